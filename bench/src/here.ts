// How long the best offers here take for a page of 50 products, beside the page itself: `npx tsx bench/src/here.ts
// [--url …] [--runs 300]`. Fill a folder with `npm run bench-data` and name it as BOTIKA_DATA. One request at a time.
import { option } from './options'
import { target } from './server'
import { openShop } from './shop'

const PLACES = [
  { province: 'Metro Manila', city: 'City of Makati' },
  { province: 'Metro Manila', city: 'Quezon City' },
  { province: 'Cebu', city: 'City of Cebu' },
  { province: 'Davao del Sur', city: 'City of Davao' },
  { province: 'Batanes', city: 'Basco' },
  { latitude: 14.599, longitude: 120.984 },
]
const runs = Number(option('runs', '300'))

const server = await target()
try {
  const shop = openShop(server.url, 1)
  const times: Record<'list' | 'here' | 'cached', number[]> = { list: [], here: [], cached: [] }
  let answered = 0
  const timed = async <T>(into: number[], ask: () => Promise<{ status: number; body: T }>) => {
    const start = performance.now()
    const { status, body } = await ask()
    if (status !== 200) throw new Error(`The server answered ${status}.`)
    into.push(performance.now() - start)
    return body
  }
  for (let run = 0; run < runs; run++) {
    const page = 1 + (run % 20)
    const list = `/api/products?per_page=50&page=${page}&in_stock=true`
    const { data } = await timed(times.list, () =>
      shop.call<{ data: { id: number }[] }>('GET', `${list}&fresh=${run}-${Date.now()}`),
    )
    await timed(times.cached, () => shop.call('GET', list))
    const product_ids = data.map(({ id }) => id)
    const found = await timed(times.here, () =>
      shop.call<{ data: { best: object | null }[] }>('POST', '/api/offers-here', {
        product_ids,
        ...PLACES[run % PLACES.length],
      }),
    )
    answered += found.data.filter(({ best }) => best !== null).length
  }
  for (const [name, some] of Object.entries(times)) {
    const kept = some.slice(Math.floor(runs / 10)).sort((a, b) => a - b)
    const at = (share: number) => (kept[Math.floor(kept.length * share)] ?? 0).toFixed(1).padStart(8)
    console.log(`${name.padEnd(8)} p50${at(0.5)} ms  p95${at(0.95)} ms`)
  }
  console.log(`best offers found: ${Math.round((answered / runs / 50) * 100)} % of the products shown`)
} finally {
  await server.stop()
}
