import type * as z from 'zod'

/** Says in plain words what is wrong with a field; null leaves the schema's own words. */
export function issueWords(issue: z.core.$ZodRawIssue): string | null {
  const { input } = issue
  if (input === undefined || input === null || input === '') return 'Please fill this in'
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int'
        ? 'Please type a number'
        : `This should be ${article(issue.expected)}`
    case 'too_big':
      return issue.origin === 'string' ? `At most ${issue.maximum} characters` : `At most ${issue.maximum}`
    case 'too_small':
      return issue.origin === 'string' ? `At least ${issue.minimum} characters` : `At least ${issue.minimum}`
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return FORMATS[issue.format] ?? null
    case 'invalid_union':
      return 'This is not valid'
    default:
      return null
  }
}

const FORMATS: Record<string, string> = {
  date: 'Please type a date such as 2026-01-31',
  datetime: 'Please type a date and time such as 2026-01-31T08:00:00Z',
  url: 'Please type an address such as https://example.com',
}

const article = (kind: string) => (/^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`)
