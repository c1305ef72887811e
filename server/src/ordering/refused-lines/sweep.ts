import type { OfferedLineService } from './offered-service'
import type { OwnRefusedLineService } from './own-service'
import type { refuseLate } from './refuse'
import type { RefusedLineRepository } from './repository'

interface Needs {
  lines: RefusedLineRepository
  own: OwnRefusedLineService
  offered: OfferedLineService
  refuseLate: ReturnType<typeof refuseLate>
  now: () => Date
}

/** Nothing hangs for good: what nobody confirmed, took or chose in time goes on. */
export const sweepOf =
  ({ lines, own, offered, refuseLate, now }: Needs) =>
  async () => {
    const { parts, offers, unchosen, untried } = await lines.overdue(now())
    for (const { id } of parts) for (const line of await refuseLate(id)) await own.ask(line)
    for (const { id } of untried) await own.ask(id)
    for (const offer of offers) await offered.lapse(offer.refused_line_id, offer.id)
    for (const { id } of unchosen) await own.dropUnchosen(id)
  }
