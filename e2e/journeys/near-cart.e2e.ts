import type { APIRequestContext, Page } from '@playwright/test'
import { centavos, choose, fillContact, place, readSums, SHOPPER, toReview } from '../checkout'
import { expect, expectAccessible, test } from '../page-watch'
import { logIn, newPerson } from '../people'
import { newPharmacy } from '../pharmacy'
import { CHOOSE, choosePlace, MAKATI, movedOn, open, withCheaperEquivalent } from '../place'
import { headersOf } from '../seller'
import { ACCOUNTS } from '../world'

// pharmacies of the demo: one of Makati's neighbours with ₱30 and ₱10 per km, one that shares the fee, one of Cebu
const WITH_FEE = 20
const SHARING = 1
const IN_CEBU = 47
const SHARED_FEE = 49_00

interface Shelved {
  id: number
  name: string
  pharmacy_name: string
  selling_price: number
  is_prescription: boolean
  quantity: number
  offers_count: number
}

/** Something cheap that a pharmacy and others have, and nobody needs a prescription for. */
async function offeredBy(request: APIRequestContext, pharmacyId: number): Promise<Shelved> {
  const reply = await request.get(`/api/products/pharmacy-products/${pharmacyId}?in_stock=true`)
  const { data } = (await reply.json()) as { data: Shelved[] }
  const found = data
    // others of the journeys buy it at the same time
    .filter(({ quantity }) => quantity >= 15)
    .find((one) => !one.is_prescription && one.selling_price < 200 && one.offers_count > 8)
  if (!found) throw new Error(`Pharmacy ${pharmacyId} has nothing cheap`)
  return found
}

async function addFrom(page: Page, { id, pharmacy_name }: Pick<Shelved, 'id' | 'pharmacy_name'>) {
  await open(page, `/browse/products/any/${id}`)
  const more = page.getByRole('button', { name: /^Show all \d+ pharmacies$/ })
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name: `, ${pharmacy_name}` }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Successfully added to cart!' })).toBeVisible()
}

const groupOf = (page: Page, pharmacy: string) => page.getByRole('region', { name: `From ${pharmacy}` })
const lines = (page: Page) =>
  page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all|everything)/ })

async function enter(page: Page, request: APIRequestContext, who: 'guest' | 'customer', name: string) {
  if (who === 'customer') {
    const email = await newPerson(request, name)
    await page.goto('/login')
    await logIn(page, email)
    await expect(page).not.toHaveURL(/login/)
  }
  await open(page, '/')
  await choosePlace(page, CHOOSE, MAKATI)
}

for (const who of ['guest', 'customer'] as const) {
  test(`a ${who} sees in the cart what is out of reach or paused, and takes what is offered instead`, async ({
    page,
    request,
  }, { project, retry }) => {
    await enter(page, request, who, `reach-${project.name}`)

    await test.step('what is too far is said before anything is typed, with who does deliver', async () => {
      const product = await offeredBy(request, IN_CEBU)
      await addFrom(page, product)
      await open(page, '/cart')
      const far = groupOf(page, product.pharmacy_name)
      await expect(far.getByText(`${product.pharmacy_name} does not deliver to this address`)).toBeVisible()
      await expectAccessible(page)
      await far.getByRole('button', { name: 'See who delivers to me' }).click()
      const take = far.getByRole('button', { name: `Take ${product.name} from ` })
      const [, pharmacy = ''] = ((await take.getAttribute('aria-label')) ?? '').split(`${product.name} from `)
      await expectAccessible(page)
      await take.click()
      await expect(groupOf(page, pharmacy)).toContainText(product.name)
      await expect(groupOf(page, pharmacy).getByText('does not deliver to this address')).toHaveCount(0)
      await expect(far).toBeHidden()
    })

    await test.step('the swap can be undone, and what is far be picked up', async () => {
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      const far = page.getByRole('main').getByRole('region', { name: /^From / })
      await expect(far.getByText('does not deliver to this address')).toBeVisible()
      await far.getByRole('button', { name: /^Pick up / }).click()
      await expect(far.getByText('does not deliver to this address')).toBeHidden()
      await far.getByRole('button', { name: 'Have it delivered instead' }).click()
      await expect(far.getByText('does not deliver to this address')).toBeVisible()
      await far.getByRole('button', { name: /^Remove / }).click()
    })

    await test.step('the same medicine for less is a choice in the cart, and can be undone', async () => {
      const product = await withCheaperEquivalent(request)
      await addFrom(page, { id: product.id, pharmacy_name: product.best.pharmacy_name })
      const list = page.getByRole('region', { name: 'Equivalents' })
      await expect(list.getByRole('listitem').first()).toContainText(/ less/)
      await open(page, '/cart')
      const line = page.getByRole('listitem').filter({ hasText: product.name }).first()
      await line.getByText(/^Same medicine, ₱[\d.,]+ less per piece$/).click()
      await expectAccessible(page)
      await line
        .getByRole('button', { name: /^Take .+ from .+/ })
        .first()
        .click()
      await expect(
        page.getByRole('status').filter({ hasText: `${product.name} was replaced by` }),
      ).toBeVisible()
      await expect(page.getByRole('checkbox', { name: `Select ${product.name}`, exact: true })).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(page.getByRole('checkbox', { name: `Select ${product.name}`, exact: true })).toBeChecked()
      await expect(lines(page)).toHaveCount(1)
    })

    await test.step('a pharmacy that pauses says so, and until when', async () => {
      const shop = await newPharmacy(
        request,
        `Botika Payapa ${who} ${project.name}${retry > 0 ? ' ulit' : ''}`,
      )
      const name = `Payapa throat spray, ${who} ${project.name}${retry > 0 ? ' ulit' : ''}`
      await shop.add({ name, selling_price: 88 })
      const { id } = await shop.offer(name)
      await expect.poll(async () => (await request.get(`/api/products/${id}`)).status()).toBe(200)
      const headers = await headersOf(request, ACCOUNTS.admin)
      const pause = async (until: string | null) => {
        const delivery_terms = { pause: { from: '2020-01-01', until, reason: 'Baha sa aming kalye.' } }
        const reply = await request.put(`/api/pharmacies/${shop.id}`, { headers, data: { delivery_terms } })
        expect(reply.status(), await reply.text()).toBe(200)
      }
      await addFrom(page, { id, pharmacy_name: shop.name })
      await pause(null)
      await open(page, '/cart')
      const group = groupOf(page, shop.name)
      await expect(group.getByText('Takes no orders for the time being. Baha sa aming kalye.')).toBeVisible()
      await group.getByRole('button', { name: 'See other offers' }).click()
      await expect(group.getByText(`No pharmacy that delivers to you has ${name} now.`)).toBeVisible()
      await expectAccessible(page)
      await pause(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10))
      await open(page, '/cart')
      await expect(group.getByText(/Takes no orders until \w+\s\d+;/)).toBeVisible()
      await expect(group.getByRole('button', { name: 'See other offers' })).toHaveCount(0)
    })
  })

  test(`a ${who} pays a pharmacy’s own fee beside the shared one, and nothing for picking up`, async ({
    page,
    request,
  }, { project }) => {
    await enter(page, request, who, `fee-${project.name}`)
    const own = await offeredBy(request, WITH_FEE)
    const sharing = await offeredBy(request, SHARING)

    const fees = await test.step('each fee stands in the cart', async () => {
      for (const product of [own, sharing]) await addFrom(page, product)
      await open(page, '/cart')
      const facts = groupOf(page, own.pharmacy_name)
      await expect(facts).toContainText(/\d km/)
      const km = /(\d+\.\d) km/.exec((await facts.textContent()) ?? '')?.[1] ?? ''
      const fee = 30_00 + Math.round(Number(km) * 10) * 1_00
      await expect(facts.getByText(`₱${(fee / 100).toFixed(2)}`)).toBeVisible()
      await expect(groupOf(page, sharing.pharmacy_name).getByText('₱49.00')).toBeVisible()
      await expectAccessible(page)
      return fee + SHARED_FEE
    })

    await test.step('where it goes is filled in from the place', async () => {
      await page.getByRole('link', { name: /^Check out/ }).click()
      if (who === 'guest') await fillContact(page)
      else {
        await page.getByLabel('Mobile number').fill(SHOPPER.mobile)
        await page.getByRole('button', { name: 'Continue' }).click()
      }
      await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('Metro Manila')
      await expect(page.getByRole('combobox', { name: 'City or municipality' })).toHaveValue('City of Makati')
      expect((await readSums(page, 'Order summary'))['Delivery fee']).toBe(fees)
    })

    await test.step('picking up costs nothing and needs no address', async () => {
      await page.getByRole('radio', { name: /Pick up/i }).check()
      await expect(page.getByLabel('House number, street, building')).toBeHidden()
      const fee = page
        .getByRole('complementary', { name: 'Order summary' })
        .getByText('Free', { exact: true })
      await expect(fee).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Payment and discount' })).toBeVisible()
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await page.getByRole('radio', { name: /Door/i }).check()
    })

    await test.step('the order costs what the cart said, and says when it comes', async () => {
      await choose(page, 'Barangay', 'bel-a', 'Bel-Air')
      await page.getByLabel('House number, street, building').fill('7 Jupiter Street')
      await page.getByRole('button', { name: 'Continue' }).click()
      await toReview(page)
      const sums = await readSums(page, 'Order summary')
      expect(sums['Delivery fee']).toBe(fees)
      await expectAccessible(page)
      const orderNumber = await place(page)
      await open(page, `/track-your-order?order_number=${orderNumber}`)
      const after = await readSums(page, 'What it costs')
      expect([after['Delivery fee'], after['Total']]).toEqual([fees, sums['Total']])
      const parts = [own, sharing].map(({ pharmacy_name }) => groupOf(page, pharmacy_name))
      for (const part of parts) await expect(part.getByText(/\d\s[AP]M/).first()).toBeVisible()
      const costs = page.getByRole('complementary', { name: 'What it costs' })
      const each = await costs
        .getByRole('term')
        .filter({ hasText: own.pharmacy_name })
        .locator('+ dd')
        .textContent()
      expect(centavos(each ?? '')).toBe(fees - SHARED_FEE)
      await expectAccessible(page)
    })
  })
}

test('a cart whose answers are late moves nothing that is read', async ({ page, request }) => {
  await enter(page, request, 'guest', 'late')
  const product = await withCheaperEquivalent(request)
  await addFrom(page, { id: product.id, pharmacy_name: product.best.pharmacy_name })
  const own = await offeredBy(request, WITH_FEE)
  await addFrom(page, own)
  const far = await offeredBy(request, IN_CEBU)
  await addFrom(page, far)
  await page.route(/\/api\/(quote|offers-here)$/, async (route) => {
    await page.waitForTimeout(route.request().url().endsWith('quote') ? 2500 : 1000)
    await route.continue()
  })
  await open(page, '/cart')
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your cart shows as soon as')
  await expect(page.getByText(/^Same medicine, /).first()).toBeVisible()
  await expect(groupOf(page, own.pharmacy_name).getByText(/\d km$/)).toBeVisible()
  await expect(groupOf(page, far.pharmacy_name).getByText('does not deliver to this address')).toBeVisible()
  expect(await movedOn(page)).toEqual([])
})
