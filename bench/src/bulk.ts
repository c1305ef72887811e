// What a dirty bulk file costs: `npx tsx bench/src/bulk.ts --url http://localhost:3000 --pid <server> --rows 20000`.
// The server must run with demo data and BOTIKA_RATE_LIMIT=0. The upload is undone at the end.
import { readFileSync } from 'node:fs'
import { dirtyStock } from '../../server/src/testing/dirty-stock'
import { option } from './options'

const url = option('url', 'http://localhost:3000')
const rows = Number(option('rows', '20000'))
const pid = option('pid', '')

interface Report {
  id: number | null
  rows: number
  created: number
  refused: number
  problems_count: number
  problems: { code: string }[]
}

const memory = (field: 'VmRSS' | 'VmHWM') => {
  const kib = pid && new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kib ? `${Math.round(Number(kib) / 1024)} MiB` : 'unknown'
}

const login = await fetch(`${url}/api/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    email: option('email', 'seller@botika.test'),
    password: option('password', 'botika-demo'),
  }),
})
const { access_token } = (await login.json()) as { access_token?: string }
if (!access_token) throw new Error(`Nobody can sign in at ${url}: start it with demo data.`)
const headers = { authorization: `Bearer ${access_token}` }

async function timed<T>(path: string, body?: FormData): Promise<{ answer: T; seconds: string }> {
  const sent = performance.now()
  const response = await fetch(url + path, { method: 'POST', headers, ...(body ? { body } : {}) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return { answer: (await response.json()) as T, seconds: ((performance.now() - sent) / 1_000).toFixed(1) }
}

function form(isDry: boolean): FormData {
  const body = new FormData()
  body.append('file', new File([csv], 'stock.csv'))
  body.append('dry_run', String(isDry))
  return body
}

const { csv, refused } = dirtyStock(rows)
console.log(`${rows} rows, ${(csv.length / 1024 / 1024).toFixed(1)} MiB; the server has ${memory('VmRSS')}`)
const dry = await timed<Report>('/api/products/bulk', form(true))
console.log(`dry run  ${dry.seconds} s`)
const real = await timed<Report>('/api/products/bulk', form(false))
console.log(`upload   ${real.seconds} s: ${real.answer.created} created, ${real.answer.refused} refused`)
for (const [code, count] of [...refused].sort((a, b) => b[1] - a[1]))
  console.log(`  ${String(count).padStart(6)}  ${code}`)
const undo = await timed<Report>(`/api/products/bulk/${real.answer.id}/undo`)
console.log(`undo     ${undo.seconds} s`)
console.log(`the server had at most ${memory('VmHWM')}`)
