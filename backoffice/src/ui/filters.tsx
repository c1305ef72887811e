import * as shared from '@botika/common/messages/office/shared'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslations } from '../lib/language/useTranslations'

function useFilter(name: string) {
  const { filterValues, setFilters } = useListContext()
  const value = filterValues[name] === undefined ? '' : String(filterValues[name])
  const set = (next: string) => {
    const { [name]: _, ...others } = filterValues
    setFilters(next === '' ? others : { ...others, [name]: next })
  }
  return [value, set] as const
}

interface FilterProps {
  name: string
  label: string
}

/** Narrows a list once what was typed is whole: at Enter, or as the field is left. */
export function TextFilter({ name, label }: FilterProps) {
  const [value, set] = useFilter(name)
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const take = () => {
    if (typed.trim() !== value) set(typed.trim())
  }
  return (
    <TextField
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 60, autoCapitalize: 'none' } }}
      sx={{ width: '11.25rem', maxWidth: '100%' }}
    />
  )
}

export function DayFilter({ name, label }: FilterProps) {
  const [value, set] = useFilter(name)
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => set(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: '10.625rem', maxWidth: '100%' }}
    />
  )
}

interface ChoiceFilterProps extends FilterProps {
  choices: readonly { id: string | number; name: string }[]
}

export function ChoiceFilter({ name, label, choices }: ChoiceFilterProps) {
  const [value, set] = useFilter(name)
  return <Choice label={label} value={value} choices={choices} onChoose={set} />
}

interface ChoiceProps extends Pick<ChoiceFilterProps, 'label' | 'choices'> {
  value: string
  onChoose: (value: string) => void
}

export function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  const t = useTranslations()
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: { xs: 'calc(50% - 8px)', sm: '11.25rem' }, maxWidth: '100%' }}
    >
      <MenuItem value="">{t(shared.any)}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={String(choice.id)}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  )
}
