import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { sellerAtTheApi, signIn } from '../seller'
import { ACCOUNTS } from '../world'

/** Well-formed, its check character included, but nobody's. */
const UNKNOWN_NUMBER = 'BTK-000000000000'

test('an unknown order number is answered with a plain sentence', async ({ page }) => {
  await page.goto('/track-your-order')
  await untilHydrated(page)
  for (const number of [UNKNOWN_NUMBER, 'BTK-123']) {
    await page.getByLabel('Order number').fill(number)
    await page.getByRole('button', { name: 'Track', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`order_number=${number}$`))
    await expect(
      page.getByText('Sorry! We could not find your order number. Please type it again!'),
    ).toBeVisible()
  }
  await expectAccessible(page)
})

test('an unknown address shows that it could not be found, and leads home', async ({ page }) => {
  for (const address of ['/no-such-page', '/browse/products/no-such-product/99999999']) {
    const reply = await page.goto(address)
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible()
    await expect(page.getByText('This page could not be found')).toBeVisible()
  }
  await expectAccessible(page)
  await untilHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Home page' }).click()
  await expect(page).toHaveURL('/')
})

test('checkout without anything to check out leads to the cart', async ({ page }) => {
  await page.goto('/cart/guest/checkout')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expectAccessible(page)
})

test('a guest is asked to sign in, and a seller stays out of the admins’ office', async ({
  page,
  request,
}) => {
  for (const address of ['/admin/pharmacies', '/seller/orders/list']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${address.slice(0, 6)}.*/login$`))
  }
  await signIn(page, ACCOUNTS.seller)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.goto('/admin/pharmacies')
  await expect(page).toHaveURL(/\/seller\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeHidden()
  const seller = await sellerAtTheApi(request)
  expect(await seller.statusOf('/api/users')).toBe(403)
})

test('a customer finds no back office', async ({ page }) => {
  await page.goto('/seller')
  await signIn(page, ACCOUNTS.customer)
  await expect(page.getByRole('heading', { name: /pharmacies' entrance/ })).toBeVisible()
  await expectAccessible(page)
})
