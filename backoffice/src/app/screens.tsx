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

const staff = screen(() => import('../resources/staff/StaffPage').then(({ StaffPage }) => StaffPage))

const delivery = screen(() =>
  import('../resources/pharmacies/delivery/DeliveryPage').then(({ DeliveryPage }) => DeliveryPage),
)

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

export const SCREENS: Record<'/seller' | '/admin', readonly AddressedScreen[]> = {
  '/seller': [
    bulk,
    { path: '/staff', screen: staff },
    { path: '/delivery', screen: delivery },
    myPharmacy,
    papers,
    salesReport,
    salesRecords,
  ],
  '/admin': [
    bulk,
    { path: '/pharmacies/:id/staff', screen: staff },
    { path: '/pharmacies/:id/delivery', screen: delivery },
    salesReport,
    salesRecords,
    categoryTree,
    papers,
    reviews,
    duplicates,
    settings,
  ],
}
