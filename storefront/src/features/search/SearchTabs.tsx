import type { SearchCounts } from '@botika/common/search/endpoints'
import { useLocation } from 'react-router-dom'
import { NavLink } from '../../shared/router/Link'
import { t } from '../../shared/language/words'
import styles from '../../shared/ui/chips.module.css'
import { useCurrentInView } from '../../shared/ui/useCurrentInView'
import { countOf, SEARCH_KINDS } from './kinds'

interface Props {
  keyword: string
  counts: SearchCounts | null
}

/** The same words in every kind of thing that can be searched, with how much of each they find. */
export function SearchTabs({ keyword, counts }: Props) {
  const tabs = useCurrentInView(useLocation().pathname)
  return (
    <nav ref={tabs} aria-label={t('Kinds of results')} className={styles.chips}>
      {SEARCH_KINDS.map(({ kind, name, toSearch }) => (
        <NavLink key={kind} to={toSearch(keyword)} data-empty={counts?.[kind] === 0 ? '' : undefined}>
          {t(name)}
          {counts ? <small>{countOf(counts, kind)}</small> : null}
        </NavLink>
      ))}
    </nav>
  )
}
