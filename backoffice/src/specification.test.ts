// @vitest-environment node
import { COLLECTIONS } from '@botika/common/roles/collections'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressesOf } from './app/addresses'
import { RESOURCES } from './resources'
import { SCREENS } from './app/screens'

/** The addresses of the owner's document for sellers; a part in braces with a question mark may be left out. */
const ADDRESSES = [
  '/seller/dashboard',
  '/seller/couriers',
  '/seller/doctors/add',
  '/seller/doctors/list',
  '/seller/orders/list',
  '/seller/orders/details',
  '/seller/orders/details/{id}',
  '/seller/products/add',
  '/seller/products/add-bulk',
  '/seller/products/list',
  '/seller/promotions/discounts',
]

const text = readFileSync(path.join(import.meta.dirname, '../../docs/specification.md'), 'utf8')
const rows = [...text.matchAll(/^\| `(\/(?:seller|admin)[^`]*)` *\|([^|]*)\|/gm)].flatMap(
  ([, address = '', next = '']) => {
    const to = /^ `(\/[^`]*)` *$/.exec(next)?.[1]
    return address === '/admin/{collection}'
      ? Object.keys(COLLECTIONS).map((name) => ({ address: `/admin/${name}`, to }))
      : { address, to }
  },
)
const documented = rows.map(({ address }) => address)
const curly = (address: string) => address.replace(/:(\w+)/g, '{$1}')

/** Screens, and addresses that lead to one, of an office. */
const screensOf = (office: '/seller' | '/admin') => [
  ...SCREENS[office].map((screen) => curly(office + screen.path)),
  ...RESOURCES[office].map(({ name }) => `${office}/${name}`),
]
const moved = addressesOf('/seller')
  // `/orders/5` is one of ours: everything else that can be edited stands at such an address
  .filter(({ from }) => from !== '/orders/:id')
  .map(({ from, to }) => ({ address: curly(`/seller${from}`), to: curly(`/seller${to}`) }))

describe('docs/specification.md', () => {
  it('names every seller’s address of the owner’s document', () => {
    expect(ADDRESSES.filter((address) => !documented.includes(address))).toEqual([])
  })

  it('says where each address of the document leads that is another screen’s', () => {
    const listed = rows.filter(({ to }) => to !== undefined)
    expect(listed.sort(byAddress)).toEqual(moved.sort(byAddress))
  })

  it('names every screen of both offices, and none that is not there', () => {
    const screens = [...screensOf('/seller'), ...screensOf('/admin')]
    const named = [...documented, ...rows.flatMap(({ to }) => to ?? [])]
    expect(screens.filter((screen) => !named.includes(screen))).toEqual([])
    const there = [...screens, ...moved.map(({ address }) => address)]
    expect(documented.filter((address) => !there.includes(address))).toEqual([])
  })
})

const byAddress = (a: { address: string }, b: { address: string }) => a.address.localeCompare(b.address)
