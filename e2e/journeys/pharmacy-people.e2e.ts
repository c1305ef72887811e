import { tokenFor } from '../mails'
import { orderAsGuest } from '../pharmacy'
import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { headersOf, openFromToConfirm, sellerAtTheApi, signIn } from '../seller'
import { ACCOUNTS, OWN_PASSWORD } from '../world'

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
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
    await dialog.getByLabel('First name').fill('Jose')
    await dialog.getByLabel('Last name').fill('Katigbak')
    await dialog.getByLabel('Email').fill(email)
    await expect(dialog.getByText('Orders and stock, no prescriptions')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(email)).toBeVisible()
    await expectAccessible(page)
  })

  const clerk = await somebodyElse()
  await test.step('the clerk sets a password by the link in the email, and signs in', async () => {
    await clerk.goto(`/join-pharmacy#token=${await tokenFor(email)}&first`)
    await untilHydrated(clerk)
    await clerk.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD)
    await expectAccessible(clerk)
    await clerk.getByRole('button', { name: 'Join the pharmacy' }).click()
    await clerk.getByRole('link', { name: 'Go to the pharmacy' }).click()
    await signIn(clerk, email, OWN_PASSWORD)
  })

  const items = medicines.map(({ inventory_id }) => ({ inventory_id, quantity: 1 }))
  const orderNumber = await orderAsGuest(request, { items, prescription: await page.screenshot() })
  await test.step('the clerk decides no prescription, by no screen and no call', async () => {
    await openFromToConfirm(clerk, orderNumber)
    await expect(clerk.getByText('A pharmacist of the pharmacy whose PRC card is in force')).toBeVisible()
    for (const name of [
      /^Show the prescription/,
      /^Accept/,
      /^Reject/,
      /^Leave it out/,
      /^Confirm the order/,
    ])
      await expect(clerk.getByRole('button', { name })).toBeHidden()
    await expectAccessible(clerk)
    const id = /orders\/(\d+)/.exec(clerk.url())?.[1]
    const headers = await headersOf(request, email, OWN_PASSWORD)
    const order = await request.get(`/api/seller-orders/${id}`, { headers })
    const { orderItems } = (await order.json()) as { orderItems: { id: number }[] }
    const lines = orderItems.map((item) => ({ id: item.id, verdict: 'accepted' }))
    const answer = await request.put(`/api/seller-orders/prescription/${id}`, { headers, data: { lines } })
    expect([lines.length, answer.status()]).toEqual([2, 403])
  })

  await test.step('the pharmacist opens the picture, and accepts each line', async () => {
    const pharmacist = await somebodyElse()
    await pharmacist.goto('/seller')
    await signIn(pharmacist, ACCOUNTS.pharmacist)
    await openFromToConfirm(pharmacist, orderNumber)
    const accepts = medicines.map(({ name }) => pharmacist.getByRole('button', { name: `Accept: ${name}` }))
    for (const accept of accepts) await expect(accept).toBeDisabled()
    await pharmacist.getByRole('button', { name: 'Show the prescription' }).click()
    await expect(pharmacist.getByRole('img', { name: 'Prescription' })).toBeVisible()
    await expectAccessible(pharmacist)
    for (const accept of accepts) {
      await expect(pharmacist.getByText('Check the prescription before you confirm the order.')).toBeVisible()
      await accept.click()
      await expect(accept).toBeHidden()
    }
    await expect(pharmacist.getByText('The prescription was checked and accepted.')).toBeVisible()
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
    await row.getByRole('button', { name: 'Take Jose Katigbak off the pharmacy' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take off' }).click()
    await expect(row).toBeHidden()
    await clerk
      .getByRole('link', { name: /Orders/ })
      .first()
      .click()
    await expect(clerk.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(clerk).toHaveURL(/\/seller\/login/)
  })
})
