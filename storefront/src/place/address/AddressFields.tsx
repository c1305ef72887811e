import * as place from '@botika/common/messages/place'
import * as uiMessages from '@botika/common/messages/ui'
import { useCallback, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { t } from '../../lib/language/words'
import { Combobox, type ComboOption } from '../../ui/Combobox'
import { Field } from '../../ui/Field'
import styles from '../../ui/Field.module.css'
import { Icon } from '../../ui/Icon'
import ui from '../../ui/ui.module.css'
import { call } from '../../lib/api'

/** What a form holds of an address; the codes find the lists below a province and a city. */
interface AddressValues {
  province: string
  province_code: string
  city: string
  city_code: string
  barangay: string
  address: string
}

/** Province, city, barangay, each searched within the one before; then the street. */
export function AddressFields() {
  const { register, watch, setValue, clearErrors, formState } = useFormContext<AddressValues>()
  const { errors } = formState
  const [province, city, barangay, provinceCode, cityCode] = watch([
    'province',
    'city',
    'barangay',
    'province_code',
    'city_code',
  ])
  const provinces = usePlaces('provinces', null)
  const cities = usePlaces('cities', provinceCode)
  const barangays = usePlaces('barangays', cityCode)
  const lost = [provinces, cities, barangays].find(({ hasFailed }) => hasFailed)
  const set = (values: Partial<Omit<AddressValues, 'address'>>) => {
    for (const [name, value] of Object.entries(values)) {
      setValue(name as keyof typeof values, value, { shouldDirty: true })
      if (value) clearErrors(name as keyof typeof values)
    }
  }
  // an address from an earlier order comes by name: the lists below it are asked for by code
  useEffect(() => {
    const known = provinces.options.find(({ text }) => text === province)
    if (known && provinceCode === '') setValue('province_code', known.value)
  }, [provinces.options, province, provinceCode, setValue])
  useEffect(() => {
    const known = cities.options.find(({ text }) => text === city)
    // those of the province before are still here until its code has changed
    if (known && provinceCode !== '' && cityCode === '') setValue('city_code', known.value)
  }, [cities.options, city, cityCode, provinceCode, setValue])
  return (
    <>
      {lost ? (
        <div className={ui.noticeWarn} role="alert">
          <Icon name="alert" />
          <div>
            <p>{t(place.theListOfPlacesDidNotLoad)}</p>
            <button type="button" className={ui.quiet} onClick={lost.retry}>
              {t(uiMessages.tryAgain)}
            </button>
          </div>
        </div>
      ) : null}
      <div className={styles.pair}>
        <Combobox
          label={t(place.province)}
          options={provinces.options}
          isLoading={provinces.isLoading}
          hasFailed={provinces.hasFailed}
          text={province}
          error={errors.province?.message}
          onChoose={({ value, text }: ComboOption) => {
            if (value !== provinceCode)
              set({ province: text, province_code: value, city: '', city_code: '', barangay: '' })
          }}
        />
        <Combobox
          label={t(place.cityOrMunicipality)}
          options={cities.options}
          isLoading={cities.isLoading}
          hasFailed={cities.hasFailed}
          disabled={provinceCode === ''}
          text={city}
          error={errors.city?.message}
          onChoose={({ value, text }: ComboOption) => {
            if (value !== cityCode) set({ city: text, city_code: value, barangay: '' })
          }}
        />
        <Combobox
          label={t(place.barangay)}
          options={barangays.options}
          isLoading={barangays.isLoading}
          hasFailed={barangays.hasFailed}
          disabled={cityCode === ''}
          text={barangay}
          error={errors.barangay?.message}
          onChoose={({ text }: ComboOption) => set({ barangay: text })}
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

type Level = 'provinces' | 'cities' | 'barangays'

/** The provinces, the cities of a province, the barangays of a city; all pages of them. */
export function usePlaces(level: Level, within: string | null) {
  const [options, setOptions] = useState<readonly ComboOption[]>([])
  const [isLoading, setIsLoading] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    // those of another place must not be chosen from while these are late or lost
    setOptions([])
    setIsLoading(false)
    setHasFailed(false)
    if (within === '') return
    const abort = new AbortController()
    setIsLoading(true)
    load(level, within, abort.signal).then(
      (found) => {
        if (abort.signal.aborted) return
        setOptions(found)
        setIsLoading(false)
      },
      () => {
        if (abort.signal.aborted) return
        setIsLoading(false)
        setHasFailed(true)
      },
    )
    return () => abort.abort()
  }, [level, within, attempt])
  const retry = useCallback(() => setAttempt((one) => one + 1), [])
  // whoever was cut off need not ask once more by hand
  useEffect(() => {
    if (!hasFailed) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [hasFailed, retry])
  return { options, isLoading, hasFailed, retry }
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
