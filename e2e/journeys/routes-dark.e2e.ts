import { expect, expectAccessible, test, untilHydrated } from '../page-watch'
import { sellerAtTheApi } from '../seller'

test.use({ colorScheme: 'dark' })

/** The page's own colours, as numbers from black to white. */
const lightnessOf = (color: string) => {
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? []
  return (red + green + blue) / 765
}

test('in the dark the main pages are dark, and can be read', async ({ page, request }) => {
  const { id } = await (await sellerAtTheApi(request)).offer('cetirizine')
  const addresses = [
    '/',
    '/browse/products',
    `/browse/products/cetirizine/${id}`,
    '/browse/pharmacies/pharmacy/1',
    '/cart',
    '/news',
    '/login',
    '/become-a-seller',
    '/offline',
  ]
  for (const address of addresses) {
    await page.goto(address)
    if (address !== '/offline') await untilHydrated(page)
    const { ground, text } = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return { ground: backgroundColor, text: color }
    })
    expect(lightnessOf(ground), address).toBeLessThan(0.2)
    expect(lightnessOf(text), address).toBeGreaterThan(0.8)
    await expectAccessible(page)
  }
})
