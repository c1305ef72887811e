// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { paths, withQuery } from './paths'

const product = { id: 70, name: 'Amlodipine (Tibayan) 5 mg Tablet, 30s' }
const place = { id: 3, name: 'Botika ni Aling Niña' }
const category = { id: 1, name: 'Medicines' }

/** One sample of every builder; a moved route shows up in review. */
const SAMPLES = {
  home: paths.home(),
  aboutUs: paths.aboutUs(),
  becomeASeller: paths.becomeASeller(),
  contactUs: paths.contactUs(),
  faq: paths.faq(),
  howItWorks: paths.howItWorks(),
  howToUse: paths.howToUse(),
  privacyPolicy: paths.privacyPolicy(),
  termsOfUse: paths.termsOfUse(),
  login: paths.login({ next: '/account' }),
  register: paths.register(),
  preRegister: paths.preRegister(),
  news: paths.news({ page: 2 }),
  article: paths.article({ id: 4, title: 'What “generic” means' }),
  events: paths.events(),
  trackYourOrder: paths.trackYourOrder('BTK-7Q2M9XK4T1ZP'),
  products: paths.products({ brand: ['A', 'B & C'], page: 3 }),
  product: paths.product(product),
  category: paths.category(category),
  subcategory: paths.subcategory(category, { id: 2, name: 'Over the counter' }),
  pharmacies: paths.pharmacies(),
  pharmacy: paths.pharmacy(place),
  doctors: paths.doctors(),
  doctor: paths.doctor({ id: 9, name: 'Dr. Rodel Mendoza' }),
  specialty: paths.specialty('Internal Medicine', 'Geriatrics'),
  facilities: paths.facilities(),
  facilityList: paths.facilityList('laboratories'),
  facility: paths.facility('hospitals', { id: 5, name: 'St. Luke’s' }),
  search: paths.search(),
  searchProducts: paths.searchProducts('vitamin c/zinc 500 mg'),
  searchPharmacies: paths.searchPharmacies('sampaguita'),
  searchDoctors: paths.searchDoctors('santos'),
  searchFacilities: paths.searchFacilities('veterinarians', 'paw'),
  myMedicines: paths.myMedicines(),
  cart: paths.cart(),
  guestCart: paths.guestCart(),
  guestCheckout: paths.guestCheckout(),
  thankYou: paths.thankYou(),
  sellerDashboard: paths.dashboard('/seller'),
  adminDashboard: paths.dashboard('/admin'),
}

describe('paths', () => {
  it('are the specification’s addresses', () => {
    expect(SAMPLES).toMatchInlineSnapshot(`
      {
        "aboutUs": "/about-us",
        "adminDashboard": "/admin/dashboard",
        "article": "/news/what-generic-means/4",
        "becomeASeller": "/become-a-seller",
        "cart": "/cart",
        "category": "/browse/products/categories/medicines/1",
        "contactUs": "/contact-us",
        "doctor": "/browse/doctors/dr-rodel-mendoza/9",
        "doctors": "/browse/doctors",
        "events": "/events",
        "facilities": "/browse/facilities",
        "facility": "/browse/facilities/hospitals/st-luke-s/5",
        "facilityList": "/browse/facilities/laboratories",
        "faq": "/faq",
        "guestCart": "/cart/guest",
        "guestCheckout": "/cart/guest/checkout",
        "home": "/",
        "howItWorks": "/how-it-works",
        "howToUse": "/how-to-use-botika",
        "login": "/login?next=%2Faccount",
        "myMedicines": "/my-medicines",
        "news": "/news?page=2",
        "pharmacies": "/browse/pharmacies",
        "pharmacy": "/browse/pharmacies/botika-ni-aling-nina/3",
        "preRegister": "/register/pre-register",
        "privacyPolicy": "/privacy-policy",
        "product": "/browse/products/amlodipine-tibayan-5-mg-tablet-30s/70",
        "products": "/browse/products?brand=A&brand=B+%26+C&page=3",
        "register": "/register",
        "search": "/search/products",
        "searchDoctors": "/search/doctors/santos",
        "searchFacilities": "/search/facilities/veterinarians/paw",
        "searchPharmacies": "/search/pharmacies/sampaguita",
        "searchProducts": "/search/products/vitamin%20c%2Fzinc%20500%20mg",
        "sellerDashboard": "/seller/dashboard",
        "specialty": "/browse/doctors/internal-medicine/geriatrics",
        "subcategory": "/browse/products/categories/medicines/1/subcategories/over-the-counter/2",
        "termsOfUse": "/terms-of-use",
        "thankYou": "/cart/checkout/thank_you",
        "trackYourOrder": "/track-your-order?order_number=BTK-7Q2M9XK4T1ZP",
      }
    `)
  })

  it('keep a part for a name without letters', () => {
    expect(paths.product({ id: 8, name: '***' })).toBe('/browse/products/-/8')
  })

  it('leave out what a query does not say', () => {
    expect(withQuery('/x', { a: undefined, b: '', c: 0, d: [] })).toBe('/x?c=0')
  })
})
