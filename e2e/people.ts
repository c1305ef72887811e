import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { tokenFor } from './mails'
import { untilHydrated } from './page-watch'
import { headersOf } from './seller'
import { ACCOUNTS, OWN_PASSWORD } from './world'

/** A customer whom nobody else of the journeys is. */
export async function newPerson(request: APIRequestContext, name: string): Promise<string> {
  const email = `${name}.${Date.now()}@example.com`
  const headers = await headersOf(request, ACCOUNTS.admin)
  const data = { first_name: 'Amihan', last_name: 'Batungbakal', roles: [], email, send_link: true }
  const made = await request.post('/api/users', { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  const set = await request.post('/api/auth/reset-password', {
    data: { token: await tokenFor(email), password: OWN_PASSWORD },
  })
  expect(set.status(), await set.text()).toBe(200)
  return email
}

/** Signs in at the storefront's own door. */
export async function logIn(page: Page, email: string, password = OWN_PASSWORD) {
  await untilHydrated(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
