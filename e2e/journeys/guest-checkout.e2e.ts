import type { Page } from '@playwright/test'
import { claimSenior, fillAddress, fillContact, place, readSums, toReview } from '../checkout'
import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { confirmed, openFromToConfirm, sellerAtTheApi, signIn } from '../seller'
import { ACCOUNTS } from '../world'

const DELIVERY_FEE = 49_00

test('a guest orders from two pharmacies, the seller delivers, the guest follows it', async ({
  page,
  request,
  somebodyElse,
}) => {
  const seller = await sellerAtTheApi(request)
  const product = await seller.offer('paracetamol')
  const other = await seller.rivalOf(product.id)

  await page.goto('/')
  await untilHydrated(page)
  await expectAccessible(page)

  await test.step('finds it in spite of a typing mistake', async () => {
    const box = page.getByRole('combobox', { name: 'Search for medicines, products, etc.' })
    await box.fill('paracetmol')
    await box.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /paracetamol/ })).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: 'Nothing was found for “paracetmol”' }),
    ).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('article')
      .filter({ has: page.locator(`a[href$="/${product.id}"]`) })
      .getByRole('link')
      .click()
  })

  await test.step('compares pharmacies and takes it from two of them', async () => {
    await expect(
      page.getByRole('heading', { name: `${product.offers_count} pharmacies have this` }),
    ).toBeVisible()
    await showAll(page)
    await expectAccessible(page)
    for (const pharmacy of [seller.pharmacy, other]) {
      await page.getByRole('button', { name: `, ${pharmacy}` }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Successfully added to cart!' })).toBeVisible()
    }
  })

  await test.step('changes a quantity in the cart', async () => {
    await page.getByRole('link', { name: 'Cart, 2 items' }).first().click()
    const mine = page.getByRole('region', { name: `From ${seller.pharmacy}` })
    await expect(page.getByRole('region', { name: `From ${other}` })).toBeVisible()
    await mine.getByRole('button', { name: 'One more' }).click()
    await expect(mine.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2')
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Check out/ }).click()
  })

  const total = await test.step('checks out as a guest, with the senior citizen discount', async () => {
    await expectAccessible(page)
    await fillContact(page)
    await expectAccessible(page)
    await fillAddress(page)
    const before = await readSums(page, 'Order summary')
    await claimSenior(page)
    await expect(page.getByText('VAT taken off')).toBeVisible()
    const sums = await readSums(page, 'Order summary')
    await expectAccessible(page)
    expectToAddUp(before, sums)
    await toReview(page)
    await expectAccessible(page)
    return sums['Total']
  })

  const orderNumber = await place(page)
  await expectAccessible(page)

  await test.step('follows it by its number', async () => {
    await page.goto('/track-your-order')
    await untilHydrated(page)
    await page.getByLabel('Order number').fill(orderNumber.toLowerCase())
    await page.getByRole('button', { name: 'Track', exact: true }).click()
    await expectStatus(page, seller.pharmacy, 'Waiting for the pharmacy')
    expect((await readSums(page, 'What it costs'))['Total']).toBe(total)
    await expectAccessible(page)
  })

  const office = await somebodyElse()
  await test.step('the seller opens it from those to confirm', async () => {
    await office.goto('/seller')
    await expect(office.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expectAccessible(office)
    await signIn(office, ACCOUNTS.seller)
    await expect(office.getByRole('heading', { level: 1 })).toBeVisible()
    await openFromToConfirm(office, orderNumber)
    await expectAccessible(office)
  })

  await test.step('confirmed', async () => {
    await office.getByRole('button', { name: 'Confirm the order' }).click()
    await expect(office.getByRole('button', { name: 'Ship the order' })).toBeEnabled()
    await expectStatus(page, seller.pharmacy, 'Being prepared')
  })

  await test.step('shipped with a courier', async () => {
    await office.getByRole('button', { name: 'Ship the order' }).click()
    const dialog = office.getByRole('dialog', { name: 'Ship the order' })
    await dialog.getByRole('combobox', { name: 'Courier' }).click()
    const courier = office.getByRole('option').nth(1)
    const name = ((await courier.textContent()) ?? '').replace(/ \(.*\)$/, '')
    await courier.click()
    await expectAccessible(office)
    await dialog.getByRole('button', { name: 'Ship all' }).click()
    await expect(office.getByRole('button', { name: 'Mark as received' })).toBeEnabled()
    await expectStatus(page, seller.pharmacy, 'On its way')
    await expect(page.getByText(`Courier: ${name}`)).toBeVisible()
  })

  await test.step('received, paid and completed', async () => {
    await office.getByRole('button', { name: 'Mark as received' }).click()
    await expect(office.getByRole('button', { name: 'Mark as paid' })).toBeEnabled()
    await expectStatus(page, seller.pharmacy, 'Received')
    await confirmed(office, 'Mark as paid')
    await expectStatus(page, seller.pharmacy, 'Paid')
    await expect(office.getByRole('button', { name: 'Complete the order' })).toBeDisabled()
    await office.getByRole('button', { name: 'I have seen the ID' }).click()
    await expect(office.getByRole('button', { name: 'Complete the order' })).toBeEnabled()
    await confirmed(office, 'Complete the order')
    await expect(office.getByText('Everything is done.')).toBeVisible()
    await expectStatus(page, seller.pharmacy, 'Completed')
    await expectAccessible(page)
    await expectAccessible(office)
  })

  await test.step('the other pharmacy has its own steps', async () => {
    await expectStatus(page, other, 'Waiting for the pharmacy')
  })
})

async function showAll(page: Page) {
  const more = page.getByRole('button', { name: /^Show all \d+ pharmacies$/ })
  if (await more.isVisible()) await more.click()
}

/** Asks for the order again and reads where one pharmacy's part stands. */
async function expectStatus(page: Page, pharmacy: string, status: string) {
  const part = page.getByRole('region', { name: `From ${pharmacy}` })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(part.getByText(status, { exact: true }).first()).toBeVisible()
}

/** VAT first, then a fifth; and what is shown adds up to the centavo. */
function expectToAddUp(before: Record<string, number>, after: Record<string, number>) {
  const { Subtotal: subtotal = 0, Total: total = 0, 'Delivery fee': fee = 0 } = after
  expect(before['Total']).toBe(before['Subtotal']! + DELIVERY_FEE)
  expect(subtotal).toBe(before['Subtotal'])
  expect(fee).toBe(DELIVERY_FEE)
  const minus = Object.entries(after).filter(([name]) => /VAT|discount|Promotions/.test(name))
  expect(minus).toHaveLength(2)
  expect(subtotal + minus.reduce((sum, [, amount]) => sum + amount, 0) + fee).toBe(total)
  // one line for each pharmacy, each rounded by itself
  expect(Math.abs(total - fee - (subtotal / 1.12) * 0.8)).toBeLessThanOrEqual(1)
}
