import { MIN_PASSWORD_LENGTH } from '@botika/common/session/endpoints'
import type { RoleName } from '@botika/common/roles/roles'
import { createHash, randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import encodeQR from 'qr'
import { operatorsSecondFactors } from '../../people'
import {
  CliError,
  hashPassword,
  migrate,
  passwordFault,
  readEnv,
  SECOND_FACTOR,
  sealedWith,
  secretOf,
  type Tx,
} from '../../platform'
import {
  anyOf,
  build,
  every,
  isSet,
  now,
  over,
  rowOf,
  run as change,
  sameButCase,
  sql,
} from '../../platform/db/query'
import { linksOf } from './links'
import { openStore } from './store'

const USAGE = 'create-admin [--email address] [--name "First Last"] [--password-stdin]'
const LINK_DAYS = 1

const say = (line: string) => console.log(`  · ${line}`)

/** Makes an admin, or makes one of somebody who has an account: the first admin of a production database. */
export async function run(words: string[]): Promise<void> {
  const asked = await readAnswers(words)
  const env = readEnv()
  // where it is required, whoever learns the password first could set it up in the admin's place
  const sealed = env.adminsNeedSecondFactor ? sealedWith(secretOf(env), SECOND_FACTOR) : null
  const store = await openStore({ env, say, join: true })
  try {
    await migrate(store.db)
    const token = randomBytes(32).toString('base64url')
    const linkTo = linksOf(env)
    const { has_password, enrolment } = await store.db.transaction(async (tx) => {
      const made = await makeAdmin(tx, asked)
      if (asked.password) await setPassword(tx, made.id, asked.password)
      else await addLink(tx, made.id, token)
      if (!sealed) return { ...made, enrolment: null }
      const account = { id: made.id, email: asked.email }
      return { ...made, enrolment: await operatorsSecondFactors(store.db, linkTo).enrol(tx, sealed, account) }
    })
    say(`${asked.email} is an admin of ${store.where}`)
    if (asked.password) say(`Sign in at ${linkTo('/admin')}`)
    else
      say(
        `Set the password within a day: ${linkTo('/reset-password')}#token=${token}${has_password ? '' : '&first'}`,
      )
    if (enrolment) sayEnrolment(enrolment)
    else if (sealed) say('The codes of two-step login come from the app that has it already')
  } finally {
    await store.close()
  }
}

function sayEnrolment({ uri, recoveryCodes }: { uri: string; recoveryCodes: string[] }) {
  say('Admins sign in with a code as well. Scan this with an authenticator app:')
  console.log(`\n${encodeQR(uri, 'ascii')}`)
  say(`Or add it by hand: ${uri}`)
  say('Recovery codes, each good once where the app is lost. They are shown this once:')
  for (const code of recoveryCodes) console.log(`      ${code}`)
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

interface Made {
  id: number
  has_password: boolean
}

async function makeAdmin(tx: Tx, { email, firstName, lastName }: Answers): Promise<Made> {
  const e = over<{ users: 'users' }>()
  const isHolder = every(
    sameButCase(e.ref('email'), email),
    e('holds_email', '=', true),
    e('deleted_at', 'is', null),
  )
  const admins = build
    .selectFrom('users')
    .select('id')
    .where(sql.lit('admin'), '=', anyOf(e.ref('roles')))
  const wasAdmin = (await change(tx, admins.where(isHolder))) > 0
  const known = await rowOf(
    tx,
    build
      .updateTable('users')
      .set((e) => ({
        is_active: true,
        updated_at: now,
        roles: sql<RoleName[]>`array(select distinct unnest(${e.ref('roles')} || '{admin}'))`,
        password_hash: sql<
          string | null
        >`case when ${e.ref('email_confirmed_at')} is null then null else ${e.ref('password_hash')} end`,
      }))
      .where(isHolder)
      .returning((e) => ['id', isSet(e.ref('password_hash')).as('has_password')]),
  )
  if (known) {
    if (!wasAdmin) await noteRight(tx, known.id)
    // whoever opened an account that was never confirmed may be somebody else
    if (!known.has_password) await endSessions(tx, known.id)
    return known
  }
  const user = {
    email,
    first_name: firstName,
    last_name: lastName,
    roles: ['customer', 'admin'] as RoleName[],
  }
  const made = await rowOf(tx, build.insertInto('users').values(user).returning('id'))
  const id = made?.id ?? 0
  await noteRight(tx, id)
  return { id, has_password: false }
}

const noteRight = (tx: Tx, account_id: number) =>
  change(tx, build.insertInto('security_events').values({ kind: 'role-given', what: 'admin', account_id }))

async function setPassword(tx: Tx, id: number, password: string) {
  const password_hash = await hashPassword(password)
  await change(
    tx,
    build
      .updateTable('users')
      // the operator vouches for the address
      .set((e) => ({ password_hash, email_confirmed_at: e.fn.coalesce('email_confirmed_at', now) }))
      .where('id', '=', id),
  )
  await endSessions(tx, id)
}

const endSessions = (tx: Tx, id: number) =>
  change(
    tx,
    build
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('user_id', '=', id)
      .where('revoked_at', 'is', null),
  )

const addLink = (tx: Tx, id: number, token: string) =>
  change(
    tx,
    build.insertInto('password_links').values({
      user_id: id,
      token_hash: createHash('sha256').update(token).digest('base64url'),
      expires_at: sql<Date>`now() + ${LINK_DAYS} * interval '1 day'`,
    }),
  )
