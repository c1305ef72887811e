import highsLoader from 'highs'
import { coversOf } from './covers'
import { type Market } from './solve'

/** The same list as a mixed integer program, solved by HiGHS. */
export async function milp(market: Market, penalty = 10_000_000) {
  const highs = await highsLoader()
  const objective: string[] = []
  const rows: string[] = []
  const binaries: string[] = []
  market.needs.forEach((need, l) => {
    const terms = [`m${l}`]
    objective.push(`${penalty} m${l}`)
    binaries.push(`m${l}`)
    for (const { pharmacyId: p } of market.sellers)
      coversOf(need, p, 1_000_000).forEach(({ cost }, c) => {
        const x = `x${l}_${p}_${c}`
        objective.push(`${cost} ${x}`)
        terms.push(x)
        binaries.push(x)
        rows.push(`${x} - u${p} <= 0`)
      })
    rows.push(`${terms.join(' + ')} = 1`)
  })
  for (const { pharmacyId: p, tariff } of market.sellers) {
    binaries.push(`u${p}`)
    if (tariff === null) {
      if (market.feeBasis === 'pharmacy') objective.push(`${market.sharedFee} u${p}`)
      else rows.push(`u${p} - s <= 0`)
    } else if (tariff.freeFrom === null) objective.push(`${tariff.fee} u${p}`)
    else {
      objective.push(`${tariff.fee} f${p}`)
      binaries.push(`f${p}`)
      const goods = binaries.filter((name) => name.startsWith('x') && name.split('_')[1] === String(p))
      const cost = (name: string) => objective.find((term) => term.endsWith(` ${name}`))?.split(' ')[0] ?? '0'
      rows.push(`${[...goods.map((name) => `${cost(name)} ${name}`), `${tariff.freeFrom} f${p}`].join(' + ')} - ${tariff.freeFrom} u${p} >= 0`)
    }
  }
  if (market.feeBasis === 'order') {
    objective.push(`${market.sharedFee} s`)
    binaries.push('s')
  }
  rows.push(`${market.sellers.map(({ pharmacyId }) => `u${pharmacyId}`).join(' + ')} <= ${market.mostParcels}`)
  const wrap = (terms: string[]) => terms.join('\n + ')
  const text = `Minimize\n obj: ${wrap(objective)}\nSubject To\n${rows.map((row, index) => ` c${index}: ${row.replaceAll(' + ', '\n + ')}`).join('\n')}\nBinary\n ${binaries.join('\n ')}\nEnd\n`
  const result = highs.solve(text, { mip_rel_gap: 0, mip_abs_gap: 0.5, output_flag: false })
  const missing = market.needs.filter((_, l) => (result.Columns[`m${l}`]?.Primal ?? 0) > 0.5).length
  return { status: result.Status, total: Math.round(result.ObjectiveValue) - missing * penalty, missing }
}
