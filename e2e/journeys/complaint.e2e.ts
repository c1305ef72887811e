import { SHOPPER } from '../checkout'
import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { newPharmacy, orderAsGuest } from '../pharmacy'
import { headersOf, openRow, signIn } from '../seller'
import { ACCOUNTS, OWN_PASSWORD, newStamp } from '../world'

test.setTimeout(180_000)

test('a guest’s complaint goes from the report over the pharmacy’s answer to what an admin settles', async ({
  page,
  request,
  somebodyElse,
}, { project }) => {
  const pharmacy = await newPharmacy(request, `Botika Tapat ${project.name}`)
  const name = `Cotton balls ${project.name} ${newStamp()}`
  await pharmacy.add({ name, selling_price: 45 })
  const { inventory_id } = await pharmacy.offer(name)
  const number = await orderAsGuest(request, { items: [{ inventory_id, quantity: 1 }] })
  const words = 'The bag was torn, and half of it was gone. <b>Really.</b>'

  await test.step('the guest reports it with a picture', async () => {
    await page.goto(`/track-your-order?order_number=${number}`)
    await untilHydrated(page)
    await page.getByRole('button', { name: /^Report a problem/ }).click()
    const form = page.getByRole('form', { name: 'Report a problem' })
    await form.getByRole('button', { name: 'Send the report' }).click()
    await expect(form.getByLabel('What is it about?')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await form.getByLabel('What is it about?').selectOption({ label: 'Damaged or expired' })
    await form.getByLabel('What happened?').fill(words)
    const buffer = await page.screenshot()
    await form.getByLabel(/^Picture 1/).setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer })
    await form.getByLabel('Your email').fill('somebody.else@example.com')
    await form.getByRole('button', { name: 'Send the report' }).click()
    await expect(
      form.getByRole('alert').filter({ hasText: 'You have no order with this number.' }),
    ).toBeVisible()
    // what was typed and chosen is still there
    await expect(form.getByLabel('What happened?')).toHaveValue(words)
    await form.getByLabel('Your email').fill(SHOPPER.email)
    await form.getByRole('button', { name: 'Send the report' }).click()
    const report = page.getByRole('region', { name: `${pharmacy.name}: Damaged or expired` })
    // the captcha is solved and the picture drawn anew: on a busy machine that takes its time
    await expect(report.getByText(words)).toBeVisible({ timeout: 60_000 })
    await expect(report.getByText(/The pharmacy has until/)).toBeVisible()
    await report.getByRole('button', { name: 'Show picture 1' }).click()
    await expect(report.getByRole('img', { name: 'Picture of the report' })).toBeVisible()
    await expectAccessible(page)
  })

  const office = await somebodyElse()
  await test.step('the pharmacy reads it, looks at the picture and answers', async () => {
    await office.goto('/seller')
    await signIn(office, pharmacy.email, OWN_PASSWORD)
    await office.getByRole('link', { name: '1 complaint waits for you' }).click()
    await expect(office.getByRole('tab', { name: /^To answer/, selected: true })).toBeVisible()
    await expectAccessible(office)
    await openRow(office.getByRole('link', { name: 'Damaged or expired' }), office.getByText(words))
    await office.getByRole('button', { name: 'Show picture 1' }).click()
    await expect(office.getByRole('img', { name: 'Picture of the complaint' })).toBeVisible()
    await office.getByRole('textbox', { name: 'Your answer, for the shopper' }).fill('We bring another bag.')
    await office.getByRole('button', { name: 'Send the answer' }).click()
    await expect(office.getByText('The answer is on its way')).toBeVisible()
    await expect(office.getByText('To settle', { exact: true })).toBeVisible()
    await expectAccessible(office)
  })

  await test.step('the guest comes back by number and email address, and writes again', async () => {
    // another page first: with the same address nothing would be loaded anew
    await page.goto('/')
    await page.goto(`/track-your-order?order_number=${number}#complaints`)
    await untilHydrated(page)
    const form = page.getByRole('form', { name: 'See what you have reported' })
    await form.getByLabel('Your email').fill(SHOPPER.email)
    await form.getByRole('button', { name: 'Show them' }).click()
    const report = page.getByRole('region', { name: `${pharmacy.name}: Damaged or expired` })
    await expect(report.getByText('We bring another bag.')).toBeVisible()
    await report.getByRole('textbox', { name: 'Your message' }).fill('I would rather have the money.')
    await report.getByRole('button', { name: 'Send the message' }).click()
    await expect(report.getByText('I would rather have the money.')).toBeVisible()
  })

  await test.step('an admin settles it', async () => {
    const admin = await somebodyElse()
    await admin.goto('/admin/complaints')
    await signIn(admin, ACCOUNTS.admin)
    await admin.getByRole('searchbox', { name: 'Order number or shopper' }).fill(number)
    const row = admin.getByRole('listitem').filter({ hasText: number })
    const link = row.getByRole('link', { name: 'Damaged or expired' })
    await openRow(link, admin.getByText('I would rather have the money.'))
    await admin.getByRole('button', { name: 'Settle' }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Settle' }).click()
    await expect(dialog.getByText('Please say why')).toBeVisible()
    await expectAccessible(admin)
    await dialog.getByRole('combobox', { name: 'Outcome' }).click()
    await admin.getByRole('option', { name: 'Refund owed' }).click()
    await dialog
      .getByRole('textbox', { name: 'Why, and what happens now' })
      .fill('₱45.00, with the next rider.')
    await dialog.getByRole('button', { name: 'Settle' }).click()
    await expect(admin.getByText('The complaint is settled')).toBeVisible()
    await expect(admin.getByRole('button', { name: 'Settle' })).toBeHidden()
  })

  await test.step('the guest sees the outcome, and has got an email at each step', async () => {
    await page.reload()
    await untilHydrated(page)
    const form = page.getByRole('form', { name: 'See what you have reported' })
    await form.getByLabel('Your email').fill(SHOPPER.email)
    await form.getByRole('button', { name: 'Show them' }).click()
    const report = page.getByRole('region', { name: `${pharmacy.name}: Damaged or expired` })
    await expect(report.getByText(/^Settled on .*: Refund owed$/)).toBeVisible()
    await expect(report.getByText('₱45.00, with the next rider.')).toBeVisible()
    await expectAccessible(page)

    const headers = await headersOf(request, ACCOUNTS.admin)
    const sent = await request.get('/api/mails', { headers, params: { keyword: number, per_page: 100 } })
    const { data } = (await sent.json()) as { data: { recipient: string; subject: string }[] }
    const subjects = data.filter(({ recipient }) => recipient === SHOPPER.email).map(({ subject }) => subject)
    for (const subject of [
      `We have your report about order ${number}`,
      `There is an answer to the report about order ${number}`,
      `The report about order ${number} is settled`,
    ])
      expect(subjects).toContain(subject)
  })
})
