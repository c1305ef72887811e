import type { Label } from '@botika/common/messages/message'
import * as records from '@botika/common/messages/office/records'
import { useQuery } from '@tanstack/react-query'
import { required, TextInput, useDataProvider } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { BotikaDataProvider } from '../../provider/data-provider'
import type { LocationLevel } from '../../provider/verbs'
import { PinInput } from '../pin/PinInput'
import { useTranslations } from '../../lib/language/useTranslations'
import { Columns } from '../../ui/Columns'
import { FetchedChoice } from './FetchedChoice'

export function PlaceInputs({ isRequired = false }: { isRequired?: boolean }) {
  const t = useTranslations()
  return (
    <>
      <TextInput
        source="address"
        label={t(records.streetAndNumber)}
        helperText={false}
        {...(isRequired ? { validate: required() } : {})}
      />
      <LocationInputs />
      <PinInput />
    </>
  )
}

/** Province, city and barangay by name; `at` where they stand inside of another field. */
export function LocationInputs({ at = '' }: { at?: string }) {
  const t = useTranslations()
  const [province, city] = useWatch({ name: [`${at}province`, `${at}city`] }) as (string | undefined)[]
  const provinces = useLocations('provinces')
  const provinceCode = provinces.data?.find(({ name }) => name === province)?.code
  const cities = useLocations('cities', provinceCode)
  const cityCode = cities.data?.find(({ name }) => name === city)?.code
  const barangays = useLocations('barangays', cityCode)
  return (
    <Columns>
      <LocationInput
        source={`${at}province`}
        label={t(records.province)}
        places={provinces}
        empties={[`${at}city`, `${at}barangay`]}
      />
      <LocationInput
        source={`${at}city`}
        label={t(records.cityOrMunicipality)}
        places={cities}
        empties={[`${at}barangay`]}
        {...(province ? {} : { first: records.chooseTheProvinceFirst })}
      />
      <LocationInput
        source={`${at}barangay`}
        label={t(records.barangay)}
        places={barangays}
        empties={[]}
        {...(city ? {} : { first: records.chooseTheCityFirst })}
      />
    </Columns>
  )
}

function useLocations(level: LocationLevel, inside?: string) {
  const provider = useDataProvider<BotikaDataProvider>()
  return useQuery({
    queryKey: ['locations', level, inside],
    queryFn: ({ signal }) => provider.readLocations(level, inside, signal),
    enabled: level === 'provinces' || inside !== undefined,
    staleTime: Infinity,
  })
}

interface LocationInputProps {
  source: string
  label: string
  places: ReturnType<typeof useLocations>
  empties: readonly string[]
  first?: Label
}

function LocationInput({ source, label, places, empties, first }: LocationInputProps) {
  const { setValue } = useFormContext()
  const t = useTranslations()
  const value = (useWatch({ name: source }) ?? '') as string
  return (
    <FetchedChoice
      source={source}
      label={label}
      options={places.data?.map(({ name }) => ({ value: name, name }))}
      error={places.error}
      onRetry={places.refetch}
      value={value}
      held={value}
      blank={first ? t(first) : ''}
      onChoose={(chosen) => {
        setValue(source, chosen || null, { shouldDirty: true, shouldValidate: true })
        for (const below of empties) setValue(below, null, { shouldDirty: true })
      }}
    />
  )
}
