import { type SellerOrderStatus, STATUS_NAMES } from '@botika/common/seller-orders/rules'
import Chip from '@mui/material/Chip'
import { useTheme } from '@mui/material/styles'
import type { Palette } from '../brand/palette'

export type Tone = 'brand' | 'good' | 'warn' | 'bad' | 'info' | 'quiet'

const INKS: Record<Tone, [ink: keyof Palette, ground: keyof Palette]> = {
  brand: ['onBrandSoft', 'brandSoft'],
  good: ['good', 'goodSoft'],
  warn: ['warn', 'warnSoft'],
  bad: ['bad', 'badSoft'],
  info: ['info', 'infoSoft'],
  quiet: ['text2', 'surface2'],
}

/** A word with its colour; the word alone says it too. */
export function ToneChip({ tone, label }: { tone: Tone; label: string }) {
  const { house } = useTheme().palette
  const [ink, ground] = INKS[tone]
  return <Chip size="small" label={label} sx={{ color: house[ink], bgcolor: house[ground] }} />
}

const TONES: Record<SellerOrderStatus, Tone> = {
  to_confirm: 'warn',
  to_ship: 'info',
  to_receive: 'info',
  to_pay: 'brand',
  to_complete: 'brand',
  completed: 'good',
  cancelled: 'quiet',
}

/** Where an order stands. */
export const StatusChip = ({ status }: { status: SellerOrderStatus }) => (
  <ToneChip tone={TONES[status]} label={STATUS_NAMES[status]} />
)
