// @vitest-environment node
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { dashboard } from '@botika/common/dashboard/endpoints'
import type { Endpoint } from '@botika/common/http/endpoint'
import { images } from '@botika/common/images/endpoints'
import { inventories } from '@botika/common/inventories/endpoints'
import { locations } from '@botika/common/locations/endpoints'
import { products } from '@botika/common/products/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import type { AxiosRequestConfig } from 'axios'
import { describe, expect, it } from 'vitest'
import { CALLS } from './calls'
import { makeVerbs } from './verbs'

const CONTRACT = path.join(import.meta.dirname, '../../../common/src')

describe('addresses', () => {
  it('of calls are those of the endpoints that give them their types', async () => {
    const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
    const modules = await Promise.all(
      files
        .filter((file) => file.endsWith('endpoints.ts'))
        .map((file): Promise<Record<string, object>> => import(path.join(CONTRACT, file))),
    )
    const nouns = Object.assign({}, ...modules) as Record<string, Record<string, Endpoint>>
    for (const [noun, calls] of Object.entries<Record<string, Endpoint>>(CALLS)) {
      const endpoints = nouns[noun === 'ratings' ? 'ratingModeration' : noun]
      for (const [name, call] of Object.entries(calls)) expect(endpoints?.[name]).toMatchObject(call)
    }
  })

  it('of the verbs are those of the contract', async () => {
    const sent: string[] = []
    const request = async ({ method = 'GET', url = '' }: AxiosRequestConfig) => {
      sent.push(`${method} ${url.replace(/(?<=\/)\d+$/, ':id')}`)
      return { data: { data: [] } } as never
    }
    const verbs = makeVerbs({ request })
    await verbs.advanceOrder(1, 'confirm')
    await verbs.advanceOrder(1, 'ship', { courier_id: 2 })
    await verbs.advanceOrder(1, 'receive')
    await verbs.advanceOrder(1, 'pay')
    await verbs.advanceOrder(1, 'complete')
    await verbs.cancelOrder(1, 'Sold out')
    await verbs.decidePrescription(1, [{ id: 2, verdict: 'accepted' }])
    await verbs.saveOffer(1, { quantity: 2 })
    await verbs.readDashboard({ days: 7 })
    await verbs.searchCatalogue('amoxicillin')
    await verbs.readLocations('provinces')
    await verbs.readLocations('cities', '13')
    await verbs.readLocations('barangays', '1374')
    const { confirm, ship, receive, pay, complete, cancel, decidePrescription } = sellerOrders
    const expected: Endpoint[] = [
      confirm,
      ship,
      receive,
      pay,
      complete,
      cancel,
      decidePrescription,
      inventories.update,
      dashboard.read,
      products.search,
      locations.provinces,
      locations.cities,
      locations.barangays,
    ]
    expect(sent).toEqual(expected.map(({ method, path }) => `${method} ${path}`))
    expect(images.upload.path).toBe('/api/images')
  })
})
