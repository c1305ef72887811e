import type { Page } from '@playwright/test'
import { claimSenior, place, SHOPPER, toReview } from '../checkout'
import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { openFromToConfirm, sellerAtTheApi, type ShelfProduct, signIn } from '../seller'
import { ACCOUNTS, PASSWORD } from '../world'

const REASON = 'The date on it has passed.'

test('a guest’s cart joins the customer’s, is ordered, gets a better prescription, and comes again', async ({
  page,
  request,
  somebodyElse,
}) => {
  const seller = await sellerAtTheApi(request)
  const medicine = await seller.offer('amoxicillin')
  const other = await seller.offer('paracetamol')

  await test.step('a guest fills a cart and logs in from it', async () => {
    for (const product of [medicine, other]) await addFrom(page, product, seller.pharmacy)
    await page.goto('/login?next=%2Fcart')
    await untilHydrated(page)
    await page.getByLabel('Email').fill(ACCOUNTS.customer)
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.locator('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    for (const product of [medicine, other]) await expect(lineOf(page, product)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('guestCartItems'))).toBe('[]')
    await expectAccessible(page)
  })

  await test.step('what is changed is kept at the server, whichever device is looked at', async () => {
    await selectOnly(page, [medicine, other])
    const quantity = lineOf(page, other).getByRole('textbox', { name: 'Quantity' })
    const wanted = String(Number(await quantity.inputValue()) + 1)
    const isSaved = page.waitForResponse((reply) => reply.url().includes('/api/cart-items/input-quantity/'))
    await lineOf(page, other).getByRole('button', { name: 'One more' }).click()
    await expect(quantity).toHaveValue(wanted)
    expect((await isSaved).status()).toBe(200)
    await page.reload()
    await expect(quantity).toHaveValue(wanted)
  })

  await test.step('what the server does not get is taken back, with a word', async () => {
    const quantity = lineOf(page, other).getByRole('textbox', { name: 'Quantity' })
    const before = await quantity.inputValue()
    await page.route('**/api/cart-items/**', (route) => route.abort())
    await lineOf(page, other).getByRole('button', { name: 'One more' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'put your cart back as it was' })).toBeVisible()
    await expect(quantity).toHaveValue(before)
    await page.unroute('**/api/cart-items/**')
  })

  const picture = { name: 'prescription.png', mimeType: 'image/png', buffer: await page.screenshot() }
  const orderNumber = await test.step('checks out with the senior citizen discount', async () => {
    await page.getByRole('link', { name: /^Check out/ }).click()
    await expect(page).toHaveURL(/\/cart\/checkout$/)
    await throughContactAndDelivery(page)
    await claimSenior(page)
    await expect(page.getByText('VAT taken off')).toBeVisible()
    await page.getByLabel('Picture of the prescription').setInputFiles(picture)
    await toReview(page)
    return place(page)
  })

  const office = await somebodyElse()
  await test.step('the seller cannot accept the prescription', async () => {
    await office.goto('/seller')
    await signIn(office, ACCOUNTS.seller)
    await openFromToConfirm(office, orderNumber)
    await office.getByRole('button', { name: 'Show the prescription' }).click()
    await office.getByRole('button', { name: 'Reject', exact: true }).click()
    const dialog = office.getByRole('dialog', { name: 'Reject the prescription?' })
    await dialog.getByLabel('Reason').fill(REASON)
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(office.getByText(`The prescription was rejected: ${REASON}`)).toBeVisible()
  })

  await test.step('the shopper reads why and sends another one, from the link in the mail', async () => {
    await page.goto(`/track-your-order?order_number=${orderNumber}`)
    const part = page.getByRole('region', { name: `From ${seller.pharmacy}` })
    await expect(part.getByText(`Prescription not accepted: ${REASON}`)).toBeVisible()
    const form = part.getByRole('form', { name: 'Send another prescription' })
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Send the prescription' }).click()
    await expect(form.getByLabel('Picture of the prescription')).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel('Picture of the prescription').setInputFiles(picture)
    await expect(form.getByRole('img', { name: 'Preview of prescription.png' })).toBeVisible()
    await form.getByRole('button', { name: 'Send the prescription' }).click()
    await expect(part.getByText('A pharmacist is checking your prescription.')).toBeVisible()
    await expect(form).toBeHidden()
  })

  await test.step('the open page of the order shows the new one, which is opened and accepted', async () => {
    const show = office.getByRole('button', { name: 'Show the prescription' })
    await expect(show).toBeVisible({ timeout: 30_000 })
    const accept = office.getByRole('button', { name: 'Accept the prescription' })
    await expect(accept).toBeDisabled()
    await show.click()
    await expect(office.getByRole('img', { name: 'Prescription' })).toBeVisible()
    await accept.click()
    await expect(office.getByText('The prescription was checked and accepted.')).toBeVisible()
  })

  await test.step('has it come again, and stops that', async () => {
    await addFrom(page, other, seller.pharmacy)
    await page.goto('/cart')
    await selectOnly(page, [other])
    await page.getByRole('link', { name: 'Make it a recurring order' }).click()
    await expect(page.getByRole('heading', { name: 'When should it be ordered?' })).toBeVisible()
    await page.getByRole('radio', { name: 'Every 2 weeks' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await throughContactAndDelivery(page)
    await toReview(page)
    await page.getByRole('button', { name: /^Place order/ }).click()
    await expect(
      page.getByRole('heading', { name: 'Thank you! Your recurring order is set up.' }),
    ).toBeVisible()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    expect((await download).suggestedFilename()).toMatch(/^BTK-.+\.ics$/)
    await page.locator('main').getByRole('link', { name: 'Track your Order' }).click()
    await expect(page.getByRole('definition').filter({ hasText: 'Every 2 weeks' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop it' }).click()
    await page.getByRole('button', { name: 'Yes, stop it' }).click()
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible()
  })

  await test.step('logging out shows the guest’s cart again, which is empty', async () => {
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('link', { name: 'Cart, no items' }).first()).toBeVisible()
  })
})

async function addFrom(page: Page, product: ShelfProduct, pharmacy: string) {
  await page.goto(`/browse/products/any/${product.id}`)
  await untilHydrated(page)
  const more = page.getByRole('button', { name: /^Show all \d+ pharmacies$/ })
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name: `, ${pharmacy}` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Successfully added to cart!' })).toBeVisible()
}

const lineOf = (page: Page, { name }: ShelfProduct) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: `Select ${name}`, exact: true }) })

/** The demo customer has a cart of their own; only these lines go on. */
async function selectOnly(page: Page, products: readonly ShelfProduct[]) {
  const all = page.getByRole('checkbox', { name: /^Select all/ })
  await all.check()
  const isNone = page.waitForResponse((reply) => reply.url().includes('/api/cart-items/remove-all/'))
  await all.uncheck()
  await isNone
  for (const { name } of products) {
    const isSaved = page.waitForResponse((reply) => reply.url().includes('/api/cart-items/add-one/'))
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
    await isSaved
  }
}

/** A customer is known; where they had things sent last is filled in, or typed. */
async function throughContactAndDelivery(page: Page) {
  await expect(page.getByRole('heading', { level: 2, name: 'Who is ordering?' })).toBeVisible()
  await page.getByLabel('Mobile number').fill(SHOPPER.mobile)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('House number, street, building')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Payment and discount' })).toBeVisible()
}
