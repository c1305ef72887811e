import type { BulkCode } from '@botika/common/bulk/schema'

interface Dirt {
  code: BulkCode
  /** Spoils a good row's cells. */
  spoil: (cells: string[]) => string[]
}

const COLUMNS = [
  'SKU',
  'Generic name',
  'Brand',
  'Strength',
  'Dosage form',
  'Pack size',
  'Selling price',
  'Quantity',
]
const [SKU, GENERIC, , STRENGTH, , , PRICE, QUANTITY] = COLUMNS.keys()

const put = (at: number | undefined, text: string) => (cells: string[]) =>
  cells.map((cell, index) => (index === at ? text : cell))

/** What people and programs do to price lists, and what each is refused for. */
const DIRT: Dirt[] = [
  { code: 'not_a_number', spoil: put(PRICE, 'call us') },
  { code: 'other_currency', spoil: put(PRICE, '$12.50') },
  { code: 'too_many_decimals', spoil: put(PRICE, '12.505') },
  { code: 'out_of_range', spoil: put(PRICE, '0') },
  { code: 'required', spoil: put(PRICE, '') },
  { code: 'not_whole', spoil: put(QUANTITY, '1.5') },
  { code: 'excel_number', spoil: put(SKU, '4.80E+12') },
  { code: 'excel_date', spoil: put(STRENGTH, '10-May') },
  { code: 'excel_error', spoil: put(GENERIC, '#VALUE!') },
  { code: 'formula', spoil: put(GENERIC, "=cmd|' /C calc'!A0") },
  { code: 'html', spoil: put(GENERIC, '<img src=x onerror=alert(1)>') },
  { code: 'too_long', spoil: put(GENERIC, 'x'.repeat(2_000)) },
  { code: 'shifted', spoil: (cells) => [...cells, 'one', 'too many'] },
  { code: 'dangerous', spoil: put(GENERIC, 'Morphine sulfate') },
  { code: 'duplicate_sku', spoil: put(SKU, 'SKU-1') },
]

/** Ways to write good rows that are good all the same. */
const WRITINGS: ((cells: string[]) => string[])[] = [
  (cells) => cells,
  (cells) => put(PRICE, `₱${cells[PRICE ?? 0] ?? ''}`)(cells),
  (cells) => put(PRICE, `PHP ${cells[PRICE ?? 0] ?? ''}`)(cells),
  (cells) => put(QUANTITY, `${cells[QUANTITY ?? 0] ?? ''} pcs`)(cells),
  (cells) => put(GENERIC, ` ${cells[GENERIC ?? 0] ?? ''}\n`)(cells),
]

const GENERICS = [
  'Losartan',
  'Metformin',
  'Amlodipine',
  'Cetirizine',
  'Omeprazole',
  'Simvastatin',
  'Pen\u0303afrancin',
]

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A price list of `rows` rows, one in seven of them spoiled; the same each time. */
export function dirtyStock(rows: number): { csv: string; refused: Map<BulkCode, number> } {
  const refused = new Map<BulkCode, number>()
  const lines = [COLUMNS.join(',')]
  for (let row = 1; row <= rows; row++) {
    const price = (1 + ((row * 37) % 2_000) + (row % 100) / 100).toLocaleString('en-PH', {
      minimumFractionDigits: 2,
    })
    const good = [
      `SKU-${row}`,
      GENERICS[row % GENERICS.length] ?? '',
      `Marka ${row}`,
      `${1 + (row % 40)}0 mg`,
      'Tablet',
      'Box of 100',
      price,
      String(row % 500),
    ]
    const dirt = row % 7 === 3 ? DIRT[Math.floor(row / 7) % DIRT.length] : undefined
    if (dirt) refused.set(dirt.code, (refused.get(dirt.code) ?? 0) + 1)
    const cells = dirt ? dirt.spoil(good) : (WRITINGS[row % WRITINGS.length]?.(good) ?? good)
    lines.push(cells.map(quoted).join(','))
  }
  return { csv: lines.join('\r\n'), refused }
}
