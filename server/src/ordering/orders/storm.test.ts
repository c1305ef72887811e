import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Storm, storm } from '../../testing/storm'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const runs: Storm[] = []

/** `bench/src/storm.ts` does the same with as many seeds as are wanted. */
it.each([1, 6])(
  '20 customers who order, lose answers, cancel and leave at once leave no order twice or too late (seeds from %i)',
  async (first) => {
    for (let seed = first; seed < first + 5; seed++) runs.push(await storm(world, seed))
    expect(runs.flatMap(({ faults }) => faults)).toEqual([])
  },
  120_000,
)

it('did meet all of these', () => {
  const happened = (of: 'placed' | 'lost' | 'cancelled' | 'deleted' | 'suspended' | 'refused') =>
    runs.some((run) => run[of] > 0)
  expect(
    (['placed', 'lost', 'cancelled', 'deleted', 'suspended', 'refused'] as const).filter(
      (of) => !happened(of),
    ),
  ).toEqual([])
})
