import type { FacilityKind } from '@botika/common/facilities/endpoints'
import { search } from '@botika/common/search/endpoints'
import type { Serve } from '../platform'
import type { Total } from './engine/search-request'

interface Counters {
  products: (keyword: string) => Promise<Total>
  pharmacies: (keyword: string) => Promise<number>
  doctors: (keyword: string) => Promise<number>
  facilities: (keyword: string) => Promise<Record<FacilityKind, number>>
}

/** The counts are those of the lists, so that a tab never promises what its page does not show. */
export function searchCountRoutes(serve: Serve, count: Counters) {
  serve(search.counts, async ({ query: { keyword } }) => {
    const [pharmacies, doctors, facilities] = await Promise.all([
      count.pharmacies(keyword),
      count.doctors(keyword),
      count.facilities(keyword),
    ])
    // last: the list of the same page is under way by now, and knows its number
    const products = await count.products(keyword)
    return {
      products: products.total,
      products_is_capped: products.isCapped,
      pharmacies,
      doctors,
      hospitals: facilities.hospital,
      clinics: facilities.clinic,
      laboratories: facilities.laboratory,
      veterinarians: facilities.veterinarian,
    }
  })
}
