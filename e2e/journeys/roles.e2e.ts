import { expect, expectAccessible, test } from '../page-watch'
import { newPharmacy, orderAsGuest } from '../pharmacy'
import { signIn } from '../seller'
import { ACCOUNTS, OWN_PASSWORD, newStamp } from '../world'

const ADMINS_ONLY = [
  'users',
  'preregisters',
  'audit-entries',
  'security-log',
  'mails',
  'settings',
  'status',
  'category-tree',
] as const

test('a seller sees and reaches their own pharmacy alone', async ({ page, request }, { project }) => {
  const stamp = newStamp()
  const [mine, other] = [
    await newPharmacy(request, `Botika Akin ${project.name}`),
    await newPharmacy(request, `Botika Iba ${project.name}`),
  ]
  await other.add({ name: `Menthol soap ${stamp}`, selling_price: 60 })
  const offer = await other.offer(`Menthol soap ${stamp}`)
  const items = [{ inventory_id: offer.inventory_id, quantity: 1 }]
  const number = await orderAsGuest(request, { items })
  const orders = await other.read<{ data: { id: number; order_number: string }[] }>('/api/seller-orders')
  const order = orders.data.find(({ order_number }) => order_number === number)

  await page.goto('/seller/orders')
  await signIn(page, mine.email, OWN_PASSWORD)
  await expect(page.getByRole('heading', { level: 2, name: 'No orders yet' })).toBeVisible()

  await test.step('another one’s records look absent, and there is a way out', async () => {
    await page.goto(`/seller/orders/details/${order?.id}`)
    await expect(page.getByText('There is no such order')).toBeVisible()
    await expect(page.getByText('It was removed, or it belongs to somebody else.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()

    await page.goto(`/seller/products/${offer.id}`)
    await expect(page.getByText('There is no such product')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My products' })).toBeVisible()
    await expect(page.getByText(offer.name)).toBeHidden()

    expect(await mine.status(`/api/seller-orders/${order?.id}`)).toBe(404)
    expect(await mine.status(`/api/products/${offer.id}?scope=manage`)).toBe(404)
  })

  await test.step('the admins’ screens are not part of this back office', async () => {
    for (const screen of ADMINS_ONLY) {
      await page.goto(`/admin/${screen}`)
      await expect(page.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible()
      await expect(page.getByText('it is not part of your back office')).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(`/seller/${screen}`)
    }
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible()
    for (const call of [
      'users',
      'preregisters',
      'audit-entries',
      'security-log',
      'mails',
      'settings',
      'status',
    ])
      expect(await mine.status(`/api/${call}`), call).toBe(403)
  })
})

test('an admin who comes in at the sellers’ door works in the admins’ office', async ({ page }) => {
  await page.goto('/seller/orders')
  await signIn(page, ACCOUNTS.admin)
  await expect(page).toHaveURL(/\/admin\/orders/)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()

  await test.step('a form far down in the menu is opened at its top', async () => {
    await page.goto('/admin/events/create')
    await expect(page.getByRole('heading', { level: 1, name: 'Add an event' })).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('a customer is told that this is not their door', async ({ page }) => {
  await page.goto('/admin/users')
  await signIn(page, ACCOUNTS.customer)
  await expect(page.getByRole('heading', { name: "This is the pharmacies' entrance" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the shop' }).click()
  await expect(page).toHaveURL('/')
})
