import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import { Problem } from '@botika/common/http/problem'
import { REFRESH_TOKEN_SECONDS, session, type Tokens } from '@botika/common/session/endpoints'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  DEVICE_COOKIE,
  DEVICE_SECONDS,
  type KnownDevices,
  type Serve,
  type SessionService,
} from '../../platform'
import type { UserService } from './service'

const COOKIE = 'botika_refresh'
type Raw = { request: FastifyRequest; reply: FastifyReply } | null

interface Needs {
  sessions: SessionService
  users: UserService
  devices: KnownDevices
  isSecure: boolean
}

export function sessionRoutes(serve: Serve, { sessions, users, devices, isSecure }: Needs) {
  function giveCookie(raw: Raw, token: string, maxAge: number, name = COOKIE) {
    raw?.reply.setCookie(name, token, {
      httpOnly: true,
      sameSite: 'strict',
      path: '/api/auth',
      secure: isSecure || raw.request.protocol === 'https',
      maxAge,
    })
  }

  const withCookie = (raw: Raw, tokens: Tokens): Tokens => {
    giveCookie(raw, tokens.refresh_token, REFRESH_TOKEN_SECONDS)
    return tokens
  }

  serve(session.login, async ({ body, language, ip, raw }) => {
    const { tokens, holdsEmail } = await sessions.login({ ...body, language, ip })
    withCookie(raw, tokens)
    // or whoever registers with somebody's address could guess that one's password, twenty times a device
    if (holdsEmail) {
      const device = devices.remember(raw?.request.cookies[DEVICE_COOKIE], body.email)
      giveCookie(raw, device, DEVICE_SECONDS, DEVICE_COOKIE)
    }
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
    if (!person) throw new Problem('not_signed_in')
    return users.one(person.id)
  })
}
