import * as shared from '@botika/common/messages/office/shared'
import TextField from '@mui/material/TextField'
import { useInput } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'
import { TryAgain } from '../../ui/TryAgain'

interface FetchedChoiceProps {
  source: string
  label: string
  options: readonly { value: string; name: string }[] | undefined
  error: Error | null
  onRetry: () => unknown
  value: string
  held: string
  blank: string
  isClosed?: boolean
  onChoose: (value: string) => void
}

export function FetchedChoice(props: FetchedChoiceProps) {
  const { source, label, options, error, onRetry, value, held, blank, isClosed = false, onChoose } = props
  const t = useTranslations()
  const { field, fieldState } = useInput({ source })
  const isListed = options?.some((option) => option.value === value) ?? false
  const failed = error && !options && (
    <>
      {t(shared.thisListCouldNotBe)} <TryAgain size="small" error={error} onRetry={onRetry} />
    </>
  )
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      onBlur={field.onBlur}
      disabled={isClosed}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? failed}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{blank}</option>
      {value && !isListed && <option value={value}>{held}</option>}
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </TextField>
  )
}
