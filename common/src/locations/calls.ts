import type { Calls } from '../http/call'

const list = <Level extends string>(level: Level) =>
  ({ method: 'GET', path: `/v1/${level}`, permission: 'locations.read', isPublicRead: true }) as const

export const locationsCalls = {
  provinces: list('provinces'),
  cities: list('cities'),
  barangays: list('barangays'),
} as const satisfies Calls
