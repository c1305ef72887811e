import { phrase, readersLanguage, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/catalogue'
import { Problem } from '@botika/common/http/problem'
import { formatPesos, toCentavos, toPesos } from '@botika/common/money'
import { doubtFigures, doubtOf, WHY_DOUBTED } from '@botika/common/products/price-doubt'
import { capOfPack, isAboveCap } from '@botika/common/price-caps/rules'
import { type AuditService, mustBeAllowed, type Person } from '../../platform'
import { drugSaid, judgeDrug } from '../dangerous-drugs/judge'
import {
  type InventoryRequest,
  type InventoryRepository,
  type InventoryRow,
  type OfferedProduct,
  type OfferStatus,
  takenBy,
  type Tx,
} from './repository'

export interface Keeper {
  person: Person | null
  reach: 'all' | 'own'
}

export interface OfferFields {
  selling_price?: number | undefined
  quantity?: number | undefined
  sku?: string | null | undefined
  status?: OfferStatus | undefined
  updated_at?: string | undefined
  price_confirmed?: boolean | undefined
}

interface Needs {
  repository: InventoryRepository
  audit: AuditService
  queueRefresh: (tx: Tx, productIds: readonly number[]) => Promise<void>
}

/** The seller's own pharmacy; undefined for an admin, who reaches all. */
export function ownPharmacy({ person, reach }: Keeper): number | undefined {
  if (reach === 'all') return undefined
  if (person?.pharmacyId === null || person?.pharmacyId === undefined)
    throw new Problem('forbidden', phrase(messages.yourAccountBelongsToNoPharmacy))
  return person.pharmacyId
}

export const isStale = (asked: string | undefined, current: Date) =>
  asked !== undefined && Date.parse(asked) !== current.getTime()

export function refuseStale(asked: string | undefined, current: Date, record: unknown) {
  if (!isStale(asked, current)) return
  throw new Problem('stale_record', phrase(messages.somebodyElseChangedThisMeanwhileLookAt), {
    extra: record,
  })
}

function check(product: OfferedProduct, price: number) {
  const verdict = judgeDrug(product)
  const danger =
    verdict?.outcome === 'refused'
      ? drugSaid(verdict)
      : product.drug_class === 'dangerous'
        ? product.name
        : null
  if (danger)
    throw Problem.invalidField(
      'generic_name',
      t(messages.dangerousDrugsCantBeListedHereRA2, { name: danger }),
    )
  if (product.cap !== null && isAboveCap(price, product.unit_count, product.cap)) {
    const most = formatPesos(toPesos(capOfPack(product.cap, product.unit_count)))
    throw Problem.invalidField(
      'selling_price',
      t(messages.theLawAllowsAtMostMostSource, { most, source: product.cap_source ?? 'price cap' }),
    )
  }
}

/** A price far from what others ask is likely a slip: it is taken once somebody says that it is meant. */
async function checkDoubt(
  repository: InventoryRepository,
  tx: Tx,
  { product_id, pharmacy_id, price }: Pick<InventoryRow, 'product_id' | 'pharmacy_id' | 'price'>,
) {
  const [usual] = await repository.usualPrices([product_id], pharmacy_id, tx)
  const doubt = usual && doubtOf(toPesos(price), usual)
  if (!doubt) return
  const why = phrase(WHY_DOUBTED[doubt], doubtFigures(toPesos(price), usual))
  throw new Problem('price_doubt', why, {
    errors: { selling_price: [why.in(readersLanguage())] },
    extra: { ...usual, doubt, price: toPesos(price) },
  })
}

function checkStatus(keeper: Keeper, asked: OfferStatus | undefined, before: OfferStatus | null) {
  if (asked === undefined || asked === before || keeper.reach === 'all') return
  if (asked === 'suspended') throw Problem.invalidField('status', t(messages.onlyAdministratorSuspendsOffer))
  if (before === 'suspended')
    throw new Problem('conflict', phrase(messages.anAdministratorSuspendedThisOfferPleaseAsk))
}

const onTaken = (error: unknown): never => {
  const taken = takenBy(error)
  if (taken === 'sku') {
    const message = t(messages.anotherOfYourProductsHasThisSKU)
    throw new Problem('already_exists', `${message}.`, { errors: { sku: [message] } })
  }
  if (taken === 'offer')
    throw new Problem('already_exists', phrase(messages.thisPharmacyOffersThisProductAlready))
  throw error
}

const found = (row: InventoryRow | null): InventoryRow => {
  if (!row) throw new Problem('not_found', phrase(messages.thisOfferDoesNotExist))
  return row
}

async function checkChange(
  repository: InventoryRepository,
  tx: Tx,
  before: InventoryRow,
  after: Pick<InventoryRow, 'price' | 'status'>,
) {
  const goesLive = after.status === 'live' && before.status !== 'live'
  if (after.price === before.price && !goesLive) return
  const product = await repository.product(tx, before.product_id)
  if (product) check(product, after.price)
  const why = product && waitsFor(product)
  if (why && after.status === 'live') throw new Problem('conflict', why, { errors: { status: [why] } })
}

const waitsFor = ({ hold_reason, review }: OfferedProduct): string | null =>
  hold_reason ?? (review === null ? null : t(messages.itWaitsForApproval))

const AUDITED = ['sku', 'price', 'quantity', 'status'] as const

const changesOf = (
  before: Pick<InventoryRow, (typeof AUDITED)[number]>,
  after: Pick<InventoryRow, (typeof AUDITED)[number]>,
) =>
  Object.fromEntries(
    AUDITED.filter((field) => after[field] !== before[field]).map((field) => [
      field,
      { from: before[field], to: after[field] },
    ]),
  )

/** What of an offer is whose: everybody of a pharmacy counts its stock. */
function mustKeep({ person }: Keeper, changes: ReturnType<typeof changesOf>) {
  if ('price' in changes) mustBeAllowed(person, 'inventories.price', t(messages.onlyOwnerSetsPrices))
  if ('sku' in changes || 'status' in changes)
    mustBeAllowed(person, 'inventories.sell', t(messages.youMayChangeStockAlone))
}

const isSeen = (before: Pick<InventoryRow, 'price' | 'status' | 'quantity'>, after: typeof before) =>
  after.price !== before.price || after.status !== before.status || after.quantity > 0 !== before.quantity > 0

export function inventoryService({ repository, audit, queueRefresh }: Needs) {
  async function add(tx: Tx, keeper: Keeper, productId: number, pharmacyId: number, fields: OfferFields) {
    const product = await repository.heldProduct(tx, productId)
    if (!product) throw Problem.invalidField('product_id', t(messages.thereIsNoSuchProduct))
    if (!(await repository.hasPharmacy(tx, pharmacyId)))
      throw Problem.invalidField('pharmacy_id', t(messages.thereIsNoSuchPharmacy))
    if (fields.selling_price === undefined)
      throw Problem.invalidField('selling_price', t(messages.pleaseFillThisIn))
    const price = toCentavos(fields.selling_price)
    check(product, price)
    checkStatus(keeper, fields.status, null)
    const offer = {
      product_id: productId,
      pharmacy_id: pharmacyId,
      sku: fields.sku || null,
      price,
      quantity: fields.quantity ?? 0,
      status: fields.status ?? ('live' as const),
    }
    if (!fields.price_confirmed) await checkDoubt(repository, tx, offer)
    const id = await repository.insert(tx, offer).catch(onTaken)
    await queueRefresh(tx, [productId])
    await audit.record(tx, {
      person: keeper.person,
      action: 'create',
      resource: 'inventories',
      recordId: id,
      pharmacyId,
      changes: waitsFor(product) === null || offer.status !== 'live' ? offer : { ...offer, status: 'draft' },
    })
    return id
  }

  async function change(tx: Tx, keeper: Keeper, before: InventoryRow, fields: OfferFields) {
    checkStatus(keeper, fields.status, before.status)
    const after = {
      sku: fields.sku === undefined ? before.sku : fields.sku || null,
      price: fields.selling_price === undefined ? before.price : toCentavos(fields.selling_price),
      quantity: fields.quantity ?? before.quantity,
      status: fields.status ?? before.status,
    }
    const changes = changesOf(before, after)
    if (Object.keys(changes).length === 0) return
    mustKeep(keeper, changes)
    await checkChange(repository, tx, before, after)
    if (after.price !== before.price && !fields.price_confirmed)
      await checkDoubt(repository, tx, { ...before, price: after.price })
    await repository.update(tx, before.id, after).catch(onTaken)
    if (isSeen(before, after)) await queueRefresh(tx, [before.product_id])
    await audit.record(tx, {
      person: keeper.person,
      action: 'update',
      resource: 'inventories',
      recordId: before.id,
      pharmacyId: before.pharmacy_id,
      changes,
    })
  }

  /** A held offer is archived; carts and orders keep what they know of it. */
  async function takeOff(tx: Tx, keeper: Keeper, offer: InventoryRow) {
    await repository.archive(tx, offer.id)
    await queueRefresh(tx, [offer.product_id])
    await audit.record(tx, {
      person: keeper.person,
      action: 'delete',
      resource: 'inventories',
      recordId: offer.id,
      pharmacyId: offer.pharmacy_id,
      changes: { product_id: offer.product_id, price: offer.price, quantity: offer.quantity },
    })
  }

  return {
    add,
    change,
    takeOff,

    holdOf: repository.holdOf,
    usualPrices: repository.usualPrices,

    list(keeper: Keeper, asked: InventoryRequest) {
      return repository.list({ ...asked, pharmacyId: ownPharmacy(keeper) ?? asked.pharmacyId })
    },

    one: async (keeper: Keeper, id: number) => found(await repository.find(id, ownPharmacy(keeper))),

    create: (
      keeper: Keeper,
      fields: OfferFields & { product_id: number; pharmacy_id?: number | undefined },
    ) =>
      repository
        .transaction((tx) => {
          const pharmacyId = ownPharmacy(keeper) ?? fields.pharmacy_id
          if (pharmacyId === undefined)
            throw Problem.invalidField('pharmacy_id', t(messages.pleaseChoosePharmacy))
          return add(tx, keeper, fields.product_id, pharmacyId, fields)
        })
        .then(async (id) => found(await repository.find(id))),

    update: (keeper: Keeper, id: number, fields: OfferFields, present: (row: InventoryRow) => unknown) =>
      repository
        .transaction(async (tx) => {
          const before = found(await repository.hold(tx, id, ownPharmacy(keeper)))
          refuseStale(fields.updated_at, before.updated_at, present(before))
          await change(tx, keeper, before, fields)
        })
        .then(async () => found(await repository.find(id))),

    remove: (keeper: Keeper, id: number) =>
      repository.transaction(async (tx) => {
        await takeOff(tx, keeper, found(await repository.hold(tx, id, ownPharmacy(keeper))))
        return { id }
      }),
  }
}
export type InventoryService = ReturnType<typeof inventoryService>
