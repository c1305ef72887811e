import type { APIRequestContext, Page } from '@playwright/test'
import { SHOPPER } from '../checkout'
import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { newPharmacy, orderAsGuest } from '../pharmacy'
import { headersOf, openFromToConfirm, signIn } from '../seller'
import { ACCOUNTS, OWN_PASSWORD, PASSWORD } from '../world'

test.setTimeout(300_000)

/** Two pharmacies that have the same cotton balls, the second for a little more; the first has soap as well. */
async function twoPharmacies(request: APIRequestContext, mark: string) {
  const first = await newPharmacy(request, `Botika Una ${mark}`)
  const second = await newPharmacy(request, `Botika Ikalawa ${mark}`)
  // digits alone: letters may read as an amount (`4ug`), and what has one is a medicine on prescription
  const now = Date.now()
  const [cotton, soap] = [`Cotton balls ${now}`, `Luya soap ${now}`]
  await first.add({ name: cotton, selling_price: 100 })
  await first.add({ name: soap, selling_price: 45 })
  const { id: product_id, inventory_id } = await first.offer(cotton)
  const headers = await headersOf(request, ACCOUNTS.admin)
  const offered = { product_id, pharmacy_id: second.id, selling_price: 104, quantity: 9, status: 'live' }
  const reply = await request.post('/api/inventories', { headers, data: offered })
  expect(reply.status(), await reply.text()).toBe(201)
  const items = [
    { inventory_id, quantity: 2 },
    { inventory_id: (await first.offer(soap)).inventory_id, quantity: 1 },
  ]
  return { first, second, cotton, soap, items }
}
type Two = Awaited<ReturnType<typeof twoPharmacies>>

async function refuse(office: Page, { first, cotton }: Two, number: string) {
  await office.goto('/seller')
  await signIn(office, first.email, OWN_PASSWORD)
  await openFromToConfirm(office, number)
  await office.getByRole('button', { name: `Can’t send ${cotton}` }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Take it off the order' }).click()
  await expect(dialog.getByText('Please choose why')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Why?' }).click()
  await office.getByRole('option', { name: 'Not in stock' }).click()
  await expect(dialog.getByText('Your stock of it becomes 0')).toBeVisible()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Take it off the order' }).click()
  await expect(office.getByText('It was taken off the order, and the shopper is notified')).toBeVisible()
  await expect(office.getByText('Refused', { exact: true })).toBeVisible()
  await expectAccessible(office)
  expect((await first.offer(cotton)) as { quantity?: number }).toMatchObject({ quantity: 0 })
}

async function accept(office: Page, { second, cotton }: Two, number: string) {
  await office.goto('/seller')
  await signIn(office, second.email, OWN_PASSWORD)
  await office.getByRole('link', { name: '1 item is offered to you' }).click()
  const line = office.getByRole('listitem').filter({ hasText: `2 × ${cotton}` })
  await expect(line.getByText('To Quezon City')).toBeVisible()
  await expect(office.getByText(number)).toBeHidden()
  await expectAccessible(office)
  await line.getByRole('button', { name: 'Accept' }).click()
  await expectAccessible(office)
  await office.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(office.getByText('It is your order now')).toBeVisible()
  await line.getByRole('link', { name: 'Open the order' }).click()
  await expect(office.getByRole('heading', { level: 1, name: number })).toBeVisible()
}

/** Chooses the same cotton balls of the second pharmacy, which costs ₱8 more. */
async function moveIt(page: Page, { second, cotton }: Two) {
  const line = page.getByRole('region', { name: cotton })
  const card = line.getByRole('listitem').filter({ hasText: second.name })
  await expect(card.getByText('₱8.00 more than you agreed to')).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Choose this' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/₱208\.00.*never for more/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Yes, ask for it' }).click()
  await expect(line.getByText(new RegExp(`${second.name} is asked`))).toBeVisible()
  await expectAccessible(page)
}

const partOf = (page: Page, name: string) => page.getByRole('region', { name: `From ${name}` })

test('a guest moves a refused line to another pharmacy, with their yes alone', async ({
  page,
  request,
  somebodyElse,
}, { project }) => {
  const two = await twoPharmacies(request, `${project.name} panauhin`)
  const number = await orderAsGuest(request, { items: two.items })
  await refuse(await somebodyElse(), two, number)

  const toLines = async (email: string) => {
    const form = page.getByRole('form', { name: 'A pharmacy can’t send everything' })
    await form.getByLabel('Your email').fill(email)
    await form.getByRole('button', { name: 'Show the choices' }).click()
  }
  await page.goto(`/track-your-order?order_number=${number}`)
  await untilHydrated(page)
  await toLines('somebody.else@example.com')
  await expect(page.getByLabel('Your email').first()).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('You have no order with this number.')).toHaveCount(1)
  await expectAccessible(page)
  await toLines(SHOPPER.email)
  await moveIt(page, two)
  await expect(partOf(page, two.second.name)).toBeHidden()

  await accept(await somebodyElse(), two, number)
  await page.reload()
  await untilHydrated(page)
  await toLines(SHOPPER.email)
  await expect(page.getByText('Another pharmacy sends it: see its part of this order.')).toBeVisible()
  await expect(partOf(page, two.second.name).getByText(two.cotton)).toBeVisible()
  await expect(partOf(page, two.first.name).getByText(two.soap)).toBeVisible()

  const admin = await somebodyElse()
  await admin.goto('/admin/refused-lines')
  await signIn(admin, ACCOUNTS.admin)
  await admin.getByRole('searchbox').fill(number)
  await expect(admin.locator('main [data-row-link]')).toHaveCount(1)
  await expect(admin.getByRole('listitem').filter({ hasText: number }).getByText('Moved')).toBeVisible()
  await expectAccessible(admin)
})

test('a customer moves a refused line from the order in the account', async ({
  page,
  request,
  somebodyElse,
}, { project }) => {
  const two = await twoPharmacies(request, `${project.name} suki`)
  const as = await headersOf(request, ACCOUNTS.customer)
  const number = await orderAsGuest(request, { items: two.items, as })
  await refuse(await somebodyElse(), two, number)

  await page.goto('/login?next=%2Faccount%2Forders')
  await untilHydrated(page)
  await page.getByLabel('Email').fill(ACCOUNTS.customer)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.locator('main').getByRole('button', { name: 'Log in' }).click()
  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click()
  await moveIt(page, two)
  await accept(await somebodyElse(), two, number)
  await page.reload()
  await expect(partOf(page, two.second.name).getByText(two.cotton)).toBeVisible()
  await expectAccessible(page)
})
