import { type ComponentType, lazy } from 'react'

interface Screen {
  /** After `/seller` or `/admin`. */
  path: string
  screen: ComponentType
}

const bulk: Screen = {
  path: '/products/add-bulk',
  screen: lazy(() =>
    import('./resources/products/bulk/BulkPage').then(({ BulkPage }) => ({ default: BulkPage })),
  ),
}

const myPharmacy: Screen = {
  path: '/pharmacy',
  screen: lazy(() =>
    import('./resources/pharmacies/MyPharmacy').then(({ MyPharmacy }) => ({ default: MyPharmacy })),
  ),
}

const salesRecords: Screen = {
  path: '/sales-records',
  screen: lazy(() =>
    import('./sales-records/SalesRecords').then(({ SalesRecords }) => ({ default: SalesRecords })),
  ),
}

const categoryTree: Screen = {
  path: '/category-tree',
  screen: lazy(() =>
    import('./category-tree/CategoryTree').then(({ CategoryTree }) => ({ default: CategoryTree })),
  ),
}

const duplicates: Screen = {
  path: '/product-duplicates',
  screen: lazy(() =>
    import('./product-duplicates/Duplicates').then(({ Duplicates }) => ({ default: Duplicates })),
  ),
}

const settings: Screen = {
  path: '/settings',
  screen: lazy(() =>
    import('./settings/SettingsPage').then(({ SettingsPage }) => ({ default: SettingsPage })),
  ),
}

/** Screens beside those of the resources. Each one asks for its own right. */
export const SCREENS: Record<'/seller' | '/admin', readonly Screen[]> = {
  '/seller': [bulk, myPharmacy, salesRecords],
  '/admin': [bulk, salesRecords, categoryTree, duplicates, settings],
}
