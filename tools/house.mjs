// The rules of the house: which way imports point, dead code, words no linter knows, one snapshot of the schema. `npm run house`.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { folderCycles, importsIn } from './import-graph.mjs'
import { staleSnapshots } from './migration.mjs'
import { all, node, report } from './parallel.mjs'
import { plainSqlIn } from './plain-sql.mjs'
import { root } from './root.mjs'
import { faultsIn } from './words.mjs'

const PACKAGES = [
  'common/src',
  'server/embedded-postgres/src',
  'server/registers/src',
  'server/src',
  'storefront/src',
  'backoffice/src',
  'tools/demo/src',
]
const FOLDERS = [...PACKAGES, 'e2e', 'bench']
const COMPILER = pathToFileURL(path.join(root, 'tools/typescript-5.mjs')).href

export const house = () =>
  all([
    cruise('.dependency-cruiser.cjs', PACKAGES),
    cruise('tools/folder-cycles.cjs', PACKAGES),
    circles(),
    deadCode(),
    words(),
    snapshots(),
    plainSql(),
  ])

const cruise = (config, folders) =>
  node([
    '--import',
    COMPILER,
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    config,
    ...folders,
  ])

const deadCode = () => node(['node_modules/knip/bin/knip.js', '--no-progress'])

const answer = (faults) => ({
  ok: faults.length === 0,
  output: faults.map((fault) => `  error ${fault}\n`).join(''),
})

const plainSql = () =>
  answer(
    sourcesIn('server/src').flatMap((file) =>
      plainSqlIn(file, readFileSync(path.join(root, file), 'utf8')).map(
        (line) => `${file}:${line} is a statement as plain text: write it with \`build\``,
      ),
    ),
  )

/** As `npm run count` counts them: a folder and one within it are two, which dependency-cruiser takes for one. */
function circles() {
  const texts = PACKAGES.flatMap((folder) => sourcesIn(folder)).map((file) => [
    file,
    readFileSync(path.join(root, file), 'utf8'),
  ])
  return answer(
    folderCycles(importsIn(new Map(texts))).map((knot) => `${knot.join(', ')} import each other in a circle`),
  )
}

function words() {
  const faults = FOLDERS.flatMap((folder) => sourcesIn(folder)).flatMap((file) =>
    faultsIn(file, readFileSync(path.join(root, file), 'utf8')),
  )
  return answer(faults)
}

function snapshots() {
  const stale = staleSnapshots().map((file) => path.relative(root, file))
  return answer(stale.map((file) => `${file} is not the newest snapshot: delete it`))
}

function sourcesIn(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : sourcesIn(file)
    return /\.tsx?$/.test(entry.name) ? [file] : []
  })
}

if (process.argv[1] === import.meta.filename) report(await house())
