import type { Label } from '@botika/common/messages/message'
import * as catalogue from '@botika/common/messages/catalogue'
import { Suspense, useState } from 'react'
import { t } from '../lib/language/text'
import { type Place, placeAtom } from '../place/atoms'
import { PlaceDialog, useSortFrom } from '../place/PlaceButton'
import { useAtomValue } from '../lib/store'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import styles from './ListTools.module.css'
import { useAddressed } from './useAddressed'
import { useFilterForm } from './useFilterForm'

interface Props {
  sorts: readonly { value: string; text: Label }[]
  current: string
  from: { lat?: number | undefined; lng?: number | undefined }
  form?: string
  onChange: () => void
  hasNearest?: boolean
}

/** Sort select; "Nearest" asks for the shopper's place where it is unknown. */
export function SortTools({ sorts, current, from, form, onChange, hasNearest = true }: Props) {
  const place = useAtomValue(placeAtom)
  const position =
    place ?? (from.lat !== undefined && from.lng !== undefined ? { lat: from.lat, lng: from.lng } : null)
  const { apply } = useFilterForm()
  const sortAnew = useSortFrom()
  const select = useAddressed<HTMLSelectElement>(current)
  const [isAsking, setIsAsking] = useState(false)

  function sortFrom(chosen: Place) {
    if (select.current?.form) apply(select.current.form, chosen)
  }

  function change() {
    if (select.current?.value === 'nearest' && !position) setIsAsking(true)
    else onChange()
  }

  function nearestFirst() {
    if (current === 'nearest') sortAnew(null)
    else if (place) sortFrom(place)
    else setIsAsking(true)
  }

  return (
    <>
      <label>
        <span>{t(catalogue.sortBy)}</span>
        <select
          ref={select}
          className={ui.select}
          name="filter"
          form={form}
          defaultValue={current}
          onChange={change}
        >
          {sorts.map(({ value, text }) =>
            value === 'nearest' && !hasNearest ? null : (
              <option key={value} value={value}>
                {t(text)}
              </option>
            ),
          )}
        </select>
      </label>
      {position ? (
        <>
          <input type="hidden" name="lat" value={position.lat} form={form} />
          <input type="hidden" name="lng" value={position.lng} form={form} />
        </>
      ) : null}
      {hasNearest ? (
        <button
          type="button"
          className={styles.place}
          aria-pressed={current === 'nearest'}
          onClick={nearestFirst}
        >
          <Icon name="locate" size={18} /> {t(catalogue.nearestFirst)}
        </button>
      ) : null}
      {isAsking ? (
        <Suspense>
          <PlaceDialog
            onClose={() => {
              setIsAsking(false)
              if (select.current && !position) select.current.value = current
            }}
            onChosen={sortFrom}
          />
        </Suspense>
      ) : null}
    </>
  )
}
