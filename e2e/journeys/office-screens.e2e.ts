import type { APIRequestContext, Page } from '@playwright/test'
import { RESOURCES } from '../../backoffice/src/resources'
import { SCREENS } from '../../backoffice/src/app/screens'
import { expect, expectAccessible, expectFits, inTheOtherSize, test } from '../page-watch'
import { newPharmacy, orderAsGuest } from '../pharmacy'
import { headersOf, sellerAtTheApi, signIn } from '../seller'
import { ACCOUNTS } from '../world'

// on a busy machine a screen may take seconds
test.setTimeout(600_000)

const OFFICES = { '/seller': ACCOUNTS.seller, '/admin': ACCOUNTS.admin } as const

for (const office of ['/seller', '/admin'] as const) {
  test(`every screen of ${office} opens without a complaint`, async ({ page, request, faults }, {
    project,
  }) => {
    if (office === '/admin') await fillTheEmpty(request, project.name)
    await complain(request)
    await page.goto(office)
    await signIn(page, OFFICES[office])
    await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible()
    await expect(page).toHaveURL(office)

    const broken: string[] = []
    let opened = 0
    const look = async (address: string) => {
      const complaints = faults.length
      opened++
      try {
        await show(page, address)
        await expectAccessible(page)
        await inTheOtherSize(page, async () => {
          await expectLoaded(page)
          // the book's small print has failed in one size alone
          await (address.endsWith('/sales-records') ? expectAccessible(page) : expectFits(page))
        })
        expect(faults.slice(complaints)).toEqual([])
      } catch (error) {
        broken.push(`${address}: ${error instanceof Error ? error.message : error}`)
      }
    }

    // every other one is opened in this size and drawn in the other as well; the other project does it the other way round
    const isMine = (_one: unknown, index: number) => index % 2 === (project.name === 'phone' ? 0 : 1)
    for (const { path } of SCREENS[office].filter(isMine)) {
      const [of, within] = path.split('/:id')
      if (within) await show(page, office + of)
      await look(within ? `${await firstIn(page, office + of)}${within}` : office + path)
    }
    for (const { name, create, edit, show: single } of RESOURCES[office].filter(isMine)) {
      const list = `${office}/${name}`
      await look(list)
      const record = edit || single ? await firstIn(page, list) : null
      if (create) await look(`${list}/create`)
      if (record) await look(record)
      else if (record === undefined) broken.push(`${list}: no record to open`)
    }
    process.stdout.write(`${opened} screens of ${office} opened here (${project.name})\n`)
    expect(broken.join('\n\n')).toBe('')
  })
}

/** A search in vain, and an order with the email about it, which the demo data lacks; and a synonym more. */
async function fillTheEmpty(request: APIRequestContext, size: string) {
  const headers = await headersOf(request, ACCOUNTS.admin)
  const data = { word: `sipon ${size}`, instead: 'colds' }
  await request.post('/api/search-synonyms', { headers, data })
  await request.get('/api/products/search', { params: { keyword: 'moringa shampoo bar' } })
  const pharmacy = await newPharmacy(request, `Botika ng Talaan ${size}`)
  const name = `Talaan soap ${Date.now()}`
  await pharmacy.add({ name, selling_price: 45 })
  const { inventory_id } = await pharmacy.offer(name)
  await orderAsGuest(request, { items: [{ inventory_id, quantity: 1 }] })
}

/** The demo's customer reports a problem with an order at the demo's pharmacy, unless they have done so. */
async function complain(request: APIRequestContext) {
  const { pharmacy } = await sellerAtTheApi(request)
  const headers = await headersOf(request, ACCOUNTS.customer)
  const about = await request.post('/api/auth/user', { headers })
  const { id: user_id } = (await about.json()) as { id: number }
  const listed = await request.get('/api/orders', { headers, params: { user_id, per_page: 100 } })
  const { data } = (await listed.json()) as { data: { id: number; pharmacy_names: string[] }[] }
  const order = data.find(({ pharmacy_names }) => pharmacy_names.includes(pharmacy))
  const read = await request.get(`/api/orders/${order?.id}`, { headers })
  const { parts } = ((await read.json()) as { order: { parts: { id: number; pharmacy_name: string }[] } })
    .order
  const part = parts.find(({ pharmacy_name }) => pharmacy_name === pharmacy)
  const report = { part_id: part?.id, reason: 'other', message: 'Only a test' }
  const reply = await request.post('/api/customer-orders/complaints', { headers, data: report })
  expect([201, 409], await reply.text()).toContain(reply.status())
}

/** Goes there as a link inside of the office does, and waits until it is there. */
async function show(page: Page, address: string) {
  const before = await page.title()
  await page.evaluate((to) => {
    // numbered as the router numbers its own
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
  await expect(page).toHaveURL((url) => url.pathname === address)
  await expect(page).not.toHaveTitle(before)
  await expectLoaded(page)
}

/** Waits until everything has come, and asserts that it is no error. */
async function expectLoaded(page: Page) {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(main.locator('.MuiSkeleton-root, [aria-busy=true], [role=progressbar]')).toHaveCount(0)
  await expect(
    page.getByRole('heading', { name: /^(There is no such|An error occurred)|could not be loaded$/ }),
  ).toHaveCount(0)
}

/** The address of the list's first record. */
async function firstIn(page: Page, list: string): Promise<string | undefined> {
  const links = page.getByRole('main').locator('[data-row-link]')
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  return addresses.find((address) => address.startsWith(`${list}/`))
}
