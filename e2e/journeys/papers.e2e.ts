import type { Page } from '@playwright/test'
import { letExpire } from '../database'
import { tokenFor } from '../mails'
import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { newPharmacy, offerAs, orderAsGuest } from '../pharmacy'
import { signIn } from '../seller'
import { acceptLines, expectNoDecision, invite, join } from '../staff'
import { ACCOUNTS, OWN_PASSWORD, newStamp } from '../world'

test.setTimeout(240_000)

const OWNER = 'Perlita Sumulong'
const PHARMACIST = { first: 'Ligaya', last: 'Katigbak' }
const HOLDER = 'KATIGBAK, Ligaya M.'
const pictureOf = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot(),
})
const cardOf = (page: Page, paper: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: paper })

test('an application comes with papers, is approved, and its pharmacist accepts a prescription', async ({
  page,
  request,
  somebodyElse,
}, { project }) => {
  const pharmacy = `Botika Papel ${project.name} ${newStamp()}`
  const email = `papel.${project.name}.${Date.now()}@example.com`
  const admin = await somebodyElse()

  await test.step('the applicant adds what is at hand, and is told what can’t be right', async () => {
    await page.goto('/register/pre-register')
    await untilHydrated(page)
    await page.getByLabel('Name of the pharmacy').fill(pharmacy)
    await page.getByLabel('Your name').fill(OWNER)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByLabel('Contact number').fill('0917 555 0164')
    await page.getByText('Add your papers now (optional)').click()
    const paper = (name: string) => page.getByRole('group', { name })
    const licence = paper('FDA licence to operate')
    await licence.getByLabel('Number').fill('LTO-3000000777')
    await licence.getByLabel('Last day on which it is valid').fill('2020-01-31')
    await licence.getByLabel(/^Picture or PDF/).setInputFiles(await pictureOf(page, 'licence.png'))
    const card = paper('Pharmacist’s PRC card')
    await card.getByLabel('Name on the card').fill(HOLDER)
    await card.getByLabel('Number').fill('0123456')
    await card.getByLabel('Last day on which it is valid').fill('2050-12-31')
    await card.getByLabel(/^Picture or PDF/).setInputFiles(await pictureOf(page, 'card.png'))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(licence.getByText('This day is over: please add the renewed one')).toBeVisible({
      timeout: 60_000,
    })
    await expect(licence.getByText('licence.png')).toBeVisible()
    await licence.getByLabel('Last day on which it is valid').fill('2050-12-31')
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible({
      timeout: 60_000,
    })
  })

  const approve = async () => {
    await admin.getByRole('button', { name: 'Approve' }).click()
    const question = admin.getByRole('dialog', { name: 'Approve this application?' })
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect(question).toBeHidden()
  }

  await test.step('approval is refused with what is missing', async () => {
    await admin.goto('/admin/preregisters')
    await signIn(admin, ACCOUNTS.admin)
    await admin.getByRole('link', { name: pharmacy }).click()
    await expect(cardOf(admin, 'LTO-3000000777')).toBeVisible()
    await expectAccessible(admin)
    await approve()
    await expect(
      admin
        .getByText(
          'These papers have to be confirmed first: FDA licence to operate, pharmacist’s PRC card, BIR certificate or sworn declaration, business registration',
        )
        .first(),
    ).toBeVisible()
  })

  await test.step('the admin looks at them, confirms them and adds those that came by hand', async () => {
    const licence = cardOf(admin, 'LTO-3000000777')
    await licence.getByRole('button', { name: 'Show the file' }).click()
    await expect(licence.getByRole('img', { name: 'FDA licence to operate' })).toBeVisible()
    for (const number of ['LTO-3000000777', '0123456']) {
      await cardOf(admin, number)
        .getByRole('button', { name: /^Confirm/ })
        .click()
      await expect(cardOf(admin, number).getByText('Confirmed', { exact: true })).toBeVisible()
    }
    for (const [kind, number] of [
      ['BIR certificate or sworn declaration', 'OCN 3RC0001'],
      ['business registration', 'DTI 4000001'],
    ] as const) {
      await add(admin, kind, { number })
      await expect(cardOf(admin, number).getByText('Confirmed', { exact: true })).toBeVisible()
    }
    await expectAccessible(admin)
    await approve()
    await expect(admin.getByText(`${pharmacy} was approved, and its owner invited by email`)).toBeVisible()
  })

  const owner = await somebodyElse()
  await test.step('the new owner signs in by the link, and finds the papers', async () => {
    await owner.goto(`/open-my-shop#token=${await tokenFor(email)}&first`)
    await untilHydrated(owner)
    await owner.getByRole('textbox', { name: 'Password' }).fill(OWN_PASSWORD)
    await owner.getByRole('button', { name: 'Open my shop' }).click()
    await owner.getByRole('link', { name: 'Go to my shop' }).click()
    await signIn(owner, email, OWN_PASSWORD)
    await expect(owner.getByRole('heading', { name: 'Ready for the first order' })).toBeVisible()
    await owner.goto('/seller/papers')
    await expect(cardOf(owner, '0123456').getByText('Does not count', { exact: true })).toBeVisible()
    await expect(cardOf(owner, '0123456').getByText(/^Not tied to anybody’s account yet/)).toBeVisible()
    await expectAccessible(owner)
  })

  const mailOf = (name: string) => `${name}.${project.name}.${Date.now()}@example.com`
  const [pharmacistEmail, clerkEmail] = [mailOf('ligaya'), mailOf('jose')]
  const [pharmacist, clerk] = [await somebodyElse(), await somebodyElse()]
  await test.step('the owner invites a pharmacist and a clerk, who join by the links in their emails', async () => {
    await owner.goto('/seller/staff')
    await invite(owner, { ...PHARMACIST, email: pharmacistEmail, position: 'Pharmacist' })
    await invite(owner, { first: 'Jose', last: 'Sumulong', email: clerkEmail, position: 'Clerk' })
    await join(pharmacist, pharmacistEmail)
    await join(clerk, clerkEmail)
  })

  await test.step('the owner says whose card it is: not their own, which has another name', async () => {
    await owner.goto('/seller/papers')
    const choose = async (name: string) => {
      await owner.getByRole('button', { name: /^Say whose card it is/ }).click()
      await expect(owner.getByRole('menuitem')).toHaveCount(2)
      await expectAccessible(owner)
      await owner.getByRole('menuitem', { name }).click()
    }
    await choose(OWNER)
    await expect(owner.getByText(`The card is ${HOLDER}’s, and this account has another name`)).toBeVisible()
    await choose(`${PHARMACIST.first} ${PHARMACIST.last}`)
    await expect(owner.getByText('The card is tied to the account of its holder')).toBeVisible()
    await expect(owner.getByRole('button', { name: /^Say whose card it is/ })).toBeHidden()
    await expect(cardOf(owner, '0123456').getByText('Confirmed', { exact: true })).toBeVisible()
  })

  await test.step('the pharmacist accepts the prescription of an order, which the clerk can’t', async () => {
    const stamp = newStamp()
    const medicines = [`Losartan ${stamp}`, `Amlodipine ${stamp}`]
    const facts = { selling_price: 12, is_prescription: true }
    const items = []
    for (const name of medicines) {
      const { inventory_id } = await offerAs(request, email, { name, ...facts })
      items.push({ inventory_id, quantity: 1 })
    }
    const prescription = await page.screenshot()
    const orderNumber = await orderAsGuest(request, { items, delivery_option: 'pick_up', prescription })
    await expectNoDecision(clerk, { request, email: clerkEmail, orderNumber })
    await acceptLines(pharmacist, orderNumber, medicines)
  })
})

test('a licence and a card expire overnight, and sales resume once their renewals are confirmed', async ({
  page,
  request,
  somebodyElse,
}, { project }) => {
  const pharmacy = await newPharmacy(request, `Botika Paso ${project.name}`)
  const stamp = newStamp()
  const [plain, rx] = [`Calamine lotion ${stamp}`, `Amoxicillin ${stamp}`]
  await pharmacy.add({ name: plain, selling_price: 65 })
  await pharmacy.add({ name: rx, selling_price: 9.5, is_prescription: true })
  const offers = { plain: await pharmacy.offer(plain), rx: await pharmacy.offer(rx) }
  const shelf = async () => {
    const reply = await request.get(`/api/products/pharmacy-products/${pharmacy.id}`)
    const { data } = (await reply.json()) as { data: { name: string }[] }
    return data.map(({ name }) => name).sort()
  }
  const refusals = async () => {
    const items = [offers.plain, offers.rx].map(({ inventory_id }) => ({ inventory_id, quantity: 1 }))
    const reply = await request.post('/api/quote', { data: { items } })
    const { problems } = (await reply.json()) as { problems: { code: string; inventory_id: number }[] }
    return problems.map(({ code }) => code)
  }
  await expect.poll(shelf, { timeout: 30_000 }).toEqual([rx, plain].sort())
  const owner = await somebodyElse()
  const admin = await somebodyElse()

  await test.step('in the cart of a shopper there are both', async () => {
    for (const { id } of [offers.plain, offers.rx]) {
      await page.goto(`/browse/products/it/${id}`)
      await untilHydrated(page)
      await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
      await expect(page.getByRole('status').filter({ hasText: 'Successfully added to cart!' })).toBeVisible()
    }
  })

  await test.step('the licence ends: the offers leave the shop, and the cart says why', async () => {
    await letExpire(pharmacy.id, 'fda_licence')
    expect(await refusals()).toEqual(['pharmacy_closed', 'pharmacy_closed'])
    await expect.poll(shelf, { timeout: 60_000 }).toEqual([])
    await page.goto('/cart')
    await expect(
      page.getByText(/can’t take orders right now: it has to show a valid FDA licence first/).first(),
    ).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the pharmacy reads it on its dashboard and uploads the renewal', async () => {
    await owner.goto('/seller')
    await signIn(owner, pharmacy.email, OWN_PASSWORD)
    await expect(owner.getByText(/^The licence expired on/)).toBeVisible()
    await expectAccessible(owner)
    await owner.getByRole('link', { name: 'Add a paper' }).click()
    await expect(owner.getByText(/^Missing or no longer valid: FDA licence to operate/)).toBeVisible()
    await expect(owner.getByText('Expired', { exact: true })).toBeVisible()
    const file = await pictureOf(owner, 'renewal.png')
    await add(owner, 'FDA licence to operate', { number: 'LTO-3000000901', expires_on: '2049-06-30', file })
    await expect(cardOf(owner, 'LTO-3000000901').getByText('To be confirmed', { exact: true })).toBeVisible()
    expect(await refusals()).toEqual(['pharmacy_closed', 'pharmacy_closed'])
  })

  await test.step('an admin finds it on the board and confirms it: sales resume', async () => {
    await admin.goto('/admin/papers')
    await signIn(admin, ACCOUNTS.admin)
    await confirmOnTheBoard(admin, 'LTO-3000000901')
    expect(await refusals()).toEqual([])
    await expect.poll(shelf, { timeout: 60_000 }).toEqual([rx, plain].sort())
  })

  await test.step('the card ends: what needs a prescription is refused, all else is sold', async () => {
    await letExpire(pharmacy.id, 'prc_card')
    expect(await refusals()).toEqual(['no_pharmacist'])
    await expect.poll(shelf, { timeout: 60_000 }).toEqual([plain])
    await page.goto('/cart')
    await expect(page.getByText(/can’t sell prescription medicines right now/).first()).toBeVisible()
    await page.getByRole('link', { name: `See other offers of ${rx}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(rx) })).toBeVisible()
  })

  await test.step('its renewal is added, confirmed and tied by its name, and the medicine is sold again', async () => {
    await owner.reload()
    const file = await pictureOf(owner, 'card.png')
    const facts = { number: 'PRC 0123456', expires_on: '2049-06-30', holder: 'Amihan Batungbakal', file }
    await add(owner, 'pharmacist’s PRC card', facts)
    await expect(owner.getByText('The paper was added')).toBeVisible()
    await admin.reload()
    await confirmOnTheBoard(admin, 'PRC 0123456', pharmacy.name)
    await owner.reload()
    await expect(owner.getByText(`Tied to the account of ${facts.holder}.`)).toBeVisible()
    expect(await refusals()).toEqual([])
    await expect.poll(shelf, { timeout: 60_000 }).toEqual([rx, plain].sort())
  })
})

interface Facts {
  number: string
  expires_on?: string
  holder?: string
  file?: Awaited<ReturnType<typeof pictureOf>>
}

/** Adds a paper by the dialog. */
async function add(page: Page, kind: string, { number, expires_on, holder, file }: Facts) {
  await page.getByRole('button', { name: 'Add a paper' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a paper' })
  await dialog.getByRole('combobox', { name: 'Paper' }).click()
  await page.getByRole('option', { name: kind }).click()
  if (holder) await dialog.getByRole('textbox', { name: 'Name on the card' }).fill(holder)
  await dialog.getByRole('textbox', { name: 'Number' }).fill(number)
  if (expires_on) await dialog.getByLabel('Last day').fill(expires_on)
  if (file) await dialog.getByLabel('Picture or PDF').setInputFiles(file)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add a paper' }).click()
  await expect(dialog).toBeHidden()
}

/** Finds a waiting paper on the admins’ board, looks at it and confirms it. */
async function confirmOnTheBoard(admin: Page, number: string, pharmacy = '') {
  await expect(admin.getByRole('tab', { name: /^To be confirmed/, selected: true })).toBeVisible()
  await admin
    .getByRole('searchbox', { name: 'Pharmacy, number or name' })
    .fill(`${number} ${pharmacy}`.trim())
  const paper = cardOf(admin, number).filter({ hasText: pharmacy })
  await paper.getByRole('button', { name: 'Show the file' }).click()
  await expect(paper.getByRole('img')).toBeVisible()
  await expectAccessible(admin)
  await paper.getByRole('button', { name: /^Confirm/ }).click()
  await expect(admin.getByText('The paper is confirmed')).toBeVisible()
}
