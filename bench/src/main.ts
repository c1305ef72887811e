// How fast the shop answers over HTTP: `npm run bench -- [--url http://localhost:3000] [--seconds 8]
// [--connections 10] [--only "search,detail"] [--queries]`. It reads alone and changes nothing.
import { measure } from './measure'
import { has, option } from './options'
import { showQueries } from './queries'
import { target } from './server'
import { worksOn } from './works'

const seconds = Number(option('seconds', '8'))
const connections = Number(option('connections', '10'))
const only = option('only', '').split(',').filter(Boolean)

const server = await target()
try {
  if (has('queries')) await showQueries(server.url)
  else await measureAll()
} finally {
  await server.stop()
}

async function measureAll() {
  const works = (await worksOn(server.url)).filter(
    ({ name }) => only.length === 0 || only.some((part) => name.includes(part.trim())),
  )
  console.log(`${server.url}, ${connections} connections, ${seconds} s each; times in ms\n`)
  console.log(line('work', 'requests/s', 'asked', 'times', 'p50', 'p95', 'p97.5', 'at most', ''))
  for (const work of works) {
    const { rate, p50, p95, p975, faults } = await measure(server.url, work, seconds, connections)
    const { budget } = work
    const isKept = !budget || (rate >= budget.rate && p975 <= budget.ms)
    console.log(
      line(
        work.name,
        whole(rate),
        budget && budget.rate > 1 ? whole(budget.rate) : '',
        budget && budget.rate > 1 ? `${(rate / budget.rate).toFixed(1)}×` : '',
        p50.toFixed(1),
        p95.toFixed(1),
        p975.toFixed(1),
        budget ? String(budget.ms) : '',
        faults > 0 ? `${faults} faults` : isKept ? '' : 'missed',
      ),
    )
  }
}

function line(name: string, ...cells: string[]): string {
  return `${name.padEnd(34)}${cells.map((cell) => cell.padStart(11)).join('')}`.trimEnd()
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-PH')
}
