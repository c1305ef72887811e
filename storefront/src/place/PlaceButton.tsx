import * as placeMessages from '@botika/common/messages/place'
import { Fragment, lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { t } from '../lib/language/text'
import { useAtomValue } from '../lib/store'
import { Icon } from '../ui/Icon'
import { MY_LOCATION, type Place, placeAtom } from './atoms'

export const PlaceDialog = lazy(async () => ({ default: (await import('./PlaceDialog')).PlaceDialog }))

/** Sorts a list that stands in order of distance anew from there, or no more by distance. */
export function useSortFrom() {
  const navigate = useNavigate()
  return (place: Place | null) => {
    // a router's location is a moment behind, while a long list is drawn
    const { pathname, search } = window.location
    const query = new URLSearchParams(search)
    if (query.get('filter') !== 'nearest') return
    for (const name of place ? ['page'] : ['page', 'filter', 'lat', 'lng']) query.delete(name)
    if (place) {
      query.set('lat', String(place.lat))
      query.set('lng', String(place.lng))
    }
    void navigate(query.size > 0 ? `${pathname}?${query}` : pathname, { preventScrollReset: true })
  }
}

interface Props {
  className?: string | undefined
  ask?: string
}

export function PlaceButton({ className, ask = t(placeMessages.deliverToChoose) }: Props) {
  const place = useAtomValue(placeAtom)
  const [isOpen, setIsOpen] = useState(false)
  const sortFrom = useSortFrom()
  const text = place ? t(placeMessages.deliverToName, { name: nameOf(place) }) : ask
  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        <Fragment key={text}>
          <Icon name="pin" size={18} />
          <span>{text}</span>
        </Fragment>
      </button>
      {isOpen ? (
        <Suspense>
          <PlaceDialog onClose={() => setIsOpen(false)} onChosen={sortFrom} />
        </Suspense>
      ) : null}
    </>
  )
}

export const nameOf = ({ name }: Place) => (name === MY_LOCATION ? t(placeMessages.myLocation) : name)
