import * as placeMessages from '@botika/common/messages/place'
import * as ui from '@botika/common/messages/ui'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { t } from '../lib/language/text'
import { useAtomValue } from '../lib/store'
import { Icon } from '../ui/Icon'
import { MY_LOCATION, type Place, placeAtom } from './atoms'

const PlaceDialog = lazy(async () => ({ default: (await import('./PlaceDialog')).PlaceDialog }))

interface Props {
  className?: string | undefined
  ask?: string
  /** By default a list sorted by distance is sorted again. */
  onChosen?: ((place: Place) => void) | undefined
}

export function PlaceButton({ className, ask = t(ui.setYourLocation), onChosen }: Props) {
  const place = useAtomValue(placeAtom)
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  function sortAnew({ lat, lng }: Place) {
    const query = new URLSearchParams(search)
    if (query.get('filter') !== 'nearest') return
    query.set('lat', String(lat))
    query.set('lng', String(lng))
    query.delete('page')
    void navigate(`${pathname}?${query}`, { preventScrollReset: true })
  }

  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        <Icon name="pin" size={18} />
        <span>
          {place
            ? t(placeMessages.nearName, {
                name: place.name === MY_LOCATION ? t(placeMessages.myLocation) : place.name,
              })
            : ask}
        </span>
      </button>
      {isOpen ? (
        <Suspense>
          <PlaceDialog onClose={() => setIsOpen(false)} onChosen={onChosen ?? sortAnew} />
        </Suspense>
      ) : null}
    </>
  )
}
