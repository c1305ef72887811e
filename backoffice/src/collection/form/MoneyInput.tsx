import InputAdornment from '@mui/material/InputAdornment'
import { NumberInput, type NumberInputProps } from 'react-admin'

const STEP = { min: 0, step: 0.01 }
const SIGN = { input: { startAdornment: <InputAdornment position="start">₱</InputAdornment> } }

export const MoneyInput = (props: NumberInputProps) => (
  <NumberInput {...STEP} {...props} format={withCentavos} slotProps={SIGN} />
)

const withCentavos = (amount: unknown) => (typeof amount === 'number' ? amount.toFixed(2) : '')
