// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript-5'
import { expect, it } from 'vitest'
import type { Entity } from '@botika/common/entity/entity'
import { RECURRING_NAMES } from '@botika/common/recurring-orders/rules'
import { ACTIONS, DEEDS, fieldWords, ONES, RESOURCES } from '../../resources/audit/words'
import { KIND_NAMES, MAILS_TOLD, STATUS_NAMES } from '../../resources/mails/words'
import { ORDER_TABS } from '../../resources/orders/OrderList'
import { GROUPS_TOLD } from '../../resources/products/groups'
import { RATING_TABS, RATINGS_TOLD } from '../../resources/ratings/RatingList'
import { SHORTCUTS } from '../../app/layout/shortcuts/keys'
import { DAY_NAMES } from '../../collection/hours/week-words'
import { FILIPINO } from './filipino'

const ROOT = path.join(import.meta.dirname, '../..')
const COMMON = path.join(ROOT, '../../common/src')
/** What collections and the menu are told as tables: other screens say these fields for them. */
const TABLES = /(^|\/)(spec|entity|menu|keys|record)\.ts$/
const SAID_FIELDS = /^(title|label|help|about|one|many|heading|does|short)$/

/** Components that say the English they are given in the chosen language, and the attributes they say. */
const SPEAKERS = /^(Message|Notice|ConfirmDialog|ReasonDialog|BackLink)$/
const SAID_ATTRIBUTES = /^(title|label|confirmLabel|helperText|none)$/
/** Attributes that come onto the screen as they are. */
const SHOWN_ATTRIBUTES = /^(aria-label|alt|placeholder|titleAccess)$/
/** The house's name, a unit, and what is printed for whoever gets the parcel. */
const AS_IT_IS = /(^|\/)(Sign|LoginPage|PinPad|PackingSlip|ShippingLabel)\.tsx$/

const isWord = (text: string) => /\p{L}{2}/u.test(text)
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The literal itself, or those of a choice. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  return []
}

/** What stands first in each pair of a table. */
const namesIn = (table: ts.Node) =>
  ts.isArrayLiteralExpression(table)
    ? table.elements.flatMap((pair) =>
        ts.isArrayLiteralExpression(pair) && pair.elements[0] ? textsOf(pair.elements[0]) : [],
      )
    : []

/** Every text that a file says in the chosen language. */
function saidIn(file: string, text: string): string[] {
  const said: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [first, one, many] = node.arguments
      if (/^(t|notify)$/.test(node.expression.text) && first) said.push(...textsOf(first))
      if (node.expression.text === 'counted' && one) said.push(...numbersOf(one, many))
      if (/(^|\/)entity\.ts$/.test(file) && node.expression.text === 'section' && first)
        said.push(...textsOf(first))
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'said')
      said.push(...textsOf(node.initializer))
    if (ts.isJsxText(node) && isWord(node.text) && isSpoken(node)) said.push(oneLine(node.text))
    if (ts.isJsxAttribute(node) && SAID_ATTRIBUTES.test(node.name.getText()) && node.initializer)
      said.push(...textsOf(valueOf(node.initializer)))
    if (ts.isJsxExpression(node) && node.expression && isSpoken(node)) said.push(...textsOf(node.expression))
    // names of facts, each the first of its pair
    if (ts.isJsxAttribute(node) && node.name.getText() === 'facts' && node.initializer)
      said.push(...namesIn(valueOf(node.initializer)))
    if (TABLES.test(file) && ts.isPropertyAssignment(node) && ts.isIdentifier(node.name))
      if (SAID_FIELDS.test(node.name.text)) said.push(...textsOf(node.initializer))
    ts.forEachChild(node, visit)
  }
  visit(parsed(file, text))
  return said
}

const parsed = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

const valueOf = (initializer: ts.JsxAttributeValue): ts.Node =>
  ts.isJsxExpression(initializer) ? (initializer.expression ?? initializer) : initializer

/** One and several, as `counted` says them. */
const numbersOf = (one: ts.Node, many: ts.Node | undefined): string[] =>
  textsOf(one).flatMap((text) => {
    const [several = `${text}s`] = many ? textsOf(many) : []
    return [text, several]
  })

/** Whether it is all that stands in a component that says it. */
const isSpoken = ({ parent }: ts.JsxText | ts.JsxExpression) =>
  ts.isJsxElement(parent) &&
  SPEAKERS.test(parent.openingElement.tagName.getText()) &&
  parent.children.filter((child) => !ts.isJsxText(child) || isWord(child.text)).length === 1

/** Words in braces that stand in markup: `{is ? 'In' : 'Out'}`. */
const childTextsOf = ({ parent, expression }: ts.JsxExpression): string[] =>
  expression && !ts.isJsxAttribute(parent) ? textsOf(expression).filter(isWord) : []

/** The components of a file that come from elsewhere, and say what they are given as it is. */
const strangersIn = (text: string) =>
  new Set([...text.matchAll(/^import (\w+) from '@mui\/material\//gm)].map(([, name]) => name))

/** English that markup shows, whatever language was chosen. */
function unaskedIn(file: string, text: string): string[] {
  const unasked: string[] = []
  const strangers = strangersIn(text)
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node) && isWord(node.text) && !isSpoken(node)) unasked.push(oneLine(node.text))
    if (ts.isJsxExpression(node) && !isSpoken(node)) unasked.push(...childTextsOf(node))
    if (ts.isJsxAttribute(node) && node.initializer) {
      const name = node.name.getText()
      const value = valueOf(node.initializer)
      const isMade = ts.isTemplateExpression(value)
      if (isMade && (SAID_ATTRIBUTES.test(name) || SHOWN_ATTRIBUTES.test(name))) {
        const parts = [value.head.text, ...value.templateSpans.map(({ literal }) => literal.text)]
        if (parts.some(isWord)) unasked.push(value.getText())
      }
      const isStrange = strangers.has(node.parent.parent.tagName.getText())
      if (SHOWN_ATTRIBUTES.test(name) || (isStrange && SAID_ATTRIBUTES.test(name)))
        unasked.push(...textsOf(value).filter(isWord))
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed(file, text))
  return unasked
}

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\/|language\/filipino\//.test(file))

const entities = readdirSync(COMMON, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[\\/]entity\.ts$/.test(file) && path.dirname(file) !== 'entity')
  .map((file) => path.relative(ROOT, path.join(COMMON, file)))

it('has the Filipino of everything that the screens ask for', () => {
  expect(entities.length).toBeGreaterThan(5)
  const missing = [...files, ...entities].flatMap((file) =>
    saidIn(file, readFileSync(path.join(ROOT, file), 'utf8'))
      .filter((text) => isWord(text) && !Object.hasOwn(FILIPINO, text))
      .map((text) => `${file} ${text}`),
  )
  expect(missing).toEqual([])
})

/** Texts of a file of the server that screens say as they come. */
function toldBy(file: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && /^(title|label|value|warning)$/.test(node.name.getText()))
      texts.push(...textsOf(node.initializer))
    ts.forEachChild(node, visit)
  }
  visit(parsed(file, readFileSync(path.join(ROOT, '../../server/src', file), 'utf8')))
  return texts.filter(isWord)
}

it('has the Filipino of what comes from tables and from the server', () => {
  const named = [...ACTIONS, ...RESOURCES].map(({ name }) => name)
  const tabs = [STATUS_NAMES, MAILS_TOLD, RATING_TABS, RATINGS_TOLD, ORDER_TABS.told, GROUPS_TOLD]
  const tables = [DEEDS, ONES, DAY_NAMES, RECURRING_NAMES, KIND_NAMES, ...tabs]
  const told = tables.flatMap((table) => Object.values<string>(table))
  const settings = toldBy('content/settings/present.ts')
  expect(settings.length).toBeGreaterThan(20)
  expect([...named, ...told, ...settings].filter((text) => !Object.hasOwn(FILIPINO, text))).toEqual([])
})

/** The columns that are written of entities and of other collections of the server, as the activity log names them. */
async function loggedFields(): Promise<string[]> {
  const root = path.join(ROOT, '../../server/src')
  const collections = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === 'collection.ts',
  )
  const others = collections.flatMap((name) => {
    const file = path.join(root, name)
    const [, columns = ''] = /\n  columns: \{([^}]*)/.exec(readFileSync(file, 'utf8')) ?? []
    return [...columns.matchAll(/[{,]?\s(?!column)(\w+): ['{]/g)].map(([, field = '']) => field)
  })
  const modules = await Promise.all(
    entities.map((file): Promise<Record<string, Entity>> => import(path.join(ROOT, file))),
  )
  const declared = modules
    .flatMap((module) => Object.values(module))
    .flatMap(({ fields }) => Object.keys(fields).filter((name) => !fields[name]?.isReadOnly))
  // worked out of other fields, and left out of the log
  return [...others, ...declared].filter((name) => name !== 'equivalence_key').map(fieldWords)
}

it('has the Filipino of the fields and deeds that are logged and of the keys that do something', async () => {
  const fields = await loggedFields()
  expect(fields).toContain('Published at')
  const words = [...fields, ...SHORTCUTS.map(({ does }) => does)]
  expect(words.filter((text) => !Object.hasOwn(FILIPINO, text))).toEqual([])
})

it('shows no English without asking for the chosen language', () => {
  const unasked = files
    .filter((file) => file.endsWith('.tsx') && !AS_IT_IS.test(file))
    .flatMap((file) =>
      unaskedIn(file, readFileSync(path.join(ROOT, file), 'utf8')).map((text) => `${file} ${text}`),
    )
  expect(unasked).toEqual([])
})

it('finds text in markup, said or not', () => {
  const markup = '<Message title="None yet">Add one.</Message>'
  expect(saidIn('a.tsx', markup)).toEqual(['None yet', 'Add one.'])
  expect(unaskedIn('a.tsx', markup)).toEqual([])
  expect(saidIn('a.tsx', "<Message>{is ? 'One' : 'Two'}</Message>")).toEqual(['One', 'Two'])
  expect(saidIn('a.tsx', "<Facts facts={[['First', 1], [is ? 'In' : 'Out', 2]]} />")).toEqual([
    'First',
    'In',
    'Out',
  ])
  expect(unaskedIn('a.tsx', '<p aria-label={`Move ${it}`}>{3} pieces</p>')).toEqual([
    '`Move ${it}`',
    'pieces',
  ])
  const choice = "<Message title={a}>\n {is ? 'None yet' : 'All gone'}\n</Message>"
  expect(saidIn('a.tsx', choice)).toEqual(['None yet', 'All gone'])
  expect(unaskedIn('a.tsx', choice)).toEqual([])
  expect(unaskedIn('a.tsx', "<p>{is ? 'In' : t('Out')}</p>")).toEqual(['In'])
  const field =
    "import TextField from '@mui/material/TextField'\nconst a = <TextField label={is ? 'In' : t('Out')} />"
  expect(unaskedIn('a.tsx', field)).toEqual(['In'])
})

it('finds what is said, also as one of two and in a table', () => {
  expect(saidIn('a.tsx', "const a = () => t(is ? 'Yes' : 'No', { n }) + other('Not said')")).toEqual([
    'Yes',
    'No',
  ])
  expect(saidIn('a.tsx', "counted(2, 'row', undefined, t); notify('Kept')")).toEqual(['row', 'rows', 'Kept'])
  expect(saidIn('x/spec.ts', "export const spec = { one: 'Courier', kind: 'text' }")).toEqual(['Courier'])
})
