import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/catalogue'
import { Problem } from '@botika/common/http/problem'
import type { CategoryMove } from '@botika/common/moderation/endpoints'
import type { Product, ProductChanges, ProductFields, ProductQuery } from '@botika/common/products/schema'
import type * as z from 'zod'
import type { AuditService } from '../../platform'
import { type InventoryService, isStale, type Keeper, ownPharmacy, refuseStale } from '../inventories/service'
import type { Prescriptions } from '../medicines/prescription-repository'
import { decideEach } from './each'
import { derivedFacts, factsOf } from './facts'
import { changedBy, found, productFacts, withPlace } from './manage-facts'
import type { ManagedRow, ManageRepository, Tx } from './manage-repository'

interface Needs {
  repository: ManageRepository
  inventories: InventoryService
  audit: AuditService
  queueRefresh: (tx: Tx, productIds: readonly number[]) => Promise<void>
  prescriptions: Prescriptions
  present: (row: ManagedRow) => Promise<Product>
}

const OFFER_FIELDS = ['selling_price', 'quantity', 'sku', 'status'] as const

export function manageService(needs: Needs) {
  const { repository, inventories, queueRefresh, prescriptions, present } = needs
  const facts = productFacts(needs)

  return {
    async list(keeper: Keeper, query: ProductQuery) {
      const { rows, counts } = await repository.list(
        query,
        ownPharmacy(keeper) ?? query.pharmacy_id,
        keeper.person?.id,
      )
      return { data: await Promise.all(rows.map(present)), total: counts[query.status ?? 'all'], counts }
    },

    async usualPrices(keeper: Keeper, ids: readonly number[]) {
      return { data: await inventories.usualPrices(ids, ownPharmacy(keeper) ?? null) }
    },

    one: async (keeper: Keeper, id: number): Promise<Product> =>
      present(found(await repository.find(id, ownPharmacy(keeper)))),

    async create(keeper: Keeper, fields: z.output<typeof ProductFields>): Promise<Product> {
      const own = ownPharmacy(keeper)
      const pharmacyId = own ?? fields.pharmacy_id ?? undefined
      if (pharmacyId !== undefined && (fields.selling_price ?? null) === null)
        throw Problem.invalidField('selling_price', t(messages.pleaseFillThisIn))
      const id = await repository.transaction(async (tx) => {
        const placed = await withPlace(repository, tx, factsOf(fields))
        const derived = derivedFacts(placed)
        const known = await repository.match(tx, derived.match_key ?? '')
        if (known !== null && pharmacyId === undefined)
          throw new Problem('already_exists', phrase(messages.thisProductIsInTheCatalogueAlready), {
            extra: { id: known },
          })
        const saysPrescription =
          placed.is_prescription === true ||
          (await repository.isPrescriptionSubcategory(tx, placed.subcategory_id))
        if (known !== null && saysPrescription) await prescriptions.raise(tx.sql, [known], changedBy(keeper))
        const productId = known ?? (await facts.add(tx, keeper, fields, { ...placed, ...derived }))
        if (pharmacyId !== undefined)
          await inventories.add(tx, keeper, productId, pharmacyId, offerFields(fields))
        return productId
      })
      return present(found(await repository.find(id, pharmacyId)))
    },

    /** A seller may change facts only of what waits for its approval. */
    async update(keeper: Keeper, id: number, changes: z.output<typeof ProductChanges>): Promise<Product> {
      const own = ownPharmacy(keeper)
      const pharmacyId = own ?? changes.pharmacy_id ?? undefined
      const stale = await repository.transaction(async (tx) => {
        const before = found(await repository.hold(tx, id, own))
        if (isStale(changes.updated_at, before.updated_at)) return before
        await facts.change(tx, keeper, before, changes)
        const isAboutOffer = OFFER_FIELDS.some((field) => changes[field] !== undefined)
        // the record of a product that nobody offers, sent back as it was
        const isWithoutOffer = changes.selling_price === null && pharmacyId === undefined
        if (!isAboutOffer || isWithoutOffer) return null
        if (pharmacyId === undefined)
          throw Problem.invalidField('pharmacy_id', t(messages.pleaseSayWhoseOfferThisIsSeveral))
        const offer = await inventories.holdOf(tx, id, pharmacyId)
        if (offer) await inventories.change(tx, keeper, offer, offerFields(changes))
        else await inventories.add(tx, keeper, id, pharmacyId, offerFields(changes))
        return null
      })
      if (stale) refuseStale(changes.updated_at, stale.updated_at, await present(stale))
      return present(found(await repository.find(id, own)))
    },

    async move(keeper: Keeper, { ids, ...place }: CategoryMove) {
      await repository.transaction((tx) => withPlace(repository, tx, place))
      return decideEach(ids, (id) =>
        repository.transaction(async (tx) =>
          facts.change(tx, keeper, found(await repository.hold(tx, id, undefined)), place),
        ),
      )
    },

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
        await facts.record(tx, keeper, 'delete', id, { name: before.name })
        return { id }
      }),
  }
}
export type ManageService = ReturnType<typeof manageService>

function offerFields({
  selling_price,
  quantity,
  sku,
  status,
  price_confirmed,
}: z.output<typeof ProductChanges>) {
  if (selling_price === null) throw Problem.invalidField('selling_price', t(messages.pleaseFillThisIn))
  return { selling_price, quantity, sku, status, price_confirmed }
}
