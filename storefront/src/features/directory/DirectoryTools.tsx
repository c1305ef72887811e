import { PAGE_SIZES } from '@botika/common/http/page-numbers'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { withQuery } from '../../paths'
import { t } from '../../shared/language/words'
import { useAtomValue } from '../../shared/store'
import { Icon } from '../../shared/ui/Icon'
import ui from '../../shared/ui/ui.module.css'
import tools from '../../shared/listing/ListTools.module.css'
import { useFilterForm } from '../../shared/listing/useFilterForm'
import { placeAtom } from '../../shared/place/atoms'
import { PlaceButton } from '../../shared/place/PlaceButton'
import type { DirectoryQuery } from './directory-query'
import { useAddressed } from '../../shared/listing/useAddressed'
import styles from './DirectoryTools.module.css'

interface Props {
  query: DirectoryQuery
  /** What is searched, for the field's label. */
  what: string
  /** False where the address holds the words already. */
  hasKeyword?: boolean
  /** False where nobody keeps opening hours. */
  hasHours?: boolean
}

/** Search, sorting, "open now" and page size of a directory. */
export function DirectoryTools({ query, what, hasKeyword = true, hasHours = true }: Props) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const place = useAtomValue(placeAtom)
  const { apply, onSubmit } = useFilterForm()
  const position =
    place ?? (query.lat !== undefined && query.lng !== undefined ? { lat: query.lat, lng: query.lng } : null)
  const change = () => {
    if (form.current) apply(form.current)
  }
  const keyword = useAddressed<HTMLInputElement>(query.keyword ?? '')
  const openNow = useAddressed<HTMLInputElement>(query.open_now === true)
  const sorting = useAddressed<HTMLSelectElement>(query.filter === 'nearest' ? 'nearest' : '')
  const size = useAddressed<HTMLSelectElement>(String(query.per_page))
  return (
    <form ref={form} action={pathname} onSubmit={onSubmit} className={styles.form} data-auto="">
      {hasKeyword ? (
        <div className={styles.search}>
          <label>
            <span className={ui.hidden}>{t('Search {what}', { what })}</span>
            <input
              ref={keyword}
              type="search"
              name="keyword"
              defaultValue={query.keyword}
              placeholder={t('Search {what}', { what })}
            />
          </label>
          <button type="submit" className={ui.iconButton} aria-label={t('Search {what}', { what })}>
            <Icon name="search" />
          </button>
        </div>
      ) : null}
      <div className={tools.tools}>
        {hasHours ? (
          <label className={styles.check}>
            <input
              ref={openNow}
              type="checkbox"
              name="open_now"
              value="true"
              defaultChecked={query.open_now === true}
              onChange={change}
            />
            <b>{t('Open now')}</b>
          </label>
        ) : null}
        <label>
          <span>{t('Sort by')}</span>
          <select
            ref={sorting}
            name="filter"
            defaultValue={query.filter === 'nearest' ? 'nearest' : ''}
            onChange={change}
          >
            <option value="">{t('Alphabetical')}</option>
            {position ? <option value="nearest">{t('Nearest')}</option> : null}
          </select>
        </label>
        <label className={tools.size}>
          <span>{t('View by')}</span>
          <select ref={size} name="per_page" defaultValue={query.per_page} onChange={change}>
            {PAGE_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
        {position ? (
          <>
            <input type="hidden" name="lat" value={position.lat} />
            <input type="hidden" name="lng" value={position.lng} />
          </>
        ) : (
          <PlaceButton
            className={tools.place}
            ask={t('Nearest first')}
            onChosen={({ lat, lng }) => void navigate(withQuery(pathname, { filter: 'nearest', lat, lng }))}
          />
        )}
      </div>
      <noscript>
        <button type="submit" className={ui.soft}>
          {t('Apply')}
        </button>
      </noscript>
    </form>
  )
}
