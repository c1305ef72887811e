import { doctors } from '@botika/common/doctors/endpoints'
import { clinics, hospitals, laboratories, veterinarians } from '@botika/common/facilities/endpoints'
import type { Call } from '@botika/common/http/endpoint'
import { pharmacies } from '@botika/common/pharmacies/endpoints'
import { products } from '@botika/common/products/endpoints'
import { search } from '@botika/common/search/endpoints'
import type { Serve } from '../http/serve'

/** Counts what the lists themselves find, so that a tab never promises what its page does not show. */
export function searchCountRoutes(serve: Serve, callPublic: Call) {
  serve(search.counts, async ({ query: { keyword } }) => {
    const query = { keyword, per_page: 10 } as const
    const [found, ...totals] = await Promise.all([
      // a second page has the same total, and is no search that somebody made in vain
      callPublic(products.search, { query: { ...query, page: 2 } }),
      callPublic(pharmacies.list, { query }),
      callPublic(doctors.list, { query }),
      callPublic(hospitals.list, { query }),
      callPublic(clinics.list, { query }),
      callPublic(laboratories.list, { query }),
      callPublic(veterinarians.list, { query }),
    ])
    return {
      products: found.total,
      products_is_capped: found.total_is_capped === true,
      pharmacies: totals[0].total,
      doctors: totals[1].total,
      hospitals: totals[2].total,
      clinics: totals[3].total,
      laboratories: totals[4].total,
      veterinarians: totals[5].total,
    }
  })
}
