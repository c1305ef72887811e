import { POSITIONS, type Position } from '@botika/common/roles/roles'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PlainEdit } from '../collection/plain/screens'
import { showAs } from '../testing/as-position'
import { MyPharmacy } from './pharmacies/MyPharmacy'
import { BulkPage } from './products/bulk/BulkPage'
import { ProductEdit } from './products/ProductEdit'
import { ProductList } from './products/ProductList'
import { spec as promotions } from './promotions/spec'

const PRODUCT = {
  name: 'Biogesic 500 mg',
  generic_name: 'Paracetamol',
  inventory_id: 7,
  selling_price: 5,
  quantity: 40,
  sku: 'BIO-1',
  status: 'live',
  images: [],
  category: null,
  subcategory: null,
  subsubcategory: null,
}

const openFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [aria-hidden=true]), textarea')]
    .filter((field) => !field.readOnly && !field.disabled)
    .map((field) => field.labels?.[0]?.textContent?.replace(/\W+$/, '') ?? field.ariaLabel)
const openChoices = () =>
  screen
    .queryAllByRole('combobox')
    .filter(({ ariaDisabled }) => ariaDisabled !== 'true')
    .map((choice) => document.getElementById(choice.getAttribute('aria-labelledby')?.split(' ')[0] ?? ''))
    .map((label) => label?.textContent?.replace(/\W+$/, ''))

it.each<[Position, string[], string[]]>([
  ['owner', ['Price', 'Stock', 'SKU'], ['Status']],
  ['pharmacist', ['Stock', 'SKU'], ['Status']],
  ['clerk', ['Stock of Biogesic 500 mg'], []],
])('a product opened by the %s lets them change %j and %j', async (who, typed, chosen) => {
  showAs({ who, resource: 'products', held: PRODUCT, page: <ProductEdit /> })
  await waitFor(() => expect(openFields()).toEqual(typed))
  expect(openChoices()).toEqual(chosen)
  expect(screen.queryAllByRole('button', { name: 'Save changes' })).toHaveLength(who === 'clerk' ? 0 : 1)
  expect(screen.queryAllByRole('button', { name: 'Report a mistake' })).toHaveLength(who === 'clerk' ? 0 : 1)
  expect(screen.queryAllByRole('button', { name: 'Delete' })).toHaveLength(who === 'owner' ? 1 : 0)
})

it('a clerk counts the shelf on the product’s page', async () => {
  const saveOffer = vi.fn<() => Promise<object>>(async () => ({ quantity: 41 }))
  showAs({ who: 'clerk', resource: 'products', held: PRODUCT, page: <ProductEdit />, calls: { saveOffer } })
  const stock = await screen.findByRole('textbox', { name: 'Stock of Biogesic 500 mg' })
  await userEvent.clear(stock)
  await userEvent.type(stock, '41{Enter}')
  await waitFor(() => expect(saveOffer).toHaveBeenCalledWith(7, expect.objectContaining({ quantity: 41 })))
  expect(screen.getByText('₱5.00')).toBeTruthy()
})

it.each<[Position, string[]]>([
  ['owner', ['Publish', 'Unpublish', 'Change prices', 'Set stock', 'Remove']],
  ['pharmacist', ['Publish', 'Unpublish', 'Set stock']],
  ['clerk', ['Set stock']],
])('a list of products offers the %s %j for several at once', async (who, actions) => {
  showAs({ who, resource: 'products', held: PRODUCT, page: <ProductList /> })
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Choose Biogesic/ }))
  const shown = (name: string) => screen.queryAllByRole('button', { name }).length > 0
  await waitFor(() =>
    expect(['Publish', 'Unpublish', 'Change prices', 'Set stock', 'Remove'].filter(shown)).toEqual(actions),
  )
  expect(screen.queryAllByRole('link', { name: 'Add Product' })).toHaveLength(who === 'clerk' ? 0 : 1)
  expect(screen.queryAllByRole('link', { name: 'Bulk Add Product' })).toHaveLength(who === 'owner' ? 1 : 0)
  const price = screen.queryByRole('textbox', { name: 'Price of Biogesic 500 mg' })
  expect(price !== null).toBe(who === 'owner')
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Show Biogesic/ }).disabled).toBe(
    who === 'clerk',
  )
})

const PROMOTION = {
  name: 'Sale',
  kind: 'percent',
  value: 20,
  starts_at: '2026-01-01T00:00:00Z',
  ends_at: '2026-02-01T00:00:00Z',
  is_active: true,
  product_ids: [],
}
const SCREENS: [string, object, React.ReactNode][] = [
  ['promotions', PROMOTION, <PlainEdit key="one" spec={promotions} canCreate />],
  ['pharmacies', { name: 'Botika Maginhawa', address: '1 Mabini Street' }, <MyPharmacy key="one" />],
]

it.each(SCREENS.flatMap((one) => POSITIONS.map((who) => [one[0], who, one] as const)))(
  'the page of %s shows the %s what it holds, and only the owner a form',
  async (resource, who, [, held, page]) => {
    showAs({ who, resource, held, page })
    const keeps = 'The owner of the pharmacy keeps this; you can read it.'
    await screen.findByText((text) => text === keeps || text === 'Save changes')
    const isOwner = who === 'owner'
    expect(screen.queryByText(keeps) === null).toBe(isOwner)
    expect(screen.queryByRole('button', { name: 'Save changes' }) !== null).toBe(isOwner)
    expect([...openFields(), ...openChoices()].includes('Name')).toBe(isOwner)
    expect([...openFields(), ...openChoices()].length > 0).toBe(isOwner)
  },
)

it.each(POSITIONS)('lists by file are the owner’s, not there for the %s otherwise', async (who) => {
  showAs({ who, resource: 'products', held: PRODUCT, page: <BulkPage /> })
  const isThere = who === 'owner'
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(document.querySelector('input[type=file]') !== null).toBe(isThere)
})
