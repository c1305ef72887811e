import { CliError } from '../platform'
import { IMPORT_KINDS, type ImportKind } from './records'

export interface ImportArguments {
  kind: ImportKind
  file: string
  isDryRun: boolean
  offers: number
  rename: Map<string, string>
  report: string | undefined
  reviewedBy: string | undefined
}

export const USAGE = `npm run import -- <kind> <file.csv|csv.gz> [--dry-run] [--offers N] [--map column=field,...] [--report file.csv] [--reviewed-by admin@email]
  kind   ${IMPORT_KINDS.join(', ')}`

const MOST_OFFERS = 200

export function readArguments(words: string[]): ImportArguments {
  const plain: string[] = []
  const read: Omit<ImportArguments, 'kind' | 'file'> = {
    isDryRun: false,
    offers: 0,
    rename: new Map(),
    report: undefined,
    reviewedBy: undefined,
  }
  const left = [...words]
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [name = '', inline] = word.startsWith('--') ? splitAtFirst(word) : [word]
    const value = () => {
      const given = inline ?? left.shift()
      if (given === undefined) throw new CliError(`${name} needs a value.\n${USAGE}`)
      return given
    }
    if (!name.startsWith('--')) plain.push(word)
    else if (name === '--dry-run') read.isDryRun = true
    else if (name === '--offers') read.offers = countOf(value())
    else if (name === '--map') for (const [column, field] of pairsOf(value())) read.rename.set(column, field)
    else if (name === '--report') read.report = value()
    else if (name === '--reviewed-by') read.reviewedBy = value()
    else throw new CliError(`There is no option ${name}.\n${USAGE}`)
  }
  const [kind, file, ...more] = plain
  if (!isKind(kind)) throw new CliError(`Say what to import.\n${USAGE}`)
  if (!file || more.length > 0) throw new CliError(`Name one file to import.\n${USAGE}`)
  return { kind, file, ...read }
}

const isKind = (word: string | undefined): word is ImportKind => IMPORT_KINDS.some((kind) => kind === word)

function splitAtFirst(word: string): [string, string | undefined] {
  const at = word.indexOf('=')
  return at === -1 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)]
}

function countOf(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > MOST_OFFERS)
    throw new CliError(`--offers takes a whole number from 1 to ${MOST_OFFERS}.`)
  return count
}

function pairsOf(text: string): [string, string][] {
  return text.split(',').map((pair) => {
    const [column = '', field] = splitAtFirst(pair)
    if (!column.trim() || !field?.trim()) throw new CliError(`--map takes column=field, not "${pair}".`)
    return [column.trim(), field.trim()]
  })
}
