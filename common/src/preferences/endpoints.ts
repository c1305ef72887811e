import * as z from 'zod'
import { endpoint } from '../http/endpoint'

/** Characters of JSON that one preference may take. */
export const MAX_PREFERENCE_LENGTH = 16_384
/** Preferences that one account can keep. */
export const MAX_PREFERENCES = 200

// half a letter, or a zero byte: neither can be kept
const UNKEEPABLE = /(?:^|[^\\])(?:\\\\)*\\u(?:0000|d[89a-f])/i

const KeyParams = z.object({ key: z.string().regex(/^[a-zA-Z0-9_.:-]{1,100}$/) })
const Preference = z.object({ key: z.string(), value: z.json() })

export const preferences = {
  list: endpoint({
    method: 'GET',
    path: '/api/preferences',
    summary: 'What the screens remember for the signed-in person: saved filters, columns, choices',
    permission: 'preferences.read',
    reply: z.object({ data: z.array(Preference) }),
  }),
  put: endpoint({
    method: 'PUT',
    path: '/api/preferences/:key',
    summary: 'Remember a choice',
    permission: 'preferences.update',
    params: KeyParams,
    body: z.object({
      value: z
        .json()
        .refine((value) => JSON.stringify(value).length <= MAX_PREFERENCE_LENGTH, {
          message: 'This is too much to remember',
        })
        .refine((value) => !UNKEEPABLE.test(JSON.stringify(value)), {
          message: 'This has characters that can’t be kept',
        }),
    }),
    reply: Preference,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/preferences/:key',
    summary: 'Forget a choice',
    permission: 'preferences.update',
    params: KeyParams,
    reply: z.object({ key: z.string() }),
  }),
}
