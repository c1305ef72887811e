// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript-5'
import { expect, it } from 'vitest'
import { REFUSALS } from './filipino'
import { teller } from './told'

const HOUSE = path.join(import.meta.dirname, '../../../..')
const told = teller(REFUSALS)

/** Messages with both languages, letters, pictures, the programs' own words, search: no answers to a screen. */
const NO_ANSWERS =
  /(^|\/)(entity|env|main|module|project-path|visitors)\.ts$|^(messages|testing|schema|demo|app|locations)\/|^directory\/locations\/|^ingest\/(layouts\/|arguments|importer|sources|price-list|table|report|\w+-repository)|^platform\/(db|openapi|email\/carrier|files\/store)|^search\/engine\/|^content\/settings\/|^bulk\/fields|^catalogue\/(medicines\/(brands|medicine-names)|dangerous-drugs\/(board|narcotics|psychotropics))|^(carts|orders)\/endpoints|^recurring-orders\/rules|^delivery|(^|\/)centavos/
/** Said elsewhere: names of steps, headings of files, labels of the screens' own tables. */
const OTHER_WORDS = new Set([
  'Former customer',
  'City of Manila',
  'Metro Manila',
  'Write to us',
  'Senior citizen',
  'Order number',
  'What to fix',
  'Row in your file',
  'ID type',
  'ID number',
  'Generic name',
  'Net of VAT',
  'VAT removed',
  'Accept, Save-Data',
  'To confirm',
  'To ship',
  'To receive',
  'To pay',
  'To complete',
])

// SQL has no full stop
const isStatement = (text: string) =>
  /\$\d|^Bearer|, [a-z]\.id\b/.test(text) || (text.startsWith('Xq') && !text.endsWith('.'))
const isSentence = (text: string) =>
  /^[A-Z]/.test(text) &&
  /[a-z’]{2,}.*\s|\s.*[a-z’]{2,}/.test(text) &&
  !text.includes('\n') &&
  !isStatement(text)

/** What stands in a template's place: a word of the dictionary for what is a noun, else something nobody says. */
const sampleOf = (expression: string) =>
  /noun|\bkind\b|^field$/.test(expression) ? 'courier' : `Xq${expression.length}`

/** A literal's texts: both of a choice, and samples for what is put into it. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (!ts.isTemplateExpression(node)) return []
  // a template of places alone joins what was said elsewhere
  if (
    !/[A-Za-z]{2}/.test(
      [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(''),
    )
  )
    return []
  return [
    node.head.text +
      node.templateSpans.map((span) => sampleOf(span.expression.getText()) + span.literal.text).join(''),
  ]
}

/** Not for people: what calls do, faults of the program, SQL. */
function isAside(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node)) return node.name.getText() === 'summary'
  if (ts.isTaggedTemplateExpression(node)) return true
  if (ts.isCallExpression(node))
    return /^(sql|log|warn|info|expected)$/.test(node.expression.getText().split('.').at(-1) ?? '')
  return ts.isNewExpression(node) && /^(\w*Error|CliError)$/.test(node.expression.getText())
}

function answersOf(file: string, text: string): string[] {
  const answers: string[] = []
  const visit = (node: ts.Node) => {
    if (isAside(node)) return
    answers.push(...textsOf(node).filter(isSentence))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return answers.filter((answer) => !OTHER_WORDS.has(answer))
}

function sourcesOf(folder: string): { file: string; text: string }[] {
  const root = path.join(HOUSE, folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !NO_ANSWERS.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}

const answers = ['server/src', 'common/src'].flatMap((folder) =>
  sourcesOf(folder).flatMap(({ file, text }) => answersOf(file, text).map((answer) => `${file} | ${answer}`)),
)

it('has the Filipino of every sentence that the server can answer with', () => {
  expect(answers.length).toBeGreaterThan(200)
  expect(answers.filter((answer) => told(answer.split(' | ')[1] ?? '') === null)).toEqual([])
})

it('finds sentences, whole and with places, and none that nobody is told', () => {
  const code = `throw new Problem('conflict', 'Not yet.')
    const refuse = () => wrong('name', \`Only \${count} of \${name} left\`)
    throw new Error('A program is wrong')
    serve({ summary: 'List of all' })
    ask(\`\${SELECT} where x = $1\`)`
  expect(answersOf('a.ts', code)).toEqual(['Not yet.', 'Only Xq5 of Xq4 left'])
})

it('says names and numbers where they belong, and words of its own in Filipino', () => {
  expect(told('Only 3 of Biogesic 500 mg were ordered.')).toBe('3 lang ng Biogesic 500 mg ang inorder.')
  expect(told('This price cap does not exist.')).toBe('Wala ang takdang presyo na ito.')
  expect(told('Medicines still has sub-subcategories, so it can’t be deleted.')).toBe(
    'Hindi mabubura dahil may mga sub-subcategory pa: Medicines.',
  )
  expect(told('3 products of this upload were sold since, so it stays.')).toBe(
    '3 produkto ng upload na ito ang nabenta na, kaya mananatili ito.',
  )
  expect(told('2 of 5 did not work: Check the prescription first.')).toBe(
    '2 sa 5 ang hindi nagtagumpay: Suriin muna ang reseta.',
  )
})

it('prefers the sentence that says more, and leaves what it does not know', () => {
  expect(told('Rugby is sold out at Botica Uno.')).toBe('Ubos na ang Rugby sa Botica Uno.')
  expect(told('At most 80 characters')).toBe('Hanggang 80 character lang')
  expect(told('This cannot be known.')).toBeNull()
  expect(told('There is no such unicorn.')).toBeNull()
})

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()

it.each(Object.entries(REFUSALS))('keeps the names and numbers of “%s”', (english, filipino) => {
  expect(places(filipino)).toEqual(places(english))
  expect(english.endsWith('.'), 'no full stop at the end').toBe(false)
})
