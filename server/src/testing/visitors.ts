import { everybodys, type RoleName } from '@botika/common/roles/roles'
import { Problem } from '@botika/common/http/problem'
import Fastify, { type FastifyInstance } from 'fastify'
import { tmpdir } from 'node:os'
import type { Database } from '../platform/db/client'
import { acceptBodies } from '../platform/http/body'
import { handleErrors } from '../platform/http/errors'
import { publicCache } from '../platform/http/public-cache'
import { makeServe, type Serve } from '../platform/http/serve'
import type { Person } from '../platform/sessions/person'

type Visit = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => Promise<Answer>

interface Answer {
  status: number
  headers: Record<string, unknown>
  body: Body
}

/** An answer's fields; which of them are there is for the test to say. */
interface Body {
  id: number
  total: number
  data: Body[]
  errors: unknown
  [field: string]: unknown
}

/** An application of the given parts alone, and people who call it. */
export async function appFor(db: Database, put: (serve: Serve, app: FastifyInstance) => void) {
  const app = Fastify()
  await acceptBodies(app)
  handleErrors(app)
  const people = new Map<string, Person>()
  const { serve } = makeServe({
    app,
    inTurn: (_lane, work) => work(),
    cache: publicCache(0),
    reads: db.reads,
    onPublicChange: () => Promise.resolve(),
    folder: tmpdir(),
    readPerson: async (token) => {
      const person = people.get(token)
      if (!person) throw new Problem('not_signed_in')
      return person
    },
    onExport: () => {},
    limit: () => Promise.resolve(undefined),
  })
  put(serve, app)

  const visitAs =
    (token: string | null): Visit =>
    async (method, url, body) => {
      const answer = await app.inject({
        method,
        url,
        ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
        ...(body === undefined ? {} : { payload: body }),
      })
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() as Body }
    }

  return {
    app,
    guest: visitAs(null),

    /** Somebody signed in with a role, kept in the database. */
    async signedIn(role: RoleName, pharmacyId: number | null = null): Promise<Visit> {
      const token = `${role}-${people.size + 1}`
      const roles = everybodys([role])
      const position = role === 'seller' ? 'owner' : null
      const { rows } = await db.sql.query<{ id: number }>(
        `insert into users (email, first_name, last_name, roles, pharmacy_id, position) values ($1, 'Ana', 'Reyes', $2, $3, $4) returning id`,
        [`${token}@example.com`, roles, pharmacyId, position],
      )
      people.set(token, { id: rows[0]?.id ?? 0, roles, pharmacyId, position, family: token })
      return visitAs(token)
    },
  }
}

/** A pharmacy, by its name. */
export async function makePharmacy(db: Database, name: string): Promise<number> {
  const { rows } = await db.sql.query<{ id: number }>(
    `insert into pharmacies (name, slug, name_sort) values ($1, lower($1), lower($1)) returning id`,
    [name],
  )
  return rows[0]?.id ?? 0
}
