import type { Permission } from '../roles/policy'

/** Sent with each page of a list that somebody saves as a file, for the security log. */
export const EXPORT_HEADER = 'botika-export'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the API without its schemas: light enough for every browser. */
export interface LightCall {
  method: Method
  path: `/${string}`
  /** What the policy table must grant. */
  permission: Permission
  /** `scope=manage` asks for the management view, which needs this permission instead. */
  managePermission?: Permission
  status?: 200 | 201
  /** How the body travels: `multipart` when a file can come along (JSON is accepted as well). */
  bodyKind?: 'json' | 'multipart'
  /** True when an answer may be kept by anybody: a public read that never looks at the token. */
  isPublicRead?: boolean
  /** True when the call honours an `Idempotency-Key`. */
  isIdempotent?: boolean
  /** Name of the rate limit that guards the call (limits are in the server's configuration). */
  rateLimit?: string
  /** Answers something else than JSON, for example `text/csv`. */
  replyType?: string
}

/** The calls of one noun by name; its `endpoints.ts` adds the schemas. */
export type Calls = Readonly<Record<string, LightCall>>

export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
