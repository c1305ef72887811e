import { beforeAll, describe, expect, it } from 'vitest'
import { type Hostile, hostileTexts, hostileWorkbooks } from '../testing/hostile-workbooks'
import { type XlsxCell, xlsxOf, zipOfPacked } from '../testing/xlsx'
import { readSheet } from './preview'
import { withinLimits } from './xml'

const read = (bytes: Buffer) => readSheet(bytes)

const HEADING = ['Generic name', 'Price', 'Qty']
const workbook = (...rows: XlsxCell[][]) => xlsxOf([HEADING, ...rows])

describe('a workbook that no spreadsheet program saved', () => {
  const all: Hostile[] = []
  // a tenth of what is tried on a server by `npm run hostile`
  beforeAll(async () => {
    for await (const one of hostileWorkbooks(0.1)) all.push(one)
  }, 120_000)

  it('is refused in words, whatever it is made of', async () => {
    for (const { name, bytes } of all) {
      const refusal = await read(bytes).catch((error: unknown) => error)
      expect({ name, refusal }).toMatchObject({
        name,
        refusal: {
          status: 422,
          message: 'This workbook unpacks to more than a price list can have. Please save it again as CSV.',
        },
      })
    }
  }, 120_000)

  it('is refused as a text file with more cells than a price list has', async () => {
    const wide = (cells: number) => Buffer.from(`Generic name,Price,Qty\n${'a,'.repeat(cells)}\nZinc,5,1\n`)
    await expect(read(wide(16_383))).resolves.toMatchObject({ rows: [{ number: 2 }, { number: 3 }] })
    await expect(read(wide(16_384))).rejects.toMatchObject({ status: 422 })
    for (const { name, bytes } of hostileTexts(0.5)) {
      const refusal = await read(bytes).catch((error: unknown) => error)
      expect({ name, refusal }).toMatchObject({ name, refusal: { status: 422 } })
    }
  }, 120_000)

  it('is refused by the length of a cell, not by that of the file', async () => {
    await expect(read(workbook(['a'.repeat(32_767), 1, 1]))).resolves.toMatchObject({ rows: [{ number: 2 }] })
    await expect(read(workbook(['a'.repeat(32_768), 1, 1]))).rejects.toMatchObject({ status: 422 })
    // as programs write letters that are not theirs
    const written = { xml: `<c t="inlineStr"><is><t>${'&#x1F48A;'.repeat(16_000)}</t></is></c>` }
    await expect(read(workbook([written, 1, 1]))).resolves.toMatchObject({ rows: [{ number: 2 }] })
  })

  it('is refused by its depth: twelve tags inside of each other, no more', async () => {
    const nested = (depth: number) => ({
      xml: `<c t="inlineStr"><is>${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}<t>x</t></is></c>`,
    })
    // worksheet, sheetData, row, c, is
    await expect(read(workbook([nested(7), 1, 1]))).resolves.toMatchObject({ rows: [{ number: 2 }] })
    await expect(read(workbook([nested(8), 1, 1]))).rejects.toMatchObject({ status: 422 })
  })

  it('is not what a workbook of two hundred long cells in a row is', async () => {
    const row = Array.from({ length: 100 }, () => 'a'.repeat(1_900))
    await expect(read(workbook([...HEADING, ...row]))).resolves.toBeDefined()
    await expect(read(workbook([...HEADING, ...row, ...row]))).rejects.toMatchObject({ status: 422 })
  })

  it('is refused by the number of its parts', async () => {
    const parts = Array.from({ length: 10_001 }, (_, n) => ({
      name: `${n}`,
      packed: Buffer.alloc(0),
      size: 0,
    }))
    await expect(read(zipOfPacked(parts))).rejects.toMatchObject({
      message: 'This workbook unpacks to more than a price list can have. Please save it again as CSV.',
    })
  })

  it('is refused when a part of it is missing or damaged, too', async () => {
    await expect(read(zipOfPacked([]))).rejects.toMatchObject({ status: 422 })
  })
})

describe('the limits of XML', () => {
  const let_ = async (...pieces: string[]) => {
    async function* all() {
      yield* pieces
    }
    let text = ''
    for await (const piece of withinLimits(all())) text += piece
    return text
  }

  it('let through what spreadsheet programs write, wherever it is cut', async () => {
    const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<a b="x>y"><c/>text &amp; more</a>'
    for (let at = 0; at <= xml.length; at++) expect(await let_(xml.slice(0, at), xml.slice(at))).toBe(xml)
    expect(await let_(...xml)).toBe(xml)
  })

  it.each([
    ['a comment', '<a><!-- x --></a>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a/>'],
    ['a section', '<a><![CDATA[x]]></a>'],
    ['a declaration in the middle', '<a><?x y?></a>'],
    ['a declaration that does not end', '<?x y> <a> <b> ?><a/>'],
    ['a long tag', `<a b="${'c'.repeat(17_000)}"/>`],
    ['a long tag with a bracket in it', `<a b=">${'c'.repeat(400_000)}"/>`],
    ['a long text', `<a>${'c'.repeat(400_000)}</a>`],
  ])('refuse %s', async (_, xml) => {
    await expect(let_(xml)).rejects.toMatchObject({ status: 422 })
    await expect(let_(...(xml.match(/[^]{1,7}/g) ?? []))).rejects.toMatchObject({ status: 422 })
  })
})
