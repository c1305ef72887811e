import { PAGE_SIZES } from '@botika/common/http/page-numbers'
import { t } from '../../shared/language/words'
import { useAtomValue } from '../../shared/store'
import { placeAtom } from '../../shared/place/atoms'
import { PlaceButton } from '../../shared/place/PlaceButton'
import { type ListQuery, SORTS } from '../../shared/listing/list-query'
import { useAddressed } from '../../shared/listing/useAddressed'
import styles from '../../shared/listing/ListTools.module.css'

interface Props {
  query: ListQuery
  form: string
  onChange: () => void
  /** False where everything is in one place. */
  hasNearest?: boolean
}

/** Sorting and page size, as fields of the list's form. */
export function ListTools({ query, form, onChange, hasNearest = true }: Props) {
  const place = useAtomValue(placeAtom)
  const position =
    place ?? (query.lat !== undefined && query.lng !== undefined ? { lat: query.lat, lng: query.lng } : null)
  const sort = query.filter === 'relevance' ? '' : (query.filter ?? '')
  const sorting = useAddressed<HTMLSelectElement>(sort)
  const size = useAddressed<HTMLSelectElement>(String(query.per_page))
  return (
    <div className={styles.tools}>
      <label>
        <span>{t('Sort by')}</span>
        <select ref={sorting} name="filter" form={form} defaultValue={sort} onChange={onChange}>
          {SORTS.map(({ value, text }) =>
            // how near something is can only be told from somewhere
            value === 'nearest' && !(position && hasNearest) ? null : (
              <option key={value} value={value === 'relevance' ? '' : value}>
                {t(text)}
              </option>
            ),
          )}
        </select>
      </label>
      <label className={styles.size}>
        <span>{t('View by')}</span>
        <select ref={size} name="per_page" form={form} defaultValue={query.per_page} onChange={onChange}>
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      {position ? (
        <>
          <input type="hidden" name="lat" value={position.lat} form={form} />
          <input type="hidden" name="lng" value={position.lng} form={form} />
        </>
      ) : hasNearest ? (
        <PlaceButton className={styles.place} ask={t('Nearest first')} />
      ) : null}
    </div>
  )
}
