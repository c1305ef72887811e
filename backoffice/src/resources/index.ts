import { entityResource, plainResource } from '../collection/plain/resource'
import type { OfficeResource } from '../ui/office-resource'
import { screen } from '../ui/screen'

const orders: OfficeResource = {
  name: 'orders',
  recordRepresentation: 'order_number',
  list: screen(() => import('./orders/OrderList').then(({ OrderList }) => OrderList)),
  show: screen(() => import('./orders/OrderPage').then(({ OrderPage }) => OrderPage)),
}

const products: OfficeResource = {
  name: 'products',
  recordRepresentation: 'name',
  list: screen(() => import('./products/ProductList').then(({ ProductList }) => ProductList)),
  edit: screen(() => import('./products/ProductEdit').then(({ ProductEdit }) => ProductEdit)),
  create: screen(() => import('./products/ProductCreate').then(({ ProductCreate }) => ProductCreate)),
}

const doctors = entityResource('doctors', () =>
  import('@botika/common/doctors/entity').then(({ doctor }) => doctor),
)

const couriers = entityResource('couriers', () =>
  import('@botika/common/couriers/entity').then(({ courier }) => courier),
)

const promotions = plainResource({ name: 'promotions', load: () => import('./promotions/spec') })

const recurring: OfficeResource = {
  name: 'recurring-orders',
  recordRepresentation: 'order_number',
  show: screen(() => import('./recurring/RecurringPage').then(({ RecurringPage }) => RecurringPage)),
  list: screen(() => import('./recurring/RecurringList').then(({ RecurringList }) => RecurringList)),
}

const pharmacies = plainResource({ name: 'pharmacies', load: () => import('./pharmacies/spec') })

const preregisters = plainResource({
  name: 'preregisters',
  load: () => import('./preregisters/spec'),
  isMadeElsewhere: true,
})

const users = plainResource({ name: 'users', load: () => import('./users/spec') })

const categories = plainResource({ name: 'categories', load: () => import('./categories/spec') })

const subcategories = plainResource({ name: 'subcategories', load: () => import('./subcategories/spec') })

const subsubcategories = plainResource({
  name: 'subsubcategories',
  load: () => import('./subsubcategories/spec'),
})

const specialties = entityResource('specialties', () =>
  import('@botika/common/specialties/entity').then(({ specialty }) => specialty),
)

const hospitals = entityResource('hospitals', () =>
  import('@botika/common/facilities/entity').then(({ hospital }) => hospital),
)

const clinics = entityResource('clinics', () =>
  import('@botika/common/facilities/entity').then(({ clinic }) => clinic),
)

const laboratories = entityResource('laboratories', () =>
  import('@botika/common/facilities/entity').then(({ laboratory }) => laboratory),
)

const veterinarians = entityResource('veterinarians', () =>
  import('@botika/common/facilities/entity').then(({ veterinarian }) => veterinarian),
)

const news = plainResource({ name: 'news', load: () => import('./news/spec') })

const events = plainResource({ name: 'events', load: () => import('./events/spec') })

const priceCaps = plainResource({ name: 'price-caps', load: () => import('./price-caps/spec') })

const contact: OfficeResource = {
  name: 'contact-us',
  list: screen(() => import('./contact/ContactList').then(({ ContactList }) => ContactList)),
}

const ratings: OfficeResource = {
  name: 'ratings',
  list: screen(() => import('./ratings/RatingList').then(({ RatingList }) => RatingList)),
}

const searchMisses: OfficeResource = {
  name: 'search-misses',
  list: screen(() => import('./search-misses/MissList').then(({ MissList }) => MissList)),
}

const searchSynonyms = entityResource('search-synonyms', () =>
  import('@botika/common/search-synonyms/entity').then(({ synonym }) => synonym),
)

const mails: OfficeResource = {
  name: 'mails',
  recordRepresentation: 'subject',
  list: screen(() => import('./mails/MailList').then(({ MailList }) => MailList)),
  show: screen(() => import('./mails/MailPage').then(({ MailPage }) => MailPage)),
}

const audit: OfficeResource = {
  name: 'audit-entries',
  list: screen(() => import('./audit/AuditList').then(({ AuditList }) => AuditList)),
}

const seller: readonly OfficeResource[] = [orders, products, doctors, couriers, promotions, recurring]

/** Which screens each office has. What is only chosen from (categories, specialties) needs none. */
export const RESOURCES: Record<'/seller' | '/admin', readonly OfficeResource[]> = {
  '/seller': seller,
  '/admin': [
    ...seller,
    pharmacies,
    preregisters,
    users,
    categories,
    subcategories,
    subsubcategories,
    specialties,
    hospitals,
    clinics,
    laboratories,
    veterinarians,
    news,
    events,
    priceCaps,
    contact,
    ratings,
    searchMisses,
    searchSynonyms,
    mails,
    audit,
  ],
}
