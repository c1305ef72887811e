import { grantsOf } from '@botika/common/roles/policy'
import type { Endpoint } from '@botika/common/http/endpoint'
import { ProblemBody } from '@botika/common/http/problem-body'
import { fieldsOf, type Json, shapesOf } from './schemas'

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  parameters: Json[]
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> }
  responses: Record<string, Json>
  security: Json[]
  /** Who may call it, and how far it reaches: `all` records or their `own`. */
  'x-roles': Json
}

export interface Document {
  openapi: '3.1.0'
  info: Json
  servers: Json[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json>; responses: Record<string, Json>; securitySchemes: Json }
}

const VERSION = '1.0.0'
const REFUSALS: Record<string, string> = {
  '400': 'The request could not be read',
  '401': 'Sign in first, or again',
  '403': 'Your role may not do this',
  '404': 'Absent, or not yours',
  '409': 'Conflicts with the present state; `code` and `detail` say which',
  '413': 'Larger than what is accepted',
  '415': 'A kind of content that is not accepted',
  '422': 'Fields are not valid; `errors` names them',
  '429': 'Too many requests; see Retry-After',
  '503': 'Shutting down, or without a database; see Retry-After',
}

export function openApiDocument(endpoints: readonly Endpoint[]): Document {
  const sorted = [...endpoints].sort((one, other) =>
    one.path < other.path ? -1 : one.path > other.path ? 1 : 0,
  )
  const shapes = shapesOf(sorted, operationIdOf)
  const paths: Document['paths'] = {}
  for (const endpoint of sorted) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, shapes.refOf) }
  }
  const names = [...new Set(sorted.map(tagOf))].sort()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Botika',
      version: VERSION,
      description:
        'A health marketplace for the Philippines. Money is pesos with at most two decimals; times are ISO 8601 in UTC; errors are application/problem+json (RFC 9457).',
    },
    servers: [{ url: '/' }],
    tags: names.map((name) => ({ name })),
    paths,
    components: {
      schemas: shapes.components,
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [
          `Refused${status}`,
          { description, content: { 'application/problem+json': { schema: shapes.refOf(ProblemBody) } } },
        ]),
      ),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token of POST /api/auth/login' },
      },
    },
  }
}

type RefOf = ReturnType<typeof shapesOf>['refOf']

function operationOf(endpoint: Endpoint, refOf: RefOf): Operation {
  const roles = grantsOf(endpoint.permission)
  const { params, query, body, bodyKind, isIdempotent } = endpoint
  return {
    operationId: operationIdOf(endpoint),
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    parameters: [
      ...fieldsOf(params).map((field) => ({
        name: field.name,
        in: 'path',
        required: true,
        schema: field.schema,
      })),
      ...fieldsOf(query).map(({ name, isRequired, schema }) => ({
        name,
        in: 'query',
        required: isRequired,
        schema,
      })),
      ...(isIdempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', maxLength: 200 },
            },
          ]
        : []),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: refOf(body) },
              ...(bodyKind === 'multipart' ? { 'multipart/form-data': { schema: refOf(body) } } : {}),
            },
          },
        }
      : {}),
    responses: responsesOf(endpoint, refOf, 'guest' in roles),
    security: 'guest' in roles ? [{}, { bearer: [] }] : [{ bearer: [] }],
    'x-roles': roles,
  }
}

function responsesOf(endpoint: Endpoint, refOf: RefOf, isOpen: boolean): Record<string, Json> {
  const { method, params, query, body, bodyKind, rateLimit, isPublicRead, managePermission, replyType } =
    endpoint
  const success = {
    description: endpoint.status === 201 ? 'Made; Location says where' : 'Done',
    content: replyType
      ? { [replyType]: { schema: { type: 'string' } } }
      : { 'application/json': { schema: refOf(endpoint.reply) } },
  }
  const isClosed = !isOpen || managePermission !== undefined
  const refusals = [
    body && '400',
    isClosed && '401',
    isClosed && '403',
    params && '404',
    method !== 'GET' && '409',
    bodyKind === 'multipart' && '413',
    body && '415',
    (query ?? body) && '422',
    rateLimit && '429',
    '503',
  ].filter((status): status is string => typeof status === 'string')
  return {
    [String(endpoint.status ?? 200)]: success,
    ...(isPublicRead
      ? { '304': { description: 'As you have it: your If-None-Match is the present ETag' } }
      : {}),
    ...Object.fromEntries(
      refusals.map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
    ),
  }
}

const tagOf = ({ permission }: Endpoint) => permission.split('.')[0] ?? ''

function operationIdOf({ method, path }: Endpoint): string {
  const words = path
    .replace(/^\/(?:api|v1)\//, '')
    .replace(/:(\w+)/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${method.toLowerCase()}${words.join('')}`
}
