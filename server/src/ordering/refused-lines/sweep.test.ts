import { expect, it } from 'vitest'
import { sweepOf } from './sweep'

it('ends all that it can, and says what it could not', async () => {
  const ended: string[] = []
  const end = (what: string) => async (id: number) => {
    if (id === 1) throw new Error(`no ${what}`)
    ended.push(`${what} ${id}`)
  }
  const ids = [{ id: 1 }, { id: 2 }]
  const sweep = sweepOf({
    lines: {
      overdue: async () => ({
        parts: ids,
        unreplaced: ids,
        untried: ids,
        offers: ids.map(({ id }) => ({ id, refused_line_id: id })),
        unchosen: ids,
        waited: ids,
        unanswered: ids,
      }),
    },
    automatic: { ask: end('question'), dropUnchosen: end('choice') },
    offered: { lapse: end('offer') },
    refuseLate: async (id) => (await end('part')(id), [7]),
    askAbout: end('wait'),
    endUnanswered: end('part at last'),
    refuseUnreplaced: async (id) => (await end('prescription')(id), []),
    chooseDays: 3,
    now: () => new Date(),
  })
  await expect(sweep()).rejects.toThrow('no part')
  expect(ended).toEqual([
    'part 2',
    'question 7',
    'prescription 2',
    'question 2',
    'offer 2',
    'choice 2',
    'wait 2',
    'part at last 2',
  ])
})
