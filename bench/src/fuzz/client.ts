import { Agent, request } from 'node:http'
import { session } from '@botika/common/session/endpoints'
import type { Mischief, Visitor } from './requests'

export interface Answer {
  status: number
  type: string
  text: string
}

const PASSWORD = 'botika-demo'
const ACCOUNTS = {
  customer: 'customer@botika.test',
  seller: 'seller@botika.test',
  admin: 'admin@botika.test',
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Sends mischief, signed in as whoever it pretends to be. */
export function openClient(base: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const tokens: Partial<Record<Visitor, string>> = {
    garbage: 'Bearer \u00ff../../..',
    unsigned: `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: '1', roles: ['admin'] })}.`,
  }

  function send(mischief: Omit<Mischief, 'operation'>): Promise<Answer> {
    const { method, path, headers, body, visitor } = mischief
    const authorization = tokens[visitor]
    return new Promise((resolve, reject) => {
      const sent = request(
        base,
        {
          method,
          path,
          agent,
          headers: {
            ...headers,
            ...(authorization ? { authorization } : {}),
            ...(body ? { 'content-length': body.length } : {}),
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              type: response.headers['content-type'] ?? '',
              text: Buffer.concat(chunks).toString(),
            }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }

  const post = (path: string, visitor: Visitor, value: object) =>
    send({
      method: 'POST',
      path,
      visitor,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(value)),
    })

  return {
    send,

    /** Signs in whoever is not signed in any more. */
    async enter() {
      for (const [visitor, email] of Object.entries(ACCOUNTS) as [keyof typeof ACCOUNTS, string][]) {
        if (tokens[visitor] && (await post(session.user.path, visitor, {})).status === 200) continue
        const { status, text } = await post(session.login.path, 'guest', { email, password: PASSWORD })
        if (status !== 200) throw new Error(`${email} can't sign in (${status}): ${text.slice(0, 200)}`)
        const { access_token } = JSON.parse(text) as { access_token: string }
        tokens[visitor] = `Bearer ${access_token}`
        // the same with other claims, so that its signature no longer fits
        if (visitor === 'customer') {
          const [head, claims = '', signature] = access_token.split('.')
          const { ...read } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object
          tokens.forged = `Bearer ${head}.${part({ ...read, sub: '1', roles: ['admin'] })}.${signature}`
        }
      }
    },

    close: () => agent.destroy(),
  }
}
