import { formatPesos, toPesos } from '@botika/common/centavos'
import { Problem } from '@botika/common/http/problem'
import type { Product, ProductChanges, ProductFields, ProductQuery } from '@botika/common/products/schema'
import type * as z from 'zod'
import type { AuditService } from '../audit/service'
import { type InventoryService, type Keeper, ownPharmacy, refuseStale } from '../inventories/service'
import { changedFacts, derivedFacts, type Facts, factsOf } from './facts'
import type { ManagedRow, ManageRepository, Tx } from './manage-repository'

interface Needs {
  repository: ManageRepository
  inventories: InventoryService
  audit: AuditService
  queueRefresh: (tx: Tx, productIds: readonly number[]) => Promise<void>
  /** Row to wire, with names around it. */
  present: (row: ManagedRow) => Promise<Product>
}

const wrong = (field: string, message: string) =>
  new Problem('invalid', `${field}: ${message}`, { errors: { [field]: [message] } })

const OFFER_FIELDS = ['selling_price', 'quantity', 'sku', 'status'] as const

/** From what to what, field by field. */
const steps = (before: Facts, after: Facts) =>
  Object.fromEntries(Object.entries(after).map(([field, to]) => [field, { from: before[field] ?? null, to }]))

/** Products in the back office: a seller's own offers with their facts, an admin's whole catalogue. */
export function manageService(needs: Needs) {
  const { repository, inventories, audit, queueRefresh, present } = needs

  const found = (row: ManagedRow | null): ManagedRow => {
    if (!row) throw new Problem('not_found', 'There is no such product.')
    return row
  }

  /** Fills in the levels above the place that was chosen; refuses places that do not exist. */
  async function withPlace(tx: Tx, facts: Facts, before: Facts = {}): Promise<Facts> {
    const fields = ['category_id', 'subcategory_id', 'subsubcategory_id'] as const
    if (!fields.some((field) => field in facts)) return facts
    // a new place on one level empties the levels below it, unless they are given as well
    const first = fields.findIndex((field) => field in facts)
    const asked = fields.map((field, level) =>
      field in facts ? facts[field] : level < first ? before[field] : null,
    ) as (number | null)[]
    const [category = null, subcategory = null, subsubcategory = null] = asked
    const place = await repository.place(tx, { category, subcategory, subsubcategory })
    const got = [place.category, place.subcategory, place.subsubcategory]
    fields.forEach((field, level) => {
      if (asked[level] !== null && asked[level] !== undefined && got[level] !== asked[level])
        throw wrong(field, 'There is no such category here')
    })
    return { ...facts, category_id: got[0], subcategory_id: got[1], subsubcategory_id: got[2] }
  }

  async function record(tx: Tx, keeper: Keeper, action: string, id: number, changes: unknown) {
    await audit.record(tx, { person: keeper.person, action, resource: 'products', recordId: id, changes })
  }

  return {
    async list(keeper: Keeper, query: ProductQuery) {
      const { rows, counts } = await repository.list(
        query,
        ownPharmacy(keeper) ?? query.pharmacy_id,
        keeper.person?.id,
      )
      return { data: await Promise.all(rows.map(present)), total: counts[query.status ?? 'all'], counts }
    },

    one: async (keeper: Keeper, id: number): Promise<Product> =>
      present(found(await repository.find(id, ownPharmacy(keeper)))),

    /** Adds an offer of the product described, which is made when nobody has described it before. */
    async create(keeper: Keeper, fields: z.output<typeof ProductFields>): Promise<Product> {
      const own = ownPharmacy(keeper)
      const pharmacyId = own ?? fields.pharmacy_id ?? undefined
      if (pharmacyId !== undefined && (fields.selling_price ?? null) === null)
        throw wrong('selling_price', 'Please fill this in')
      const id = await repository.transaction(async (tx) => {
        const facts = await withPlace(tx, factsOf(fields))
        const derived = derivedFacts(facts)
        const known = await repository.match(tx, derived['match_key'] as string)
        if (known !== null && pharmacyId === undefined)
          throw new Problem('already_exists', 'This product is in the catalogue already.', {
            extra: { id: known },
          })
        const productId = known ?? (await repository.insert(tx, { ...facts, ...derived }))
        if (known === null) await record(tx, keeper, 'create', productId, facts)
        if (pharmacyId !== undefined)
          await inventories.add(tx, keeper, productId, pharmacyId, offerFields(fields))
        return productId
      })
      return present(found(await repository.find(id, pharmacyId)))
    },

    /** Changes facts and offer in one go. A seller may change facts only while nobody else offers the product. */
    async update(keeper: Keeper, id: number, changes: z.output<typeof ProductChanges>): Promise<Product> {
      const own = ownPharmacy(keeper)
      const pharmacyId = own ?? changes.pharmacy_id ?? undefined
      await repository.transaction(async (tx) => {
        const before = found(await repository.hold(tx, id, own))
        refuseStale(changes.updated_at, before.updated_at, await present(before))
        await changeFacts(tx, keeper, before, changes)
        const isAboutOffer = OFFER_FIELDS.some((field) => changes[field] !== undefined)
        // the record of a product that nobody offers, sent back as it was
        const isWithoutOffer = changes.selling_price === null && pharmacyId === undefined
        if (!isAboutOffer || isWithoutOffer) return
        if (pharmacyId === undefined)
          throw wrong('pharmacy_id', 'Please say whose offer this is: several pharmacies may have one')
        const offer = await inventories.holdOf(tx, id, pharmacyId)
        if (offer) await inventories.change(tx, keeper, offer, offerFields(changes))
        else await inventories.add(tx, keeper, id, pharmacyId, offerFields(changes))
      })
      return present(found(await repository.find(id, own)))
    },

    /** A seller takes the own offer off the shelf; an admin takes the product out of the catalogue. */
    remove: (keeper: Keeper, id: number) =>
      repository.transaction(async (tx) => {
        const own = ownPharmacy(keeper)
        const before = found(await repository.hold(tx, id, own))
        if (own !== undefined) {
          const offer = await inventories.holdOf(tx, id, own)
          if (offer) await inventories.takeOff(tx, keeper, offer)
          return { id }
        }
        await repository.archive(tx, id)
        await queueRefresh(tx, [id])
        await record(tx, keeper, 'delete', id, { name: before.name })
        return { id }
      }),
  }

  async function changeFacts(
    tx: Tx,
    keeper: Keeper,
    before: ManagedRow,
    sent: z.output<typeof ProductChanges>,
  ) {
    const placed = await withPlace(tx, changedFacts(factsOf(sent), before), before as unknown as Facts)
    const facts = changedFacts(placed, before)
    if (Object.keys(facts).length === 0) return
    const own = ownPharmacy(keeper)
    if (own !== undefined && (await repository.otherOffers(tx, before.id, own)) > 0) {
      const message = 'Other pharmacies offer this product too: please ask an administrator to change it'
      throw new Problem('conflict', `${message}.`, {
        errors: Object.fromEntries(Object.keys(facts).map((field) => [field, [message]])),
      })
    }
    await repository.update(tx, before.id, { ...facts, ...derivedFacts({ ...before, ...facts }) })
    const cap = await repository.brokenCap(tx, before.id)
    if (cap) {
      const most = formatPesos(toPesos(cap.most))
      throw wrong(
        'strength',
        `The law allows at most ${most} for this (${cap.source}), and it is offered above that`,
      )
    }
    await queueRefresh(tx, [before.id])
    await record(tx, keeper, 'update', before.id, steps(before as unknown as Facts, facts))
  }
}
export type ManageService = ReturnType<typeof manageService>

/** The part of a product's fields that is about the offer; throws where its price was emptied. */
function offerFields({ selling_price, quantity, sku, status }: z.output<typeof ProductChanges>) {
  if (selling_price === null) throw wrong('selling_price', 'Please fill this in')
  return { selling_price, quantity, sku, status }
}
