import { pick } from '@botika/common/pick'
import { planRows, productContext, type RowPlan } from './plan'
import { type Heading, readHeading } from './columns'
import { brandOf, nameOf } from './matching'
import { READ_TEXTS, readRow, saysPrescription } from './row'
import { cleaned } from './amounts'
import { medicineOf } from './medicine'
import type { Outcome, ProductRecord } from './records'
import { shelfOf } from '@botika/registers'
import type { RowResult, RowReader, Reference, Source } from './importer'

const SHELF_COLUMN = 'subsubcategory'
const KEY_COLUMN = 'code'

const NOTHING_KNOWN = { findCandidates: async () => [], findCaps: async () => [] }

export const priceList: Source = {
  title: 'a list of products',
  kind: 'products',
  unused: unusedColumns,
  reader,
}

const headingOf = (header: readonly string[]): Heading =>
  readHeading({ cells: header.map((text) => ({ text })) })

// one of these must be there: a list of names alone may be of anything
const TELLING = ['generic_name', 'brand', 'strength', 'dosage_form', 'sku', 'selling_price'] as const

export const isPriceList = (header: readonly string[]): boolean => {
  const { positions } = headingOf(header)
  const isNamed = positions.has('name') || positions.has('generic_name')
  return isNamed && TELLING.some((field) => positions.has(field))
}

function unusedColumns(header: readonly string[]): string[] {
  return headingOf(header).columns.flatMap(({ heading, field }) =>
    field === null && ![SHELF_COLUMN, KEY_COLUMN, ''].includes(heading) ? [heading] : [],
  )
}

function reader(header: readonly string[], { catalogue = NOTHING_KNOWN }: Reference): RowReader {
  const heading = headingOf(header)
  let context: ReturnType<typeof productContext> | undefined
  const [keyAt, categoryAt] = [header.indexOf(KEY_COLUMN), header.indexOf(SHELF_COLUMN)]
  return async (rows) => {
    const read = rows.map(({ number, cells }) =>
      readRow({ number, cells: cells.map((text) => ({ text })) }, heading, 'products'),
    )
    context ??= productContext(catalogue, heading)
    const planned = await planRows(catalogue, read, await context)
    return planned.map(({ row, plan, problems }) => {
      const cell = (at: number) => cleaned(row.cells[at] ?? '')
      if (plan) return taken(plan, cell(keyAt), cell(categoryAt))
      return refused(row.isLeftOut ? '' : cell(heading.positions.get('sku') ?? keyAt), problems)
    })
  }
}

function refused(
  key: string,
  problems: readonly { code: string; column: string | null; detail: string }[],
): RowResult {
  const codes = [...new Set(problems.map(({ code }) => code.replaceAll('_', ' ')))]
  const detail = problems.map(({ column, detail: said }) => (column ? `${column}: ${said}` : said)).join(' ')
  return { key, outcome: { skip: codes.join(', '), detail } }
}

function taken({ facts, keys, product }: RowPlan, code: string, shelf: string): RowResult {
  const key = `file:${code || facts.sku || keys.match}`
  if (product && product.import_key !== key)
    return {
      key,
      outcome: { known: product.name, ...(saysPrescription(facts) ? { raises: product.id } : {}) },
    }
  const { category, subcategory } = facts
  const isPrescription = saysPrescription(facts)
  const outcome: Outcome<ProductRecord> = medicineOf(
    {
      importKey: key,
      name: facts.name ?? (facts.generic_name ? null : nameOf(facts)),
      generic: facts.generic_name,
      brand: brandOf(facts),
      strength: facts.strength,
      form: facts.dosage_form,
      maker: facts.manufacturer,
      pack: facts.pack_size,
      unitCount: facts.unit_count ?? 1,
      registration: facts.registration_number,
      isPrescription,
      saysWithout: facts.is_prescription === false,
      description: facts.description ?? '',
      path: category
        ? [category, subcategory ?? category, shelf || (subcategory ?? category)]
        : shelfOf({
            classes: '',
            generic: facts.generic_name ?? facts.name ?? '',
            form: facts.dosage_form ?? '',
            route: '',
            isPrescription,
          }),
    },
    [],
    pick(facts, READ_TEXTS),
  )
  return { key, outcome }
}
