import type { Label } from '@botika/common/messages/message'
import * as ui from '@botika/common/messages/ui'
import type { SearchCounts } from '@botika/common/search/endpoints'
import { paths } from '../lib/paths'

interface Kind {
  kind: Exclude<keyof SearchCounts, 'products_is_capped'>
  name: Label
  toSearch: (keyword: string) => string
}

/** What can be searched, in the order of the tabs. */
export const SEARCH_KINDS: readonly Kind[] = [
  { kind: 'products', name: ui.products, toSearch: paths.searchProducts },
  { kind: 'pharmacies', name: ui.pharmacies, toSearch: paths.searchPharmacies },
  { kind: 'doctors', name: ui.doctors, toSearch: paths.searchDoctors },
  {
    kind: 'hospitals',
    name: ui.hospitals,
    toSearch: (words) => paths.searchFacilities('hospitals', words),
  },
  { kind: 'clinics', name: ui.clinics, toSearch: (words) => paths.searchFacilities('clinics', words) },
  {
    kind: 'laboratories',
    name: ui.laboratories,
    toSearch: (words) => paths.searchFacilities('laboratories', words),
  },
  {
    kind: 'veterinarians',
    name: ui.veterinarians,
    toSearch: (words) => paths.searchFacilities('veterinarians', words),
  },
]

/** `12`, `2,000+`. */
export const countOf = (counts: SearchCounts, kind: Kind['kind']) =>
  `${counts[kind].toLocaleString('en-PH')}${kind === 'products' && counts.products_is_capped ? '+' : ''}`
