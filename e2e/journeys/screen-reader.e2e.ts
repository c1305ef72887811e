import { fillAddress, fillContact, place, toReview } from '../checkout'
import { expect, test, untilHydrated } from '../page-watch'
import { sellerAtTheApi } from '../seller'

test('a screen reader is told where one is, what can be done and what has happened', async ({
  page,
  request,
  isMobile,
}) => {
  const seller = await sellerAtTheApi(request)
  const product = await seller.offer('cetirizine')
  const main = page.getByRole('main')

  await test.step('home', async () => {
    await page.goto('/')
    await untilHydrated(page)
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to content"
      - complementary "For pharmacies":
        - link "Become a seller now"
      - banner:
        - link "Botika, home"
        - search:
          - combobox "Search for medicines, products, etc."
          - button "Search"
        - button "Log in or register"
        - link "Cart, no items"
      - main:
        - heading [level=1]
        - navigation "Categories"
        - region "Featured":
          - heading "Featured" [level=2]
          - list:
            - listitem:
              - article:
                - heading [level=3]
      - contentinfo:
        - navigation "Browse"
        - navigation "About"
        - navigation "Help"
    `)
  })

  await test.step('suggestions', async () => {
    const box = page.getByRole('combobox', { name: 'Search for medicines, products, etc.' })
    await box.pressSequentially('cetiri')
    await expect(page.getByRole('option').first()).toBeVisible()
    await box.press('ArrowDown')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    const chosen = page.locator(`#${await box.getAttribute('aria-activedescendant')}`)
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await box.press('Escape')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('list', async () => {
    await page.goto('/browse/products')
    await untilHydrated(page)
    await expect(main).toMatchAriaSnapshot(`
      - navigation "Breadcrumb":
        - list:
          - listitem:
            - link "Home"
          - listitem: Products
      - heading "Medicines and health products" [level=1]
      - paragraph: /\\d+ Products/
      - combobox "Sort by":
        - option "Most Relevant" [selected]
        - option "Alphabetical"
      - list:
        - listitem:
          - article:
            - heading [level=2]:
              - link
            - button /Add .+ to cart/
      - navigation "Pages":
        - list
    `)
    // a phone has no room for it, and has the filters in a sheet
    if (!isMobile) await expect(page.getByRole('combobox', { name: 'View by' })).toHaveValue('50')
    if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(main).toMatchAriaSnapshot(`
      - group "Category":
        - checkbox /Medicines \\d+/
      - group "Brand"
      - group "Price":
        - spinbutton "Lowest price in pesos"
        - spinbutton "Highest price in pesos"
      - group "Availability"
      - group "Prescription"
    `)
  })

  await test.step('product', async () => {
    await page.goto(`/browse/products/cetirizine/${product.id}`)
    await untilHydrated(page)
    await expect(main).toMatchAriaSnapshot(`
      - navigation "Breadcrumb"
      - list "Pictures":
        - listitem:
          - img /picture 1 of \\d/
      - heading [level=1]
      - text: /₱[\\d,]+\\.\\d\\d/
      - group /Quantity of .+/:
        - button "One less" [disabled]
        - textbox "Quantity": "1"
        - button "One more"
      - button "Add to cart"
      - term: Generic Name
      - definition
      - region /\\d+ pharmacies have this/:
        - heading [level=2]
        - list:
          - listitem:
            - link
            - button /Add to cart.+, .+/
    `)
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Successfully added to cart!' })).toBeVisible()
  })

  await test.step('cart', async () => {
    await page.goto('/cart')
    await untilHydrated(page)
    await expect(main).toMatchAriaSnapshot(`
      - navigation "Breadcrumb"
      - heading "Your cart" [level=1]
      - checkbox "Select all (1)" [checked]
      - region /From .+/:
        - checkbox /Select everything from .+/ [checked]
        - list:
          - listitem:
            - checkbox /Select .+/ [checked]
            - group /Quantity of .+/
            - button /Remove .+/
      - complementary "Summary":
        - term: Subtotal (1 product)
        - definition: /₱/
        - link /Check out ₱/
    `)
    await page.getByRole('link', { name: /^Check out/ }).click()
  })

  await test.step('checkout, who orders', async () => {
    await expect(main).toMatchAriaSnapshot(`
      - heading "Checkout" [level=1]
      - list "Steps":
        - listitem:
          - button "1 Contact"
        - listitem:
          - button "2 Delivery" [disabled]
      - heading "Who is ordering?" [level=2]
      - textbox "First name"
      - textbox "Last name"
      - textbox "Email"
      - textbox "Mobile number"
      - button "Continue"
      - complementary "Order summary":
        - term: Total
        - definition: /₱/
    `)
    await expect(main.locator('[aria-current=step]')).toContainText('Contact')
    await page.getByRole('button', { name: 'Continue' }).click()
    const first = page.getByRole('textbox', { name: 'First name' })
    await expect(first).toBeFocused()
    await expect(first).toHaveAttribute('aria-invalid', 'true')
    await expect(first).toHaveAccessibleDescription(/\S/)
    await fillContact(page)
  })

  await test.step('checkout, where to', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Delivery' })).toBeFocused()
    await expect(main).toMatchAriaSnapshot(`
      - heading "Delivery" [level=2]
      - group "How do you want it?":
        - radio /Door to door delivery/ [checked]
        - radio /Pick up at pharmacy/
      - group "Delivery address":
        - combobox "Province"
        - combobox "City or municipality" [disabled]
        - combobox "Barangay" [disabled]
        - textbox "House number, street, building"
      - button "Back"
      - button "Continue"
    `)
    await fillAddress(page)
  })

  await test.step('checkout, payment and discount', async () => {
    await expect(main).toMatchAriaSnapshot(`
      - heading "Payment and discount" [level=2]
      - button "Back"
      - button "Continue"
    `)
    await expect(page.getByRole('group').getByRole('radio', { name: /No discount/ })).toBeChecked()
    await expect(page.getByRole('group').getByRole('radio', { name: /Senior citizen/ })).toBeEnabled()
    await toReview(page)
  })

  await test.step('checkout, the last look', async () => {
    await expect(main).toMatchAriaSnapshot(`
      - heading "Check and place your order" [level=2]
      - button /Place order/
    `)
    await place(page)
    await expect(main).toMatchAriaSnapshot(`
      - heading "Thank you! Your order is placed." [level=1]
      - button "Copy"
      - button "Print"
      - link "Track your Order"
    `)
  })
})
