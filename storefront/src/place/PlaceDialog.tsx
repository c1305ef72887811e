import * as placeMessages from '@botika/common/messages/place'
import * as uiMessages from '@botika/common/messages/ui'
import { addressLine } from '@botika/common/address-line'
import { useRef, useState } from 'react'
import { t } from '../lib/language/text'
import { useAtom } from '../lib/store'
import { useOnline, useQuery } from '../lib/useQuery'
import { hasRole, useUser } from '../session/atoms'
import { StatutorySwitch } from '../statutory-price/StatutorySwitch'
import { Combobox } from '../ui/Combobox'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/Icon'
import { RetryNotice } from '../ui/Notice'
import ui from '../ui/ui.module.css'
import { MY_LOCATION, type Place, placeAtom, rounded, shortCity } from './atoms'
import { askCities, askOwnPlaces, type City } from './places'

interface Props {
  onClose: () => void
  onChosen?: ((place: Place) => void) | undefined
}

const NONE: readonly City[] = []
const NOWHERE = { province: null, city: null, barangay: null }

export function PlaceDialog({ onClose, onChosen }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [place, setPlace] = useAtom(placeAtom)
  const isCustomer = hasRole(useUser(), 'customer')
  const { result, retry } = useQuery('cities', askCities)
  const own = useQuery(`own ${isCustomer}`, async (signal) => (isCustomer ? askOwnPlaces(signal) : []))
  const hasFailed = result.state === 'failed'
  useOnline(retry, hasFailed)
  const cities = result.state === 'found' ? result.data : NONE

  function choose(found: Place) {
    const chosen = rounded(found)
    setPlace(chosen)
    onChosen?.(chosen)
    dialog.current?.close()
  }

  return (
    <Dialog ref={dialog} title={t(placeMessages.whereShouldThingsGo)} onClose={onClose}>
      <p className={ui.muted}>{t(placeMessages.weShowWhoBringsItThere)}</p>
      <Combobox
        label={t(placeMessages.cityOrMunicipality)}
        options={cities.map(({ code, city, province }) => ({
          value: code,
          text: `${city}, ${province}`,
        }))}
        isLoading={result.state === 'loading'}
        hasFailed={hasFailed}
        text={place?.city && place.province ? `${place.city}, ${place.province}` : ''}
        onChoose={({ value }) => {
          const city = cities.find(({ code }) => code === value)
          if (city) choose(centreOf(city))
        }}
      />
      {hasFailed ? (
        <RetryNotice tone="warn" text={t(placeMessages.theListOfPlacesDidNotLoad)} onRetry={retry} />
      ) : null}
      <DeviceButton onFound={choose} />
      {own.result.state === 'found' && own.result.data.length > 0 ? (
        <div className={ui.stackS}>
          <h3>{t(placeMessages.orOneOfYourAddresses)}</h3>
          {own.result.data.map((address) => {
            const { latitude, longitude, province, city, barangay } = address
            const centre = cities.find((one) => one.city === city && one.province === province)
            const spot = latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : centre
            return (
              <button
                key={address.id}
                type="button"
                className={`${ui.outline} ${ui.wide}`}
                disabled={!spot}
                onClick={() => {
                  if (!spot) return
                  const name = address.label || shortCity(city ?? '')
                  choose({ name, province, city, barangay, lat: spot.lat, lng: spot.lng })
                }}
              >
                {addressLine(address)}
              </button>
            )
          })}
        </div>
      ) : null}
      <StatutorySwitch label={t(uiMessages.showSeniorAndPwdPrices)} />
    </Dialog>
  )
}

const centreOf = ({ province, city, lat, lng }: City): Place => ({
  name: shortCity(city),
  province,
  city,
  barangay: null,
  lat,
  lng,
})

function DeviceButton({ onFound }: { onFound: (place: Place) => void }) {
  const [error, setError] = useState('')
  const [isAsking, setIsAsking] = useState(false)

  function askDevice() {
    if (!('geolocation' in navigator)) {
      setError(t(placeMessages.thisBrowserCannotTellWhereYouAre))
      return
    }
    setIsAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onFound({ ...NOWHERE, name: MY_LOCATION, lat: coords.latitude, lng: coords.longitude }),
      () => {
        setIsAsking(false)
        setError(t(placeMessages.yourLocationCouldNotBeFound))
      },
      { timeout: 8000, maximumAge: 600_000 },
    )
  }

  return (
    <>
      <button type="button" className={`${ui.primary} ${ui.wide}`} aria-busy={isAsking} onClick={askDevice}>
        <Icon name="locate" /> {t(placeMessages.useMyLocation)}
      </button>
      {error ? (
        <p className={ui.noticeWarn} role="alert">
          {error}
        </p>
      ) : null}
    </>
  )
}
