import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { type IdempotencyKeys, type KeyUse, type MailService, once, type Person } from '../../platform'
import type { Language } from '@botika/common/messages/message'
import { Problem } from '@botika/common/http/problem'
import { orderNumberFrom } from '@botika/common/orders/number'
import type { RecurringOrder, RecurringOrderFields } from '@botika/common/recurring-orders/schema'
import { nextWithin } from '@botika/common/recurring-orders/rules'
import { manilaDay } from '@botika/common/time'
import { randomBytes } from 'node:crypto'
import type * as z from 'zod'
import { mustBeComplete, type OrderFiles, type StoredPictures } from '../orders/checkout'
import type { LinkTo, Placed } from '../orders/emails'
import { orderKey, type PlaceService } from '../orders/place-service'
import { mergeLines } from '../quote/price'
import { startedEmail } from './emails'
import { presentRecurring } from './present'
import type { RecurringInsert, RecurringOrderRepository, Tx } from './repository'

interface Needs {
  repository: RecurringOrderRepository
  idempotency: IdempotencyKeys
  placing: PlaceService
  pictures: OrderFiles
  mail: MailService
  linkTo: LinkTo
  now: () => Date
}

type Body = z.output<typeof RecurringOrderFields>

interface Creating {
  body: Body
  person: Person | null
  language: Language
  key: string | undefined
}

const LATEST_DAYS = 366
const DAY_MS = 86_400_000

export function recurringCreateService({
  repository,
  idempotency,
  placing,
  pictures,
  mail,
  linkTo,
  now,
}: Needs) {
  async function createIn(
    tx: Tx,
    { body, person, language }: Creating,
    stored: StoredPictures,
  ): Promise<number> {
    const at = now()
    const today = manilaDay(at)
    const firstDueOn = firstDayOf(body, at)
    const isNow = firstDueOn === today
    const lastDueOn = lastDayOf(body, firstDueOn)
    const schedule = {
      first_due_on: firstDueOn,
      last_due_on: lastDueOn,
      recurring_option: body.recurring_option,
    }
    const nextDueOn = isNow ? nextWithin(schedule, today) : firstDueOn
    const files = await pictures.keep(tx, stored)
    const row = rowOf(body, person, { language, firstDueOn, lastDueOn, nextDueOn, isNow, at, ...files })
    const id = await repository.insert(tx, row, mergeLines(body.order_items))
    const startedFor = (reader: Placed['reader'], first: Placed['order'] | null) =>
      startedEmail({ reader, recurring: row, nextDueOn, first, linkTo })
    const placement = {
      body: { ...body, customer_id: null, contact_number: null },
      customerId: person?.id ?? null,
      language,
      ...files,
      recurringOrderId: id,
      actorRole: person ? 'customer' : 'guest',
      now: at,
      emailToShopper: ({ reader, order }: Placed) => startedFor(reader, order),
    }
    if (isNow) await placing.placeIn(tx, placement, true)
    else {
      await placing.checkIn(tx, placement)
      const reader = await repository.findReader(tx, { ...row, id } as Parameters<
        typeof repository.findReader
      >[1])
      if (reader) await mail.queue(tx, [startedFor(reader, null)])
    }
    return id
  }

  async function start(creating: Creating, keyUse: KeyUse | undefined): Promise<{ id: number }> {
    const { body } = creating
    mustBeComplete(body)
    await placing.mustGoSomewhere(body)
    lastDayOf(body, firstDayOf(body, now()))
    const stored = await pictures.store(body)
    let isMade = false
    try {
      return await repository.transaction((tx) => {
        isMade = false
        return once(tx.sql, keyUse, async () => {
          const id = await createIn(tx, creating, stored)
          isMade = true
          return { id }
        })
      })
    } catch (error) {
      isMade = false
      throw error
    } finally {
      if (!isMade) await pictures.discard(stored)
    }
  }

  return {
    async create(creating: Creating): Promise<RecurringOrder> {
      const { person, key } = creating
      if (!person && !creating.body.is_guest)
        throw new Problem('not_signed_in', phrase(messages.pleaseSignInAgainOrCheckOut))
      const body = { ...creating.body, is_guest: person === null }
      const scope = person ? `recurring:customer:${person.id}` : 'recurring:guest'
      const keyUse = key === undefined ? undefined : await orderKey(key, scope, body)
      // the day may be over since the same request was answered
      const { id } = await idempotency.orFirst(keyUse, () => start({ ...creating, body }, keyUse))
      const view = await repository.find(id)
      if (!view) throw new Problem('internal')
      return presentRecurring(view)
    },
  }
}
export type RecurringCreateService = ReturnType<typeof recurringCreateService>

function firstDayOf(body: Body, at: Date): string {
  const today = manilaDay(at)
  const day = body.first_due_on ?? today
  const latest = manilaDay(new Date(at.getTime() + LATEST_DAYS * DAY_MS))
  if (day >= today && day <= latest) return day
  throw Problem.invalid('first_due_on', t(messages.pleaseChooseDayFromTodayOnWithin))
}

function lastDayOf({ last_due_on: day }: Body, firstDueOn: string): string | null {
  if (day === undefined || day >= firstDueOn) return day ?? null
  throw Problem.invalid('last_due_on', t(messages.pleaseChooseLastDayThatIsNot))
}

interface Made {
  language: Language
  firstDueOn: string
  lastDueOn: string | null
  nextDueOn: string | null
  isNow: boolean
  at: Date
  prescriptionFileId: number | null
  seniorCitizenIdFileId: number | null
}

function rowOf(body: Body, person: Person | null, made: Made) {
  const isGuest = person === null
  const isClaimed = Boolean(body.discount_type)
  return {
    order_number: orderNumberFrom(randomBytes(11)),
    customer_id: person?.id ?? null,
    is_guest: isGuest,
    receiver_first_name: body.receiver_first_name,
    receiver_last_name: body.receiver_last_name,
    receiver_number: body.receiver_number,
    guest_first_name: isGuest ? (body.guest_first_name ?? null) : null,
    guest_last_name: isGuest ? (body.guest_last_name ?? null) : null,
    guest_number: isGuest ? (body.guest_number ?? null) : null,
    guest_email: isGuest ? (body.guest_email ?? null) : null,
    language: made.language,
    address: body.address ?? '',
    province: body.province ?? '',
    city: body.city ?? '',
    barangay: body.barangay ?? '',
    latitude: body.latitude ?? null,
    longitude: body.longitude ?? null,
    payment_option: body.payment_option,
    delivery_option: body.delivery_option,
    slug_name: body.slug_name ?? null,
    discount_type: body.discount_type ?? null,
    senior_citizen_name: isClaimed ? (body.senior_citizen_name ?? null) : null,
    senior_citizen_id: isClaimed ? (body.senior_citizen_id ?? null) : null,
    prescription_file_id: made.prescriptionFileId,
    senior_citizen_id_file_id: made.seniorCitizenIdFileId,
    recurring_option: body.recurring_option,
    first_due_on: made.firstDueOn,
    next_due_on: made.nextDueOn,
    last_due_on: made.lastDueOn,
    occurrences: made.isNow ? 1 : 0,
    created_at: made.at,
    updated_at: made.at,
  } satisfies RecurringInsert
}
