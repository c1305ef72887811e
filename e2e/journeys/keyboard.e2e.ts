import { expect, type Page } from '@playwright/test'
import { SHOPPER } from '../checkout'
import { go } from '../keyboard'
import { test, untilHydrated } from '../page-watch'

test('a guest comes from the search to a placed order, and follows it, by keyboard alone', async ({
  page,
}) => {
  const { keyboard } = page
  await page.addInitScript((place) => localStorage.setItem('place', JSON.stringify(place)), {
    name: SHOPPER.city,
    province: SHOPPER.province,
    city: SHOPPER.city,
    lat: 14.676,
    lng: 121.044,
  })
  await page.goto('/')
  await untilHydrated(page)

  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await go(page, page.getByRole('combobox', { name: 'Search for medicines, products, etc.' }))
  await keyboard.type('cetirizine')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /cetirizine/ })).toBeVisible()

  await go(page, page.getByRole('article').first().getByRole('link'))
  await keyboard.press('Enter')
  await go(page, page.getByRole('button', { name: 'Add to cart', exact: true }))
  await keyboard.press('Enter')
  await go(page, page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await go(page, page.getByRole('link', { name: /^Check out/ }))
  await keyboard.press('Enter')

  await write(page, 'First name', SHOPPER.firstName)
  await write(page, 'Last name', SHOPPER.lastName)
  await write(page, 'Email', SHOPPER.email)
  await write(page, 'Mobile number', SHOPPER.mobile)
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 2, name: 'Delivery' })).toBeFocused()
  await choose(page, 'Province', 'metro', SHOPPER.province)
  await choose(page, 'City or municipality', 'quezon', SHOPPER.city)
  await choose(page, 'Barangay', 'bagumbu', SHOPPER.barangay)
  await write(page, 'House number, street, building', SHOPPER.street)
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 2, name: 'Payment and discount' })).toBeFocused()
  await go(page, page.getByRole('radio', { name: /No discount/ }))
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Senior citizen/ })).toBeChecked()
  await keyboard.press('ArrowUp')
  await go(page, page.getByRole('button', { name: 'Continue' }))
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 2, name: 'Check and place your order' })).toBeFocused()
  await go(page, page.getByRole('button', { name: /^Place order/ }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you! Your order is placed.' })).toBeVisible()
  const orderNumber = (await page.getByText(/^BTK-[0-9A-Z]{12}$/).textContent()) ?? ''

  await go(page, page.getByRole('main').getByRole('link', { name: 'Track your Order' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(`/track-your-order?order_number=${orderNumber}`)
  await expect(page.getByText('Waiting for the pharmacy').first()).toBeVisible()

  await page.goto('/track-your-order')
  await untilHydrated(page)
  await write(page, 'Order number', orderNumber)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Timeline' }).first()).toBeVisible()
})

test('menus, filters and dialogs open, close and give the focus back by keyboard alone', async ({ page }) => {
  const { keyboard } = page
  await page.goto('/browse/products')
  await untilHydrated(page)

  const account = page.getByRole('button', { name: 'Log in or register' })
  await go(page, account)
  await keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible()
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeFocused()
  await keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Register' })).toBeHidden()
  await expect(account).toBeFocused()

  const place = page.getByRole('button', { name: /location|near|how far/i }).first()
  await go(page, place)
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // what is behind an open dialog is out of reach
  for (let pressed = 0; pressed < 12; pressed++) {
    await keyboard.press('Tab')
    const isBehind = await page.evaluate(
      () =>
        document.activeElement?.closest('main, header, footer') !== null &&
        !document.activeElement?.closest('dialog'),
    )
    expect(isBehind).toBe(false)
  }
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(place).toBeFocused()
})

async function write(page: Page, label: string, text: string) {
  await go(page, page.getByLabel(label))
  await page.keyboard.type(text)
}

async function choose(page: Page, label: string, typed: string, name: string) {
  const field = page.getByRole('combobox', { name: label })
  await go(page, field)
  await page.keyboard.type(typed)
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(name)
}
