import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { tokenFor } from './mails'
import { expectAccessible, untilHydrated } from './page-watch'
import { headersOf, openFromToConfirm, signIn } from './seller'
import { OWN_PASSWORD } from './world'

interface Invited {
  first: string
  last: string
  email: string
  position: 'Owner' | 'Pharmacist' | 'Clerk'
}

/** The owner, on the page of the staff, invites somebody by email. */
export async function invite(owner: Page, { first, last, email, position }: Invited) {
  await owner.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = owner.getByRole('dialog', { name: 'Invite somebody' })
  await dialog.getByLabel('First name').fill(first)
  await dialog.getByLabel('Last name').fill(last)
  await dialog.getByLabel('Email').fill(email)
  if (position === 'Clerk') await expect(dialog.getByText('Orders and stock, no prescriptions')).toBeVisible()
  else {
    await dialog.getByRole('combobox', { name: 'Position' }).click()
    await owner.getByRole('option', { name: position }).click()
  }
  await expectAccessible(owner)
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog).toBeHidden()
  await expect(owner.getByText(email)).toBeVisible()
  await expectAccessible(owner)
}

/** Whoever was invited sets a password by the link in the email, and signs in. */
export async function join(page: Page, email: string) {
  await page.goto(`/join-pharmacy#token=${await tokenFor(email)}&first`)
  await untilHydrated(page)
  await page.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Join the pharmacy' }).click()
  await page.getByRole('link', { name: 'Go to the pharmacy' }).click()
  await signIn(page, email, OWN_PASSWORD)
}

/** A clerk looks at an order, and decides its prescription by no screen and no call. */
export async function expectNoDecision(
  clerk: Page,
  { request, email, orderNumber }: { request: APIRequestContext; email: string; orderNumber: string },
) {
  await openFromToConfirm(clerk, orderNumber)
  await expect(clerk.getByText('A pharmacist of the pharmacy whose PRC card is in force')).toBeVisible()
  for (const name of [/^Show the prescription/, /^Accept/, /^Reject/, /^Leave it out/, /^Confirm the order/])
    await expect(clerk.getByRole('button', { name })).toBeHidden()
  await expectAccessible(clerk)
  const id = /orders\/(\d+)/.exec(clerk.url())?.[1]
  const headers = await headersOf(request, email, OWN_PASSWORD)
  const order = await request.get(`/api/seller-orders/${id}`, { headers })
  const { orderItems } = (await order.json()) as { orderItems: { id: number }[] }
  const lines = orderItems.map((item) => ({ id: item.id, verdict: 'accepted' }))
  expect(lines.length).toBeGreaterThan(0)
  const answer = await request.put(`/api/seller-orders/prescription/${id}`, { headers, data: { lines } })
  expect(answer.status()).toBe(403)
}

/** A pharmacist opens the prescription of an order, and accepts each of these lines. */
export async function acceptLines(pharmacist: Page, orderNumber: string, medicines: readonly string[]) {
  await openFromToConfirm(pharmacist, orderNumber)
  const accepts = medicines.map((name) => pharmacist.getByRole('button', { name: `Accept: ${name}` }))
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
}
