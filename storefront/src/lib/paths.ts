import { slugOf } from '@botika/common/slug'

interface Named {
  id: number
  name: string
}

export const FACILITY_SLUGS = ['hospitals', 'clinics', 'laboratories', 'veterinarians'] as const
export type FacilitySlug = (typeof FACILITY_SLUGS)[number]

type Query = Record<string, string | number | boolean | readonly (string | number)[] | undefined>

export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== '') search.append(key, String(one))
    }
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

// a name without letters or digits has an empty slug
const part = (text: string) => encodeURIComponent(slugOf(text) || '-')
const page = (folder: string, { id, name }: Named) => `${folder}/${part(name)}/${id}`
const keyworded = (folder: string, keyword: string) => `${folder}/${encodeURIComponent(keyword.trim())}`

export const paths = {
  home: () => '/',
  aboutUs: () => '/about-us',
  becomeASeller: () => '/become-a-seller',
  contactUs: () => '/contact-us',
  events: (query?: Query) => withQuery('/events', query),
  event: (event: Named) => page('/events', event),
  faq: () => '/faq',
  howItWorks: () => '/how-it-works',
  howToUse: () => '/how-to-use-botika',
  privacyPolicy: () => '/privacy-policy',
  termsOfUse: () => '/terms-of-use',
  login: (query?: { next?: string; as?: 'customer' }) => withQuery('/login', query),
  register: (query?: { next?: string }) => withQuery('/register', query),
  forgotPassword: () => '/forgot-password',
  preRegister: () => '/register/pre-register',
  news: (query?: Query) => withQuery('/news', query),
  article: ({ id, title }: { id: number; title: string }) => page('/news', { id, name: title }),
  trackYourOrder: (orderNumber?: string) => withQuery('/track-your-order', { order_number: orderNumber }),

  products: (query?: Query) => withQuery('/browse/products', query),
  product: (product: Named) => page('/browse/products', product),
  category: (category: Named, query?: Query) =>
    withQuery(page('/browse/products/categories', category), query),
  subcategory: (category: Named, subcategory: Named, query?: Query) =>
    withQuery(page(`${page('/browse/products/categories', category)}/subcategories`, subcategory), query),
  pharmacies: (query?: Query) => withQuery('/browse/pharmacies', query),
  pharmacy: (pharmacy: Named, query?: Query) => withQuery(page('/browse/pharmacies', pharmacy), query),
  doctors: (query?: Query) => withQuery('/browse/doctors', query),
  doctor: (doctor: Named) => page('/browse/doctors', doctor),
  specialty: (specialty: string, subspecialty = 'all') =>
    `/browse/doctors/${part(specialty)}/${part(subspecialty)}`,
  facilities: () => '/browse/facilities',
  facilityList: (kind: FacilitySlug, query?: Query) => withQuery(`/browse/facilities/${kind}`, query),
  facility: (kind: FacilitySlug, facility: Named) => page(`/browse/facilities/${kind}`, facility),

  search: () => '/search/products',
  searchProducts: (keyword: string, query?: Query) =>
    withQuery(keyworded('/search/products', keyword), query),
  searchPharmacies: (keyword: string, query?: Query) =>
    withQuery(keyworded('/search/pharmacies', keyword), query),
  searchDoctors: (keyword: string, query?: Query) => withQuery(keyworded('/search/doctors', keyword), query),
  searchFacilities: (kind: FacilitySlug, keyword: string, query?: Query) =>
    withQuery(keyworded(`/search/facilities/${kind}`, keyword), query),

  myMedicines: () => '/my-medicines',
  cart: () => '/cart',
  guestCart: () => '/cart/guest',
  guestCheckout: () => '/cart/guest/checkout',
  checkout: () => '/cart/checkout',
  checkoutError: () => '/cart/checkout/error',
  thankYou: () => '/cart/checkout/thank_you',
  recurringCheckout: () => '/cart/recurring/checkout',
  recurringThankYou: () => '/cart/recurring/checkout/thank_you',
  recurringOrder: (order: { id: number }) => `/account/recurring/${order.id}`,
  trackRecurring: (orderNumber: string) => withQuery('/track-your-order', { recurring: orderNumber }),
  account: () => '/account',
  bookmarks: () => '/account/bookmarks',
  changePassword: () => '/account/change_password',
  addresses: () => '/account/addresses',
  profile: () => '/account/details',
  toRate: (query?: Query) => withQuery('/account/ratings', query),
  security: () => '/account/security',
  ownData: () => '/account/privacy',
  orders: (query?: Query) => withQuery('/account/orders', query),
  order: (order: { id: number; order_number: string }) =>
    `/account/orders/${encodeURIComponent(order.order_number)}/${order.id}`,
  reorder: (order: { id: number }) => `/checkout/reorder/${order.id}`,
  dashboard: (office: '/seller' | '/admin') => `${office}/dashboard`,
} as const
