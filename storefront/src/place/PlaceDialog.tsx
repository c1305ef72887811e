import * as placeMessages from '@botika/common/messages/place'
import * as uiMessages from '@botika/common/messages/ui'
import { useEffect, useRef, useState } from 'react'
import { t } from '../lib/language/text'
import { StatutorySwitch } from '../statutory-price/StatutorySwitch'
import { useAtom } from '../lib/store'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { MY_LOCATION, type Place, placeAtom } from './atoms'
import { CITIES } from './cities'
import styles from '../ui/Dialog.module.css'

interface Props {
  onClose: () => void
  onChosen?: ((place: Place) => void) | undefined
}

// three decimals are some hundred metres: enough to sort by, too coarse to find a door
const coarse = (degrees: number) => Math.round(degrees * 1000) / 1000

export function PlaceDialog({ onClose, onChosen }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [place, setPlace] = useAtom(placeAtom)
  const [error, setError] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])

  function choose(chosen: Place) {
    setPlace(chosen)
    onChosen?.(chosen)
    dialog.current?.close()
  }

  function askDevice() {
    if (!('geolocation' in navigator)) {
      setError(t(placeMessages.thisBrowserCannotTellWhereYouAre))
      return
    }
    setIsAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        choose({ name: MY_LOCATION, lat: coarse(coords.latitude), lng: coarse(coords.longitude) }),
      () => {
        setIsAsking(false)
        setError(t(placeMessages.yourLocationCouldNotBeFound))
      },
      { timeout: 8000, maximumAge: 600_000 },
    )
  }

  return (
    <dialog ref={dialog} className={styles.dialog} onClose={onClose} aria-labelledby="place-title">
      <div className={ui.between}>
        <h2 id="place-title">{t(placeMessages.whereAreYou)}</h2>
        <button
          type="button"
          className={ui.iconButton}
          aria-label={t(uiMessages.close)}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className={ui.muted}>{t(placeMessages.weShowHowFarEach)}</p>
      <button type="button" className={`${ui.primary} ${ui.wide}`} aria-busy={isAsking} onClick={askDevice}>
        <Icon name="locate" /> {t(placeMessages.useMyLocation)}
      </button>
      {error ? (
        <p className={ui.noticeWarn} role="alert">
          {error}
        </p>
      ) : null}
      <label className={styles.field}>
        <span>{t(placeMessages.orChooseACity)}</span>
        <select
          value={CITIES.some(({ name }) => name === place?.name) ? place?.name : ''}
          onChange={(event) => {
            const chosen = CITIES.find(({ name }) => name === event.target.value)
            if (chosen) choose(chosen)
          }}
        >
          <option value="" disabled>
            {t(placeMessages.city)}
          </option>
          {CITIES.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {place ? (
        <button
          type="button"
          className={ui.quiet}
          onClick={() => {
            setPlace(null)
            dialog.current?.close()
          }}
        >
          {t(placeMessages.forgetMyPlace)}
        </button>
      ) : null}
      <StatutorySwitch label={t(uiMessages.showSeniorAndPwdPrices)} />
    </dialog>
  )
}
