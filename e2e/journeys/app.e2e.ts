import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { sellerAtTheApi } from '../seller'
import { ACCOUNTS, PASSWORD } from '../world'

test.use({ serviceWorkers: 'allow' })

/** The worker comes some seconds after the page. */
const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        async () =>
          navigator.serviceWorker.controller !== null && (await caches.match('/cart')) !== undefined,
      ),
    )
    .toBe(true)

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const paths = kept.flat().map(({ url }) => new URL(url).pathname)
    return paths.filter((path) => !path.startsWith('/assets/'))
  })

test('what was seen opens without a connection, and the cart works on', async ({
  page,
  context,
  request,
}) => {
  const seller = await sellerAtTheApi(request)
  const { id } = await seller.offer('cetirizine')
  await page.goto('/')
  await untilHydrated(page)
  await untilKept(page)
  await page.goto('/browse/products')
  await untilHydrated(page)
  await page.goto(`/browse/products/cetirizine/${id}`)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await untilHydrated(page)

  await context.setOffline(true)
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()

  await page.goto('/browse/products')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goto(`/browse/products/cetirizine/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await untilHydrated(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  // the message that comes lies over nothing that is bought with
  await expect(page.getByRole('button', { name: 'Close message' })).toBeVisible()
  await page.getByRole('button', { name: 'One more', exact: true }).click({ trial: true })
  await page.getByRole('link', { name: 'Cart, 1 item' }).first().click()
  await expect(page).toHaveURL('/cart')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2')

  await test.step('a page that was never seen says so, and leads to the cart', async () => {
    await page.goto('/about-us')
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Your cart' }).click()
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2')
    await untilHydrated(page)
    await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
  })

  await context.setOffline(false)
  await expect(page.getByText('You are online again.')).toBeVisible()
  await page.goto('/about-us')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeHidden()
})

test('who is signed in sees what was seen before as well when the connection is gone', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await untilHydrated(page)
  await untilKept(page)
  await page.getByLabel('Email').fill(ACCOUNTS.customer)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/browse/pharmacies')
  await untilHydrated(page)
  await expect.poll(() => keptPaths(page)).toContain('/browse/pharmacies')
  await page.getByRole('link', { name: 'Botika, home' }).click()
  await expect(page).toHaveURL('/')
  await page.reload()
  await untilHydrated(page)

  await context.setOffline(true)
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pharmacies', exact: true }).click()
  await expect(page).toHaveURL('/browse/pharmacies')
  await expect(page.getByRole('heading', { level: 1, name: 'Pharmacies' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('nothing of a person is kept, and logging out forgets what they looked at', async ({ page }) => {
  await page.goto('/login')
  await untilHydrated(page)
  await untilKept(page)
  await page.getByLabel('Email').fill(ACCOUNTS.customer)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/')
  for (const path of ['/account', '/account/orders', '/track-your-order?order_number=BTK-000000000000']) {
    await page.goto(path)
    await untilHydrated(page)
  }
  await page.getByRole('link', { name: 'Botika, home' }).click()
  await page.goto('/browse/pharmacies')
  await untilHydrated(page)
  await expect.poll(() => keptPaths(page)).toContain('/browse/pharmacies')
  const kept = await keptPaths(page)
  expect(
    kept.filter((path) => /account|order|login|checkout|users|auth|cart-items|quote/.test(path)),
  ).toEqual([])

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptPaths(page)).not.toContain('/browse/pharmacies')
  await expect.poll(() => keptPaths(page)).toContain('/offline')
})

test('the site can be put on the home screen', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(address ?? '')).json()) as {
    name: string
    start_url: string
    display: string
    icons: { src: string; sizes: string; type: string; purpose: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest).toMatchObject({ short_name: 'Botika', start_url: '/', display: 'standalone' })
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(drawn.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort()).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ])
  for (const { src, sizes } of drawn) {
    const { width, height, format } = await sharp(await (await request.get(src)).body()).metadata()
    expect([format, `${width}x${height}`]).toEqual(['png', sizes])
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200)

  const devtools = await page.context().newCDPSession(page)
  await untilHydrated(page)
  await untilKept(page)
  const { installabilityErrors } = (await devtools.send('Page.getInstallabilityErrors')) as {
    installabilityErrors: { errorId: string }[]
  }
  // a test's browser is a private window, where nothing can be installed
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})
