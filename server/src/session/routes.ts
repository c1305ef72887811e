import { Problem } from '@botika/common/http/problem'
import { REFRESH_TOKEN_SECONDS, session, type Tokens } from '@botika/common/session/endpoints'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Serve } from '../http/serve'
import type { UserService } from '../users/service'
import type { SessionService } from './service'

const COOKIE = 'botika_refresh'
type Raw = { request: FastifyRequest; reply: FastifyReply } | null

function giveCookie(raw: Raw, token: string, maxAge: number) {
  raw?.reply.setCookie(COOKIE, token, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth',
    secure: raw.request.protocol === 'https',
    maxAge,
  })
}

const withCookie = (raw: Raw, tokens: Tokens): Tokens => {
  giveCookie(raw, tokens.refresh_token, REFRESH_TOKEN_SECONDS)
  return tokens
}

export function sessionRoutes(serve: Serve, sessions: SessionService, users: UserService) {
  serve(session.login, async ({ body, raw }) => withCookie(raw, await sessions.login(body)))

  serve(session.refresh, async ({ body, raw }) => {
    const token = body?.refresh_token ?? raw?.request.cookies[COOKIE]
    if (!token) throw new Problem('not_signed_in', 'Please sign in.')
    try {
      return withCookie(raw, await sessions.refresh(token))
    } catch (error) {
      if (error instanceof Problem && error.status === 401) giveCookie(raw, '', 0)
      throw error
    }
  })

  serve(session.logout, async ({ body, person, raw }) => {
    await sessions.logout(body?.refresh_token ?? raw?.request.cookies[COOKIE], person)
    giveCookie(raw, '', 0)
    return { message: 'You are signed out.' }
  })

  serve(session.user, async ({ person }) => {
    if (!person) throw new Problem('not_signed_in')
    return users.one(person.id)
  })
}
