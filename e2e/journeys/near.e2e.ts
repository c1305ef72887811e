import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, test, untilHydrated } from '../page-watch'
import { ACCOUNTS, PASSWORD } from '../world'

const QUESTION = 'Where should it go? Choose a place'
const CHOOSE = 'Deliver to: choose a place'

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })

async function open(page: Page, address: string) {
  await page.goto(address)
  await untilHydrated(page)
}

async function choose(page: Page, opener: string, typed: string, option: string) {
  await button(page, opener).click()
  const dialog = page.getByRole('dialog', { name: 'Where should it go?' })
  await dialog.getByRole('combobox', { name: 'City or municipality' }).fill(typed)
  await dialog.getByRole('option', { name: option }).click()
  await expect(dialog).toBeHidden()
}
async function logIn(page: Page, email: string) {
  await open(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.locator('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL(/login/)
}

const chooseMakati = (page: Page, opener: string) =>
  choose(page, opener, 'makati', 'City of Makati, Metro Manila')

test('whoever waves the question away is not asked again', async ({ page }) => {
  await open(page, '/search/products/losartan')
  await expect(button(page, QUESTION)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectFits(page)
  await expectAccessible(page)
  await button(page, 'Not now').click()
  await expect(button(page, CHOOSE)).toBeVisible()
  await open(page, '/browse/products')
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'Successfully added to cart!' })).toBeVisible()
  await open(page, '/search/products/biogesic')
  await expect(button(page, CHOOSE)).toBeVisible()
})

test('the place of an account is on each of its devices, until it is forgotten', async ({
  page,
  somebodyElse,
}, { project }) => {
  const email = project.name === 'phone' ? ACCOUNTS.pharmacist : ACCOUNTS.clerk
  await open(page, '/')
  await chooseMakati(page, CHOOSE)
  const isKept = page.waitForResponse((reply) => reply.url().endsWith('/api/preferences/place'))
  await logIn(page, email)
  await open(page, '/')
  expect((await isKept).status()).toBe(200)
  await expect(button(page, 'Deliver to: Makati')).toBeVisible()

  const other = await somebodyElse()
  await open(other, '/')
  await expect(button(other, CHOOSE)).toBeVisible()
  await logIn(other, email)
  await open(other, '/')
  await expect(button(other, 'Deliver to: Makati')).toBeVisible()
  const isForgotten = other.waitForResponse((reply) => reply.url().endsWith('/api/preferences/place'))
  await button(other, 'Forget my place').click()
  expect((await isForgotten).status()).toBe(200)

  await open(page, '/')
  await expect(button(page, CHOOSE)).toBeVisible()
})
