// Builds what is older than its sources: `node tools/build.mjs [--force]`.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled, mustBeWritable, npm } from './install.mjs'
import { setAside } from './last-assets.mjs'
import { root } from './root.mjs'
import { giveUp, step } from './terminal.mjs'

const PACKAGES = [
  {
    folder: 'backoffice',
    title: 'the back office',
    sources: ['common/src', 'backoffice'],
    assets: ['dist/assets'],
  },
  {
    folder: 'storefront',
    title: 'the storefront',
    sources: ['common/src', 'storefront'],
    // a server that still runs takes the pages that it has not shown yet from the second
    assets: ['dist/client/assets', 'dist/server/assets'],
  },
  { folder: 'server', title: 'the server', sources: ['common/src', 'server', 'tools/demo'] },
]
const AT_ONCE = 2
const STAMP = 'dist/.built'
const NOT_SOURCE = /^(node_modules|dist|testing)$|\.test\.tsx?$|^\./

/** Builds every package whose sources changed, two at a time. */
export async function ensureBuilt({ force = false } = {}) {
  const stale = PACKAGES.filter(isBuilt)
    .map((part) => ({ ...part, mark: markOf(part) }))
    .filter(({ folder, mark }) => force || readStamp(folder) !== mark)
  if (stale.length > 0) mustBeWritable()
  const left = stale.map((part, index) => ({ ...part, number: index + 1 }))
  const work = async () => {
    for (let part = left.shift(); part; part = left.shift()) await build(part, stale.length)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function build({ folder, title, mark, number, assets = [] }, total) {
  // a build that is cut short counts as none
  rmSync(path.join(root, folder, STAMP), { force: true })
  const progress = step(`Building ${title}, ${number} of ${total}`)
  const last = assets.map((one) => setAside(path.join(root, folder, one)))
  const { code, output } = await npm(['run', 'build', '--silent', '-w', `@botika/${folder}`])
  if (code !== 0) {
    progress.failed()
    process.stderr.write(output)
    giveUp(`Building ${title} failed: the lines above say where.`)
  }
  for (const one of last) one.putBack()
  writeFileSync(path.join(root, folder, STAMP), mark)
  progress.done()
}

/** Names, sizes and times of everything that goes into a package. */
function markOf({ sources }) {
  const hash = createHash('sha256')
  for (const source of [...sources, 'package-lock.json', 'tsconfig.base.json']) add(source)
  return hash.digest('hex')

  function add(relative) {
    const about = statSync(path.join(root, relative), { throwIfNoEntry: false })
    if (about?.isDirectory())
      for (const name of readdirSync(path.join(root, relative)).sort())
        if (!NOT_SOURCE.test(name)) add(`${relative}/${name}`)
    if (about?.isFile()) hash.update(`${relative} ${about.size} ${about.mtimeMs}\n`)
  }
}

const isBuilt = ({ folder }) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).scripts?.build !== undefined

function readStamp(folder) {
  const file = path.join(root, folder, STAMP)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

if (process.argv[1] === import.meta.filename) {
  await ensureInstalled()
  await ensureBuilt({ force: process.argv.includes('--force') })
}
