import path from 'node:path'
import {
  type Database,
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  type Env,
  isPassword,
  CliError,
  type Say,
} from '../../platform'
import { anyOf, build, rowOf, rowsOf } from '../../platform/db/query'

const EMAILS = Object.values(DEMO_ACCOUNTS)

interface Needs {
  env: Env
  db: Database
  say: Say
}

export interface DemoAccount {
  email: string
  password: string
}

/** Demo data and drawings. This is the one way to them, and they are loaded only where they are wanted. */
export const loadDemo = () => import('@botika/demo')

/** Fills an empty database where the environment wants that, and returns the demo accounts that are there. */
export async function prepareDemo({ env, db, say }: Needs): Promise<DemoAccount[]> {
  if (!env.isDemo) {
    await refuseOpenDemo({ env, db })
    return []
  }
  if (await isEmpty(db)) await fill({ env, db, say })
  const rows = await rowsOf(db, build.selectFrom('users').select('email').where('email', '=', anyOf(EMAILS)))
  const there = new Set(rows.map(({ email }) => email))
  return EMAILS.filter((email) => there.has(email)).map((email) => ({ email, password: DEMO_PASSWORD }))
}

async function isEmpty(db: Database): Promise<boolean> {
  const anything = (['users', 'products', 'pharmacies'] as const).map((table) =>
    build.selectFrom(table).select('id').limit(1),
  )
  const found = await Promise.all(anything.map((one) => rowOf(db, one)))
  return found.every((row) => row === undefined)
}

async function fill({ env, db, say }: Needs) {
  const [{ seedDemo }, { refreshSearch }] = await Promise.all([loadDemo(), import('../../search')])
  const folder = (name: string) => path.resolve(env.BOTIKA_DATA, name)
  await seedDemo({
    db,
    imagesDir: folder('images'),
    privateDir: folder('private'),
    say,
    refreshSearch: () => refreshSearch(db, 'all'),
  })
}

async function refuseOpenDemo({ env, db }: Omit<Needs, 'say'>) {
  if (env.openedBy === null || env.BOTIKA_DEMO_OPEN) return
  const rows = await rowsOf(
    db,
    build
      .selectFrom('users')
      .select(['email', 'password_hash'])
      .where('email', '=', anyOf(EMAILS))
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .orderBy('id'),
  )
  for (const { email, password_hash } of rows)
    if (await isPassword(password_hash, DEMO_PASSWORD))
      throw new CliError(
        `Everybody knows the password of ${email}, a demo account in this database, and others can reach this server (${env.openedBy} is set): start with an empty database, change the passwords of the demo accounts, or allow it with BOTIKA_DEMO_OPEN=1.`,
      )
}
