import { type Screen, screen } from '../ui/screen'

interface AddressedScreen {
  path: string
  screen: Screen
}

export const dashboard = screen(() => import('../dashboard/Dashboard').then(({ Dashboard }) => Dashboard))

export const loginPage = screen(() => import('./login/LoginPage').then(({ LoginPage }) => LoginPage))

const bulk: AddressedScreen = {
  path: '/products/add-bulk',
  screen: screen(() => import('../resources/products/bulk/BulkPage').then(({ BulkPage }) => BulkPage)),
}

const myPharmacy: AddressedScreen = {
  path: '/pharmacy',
  screen: screen(() => import('../resources/pharmacies/MyPharmacy').then(({ MyPharmacy }) => MyPharmacy)),
}

const salesRecords: AddressedScreen = {
  path: '/sales-records',
  screen: screen(() =>
    import('../resources/sales-records/SalesRecords').then(({ SalesRecords }) => SalesRecords),
  ),
}

const salesReport: AddressedScreen = {
  path: '/sales-report',
  screen: screen(() =>
    import('../resources/sales-report/SalesReport').then(({ SalesReport }) => SalesReport),
  ),
}

/** Screens of one pharmacy: its own staff's at their address alone, an admin's under the pharmacy. */
const ofPharmacy = {
  staff: screen(() => import('../resources/staff/StaffPage').then(({ StaffPage }) => StaffPage)),
  delivery: screen(() =>
    import('../resources/pharmacies/delivery/DeliveryPage').then(({ DeliveryPage }) => DeliveryPage),
  ),
}

const pharmacyScreens = (under: string) =>
  Object.entries(ofPharmacy).map(([name, one]) => ({ path: `${under}/${name}`, screen: one }))

const categoryTree: AddressedScreen = {
  path: '/category-tree',
  screen: screen(() =>
    import('../resources/category-tree/CategoryTree').then(({ CategoryTree }) => CategoryTree),
  ),
}

const duplicates: AddressedScreen = {
  path: '/product-duplicates',
  screen: screen(() =>
    import('../resources/products/duplicates/Duplicates').then(({ Duplicates }) => Duplicates),
  ),
}

const reviews: AddressedScreen = {
  path: '/product-reviews',
  screen: screen(() =>
    import('../resources/products/reviews/ProductReviews').then(({ ProductReviews }) => ProductReviews),
  ),
}

const papers: AddressedScreen = {
  path: '/papers',
  screen: screen(() => import('../resources/papers/Papers').then(({ Papers }) => Papers)),
}

const settings: AddressedScreen = {
  path: '/settings',
  screen: screen(() => import('../resources/settings/SettingsPage').then(({ SettingsPage }) => SettingsPage)),
}

const status: AddressedScreen = {
  path: '/status',
  screen: screen(() => import('../resources/status/StatusPage').then(({ StatusPage }) => StatusPage)),
}

export const SCREENS: Record<'/seller' | '/admin', readonly AddressedScreen[]> = {
  '/seller': [bulk, ...pharmacyScreens(''), myPharmacy, papers, salesReport, salesRecords],
  '/admin': [
    bulk,
    ...pharmacyScreens('/pharmacies/:id'),
    salesReport,
    salesRecords,
    categoryTree,
    papers,
    reviews,
    duplicates,
    settings,
    status,
  ],
}
