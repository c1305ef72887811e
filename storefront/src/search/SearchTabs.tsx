import * as search from '@botika/common/messages/search'
import type { SearchCounts } from '@botika/common/search/endpoints'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { t } from '../lib/language/text'
import styles from '../ui/chips.module.css'
import { useCurrentInView } from '../ui/useCurrentInView'
import type { Label } from '@botika/common/messages/message'
import { formatNumber } from '@botika/common/numbers/format-number'
import * as ui from '@botika/common/messages/ui'
import { type FacilitySlug, paths } from '../lib/paths'
import uiStyles from '../ui/ui.module.css'

interface Kind {
  kind: Exclude<keyof SearchCounts, 'products_is_capped'>
  name: Label
  toSearch: (keyword: string) => string
}

const facilities = (kind: FacilitySlug, name: Label): Kind => ({
  kind,
  name,
  toSearch: (keyword) => paths.searchFacilities(kind, keyword),
})

const SEARCH_KINDS: readonly Kind[] = [
  { kind: 'products', name: ui.products, toSearch: paths.searchProducts },
  { kind: 'pharmacies', name: ui.pharmacies, toSearch: paths.searchPharmacies },
  { kind: 'doctors', name: ui.doctors, toSearch: paths.searchDoctors },
  facilities('hospitals', ui.hospitals),
  facilities('clinics', ui.clinics),
  facilities('laboratories', ui.laboratories),
  facilities('veterinarians', ui.veterinarians),
]

const countOf = (counts: SearchCounts, kind: Kind['kind']) =>
  `${formatNumber(counts[kind])}${kind === 'products' && counts.products_is_capped ? '+' : ''}`

interface Props {
  keyword: string
  counts: SearchCounts | null
}

export function SearchTabs({ keyword, counts }: Props) {
  const { pathname } = useLocation()
  const tabs = useCurrentInView(pathname)
  const shown = SEARCH_KINDS.filter(
    ({ kind, toSearch }) => !counts || counts[kind] > 0 || isAt(pathname, toSearch(keyword)),
  )
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

export function OtherKinds({ keyword, counts }: Props) {
  const found = counts ? SEARCH_KINDS.filter(({ kind }) => counts[kind] > 0) : []
  if (!counts || found.length === 0) return null
  return (
    <>
      <p>{t(search.theSameWordsFindSomethingElsewhere)}</p>
      <p className={uiStyles.row}>
        {found.map(({ kind, name, toSearch }) => (
          <Link key={kind} to={toSearch(keyword)} className={uiStyles.outline}>
            {t(name)} ({countOf(counts, kind)})
          </Link>
        ))}
      </p>
    </>
  )
}
