import { signIn } from '../seller'
import { ACCOUNTS } from '../world'
import {
  ADMIN_STATES,
  BULK,
  CANCEL,
  ORDERS,
  PICTURES,
  PRESCRIPTION,
  PRODUCTS,
  SHORTCUTS,
} from './office-states'
import { at, firstOf, opened, type Screen } from './screen'

type Role = 'seller' | 'admin'

const door = (role: Role): Screen[] => [
  at(`${role}-login`, `/${role}`),
  {
    name: `${role}-dashboard`,
    async open(page) {
      await signIn(page, ACCOUNTS[role])
      await page.getByRole('heading', { name: 'Sales' }).waitFor()
    },
  },
]

interface Order {
  id: number
  delivery_option: string
}

/** The newest order in a status, or with a prescription. */
const order = (name: string, query: string, isFit?: (order: Order) => boolean): Screen => ({
  name: `seller-order-${name}`,
  async open(page) {
    const { id } = await firstOf<Order>(`/api/seller-orders?${query}`, ACCOUNTS.seller, isFit)
    await page.goto(`/seller/orders/${id}/show`)
    await page.getByRole('heading', { name: 'Progress' }).waitFor()
  },
})

const seller: Screen[] = [
  ...door('seller'),
  at('seller-orders', '/seller/orders'),
  ...ORDERS,
  order('to-confirm', 'status=to_confirm&has_prescription=false'),
  CANCEL,
  order('prescription', 'status=to_confirm&has_prescription=true'),
  ...PRESCRIPTION,
  order('completed', 'status=completed'),
  order('to-ship', 'status=to_ship', ({ delivery_option }) => delivery_option === 'door_to_door'),
  {
    name: 'seller-ship',
    async open(page) {
      await page.getByRole('button', { name: 'Ship the order' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  at('seller-products', '/seller/products'),
  ...PRODUCTS,
  opened('seller-product', '/seller/products'),
  at('seller-product-add', '/seller/products/create'),
  ...PICTURES,
  at('seller-products-add-bulk', '/seller/products/add-bulk'),
  ...BULK,
  at('seller-offered-lines', '/seller/offered-lines'),
  at('seller-complaints', '/seller/complaints'),
  at('seller-recurring-orders', '/seller/recurring-orders'),
  opened('seller-recurring-order', '/seller/recurring-orders'),
  at('seller-sales-report', '/seller/sales-report'),
  at('seller-sales-records', '/seller/sales-records'),
  at('seller-doctors', '/seller/doctors'),
  opened('seller-doctor', '/seller/doctors'),
  at('seller-doctor-add', '/seller/doctors/create'),
  at('seller-couriers', '/seller/couriers'),
  opened('seller-courier', '/seller/couriers'),
  at('seller-courier-add', '/seller/couriers/create'),
  at('seller-promotions', '/seller/promotions'),
  at('seller-promotion-add', '/seller/promotions/create'),
  {
    name: 'seller-promotion',
    async open(page) {
      const { id } = await firstOf<{ id: number }>('/api/promotions?scope=manage', ACCOUNTS.seller)
      await page.goto(`/seller/promotions/${id}`)
      await page.getByRole('heading', { name: 'What shoppers will pay' }).waitFor()
    },
  },
  at('seller-pharmacy', '/seller/pharmacy'),
  SHORTCUTS,
  at('seller-not-found', '/seller/no-such-screen'),
]

const LISTS = [
  'orders',
  'products',
  'promotions',
  'couriers',
  'pharmacies',
  'preregisters',
  'users',
  'categories',
  'subcategories',
  'subsubcategories',
  'doctors',
  'specialties',
  'hospitals',
  'clinics',
  'laboratories',
  'veterinarians',
  'news',
  'events',
  'recurring-orders',
  'sales-report',
  'sales-records',
  'price-caps',
  'refused-lines',
  'complaints',
  'contact-us',
  'category-tree',
  'ratings',
  'search-synonyms',
  'audit-entries',
  'security-log',
  'settings',
  'status',
]

/** Records that are added and kept in a form, by what one of them is called in a picture's name. */
const KEPT = {
  product: 'products',
  promotion: 'promotions',
  courier: 'couriers',
  pharmacy: 'pharmacies',
  category: 'categories',
  subcategory: 'subcategories',
  subsubcategory: 'subsubcategories',
  doctor: 'doctors',
  specialty: 'specialties',
  hospital: 'hospitals',
  clinic: 'clinics',
  laboratory: 'laboratories',
  veterinarian: 'veterinarians',
  article: 'news',
  event: 'events',
  'price-cap': 'price-caps',
  'search-synonym': 'search-synonyms',
  user: 'users',
} as const

const admin: Screen[] = [
  ...door('admin'),
  ...LISTS.map((list) => at(`admin-${list}`, `/admin/${list}`)),
  ...Object.entries(KEPT).flatMap(([one, list]) => [
    opened(`admin-${one}`, `/admin/${list}`),
    at(`admin-${one}-add`, `/admin/${list}/create`),
  ]),
  opened('admin-preregister', '/admin/preregisters'),
  opened('admin-recurring-order', '/admin/recurring-orders'),
  {
    name: 'admin-order',
    async open(page) {
      const { id } = await firstOf<{ id: number }>('/api/seller-orders?status=to_ship', ACCOUNTS.admin)
      await page.goto(`/admin/orders/${id}/show`)
    },
  },
  ...ADMIN_STATES,
]

/** The screens of each office; nobody is signed in when they begin. */
export const OFFICES: readonly (readonly Screen[])[] = [seller, admin]
