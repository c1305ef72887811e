// Counts what the size and shape of the code are measured by. `npm run count`, or `npm run count -- --list` for names.
import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import ts from 'typescript-5'
import { folderCycles, importsIn, isTest } from './import-graph.mjs'
import { isPlainSql } from './plain-sql.mjs'
import { root } from './root.mjs'

const PACKAGES = ['common', 'server', 'storefront', 'backoffice']
/** Code that no shopper, seller or admin runs; it is counted by itself. */
const APART = [
  /\/(db\/seed|demo|pictures)\//,
  /\/embedded(-postgres)?\//,
  /^server\/registers\/|\/(import|ingest)\/(import\/)?layouts\//,
  /^tools\//,
]
/** Sentences in both languages: data, not code. */
const WORDS = /\/(fil|filipino)\/|\/messages\/|\/filipino\.ts$/

const LONG_FILE = 400
const SMALL_FILE = 40
const LONG_FUNCTION = 120

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const sources = tracked.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
const inPackages = sources.filter(
  (file) =>
    PACKAGES.some((name) => file.startsWith(`${name}/`)) ||
    /^tools\/demo\/|^server\/(embedded|registers)/.test(file),
)
const production = inPackages.filter((file) => !isTest(file) && /\/src\//.test(file))
const text = new Map(inPackages.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
const linesOf = (file) => text.get(file).split('\n').length - 1
const isApart = (file) => APART.some((pattern) => pattern.test(file))
const counted = production.filter((file) => !isApart(file) && !WORDS.test(file))

const imports = importsIn(text)
const importers = new Map()
for (const file of production)
  for (const target of imports.get(file))
    importers.set(target, (importers.get(target) ?? new Set()).add(file))

const longFunctions = []
const swallowed = []
const rawSql = []
for (const file of counted) {
  const source = ts.createSourceFile(
    file,
    text.get(file),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line + 1
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const length = lineAt(node.end) - lineAt(node.getStart(source)) + 1
      if (length > LONG_FUNCTION) longFunctions.push(`${file}:${lineAt(node.getStart(source))} ${length}`)
    }
    if (ts.isCatchClause(node) && node.block.statements.length === 0)
      swallowed.push(`${file}:${lineAt(node.getStart(source))}`)
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'catch' &&
      node.arguments[0] &&
      ts.isArrowFunction(node.arguments[0]) &&
      /^\(\) => (\{\s*\}|undefined|null|void 0)$/.test(node.arguments[0].getText(source))
    )
      swallowed.push(`${file}:${lineAt(node.expression.name.getStart(source))}`)
    if (file.startsWith('server/') && isPlainSql(node, source))
      rawSql.push(`${file}:${lineAt(node.getStart(source))}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
}

const sum = (files) => files.reduce((lines, file) => lines + linesOf(file), 0)
const small = counted.filter((file) => linesOf(file) < SMALL_FILE && importers.get(file)?.size === 1)
const long = counted.filter((file) => linesOf(file) > LONG_FILE)
const circles = folderCycles(imports)
const comments = counted.flatMap((file) =>
  text
    .get(file)
    .split('\n')
    .filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line)),
)
const styles = tracked.filter((file) => /^(storefront|backoffice)\/.*\.css$/.test(file))

const rows = [
  ...PACKAGES.map((name) => [
    `production lines, ${name}`,
    sum(counted.filter((file) => file.startsWith(`${name}/`))),
  ]),
  ['production lines, all four', sum(counted)],
  ['production files', counted.length],
  ['apart: demo, embedded PostgreSQL, register layouts, lines', sum(production.filter(isApart))],
  ['apart: sentences, lines', sum(production.filter((file) => WORDS.test(file)))],
  ['test lines', sum(inPackages.filter(isTest))],
  [
    'style sheets, lines',
    styles.reduce((all, file) => all + readFileSync(path.join(root, file), 'utf8').split('\n').length - 1, 0),
  ],
  ['comment lines', comments.length],
  [`files above ${LONG_FILE} lines`, long.length, long],
  [`files under ${SMALL_FILE} lines with a single importer`, small.length, small],
  ['folders in the largest import cycle', circles[0]?.length ?? 1, circles.map((knot) => knot.join(' '))],
  [`functions over ${LONG_FUNCTION} lines`, longFunctions.length, longFunctions],
  ['statements as plain text in the server', rawSql.length, rawSql],
  ['catches that leave nothing behind', swallowed.length, swallowed],
  [
    'generated migration snapshots, lines',
    tracked
      .filter((file) => /migrations\/meta\/.*\.json$/.test(file))
      .reduce((all, file) => all + readFileSync(path.join(root, file), 'utf8').split('\n').length, 0),
  ],
]
const isListed = process.argv.includes('--list')
for (const [name, figure, names = []] of rows) {
  console.log(`${String(figure).padStart(8)}  ${name}`)
  if (isListed) for (const one of names) console.log(`            ${one}`)
}
