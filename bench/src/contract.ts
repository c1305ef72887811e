import type { Endpoint } from '@botika/common/http/endpoint'
import { readdirSync } from 'node:fs'
import path from 'node:path'

const SOURCES = path.resolve(import.meta.dirname, '../../common/src')

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value

function endpointsIn(value: unknown): Endpoint[] {
  if (isEndpoint(value)) return [value]
  if (typeof value !== 'object' || value === null || '_zod' in value) return []
  return Object.values(value).filter(isEndpoint)
}

/** `GET /api/products/:id`. */
export const nameOf = ({ method, path: address }: Endpoint) => `${method} ${address}`

/** Every call that the contract declares, by its address. */
export async function declaredEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('endpoints.ts'))
      .map((file): Promise<Record<string, unknown>> => import(path.join(SOURCES, file))),
  )
  const found = modules.flatMap((module) => Object.values(module).flatMap(endpointsIn))
  const byName = new Map(found.map((endpoint) => [nameOf(endpoint), endpoint]))
  return [...byName.values()].sort((one, other) => (one.path < other.path ? -1 : 1))
}
