// How long the plans of a list take: `npx tsx bench/src/baskets.ts [--url …] [--runs 200] [--lines 10]`. Fill a folder
// with `npm run bench-data` and name it as BOTIKA_DATA. One request at a time, another list each time.
import os from 'node:os'
import { option } from './options'
import { target } from './server'
import { openShop } from './shop'

const PLACES = [
  { latitude: 14.599, longitude: 120.984 },
  { latitude: 14.555, longitude: 121.024 },
  { province: 'Metro Manila', city: 'Quezon City' },
  { province: 'Cebu', city: 'City of Cebu' },
]
const runs = Number(option('runs', '200'))
const count = Number(option('lines', '10'))

interface Listed {
  id: number
  generic_name: string | null
}
interface Planned {
  plans: { parcels: number; is_proven: boolean; left_out: object[] }[]
  looked_at_count: number
}

const server = await target()
try {
  const shop = openShop(server.url, 1)
  const medicines = new Map<string | null, number>()
  for (let page = 1; page <= 20; page++) {
    const { body } = await shop.call<{ data: Listed[] }>(
      'GET',
      `/api/products?per_page=100&page=${page}&in_stock=true`,
    )
    for (const { id, generic_name } of body.data)
      if (generic_name && !medicines.has(generic_name)) medicines.set(generic_name, id)
  }
  const ids = [...medicines.values()]
  console.log(`${ids.length} medicines, load ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores`)
  for (const any_equivalent of [true, false]) {
    const times: number[] = []
    const seen = { plans: 0, looked: 0, parcels: 0, left: 0, stopped: 0 }
    for (let run = 0; run < runs; run++) {
      const lines = Array.from({ length: count }, (_, line) => ({
        product_id: ids[(run * 7 + line * 13) % ids.length],
        pieces: 30 + 10 * (line % 3),
        any_equivalent,
        may_exceed: true,
      }))
      const start = performance.now()
      const { status, body } = await shop.call<Planned>('POST', '/api/baskets/plans', {
        lines,
        discount_type: run % 2 ? 'senior_citizen' : null,
        ...PLACES[run % PLACES.length],
      })
      times.push(performance.now() - start)
      if (status !== 200) throw new Error(`The server answered ${status}: ${JSON.stringify(body)}`)
      seen.plans += body.plans.length
      seen.looked += body.looked_at_count
      seen.parcels += body.plans[0]?.parcels ?? 0
      seen.left += body.plans[0]?.left_out.length ?? 0
      seen.stopped += body.plans.filter(({ is_proven }) => !is_proven).length
    }
    const kept = times.slice(Math.floor(runs / 10)).sort((a, b) => a - b)
    const at = (share: number) => (kept[Math.floor(kept.length * share)] ?? 0).toFixed(1).padStart(7)
    const each = (sum: number) => (sum / runs).toFixed(1)
    console.log(
      `${any_equivalent ? 'any equivalent' : 'this brand    '} p50${at(0.5)} ms  p95${at(0.95)} ms  ` +
        `${each(seen.looked)} pharmacies, ${each(seen.parcels)} parcels, ${each(seen.left)} of ${count} lines left out, ` +
        `${seen.stopped} of ${seen.plans} plans unproven`,
    )
  }
  console.log(`load ${os.loadavg()[0]?.toFixed(1)}`)
} finally {
  await server.stop()
}
