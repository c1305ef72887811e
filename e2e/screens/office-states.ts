import { type Page, request } from '@playwright/test'
import sharp from 'sharp'
import { headersOf } from '../seller'
import { ACCOUNTS, ORIGIN } from '../world'
import { firstOf, opened, type Screen } from './screen'

/** What a button of the page that is open leads to. */
const pressed = (name: string, button: string | RegExp, shows: (page: Page) => Promise<unknown>): Screen => ({
  name,
  async open(page) {
    await page.getByRole('button', { name: button }).first().click()
    await shows(page)
  },
})

const dialog = (page: Page) => page.getByRole('dialog').waitFor()

/** The dialog that is open closes without an action. */
async function leave(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** What lies beside an order whose prescription is open, in the order of the page before it. */
export const PRESCRIPTION: readonly Screen[] = [
  pressed('seller-prescription-open', 'Show the prescription', (page) =>
    page.getByRole('button', { name: 'Larger' }).waitFor(),
  ),
  pressed('seller-prescription-reject', 'Reject', dialog),
]

const SHEET = ['Name,Selling price,Quantity,Mystery', 'Oral rinse,95.00,40,x', 'Zinc tablet,six pesos,100,y']

/** The steps of the bulk upload up to where something would be written. */
export const BULK: readonly Screen[] = [
  {
    name: 'seller-products-bulk-columns',
    async open(page) {
      const buffer = Buffer.from(SHEET.join('\n'))
      await page.getByLabel('Spreadsheet').setInputFiles({ name: 'shelf.csv', mimeType: 'text/csv', buffer })
      const columns = page.getByRole('button', { name: 'Columns' })
      const look = page.getByRole('button', { name: 'Check the rows' })
      await look.or(columns).first().waitFor()
      if (await columns.isVisible()) await columns.click()
      await look.waitFor()
    },
  },
  pressed('seller-products-bulk-look-over', 'Check the rows', (page) =>
    page.getByRole('heading', { name: '1 row with errors' }).waitFor(),
  ),
]

/** Pictures of a product, and how one is cut. */
export const PICTURES: readonly Screen[] = [
  {
    name: 'seller-product-pictures',
    async open(page) {
      const files = await Promise.all(
        [1, 2].map(async (nth) => ({
          name: `${nth}.png`,
          mimeType: 'image/png',
          buffer: await photo(page, nth),
        })),
      )
      await page.getByLabel('Pictures', { exact: true }).setInputFiles(files)
      await page.getByRole('button', { name: 'Crop picture 2' }).waitFor()
    },
  },
  pressed('seller-product-picture-cut', 'Crop picture 2', dialog),
]

/** What is done to several products, and what the lists hold besides rows. */
export const PRODUCTS: readonly Screen[] = [
  {
    name: 'seller-products-chosen',
    async open(page) {
      for (const nth of [0, 1])
        await page
          .getByRole('main')
          .getByRole('checkbox', { name: /^Choose / })
          .nth(nth + 1)
          .check()
      await page.getByRole('button', { name: 'Change prices' }).waitFor()
    },
  },
  pressed('seller-products-prices', 'Change prices', dialog),
]

/** Several orders chosen, and what is told before they are confirmed. */
export const ORDERS: readonly Screen[] = [
  {
    name: 'seller-orders-chosen',
    async open(page) {
      const rows = page.getByRole('main').getByRole('checkbox', { name: /^Choose BTK/ })
      for (const nth of [0, 1, 2]) await rows.nth(nth).check()
      await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor()
    },
  },
  pressed('seller-orders-confirm', 'Confirm', dialog),
]

/** Why an order is cancelled, asked on the order's page. */
export const CANCEL: Screen = {
  name: 'seller-order-cancel',
  async open(page) {
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    await dialog(page)
  },
}

export const SHORTCUTS: Screen = {
  name: 'seller-shortcuts',
  async open(page) {
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('?')
    await dialog(page)
  },
}

/** The admin's dialogs, and screens that are empty until somebody did something. */
export const ADMIN_STATES: readonly Screen[] = [
  {
    name: 'admin-product-suspend',
    async open(page) {
      const { id } = await firstOf<{ id: number }>('/api/products')
      await page.goto(`/admin/products/${id}`)
      await page.getByRole('button', { name: 'Suspend', exact: true }).click()
      await dialog(page)
    },
  },
  {
    name: 'admin-category-move',
    async open(page) {
      await page.goto('/admin/category-tree')
      await page
        .getByRole('button', { name: /^What lies in/ })
        .first()
        .click()
      await page
        .getByRole('button', { name: /^Move / })
        .first()
        .click()
      await dialog(page)
    },
  },
  {
    name: 'admin-order-add-part',
    async open(page) {
      const query = 'status=to_confirm&has_prescription=false'
      const { id } = await firstOf<{ id: number }>(`/api/seller-orders?${query}`, ACCOUNTS.admin)
      await page.goto(`/admin/orders/${id}/show`)
      await page.getByRole('button', { name: 'Add items of another pharmacy' }).click()
      await dialog(page)
    },
  },
  {
    name: 'admin-product-duplicates',
    async open(page) {
      await addDuplicates()
      await page.goto('/admin/product-duplicates')
      await page
        .getByRole('button', { name: /^Merge / })
        .first()
        .waitFor()
    },
  },
  pressed('admin-product-merge', /^Merge /, dialog),
  {
    name: 'admin-search-misses',
    async open(page) {
      await leave(page)
      for (const keyword of [
        'minoxidil',
        'semaglutide',
        'minoxidil',
        'wheelchair',
        'minoxidil',
        'semaglutide',
      ])
        await page.request.get('/api/products/search', { params: { keyword } })
      // written down a moment after the answers
      await page.waitForTimeout(2_000)
      await page.goto('/admin/search-misses')
      await page
        .getByRole('button', { name: /^Add synonym for/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'admin-mails',
    async open(page) {
      await confirmOne()
      await page.goto('/admin/mails')
      await page
        .getByRole('link', { name: /^Your order/ })
        .first()
        .waitFor()
    },
  },
  opened('admin-mail', '/admin/mails'),
]

/** An order is confirmed, of which its shopper is told by mail. */
async function confirmOne() {
  const api = await request.newContext({ baseURL: ORIGIN })
  const headers = await headersOf(api, ACCOUNTS.admin)
  const query = 'status=to_confirm&has_prescription=false'
  const { id } = await firstOf<{ id: number }>(`/api/seller-orders?${query}`, ACCOUNTS.admin)
  await api.put(`/api/seller-orders/confirm-order/${id}`, { headers })
  await api.dispose()
}

/** The same goods entered twice, with their brand and without, for the screen that finds such. */
async function addDuplicates() {
  const api = await request.newContext({ baseURL: ORIGIN })
  const headers = await headersOf(api, ACCOUNTS.admin)
  const rinse = { name: 'Oral rinse, cool mint, 250 mL', pack_size: '250 mL bottle' }
  for (const brand of ['Arawee', null])
    await api.post('/api/products', { headers, data: { ...rinse, brand } })
  await api.dispose()
}

/** The picture of a product as somebody might have taken it: wider than high. */
async function photo(page: Page, nth: number) {
  const reply = await page.request.get('/api/products')
  const { data } = (await reply.json()) as { data: { image: string }[] }
  const square = await page.request.get(`/img/${encodeURIComponent(data[nth]?.image ?? '')}?w=640`)
  return await sharp(await square.body())
    .resize(640, 640)
    .extend({ left: 160, right: 160, extendWith: 'copy' })
    .png()
    .toBuffer()
}
