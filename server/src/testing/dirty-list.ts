import { equivalenceKey, matchKey } from '@botika/common/products/keys'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { priceCaps } from '../schema'
import { aProduct } from './makers'
import type { World } from './world'

/** What becomes of a row, as it was labelled by hand. */
export interface Label {
  outcome: 'accepted' | 'refused' | 'duplicate' | 'held' | 'left-out' | 'empty'
  /** Why, for all but accepted and empty rows. */
  code: string | null
  isPrescription: boolean | null
  isDiscountable: boolean | null
  /** Pesos. */
  price: number | null
  quantity: number | null
}

export interface LabelledRow {
  /** Of the file, the heading being 1. */
  row: number
  label: Label
  cells: string[]
  /** As the fixture has it, for a test's message. */
  line: string
}

const FILE = path.join(import.meta.dirname, 'dirty-list.txt')

/** What the catalogue has before the list comes; of losartan it has two, and a row may not say which it means. */
const CATALOGUE = [
  { brand: 'Norbasa', generic_name: 'Amlodipine', strength: '5 mg', dosage_form: 'Tablet', isRx: true },
  { brand: 'Angisan', generic_name: 'Losartan', strength: '50 mg', dosage_form: 'Tablet', isRx: true },
  { brand: 'Lozarbay', generic_name: 'Losartan', strength: '50 mg', dosage_form: 'Tablet', isRx: true },
  { brand: 'Metbay', generic_name: 'Metformin', strength: '500 mg', dosage_form: 'Tablet', isRx: true },
  { brand: 'Amoxbay', generic_name: 'Amoxicillin', strength: '500 mg', dosage_form: 'Capsule', isRx: true },
  {
    brand: 'Mefebay',
    generic_name: 'Mefenamic Acid',
    strength: '500 mg',
    dosage_form: 'Capsule',
    isRx: true,
  },
  { brand: 'Cefabay', generic_name: 'Cefalexin', strength: '500 mg', dosage_form: 'Capsule', isRx: true },
  { brand: 'Warbay', generic_name: 'Warfarin', strength: '5 mg', dosage_form: 'Tablet', isRx: true },
  { brand: 'Simbay', generic_name: 'Simvastatin', strength: '20 mg', dosage_form: 'Tablet', isRx: true },
  { brand: 'Lagnabay', generic_name: 'Paracetamol', strength: '500 mg', dosage_form: 'Tablet', isRx: false },
  {
    brand: 'Askorbay',
    generic_name: 'Ascorbic Acid',
    strength: '500 mg',
    dosage_form: 'Tablet',
    isRx: false,
  },
  { brand: 'Cetibay', generic_name: 'Cetirizine', strength: '10 mg', dosage_form: 'Tablet', isRx: false },
  { brand: 'Lopebay', generic_name: 'Loperamide', strength: '2 mg', dosage_form: 'Capsule', isRx: false },
  {
    brand: 'Karbobay',
    generic_name: 'Carbocisteine',
    strength: '500 mg',
    dosage_form: 'Capsule',
    isRx: false,
  },
  { brand: 'Lagubay', generic_name: 'Lagundi', strength: '300 mg/5 mL', dosage_form: 'Syrup', isRx: false },
]

/** What one tablet may cost at most, in centavos. */
const CAPS = [
  { generic_name: 'Amlodipine', strength: '5 mg', dosage_form: 'Tablet', cap: 1_000 },
  { generic_name: 'Paracetamol', strength: '500 mg', dosage_form: 'Tablet', cap: 500 },
]

/** The list of `dirty-list.txt`: its heading and its rows, each with the label that it was given by hand. */
export function dirtyList(): { heading: string[]; rows: LabelledRow[] } {
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const [first = '', ...others] = lines
  return {
    heading: cellsOf(first),
    rows: others.map((line, at) => ({ row: at + 2, label: labelOf(line), cells: cellsOf(line), line })),
  }
}

/** The list as a CSV file. */
export function dirtyListCsv(): string {
  const { heading, rows } = dirtyList()
  return [heading, ...rows.map(({ cells }) => cells)]
    .map((cells) => cells.map(quoted).join(',') + '\r\n')
    .join('')
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1)
    .map((cell) => unescaped(cell.replace(/^ | $/g, '')))

const unescaped = (text: string) =>
  text
    .replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\n', '\n')

function labelOf(line: string): Label {
  const [outcome = '', ...words] = (line.split('|')[0] ?? '').trim().split(' ')
  const has = (yes: string, no: string) => (words.includes(yes) ? true : words.includes(no) ? false : null)
  const numberIn = (pattern: RegExp) => {
    const found = words.map((word) => pattern.exec(word)?.[1]).find(Boolean)
    return found === undefined ? null : Number(found)
  }
  return {
    outcome: outcome as Label['outcome'],
    code: outcome === 'accepted' ? null : (words[0] ?? null),
    isPrescription: has('rx', 'otc'),
    isDiscountable: has('sc', 'nosc'),
    price: numberIn(/^(\d+\.\d\d)$/),
    quantity: numberIn(/^x(\d+)$/),
  }
}

/** Fills a catalogue with what the labels suppose. */
export async function stockCatalogue({ db }: Pick<World, 'db'>): Promise<void> {
  for (const { isRx, ...facts } of CATALOGUE) {
    const described = { ...facts, name: facts.brand, pack_size: null }
    await aProduct(
      { db },
      {
        ...described,
        is_prescription: isRx,
        equivalence_key: equivalenceKey(described),
        match_key: matchKey(described),
      },
    )
  }
  for (const { cap, ...facts } of CAPS)
    await db.orm.insert(priceCaps).values({
      ...facts,
      cap,
      equivalence_key: equivalenceKey(facts) ?? '',
      source: 'A list of the test',
      effective_on: '2020-01-01',
    })
}

/** What a reader of the list says of a row: the codes of its refusal or of its remarks. */
export interface Said {
  refusals: readonly string[]
  remarks: readonly string[]
}

/** The rows whose outcome is not what they were labelled with, each as `outcome <> label and row`. */
export function wrongOutcomes(said: (row: number) => Said): string[] {
  return dirtyList().rows.flatMap(({ row, label, line }) => {
    const { outcome, codes } = outcomeOf(said(row))
    if (label.outcome === 'empty') return codes.length > 0 ? [`${codes.join()} <> ${line}`] : []
    const isRight = outcome === label.outcome && (label.code === null || codes.includes(label.code))
    return isRight ? [] : [`${outcome} ${codes.join()} <> ${line}`]
  })
}

function outcomeOf({ refusals, remarks }: Said): { outcome: Label['outcome']; codes: readonly string[] } {
  const left = [...refusals, ...remarks].filter((code) => ['repeated_heading', 'total_line'].includes(code))
  if (left.length > 0) return { outcome: 'left-out', codes: left }
  if (refusals.some((code) => code.startsWith('duplicate'))) return { outcome: 'duplicate', codes: refusals }
  if (refusals.length > 0) return { outcome: 'refused', codes: refusals }
  return remarks.includes('held') ? { outcome: 'held', codes: ['held'] } : { outcome: 'accepted', codes: [] }
}
