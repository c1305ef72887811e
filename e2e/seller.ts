import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { ACCOUNTS, PASSWORD } from './world'

/** An offer as a product list shows it. */
export interface ShelfProduct {
  id: number
  name: string
  generic_name: string | null
  inventory_id: number
  selling_price: number
  original_price?: number
  quantity: number
  offers_count: number
}

interface Offer {
  pharmacy_id: number
  pharmacy_name: string
  quantity: number
  original_price?: number
}

/** The demo seller at the API: what their pharmacy offers, and a change of it. */
export async function sellerAtTheApi(request: APIRequestContext) {
  const headers = await headersOf(request, ACCOUNTS.seller)
  const about = await request.post('/api/auth/user', { headers })
  const user = (await about.json()) as { pharmacy_id: number; pharmacy_name: string }

  return {
    pharmacy: user.pharmacy_name,

    /** What the pharmacy has plenty of at its regular price, and others offer as well. */
    async offer(keyword: string, nth = 0): Promise<ShelfProduct> {
      const path = `/api/products/pharmacy-products/${user.pharmacy_id}`
      const reply = await request.get(path, { params: { keyword, in_stock: true } })
      const { data } = (await reply.json()) as { data: ShelfProduct[] }
      const plenty = data.filter((product) => {
        const isRegular = product.original_price === undefined
        return isRegular && product.quantity >= 15 && product.offers_count > 1
      })
      const found = plenty[nth]
      if (!found) throw new Error(`${user.pharmacy_name} offers too little ${keyword}`)
      return found
    },

    /** Somebody else's offer of a product that is in stock and at its regular price. */
    async rivalOf(productId: number): Promise<string> {
      const reply = await request.get(`/api/products/${productId}/offers`)
      const { data } = (await reply.json()) as { data: Offer[] }
      const rival = data.find((offer) => {
        const isRegular = offer.original_price === undefined && offer.quantity >= 15
        return isRegular && offer.pharmacy_id !== user.pharmacy_id
      })
      if (!rival) throw new Error(`Nobody else offers product ${productId} at its regular price`)
      return rival.pharmacy_name
    },

    async setPrice(inventoryId: number, price: number) {
      const reply = await request.put(`/api/inventories/${inventoryId}`, {
        headers,
        data: { selling_price: price },
      })
      expect(reply.status(), await reply.text()).toBe(200)
    },

    statusOf: async (path: string) => (await request.get(path, { headers })).status(),
  }
}

/** What a signed-in person sends with each call. */
export async function headersOf(request: APIRequestContext, email: string, password = PASSWORD) {
  const login = await request.post('/api/auth/login', { data: { email, password } })
  const { access_token } = (await login.json()) as { access_token: string }
  return { authorization: `Bearer ${access_token}` }
}

/** Signs in at the back office's own door, at whatever address asked for it. */
export async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens an order from the list of those that wait for confirmation. */
export async function openFromToConfirm(page: Page, orderNumber: string) {
  await page
    .getByRole('link', { name: /Orders/ })
    .first()
    .click()
  await page.getByRole('tab', { name: /To confirm/ }).click()
  const row = page.getByRole('link', { name: new RegExp(orderNumber) })
  await openRow(row, page.getByRole('heading', { level: 1, name: orderNumber }))
}

/** A row that is drawn anew between press and release takes no click, and is clicked again, as people do. */
export const openRow = (row: Locator, opened: Locator) =>
  expect(async () => {
    if (await row.isVisible()) await row.click({ timeout: 5_000 })
    await expect(opened).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })

/** Takes the step that asks first. */
export async function confirmed(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
}
