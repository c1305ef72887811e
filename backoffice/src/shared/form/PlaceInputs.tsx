import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { TextInput, useDataProvider, useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { BotikaDataProvider } from '../../providers/data-provider'
import type { LocationLevel } from '../../providers/verbs'
import { PinInput } from '../pin/PinInput'
import { useWords } from '../language/useWords'
import { Columns } from './Columns'

/** Where it is: street, province, city, barangay, and the point on the map. */
export function PlaceInputs({ isRequired = false }: { isRequired?: boolean }) {
  const { province, city } = useWatch() as { province?: string; city?: string }
  const provinces = useLocations('provinces')
  const provinceCode = provinces.find(({ name }) => name === province)?.code
  const cities = useLocations('cities', provinceCode)
  const cityCode = cities.find(({ name }) => name === city)?.code
  const barangays = useLocations('barangays', cityCode)
  return (
    <>
      <TextInput
        source="address"
        label="Street and number"
        helperText={false}
        {...(isRequired
          ? { isRequired, validate: (value: string) => (value ? undefined : 'Please fill this in') }
          : {})}
      />
      <Columns>
        <LocationInput
          source="province"
          label="Province"
          options={provinces}
          empties={['city', 'barangay']}
        />
        <LocationInput source="city" label="City or municipality" options={cities} empties={['barangay']} />
        <LocationInput source="barangay" label="Barangay" options={barangays} empties={[]} />
      </Columns>
      <PinInput />
    </>
  )
}

/** Places of a level; those below another wait for it. */
function useLocations(level: LocationLevel, inside?: string) {
  const provider = useDataProvider<BotikaDataProvider>()
  const { data = [] } = useQuery({
    queryKey: ['locations', level, inside],
    queryFn: ({ signal }) => provider.readLocations(level, inside, signal),
    enabled: level === 'provinces' || inside !== undefined,
    staleTime: Infinity,
  })
  return data
}

interface LocationInputProps {
  source: string
  label: string
  options: readonly { code: string; name: string }[]
  /** Fields below this one, which lose their meaning with it. */
  empties: readonly string[]
}

function LocationInput({ source, label, options, empties }: LocationInputProps) {
  const { field, fieldState } = useInput({ source })
  const { setValue } = useFormContext()
  const t = useWords()
  const value = (field.value ?? '') as string
  const isListed = options.some(({ name }) => name === value)
  return (
    <TextField
      select
      label={t(label)}
      value={value}
      onChange={(event) => {
        field.onChange(event.target.value || null)
        for (const below of empties) setValue(below, null, { shouldDirty: true })
      }}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      fullWidth
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">
        {options.length === 0 && source !== 'province'
          ? t(source === 'city' ? 'Choose the province first' : 'Choose the city first')
          : ''}
      </option>
      {value && !isListed && <option value={value}>{value}</option>}
      {options.map(({ code, name }) => (
        <option key={code} value={name}>
          {name}
        </option>
      ))}
    </TextField>
  )
}
