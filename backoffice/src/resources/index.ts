import { collections, COLLECTIONS, type CollectionName } from '@botika/common/roles/collections'
import { entityNamed } from '../collection/plain/entities'
import { entityResource, plainResource } from '../collection/plain/resource'
import type { OfficeResource } from '../ui/office-resource'
import { screen } from '../ui/screen'

const orders: OfficeResource = {
  name: 'orders',
  recordRepresentation: 'order_number',
  list: screen(() => import('./orders/OrderList').then(({ OrderList }) => OrderList)),
  show: screen(() => import('./orders/OrderPage').then(({ OrderPage }) => OrderPage)),
}

const complaints: OfficeResource = {
  name: 'complaints',
  list: screen(() => import('./complaints/ComplaintList').then(({ ComplaintList }) => ComplaintList)),
  show: screen(() => import('./complaints/ComplaintPage').then(({ ComplaintPage }) => ComplaintPage)),
}

const offeredLines: OfficeResource = {
  name: 'offered-lines',
  list: screen(() =>
    import('./refused-lines/OfferedLineList').then(({ OfferedLineList }) => OfferedLineList),
  ),
}

const refusedLines: OfficeResource = {
  name: 'refused-lines',
  list: screen(() =>
    import('./refused-lines/RefusedLineList').then(({ RefusedLineList }) => RefusedLineList),
  ),
}

const products: OfficeResource = {
  name: 'products',
  recordRepresentation: 'name',
  list: screen(() => import('./products/ProductList').then(({ ProductList }) => ProductList)),
  edit: screen(() => import('./products/ProductEdit').then(({ ProductEdit }) => ProductEdit)),
  create: screen(() => import('./products/ProductCreate').then(({ ProductCreate }) => ProductCreate)),
}

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

const categories = plainResource({
  name: 'categories',
  load: () => import('./category-levels/spec').then(({ LEVELS }) => ({ spec: LEVELS.categories })),
})

const subcategories = plainResource({
  name: 'subcategories',
  load: () => import('./category-levels/spec').then(({ LEVELS }) => ({ spec: LEVELS.subcategories })),
})

const subsubcategories = plainResource({
  name: 'subsubcategories',
  load: () => import('./category-levels/spec').then(({ LEVELS }) => ({ spec: LEVELS.subsubcategories })),
})

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
  list: screen(() =>
    import('./search-misses/ZeroResultSearches').then(({ ZeroResultSearches }) => ZeroResultSearches),
  ),
}

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

const securityLog: OfficeResource = {
  name: 'security-log',
  list: screen(() => import('./security-log/SecurityLog').then(({ SecurityLog }) => SecurityLog)),
}

const SPECS: { [Name in CollectionName]?: Parameters<typeof plainResource>[0]['load'] } = {
  promotions: () => import('./promotions/spec'),
  news: () => import('./news/spec'),
  events: () => import('./events/spec'),
  'price-caps': () => import('./price-caps/spec'),
}

const collectionResource = (name: CollectionName): OfficeResource => {
  const load = SPECS[name]
  return load ? plainResource({ name, load }) : entityResource(name, () => entityNamed(name))
}

const isSellers = (name: CollectionName) => 'owner' in COLLECTIONS[name].rights.create

const ofCollections = collections.map(({ name }) => collectionResource(name))
const seller: readonly OfficeResource[] = [
  orders,
  offeredLines,
  complaints,
  products,
  recurring,
  ...ofCollections.filter(({ name }) => isSellers(name as CollectionName)),
]

export const RESOURCES: Record<'/seller' | '/admin', readonly OfficeResource[]> = {
  '/seller': seller,
  '/admin': [
    orders,
    refusedLines,
    complaints,
    products,
    recurring,
    ...ofCollections,
    pharmacies,
    preregisters,
    users,
    categories,
    subcategories,
    subsubcategories,
    contact,
    ratings,
    searchMisses,
    mails,
    audit,
    securityLog,
  ],
}
