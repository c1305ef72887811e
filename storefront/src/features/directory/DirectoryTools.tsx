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
  return (
    <form ref={form} action={pathname} onSubmit={onSubmit} className={styles.form} data-auto="">
      {hasKeyword ? (
        <div className={styles.search}>
          <label>
            <span className={ui.hidden}>{t('Search {what}', { what })}</span>
            <input
              type="search"
              name="keyword"
              defaultValue={query.keyword}
              key={query.keyword}
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
              type="checkbox"
              name="open_now"
              value="true"
              defaultChecked={query.open_now === true}
              key={String(query.open_now)}
              onChange={change}
            />
            <b>{t('Open now')}</b>
          </label>
        ) : null}
        <label>
          <span>{t('Sort by')}</span>
          <select
            name="filter"
            defaultValue={query.filter === 'nearest' ? 'nearest' : ''}
            key={`${query.filter} ${position?.lat}`}
            onChange={change}
          >
            <option value="">{t('Alphabetical')}</option>
            {position ? <option value="nearest">{t('Nearest')}</option> : null}
          </select>
        </label>
        <label className={tools.size}>
          <span>{t('View by')}</span>
          <select name="per_page" defaultValue={query.per_page} key={query.per_page} onChange={change}>
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
