import type { OfferedLineService } from './offered-service'
import type { OwnRefusedLineService } from './own-service'
import type { refuseLate } from './refuse'
import type { RefusedLineRepository } from './repository'

interface Needs {
  lines: Pick<RefusedLineRepository, 'overdue'>
  own: Pick<OwnRefusedLineService, 'ask' | 'dropUnchosen'>
  offered: Pick<OfferedLineService, 'lapse'>
  refuseLate: ReturnType<typeof refuseLate>
  now: () => Date
}

/** Nothing hangs for good: what nobody confirmed, took or chose in time goes on; what fails holds up nothing else. */
export const sweepOf =
  ({ lines, own, offered, refuseLate, now }: Needs) =>
  async () => {
    const failures: unknown[] = []
    async function each<One>(all: readonly One[], work: (one: One) => Promise<unknown>) {
      for (const one of all) await work(one).catch((error: unknown) => failures.push(error))
    }
    const { parts, offers, unchosen, untried } = await lines.overdue(now())
    await each(parts, async ({ id }) => {
      for (const line of await refuseLate(id)) await own.ask(line)
    })
    await each(untried, ({ id }) => own.ask(id))
    await each(offers, (offer) => offered.lapse(offer.refused_line_id, offer.id))
    await each(unchosen, ({ id }) => own.dropUnchosen(id))
    if (failures.length > 0) throw failures[0]
  }
