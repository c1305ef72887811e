import { expect, type Page } from '@playwright/test'
import { test } from '../page-watch'

test.use({ javaScriptEnabled: false })

const products = (page: Page) => page.getByRole('main').getByRole('article')
const prices = async (page: Page) => {
  const texts = await products(page).allTextContents()
  // the first amount is today's, a struck one comes after it
  return texts.map((text) => Number(/₱([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '')))
}

test('without JavaScript products can be searched, filtered, sorted, paged and read', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search for medicines, products, etc.' }).fill('ascorbic acid')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /ascorbic acid/ })).toBeVisible()
  await expect(products(page).first()).toBeVisible()

  await page.goto('/browse/products')
  const all = await page
    .getByText(/^[\d,]+\+? Products$/)
    .first()
    .textContent()

  await test.step('sorts', async () => {
    await page.getByLabel('Sort by').selectOption({ label: 'Price: Low to High' })
    await apply(page, isMobile)
    await expect(page.getByLabel('Sort by')).toHaveValue('price_asc')
    const shown = await prices(page)
    expect(shown.length).toBeGreaterThan(9)
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
  })

  await test.step('filters, and sorts what was filtered', async () => {
    await openFilters(page, isMobile)
    await page.getByLabel('Needed (Rx)').check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText(/^[\d,]+\+? Products$/).first()).not.toHaveText(all ?? '')
    await expect(page.getByLabel('Sort by')).toHaveValue('price_asc')
    await page.getByLabel('Sort by').selectOption({ label: 'Price: High to Low' })
    await apply(page, isMobile)
    const shown = await prices(page)
    expect(shown).toEqual([...shown].sort((a, b) => b - a))
    await expect(products(page).filter({ hasText: 'needs a prescription' })).toHaveCount(
      await products(page).count(),
    )
  })

  await test.step('goes to the next page', async () => {
    const first = await products(page).first().getByRole('link').getAttribute('href')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    expect(await products(page).first().getByRole('link').getAttribute('href')).not.toBe(first)
  })

  await test.step('reads a product', async () => {
    const link = products(page).first().getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /pharmac(y|ies) ha(s|ve) this/ })).toBeVisible()
  })
})

async function openFilters(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click()
}

async function apply(page: Page, isMobile: boolean) {
  await openFilters(page, isMobile)
  await page.getByRole('button', { name: 'Apply' }).click()
}
