import { issueWords } from '@botika/common/http/codecs'
import * as z from 'zod'
import type { Values } from './fields'

export function fieldErrors(schema: z.core.$ZodType | undefined, values: Values): Values {
  const errors: Values = {}
  if (!schema) return errors
  const { error } = z.safeParse(schema, values, { error: issueWords })
  for (const { path, message } of error?.issues ?? []) errors[String(path[0] ?? '')] ??= message
  return errors
}
