import * as directory from '@botika/common/messages/directory'
import * as uiMessages from '@botika/common/messages/ui'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import { BeyondLast } from '../ui/BeyondLast'
import { EmptyState } from '../ui/EmptyState'
import type { IconName } from '../ui/Icon'
import { Pagination } from '../ui/Pagination'
import ui from '../ui/ui.module.css'

interface Props<T> {
  page: { data: T[]; current_page: number; last_page: number }
  icon: IconName
  emptyText: string
  all: { to: string; text: string }
  waysOut?: ReactNode
  card: (entry: T, isFirst: boolean) => ReactNode
}

export function DirectoryList<T extends { id: number }>({
  page,
  icon,
  emptyText,
  all,
  waysOut,
  card,
}: Props<T>) {
  const { pathname, search } = useLocation()
  const isNarrowed = pathname !== all.to || /[?&](keyword|open_now)=[^&]/.test(search)
  const pages = <Pagination current={page.current_page} last={page.last_page} />
  if (page.current_page > page.last_page) {
    return (
      <>
        <BeyondLast />
        {pages}
      </>
    )
  }
  if (page.data.length === 0) {
    return (
      <div className={ui.apart}>
        <EmptyState icon={icon} title={emptyText}>
          <p>{t(isNarrowed ? directory.tryAnotherNameOrCity : directory.noneIsListedYetLook)}</p>
          {waysOut}
          <Link to={isNarrowed ? all.to : paths.products()} className={ui.soft}>
            {isNarrowed ? all.text : t(uiMessages.seeAllProducts)}
          </Link>
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <ul className={ui.cards}>
        {page.data.map((entry, index) => (
          <li key={entry.id}>{card(entry, index === 0)}</li>
        ))}
      </ul>
      {pages}
    </>
  )
}
