import type { SearchCounts } from '@botika/common/search/endpoints'
import { paths } from '../lib/paths'
import { word } from '../lib/language/words'

interface Kind {
  kind: Exclude<keyof SearchCounts, 'products_is_capped'>
  name: string
  toSearch: (keyword: string) => string
}

/** What can be searched, in the order of the tabs. */
export const SEARCH_KINDS: readonly Kind[] = [
  { kind: 'products', name: word('Products'), toSearch: paths.searchProducts },
  { kind: 'pharmacies', name: word('Pharmacies'), toSearch: paths.searchPharmacies },
  { kind: 'doctors', name: word('Doctors'), toSearch: paths.searchDoctors },
  {
    kind: 'hospitals',
    name: word('Hospitals'),
    toSearch: (words) => paths.searchFacilities('hospitals', words),
  },
  { kind: 'clinics', name: word('Clinics'), toSearch: (words) => paths.searchFacilities('clinics', words) },
  {
    kind: 'laboratories',
    name: word('Laboratories'),
    toSearch: (words) => paths.searchFacilities('laboratories', words),
  },
  {
    kind: 'veterinarians',
    name: word('Veterinarians'),
    toSearch: (words) => paths.searchFacilities('veterinarians', words),
  },
]

/** `12`, `2,000+`. */
export const countOf = (counts: SearchCounts, kind: Kind['kind']) =>
  `${counts[kind].toLocaleString('en-PH')}${kind === 'products' && counts.products_is_capped ? '+' : ''}`
