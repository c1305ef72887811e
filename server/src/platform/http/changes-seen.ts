import { Signer } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../db/client'
import type { Env } from '../lib/env'
import type { PublicCache } from './public-cache'

export const POSITION_COOKIE = 'botika_position'

interface Needs {
  db: Pick<Database, 'reads'>
  cache: PublicCache
  secret: string
  env: Pick<Env, 'BOTIKA_URL'>
}

/**
 * Has everybody read their own changes, whichever server answers them: a change forgets what this server kept, and the
 * place of the change in the database's log goes along in a signed cookie, for the next server to do the same.
 */
export function changesSeen(app: FastifyInstance, { db, cache, secret, env }: Needs) {
  const signer = new Signer(`${POSITION_COOKIE} ${secret}`)
  app.addHook('onRequest', (request, _reply, next) => {
    const signed = request.cookies[POSITION_COOKIE]
    const { valid, value } = signed === undefined ? { valid: false, value: null } : signer.unsign(signed)
    if (valid && db.reads.isNews(Number(value))) cache.clear()
    next()
  })
  return async (reply: FastifyReply) => {
    const position = await db.reads.mark()
    cache.clear()
    if (position === 0) return
    reply.setCookie(POSITION_COOKIE, signer.sign(String(position)), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: env.BOTIKA_URL?.startsWith('https:') || reply.request.protocol === 'https',
    })
  }
}
