import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import type { Language } from '@botika/common/messages/message'
import { Problem } from '@botika/common/http/problem'
import {
  ACCESS_TOKEN_SECONDS,
  REFRESH_TOKEN_SECONDS,
  SESSION_DAYS,
  type Tokens,
} from '@botika/common/session/endpoints'
import type { OwnSession } from '@botika/common/session/own-endpoints'
import { LRUCache } from 'lru-cache'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { accessTokens } from './access-token'
import type { SecurityLog } from '../security-events/service'
import type { DeviceName } from './device-name'
import { isPassword } from './passwords'
import type { Person } from './person'
import type { SessionRepository, Tx } from './repository'

/** Two tabs that refresh within this time of each other are not a stolen token. */
const GRACE_MS = 10_000
const STANDING_MS = 1_000
const LONGEST_MS = SESSION_DAYS * 86_400_000

interface Needs {
  repository: SessionRepository
  /** Signs access tokens; it is never in the database, so that a copy of that opens nothing. */
  secret: string
  security: Pick<SecurityLog, 'note' | 'record'>
  adminsNeedSecondFactor: boolean
}

interface Opening {
  language?: Language | undefined
  device?: DeviceName
}

interface Credentials extends Opening {
  email: string
  password: string
  ip: string
  /** Throws where the password alone does not let somebody in. */
  checkCode(userId: number): Promise<void>
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const makeToken = (family: string) => `${family}.${randomBytes(32).toString('base64url')}`

/** A family as the database knows it: access tokens name the family itself, which can't be found from this. */
const familyHashOf = (family: string) => {
  const hex = createHash('sha256').update(family).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The family that a refresh token belongs to; null for one from before families stood in it. */
function familyIn(token: string, hash: string): string | null {
  const [family = ''] = token.split('.')
  return familyHashOf(family) === hash ? family : null
}

async function loginOf(
  repository: SessionRepository,
  security: Needs['security'],
  { email, password, ip }: Pick<Credentials, 'email' | 'password' | 'ip'>,
) {
  const logins = await repository.findLogins(email)
  // always as many checks, so that the time does not tell how many accounts name the address
  const fits = await Promise.all(logins.map((one) => isPassword(one?.password_hash, password)))
  const login = logins.find((_, at) => fits[at])
  const tried = { email, ip }
  if (!login) {
    security.note({ ...tried, kind: 'sign-in-failed', accountId: logins[0]?.id })
    throw new Problem('wrong_login')
  }
  if (!login.is_active) {
    security.note({ ...tried, kind: 'sign-in-suspended', accountId: login.id })
    throw new Problem('wrong_login', phrase(messages.accountInactive))
  }
  return login
}

type Standing = NonNullable<Awaited<ReturnType<SessionRepository['findStanding']>>>

const personIn = (
  { userId, family }: { userId: number; family: string },
  row: Standing,
  adminsNeedSecondFactor: boolean,
): Person => ({
  id: userId,
  roles: row.roles,
  pharmacyId: row.pharmacy_id,
  position: row.position,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  family,
  ...(adminsNeedSecondFactor && row.roles.includes('admin') && !row.has_second_factor
    ? { mustEnrol: true as const }
    : {}),
})

const presentSession = (
  row: Awaited<ReturnType<SessionRepository['list']>>[number],
  ownFamily: string,
): OwnSession => ({
  id: row.id,
  browser: row.browser,
  system: row.system,
  began_at: row.began_at.toISOString(),
  last_used_at: row.created_at.toISOString(),
  is_current: row.family === ownFamily,
})

/** Sessions: a short access token, and a refresh token that is replaced at each use. */
export function sessionService({ repository, secret, security, adminsNeedSecondFactor }: Needs) {
  const tokens = accessTokens(secret)
  const standing = new LRUCache<string, Person>({ max: 2_000, ttl: STANDING_MS })

  async function issue(
    tx: Tx,
    userId: number,
    family: string,
    { language, device, beganAt = new Date() }: Opening & { beganAt?: Date },
  ): Promise<Tokens> {
    if (language) await repository.setLanguage(tx, userId, language)
    const refreshToken = makeToken(family)
    const endsAt = Math.min(Date.now() + REFRESH_TOKEN_SECONDS * 1_000, beganAt.getTime() + LONGEST_MS)
    await repository.insert(tx, {
      family: familyHashOf(family),
      user_id: userId,
      token_hash: hashOf(refreshToken),
      expires_at: new Date(endsAt),
      began_at: beganAt,
      browser: device?.browser ?? null,
      system: device?.system ?? null,
    })
    return {
      access_token: await tokens.sign({ userId, family }),
      token_type: 'bearer',
      expires_in: ACCESS_TOKEN_SECONDS,
      refresh_token: refreshToken,
    }
  }

  return {
    async login(credentials: Credentials): Promise<{ tokens: Tokens; holdsEmail: boolean }> {
      const login = await loginOf(repository, security, credentials)
      await credentials.checkCode(login.id)
      security.note({ email: credentials.email, ip: credentials.ip, kind: 'sign-in', userId: login.id })
      return { tokens: await this.start(login.id, credentials), holdsEmail: login.holds_email }
    },

    start: (userId: number, opening: Opening = {}): Promise<Tokens> =>
      repository.transaction((tx) => issue(tx, userId, randomUUID(), opening)),

    /** Exchanges a refresh token; one that was exchanged before ends the whole family. */
    async refresh(token: string, language?: Language, ip?: string): Promise<Tokens> {
      const fresh = await repository.transaction(async (tx) => {
        const session = await repository.findForUpdate(tx, hashOf(token))
        if (!session || session.revoked_at || session.expires_at.getTime() < Date.now()) return null
        if (!(await repository.findStanding(session.user_id, session.family, tx))) return null
        if (session.replaced_at && Date.now() - session.replaced_at.getTime() > GRACE_MS) {
          await repository.revokeFamily(session.family, tx)
          standing.clear()
          await security.record(tx, { kind: 'session-stolen', accountId: session.user_id, ip })
          return null
        }
        if (!session.replaced_at) await repository.markReplaced(tx, session.id)
        const kept = { language, device: session, beganAt: session.began_at }
        const family = familyIn(token, session.family)
        if (family) return issue(tx, session.user_id, family, kept)
        const named = randomUUID()
        await repository.renameFamily(tx, session.family, familyHashOf(named))
        return issue(tx, session.user_id, named, kept)
      })
      if (!fresh) throw new Problem('session_ended', phrase(messages.yourSessionHasEndedPlease))
      return fresh
    },

    async logout(token: string | undefined, person: Person | null) {
      const found = token ? await repository.findFamily(hashOf(token)) : undefined
      const own = person && familyHashOf(person.family)
      const families = new Set([found?.family, own].filter((family) => typeof family === 'string'))
      for (const family of families) await repository.revokeFamily(family)
      standing.clear()
    },

    async list({ id, family }: Person): Promise<OwnSession[]> {
      const own = familyHashOf(family)
      const rows = await repository.list(id)
      return rows
        .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
        .map((row) => presentSession(row, own))
    },

    async end(tx: Tx, userId: number, id: number): Promise<boolean> {
      const family = await repository.familyOf(tx, id, userId)
      if (family === undefined) return false
      await repository.revokeFamily(family, tx)
      standing.clear()
      return true
    },

    async endAll(tx: Tx, userId: number, exceptFamily?: string) {
      await repository.revokeAll(tx, userId, exceptFamily && familyHashOf(exceptFamily))
      standing.clear()
    },

    forget: () => standing.clear(),

    async readPerson(token: string): Promise<Person> {
      const claims = await tokens.read(token)
      if (!claims) throw new Problem('not_signed_in', phrase(messages.pleaseSignIn))
      const key = `${claims.userId} ${claims.family}`
      const kept = standing.get(key)
      if (kept) return kept
      const row = await repository.findStanding(claims.userId, familyHashOf(claims.family))
      if (!row) throw new Problem('session_ended', phrase(messages.yourSessionHasEndedPlease))
      const person = personIn(claims, row, adminsNeedSecondFactor)
      // who works at a pharmacy is read each time: whoever leaves it is out at once, on every server
      if (row.position === null) standing.set(key, person)
      return person
    },

    deleteExpired: () => repository.deleteExpired(),
  }
}
export type SessionService = ReturnType<typeof sessionService>
