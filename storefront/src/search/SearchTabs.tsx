import * as search from '@botika/common/messages/search'
import type { SearchCounts } from '@botika/common/search/endpoints'
import { NavLink, useLocation } from 'react-router-dom'
import { t } from '../lib/language/words'
import styles from '../ui/chips.module.css'
import { useCurrentInView } from '../ui/useCurrentInView'
import { countOf, SEARCH_KINDS } from './kinds'

interface Props {
  keyword: string
  counts: SearchCounts | null
}

/** The kinds of things in which the words find something, and the open one, with how much of each. */
export function SearchTabs({ keyword, counts }: Props) {
  const { pathname } = useLocation()
  const tabs = useCurrentInView(pathname)
  const shown = SEARCH_KINDS.filter(
    ({ kind, toSearch }) => !counts || counts[kind] > 0 || isAt(pathname, toSearch(keyword)),
  )
  // one kind alone leaves nothing to choose
  if (shown.length < 2) return null
  return (
    <nav ref={tabs} aria-label={t(search.kindsOfResults)} className={styles.chips}>
      {shown.map(({ kind, name, toSearch }) => (
        <NavLink key={kind} to={toSearch(keyword)}>
          {t(name)}
          {counts && counts[kind] > 0 ? <small>{countOf(counts, kind)}</small> : null}
        </NavLink>
      ))}
    </nav>
  )
}

const isAt = (pathname: string, address: string) =>
  pathname.split('/').slice(0, -1).join('/') === address.split('/').slice(0, -1).join('/')
