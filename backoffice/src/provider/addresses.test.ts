import { audit } from '@botika/common/audit/endpoints'
import { categoryTree } from '@botika/common/category-tree/endpoints'
import { mails } from '@botika/common/mails/endpoints'
import { moderation } from '@botika/common/moderation/endpoints'
import { ratingModeration } from '@botika/common/rating-moderation/endpoints'
import { searchMisses, searchSynonyms } from '@botika/common/search-misses/endpoints'
import { settings } from '@botika/common/settings/endpoints'
import { bulk } from '@botika/common/bulk/endpoints'
import { categories, subcategories, subsubcategories } from '@botika/common/categories/endpoints'
import { contact } from '@botika/common/contact/endpoints'
import { couriers } from '@botika/common/couriers/endpoints'
import { dashboard } from '@botika/common/dashboard/endpoints'
import { doctors } from '@botika/common/doctors/endpoints'
import type { Endpoint } from '@botika/common/http/endpoint'
import { events } from '@botika/common/events/endpoints'
import { clinics, hospitals, laboratories, veterinarians } from '@botika/common/facilities/endpoints'
import { images } from '@botika/common/images/endpoints'
import { inventories } from '@botika/common/inventories/endpoints'
import { locations } from '@botika/common/locations/endpoints'
import { news } from '@botika/common/news/endpoints'
import { passwordLinks } from '@botika/common/password-links/endpoints'
import { pharmacies } from '@botika/common/pharmacies/endpoints'
import { preferences } from '@botika/common/preferences/endpoints'
import { preregisters } from '@botika/common/preregisters/endpoints'
import { priceCaps } from '@botika/common/price-caps/endpoints'
import { products } from '@botika/common/products/endpoints'
import { promotions } from '@botika/common/promotions/endpoints'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { salesRecords } from '@botika/common/sales-records/endpoints'
import { sellerLinks } from '@botika/common/seller-links/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { specialties } from '@botika/common/specialties/endpoints'
import { users } from '@botika/common/users/endpoints'
import type { AxiosRequestConfig } from 'axios'
import { describe, expect, it } from 'vitest'
import { CALLS } from './calls'
import { type ResourceName, TABLE } from './table'
import { makeVerbs } from './verbs'

/** What is only looked at has no update. */
const COLLECTIONS: Record<ResourceName, { list: Endpoint; update?: Endpoint }> = {
  orders: sellerOrders,
  products,
  inventories,
  doctors,
  couriers,
  promotions,
  pharmacies,
  preregisters,
  categories,
  subcategories,
  subsubcategories,
  hospitals,
  clinics,
  laboratories,
  veterinarians,
  specialties,
  news,
  events,
  users,
  'price-caps': priceCaps,
  'contact-us': { list: contact.list },
  'recurring-orders': { list: recurringOrders.list },
  'audit-entries': audit,
  mails: { list: mails.list },
  'search-misses': { list: searchMisses.list },
  'search-synonyms': searchSynonyms,
  ratings: { list: ratingModeration.list },
}

const CONTRACT = {
  bulk,
  salesRecords,
  recurringOrders,
  pharmacies,
  preferences,
  sellerOrders,
  mails,
  searchMisses,
  searchSynonyms,
  categoryTree,
  moderation,
  ratings: ratingModeration,
  contact,
  users,
  passwordLinks,
  sellerLinks,
  settings,
} satisfies Record<keyof typeof CALLS, object>

// the screens spell addresses out, so that they need not load every schema; the contract has the last word
describe('addresses', () => {
  it.each(Object.entries(COLLECTIONS))('of %s are those of the contract', (name, { list, update }) => {
    const path = `/api/${TABLE[name as ResourceName].path}`
    expect(list.path).toBe(path)
    expect(update ?? { method: 'PUT', path: `${path}/:id` }).toMatchObject({
      method: 'PUT',
      path: `${path}/:id`,
    })
  })

  it.each(Object.keys(CALLS) as (keyof typeof CALLS)[])(
    'of other calls to %s are those of the contract',
    (name) => {
      const contract: Record<string, Endpoint> = CONTRACT[name]
      for (const [call, { method, path, bodyKind }] of Object.entries<Endpoint>(CALLS[name])) {
        const known = contract[call]
        expect([call, method, path, bodyKind]).toEqual([call, known?.method, known?.path, known?.bodyKind])
      }
    },
  )

  it('of the verbs are those of the contract', async () => {
    const sent: string[] = []
    const request = async ({ method = 'GET', url = '' }: AxiosRequestConfig) => {
      sent.push(`${method} ${url.replace(/(?<=\/)\d+$/, ':id')}`)
      return { data: { data: [] } } as never
    }
    const verbs = makeVerbs({ request })
    await verbs.advanceOrder(1, 'confirm')
    await verbs.advanceOrder(1, 'ship', { courier_id: 2 })
    await verbs.advanceOrder(1, 'receive')
    await verbs.advanceOrder(1, 'pay')
    await verbs.advanceOrder(1, 'complete')
    await verbs.cancelOrder(1, 'Sold out')
    await verbs.judgePrescription(1, { prescription_checked: true })
    await verbs.saveOffer(1, { quantity: 2 })
    await verbs.readDashboard({ days: 7 })
    await verbs.searchCatalogue('amoxicillin')
    await verbs.readLocations('provinces')
    await verbs.readLocations('cities', '13')
    await verbs.readLocations('barangays', '1374')
    const { confirm, ship, receive, pay, complete, cancel, update } = sellerOrders
    const expected: Endpoint[] = [
      confirm,
      ship,
      receive,
      pay,
      complete,
      cancel,
      update,
      inventories.update,
      dashboard.read,
      products.search,
      locations.provinces,
      locations.cities,
      locations.barangays,
    ]
    expect(sent).toEqual(expected.map(({ method, path }) => `${method} ${path}`))
    expect(images.upload.path).toBe('/api/images')
  })
})
