import {
  claimSenior,
  fillAddress,
  fillContact,
  fullName,
  place,
  readSums,
  SHOPPER,
  toReview,
} from '../checkout'
import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { sellerAtTheApi } from '../seller'

const RAISE = 1.5
const pesos = (amount: number) => `₱${amount.toFixed(2)}`

test('a price that changed while checking out is shown, and nothing typed is lost', async ({
  page,
  request,
}, { project }) => {
  const seller = await sellerAtTheApi(request)
  // phones and desks run at once: each has an offer of its own
  const product = await seller.offer('carbocisteine', project.name === 'phone' ? 1 : 0)
  await page.goto(`/browse/products/carbocisteine/${product.id}`)
  await untilHydrated(page)
  const more = page.getByRole('button', { name: /^Show all \d+ pharmacies$/ })
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name: `, ${seller.pharmacy}` }).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).first().click()
  await page.getByRole('link', { name: /^Check out/ }).click()
  await fillContact(page)
  await fillAddress(page)
  await claimSenior(page)
  await toReview(page)

  const now = product.selling_price + RAISE
  await seller.setPrice(product.inventory_id, now)
  await page.getByRole('button', { name: /^Place order/ }).click()

  const alert = page.getByRole('alert').filter({ hasText: 'Something changed since you looked' })
  await expect(alert).toContainText(
    `${product.name}: ${pesos(product.selling_price)} each is now ${pesos(now)}.`,
  )
  await expect(alert).toContainText('Nothing was ordered, and what you typed is still here.')
  expect((await readSums(page, 'Order summary'))['Subtotal']).toBe(Math.round(now * 100))
  await expectAccessible(page)

  for (const typed of [SHOPPER.email, SHOPPER.street, SHOPPER.barangay, fullName, SHOPPER.seniorId]) {
    await expect(page.getByRole('definition').filter({ hasText: typed }).first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Change Contact' }).click()
  await expect(page.getByLabel('First name')).toHaveValue(SHOPPER.firstName)
  await expect(page.getByLabel('Mobile number')).toHaveValue(SHOPPER.mobile)
  await page.getByRole('button', { name: 'Review' }).click()
  await place(page)
})
