import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { drawPrescription } from '@botika/demo/pictures/prescription'
import { claimSenior, fillAddress, fillContact, fullName, place, SHOPPER, toReview } from '../checkout'
import { untilHydrated } from '../page-watch'
import { CHOOSE, choosePlace, open } from '../place'
import { ACCOUNTS, PASSWORD } from '../world'
import { at, firstOf, type Screen } from './screen'

const SEARCH = 'Search for medicines, products, etc.'
const FACILITIES = {
  hospitals: 'hospital',
  clinics: 'clinic',
  laboratories: 'laboratory',
  veterinarians: 'veterinarian',
}

const product = (keyword: string) => async (page: Page) => {
  const { id } = await firstOf<{ id: number }>(`/api/products/search?keyword=${keyword}`)
  await page.goto(`/browse/products/${keyword}/${id}`)
  await untilHydrated(page)
}

/** A sheet of nobody's, as a shopper would photograph it. */
const prescription = () =>
  sharp(
    Buffer.from(
      drawPrescription({
        doctor: 'Dr. Amihan Navarro',
        licence: 'PRC-DEMO-100317',
        patient: fullName,
        date: new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeZone: 'Asia/Manila' }).format(),
        medicines: [{ medicine: 'Amoxicillin 500 mg capsule, no. 21', take: '1 capsule, 3 times a day' }],
      }),
    ),
  )
    .png()
    .toBuffer()

async function addToCart(page: Page) {
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await page.getByRole('status').filter({ hasText: 'Successfully added to cart!' }).waitFor()
}

const shopping: Screen[] = [
  at('home', '/'),
  {
    name: 'suggestions',
    async open(page) {
      await page.goto('/')
      await untilHydrated(page)
      await page.getByRole('combobox', { name: SEARCH }).pressSequentially('parace')
      await page.getByRole('option').first().waitFor()
    },
  },
  at('products', '/browse/products'),
  at('products-filtered', '/browse/products?is_prescription=false&filter=price_asc&max_price=100'),
  {
    name: 'filters',
    async open(page) {
      await page.goto('/browse/products')
      await untilHydrated(page)
      const sheet = page.getByRole('button', { name: /^Filters/ })
      if (await sheet.isVisible()) await sheet.click()
    },
  },
  {
    name: 'category',
    async open(page) {
      const { id, slug } = await firstOf<{ id: number; slug: string }>('/api/categories')
      await page.goto(`/browse/products/categories/${slug}/${id}`)
    },
  },
  at('search-misspelt', '/search/products/paracetmol'),
  at('search-nothing', '/search/products/xqzjkvw'),
  at('products-beyond-last', '/browse/products?page=9999'),
  { name: 'product-prescription', open: product('amoxicillin') },
  { name: 'product', open: product('cetirizine') },
  {
    name: 'place',
    async open(page) {
      await page.getByRole('button', { name: 'Show how far they are' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

const buying: Screen[] = [
  at('cart-empty', '/cart'),
  {
    name: 'cart',
    async open(page) {
      // what is added is the best offer there
      await open(page, '/')
      await choosePlace(page, CHOOSE, `${SHOPPER.city}, ${SHOPPER.province}`)
      for (const keyword of ['amoxicillin', 'cetirizine']) {
        await product(keyword)(page)
        await page.waitForLoadState('networkidle')
        await addToCart(page)
      }
      await page.goto('/cart')
    },
  },
  {
    name: 'checkout-contact',
    async open(page) {
      await page.getByRole('link', { name: /^Check out/ }).click()
      await page.getByRole('heading', { name: 'Who is ordering?' }).waitFor()
    },
  },
  {
    name: 'checkout-faults',
    open: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  },
  {
    name: 'checkout-delivery',
    async open(page) {
      await fillContact(page)
      await page.getByPlaceholder('Loading…').waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'checkout-places',
    async open(page) {
      await page.getByRole('combobox', { name: 'Province' }).click()
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'checkout-payment',
    async open(page) {
      await fillAddress(page)
      await claimSenior(page)
      const buffer = await prescription()
      const picture = { name: 'prescription.png', mimeType: 'image/png', buffer }
      await page.getByLabel('Picture of the prescription').setInputFiles(picture)
    },
  },
  { name: 'checkout-review', open: toReview },
  { name: 'thank-you', open: place },
  {
    name: 'track-your-order-found',
    async open(page) {
      await page.getByRole('main').getByRole('link', { name: 'Track your Order' }).click()
      await page.waitForURL('**/track-your-order?*')
      await page.getByRole('heading', { name: 'Timeline' }).waitFor()
    },
  },
  at('my-medicines', '/my-medicines'),
  at('track-your-order', '/track-your-order'),
  at('track-your-order-unknown', '/track-your-order?order_number=BTK-000000000000'),
]

const directory: Screen[] = [
  at('pharmacies', '/browse/pharmacies'),
  at('pharmacy', '/browse/pharmacies/pharmacy/1'),
  at('doctors', '/browse/doctors'),
  at('doctor', '/browse/doctors/doctor/1'),
  at('facilities', '/browse/facilities'),
  ...Object.entries(FACILITIES).flatMap(([kind, name]) => [
    at(kind, `/browse/facilities/${kind}`),
    {
      name,
      async open(page: Page) {
        const { id, slug } = await firstOf<{ id: number; slug: string }>(`/api/${kind}`)
        await page.goto(`/browse/facilities/${kind}/${slug}/${id}`)
      },
    },
  ]),
]

const words: Screen[] = [
  at('news', '/news'),
  at('article', '/news/article/1'),
  at('events', '/events'),
  at('event', '/events/event/1'),
  at('about-us', '/about-us'),
  at('become-a-seller', '/become-a-seller'),
  at('pre-register', '/register/pre-register'),
  at('contact-us', '/contact-us'),
  at('faq', '/faq'),
  at('how-it-works', '/how-it-works'),
  at('how-to-use', '/how-to-use-botika'),
  at('privacy-policy', '/privacy-policy'),
  at('terms-of-use', '/terms-of-use'),
  at('login', '/login'),
  at('register', '/register'),
  at('forgot-password', '/forgot-password'),
  at('reset-password', '/reset-password'),
  at('confirm-email', '/confirm-email#token=sample'),
  at('open-my-shop', '/open-my-shop#token=sample&first'),
  at('join-pharmacy', '/join-pharmacy#token=sample&first'),
  at('not-found', '/no-such-page'),
]

/** What a signed-in shopper sees; the first one signs in. */
const account: Screen[] = [
  {
    name: 'account',
    async open(page) {
      await page.goto('/login?next=%2Faccount')
      await untilHydrated(page)
      await page.getByLabel('Email').fill(ACCOUNTS.customer)
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
      await page.getByRole('heading', { name: 'Latest orders' }).waitFor()
    },
  },
  at('account-orders', '/account/orders'),
  {
    name: 'account-order',
    async open(page) {
      const order = await firstOf<{ id: number; order_number: string }>('/api/orders', ACCOUNTS.customer)
      await page.goto(`/account/orders/${order.order_number}/${order.id}`)
      await page.getByRole('heading', { name: 'Timeline' }).waitFor()
    },
  },
  at('account-bookmarks', '/account/bookmarks'),
  at('account-ratings', '/account/ratings'),
  {
    name: 'account-rate',
    async open(page) {
      await page
        .getByRole('button', { name: /^Rate it/ })
        .first()
        .click()
      await page.getByRole('radio').nth(3).check({ force: true })
    },
  },
  at('account-addresses', '/account/addresses'),
  {
    name: 'account-address',
    async open(page) {
      await page.getByRole('button', { name: 'Add an address' }).click()
      await page.getByRole('combobox', { name: 'Province' }).waitFor()
    },
  },
  at('account-details', '/account/details'),
  at('account-change-password', '/account/change_password'),
  at('account-security', '/account/security'),
  at('account-privacy', '/account/privacy'),
]

/** Every page of the storefront. */
export const STOREFRONT: readonly Screen[] = [...shopping, ...buying, ...directory, ...words, ...account]
