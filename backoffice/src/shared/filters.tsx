import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useListContext } from 'react-admin'

/** One filter's value and its setter; an empty value takes the filter away. */
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

/** A calendar day that bounds the list. */
export function DayFilter({ name, label }: FilterProps) {
  const [value, set] = useFilter(name)
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => set(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 170 }}
    />
  )
}

interface ChoiceFilterProps extends FilterProps {
  choices: readonly { id: string | number; name: string }[]
}

/** One of a few. */
export function ChoiceFilter({ name, label, choices }: ChoiceFilterProps) {
  const [value, set] = useFilter(name)
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => set(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 180 }}
    >
      <MenuItem value="">Any</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={String(choice.id)}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  )
}
