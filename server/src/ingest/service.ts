import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ingest'
import type { Reach } from '@botika/common/roles/policy'
import { type BulkReport, type BulkUpload, MAX_BULK_PROBLEMS } from '@botika/common/bulk/schema'
import { toPesos } from '@botika/common/centavos'
import { hasActiveIngredient, isKnownGoods } from '@botika/common/products/medicine'
import { CSV_START, csvLine } from '@botika/common/csv'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import { type AuditService, type Person, sqlStateOf } from '../platform'
import type { BatchRepository, BatchRow, RefusedRow, StoredReport } from './batch-repository'
import type { Prescriptions } from '../catalogue'
import { shortened } from './amounts'
import { type Preview, previewImport, stopped } from './preview'
import { nameOf } from './matching'
import type { CatalogueRepository, Tx } from './catalogue-repository'
import { figuresOf } from './plan'
import { writeBatch } from './write'

interface Needs {
  repository: CatalogueRepository
  batches: BatchRepository
  audit: AuditService
  queueRefresh: (tx: Tx, productIds: readonly number[]) => Promise<void>
  prescriptions: Prescriptions
}

interface Asker {
  person: Person
  reach: Reach
  /** Whether the sender has hung up: the upload is then not kept. */
  isGone?: () => boolean
}

const SAMPLE = 50
const noSuchBatch = () => new Problem('not_found', phrase(messages.thereIsNoSuchUpload))

export function bulkService({ repository, batches, audit, queueRefresh, prescriptions }: Needs) {
  const ownOnly = ({ person, reach }: Asker) => (reach === 'all' ? null : (person.pharmacyId ?? 0))

  async function read(asker: Asker, upload: BulkUpload) {
    const pharmacy = await pharmacyOf(repository, asker, upload.pharmacy_id)
    const bytes = Buffer.from(await upload.file.arrayBuffer())
    return {
      pharmacy,
      preview: await previewImport(repository, bytes, pharmacy.id, {
        choice: upload.columns,
        isGone: asker.isGone,
      }),
    }
  }

  async function write(
    { person, reach, isGone }: Asker,
    upload: BulkUpload,
    pharmacyId: number,
    preview: Preview,
    report: StoredReport,
  ) {
    return batches.transaction(async (tx) => {
      await repository.lockPharmacy(tx, pharmacyId)
      const batch = await batches.insert(tx, { pharmacyId, userId: person.id })
      const { productsCreated, productIds } = await writeBatch(repository, {
        tx,
        batchId: batch.id,
        pharmacyId,
        status: upload.status,
        plans: preview.plans,
        isSellers: reach === 'own',
        prescriptions,
        by: { userId: person.id, pharmacyId },
      })
      const kept = { ...report, products_created: productsCreated }
      await batches.saveReport(tx, batch.id, kept, preview.refused)
      await queueRefresh(tx, productIds)
      await audit.record(tx, {
        person,
        action: 'bulk',
        resource: 'products',
        recordId: null,
        pharmacyId,
        changes: { upload: batch.id, created: kept.created, updated: kept.updated, refused: kept.refused },
      })
      if (isGone?.()) throw stopped()
      return present({ ...batch, pharmacy_id: pharmacyId, report: kept, undone_at: null })
    })
  }

  async function find(asker: Asker, id: number): Promise<BatchRow> {
    const batch = await batches.find(id, ownOnly(asker))
    if (!batch) throw noSuchBatch()
    return batch
  }

  return {
    async upload(asker: Asker, upload: BulkUpload): Promise<BulkReport> {
      const { pharmacy, preview } = await read(asker, upload)
      const report = reportOf(preview, upload, { ...pharmacy, isSellers: asker.reach === 'own' })
      if (upload.dry_run)
        return { ...report, id: null, created_at: new Date().toISOString(), undone_at: null }
      return write(asker, upload, pharmacy.id, preview, report).catch(explainRace)
    },

    async dryErrorSheet(asker: Asker, upload: BulkUpload): Promise<string> {
      const { preview } = await read(asker, upload)
      return errorSheet(headingsOf(preview), preview.refused)
    },

    async list(asker: Asker, query: { page: number; per_page: number; pharmacy_id?: number | undefined }) {
      const { rows, total } = await batches.list(ownOnly(asker) ?? query.pharmacy_id ?? null, query)
      return makePage({ data: rows.map(present), total, path: '/api/products/bulk', query })
    },

    one: async (asker: Asker, id: number): Promise<BulkReport> => present(await find(asker, id)),

    async errorSheet(asker: Asker, id: number): Promise<string> {
      const { report } = await find(asker, id)
      return errorSheet(
        report.columns.map((column) => column.heading),
        await batches.findRefused(id),
      )
    },

    /** An upload is undone as a whole or not at all; a repeated call changes nothing. */
    async undo(asker: Asker, id: number): Promise<BulkReport> {
      await batches.transaction(async (tx) => {
        const batch = await batches.find(id, ownOnly(asker), tx, true)
        if (!batch) throw noSuchBatch()
        if (batch.undone_at) return
        const { sold, changed } = await batches.lockOffers(tx, id)
        if (sold > 0)
          throw new Problem(
            'conflict',
            phrase(messages.productsSoldSinceSoItStays, { products: products(sold) }),
          )
        if (changed > 0)
          throw new Problem(
            'conflict',
            phrase(messages.productsChangedSinceSoItStays, { products: products(changed) }),
          )
        await queueRefresh(tx, await batches.undo(tx, id))
        await audit.record(tx, {
          person: asker.person,
          action: 'undo-bulk',
          resource: 'products',
          recordId: null,
          pharmacyId: batch.pharmacy_id,
          changes: { upload: id },
        })
      })
      return present(await find(asker, id))
    },
  }
}
export type BulkService = ReturnType<typeof bulkService>

async function pharmacyOf(
  repository: CatalogueRepository,
  { person, reach }: Asker,
  asked: number | undefined,
) {
  const id = reach === 'all' ? asked : person.pharmacyId
  if (reach === 'own' && asked !== undefined && asked !== id)
    throw new Problem('not_found', phrase(messages.thereIsNoSuchPharmacy))
  if (id === undefined || id === null) {
    const detail = t(messages.pleaseChooseThePharmacy)
    throw new Problem('invalid', detail, { errors: { pharmacy_id: [detail] } })
  }
  const pharmacy = await repository.findPharmacy(id)
  if (!pharmacy) throw new Problem('not_found', phrase(messages.thereIsNoSuchPharmacy))
  return { id, ...pharmacy }
}

const products = (count: number) =>
  count === 1 ? t(messages.oneProductOfThisUploadWas) : t(messages.countProductsOfThisUploadWere, { count })

const present = ({ id, report, created_at, undone_at }: BatchRow): BulkReport => ({
  ...report,
  id,
  created_at: created_at.toISOString(),
  undone_at: undone_at?.toISOString() ?? null,
})

const headingsOf = ({ heading }: Preview) => heading.columns.map((column) => column.heading)

function reportOf(
  { sheet, heading, rows, plans, problems, refused }: Preview,
  upload: BulkUpload,
  pharmacy: { id: number; name: string; is_licensed: boolean; isSellers: boolean },
): StoredReport {
  const count = (action: string) => plans.filter((one) => one.action === action).length
  return {
    dry_run: upload.dry_run,
    pharmacy_id: pharmacy.id,
    file_name: shortened(upload.file.name, 200),
    encoding: sheet.encoding,
    separator: sheet.separator,
    columns: heading.columns,
    rows,
    created: count('create'),
    updated: count('update'),
    unchanged: count('keep'),
    products_created: plans.filter((one) => one.action === 'create' && one.product === null).length,
    refused: refused.length,
    problems: problems.slice(0, MAX_BULK_PROBLEMS),
    problems_count: problems.length,
    notices: [
      ...(pharmacy.is_licensed ? [] : [t(messages.weHaveNoValidFDALicenceOf, { name: pharmacy.name })]),
      ...waiting(plans, pharmacy.isSellers),
      ...overruled(plans),
    ],
    sample: plans.slice(0, SAMPLE).map(({ facts, product, action, usual }) => ({
      row: facts.row,
      action,
      product_id: product?.id ?? null,
      product_name: product?.name ?? nameOf(facts),
      sku: facts.sku,
      selling_price: toPesos(facts.price),
      quantity: facts.quantity,
      ...(usual && { usual: figuresOf(usual) }),
    })),
  }
}

function waiting(plans: Preview['plans'], isSellers: boolean): string[] {
  const count = plans.filter(({ product }) => (product ? product.review !== null : isSellers)).length
  return count > 0 ? [t(messages.newProductsWaitForApproval, { count })] : []
}

function overruled(plans: Preview['plans']): string[] {
  const medicines = plans.filter(
    ({ facts, product }) =>
      !product &&
      (hasActiveIngredient({ ...facts, name: nameOf(facts), registration_number: null }) ||
        !isKnownGoods({ ...facts, name: nameOf(facts) }, facts)),
  )
  const free = medicines.filter(({ facts }) => facts.is_prescription === false).length
  const without = medicines.filter(({ facts }) => facts.is_sc_discountable === false).length
  return [
    ...(free > 0 ? [t(messages.rowsThatSayThatNoPrescriptionIs, { count: free })] : []),
    ...(without > 0 ? [t(messages.rowsThatSayThatSeniorsGetNo, { count: without })] : []),
  ]
}

function explainRace(error: unknown): never {
  if (sqlStateOf(error) !== '23505') throw error
  throw new Problem('conflict', phrase(messages.yourProductsWereChangedWhileTheFile))
}

/** The refused rows under their own headings with the reasons beside them: fix the file and send it again. */
function errorSheet(headings: readonly string[], refused: readonly RefusedRow[]): string {
  const lines = refused.map(({ row, cells, reasons }) => {
    const missing = Array<string>(Math.max(0, headings.length - cells.length)).fill('')
    return csvLine([reasons.join(' '), row, ...cells, ...missing])
  })
  return CSV_START + csvLine([t(messages.whatToFix), t(messages.rowInYourFile), ...headings]) + lines.join('')
}
