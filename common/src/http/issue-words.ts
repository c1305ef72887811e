import { t } from '../messages/reader'
import * as messages from '../messages/checks'
import type * as z from 'zod'

/** Says in plain words what is wrong with a field; null leaves the schema's own words. */
export function issueWords(issue: z.core.$ZodRawIssue): string | null {
  const { input } = issue
  if (input === undefined || input === null || input === '') return t(messages.pleaseFillThisIn)
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int'
        ? t(messages.pleaseTypeANumber)
        : t(messages.shouldBe, { kind: article(issue.expected) })
    case 'too_big':
      return issue.origin === 'string'
        ? t(messages.atMostCharacters, { maximum: Number(issue.maximum) })
        : t(messages.atMost, { maximum: Number(issue.maximum) })
    case 'too_small':
      return issue.origin === 'string'
        ? t(messages.atLeastCharacters, { minimum: Number(issue.minimum) })
        : t(messages.atLeast, { minimum: Number(issue.minimum) })
    case 'invalid_value':
      return t(messages.chooseOneOf, { names: issue.values.map(String).join(', ') })
    case 'invalid_format':
      return FORMATS[issue.format]?.() ?? null
    case 'invalid_union':
      return t(messages.notValid)
    default:
      return null
  }
}

const FORMATS: Record<string, () => string> = {
  date: () => t(messages.pleaseTypeADate),
  datetime: () => t(messages.pleaseTypeADateAndTime),
  url: () => t(messages.pleaseTypeAWebAddress),
}

const article = (kind: string) => (/^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`)
