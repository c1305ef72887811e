import * as ui from '@botika/common/messages/ui'
import { pageNumbers } from '@botika/common/http/page-numbers'
import { Link, useLocation } from 'react-router-dom'
import { t } from '../lib/language/text'
import { Icon } from './Icon'
import styles from './Pagination.module.css'

export function searchOfPage(search: string, page: number): string {
  const query = new URLSearchParams(search)
  if (page === 1) query.delete('page')
  else query.set('page', String(page))
  // one order of parameters, so that a page is cached once
  query.sort()
  const text = query.toString()
  return text && `?${text}`
}

export function Pagination({ current, last }: { current: number; last: number }) {
  const { pathname, search } = useLocation()
  if (last <= 1) return null
  const to = (page: number) => pathname + searchOfPage(search, page)
  return (
    <nav aria-label={t(ui.pages)} className={styles.pages}>
      {current > 1 ? (
        <Link to={to(Math.min(current - 1, last))} rel="prev" aria-label={t(ui.previousPage)}>
          <Icon name="left" />
        </Link>
      ) : null}
      <ul>
        {pageNumbers(Math.min(current, last), last).map((page) => (
          <li key={page}>
            <Link
              to={to(page)}
              aria-label={t(ui.pageNumber, { page })}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
      {current < last ? (
        <Link to={to(current + 1)} rel="next" aria-label={t(ui.nextPage)}>
          <Icon name="right" />
        </Link>
      ) : null}
    </nav>
  )
}
