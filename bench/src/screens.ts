// How long the back office's screens take to show their rows on a phone: `npx tsx bench/src/screens.ts
// --url http://localhost:3000 [--seller <email>] [--admin <email>] [--password …] [--runs 3] [--desktop]`.
// A phone has a slow line and a quarter of this processor, as Lighthouse has it. Prints the median of the runs:
// "first" with nothing kept, "again" with what the browser keeps, "within" by the menu of the open office.
import type { BrowserContext, Page } from '@playwright/test'
import { DESK, drawn, launch, median, pageOn, PHONE, PHONE_LINE } from './browser'
import { has, option } from './options'
import { target } from './server'

const isDesk = has('desktop')
const runs = Number(option('runs', '3'))
const LISTS = {
  seller: ['orders', 'products'],
  admin: ['orders', 'products', 'pharmacies', 'users'],
} as const

const server = await target()
const browser = await launch()
try {
  console.log(
    `times in ms until the first row, ${isDesk ? 'a desktop on this line' : 'a phone on a slow line'}`,
  )
  console.log(line('screen', 'first', 'again', 'within'))
  for (const role of ['seller', 'admin'] as const) {
    for (const list of LISTS[role]) await show(role, list)
  }
} finally {
  await browser.close()
  await server.stop()
}

async function show(role: 'seller' | 'admin', list: string) {
  const times: Record<'first' | 'again' | 'within', number[]> = { first: [], again: [], within: [] }
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: isDesk ? DESK : PHONE, baseURL: server.url })
    await context.addInitScript(() => localStorage.setItem('botika.signed-in', '1'))
    await signIn(context, role)
    const path = `/${role}/${list}`
    const first = await onLine(context)
    times.first.push(await timed(first, path, () => first.goto(path)))
    const page = await onLine(context)
    times.again.push(await timed(page, path, () => page.goto(path)))
    const other = `/${role}/${list === 'orders' ? 'products' : 'orders'}`
    await timed(page, other, () => page.goto(other))
    const link = page.locator(`a[href="${path}"]:visible`).first()
    if ((await link.count()) === 0) await page.getByRole('button', { name: 'More' }).click()
    await link.waitFor()
    times.within.push(await timed(page, path, () => link.click()))
    await context.close()
  }
  console.log(line(`/${role}/${list}`, ...Object.values(times).map((some) => median(some).toFixed(0))))
}

async function signIn(context: BrowserContext, role: string) {
  const data = {
    email: option(role, `${role}@botika.test`),
    password: option('password', 'botika-demo'),
  }
  const reply = await context.request.post('/api/auth/login', { data })
  if (!reply.ok()) throw new Error(`Nobody here is called ${data.email}, or the password is another.`)
}

/** A page on the line that is measured; declared as a function, since the measuring begins above it. */
async function onLine(context: BrowserContext): Promise<Page> {
  return (await pageOn(context, isDesk ? null : PHONE_LINE)).page
}

/** How long an action takes to show this list's first row, in ms. */
async function timed(page: Page, path: string, action: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await action()
  // a row leads to its record
  await drawn(page, `main a[href*="${path}/"]:not([href*="create"], [href*="add"])`)
  return performance.now() - start
}

function line(name: string, ...cells: string[]): string {
  return `${name.padEnd(26)}${cells.map((cell) => cell.padStart(9)).join('')}`
}
