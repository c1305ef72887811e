import { expect, expectAccessible, test } from '../page-watch'
import { newPharmacy } from '../pharmacy'
import { headersOf, signIn } from '../seller'
import { ACCOUNTS, OWN_PASSWORD, newStamp } from '../world'

test.setTimeout(180_000)

test('a new product goes on sale, becomes part of a known one, or comes back with a reason', async ({
  page,
  request,
  somebodyElse,
}, { project }) => {
  const pharmacy = await newPharmacy(request, `Botika Suri ${project.name}`)
  const stamp = newStamp()
  const seller = await headersOf(request, pharmacy.email, OWN_PASSWORD)
  const add = async (name: string) => {
    const data = { name: `${name} ${stamp}`, selling_price: 50, quantity: 10 }
    const reply = await request.post('/api/products', { headers: seller, data })
    expect(reply.status(), await reply.text()).toBe(201)
    return `${name} ${stamp}`
  }
  const [fine, double, vague] = [await add('Menthol rub'), await add('Menthol rub 25 g'), await add('Rub')]
  const inShop = async (name: string) => {
    const { id } = await pharmacy.offer(name)
    return (await request.get(`/api/products/${id}`)).status()
  }
  expect(await inShop(fine)).toBe(404)

  await page.goto('/admin')
  await signIn(page, ACCOUNTS.admin)
  await page.getByRole('link', { name: /products? to review/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Review queue' })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Name, generic or brand' })
  const card = (name: string) => page.getByRole('listitem', { name, exact: true })

  await test.step('one is approved by its key', async () => {
    await search.fill(stamp)
    await expect(card(vague)).toBeVisible()
    await expectAccessible(page)
    await card(fine).focus()
    await page.keyboard.press('a')
    await expect(page.getByText('1 product is approved')).toBeVisible()
    await expect(card(fine)).toBeHidden()
    await expect.poll(() => inShop(fine)).toBe(200)
  })

  await test.step('one is merged into what it is', async () => {
    await card(double)
      .getByRole('button', { name: `Merge ${double} into ${fine}`, exact: true })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Merge products' }).click()
    await expect(card(double)).toBeHidden()
  })

  await test.step('one is returned, and its pharmacy reads why, changes it and sends it again', async () => {
    await card(vague)
      .getByRole('button', { name: `Return: ${vague}` })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Please write what it is for.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Return', exact: true }).click()
    await expect(page.getByText('1 product is returned')).toBeVisible()

    const { id } = await pharmacy.offer(vague)
    const theirs = await somebodyElse()
    await theirs.goto(`/seller/products/${id}`)
    await signIn(theirs, pharmacy.email, OWN_PASSWORD)
    await expect(theirs.getByText('Please write what it is for.')).toBeVisible()
    await theirs.getByRole('textbox', { name: 'Name', exact: true }).fill(`Menthol balm ${stamp}`)
    await theirs.getByRole('button', { name: 'Save' }).click()
    await expect(theirs.getByText(`Menthol balm ${stamp} was saved`)).toBeVisible()
    await page.reload()
    await search.fill(stamp)
    await expect(card(`Menthol balm ${stamp}`)).toBeVisible()
  })

  await test.step('what is approved is read, and a mistake in it reported and answered', async () => {
    const { id } = await pharmacy.offer(fine)
    const theirs = await somebodyElse()
    await theirs.goto(`/seller/products/${id}`)
    await signIn(theirs, pharmacy.email, OWN_PASSWORD)
    const report = theirs.getByRole('button', { name: 'Report a mistake' })
    await expect(report).toBeVisible()
    await expect(theirs.getByRole('textbox', { name: 'Name', exact: true })).toBeHidden()
    await expectAccessible(theirs)
    await report.click()
    await theirs.getByRole('dialog').getByRole('textbox').fill('It is 50 g.')
    await theirs.getByRole('button', { name: 'Send report' }).click()
    await expect(theirs.getByText('Thank you: the report is sent')).toBeVisible()
    await page.reload()
    await search.fill(stamp)
    await expect(card(fine).getByText('It is 50 g.')).toBeVisible()
    await card(fine).getByRole('button', { name: 'Answer' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Thank you, it is corrected.')
    await page.getByRole('dialog').getByRole('button', { name: 'Answer' }).click()
    await expect(card(fine)).toBeHidden()
  })
})
