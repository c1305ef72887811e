import * as uiMessages from '@botika/common/messages/ui'
import { Link, useLocation } from 'react-router-dom'
import { t } from '../lib/language/text'
import { EmptyState } from './EmptyState'
import { searchOfPage } from './Pagination'
import ui from './ui.module.css'

export function BeyondLast() {
  const { pathname, search } = useLocation()
  return (
    <EmptyState icon="search" title={t(uiMessages.thisListEndsBeforeThisPage)}>
      <p>{t(uiMessages.itMayHaveBecomeShorterSince)}</p>
      <Link to={pathname + searchOfPage(search, 1)} className={ui.soft}>
        {t(uiMessages.toTheFirstPage)}
      </Link>
    </EmptyState>
  )
}
