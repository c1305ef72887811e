import path from 'node:path'
import type { Database } from '../db/client'
import type { Env } from '../env'
import type { Say } from '../say'

interface Needs {
  env: Env
  db: Database
  say: Say
}

/** An account that a newcomer may sign in with. */
export interface DemoAccount {
  email: string
  password: string
}

/** Fills an empty database where the environment wants that, and returns the demo accounts that are there. */
export async function prepareDemo({ env, db, say }: Needs): Promise<DemoAccount[]> {
  if (!env.isDemo) return []
  const [{ DEMO_ACCOUNTS, isEmpty }, { DEMO_PASSWORD }] = await Promise.all([
    import('../db/seed/demo'),
    import('../db/seed/people'),
  ])
  if (await isEmpty(db)) await fill({ env, db, say })
  const { rows } = await db.sql.query<{ email: string }>('select email from users where email = any($1)', [
    DEMO_ACCOUNTS,
  ])
  const there = new Set(rows.map(({ email }) => email))
  return DEMO_ACCOUNTS.filter((email) => there.has(email)).map((email) => ({
    email,
    password: DEMO_PASSWORD,
  }))
}

async function fill({ env, db, say }: Needs) {
  const [{ seedDemo }, { refreshSearch }] = await Promise.all([
    import('../db/seed/demo'),
    import('../search/refresh-repository'),
  ])
  const folder = (name: string) => path.resolve(env.BOTIKA_DATA, name)
  await seedDemo({
    db,
    imagesDir: folder('images'),
    privateDir: folder('private'),
    say,
    refreshSearch: () => refreshSearch(db, 'all'),
  })
}
