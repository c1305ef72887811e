import { issueWords } from '@botika/common/http/issue-words'
import * as z from 'zod'
import type { Values } from './fields'

/** What is wrong with a form, one sentence a field, in the words that the server would use. */
export function faultsOf(schema: z.core.$ZodType | undefined, values: Values): Values {
  const faults: Values = {}
  if (!schema) return faults
  const { error } = z.safeParse(schema, values, { error: issueWords })
  for (const { path, message } of error?.issues ?? []) faults[String(path[0] ?? '')] ??= message
  return faults
}
