import highsLoader from 'highs'
import { coversOf } from '../../server/src/ordering/basket/covers'
import { type Market, plansOf } from '../../server/src/ordering/basket/solve'
import { marketOf } from '../../server/src/testing/basket-market'

const SEEDS = 20
/** What a line that is left out costs: more than any basket. */
const PENALTY = 10_000_000

interface Program {
  objective: string[]
  rows: string[]
  binaries: string[]
}

/** Which pharmacy serves each line, and what its goods come to before discounts, by pharmacy. */
function linesOf({ needs, sellers }: Market, { objective, rows, binaries }: Program) {
  const gross = new Map<number, string[]>()
  for (const [l, need] of needs.entries()) {
    const terms = [`m${l}`]
    objective.push(`${PENALTY} m${l}`)
    binaries.push(`m${l}`)
    for (const { pharmacyId: p } of sellers) {
      const own = need.supplies.filter(({ pharmacyId }) => pharmacyId === p)
      for (const [c, cover] of coversOf(need, own, PENALTY).entries()) {
        const x = `x${l}_${p}_${c}`
        objective.push(`${cover.cost} ${x}`)
        terms.push(x)
        binaries.push(x)
        rows.push(`${x} - u${p} <= 0`)
        gross.set(p, [...(gross.get(p) ?? []), `${cover.gross} ${x}`])
      }
    }
    rows.push(`${terms.join(' + ')} = 1`)
  }
  return gross
}

/** A market as a mixed integer program. */
function programOf(market: Market): string {
  const program: Program = { objective: [], rows: [], binaries: [] }
  const { objective, rows, binaries } = program
  const gross = linesOf(market, program)
  for (const { pharmacyId: p, tariff } of market.sellers) {
    binaries.push(`u${p}`)
    if (tariff === null) {
      if (market.feeBasis === 'pharmacy') objective.push(`${market.sharedFee} u${p}`)
      else rows.push(`u${p} - s <= 0`)
    } else if (tariff.freeFrom === null) objective.push(`${tariff.fee} u${p}`)
    else {
      objective.push(`${tariff.fee} f${p}`)
      binaries.push(`f${p}`)
      const goods = [...(gross.get(p) ?? []), `${tariff.freeFrom} f${p}`].join(' + ')
      rows.push(`${goods} - ${tariff.freeFrom} u${p} >= 0`)
    }
  }
  if (market.feeBasis === 'order') {
    objective.push(`${market.sharedFee} s`)
    binaries.push('s')
  }
  const used = market.sellers.map(({ pharmacyId }) => `u${pharmacyId}`).join(' + ')
  rows.push(`${used} <= ${market.mostParcels}`)
  const broken = (terms: string) => terms.replaceAll(' + ', '\n + ')
  const subject = rows.map((row, index) => ` c${index}: ${broken(row)}`).join('\n')
  return `Minimize\n obj: ${objective.join('\n + ')}\nSubject To\n${subject}\nBinary\n ${binaries.join('\n ')}\nEnd\n`
}

async function solvedByHighs(market: Market) {
  const highs = await highsLoader()
  const solved = highs.solve(programOf(market), { mip_rel_gap: 0, mip_abs_gap: 0.5, output_flag: false })
  const missing = market.needs.filter((_, l) => valueOf(solved.Columns[`m${l}`]) > 0.5).length
  return { total: Math.round(solved.ObjectiveValue) - missing * PENALTY, missing }
}

const valueOf = (column: object | undefined) => (column && 'Primal' in column ? Number(column.Primal) : 0)

let different = 0
for (let seed = 1; seed <= SEEDS; seed++) {
  const market = marketOf(seed, 12, 60, 3)
  const started = performance.now()
  const { cheapest } = plansOf(market)
  const ours = performance.now() - started
  const other = await solvedByHighs(market)
  const theirs = performance.now() - started - ours
  const missing = cheapest.lines.filter((line) => line === null).length
  const isSame = other.total === cheapest.total && other.missing === missing
  if (!isSame) different++
  console.log(
    `seed ${seed}: ${cheapest.total} and ${other.total} centavos, bound ${cheapest.bound}, ${cheapest.parcels} parcels, ` +
      `${Math.round(ours)} ms and ${Math.round(theirs)} ms${isSame ? '' : ' DIFFERENT'}`,
  )
}
console.log(`${SEEDS - different} of ${SEEDS} markets of 12 lines and 60 pharmacies are equal.`)
process.exitCode = different > 0 ? 1 : 0
