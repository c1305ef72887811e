import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, test, untilHydrated } from '../page-watch'
import { logIn, newPerson } from '../people'
import {
  arriveInThreeLines,
  cheaperFarAway,
  CHOOSE,
  choosePlace,
  inHeader,
  MAKATI,
  movedOn,
  open,
  QUESTION,
} from '../place'
import { ACCOUNTS, PASSWORD } from '../world'

const DISTANCE = /^\d+(\.\d)? k?m$/
const pesos = (price: number) => `₱${price.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`
const added = (page: Page) => page.getByRole('status').filter({ hasText: 'Successfully added to cart!' })

for (const who of ['guest', 'customer'] as const)
  test(`a ${who} says once where things go, and buys the best offer there`, async ({ page, request }, {
    project,
  }) => {
    const product = await cheaperFarAway(request)
    const near = product.best
    if (who === 'customer') {
      const email = await newPerson(request, `near-${project.name}`)
      await page.goto('/login')
      await logIn(page, email)
      await expect(page).not.toHaveURL(/login/)
    }

    await test.step('the first search asks, and stands in nobody’s way', async () => {
      await open(page, '/browse/products')
      await expect(inHeader(page, CHOOSE)).toBeVisible()
      await expect(page.getByText(/^from/).first()).toBeVisible()
      await open(page, '/search/products/losartan')
      await expect(inHeader(page, QUESTION)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectAccessible(page)
    })

    const card = page
      .getByRole('article')
      .filter({ has: page.locator(`h2 a[href$="/${product.id}"], h3 a[href$="/${product.id}"]`) })
    await test.step('cards have the best offer there, from one request, and nothing moves', async () => {
      await choosePlace(page, QUESTION, MAKATI)
      await expect(inHeader(page, 'Deliver to: Makati')).toBeVisible()
      await expect(page.getByRole('article').getByText(DISTANCE).first()).toBeVisible()
      const asked: string[] = []
      page.on('request', (one) => one.url().endsWith('/api/offers-here') && asked.push(one.url()))
      await arriveInThreeLines(page)
      await open(page, '/browse/products')
      await expect(card.getByText(near.pharmacy_name)).toBeVisible()
      await expect(card.getByText(DISTANCE)).toBeVisible()
      await expect(card.getByText(`${pesos(product.cheapest.selling_price)} in`)).toBeVisible()
      expect(asked).toHaveLength(1)
      expect(await movedOn(page)).toEqual([])
      await expectAccessible(page)
    })

    await test.step('the round button puts the near one into the cart', async () => {
      await card.getByRole('button', { name: /^Add .* to cart$/ }).click()
      await expect(added(page)).toBeVisible()
      await open(page, '/cart')
      await expect(page.getByRole('region', { name: `From ${near.pharmacy_name}` })).toContainText(
        product.name,
      )
      await expectAccessible(page)
    })

    await test.step('the product’s page buys near, and says what it costs far away', async () => {
      await open(page, `/browse/products/any/${product.id}`)
      const main = page.getByRole('main')
      const far = main
        .getByRole('listitem')
        .filter({ hasText: `${pesos(product.cheapest.selling_price)} in` })
      await expect(far.first()).toBeVisible()
      await expect(main.getByRole('link', { name: near.pharmacy_name }).first()).toBeVisible()
      await expectAccessible(page)
      const add = main.getByRole('button', { name: 'Add to cart', exact: true })
      await add.click()
      await expect(added(page)).toBeVisible()
      await open(page, '/cart')
      const group = page.getByRole('region', { name: `From ${near.pharmacy_name}` })
      await expect(group.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2')
    })

    await test.step('lists are sorted by distance only where the address says so', async () => {
      await open(page, '/browse/products')
      await page.getByRole('button', { name: 'Nearest first' }).click()
      await expect(page).toHaveURL(/[?&]lat=14\.\d{1,3}&lng=121\.\d{1,3}&filter=nearest$/)
    })

    await test.step('one tap forgets the place, and nobody asks again', async () => {
      const isForgotten =
        who === 'guest' ||
        page.waitForResponse((reply) => reply.url().endsWith('/api/preferences/place') && reply.ok())
      await inHeader(page, 'Delete my location').click()
      await expect(page).toHaveURL(/\/browse\/products$/)
      await isForgotten
      await open(page, '/search/products/losartan')
      await expect(inHeader(page, CHOOSE)).toBeVisible()
      await expect(page.getByText(/^from/).first()).toBeVisible()
    })
  })

test('whoever waves the question away is not asked again', async ({ page }) => {
  await open(page, '/search/products/losartan')
  await expect(inHeader(page, QUESTION)).toBeVisible()
  await inHeader(page, 'Not now').click()
  await expect(inHeader(page, CHOOSE)).toBeVisible()
  await open(page, '/browse/products')
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click()
  await expect(added(page)).toBeVisible()
  await open(page, '/search/products/biogesic')
  await expect(inHeader(page, CHOOSE)).toBeVisible()
  await expectFits(page)
})

test('the place of an account is on each of its devices, until it is forgotten', async ({
  page,
  somebodyElse,
}, { project }) => {
  const email = project.name === 'phone' ? ACCOUNTS.pharmacist : ACCOUNTS.clerk
  await open(page, '/')
  await choosePlace(page, CHOOSE, MAKATI)
  await page.reload()
  await untilHydrated(page)
  await expect(inHeader(page, 'Deliver to: Makati')).toBeVisible()
  const isKept = page.waitForResponse((reply) => reply.url().endsWith('/api/preferences/place'))
  await page.goto('/login')
  await logIn(page, email, PASSWORD)
  await expect(page).not.toHaveURL(/login/)
  await open(page, '/')
  expect((await isKept).status()).toBe(200)
  await expect(inHeader(page, 'Deliver to: Makati')).toBeVisible()

  const other = await somebodyElse()
  await open(other, '/')
  await expect(inHeader(other, CHOOSE)).toBeVisible()
  await other.goto('/login')
  await logIn(other, email, PASSWORD)
  await expect(other).not.toHaveURL(/login/)
  await open(other, '/')
  await expect(inHeader(other, 'Deliver to: Makati')).toBeVisible()
  const isForgotten = other.waitForResponse((reply) => reply.url().endsWith('/api/preferences/place'))
  await inHeader(other, 'Delete my location').click()
  expect((await isForgotten).status()).toBe(200)

  await open(page, '/')
  await expect(inHeader(page, CHOOSE)).toBeVisible()
})

for (const address of ['/browse/products', '/search/products/paracetamol'])
  test(`offers there that come late move nothing of ${address} while it is scrolled`, async ({ page }) => {
    await open(page, '/browse/products')
    await choosePlace(page, CHOOSE, MAKATI)
    await arriveInThreeLines(page, 800)
    const answered = page.waitForResponse('**/api/offers-here')
    await open(page, address)
    for (let step = 0; step < 12; step++) {
      await page.evaluate(() => scrollBy(0, 350))
      await page.waitForTimeout(60)
    }
    await answered
    await expect(page.getByRole('article').getByText(DISTANCE).first()).toBeVisible()
    expect(await movedOn(page)).toEqual([])
  })
