import type { OfferedLineService } from './offered-service'
import type { AutomaticLineService } from './own-service'
import type { askAbout, endUnanswered } from './overdue'
import type { refuseLate, refuseUnreplaced } from './refuse'
import type { RefusedLineRepository } from './repository'

interface Needs {
  lines: Pick<RefusedLineRepository, 'overdue'>
  automatic: AutomaticLineService
  offered: Pick<OfferedLineService, 'lapse'>
  refuseLate: ReturnType<typeof refuseLate>
  refuseUnreplaced: ReturnType<typeof refuseUnreplaced>
  askAbout: ReturnType<typeof askAbout>
  endUnanswered: ReturnType<typeof endUnanswered>
  chooseDays: number
  now: () => Date
}

/** Nothing hangs for good: what nobody confirmed, sent, received, took or chose in time goes on; what fails holds up nothing else. */
export const sweepOf =
  ({ lines, automatic, offered, chooseDays, now, ...needs }: Needs) =>
  async () => {
    const failures: unknown[] = []
    async function each<One>(all: readonly One[], work: (one: One) => Promise<unknown>) {
      for (const one of all) await work(one).catch((error: unknown) => failures.push(error))
    }
    const late = await lines.overdue(now(), chooseDays)
    const { parts, unreplaced, offers, unchosen, untried, waited, unanswered } = late
    await each(parts, async ({ id }) => {
      for (const line of await needs.refuseLate(id)) await automatic.ask(line)
    })
    await each(unreplaced, ({ id }) => needs.refuseUnreplaced(id))
    await each(untried, ({ id }) => automatic.ask(id))
    await each(offers, (offer) => offered.lapse(offer.refused_line_id, offer.id))
    await each(unchosen, ({ id }) => automatic.dropUnchosen(id))
    await each(waited, ({ id }) => needs.askAbout(id))
    await each(unanswered, ({ id }) => needs.endUnanswered(id))
    if (failures.length > 0) throw failures[0]
  }
