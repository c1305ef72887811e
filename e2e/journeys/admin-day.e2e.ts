import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { tokenFor } from '../mails'
import { addPapers, newPharmacy } from '../pharmacy'
import { headersOf, signIn } from '../seller'
import { ACCOUNTS, OWN_PASSWORD, newStamp } from '../world'

// a journey as long as a day
test.setTimeout(180_000)

const REASON = 'Recalled by the FDA: the seal may be broken.'

test('an admin’s day: a new seller, a licence, news, a recall and two categories that are one', async ({
  page,
  request,
  somebodyElse,
}, { project }) => {
  const isDesk = project.name === 'desktop'
  const mark = `${project.name} ${newStamp()}`
  const applicant = { pharmacy_name: `Botika Bagong Pinto ${mark}`, email: `pinto.${Date.now()}@example.com` }
  await apply(await somebodyElse(), applicant)

  await page.goto('/admin/preregisters')
  await signIn(page, ACCOUNTS.admin)

  await test.step('an application is approved, which makes a pharmacy and invites its seller', async () => {
    await page.getByRole('link', { name: applicant.pharmacy_name }).click()
    await expect(page.getByRole('heading', { level: 1, name: applicant.pharmacy_name })).toBeVisible()
    await addPapers(request, applicant.pharmacy_name)
    await page.getByRole('button', { name: 'Approve' }).click()
    const question = page.getByRole('dialog', { name: 'Approve this application?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect(
      page.getByText(`${applicant.pharmacy_name} was approved, and its owner invited by email`),
    ).toBeVisible()
    await expect(question).toBeHidden()
    await expect(page.getByRole('link', { name: 'Open the pharmacy' })).toBeVisible()
    await expect(page.getByText('has a link by email and has not followed it yet')).toBeVisible()
  })

  await test.step('the applicant opens the shop by the link, and signs in', async () => {
    const owner = await somebodyElse()
    await owner.goto(`/open-my-shop#token=${await tokenFor(applicant.email)}&first`)
    await untilHydrated(owner)
    await expectAccessible(owner)
    await owner.getByRole('textbox', { name: 'Password' }).fill(OWN_PASSWORD)
    await owner.getByRole('button', { name: 'Open my shop' }).click()
    await expect(owner.getByRole('heading', { name: 'Your shop is open' })).toBeVisible()
    await expectAccessible(owner)
    await owner.getByRole('link', { name: 'Go to my shop' }).click()
    await signIn(owner, applicant.email, OWN_PASSWORD)
    await expect(owner.getByRole('heading', { name: 'Ready for the first order' })).toBeVisible()
  })

  await test.step('the pharmacy’s licence is entered', async () => {
    await page.goto('/admin/pharmacies')
    await page.getByRole('searchbox', { name: 'Search pharmacies' }).fill(applicant.pharmacy_name)
    // the list is replaced by what is found: a row of before would go from under the click
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByText('1–1 of 1')).toBeVisible()
    await page.getByRole('link', { name: applicant.pharmacy_name }).click()
    await page.getByRole('textbox', { name: 'Licence number' }).fill('LTO-3000000512')
    await page.getByLabel('Licence expires on').fill('2030-06-30')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(`${applicant.pharmacy_name} was saved`)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Licence expires on')).toHaveValue('2030-06-30')
    await expectAccessible(page)
  })

  const headline = `Free blood pressure checks, ${mark}`
  await test.step('news is written, looked at and published', async () => {
    await page.goto('/admin/news/create')
    await page.getByLabel('Title').fill(headline)
    await page.getByLabel('Excerpt').fill('Every Saturday morning, at the counter.')
    await page.getByLabel('Text', { exact: false }).last().fill('## When\n\nFrom **eight** to ten.')
    const preview = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'As shoppers will see it' }) })
    await expect(preview.getByText(headline)).toBeVisible()
    await expect(preview.getByText('eight', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: 'Publish when saved' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add article' }).click()
    await expect(page.getByText(`${headline} was added`)).toBeVisible()
    const reader = await somebodyElse()
    await reader.goto('/news')
    await reader.getByRole('link', { name: headline }).first().click()
    await expect(reader.getByRole('heading', { level: 2, name: 'When' })).toBeVisible()
  })

  const pharmacy = await newPharmacy(request, `Botika Balik ${project.name}`)
  const recalled = `Eye drops ${mark}`
  await pharmacy.add({ name: recalled, selling_price: 88 })
  const { id } = await pharmacy.offer(recalled)

  await test.step('a product is suspended with a reason, and the shop shows it no more', async () => {
    const address = `/browse/products/eye-drops/${id}`
    const shopper = await somebodyElse()
    // the shop knows of a new product within a second
    await expect.poll(async () => (await shopper.goto(address))?.status()).toBe(200)
    await page.goto(`/admin/products/${id}`)
    await page.getByRole('button', { name: 'Suspend', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Suspend product' }).click()
    await expect(dialog.getByText('Please say why.')).toBeVisible()
    await dialog.getByLabel('Reason, for the sellers').fill(REASON)
    await dialog.getByRole('button', { name: 'Suspend product' }).click()
    await expect(page.getByText('Suspended since')).toBeVisible()
    await expect(page.getByText(REASON)).toBeVisible()
    await expectAccessible(page)
    await expect.poll(async () => (await shopper.goto(address))?.status()).toBe(404)
    expect(await pharmacy.read<object>(`/api/products/${id}?scope=manage`)).toMatchObject({
      status: 'suspended',
    })
  })

  if (!isDesk) return

  await test.step('two categories become one', async () => {
    const headers = await headersOf(request, ACCOUNTS.admin)
    const [twin, kept] = [`Herbal teas ${mark}`, `Teas ${mark}`]
    for (const name of [twin, kept]) {
      const made = await request.post('/api/categories', { headers, data: { name } })
      expect(made.status(), await made.text()).toBe(201)
    }
    await page.goto('/admin/category-tree')
    await page.getByRole('button', { name: `Merge ${twin} into another` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'All goes into' }).fill(kept)
    await page.getByRole('option', { name: kept, exact: true }).click()
    await expect(dialog.getByText(`${twin} goes into ${kept}`)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(page.getByText(`${twin} is part of ${kept} now`)).toBeVisible()
    await expect(page.getByRole('link', { name: twin, exact: true })).toBeHidden()
    await expect(page.getByRole('link', { name: kept, exact: true })).toBeVisible()
  })

  await test.step('all of it stands in the activity log', async () => {
    await page.getByRole('link', { name: 'Activity log' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Activity log' })).toBeVisible()
    const entries = page.getByRole('main').getByRole('listitem')
    // others work at the same time: what this admin did comes first again
    await page.getByRole('searchbox', { name: 'Who did it: name or email' }).fill(ACCOUNTS.admin)
    const suspended = entries.filter({ hasText: `suspended product ${recalled}` })
    await expect(suspended.filter({ hasText: REASON })).toBeVisible()
    await expect(entries.filter({ hasText: 'added article' }).filter({ hasText: headline })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the invitation waits in the mail outbox, or went', async () => {
    await page.getByRole('link', { name: 'Mail outbox' }).click()
    await page.getByRole('searchbox', { name: 'Recipient or subject' }).fill(applicant.email)
    const mail = page.getByRole('main').getByRole('listitem').filter({ hasText: applicant.email })
    await expect(mail.first()).toBeVisible()
    await expectAccessible(page)
    await mail.first().getByRole('link').click()
    await expect(page.getByText(applicant.email).first()).toBeVisible()
  })
})

/** Somebody asks to sell here, on the shop's own page. */
async function apply(page: Page, { pharmacy_name, email }: { pharmacy_name: string; email: string }) {
  await page.goto('/register/pre-register')
  await untilHydrated(page)
  await page.getByLabel('Name of the pharmacy').fill(pharmacy_name)
  await page.getByLabel('Address of the pharmacy').fill('3 Luna Street, Poblacion, Muntinlupa')
  await page.getByLabel('Your name').fill('Dalisay Macaraeg')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Contact number').fill('0917 555 0163')
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible()
}
