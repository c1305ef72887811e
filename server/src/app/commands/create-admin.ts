import { MIN_PASSWORD_LENGTH } from '@botika/common/session/endpoints'
import { createHash, randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { hashPassword, migrate, passwordFault, type Queryable, readEnv, CliError } from '../../platform'
import { openStore } from './store'

const USAGE = 'create-admin [--email address] [--name "First Last"] [--password-stdin]'
const LINK_DAYS = 1

const say = (line: string) => console.log(`  · ${line}`)

/** Makes an admin, or makes one of somebody who has an account: the first admin of a production database. */
export async function run(words: string[]): Promise<void> {
  const asked = await readAnswers(words)
  const env = readEnv()
  const store = await openStore({ env, say, join: true })
  try {
    await migrate(store.db)
    const token = randomBytes(32).toString('base64url')
    const { has_password } = await store.db.transaction(async ({ sql }) => {
      const made = await makeAdmin(sql, asked)
      if (asked.password) await setPassword(sql, made.id, asked.password)
      else await addLink(sql, made.id, token)
      return made
    })
    const where = (env.BOTIKA_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
    say(`${asked.email} is an admin of ${store.where}`)
    if (asked.password) say(`Sign in at ${where}/admin`)
    else
      say(
        `Set the password within a day: ${where}/reset-password#token=${token}${has_password ? '' : '&first'}`,
      )
  } finally {
    await store.close()
  }
}

interface Answers {
  email: string
  firstName: string
  lastName: string
  password: string | undefined
}

async function readAnswers(words: string[]): Promise<Answers> {
  const given = new Map<string, string>()
  const left = [...words]
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--password-stdin') given.set(word, 'yes')
    else if (word === '--email' || word === '--name') given.set(word, left.shift() ?? '')
    else throw new CliError(`There is no option ${word}.\n${USAGE}`)
  }
  const takesPassword = given.has('--password-stdin')
  const ask = takesPassword || !process.stdin.isTTY ? refuseToAsk : askAtTerminal
  const email = (given.get('--email') ?? (await ask('Email address'))).trim()
  if (!z.email().safeParse(email).success) throw new CliError(`"${email}" is not an email address.`)
  const [firstName = '', ...others] = (given.get('--name') ?? (await ask('Name'))).trim().split(/\s+/)
  if (!firstName) throw new CliError('An admin needs a name.')
  const password = takesPassword ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined
  if (password !== undefined && password.length < MIN_PASSWORD_LENGTH) {
    throw new CliError(`The password needs at least ${MIN_PASSWORD_LENGTH} characters.`)
  }
  const fault = password === undefined ? null : passwordFault(password, email)
  if (fault) throw new CliError(`${fault}.`)
  return { email, firstName, lastName: others.join(' ') || firstName, password }
}

async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(`  ${question}: `)
  } finally {
    terminal.close()
  }
}

async function refuseToAsk(question: string): Promise<string> {
  throw new CliError(`${question} is missing: say it with an option.\n${USAGE}`)
}

interface Made extends Record<string, unknown> {
  id: number
  /** Somebody new is told of no earlier password. */
  has_password: boolean
}

async function makeAdmin(sql: Queryable, { email, firstName, lastName }: Answers): Promise<Made> {
  const { rows: known } = await sql.query<Made>(
    `update users set is_active = true, updated_at = now(), roles = array(select distinct unnest(roles || '{admin}')),
       password_hash = case when email_confirmed_at is null then null else password_hash end
     where lower(email) = lower($1) and holds_email and deleted_at is null
     returning id, password_hash is not null as has_password`,
    [email],
  )
  if (known[0]) {
    // whoever opened an account that was never confirmed may be somebody else
    if (!known[0].has_password) await endSessions(sql, known[0].id)
    return known[0]
  }
  const { rows } = await sql.query<{ id: number }>(
    `insert into users (email, first_name, last_name, roles) values ($1, $2, $3, '{customer,admin}') returning id`,
    [email, firstName, lastName],
  )
  return { id: rows[0]?.id ?? 0, has_password: false }
}

async function setPassword(sql: Queryable, id: number, password: string) {
  // the operator vouches for the address
  await sql.query(
    'update users set password_hash = $2, email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1',
    [id, await hashPassword(password)],
  )
  // whoever was signed in with the old one is no longer
  await endSessions(sql, id)
}

async function endSessions(sql: Queryable, id: number) {
  await sql.query('update sessions set revoked_at = now() where user_id = $1 and revoked_at is null', [id])
}

/** The same kind of link that a forgotten password brings. */
async function addLink(sql: Queryable, id: number, token: string) {
  await sql.query(
    `insert into password_links (user_id, token_hash, expires_at) values ($1, $2, now() + $3 * interval '1 day')`,
    [id, createHash('sha256').update(token).digest('base64url'), LINK_DAYS],
  )
}
