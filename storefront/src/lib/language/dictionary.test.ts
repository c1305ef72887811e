// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { areasOf, type Area } from './areas'
import { content } from './fil/content'
import { orders } from './fil/orders'
import { problems } from './fil/problems'
import { questions } from './fil/questions'
import { shop } from './fil/shop'
import { scanFile, scanStorefront, type Scan } from './testing/scan'
import type { Dictionary } from './fil/dictionary'

const PARTS: Record<Area, Dictionary> = { shop, content, questions, orders, problems }
/** Texts that stay English (law, long articles): this list only shrinks. */
const STAY_ENGLISH = /pages\/content\/(terms-of-use\/terms|privacy-policy\/(notice|Kept)|how-to-use\/guide)/

const { said, bare } = scanStorefront()
const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}|#/g)].map(([whole]) => whole).sort()
const all = Object.entries(PARTS).flatMap(([area, words]) =>
  Object.entries(words).map(([key, text]) => ({ area, key, text })),
)

describe('the Filipino dictionary', () => {
  it('has every text that the source says, in a part that comes with the page', () => {
    const missing = said
      .filter(({ key, file }) => !areasOf(file).some((area) => Object.hasOwn(PARTS[area], key)))
      .map(({ key, file, line }) => `${file}:${line} ${key}`)
    expect(missing).toEqual([])
  })

  it('has no text that nothing says any more', () => {
    const keys = new Set(said.map(({ key }) => key))
    expect(
      all.filter(({ area, key }) => area !== 'problems' && !keys.has(key)).map(({ key }) => key),
    ).toEqual([])
  })

  it('has each text once', () => {
    const keys = all.map(({ key }) => key)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('fills in the same values as the English, and each is given', () => {
    const differing = all.filter(({ key, text }) => namesIn(key).join() !== namesIn(text).join())
    expect(differing).toEqual([])
    const ungiven = said.filter(
      ({ key, given }) => given && namesIn(key).some((name) => !given.includes(name.slice(1, -1))),
    )
    expect(ungiven).toEqual([])
  })

  it('names a button, a page or a field as it is called there', () => {
    const shown = new Map(all.map(({ key, text }) => [key, text]))
    const otherwise = all.flatMap(({ text }) =>
      [...text.matchAll(/“([^”]+)”/g)]
        .map(([, name = '']) => name)
        .filter((name) => (shown.get(name) ?? name) !== name),
    )
    expect(otherwise).toEqual([])
  })

  it('begins and ends as the English does, so that sentences stay sentences', () => {
    const marks = (text: string) => /^\s|[.:?!…]?$/.exec(text.replace(/\?$/, '?'))?.[0] ?? ''
    expect(
      all.filter(({ text }) => text.trim() === '' || text !== text.trim()).map(({ key }) => key),
    ).toEqual([])
    const ends = ({ key, text }: { key: string; text: string }) =>
      /[.:…]$/.test(key) && !text.endsWith(key.at(-1) ?? '') && marks(text) !== '?'
    expect(all.filter(ends).map(({ key }) => key)).toEqual([])
  })

  it('knows the server’s and the checks’ texts as they are written there', () => {
    const written = ['../../../../common/src', '../../../../server/src']
      .flatMap((folder) => textsIn(path.join(import.meta.dirname, folder)))
      .join('\n')
    const stale = Object.keys(problems).filter((key) => {
      // how long one has to wait is put together there
      const parts = key.replace(/\.$/, '').split(/#(?: #)*|\{[A-Z]+\}| (?=a minute$)/)
      return !parts.every((part) => written.includes(part.trim()))
    })
    expect(stale).toEqual([])
  })
})

describe('the source', () => {
  it('says nothing before the language is known', () => {
    expect(said.filter(({ isTooEarly }) => isTooEarly).map(({ key, file }) => `${file} ${key}`)).toEqual([])
  })

  it('shows no text without asking the dictionary', () => {
    expect(bare.filter((one) => !STAY_ENGLISH.test(one))).toEqual([])
  })

  it('is read as it is written', () => {
    const scan: Scan = { said: [], bare: [] }
    const source = [
      "const TITLE = t('Too early')",
      "const TABLE = [word('In a table')]",
      "export const A = ({ n }) => <p title='Bare title'>{t(n === 1 ? '{n} cat' : '{n} cats', { n })} Bare text</p>",
      "export const B = () => <b>{withNodes('See {link}.', { link: <a>{t('there')}</a> })}{true ? 'Bare too' : 'x'}</b>",
    ].join('\n')
    scanFile('src/a.tsx', source, scan)
    expect(scan.said.map(({ key, given, isTooEarly }) => [key, given, isTooEarly])).toEqual([
      ['Too early', [], true],
      ['In a table', null, false],
      ['{n} cat', ['n'], false],
      ['{n} cats', ['n'], false],
      ['See {link}.', ['link'], false],
      ['there', [], false],
    ])
    expect(scan.bare.map((one) => one.replace(/^\S+ /, ''))).toEqual(['Bare title', 'Bare text', 'Bare too'])
  })
})

function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
}
