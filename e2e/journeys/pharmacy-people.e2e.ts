import { orderAsGuest } from '../pharmacy'
import { expect, test } from '../page-watch'
import { sellerAtTheApi, signIn } from '../seller'
import { acceptLines, expectNoDecision, invite, join } from '../staff'
import { ACCOUNTS } from '../world'

test('an owner invites a clerk, a pharmacist accepts line by line, the clerk ships and is taken off', async ({
  page,
  request,
  somebodyElse,
}) => {
  const seller = await sellerAtTheApi(request)
  const medicines = [await seller.offer('amoxicillin'), await seller.offer('losartan')]
  const email = `jose.${Date.now()}@example.com`

  await test.step('the owner sends an invitation', async () => {
    await page.goto('/seller/staff')
    await signIn(page, ACCOUNTS.seller)
    await invite(page, { first: 'Jose', last: 'Katigbak', email, position: 'Clerk' })
  })

  const clerk = await somebodyElse()
  await test.step('the clerk sets a password by the link in the email, and signs in', async () => {
    await join(clerk, email)
  })

  const items = medicines.map(({ inventory_id }) => ({ inventory_id, quantity: 1 }))
  const orderNumber = await orderAsGuest(request, { items, prescription: await page.screenshot() })
  await test.step('the clerk decides no prescription, by no screen and no call', async () => {
    await expectNoDecision(clerk, { request, email, orderNumber })
  })

  await test.step('the pharmacist opens the picture, and accepts each line', async () => {
    const pharmacist = await somebodyElse()
    await pharmacist.goto('/seller')
    await signIn(pharmacist, ACCOUNTS.pharmacist)
    await acceptLines(
      pharmacist,
      orderNumber,
      medicines.map(({ name }) => name),
    )
  })

  await test.step('the clerk confirms and ships', async () => {
    await clerk.reload()
    await expect(clerk.getByText(/^By Corazon Ilagan/).first()).toBeVisible()
    await clerk.getByRole('button', { name: 'Confirm the order' }).click()
    await clerk.getByRole('button', { name: 'Ship the order' }).click()
    await clerk.getByRole('dialog').getByRole('button', { name: 'Ship all' }).click()
    await expect(clerk.getByRole('button', { name: 'Mark as received' })).toBeEnabled()
  })

  await test.step('whoever is taken off lands on the sign-in page with the next request', async () => {
    await page.reload()
    const row = page.getByRole('listitem').filter({ hasText: email })
    await row.getByRole('button', { name: 'Remove Jose Katigbak from the pharmacy' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(row).toBeHidden()
    await clerk
      .getByRole('link', { name: /Orders/ })
      .first()
      .click()
    await expect(clerk.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(clerk).toHaveURL(/\/seller\/login/)
  })
})
