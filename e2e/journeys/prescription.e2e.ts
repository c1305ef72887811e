import { fillAddress, fillContact, place, toReview } from '../checkout'
import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { openFromToConfirm, sellerAtTheApi, signIn } from '../seller'
import { ACCOUNTS } from '../world'

test('a prescription is uploaded by the guest and checked before the order is confirmed', async ({
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

  await test.step('without a picture there is no next step', async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Picture of the prescription')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
  })
  // any picture serves: this one is of the page itself
  const picture = { name: 'prescription.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel('Picture of the prescription').setInputFiles(picture)
  await expect(page.getByRole('img', { name: 'Preview of prescription.png' })).toBeVisible()
  await toReview(page)
  await expect(page.getByRole('definition').filter({ hasText: 'prescription.png' })).toBeVisible()

  await test.step('a reload leads to what no browser keeps, and back to the review', async () => {
    await page.reload()
    await expect(page.getByText('please add yours once more')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Picture of the prescription').setInputFiles(picture)
    await toReview(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: 'Payment and discount' })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('definition').filter({ hasText: 'prescription.png' })).toBeVisible()
  })
  const orderNumber = await place(page)
  await expect(page.getByText('A pharmacist is checking your prescription.')).toBeVisible()

  const office = await somebodyElse()
  await office.goto('/seller')
  await signIn(office, ACCOUNTS.seller)
  await openFromToConfirm(office, orderNumber)
  const confirm = office.getByRole('button', { name: 'Confirm the order' })
  await office.getByRole('button', { name: 'Check the prescription' }).click()
  await expect(confirm).toBeHidden()
  const show = office.getByRole('button', { name: 'Show the prescription' })
  await expect(show).toBeFocused()
  await show.click()
  await expect(office.getByRole('img', { name: 'Prescription' })).toBeVisible()
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Accept the prescription' }).click()
  await expect(office.getByText('The prescription was checked and accepted.')).toBeVisible()
  await confirm.click()
  await expect(office.getByRole('button', { name: 'Ship the order' })).toBeEnabled()

  await page.goto(`/track-your-order?order_number=${orderNumber}`)
  const part = page.getByRole('region', { name: `From ${seller.pharmacy}` })
  await expect(part.getByText('Being prepared', { exact: true })).toBeVisible()
})
