import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CliError, makeFileStores, readEnv, restoreBackup } from '../../platform'
import { openStore } from './store'

const USAGE = 'restore <folder of the backup> [--replace]'

const say = (line: string) => console.log(`  · ${line}`)

/** `npm run restore -- <folder>`: what `npm run backup` wrote, into an empty database and its files. */
export async function run(words: string[]): Promise<void> {
  const { folder, mayReplace } = readWords(words)
  const env = readEnv()
  mkdirSync(env.BOTIKA_DATA, { recursive: true })
  const store = await openStore({ env, say })
  try {
    const started = performance.now()
    const { rows, files } = await restoreBackup({
      db: store.db,
      stores: makeFileStores(env),
      folder: path.resolve(folder),
      mayReplace,
      say,
    })
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    say(
      `${rows.toLocaleString('en-PH')} rows and ${files.toLocaleString('en-PH')} files are in ${store.where} after ${seconds} s, counted and compared`,
    )
  } catch (error) {
    throw store.explain(error)
  } finally {
    await store.close()
  }
}

function readWords(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean' } },
    })
    const [folder, ...more] = positionals
    if (!folder || more.length > 0) throw new Error('Name the folder of one backup.')
    return { folder, mayReplace: values.replace ?? false }
  } catch (error) {
    throw new CliError(`${(error as Error).message}\n${USAGE}`)
  }
}
