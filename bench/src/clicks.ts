// How many clicks an office's frequent jobs take from its dashboard, counted while they are done:
// `npx tsx bench/src/clicks.ts --url http://localhost:3000 [--only <part of a job's name>]`. It needs the demo's data (`npm start` on an empty database)
// and changes them. Typing and choosing a file are no clicks, and are named beside them.
import type { Locator, Page } from '@playwright/test'
import { DESK, launch } from './browser'
import { option } from './options'

const url = option('url', 'http://localhost:3000')
const only = option('only', '')
const PASSWORD = 'botika-demo'

interface Job {
  name: string
  by: 'seller' | 'admin'
  /** What is done besides clicks. */
  besides?: string
  run: (desk: Desk) => Promise<void>
}

class Desk {
  clicks = 0
  constructor(readonly page: Page) {}

  async click(what: Locator) {
    await what.click()
    this.clicks++
  }

  readonly button = (name: string | RegExp, within: Page | Locator = this.page) =>
    within.getByRole('button', { name, exact: typeof name === 'string' })
  readonly link = (name: string | RegExp) => this.page.getByRole('link', { name })
  readonly dialog = () => this.page.getByRole('dialog')
  readonly rows = (text?: string) =>
    this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('link', { name: /^BTK-/ }) })
      .filter(text === undefined ? { hasNotText: /Prescription/ } : { hasText: text })
  readonly openOrder = async (row: Locator) => this.click(row.getByRole('link', { name: /^BTK-/ }))
}

async function confirm(desk: Desk) {
  await desk.click(desk.link(/^To confirm/))
  const rows = desk.rows().filter({ hasNotText: 'Pick up' })
  await desk.openOrder(rows.first())
  await desk.click(desk.button('Confirm the order'))
  await desk.page.getByText('Order confirmed').first().waitFor()
}

const JOBS: readonly Job[] = [
  {
    name: 'approve ten products',
    by: 'admin',
    async run(desk) {
      await desk.click(desk.link(/products? to review/))
      await desk.click(desk.page.getByRole('checkbox', { name: 'Select all on this page' }))
      await desk.click(desk.button(/^Approve \d+$/))
      await desk.page.getByText(/products? (is|are) approved/).waitFor()
    },
  },
  { name: 'confirm one order', by: 'seller', run: confirm },
  {
    name: 'order with a prescription: look, accept line by line, confirm',
    by: 'seller',
    async run(desk) {
      await desk.click(desk.link(/^To confirm/))
      await desk.openOrder(desk.rows('Prescription to check').first())
      await desk.click(desk.button('Show the prescription'))
      await desk.page.getByRole('img', { name: 'Prescription' }).waitFor()
      const accept = desk.button(/^Accept( the prescription|: )/)
      for (let left = await accept.count(); left > 0; left--) {
        await desk.click(accept.first())
        await desk.page.waitForFunction(
          (count) =>
            [...document.querySelectorAll('button')].filter((one) =>
              /^Accept( the prescription|: )/.test(one.ariaLabel ?? one.textContent),
            ).length < count,
          left,
        )
      }
      await desk.click(desk.button('Confirm the order'))
      await desk.page.getByText('Order confirmed').first().waitFor()
    },
  },
  {
    name: 'order paid in cash, start to end, with a courier',
    by: 'seller',
    async run(desk) {
      await confirm(desk)
      await desk.click(desk.button('Ship the order'))
      const courier = desk.dialog().getByRole('combobox', { name: 'Courier' })
      await desk.click(courier)
      await desk.click(desk.page.getByRole('option').nth(1))
      await desk.click(desk.dialog().getByRole('button', { name: /^Ship/ }))
      await desk.click(desk.button('Delivered and paid'))
      await desk.page
        .getByText(/^(Completed|Order completed|Everything is done\.)$/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'confirm all orders of the list',
    by: 'seller',
    async run(desk) {
      await desk.click(desk.link(/^To confirm/))
      await desk.click(desk.page.getByRole('checkbox', { name: 'Choose all on this page' }))
      await desk.click(desk.button(/^Confirm/))
      await desk.click(desk.dialog().getByRole('button', { name: /^Confirm/ }))
      await desk.dialog().getByRole('button', { name: 'Close' }).waitFor()
    },
  },
  {
    name: 'change one price',
    by: 'seller',
    besides: 'a number and Enter',
    async run(desk) {
      await desk.click(desk.link('My Products'))
      const price = desk.page.getByRole('textbox', { name: /^Price of/ }).first()
      await desk.click(price)
      const now = Number(await price.inputValue())
      await price.fill((now + 0.25).toFixed(2))
      await price.press('Enter')
      await desk.page.getByText(/now costs/).waitFor()
    },
  },
  {
    name: 'change the prices of all products',
    by: 'seller',
    besides: 'a number',
    async run(desk) {
      await desk.click(desk.link('My Products'))
      await desk.click(desk.page.getByRole('checkbox', { name: 'Choose all on this page' }))
      await desk.click(desk.button(/^Choose all \d+/))
      await desk.click(desk.button('Change prices'))
      await desk.dialog().getByRole('textbox', { name: 'Change' }).fill('1')
      await desk.click(desk.dialog().getByRole('button', { name: /^Change prices/ }))
      await desk.dialog().getByRole('button', { name: 'Close' }).waitFor({ timeout: 120_000 })
    },
  },
  {
    name: 'put a catalogue product on sale',
    by: 'seller',
    besides: 'a name and two numbers',
    async run(desk) {
      await desk.click(desk.link('Add Product').first())
      const search = desk.page.getByRole('combobox', { name: /catalogue|Generic/i }).first()
      await search.fill('ibuprofen')
      await desk.click(desk.page.getByRole('listbox').getByRole('option').last())
      await desk.page.getByRole('spinbutton', { name: 'Price' }).fill('95')
      await desk.page.getByRole('spinbutton', { name: 'Stock' }).fill('20')
      await desk.click(desk.button('Add product'))
      const meant = desk.button('Save this price')
      await desk.page
        .getByText(/was added|offers this product already/)
        .or(meant)
        .first()
        .waitFor()
    },
  },
  {
    name: 'price list by file',
    by: 'seller',
    besides: 'a file',
    async run(desk) {
      await desk.click(desk.link('Bulk Add Product'))
      const rows = Array.from(
        { length: 1_000 },
        (_, at) => `C-${at},Herbal soap number ${at},${50 + (at % 9)},5`,
      )
      await desk.page.getByLabel('Spreadsheet').setInputFiles({
        name: 'list.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['SKU,Product name,Selling price,Quantity', ...rows].join('\n')),
      })
      await desk.click(desk.button(/^Save .* products$/))
      await desk.page.getByRole('heading', { name: 'Your file was saved' }).waitFor({ timeout: 120_000 })
    },
  },
  {
    name: 'promotion on one product',
    by: 'seller',
    besides: 'a name, a number, a product and two days',
    async run(desk) {
      await desk.click(desk.link('Promotions'))
      await desk.click(desk.link(/^Add promotion/).first())
      await desk.page.getByRole('textbox', { name: /^Name/ }).fill('Ten off')
      await desk.page.getByRole('spinbutton', { name: /^Value/ }).fill('10')
      await desk.click(desk.page.getByRole('combobox', { name: /^Applies to/ }))
      await desk.click(desk.page.getByRole('option', { name: /product/i }).first())
      const products = desk.page.getByRole('combobox', { name: /^Products/ })
      await products.fill('para')
      await desk.click(desk.page.getByRole('option').first())
      await desk.page.getByLabel(/Starts/).fill('2030-01-01T08:00')
      await desk.page.getByLabel(/Ends/).fill('2030-01-31T08:00')
      await desk.click(desk.button('Add promotion'))
      await desk.page.getByText(/was added/).waitFor()
    },
  },
  {
    name: 'find a caller’s order by phone',
    by: 'seller',
    besides: 'the number',
    async run(desk) {
      const phone = await phoneOfSomeOrder(desk.page)
      await desk.click(desk.link(/^My Orders/))
      await desk.page.getByRole('searchbox').fill(phone)
      const row = desk.page.getByRole('link', { name: /^BTK-/ })
      await desk.page
        .getByRole('navigation', { name: 'Pages' })
        .getByText(/^1–\d of \d$/)
        .waitFor()
      await desk.click(row.first())
      await desk.page.getByRole('heading', { level: 1, name: /^BTK-/ }).waitFor()
    },
  },
]

async function tokenOf(page: Page, email: string): Promise<{ Authorization: string }> {
  const reply = await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  const { access_token } = (await reply.json()) as { access_token: string }
  return { Authorization: `Bearer ${access_token}` }
}

async function phoneOfSomeOrder(page: Page): Promise<string> {
  const headers = await tokenOf(page, 'seller@botika.test')
  const reply = await page.request.get('/api/seller-orders?is_detailed=true&per_page=10', { headers })
  const { data } = (await reply.json()) as { data: { receiver_number: string }[] }
  return data[0]?.receiver_number ?? ''
}

/** Ten products that a seller describes, for an admin to approve. */
async function describeTen(page: Page) {
  const headers = await tokenOf(page, 'seller@botika.test')
  for (let at = 1; at <= 10; at++)
    await page.request.post('/api/products', {
      headers,
      data: { name: `Herbal balm ${Date.now()} ${at}`, selling_price: 60, quantity: 5 },
    })
}

const browser = await launch()
try {
  console.log('clicks  job')
  for (const { name, by, besides, run } of JOBS.filter((job) => job.name.includes(only))) {
    const context = await browser.newContext({ baseURL: url, viewport: DESK, locale: 'en-PH' })
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    if (by === 'admin') await describeTen(page)
    await page.goto(`/${by}/login`)
    await page.getByLabel('Email').fill(`${by}@botika.test`)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('region', { name: 'What needs doing' }).waitFor()
    const desk = new Desk(page)
    const why = await run(desk).then(
      () => '',
      (error: Error) => `  stopped: ${error.message.split('\n').slice(0, 6).join(' ')}`,
    )
    const text = besides === undefined ? name : `${name} (and ${besides})`
    console.log(`${String(desk.clicks).padStart(6)}  ${text}${why}`)
    if (why !== '') process.exitCode = 1
    await context.close()
  }
} finally {
  await browser.close()
}
