import { issueWords } from '@botika/common/http/issue-words'
import * as z from 'zod'
import type { Values } from './fields'

/** What is wrong with a form, one sentence a field, in the words that the server would use. */
export function fieldErrors(schema: z.core.$ZodType | undefined, values: Values): Values {
  const errors: Values = {}
  if (!schema) return errors
  const { error } = z.safeParse(schema, values, { error: issueWords })
  for (const { path, message } of error?.issues ?? []) errors[String(path[0] ?? '')] ??= message
  return errors
}
