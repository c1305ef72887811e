import { describe, expect, it } from 'vitest'
import { openCsv } from './csv'

const utf16 = (text: string, isLittle = true) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isLittle ? bytes : bytes.swap16()
}
const windows1252 = (text: string) => {
  const special: Record<string, number> = { '€': 0x80, '’': 0x92, '–': 0x96 }
  return Uint8Array.from([...text], (letter) => special[letter] ?? letter.charCodeAt(0))
}

async function read(bytes: Uint8Array) {
  const sheet = openCsv(bytes)
  const rows = []
  for await (const row of sheet.rows) rows.push([row.number, ...row.cells.map((cell) => cell.text)])
  return { encoding: sheet.encoding, separator: sheet.separator, rows }
}

const TEXT = 'Pangalan,Presyo\nNiño’s Syrup,112\n'
const ROWS = [
  [1, 'Pangalan', 'Presyo'],
  [2, 'Niño’s Syrup', '112'],
]

describe('a text file', () => {
  it('is read in every encoding that spreadsheets write', async () => {
    const written: [string, Uint8Array][] = [
      ['UTF-8', Buffer.from(TEXT)],
      ['UTF-8', Buffer.from(`\uFEFF${TEXT}`)],
      ['UTF-16LE', utf16(`\uFEFF${TEXT}`)],
      ['UTF-16BE', utf16(`\uFEFF${TEXT}`, false)],
      ['UTF-16LE', utf16(TEXT)],
      ['UTF-16BE', utf16(TEXT, false)],
      ['Windows-1252', windows1252(TEXT)],
    ]
    for (const [encoding, bytes] of written)
      expect(await read(bytes)).toEqual({ encoding, separator: ',', rows: ROWS })
  })

  it('is read with whatever stands between its cells', async () => {
    for (const separator of [',', ';', '\t', '|']) {
      const decimal = separator === ',' ? '.' : ','
      const text = `Item${separator}Price\nParacetamol${separator}2${decimal}50\nAscorbic acid${separator}4${decimal}75\n`
      const found = await read(Buffer.from(text))
      expect(found.separator).toBe(separator)
      expect(found.rows[1]).toEqual([2, 'Paracetamol', `2${decimal}50`])
    }
    expect((await read(Buffer.from('sep=;\r\na;b\r\n1;2\r\n'))).rows).toEqual([
      [2, 'a', 'b'],
      [3, '1', '2'],
    ])
  })

  it('keeps line ends and separators inside of quotes, and leaves empty rows out', async () => {
    const { rows } = await read(Buffer.from('a,b\n"two\nlines","1,5"\n\n,\n"say ""hi""",x\n'))
    expect(rows).toEqual([
      [1, 'a', 'b'],
      [2, 'two\nlines', '1,5'],
      [5, 'say "hi"', 'x'],
    ])
  })

  it('keeps what came before a quote that is never closed', async () => {
    const sheet = openCsv(Buffer.from('a,b\n1,2\n"never closed,3\n4,5\n'))
    const rows = []
    for await (const row of sheet.rows) rows.push([row.number, row.isTorn ?? false])
    expect(rows).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
  })
})
