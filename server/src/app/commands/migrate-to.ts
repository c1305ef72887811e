import { rm } from 'node:fs/promises'
import path from 'node:path'
import { hasDatabase } from '@botika/embedded-postgres'
import { CliError, readEnv, restoreBackup, Variables, writeBackup } from '../../platform'
import { openStore } from './store'

const USAGE = 'migrate-to <DATABASE_URL>'

const say = (line: string) => console.log(`  · ${line}`)

/** `npm run migrate-to -- <DATABASE_URL>`: the built-in database into another server's empty one; files stay. */
export async function run([address, ...more]: string[]): Promise<void> {
  if (!address || more.length > 0) throw new CliError(USAGE)
  const asked = Variables.shape.DATABASE_URL.safeParse(address)
  if (!asked.success) throw new CliError(`${asked.error.issues[0]?.message}\n${USAGE}`)
  const env = readEnv()
  if (env.DATABASE_URL)
    throw new CliError('DATABASE_URL is set: this moves the built-in database, so start it without.')
  if (!hasDatabase(env.BOTIKA_DATA)) throw new CliError(`There is no database in ${env.BOTIKA_DATA}.`)
  // a shop that goes on meanwhile would lose what it sells: its server has to be stopped
  const from = await openStore({ env, say })
  const folder = path.join(env.BOTIKA_DATA, `moving-${process.pid}`)
  try {
    const to = await openStore({ env: { ...env, DATABASE_URL: asked.data }, say })
    try {
      await writeBackup({ db: from.db, stores: null, folder, say })
      const { rows } = await restoreBackup({ db: to.db, stores: null, folder, mayReplace: false, say })
      say(`${rows.toLocaleString('en-PH')} rows are in ${to.where}, counted and compared`)
    } finally {
      await to.close()
    }
  } catch (error) {
    throw from.explain(error)
  } finally {
    await rm(folder, { recursive: true, force: true })
    await from.close()
  }
  say(
    `Set DATABASE_URL to it, and BOTIKA_SECRET to what ${path.join(env.BOTIKA_DATA, 'secret')} holds; the files stay where they are.`,
  )
}
