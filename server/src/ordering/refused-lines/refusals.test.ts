// More orders by more seeds: `REFUSALS=1000 npx vitest run --config vite.workspace.ts --reporter verbose refusals.test`.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusals, shopsFor } from '../../testing/refusals'
import type { Shop } from '../../testing/shops'
import { makeWorld, type World } from '../../testing/world'

const SEEDS = Number(process.env['REFUSALS'] ?? 10)

let world: World
let shops: Shop[]
beforeAll(async () => {
  world = await makeWorld()
  shops = await shopsFor(world)
})
afterAll(() => world.close())

it(
  `whatever is refused, chosen, taken or left of ${SEEDS} orders, each line ends and all sums are exact`,
  async ({ annotate }) => {
    const sums = { refused: 0, moved: 0, dropped: 0 }
    const faults: string[] = []
    for (let seed = 1; seed <= SEEDS; seed++) {
      const run = await refusals(world, shops, seed)
      faults.push(...run.faults)
      for (const name of ['refused', 'moved', 'dropped'] as const) sums[name] += run[name]
    }
    await annotate(`${sums.refused} lines refused, ${sums.moved} moved, ${sums.dropped} left out`)
    expect(faults).toEqual([])
    expect(Math.min(...Object.values(sums))).toBeGreaterThan(0)
  },
  60_000 + SEEDS * 10_000,
)
