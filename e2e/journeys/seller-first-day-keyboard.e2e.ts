import { expect, test } from '../page-watch'
import { go } from '../keyboard'
import { newPharmacy, orderAsGuest } from '../pharmacy'
import { OWN_PASSWORD, newStamp } from '../world'

test('an order goes from “to confirm” to “to receive” by keyboard alone', async ({ page, request }) => {
  const { keyboard } = page
  const pharmacy = await newPharmacy(request, 'Botika Walang Daga')
  const product = `Calamine lotion ${newStamp()}`
  await pharmacy.add({ name: product, selling_price: 74 })
  const { inventory_id } = await pharmacy.offer(product)
  const number = await orderAsGuest(request, { items: [{ inventory_id, quantity: 3 }] })

  await page.goto('/seller')
  await go(page, page.getByLabel('Email'))
  await keyboard.type(pharmacy.email)
  await go(page, page.getByRole('textbox', { name: 'Password' }))
  await keyboard.type(OWN_PASSWORD)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible()

  // two keys lead to the orders, one to the first row
  await keyboard.press('g')
  await keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const row = page.getByRole('link', { name: number })
  await expect(row).toBeVisible()
  await keyboard.press('j')
  await expect(row).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()

  await go(page, page.getByRole('button', { name: 'Confirm the order' }))
  await keyboard.press('Enter')
  await expect(page.getByText('Order confirmed')).toBeVisible()

  await go(page, page.getByRole('button', { name: 'Ship the order' }))
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await go(page, dialog.getByRole('group', { name: product }).getByRole('button', { name: 'One less' }))
  await keyboard.press('Enter')
  await expect(dialog.getByText('2 of 3')).toBeVisible()
  await go(page, dialog.getByRole('button', { name: 'Ship this part' }))
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('To receive', { exact: true }).first()).toBeVisible()
  await go(page, page.getByRole('button', { name: 'Mark as received' }))
})
