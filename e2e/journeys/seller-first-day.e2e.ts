import type { Page } from '@playwright/test'
import { SHOPPER } from '../checkout'
import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { approve, newPharmacy, orderAsGuest } from '../pharmacy'
import { openFromToConfirm, signIn } from '../seller'
import { OWN_PASSWORD, newStamp } from '../world'

// a journey as long as a day
test.setTimeout(180_000)

const SYRUP = 'Lagundi syrup'
const RINSE = 'Oral rinse'
const ANTIBIOTIC = 'Cloxacillin capsule'

test('a seller’s first day: from an empty shelf to orders that left, were cancelled and were corrected', async ({
  page,
  request,
  somebodyElse,
}, { project }) => {
  const isDesk = project.name === 'desktop'
  const pharmacy = await newPharmacy(request, `Botika Unang Araw ${project.name}`)
  const stamp = newStamp()
  const named = (product: string) => `${product} ${stamp}`

  await test.step('the first steps stand on the dashboard', async () => {
    await page.goto('/seller')
    await signIn(page, pharmacy.email, OWN_PASSWORD)
    await expect(page.getByRole('heading', { name: 'Ready for the first order' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Add what you sell' }).click()
  })

  await test.step('a product is added with its picture', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Add a product' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(named(SYRUP))
    await page.getByRole('textbox', { name: 'Generic name' }).fill('Lagundi')
    await page.getByRole('textbox', { name: 'Brand' }).fill(`Unang Araw ${stamp}`)
    await page.getByRole('spinbutton', { name: 'Price' }).fill('128.50')
    await page.getByRole('spinbutton', { name: 'Stock' }).fill('30')
    const picture = { name: 'syrup.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await page.getByLabel('Pictures', { exact: true }).setInputFiles(picture)
    await page.getByRole('dialog').getByRole('button', { name: 'Use this' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add product' }).click()
    await expect(page.getByText(`${named(SYRUP)} was added`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'My products' })).toBeVisible()
    await expect(page.getByRole('switch', { name: `Show ${named(SYRUP)} in the shop` })).toBeDisabled()
    await expect(page.getByText('To be checked')).toBeVisible()
  })

  if (isDesk) {
    await test.step('more come from a spreadsheet, and its bad row is corrected in place', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Bulk Add Product' }).click()
      const sheet = [
        'Name,Selling price,Quantity,Prescription',
        `${named(RINSE)},95.00,40,No`,
        `${named(ANTIBIOTIC)},12.75,200,Yes`,
        `${named('Zinc tablet')},six pesos,100,No`,
      ].join('\n')
      const buffer = Buffer.from(sheet)
      await page.getByLabel('Spreadsheet').setInputFiles({ name: 'shelf.csv', mimeType: 'text/csv', buffer })
      const look = page.getByRole('button', { name: 'Check the rows' })
      const mend = page.getByRole('heading', { name: '1 row with errors' })
      await expect(look.or(mend).first()).toBeVisible()
      if (await look.isVisible()) await look.click()
      await expect(mend).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('textbox', { name: /price, row 4$/i }).fill('6.00')
      await page.getByRole('button', { name: 'Check again' }).click()
      await page.getByRole('button', { name: 'Save 3 products' }).click()
      await expect(page.getByText('2 new, 1 row with errors left out')).toBeVisible()
      await expect(page.getByText('shelf, fixed.csv')).toBeVisible()
      await page.getByRole('link', { name: 'Go to the products' }).click()
      const zinc = page.getByRole('switch', { name: `Show ${named('Zinc tablet')} in the shop` })
      await expect(zinc).toBeDisabled()
    })
  } else {
    await pharmacy.add({ name: named(RINSE), selling_price: 95 })
    await pharmacy.add({ name: named(ANTIBIOTIC), selling_price: 12.75, is_prescription: true })
  }

  const [syrup, rinse, antibiotic] = await Promise.all(
    [SYRUP, RINSE, ANTIBIOTIC].map((product) => pharmacy.offer(named(product))),
  )
  // on a phone two of them are approved already
  for (const offer of isDesk ? [syrup, rinse, antibiotic] : [syrup]) await approve(request, [offer?.id ?? 0])
  await page.reload()
  await expect(page.getByRole('switch', { name: `Show ${named(SYRUP)} in the shop` })).toBeChecked()

  const wish = (offer: { inventory_id: number } | undefined, quantity: number) => ({
    inventory_id: offer?.inventory_id ?? 0,
    quantity,
  })

  await test.step('the first order is confirmed, and leaves but for one piece', async () => {
    const items = [wish(syrup, 3), wish(rinse, 2)]
    const number = await orderAsGuest(request, { items })
    await openFromToConfirm(page, number)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm the order' }).click()
    await page.getByRole('button', { name: 'Ship the order' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('group', { name: named(SYRUP) })
      .getByRole('button', { name: 'One less' })
      .click()
    await expect(dialog.getByText('2 of 3')).toBeVisible()
    await expect(dialog.getByText('What stays goes back to the stock')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Ship this part' }).click()
    await expect(page.getByText('Order shipped')).toBeVisible()
    await expect(page.getByText('To receive', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark as received' })).toBeEnabled()
  })

  await test.step('another one is cancelled, and its shopper reads why', async () => {
    const number = await orderAsGuest(request, { items: [wish(rinse, 1)] })
    await openFromToConfirm(page, number)
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    await expect(dialog.getByText('Please say why.')).toBeVisible()
    await dialog.getByLabel('Remarks for the shopper').fill('The last bottle was broken.')
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    await expect(page.getByText('This order was cancelled')).toBeVisible()
    const shopper = await somebodyElse()
    await shopper.goto(`/track-your-order?order_number=${number}`)
    await expect(shopper.getByText('The last bottle was broken.').first()).toBeVisible()
  })

  await test.step('a prescription is rejected, replaced by the shopper, and accepted', async () => {
    const prescription = await page.screenshot()
    const items = [wish(antibiotic, 21)]
    const number = await orderAsGuest(request, { items, prescription, delivery_option: 'pick_up' })
    await openFromToConfirm(page, number)
    await page.getByRole('button', { name: 'Show the prescription' }).click()
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('The date cannot be read.')
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByText('The prescription was rejected: The date cannot be read.')).toBeVisible()
    await expectAccessible(page)
    await sendAnother(await somebodyElse(), number, prescription)

    await page.reload()
    await expect(page.getByText('Check the prescription before you confirm the order.')).toBeVisible()
    await page.getByRole('button', { name: 'Show the prescription' }).click()
    await expect(page.getByRole('img', { name: 'Prescription' })).toBeVisible()
    await page.getByRole('button', { name: 'Accept the prescription' }).click()
    await page.getByRole('button', { name: 'Confirm the order' }).click()
    await page.getByRole('button', { name: 'Ready for pick-up' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'All is ready' }).click()
    await expect(page.getByText('The shopper can pick it up')).toBeVisible()
  })

  if (!isDesk) return
  await test.step('what waits, left and was cancelled is counted on the tabs', async () => {
    await page.getByRole('link', { name: 'My Orders' }).click()
    await expect(page.getByRole('tab', { name: /To receive.*2/ })).toBeVisible()
    await expect(page.getByRole('tab', { name: /Cancelled.*1/ })).toBeVisible()
    await expectAccessible(page)
  })
})

/** The shopper's own way: by the order's number and the email address it was placed with. */
async function sendAnother(shopper: Page, number: string, picture: Buffer) {
  await shopper.goto(`/track-your-order?order_number=${number}`)
  await untilHydrated(shopper)
  await expect(shopper.getByText('The date cannot be read.').first()).toBeVisible()
  const form = shopper.getByRole('form', { name: 'Send another prescription' })
  const file = { name: 'clearer.png', mimeType: 'image/png', buffer: picture }
  await form.getByLabel('Picture of the prescription').setInputFiles(file)
  await form.getByLabel('Your email').fill(SHOPPER.email)
  await form.getByRole('button', { name: 'Send the prescription' }).click()
  await expect(shopper.getByText('Thank you! A pharmacist will check the new prescription.')).toBeVisible()
}
