// Pages that nobody has asked for before: `npx tsx bench/src/render.ts --url http://localhost:3000 [--pages 300]`.
// The server renders on one core; its answers are not compressed, so that rendering is what is measured.
import { option } from './options'
import { target } from './server'

const AT_ONCE = 4

const server = await target()
const most = Number(option('pages', '300'))
const json = async <T>(path: string) => (await (await fetch(server.url + path)).json()) as T

try {
  const { last_page } = await json<{ last_page: number }>('/api/products?per_page=50')
  const lists = Array.from(
    { length: Math.min(most, last_page) },
    (_, index) => `/browse/products?page=${index + 1}`,
  )
  await show('product lists of 50', lists)
  const cards = await Promise.all(
    Array.from({ length: Math.ceil(most / 100) }, (_, index) =>
      json<{ data: { id: number; slug: string }[] }>(`/api/products?per_page=100&page=${index + 1}`),
    ),
  )
  const products = cards.flatMap(({ data }) => data).slice(0, most)
  await show(
    'product pages',
    products.map(({ id, slug }) => `/browse/products/${slug}/${id}`),
  )
} finally {
  await server.stop()
}

/** Asks for each page once and prints how fast they came. */
async function show(name: string, paths: readonly string[]) {
  const times: number[] = []
  const left = [...paths]
  const ask = async () => {
    for (let path = left.pop(); path; path = left.pop()) {
      const start = performance.now()
      const answer = await fetch(server.url + path, { headers: { 'accept-encoding': 'identity' } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      times.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  const seconds = (performance.now() - start) / 1_000
  times.sort((one, other) => one - other)
  const rate = paths.length / seconds
  console.log(
    `${name.padEnd(22)} ${paths.length} pages, ${rate.toFixed(0)}/s, ${(1_000 / rate).toFixed(1)} ms each; ` +
      `answered after p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms`,
  )
}

function at(times: readonly number[], share: number): string {
  return (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
}
