import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/catalogue'
import { formatPesos, toPesos } from '@botika/common/centavos'
import { Problem } from '@botika/common/http/problem'
import type { ProductChanges, ProductFields } from '@botika/common/products/schema'
import type * as z from 'zod'
import type { AuditService } from '../../platform'
import { type Keeper, ownPharmacy } from '../inventories/service'
import type { Prescriptions } from '../medicines/prescription-repository'
import { changedFacts, derivedFacts, type Facts, factsOf, medicineOf } from './facts'
import type { ManagedRow, ManageRepository, Tx } from './manage-repository'

interface Needs {
  repository: ManageRepository
  audit: AuditService
  queueRefresh: (tx: Tx, productIds: readonly number[]) => Promise<void>
  prescriptions: Prescriptions
}

type Reasons = Pick<z.output<typeof ProductChanges>, 'prescription_reason' | 'discount_reason'>

export const changedBy = ({ person }: Keeper) => ({
  userId: person?.id ?? null,
  pharmacyId: person?.pharmacyId ?? null,
})

const steps = (before: Facts, after: Facts) =>
  Object.fromEntries(
    Object.entries(after).map(([field, to]) => [field, { from: before[field as keyof Facts] ?? null, to }]),
  )

export const found = (row: ManagedRow | null): ManagedRow => {
  if (!row) throw new Problem('not_found', phrase(messages.thereIsNoSuchProduct2))
  return row
}

const isOwnDraft = (row: ManagedRow, pharmacyId: number) =>
  row.review !== null && row.submitted_pharmacy_id === pharmacyId

/** Only an admin may say, with a reason, that no prescription is needed, and who gets the discount. */
function refuseUnreasoned(keeper: Keeper, before: ManagedRow, facts: Facts, sent: Reasons) {
  const isAdmin = ownPharmacy(keeper) === undefined
  if (facts.is_prescription === false && before.is_prescription) {
    if (!isAdmin)
      throw Problem.invalidField('is_prescription', t(messages.onlyAdministratorCanSayThatItNeeds))
    if (!sent.prescription_reason)
      throw Problem.invalidField('prescription_reason', t(messages.pleaseSayWhyItNeedsNoPrescription))
  }
  if ('is_sc_discountable' in facts) {
    if (!isAdmin)
      throw Problem.invalidField('is_sc_discountable', t(messages.onlyAdministratorCanChangeWhoGetsThe))
    if (!sent.discount_reason)
      throw Problem.invalidField('discount_reason', t(messages.pleaseSayWhyTheDiscountIsDecided))
  }
}

/** The chosen place with the levels above it; throws for places that do not exist. */
export async function withPlace(
  repository: ManageRepository,
  tx: Tx,
  facts: Facts,
  before: Facts = {},
): Promise<Facts> {
  const fields = ['category_id', 'subcategory_id', 'subsubcategory_id'] as const
  if (!fields.some((field) => field in facts)) return facts
  // a new place on one level empties the levels below it, unless they are given as well
  const first = fields.findIndex((field) => field in facts)
  const asked = fields.map((field, level) =>
    field in facts ? facts[field] : level < first ? before[field] : null,
  )
  const [category = null, subcategory = null, subsubcategory = null] = asked
  const place = await repository.place(tx, { category, subcategory, subsubcategory })
  const got = [place.category, place.subcategory, place.subsubcategory]
  fields.forEach((field, level) => {
    if (asked[level] !== null && asked[level] !== undefined && got[level] !== asked[level])
      throw Problem.invalidField(field, t(messages.thereIsNoSuchCategoryHere))
  })
  return { ...facts, category_id: got[0], subcategory_id: got[1], subsubcategory_id: got[2] }
}

export function productFacts({ repository, audit, queueRefresh, prescriptions }: Needs) {
  async function record(tx: Tx, keeper: Keeper, action: string, id: number, changes: unknown) {
    await audit.record(tx, { person: keeper.person, action, resource: 'products', recordId: id, changes })
  }

  async function add(tx: Tx, keeper: Keeper, fields: z.output<typeof ProductFields>, facts: Facts) {
    const own = ownPharmacy(keeper)
    const id = await repository.insert(tx, {
      ...facts,
      is_prescription: facts.is_prescription === true,
      is_sc_discountable: false,
      ...(own === undefined ? {} : { review: 'waiting', submitted_pharmacy_id: own }),
    })
    await prescriptions.settle(tx.sql, [id], { by: changedBy(keeper) })
    const decided = found(await repository.hold(tx, id, undefined))
    const { slug: _s, equivalence_key: _e, match_key: _m, ...told } = facts
    const { is_prescription, is_sc_discountable } = decided
    await record(tx, keeper, 'create', id, { ...told, is_prescription, is_sc_discountable })
    if (own !== undefined) return id
    // an admin who says why may decide otherwise at once
    const otherwise: Facts = {
      ...(fields.is_prescription === false && is_prescription && fields.prescription_reason
        ? { is_prescription: false }
        : {}),
      ...(fields.is_sc_discountable !== undefined &&
      fields.is_sc_discountable !== is_sc_discountable &&
      fields.discount_reason
        ? { is_sc_discountable: fields.is_sc_discountable }
        : {}),
    }
    if (Object.keys(otherwise).length === 0) return id
    const reasons = await decideOtherwise(tx, keeper, decided, otherwise, fields)
    await record(tx, keeper, 'update', id, { ...steps(decided, otherwise), ...reasons })
    return id
  }

  async function decideOtherwise(
    tx: Tx,
    keeper: Keeper,
    before: ManagedRow,
    facts: Facts,
    sent: Reasons,
  ): Promise<Record<string, unknown>> {
    const reasons: Record<string, unknown> = {}
    if (facts.is_prescription === false) {
      const reason = { prescription_reason: { from: null, to: sent.prescription_reason } }
      Object.assign(reasons, reason)
      for (const id of await prescriptions.lower(tx.sql, before.id))
        await record(tx, keeper, 'update', id, { is_prescription: { from: true, to: false }, ...reason })
    }
    if ('is_sc_discountable' in facts) {
      reasons['discount_reason'] = { from: null, to: sent.discount_reason }
      const { is_sc_discountable } = facts
      await repository.update(tx, before.id, { is_sc_discountable, discount_basis: 'admin' })
    }
    return reasons
  }

  async function changeFacts(
    tx: Tx,
    keeper: Keeper,
    before: ManagedRow,
    sent: z.output<typeof ProductChanges>,
  ) {
    const placed = await withPlace(repository, tx, changedFacts(factsOf(sent), before), before)
    const facts = changedFacts(placed, before)
    if (Object.keys(facts).length === 0) return
    const own = ownPharmacy(keeper)
    if (own !== undefined && !isOwnDraft(before, own)) {
      const message = t(messages.adminsKeepApprovedProducts)
      throw new Problem('conflict', `${message}.`, {
        errors: Object.fromEntries(Object.keys(facts).map((field) => [field, [message]])),
      })
    }
    refuseUnreasoned(keeper, before, facts, sent)
    const { is_prescription, is_sc_discountable: _, ...plain } = facts
    const isAnother =
      medicineOf({ ...before }) !== medicineOf({ ...before, ...facts }) ||
      // its category may have been all that spoke for other goods
      (before.prescription_basis === 'no_ingredient' && 'category_id' in facts)
    await repository.update(tx, before.id, {
      ...plain,
      // what was returned and is changed comes before an admin again
      ...(own !== undefined && before.review === 'returned' ? { review: 'waiting' } : {}),
      ...derivedFacts({ ...before, ...facts }),
      ...(isAnother ? { prescription_basis: null } : {}),
    })
    if (is_prescription === true) await prescriptions.raise(tx.sql, [before.id], changedBy(keeper), true)
    if (isAnother) await prescriptions.settle(tx.sql, [before.id], { by: changedBy(keeper) })
    if ('subcategory_id' in facts) await prescriptions.raiseInCategory(tx.sql, changedBy(keeper), before.id)
    const reasons = await decideOtherwise(tx, keeper, before, facts, sent)
    const cap = await repository.brokenCap(tx, before.id)
    if (cap) {
      const most = formatPesos(toPesos(cap.most))
      throw Problem.invalidField(
        'strength',
        t(messages.theLawAllowsAtMostMostFor, { most, source: cap.source }),
      )
    }
    await queueRefresh(tx, [before.id])
    const after = found(await repository.hold(tx, before.id, undefined))
    const decided = changedFacts(
      { is_prescription: after.is_prescription, is_sc_discountable: after.is_sc_discountable },
      before,
    )
    const changes = steps(before, { ...facts, ...decided })
    await record(tx, keeper, 'update', before.id, { ...changes, ...reasons })
  }

  return { add, change: changeFacts, record }
}
