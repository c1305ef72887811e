import * as records from '@botika/common/messages/office/records'
import * as inputs from '@botika/common/messages/office/inputs'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useInput } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'
import { DayRow } from './DayRow'
import { HoursSummary, shownWeek } from './HoursSummary'
import {
  ALL_DAY,
  DAYS,
  type Day,
  readRules,
  readWeek,
  sameHours,
  type Span,
  type Week,
  weekFault,
  writeWeek,
} from './week'

const WORKDAY: Span = { from: '08:00', to: '17:00' }

interface HoursInputProps {
  source: string
  label: string
}

export function HoursInput({ source, label }: HoursInputProps) {
  const t = useTranslations()
  // times that are half typed cannot be written down yet, and must not be lost without a word
  const [draft, setDraft] = useState<Week | null>(null)
  const { field, fieldState } = useInput({
    source,
    validate: () => {
      const fault = draft && weekFault(draft)
      return fault ? t(fault) : undefined
    },
  })
  const text = (field.value ?? '') as string
  const [isText, setIsText] = useState(false)
  const id = useId()
  const week = draft ?? readWeek(text)

  function set(next: Week) {
    setDraft(weekFault(next) ? next : null)
    if (!weekFault(next)) field.onChange(writeWeek(next) || null)
  }

  const { message } = fieldState.error ?? {}
  if (!week || isText) {
    return (
      <Box>
        <TextField
          {...field}
          fullWidth
          label={label}
          value={text}
          onChange={(event) => {
            setIsText(true)
            field.onChange(event.target.value || null)
          }}
          error={fieldState.invalid}
          helperText={
            message
              ? message
              : t(inputs.forExampleHours, { hours: 'Mo-Sa 08:00-21:00; Su 09:00-18:00; PH off' })
          }
        />
        <HoursSummary text={text} />
        <Button
          onClick={() => {
            setIsText(false)
            if (!week) set(readRules(text).week)
          }}
        >
          {t(inputs.fillInByWeekday)}
        </Button>
      </Box>
    )
  }

  const setDay = (day: Day, spans: readonly Span[]) => set({ ...week, days: { ...week.days, [day]: spans } })
  const setAll = (spans: readonly Span[]) =>
    set({ ...week, days: Object.fromEntries(DAYS.map((day) => [day, spans])) as Week['days'] })
  const setOpenDays = (spans: readonly Span[]) => set({ ...week, days: sameHours(week.days, spans) })
  const isAlways = writeWeek({ ...week, isClosedOnHolidays: false }) === '24/7'
  const found = weekFault(week)
  const fault = found ? t(found) : message && message

  return (
    <Box component="fieldset" aria-describedby={id} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 700, p: 0, mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={isAlways}
              onChange={(_, is) => setAll(is ? [ALL_DAY] : [WORKDAY])}
              slotProps={{ input: { 'aria-invalid': fieldState.invalid } }}
            />
          }
          label={t(inputs.dayAndNight)}
        />
        <FormControlLabel
          control={
            <Checkbox
              checked={week.isClosedOnHolidays}
              onChange={(_, is) => set({ ...week, isClosedOnHolidays: is })}
            />
          }
          label={t(inputs.closedOnHolidays)}
        />
      </Box>
      {!isAlways &&
        DAYS.map((day) => (
          <DayRow
            key={day}
            day={day}
            spans={week.days[day]}
            onChange={(spans) => setDay(day, spans)}
            {...(day === 'Mo' ? { onCopy: () => setOpenDays(week.days.Mo) } : {})}
          />
        ))}
      <Alert id={id} severity={message ? 'error' : fault ? 'warning' : 'info'} sx={{ mt: 1.5 }}>
        {fault ?? shownWeek(week, t)}
      </Alert>
      <Button onClick={() => setIsText(true)}>{t(records.writeItAsText)}</Button>
    </Box>
  )
}
