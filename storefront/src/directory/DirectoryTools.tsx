import * as directory from '@botika/common/messages/directory'
import * as uiMessages from '@botika/common/messages/ui'
import { PAGE_SIZES } from '@botika/common/http/page-numbers'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { t } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import tools from '../listing/ListTools.module.css'
import { SortTools } from '../listing/SortTools'
import { useFilterForm } from '../listing/useFilterForm'
import type { DirectoryQuery } from './directory-query'
import { useAddressed } from '../listing/useAddressed'
import styles from './DirectoryTools.module.css'

interface Props {
  query: DirectoryQuery
  what: string
  hasKeyword?: boolean
  hasHours?: boolean
}

const SORTS = [
  { value: '', text: uiMessages.alphabetical },
  { value: 'nearest', text: uiMessages.nearest },
]

export function DirectoryTools({ query, what, hasKeyword = true, hasHours = true }: Props) {
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const { apply, onSubmit } = useFilterForm()
  const change = () => {
    if (form.current) apply(form.current)
  }
  const keyword = useAddressed<HTMLInputElement>(query.keyword ?? '')
  const openNow = useAddressed<HTMLInputElement>(query.open_now === true)
  const size = useAddressed<HTMLSelectElement>(String(query.per_page))
  return (
    <form ref={form} action={pathname} onSubmit={onSubmit} className={styles.form} data-auto="">
      {hasKeyword ? (
        <div className={styles.search}>
          <label>
            <span className={ui.hidden}>{t(directory.searchWhat, { what })}</span>
            <input
              ref={keyword}
              type="search"
              name="keyword"
              defaultValue={query.keyword}
              placeholder={t(directory.searchWhat, { what })}
            />
          </label>
          <button type="submit" className={ui.iconButton} aria-label={t(directory.searchWhat, { what })}>
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
            <b>{t(uiMessages.openNow)}</b>
          </label>
        ) : null}
        <SortTools
          sorts={SORTS}
          current={query.filter === 'nearest' ? 'nearest' : ''}
          from={query}
          onChange={change}
        />
        <label className={tools.size}>
          <span>{t(uiMessages.viewBy)}</span>
          <select
            ref={size}
            className={ui.select}
            name="per_page"
            defaultValue={query.per_page}
            onChange={change}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      </div>
      <noscript>
        <button type="submit" className={ui.soft}>
          {t(uiMessages.apply)}
        </button>
      </noscript>
    </form>
  )
}
