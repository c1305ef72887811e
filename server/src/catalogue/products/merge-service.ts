import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/catalogue'
import { Problem } from '@botika/common/http/problem'
import { toPesos } from '@botika/common/money'
import type { ProductMerge, DuplicateProduct } from '@botika/common/moderation/endpoints'
import type { AuditService, Person } from '../../platform'
import { drugSaid, judgeDrug } from '../dangerous-drugs/judge'
import type { Prescriptions } from '../medicines/prescription-repository'
import type { Conflict, MergeRepository, MergeRow, Tx } from './merge-repository'
import type { DuplicatesRequest, DuplicatesRepository } from './duplicates-repository'

interface Needs {
  repository: MergeRepository
  duplicates: DuplicatesRepository
  audit: AuditService
  queueRefresh: (tx: Tx, productIds: readonly number[]) => Promise<void>
  prescriptions: Prescriptions
}

class DryRun extends Error {
  constructor(readonly told: ProductMerge) {
    super('only asked')
  }
}

const duplicateOf = ({
  unit_count: _u,
  is_prescription: _p,
  suspended_at: _s,
  hold_reason: _h,
  review: _r,
  ...twin
}: MergeRow): DuplicateProduct => twin

/** The one of a pharmacy's two offers that stays: one for sale, then more stock, then the target's. */
export function remainingOf(conflict: Conflict): 'from' | 'into' {
  const rank = (isLive: boolean, quantity: number) => (isLive && quantity > 0 ? 1_000_000_000 : 0) + quantity
  const from = rank(conflict.from_is_live, conflict.from_quantity)
  return from > rank(conflict.into_is_live, conflict.into_quantity) ? 'from' : 'into'
}

function presentConflict(conflict: Conflict): ProductMerge['conflicts'][number] {
  const kept = remainingOf(conflict)
  const from = { price: toPesos(conflict.from_price), quantity: conflict.from_quantity }
  const into = { price: toPesos(conflict.into_price), quantity: conflict.into_quantity }
  const [stays, goes] = kept === 'from' ? [from, into] : [into, from]
  return {
    pharmacy_name: conflict.pharmacy_name,
    kept,
    kept_price: stays.price,
    kept_quantity: stays.quantity,
    dropped_price: goes.price,
    dropped_quantity: goes.quantity,
  }
}

function warningsOf(from: MergeRow, into: MergeRow): string[] {
  const differs = (one: string | null, other: string | null) =>
    (one ?? '').trim().toLowerCase() !== (other ?? '').trim().toLowerCase()
  return [
    ...(differs(from.pack_size, into.pack_size) || from.unit_count !== into.unit_count
      ? [t(messages.theyComeInDifferentPacksPricesMay)]
      : []),
    ...(differs(from.strength, into.strength) ? [t(messages.theirStrengthsAreWrittenDifferently)] : []),
    ...(differs(from.dosage_form, into.dosage_form)
      ? [t(messages.theirDosageFormsAreWrittenDifferently)]
      : []),
    ...(from.registration_number &&
    into.registration_number &&
    differs(from.registration_number, into.registration_number)
      ? [t(messages.theyHaveDifferentRegistrationNumbers)]
      : []),
    ...(from.is_prescription !== into.is_prescription ? [t(messages.onlyOneOfThemNeedsPrescriptionThe)] : []),
    ...(into.hold_reason !== null ? [t(messages.theProductThatStaysWaitsForCheck)] : []),
    ...(from.hold_reason !== null && into.hold_reason === null
      ? [t(messages.theProductThatGoesWaitsForCheck)]
      : []),
    ...(from.suspended_at === null && into.suspended_at !== null
      ? [t(messages.theProductThatStaysIsSuspendedAll)]
      : []),
    ...(from.suspended_at !== null && into.suspended_at === null
      ? [t(messages.theProductThatGoesIsSuspendedIts)]
      : []),
  ]
}

export function mergeService({ repository, duplicates, audit, queueRefresh, prescriptions }: Needs) {
  async function work(tx: Tx, person: Person | null, fromId: number, intoId: number): Promise<ProductMerge> {
    const rows = await repository.hold(tx, [fromId, intoId])
    const from = rows.find(({ id }) => id === fromId)
    const into = rows.find(({ id }) => id === intoId)
    if (!from) throw new Problem('not_found', phrase(messages.thereIsNoSuchProduct2))
    if (!into) throw wrong(t(messages.thereIsNoSuchProduct))
    for (const product of [from, into]) {
      const verdict = judgeDrug(product)
      if (verdict?.outcome === 'refused')
        throw wrong(t(messages.dangerousDrugsCantBeListedHereRA2, { name: drugSaid(verdict) }))
    }
    if (from.review === null && into.review !== null)
      throw wrong(t(messages.theProductThatStaysIsNotApproved))
    const conflicts = await repository.conflicts(tx, fromId, intoId)
    const touched = await repository.touched(tx, fromId)
    for (const conflict of conflicts) {
      const isFrom = remainingOf(conflict) === 'from'
      const [dropped, kept] = isFrom
        ? [conflict.into_id, conflict.from_id]
        : [conflict.from_id, conflict.into_id]
      await repository.dropOffer(tx, dropped, kept)
    }
    await repository.move(tx, fromId, intoId)
    if (from.is_prescription && !into.is_prescription)
      await prescriptions.raise(
        tx.sql,
        [intoId],
        { userId: person?.id ?? null, pharmacyId: person?.pharmacyId ?? null },
        true,
      )
    await queueRefresh(tx, [fromId, intoId])
    const above = await repository.aboveCap(tx, fromId, intoId)
    const told = {
      is_done: true,
      from: duplicateOf(from),
      into: duplicateOf(into),
      offers_moved: from.offers_count - conflicts.filter((one) => remainingOf(one) === 'into').length,
      conflicts: conflicts.map(presentConflict),
      ...touched,
      warnings: [
        ...warningsOf(from, into),
        ...(above > 0 ? [t(messages.offersAboveThePriceCapOfThe, { count: above })] : []),
      ],
    }
    await audit.record(tx, {
      person,
      action: 'merge',
      resource: 'products',
      recordId: fromId,
      changes: {
        name: { from: from.name, to: into.name },
        into_id: intoId,
        offers_moved: told.offers_moved,
        offers_dropped: conflicts.map((one) => (remainingOf(one) === 'from' ? one.into_id : one.from_id)),
        ...touched,
      },
    })
    return told
  }

  return {
    async groups(asked: DuplicatesRequest) {
      const { rows, total } = await duplicates.groups(asked)
      const products = await duplicates.products(rows.flatMap(({ ids }) => ids))
      const data = rows.map(({ name, is_same_pack, ids }) => ({
        id: ids[0] ?? 0,
        name,
        is_same_pack,
        products: products.filter(({ id }) => ids.includes(id)),
      }))
      return { data, total }
    },

    async merge(person: Person | null, fromId: number, asked: { into_id: number; dry_run: boolean }) {
      if (fromId === asked.into_id) throw wrong(t(messages.pleaseChooseAnotherProduct))
      try {
        return await repository.transaction(async (tx) => {
          const told = await work(tx, person, fromId, asked.into_id)
          if (asked.dry_run) throw new DryRun({ ...told, is_done: false })
          return told
        })
      } catch (error) {
        if (error instanceof DryRun) return error.told
        throw error
      }
    },
  }
}
export type MergeService = ReturnType<typeof mergeService>

const wrong = (message: string) => Problem.invalidField('into_id', message)
