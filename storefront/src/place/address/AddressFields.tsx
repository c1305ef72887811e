import * as place from '@botika/common/messages/place'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { t } from '../../lib/language/text'
import { Combobox, type ComboOption } from '../../ui/Combobox'
import { Field } from '../../ui/Field'
import styles from '../../ui/Field.module.css'
import { RetryNotice } from '../../ui/Notice'
import { useQuery, useOnline } from '../../lib/useQuery'
import { call } from '../../lib/api'

interface AddressValues {
  province: string
  province_code: string
  city: string
  city_code: string
  barangay: string
  address: string
}

export function AddressFields() {
  const { register, watch, setValue, clearErrors, formState } = useFormContext<AddressValues>()
  const { errors } = formState
  const { province, city, barangay, province_code: provinceCode, city_code: cityCode } = watch()
  const provinces = usePlaces('provinces', null)
  const cities = usePlaces('cities', provinceCode)
  const barangays = usePlaces('barangays', cityCode)
  const lost = [provinces, cities, barangays].find(({ list }) => list.hasFailed)
  const set = (values: Partial<Omit<AddressValues, 'address'>>) => {
    for (const [name, value] of Object.entries(values)) {
      setValue(name as keyof typeof values, value, { shouldDirty: true })
      if (value) clearErrors(name as keyof typeof values)
    }
  }
  // saved addresses have names only: the lists below need codes
  useEffect(() => {
    const known = provinces.list.options.find(({ text }) => text === province)
    if (known && provinceCode === '') setValue('province_code', known.value)
  }, [provinces.list.options, province, provinceCode, setValue])
  useEffect(() => {
    const known = cities.list.options.find(({ text }) => text === city)
    if (known && provinceCode !== '' && cityCode === '') setValue('city_code', known.value)
  }, [cities.list.options, city, cityCode, provinceCode, setValue])
  return (
    <>
      {lost ? (
        <RetryNotice tone="warn" text={t(place.theListOfPlacesDidNotLoad)} onRetry={lost.retry} />
      ) : null}
      <div className={styles.pair}>
        <Combobox
          label={t(place.province)}
          {...provinces.list}
          text={province}
          error={errors.province?.message}
          onChoose={({ value, text }) => {
            if (value !== provinceCode)
              set({ province: text, province_code: value, city: '', city_code: '', barangay: '' })
          }}
        />
        <Combobox
          label={t(place.cityOrMunicipality)}
          {...cities.list}
          disabled={provinceCode === ''}
          text={city}
          error={errors.city?.message}
          onChoose={({ value, text }) => {
            if (value !== cityCode) set({ city: text, city_code: value, barangay: '' })
          }}
        />
        <Combobox
          label={t(place.barangay)}
          {...barangays.list}
          disabled={cityCode === ''}
          text={barangay}
          error={errors.barangay?.message}
          onChoose={({ text }) => set({ barangay: text })}
        />
      </div>
      <Field
        label={t(place.houseNumberStreetBuilding)}
        autoComplete="street-address"
        error={errors.address?.message}
        {...register('address')}
      />
    </>
  )
}

const PER_PAGE = 2000

const NONE: readonly ComboOption[] = []

type Level = 'provinces' | 'cities' | 'barangays'

function usePlaces(level: Level, within: string | null) {
  const { result, retry } = useQuery(`${level} ${within}`, async (signal) => ({
    within,
    options: within === '' ? [] : await load(level, within, signal),
  }))
  const hasFailed = result.state === 'failed'
  useOnline(retry, hasFailed)
  // options of the previous province or city must not be offered meanwhile
  const found = result.state === 'found' && result.data.within === within ? result.data.options : null
  return {
    retry,
    list: { options: found ?? NONE, isLoading: !found && !hasFailed && within !== '', hasFailed },
  }
}

async function load(level: Level, within: string | null, signal: AbortSignal): Promise<ComboOption[]> {
  const { locations } = await import('@botika/common/locations/endpoints')
  const pageOf = (page: number) => {
    const query = { page, per_page: PER_PAGE }
    if (level === 'provinces') return call(locations.provinces, { query }, { signal })
    if (level === 'cities')
      return call(locations.cities, { query: { ...query, province_code: within ?? '' } }, { signal })
    return call(locations.barangays, { query: { ...query, city_code: within ?? '' } }, { signal })
  }
  const first = await pageOf(1)
  const others = Array.from({ length: first.pagination.lastPage - 1 }, (_, index) => pageOf(index + 2))
  const pages = [first, ...(await Promise.all(others))]
  return pages.flatMap((page) => page.data.map(({ code, name }) => ({ value: code, text: name })))
}
