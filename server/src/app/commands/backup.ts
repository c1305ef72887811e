import path from 'node:path'
import { parseArgs } from 'node:util'
import { hasDatabase } from '@botika/embedded-postgres'
import { CliError, makeFileStores, readEnv, writeBackup } from '../../platform'
import { openStore } from './store'

const USAGE = 'backup [--to <folder>]'
const MOST_NAMED = 10

const say = (line: string) => console.log(`  · ${line}`)

/** `npm run backup`: database and files in a folder of their own, while the shop runs. */
export async function run(words: string[]): Promise<void> {
  const { to } = optionsOf(words)
  const env = readEnv()
  if (!env.DATABASE_URL && !hasDatabase(env.BOTIKA_DATA))
    throw new CliError(`There is no database in ${env.BOTIKA_DATA}: name another folder with BOTIKA_DATA.`)
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = path.resolve(to ?? path.join(env.BOTIKA_DATA, 'backups', moment))
  const store = await openStore({ env, say, join: true })
  try {
    const started = performance.now()
    const { rows, files, bytes, missing } = await writeBackup({
      db: store.db,
      stores: makeFileStores(env),
      folder,
      say,
    })
    for (const name of missing.slice(0, MOST_NAMED)) say(`! The database names ${name}, which is not there`)
    if (missing.length > MOST_NAMED) say(`! and ${missing.length - MOST_NAMED} files more`)
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    say(
      `${rows.toLocaleString('en-PH')} rows and ${files.toLocaleString('en-PH')} files in ${seconds} s, ${(bytes / 1e6).toFixed(1)} MB`,
    )
    say(`Backup: ${folder}`)
  } catch (error) {
    throw store.explain(error)
  } finally {
    await store.close()
  }
}

function optionsOf(args: string[]) {
  try {
    return parseArgs({ args, options: { to: { type: 'string' } } }).values
  } catch (error) {
    throw new CliError(`${(error as Error).message}\n${USAGE}`)
  }
}
