import { expected } from '@botika/common/expected'
import { Problem } from '@botika/common/http/problem'
import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { nextWithin } from '@botika/common/recurring-orders/rules'
import { formatDate, manilaDay } from '@botika/common/time'
import { isPaused } from '../../directory'
import { inLanguage, type JobService, type MailService } from '../../platform'
import type { LinkTo } from '../orders/emails'
import { NOT_ACTIVE, type PlaceService } from '../orders/place-service'
import { missedEmail, occurredEmail, waitingEmail } from './emails'
import type { RecurringOrderRepository, RecurringRow, Tx, LineRow } from './repository'
import type { OrderBody } from '../orders/checkout'

/** The checkout of a recurring order on its day. The prices are whatever they are then. */
const checkoutOf = (row: RecurringRow, lines: Pick<LineRow, 'inventory_id' | 'quantity'>[]): OrderBody => ({
  order_items: lines.map(({ inventory_id, quantity }) => ({ inventory_id, quantity })),
  receiver_first_name: row.receiver_first_name,
  receiver_last_name: row.receiver_last_name,
  receiver_number: row.receiver_number,
  guest_first_name: row.guest_first_name,
  guest_last_name: row.guest_last_name,
  guest_number: row.guest_number,
  guest_email: row.guest_email,
  contact_number: row.contact_number,
  address: row.address,
  province: row.province,
  city: row.city,
  barangay: row.barangay,
  latitude: row.latitude,
  longitude: row.longitude,
  payment_option: row.payment_option,
  delivery_option: row.delivery_option,
  subtotal: 0,
  total: 0,
  delivery_fee: 0,
  is_guest: row.is_guest,
  slug_name: row.slug_name,
  discount_type: row.discount_type,
  senior_citizen_name: row.senior_citizen_name,
  senior_citizen_id: row.senior_citizen_id,
})

interface Needs {
  repository: RecurringOrderRepository
  placing: PlaceService
  jobs: JobService
  mail: MailService
  linkTo: LinkTo
  now: () => Date
}

interface Payload {
  id: number
  due_on: string
}

const JOB = 'recurring-order'
const SCAN_MS = 60_000
const DAY_MS = 86_400_000
/** The job never gives up its day: the key is taken, and the next day waits for it. */
const ATTEMPTS_WITHOUT_END = 2_147_483_647

/** One order for each date, however many servers look; one order catches up for all missed dates. */
export function recurringSchedule({ repository, placing, jobs, mail, linkTo, now }: Needs) {
  async function occur(tx: Tx, row: RecurringRow, isActive: boolean, at: Date) {
    const nextDueOn = nextWithin(row, manilaDay(at))
    const view = await repository.find(row.id, tx)
    const usable = await repository.findUsableFiles(
      tx,
      [row.prescription_file_id, row.senior_citizen_id_file_id],
      at,
    )
    const fileOf = (id: number | null) => (id !== null && usable.has(id) ? id : null)
    const problem = await repository
      .attempt(tx, async () => {
        if (!isActive) throw new Problem('forbidden', NOT_ACTIVE)
        await placing.placeIn(
          tx,
          {
            body: checkoutOf(row, view?.items ?? []),
            customerId: row.customer_id,
            language: row.language,
            prescriptionFileId: fileOf(row.prescription_file_id),
            seniorCitizenIdFileId: fileOf(row.senior_citizen_id_file_id),
            recurringOrderId: row.id,
            actorRole: 'system',
            now: at,
            keepsCart: true,
            emailToShopper: (placed) =>
              occurredEmail({
                placed,
                recurring: row,
                nextDueOn,
                totalBefore: view?.placed[0]?.total ?? null,
              }),
          },
          false,
        )
      })
      .then(
        () => null,
        (error: unknown) => {
          if (error instanceof Problem) return error
          throw error
        },
      )

    if (problem === null) {
      const done = { is_received: false, last_problem: null, waiting_since: null }
      const values = { occurrences: row.occurrences + 1, ...done }
      return repository.update(tx, row.id, { ...values, next_due_on: nextDueOn }, at)
    }
    const missed = { last_problem: problem.message, waiting_since: null, next_due_on: nextDueOn }
    await repository.update(tx, row.id, missed, at)
    const reader = await repository.findReader(tx, row)
    if (reader) await mail.queue(tx, [missedEmail({ reader, recurring: row, problem, nextDueOn, linkTo })])
  }

  /** True where a pharmacy of it is paused: the order then waits and is looked at daily. */
  async function waits(tx: Tx, row: RecurringRow, at: Date): Promise<boolean> {
    const paused = (await repository.termsOf(tx, row.id)).filter((seller) => isPaused(seller, manilaDay(at)))
    const [first] = paused
    if (!first) return false
    const ends = paused.map(({ delivery_terms: terms }) => terms?.pause?.until ?? null)
    const lastDay = ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null)
    const next_due_on = manilaDay(new Date(at.getTime() + DAY_MS))
    const pharmacy_name = first.name
    const last_problem = lastDay
      ? t(messages.pharmacyNameIsPausedUntil, { pharmacy_name, day: formatDate(lastDay) })
      : t(messages.pharmacyNameIsPaused, { pharmacy_name })
    const waiting_since = row.waiting_since ?? row.next_due_on
    await repository.update(tx, row.id, { waiting_since, last_problem, next_due_on }, at)
    if (row.waiting_since !== null) return true
    const reader = await repository.findReader(tx, row)
    if (reader)
      await mail.queue(tx, [waitingEmail({ reader, recurring: row, pharmacy_name, lastDay, linkTo })])
    return true
  }

  const placeDue = ({ id, due_on }: Payload) =>
    repository.transaction(async (tx) => {
      // the account before the order, as whoever deletes an account does
      const isActive = await repository.holdOwner(tx, id)
      const row = await repository.hold(tx, id)
      // somebody was faster, or the shopper has stopped it meanwhile
      if (!row || row.is_cancelled || row.next_due_on !== due_on) return
      // why a date brought no order is kept as the shopper reads it
      await inLanguage(row.language, async () => {
        const at = now()
        if (isActive && (await waits(tx, row, at))) return
        await occur(tx, row, isActive, at)
      })
    })

  // one after the other: each holds a connection and asks for more on the way
  let last: Promise<void> = Promise.resolve()
  jobs.handle(JOB, (payload) => {
    const done = last.then(() => placeDue(payload as Payload))
    last = done.catch(expected('The job itself says what failed'))
    return done
  })

  async function scan() {
    const due = await repository.findDue(manilaDay(now()))
    await jobs.add(
      undefined,
      due.map(({ id, next_due_on }) => ({
        kind: JOB,
        key: `recurring:${id}:${next_due_on}`,
        maxAttempts: ATTEMPTS_WITHOUT_END,
        payload: { id, due_on: next_due_on },
      })),
    )
  }

  jobs.every(SCAN_MS, 'look for recurring orders that are due', scan)
  return { scan }
}
