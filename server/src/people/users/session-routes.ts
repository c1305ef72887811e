import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import { Problem } from '@botika/common/http/problem'
import { REFRESH_TOKEN_SECONDS, session, type Tokens } from '@botika/common/session/endpoints'
import { ownSessions } from '@botika/common/session/own-endpoints'
import {
  type AuthCookies,
  deviceNameOf,
  type Handling,
  type KnownDevices,
  type Serve,
  type SessionService,
  signedIn,
} from '../../platform'
import type { SecondFactorService } from '../second-factors/service'
import type { UserService } from './service'

const COOKIE = 'botika_refresh'
type Raw = Handling<typeof session.login>['raw']

interface Needs {
  sessions: SessionService
  users: UserService
  secondFactors: SecondFactorService
  devices: KnownDevices
  cookies: AuthCookies
}

export function sessionRoutes(serve: Serve, { sessions, users, secondFactors, devices, cookies }: Needs) {
  const giveCookie = (raw: Raw, token: string, maxAge: number) => cookies.give(raw, COOKIE, token, maxAge)

  const withCookie = (raw: Raw, tokens: Tokens): Tokens => {
    giveCookie(raw, tokens.refresh_token, REFRESH_TOKEN_SECONDS)
    return tokens
  }

  serve(session.login, async ({ body, language, ip, raw }) => {
    const { otp, ...credentials } = body
    const { tokens, holdsEmail } = await sessions.login({
      ...credentials,
      language,
      ip,
      device: deviceNameOf(raw?.request.headers['user-agent']),
      // counted as wrong passwords are: a known device for itself
      checkCode: (userId) =>
        secondFactors.check(
          userId,
          otp,
          devices.subjects(raw?.request.cookies ?? {}, [`email:${body.email.toLowerCase()}`]),
          ip,
        ),
    })
    withCookie(raw, tokens)
    // or whoever registers with somebody's address could guess that one's password, twenty times a device
    if (holdsEmail) cookies.remember(raw, body.email)
    return tokens
  })

  serve(session.refresh, async ({ body, language, ip, raw }) => {
    const token = body?.refresh_token ?? raw?.request.cookies[COOKIE]
    if (!token) throw new Problem('not_signed_in', phrase(messages.pleaseSignIn))
    try {
      return withCookie(raw, await sessions.refresh(token, language, ip))
    } catch (error) {
      if (error instanceof Problem && error.status === 401) giveCookie(raw, '', 0)
      throw error
    }
  })

  serve(session.logout, async ({ body, person, raw }) => {
    await sessions.logout(body?.refresh_token ?? raw?.request.cookies[COOKIE], person)
    giveCookie(raw, '', 0)
    return { message: t(messages.youAreSignedOut) }
  })

  serve(session.user, async ({ person }) => {
    const { id, mustEnrol = false } = signedIn(person)
    return { ...(await users.one(id)), must_enrol: mustEnrol }
  })

  serve(ownSessions.list, async ({ person }) => ({ data: await sessions.list(signedIn(person)) }))

  serve(ownSessions.end, async ({ person, params }) => {
    if (!(await users.endSession(signedIn(person), params.id)))
      throw new Problem('not_found', phrase(messages.thereIsNoSuchSession))
    return { id: params.id }
  })

  serve(ownSessions.endOthers, async ({ person }) => {
    await users.endOtherSessions(signedIn(person))
    return { message: t(messages.otherDevicesAreSignedOut) }
  })
}
