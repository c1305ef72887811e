import * as inputs from '@botika/common/messages/office/inputs'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useTranslations } from '../../lib/language/useTranslations'
import type { Day, Span } from './week'
import { DAY_NAMES } from './format-week'

interface DayRowProps {
  day: Day
  spans: readonly Span[]
  onChange: (spans: readonly Span[]) => void
  onCopy?: () => void
}

export function DayRow({ day, spans, onChange, onCopy }: DayRowProps) {
  const t = useTranslations()
  const name = t(DAY_NAMES[day])
  const change = (at: number, part: Partial<Span>) =>
    onChange(spans.map((span, place) => (place === at ? { ...span, ...part } : span)))

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <FormControlLabel
        sx={{ width: '8.9375rem', m: 0, ml: '-11px' }}
        control={
          <Checkbox
            checked={spans.length > 0}
            onChange={(_, isOpen) => onChange(isOpen ? [{ from: '08:00', to: '17:00' }] : [])}
          />
        }
        label={name}
      />
      {spans.map((span, at) => (
        <Box key={at} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
          <TimeField
            label={`${name}, ${t(at === 0 ? inputs.opens : inputs.opensAgain)}`}
            value={span.from}
            onChange={(from) => change(at, { from })}
          />
          <span aria-hidden>–</span>
          <TimeField
            label={`${name}, ${t(at === 0 ? inputs.closes : inputs.closesAgain)}`}
            value={span.to}
            onChange={(to) => change(at, { to })}
          />
        </Box>
      ))}
      {spans.length === 1 && (
        <Button size="small" onClick={() => onChange(withBreak(spans))}>
          {t(inputs.addABreak)}
        </Button>
      )}
      {spans.length > 1 && (
        <Button size="small" onClick={() => onChange(withoutBreak(spans))}>
          {t(inputs.noBreak)}
        </Button>
      )}
      {onCopy && spans.length > 0 && (
        <Button size="small" onClick={onCopy}>
          {t(inputs.sameEveryDay)}
        </Button>
      )}
    </Box>
  )
}

interface TimeFieldProps {
  label: string
  value: string
  onChange: (time: string) => void
}

// the clock of a time field ends at 23:59; a day that ends at midnight ends at the next one's 00:00
const TimeField = ({ label, value, onChange }: TimeFieldProps) => (
  <TextField
    type="time"
    value={value === '24:00' ? '00:00' : value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ htmlInput: { 'aria-label': label } }}
    sx={{ flex: '1 1 8.25rem', maxWidth: '9.25rem' }}
  />
)

const withBreak = ([span]: readonly Span[]): Span[] =>
  span
    ? [
        { from: span.from, to: '12:00' },
        { from: '13:00', to: span.to },
      ]
    : []

const withoutBreak = (spans: readonly Span[]): Span[] => {
  const first = spans[0]
  const last = spans.at(-1)
  return first && last ? [{ from: first.from, to: last.to }] : []
}
