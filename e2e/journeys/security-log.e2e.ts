import { readFileSync } from 'node:fs'
import { fillAddress, fillContact, place, SHOPPER, toReview } from '../checkout'
import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { openFromToConfirm, sellerAtTheApi, signIn } from '../seller'
import { ACCOUNTS } from '../world'

const GUESSED = 'nobody-here@botika.test'

test('a guest sees which pharmacy opened their prescription, and an admin finds failed sign-ins and saves them', async ({
  page,
  request,
  somebodyElse,
}) => {
  const seller = await sellerAtTheApi(request)
  const product = await seller.offer('amoxicillin')
  await page.goto(`/browse/products/amoxicillin/${product.id}`)
  await untilHydrated(page)
  const more = page.getByRole('button', { name: /^Show all \d+ pharmacies$/ })
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name: `, ${seller.pharmacy}` }).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).first().click()
  await page.getByRole('link', { name: /^Check out/ }).click()
  await fillContact(page)
  await fillAddress(page)
  const picture = { name: 'prescription.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel('Picture of the prescription').setInputFiles(picture)
  await toReview(page)
  const orderNumber = await place(page)

  const office = await somebodyElse()
  await office.goto('/seller')
  await signIn(office, ACCOUNTS.seller)
  await openFromToConfirm(office, orderNumber)
  await office.getByRole('button', { name: 'Check the prescription' }).click()
  await office.getByRole('button', { name: 'Show the prescription' }).click()
  await expect(office.getByRole('img', { name: 'Prescription' })).toBeVisible()

  await test.step('the guest shows number and email address, and sees who and when', async () => {
    await page.goto(`/track-your-order?order_number=${orderNumber}`)
    const card = page.getByRole('region', { name: 'Who opened your prescription, ID or pictures' })
    await card.getByLabel('Your email').fill('somebody.else@example.com')
    await card.getByRole('button', { name: 'Show who opened them' }).click()
    await expect(card.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true')
    await card.getByLabel('Your email').fill(SHOPPER.email)
    await card.getByRole('button', { name: 'Show who opened them' }).click()
    await expect(card.getByRole('listitem')).toContainText(seller.pharmacy)
    await expect(card.getByRole('listitem')).toContainText('Prescription')
    await expect(card.getByRole('listitem').getByRole('time')).toBeVisible()
    await expectAccessible(page)
  })

  for (let time = 0; time < 3; time++)
    await request.post('/api/auth/login', { data: { email: GUESSED, password: 'a guess' } })
  const admin = await somebodyElse()
  await admin.goto('/admin/security-log')
  await signIn(admin, ACCOUNTS.admin)
  await expect(admin.getByRole('heading', { name: 'Security log' })).toBeVisible()
  await admin.getByRole('button', { name: 'Filters' }).click()
  await admin.getByLabel('Kind').click()
  await admin.getByRole('option', { name: 'Sign-in failed' }).click()
  await expect(admin.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  // the rows from before the search stand dimmed until its own have come
  const searched = admin.waitForResponse((reply) => decodeURIComponent(reply.url()).includes(GUESSED))
  await admin.getByRole('searchbox', { name: 'Who: name or email' }).fill(GUESSED)
  await searched
  await expect(admin.getByRole('listitem').filter({ hasText: 'Sign-in failed' }).first()).toContainText(
    '127.0.0.0/24',
  )
  await expect(admin.getByText(GUESSED)).toBeHidden()
  await expect(admin.getByRole('listitem').filter({ hasText: /^Signed in/ })).toHaveCount(0)
  await expectAccessible(admin)
  const saved = admin.waitForEvent('download')
  await admin.getByRole('button', { name: /^Export/ }).click()
  const text = readFileSync(await (await saved).path(), 'utf8')
  expect(text).toContain('Sign-in failed')
  expect(text).not.toContain(GUESSED)

  await test.step('that it was saved is in it, too', async () => {
    await admin.goto('/admin/security-log?filter=%7B%22kind%22%3A%22exported%22%7D')
    await expect(admin.getByRole('listitem').filter({ hasText: 'Exported' }).first()).toContainText(
      'Security log',
    )
  })
})
