import { expect, type Page } from '@playwright/test'

/** Made up; nobody's name or number. */
export const SHOPPER = {
  firstName: 'Ligaya',
  lastName: 'Manalastas',
  email: 'ligaya.manalastas@example.com',
  mobile: '0917 555 0142',
  province: 'Metro Manila',
  city: 'Quezon City',
  barangay: 'Bagumbuhay',
  street: '12 Kalayaan Street',
  seniorId: 'QC-2020-004417',
} as const

export const fullName = `${SHOPPER.firstName} ${SHOPPER.lastName}`

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const isAt = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()

/** Step one: who orders. */
export async function fillContact(page: Page) {
  await isAt(page, 'Who is ordering?')
  await page.getByLabel('First name').fill(SHOPPER.firstName)
  await page.getByLabel('Last name').fill(SHOPPER.lastName)
  await page.getByLabel('Email').fill(SHOPPER.email)
  await page.getByLabel('Mobile number').fill(SHOPPER.mobile)
  await next(page)
  await isAt(page, 'Delivery')
}

/** Step two: the address, each level searched within the one before. */
export async function fillAddress(page: Page) {
  await choose(page, 'Province', 'metro', SHOPPER.province)
  await choose(page, 'City or municipality', 'quezon', SHOPPER.city)
  await choose(page, 'Barangay', 'bagumb', SHOPPER.barangay)
  await page.getByLabel('House number, street, building').fill(SHOPPER.street)
  await next(page)
  await isAt(page, 'Payment and discount')
}

export async function choose(page: Page, label: string, typed: string, name: string) {
  const field = page.getByRole('combobox', { name: label })
  await field.click()
  await field.fill(typed)
  await page.getByRole('option', { name, exact: true }).click()
  await expect(field).toHaveValue(name)
}

/** Step three, the claim: name and number as they stand on the ID. */
export async function claimSenior(page: Page) {
  await page.getByRole('radio', { name: /Senior citizen/ }).check()
  await page.getByLabel('Holder’s full name').fill(fullName)
  await page.getByLabel('Senior citizen ID number').fill(SHOPPER.seniorId)
}

/** From step three to the last one. */
export async function toReview(page: Page) {
  await next(page)
  await isAt(page, 'Check and place your order')
}

/** Places the order and reads its number from the thank-you page. */
export async function place(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { name: 'Thank you! Your order is placed.' })).toBeVisible()
  const orderNumber = page.getByText(/^BTK-[0-9A-Z]{12}$/)
  await expect(orderNumber).toBeVisible()
  return (await orderNumber.textContent()) ?? ''
}

/** The amounts of a summary in centavos, by their names; what is taken off is negative. */
export async function readSums(page: Page, summary: string): Promise<Record<string, number>> {
  const aside = page.getByRole('complementary', { name: summary })
  await expect(aside.getByRole('term').filter({ hasText: /^Total$/ })).toBeVisible()
  await expect(aside).not.toHaveAttribute('aria-busy', 'true')
  const names = await aside.getByRole('term').allTextContents()
  const amounts = await aside.getByRole('definition').allTextContents()
  const sums = names.map((name, index) => [name, amounts[index] ?? ''] as const)
  return Object.fromEntries(
    sums.filter(([, text]) => text.includes('₱')).map(([n, text]) => [n, centavos(text)]),
  )
}

/** `−₱1,234.50` is -123450. */
export function centavos(text: string): number {
  const digits = Number(text.replace(/[^\d.]/g, '').replace('.', ''))
  return text.includes('−') ? -digits : digits
}
