import { tokenFor } from '../mails'
import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { logIn, newPerson } from '../people'
import { newPharmacy } from '../pharmacy'
import { headersOf } from '../seller'
import { OWN_PASSWORD } from '../world'

test.setTimeout(180_000)

test('a guest and a customer are told of a price, and stop it', async ({ page, request }, { project }) => {
  const pharmacy = await newPharmacy(request, `Botika Mura ${project.name}`)
  const name = `Gauze pads ${project.name} ${Date.now()}`
  await pharmacy.add({ name, selling_price: 100 })
  const { id, inventory_id } = await pharmacy.offer(name)
  await expect.poll(async () => (await request.get(`/api/products/${id}`)).status()).toBe(200)
  const seller = await headersOf(request, pharmacy.email, OWN_PASSWORD)
  const setPrice = async (selling_price: number) => {
    const reply = await request.put(`/api/inventories/${inventory_id}`, {
      headers: seller,
      data: { selling_price },
    })
    expect(reply.status(), await reply.text()).toBe(200)
  }
  const watch = page.getByRole('region', { name: 'Price in the last 90 days' })
  const openForm = async () => {
    await page.goto(`/browse/products/gauze/${id}`)
    await untilHydrated(page)
    await page.getByRole('heading', { name: /has this$/ }).scrollIntoViewIfNeeded()
    await watch.getByRole('button', { name: 'Tell me about the price' }).click()
  }
  const email = `mura.${project.name}.${Date.now()}@example.com`

  await test.step('the guest sees the lowest price and asks for a lower one', async () => {
    await openForm()
    await expect(watch.getByText(/^Lowest in the Philippines: ₱100\.00 on /)).toBeVisible()
    await watch.getByText('Show the prices').click()
    await expect(watch.getByRole('row', { name: 'Metro Manila ₱100.00' })).toBeVisible()
    await watch.getByLabel(/^Tell me at this price/).fill('120')
    await watch.getByLabel('Email').fill(email)
    await watch.getByRole('button', { name: 'Write to me' }).click()
    await expect(watch.getByText(/It costs ₱100\.00 already/).first()).toBeVisible({ timeout: 60_000 })
    await expectAccessible(page)
    await watch.getByLabel(/^Tell me at this price/).fill('80')
    await watch.getByRole('button', { name: 'Write to me' }).click()
    await expect(watch.getByRole('heading', { name: 'Now follow the link in our email' })).toBeFocused({
      timeout: 60_000,
    })
  })

  const asked = await tokenFor(email)
  await test.step('follows the link, is told once the price falls, and stops it', async () => {
    await page.goto(`/price-alert#token=${asked}`)
    await untilHydrated(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yes, write to me' }).click()
    await expect(page.getByRole('heading', { name: 'We will email you when that happens' })).toBeVisible()
    await setPrice(75)
    await expect.poll(() => tokenFor(email), { timeout: 30_000 }).not.toBe(asked)
    await page.goto(`/price-alert#token=${await tokenFor(email)}&stop`)
    await untilHydrated(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop these emails' }).click()
    await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible()
  })

  await test.step('a customer asks without an email, and removes it from the list', async () => {
    await page.goto('/login')
    await logIn(page, await newPerson(request, `mura-${project.name}`))
    await expect(page).not.toHaveURL(/login/)
    await openForm()
    await watch.getByLabel(/^Tell me at this price/).fill('60')
    await watch.getByRole('button', { name: 'Write to me' }).click()
    await expect(watch.getByRole('heading', { name: 'We will email you when that happens' })).toBeFocused()
    await watch.getByRole('link', { name: 'My price alerts' }).click()
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row.getByText('At ₱60.00 or below in the Philippines')).toBeVisible()
    await expectAccessible(page)
    await row.getByRole('button', { name: `Remove ${name}` }).click()
    await page.getByRole('button', { name: 'Yes, stop them' }).click()
    await expect(page.getByText(/puts it here/)).toBeVisible()
  })
})
