import type { APIRequestContext, Page } from '@playwright/test'
import { choosePlace, MAKATI, open } from '../place'
import { expect, expectAccessible, test } from '../page-watch'
import { logIn, newPerson } from '../people'

const LIST = [
  'Losartan 50 mg tablet 30 pcs',
  'Amlodipine 5 mg tablet 30 pcs',
  'Metformin 500 mg tablet #30',
  'Atorvastatin 30 tableta',
]
const KINDS = { cheapest: 'Cheapest', fewest: 'Fewest parcels', nearest: 'Nearest' }
const [city, province] = MAKATI.split(', ')

interface Plan {
  kind: keyof typeof KINDS
  quote: { total: number; groups: { pharmacy_name: string }[] }
  parcels: number
}
interface Row {
  medicine: { product_id: number } | null
  candidates: { product_id: number; strength: string }[]
}

/** What the same list comes to by the API, for a senior or for anybody. */
async function plansOf(request: APIRequestContext, discount_type: 'senior_citizen' | null) {
  const match = await request.post('/api/baskets/match', { data: { lines: LIST } })
  const { rows } = (await match.json()) as { rows: Row[] }
  const lines = rows.map(({ medicine, candidates }) => ({
    product_id: medicine?.product_id ?? candidates.find(({ strength }) => strength === '10 mg')?.product_id,
    pieces: 30,
    any_equivalent: true,
  }))
  const reply = await request.post('/api/baskets/plans', { data: { lines, discount_type, province, city } })
  expect(reply.status(), await reply.text()).toBe(200)
  const { plans } = (await reply.json()) as { plans: Plan[] }
  const of = (kind: Plan['kind']) => {
    const found = plans.find((plan) => plan.kind === kind)
    if (!found) throw new Error(`There is no plan that is the ${kind}`)
    return found
  }
  return { plans, cheapest: of('cheapest'), fewest: of('fewest') }
}

const pesos = (total: number) => `₱${total.toLocaleString('en-PH', { minimumFractionDigits: 2 })}`
const heading = (page: Page, { kind, quote }: Plan) =>
  page.getByRole('heading', { name: `${KINDS[kind]}: ${pesos(quote.total)}` })
const taking = (page: Page, kind: Plan['kind']) =>
  page.getByRole('button', { name: `Put this into my cart: ${KINDS[kind]}` })
const partsOf = (page: Page) => page.getByRole('region', { name: /^From / })

for (const who of ['guest', 'customer'] as const)
  test(`a senior who is a ${who} compares four medicines from one pharmacy and split`, async ({
    page,
    request,
  }, { project }) => {
    if (who === 'customer') {
      const email = await newPerson(request, `basket-${project.name}`)
      await page.goto('/login')
      await logIn(page, email)
      await expect(page).not.toHaveURL(/login/)
    }
    const list = page.getByRole('textbox', { name: 'Your medicines, one on each line' })

    await test.step('has something in the cart, and comes from the search', async () => {
      await open(page, '/search/products/cetirizine')
      await page
        .getByRole('button', { name: /^Add .* to cart$/ })
        .first()
        .click()
      await page.getByRole('link', { name: 'Several medicines? Price the whole list' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'My medicines' })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a list that does not load stays as it was typed', async () => {
      await page.route('**/api/baskets/match', (route) => route.abort())
      await list.fill([...LIST, 'zzyzx 10 mg'].join('\n'))
      await page.getByRole('button', { name: 'Find these' }).click()
      await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible()
      await expect(list).toHaveValue([...LIST, 'zzyzx 10 mg'].join('\n'))
      await page.unroute('**/api/baskets/match')
      await page.getByRole('button', { name: 'Try again' }).click()
    })

    const ask = page.getByRole('button', { name: 'See what my list costs' })
    await test.step('is asked about one line, told of another, and where it should go', async () => {
      await expect(page.getByText('We found nothing for “zzyzx 10 mg”.')).toBeVisible()
      await expect(ask).toBeDisabled()
      await choosePlace(page, /choose a place$/i, MAKATI)
      await ask.click()
      const which = page.getByRole('combobox', { name: 'Which one is “Atorvastatin 30 tableta”?' })
      await expect(which).toBeFocused()
      await which.selectOption('Atorvastatin 10 mg tablet')
      for (const tick of await page.getByLabel('Any equivalent will do').all()) await tick.check()
      await expectAccessible(page)
    })

    const regular = await plansOf(request, null)
    const senior = await plansOf(request, 'senior_citizen')
    for (const { fewest, cheapest } of [regular, senior]) {
      expect(fewest.parcels).toBe(1)
      expect(cheapest.parcels).toBeGreaterThan(1)
    }
    await test.step('sees one parcel and several, at everybody’s price and at a senior’s', async () => {
      await ask.click()
      for (const plan of regular.plans) await expect(heading(page, plan)).toBeVisible()
      await page.getByRole('switch', { name: /senior and PWD prices/ }).check()
      for (const plan of senior.plans) await expect(heading(page, plan)).toBeVisible()
      expect(senior.cheapest.quote.total).toBeLessThan(regular.cheapest.quote.total)
      await expectAccessible(page)
    })

    await test.step('takes all from one pharmacy, and has the old cart back', async () => {
      await taking(page, 'fewest').click()
      await expect(page).toHaveURL(/\/cart$/)
      const [one] = senior.fewest.quote.groups
      await expect(page.getByRole('region', { name: `From ${one?.pharmacy_name}` })).toBeVisible()
      await expect(partsOf(page)).toHaveCount(1)
      await expect(page.getByText('Your cart now holds your list of medicines')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('link', { name: /cetirizine/i }).first()).toBeVisible()
    })

    await test.step('takes the split one, which stands in the cart when the page is opened again', async () => {
      await page.getByRole('link', { name: 'Find the cheapest way to buy these' }).click()
      await expect(list).toHaveValue([...LIST, 'zzyzx 10 mg'].join('\n'))
      await page.getByRole('button', { name: 'Find these' }).click()
      await ask.click()
      await taking(page, 'cheapest').click()
      await expect(partsOf(page)).toHaveCount(senior.cheapest.parcels)
      await page.reload()
      await expect(partsOf(page)).toHaveCount(senior.cheapest.parcels)
    })
  })
