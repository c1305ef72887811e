import path from 'node:path'
import { type Database, type Env, isPassword, Refusal, type Say } from '../../platform'

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
  if (!env.isDemo) {
    await refuseOpenDemo({ env, db })
    return []
  }
  const [{ DEMO_ACCOUNTS, isEmpty }, { DEMO_PASSWORD }] = await Promise.all([
    import('../../demo/seed/demo'),
    import('../../demo/seed/people'),
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
    import('../../demo/seed/demo'),
    import('../../search'),
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

/** Keeps a database with demo accounts, from a trial on one machine, from being opened to everybody. */
async function refuseOpenDemo({ env, db }: Omit<Needs, 'say'>) {
  if (env.openedBy === null || env.BOTIKA_DEMO_OPEN) return
  const [{ DEMO_ACCOUNTS }, { DEMO_PASSWORD }] = await Promise.all([
    import('../../demo/seed/demo'),
    import('../../demo/seed/people'),
  ])
  const { rows } = await db.sql.query<{ email: string; password_hash: string | null }>(
    'select email, password_hash from users where email = any($1) and is_active and deleted_at is null order by id',
    [DEMO_ACCOUNTS],
  )
  for (const { email, password_hash } of rows)
    if (await isPassword(password_hash, DEMO_PASSWORD))
      throw new Refusal(
        `Everybody knows the password of ${email}, a demo account in this database, and others can reach this server (${env.openedBy} is set): start with an empty database, change the passwords of the demo accounts, or allow it with BOTIKA_DEMO_OPEN=1.`,
      )
}
