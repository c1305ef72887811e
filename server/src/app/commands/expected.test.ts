import { EmbeddedDatabaseError } from '@botika/embedded-postgres'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { CliError } from '../../platform/lib/cli-error'
import { expectedEnd } from './expected'

const failed = (code: string) => Object.assign(new Error('No space left on device'), { code })

it.each([
  ['a file that could not be written', failed('ENOSPC')],
  ['a quota that is used up', failed('EDQUOT')],
  ['a table that could not grow', failed('53100')],
  ['a statement of a migration', new DrizzleQueryError('create table', [], failed('53100'))],
])('says that the disk is full for %s', (_, error) => {
  expect(expectedEnd(error)).toBe(
    'The disk is full: free some space and start again; nothing that was saved is lost.',
  )
})

it('says which rights the account lacks, and that a standby takes no changes', () => {
  const denied = Object.assign(new Error('permission denied for database shop'), { code: '42501' })
  const sentence = expectedEnd(new DrizzleQueryError('create schema drizzle', [], denied))
  expect(sentence).toMatch(/\(permission denied for database shop\): let it own the database/)
  expect(sentence).not.toContain('create schema')
  expect(expectedEnd(failed('25006'))).toMatch(/^The database is read-only/)
})

it('says a refusal as it is, and nothing of what nobody expected', () => {
  expect(expectedEnd(new CliError('There is no option --x.'))).toBe('There is no option --x.')
  expect(expectedEnd(new EmbeddedDatabaseError('It is held.'))).toBe('It is held.')
  expect(expectedEnd(failed('42P01'))).toBeNull()
  expect(expectedEnd('a text')).toBeNull()
})
