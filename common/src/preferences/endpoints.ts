import { t } from '../messages/reader'
import * as messages from '../messages/checks'
import * as z from 'zod'
import { endpoint } from '../http/endpoint'
import { preferencesCalls } from './calls'

/** Characters of JSON. */
export const MAX_PREFERENCE_LENGTH = 16_384
export const MAX_PREFERENCES = 200

// half a letter, or a zero byte: neither can be kept
const UNKEEPABLE = /(?:^|[^\\])(?:\\\\)*\\u(?:0000|d[89a-f])/i

const KeyParams = z.object({ key: z.string().regex(/^[a-zA-Z0-9_.:-]{1,100}$/) })
const Preference = z.object({ key: z.string(), value: z.json() })

export const preferences = {
  list: endpoint({
    ...preferencesCalls.list,
    summary: 'What the screens remember for the signed-in person: saved filters, columns, choices',
    reply: z.object({
      data: z.array(Preference),
      shared: z
        .array(Preference.extend({ by: z.string() }))
        .describe('What others of the same pharmacy, or other admins, keep for all of them'),
    }),
  }),
  put: endpoint({
    ...preferencesCalls.put,
    summary: 'Remember a choice',
    params: KeyParams,
    body: z.object({
      value: z
        .json()
        .refine((value) => JSON.stringify(value).length <= MAX_PREFERENCE_LENGTH, {
          error: () => t(messages.tooMuchToRemember),
        })
        .refine((value) => !UNKEEPABLE.test(JSON.stringify(value)), {
          error: () => t(messages.cannotBeKept),
        }),
    }),
    reply: Preference,
  }),
  remove: endpoint({
    ...preferencesCalls.remove,
    summary: 'Forget a choice',
    params: KeyParams,
    reply: z.object({ key: z.string() }),
  }),
}
