import type { Page } from '@playwright/test'
import { expect, test, untilHydrated } from '../page-watch'
import { movedOn } from '../place'
import { headersOf, signIn } from '../seller'
import { ACCOUNTS } from '../world'

test('an old address of a merged product leads to the one that it became', async ({ page, request }, {
  project,
}) => {
  // the products of a page for each device, so that neither merges what the other looks at
  await page.goto(`/browse/products?filter=alphabetical&page=${project.name === 'phone' ? 3 : 4}`)
  await untilHydrated(page)
  const cards = page.getByRole('main').locator('h2 a[href^="/browse/products/"]')
  const [from, into] = await cards.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  if (!from || !into) throw new Error('The demo shop has no two products.')
  const idOf = (address: string) => Number(address.split('/').at(-1))

  const merged = await request.put(`/api/products/${idOf(from)}/merge`, {
    headers: await headersOf(request, ACCOUNTS.admin),
    data: { into_id: idOf(into), dry_run: false },
  })
  expect(merged.status()).toBe(200)

  const moved = await request.get(from, { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers()['location']).toBe(into)
  // the list in the browser still has the old address
  await cards.first().click()
  await expect(page).toHaveURL(into)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404 Not Found')
})

test('where the browser denies its storage one can still fill a cart and look at it', async ({ page }) => {
  await denyStorage(page)
  await page.goto('/browse/products')
  await untilHydrated(page)
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Summary' })).toBeVisible()
})

test('where the browser denies its storage a seller can still sign in, look through the orders and choose dark', async ({
  page,
}) => {
  await denyStorage(page)
  await page.goto('/seller/orders')
  await signIn(page, ACCOUNTS.seller)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.getByRole('main').locator('[data-row-link]').first().click()
  await expect(page.getByRole('heading', { name: 'Progress' })).toBeVisible()
  await page.getByRole('button', { name: 'Switch to dark colours' }).click()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})

for (const [path, width] of [
  ['/', 390],
  ['/', 1280],
  ['/browse/products', 390],
] as const)
  test(`nothing moves for who jumps over the screens of ${path}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await untilHydrated(page)
    for (const part of [1, 0.4, 0.8, 0.1, 1]) {
      await page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), part)
      await page.waitForTimeout(200)
    }
    expect(await movedOn(page)).toEqual([])
  })

test('nothing moves for who scrolls before the cart has come', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/browse/products')
  await untilHydrated(page)
  const add = page.getByRole('button', { name: /^Add .* to cart$/ })
  for (const at of [0, 1]) await add.nth(at).click()
  await expect(page.getByRole('link', { name: /^Cart.*2/ }).first()).toBeVisible()
  await page.route('**/api/quote', async (route) => {
    await page.waitForTimeout(1000)
    await route.continue()
  })
  await page.goto('/cart')
  for (let turn = 0; turn < 4; turn++) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(100)
  }
  await expect(page.getByRole('complementary', { name: 'Summary' })).toBeVisible()
  expect(await movedOn(page)).toEqual([])
})

test('a page behind the last one says so and leads back, with the filters', async ({ page }) => {
  await page.goto('/browse/products?in_stock=true&page=9999')
  await expect(page.getByRole('heading', { name: 'This list ends before this page' })).toBeVisible()
  await untilHydrated(page)
  await page.getByRole('link', { name: 'To the first page' }).click()
  await expect(page).toHaveURL('/browse/products?in_stock=true')
  await page.goto('/browse/pharmacies?page=9999')
  await expect(page.getByRole('link', { name: 'To the first page' })).toBeVisible()
})

test('texts that are not translated are the same on both sides for who reads Filipino', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'botika_language', value: 'fil', url: baseURL ?? '' }])
  for (const address of ['/terms-of-use', '/privacy-policy', '/faq', '/how-to-use-botika']) {
    await page.goto(address)
    await untilHydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', /^fil/)
  }
})

function denyStorage(page: Page) {
  return page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
}
