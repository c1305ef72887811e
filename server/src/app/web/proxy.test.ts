import { Problem } from '@botika/common/http/problem'
import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const FILE = path.resolve(import.meta.dirname, '../../../../deploy/cluster/haproxy.cfg')
const [toPrograms = '', toPeople = ''] = [
  ...readFileSync(FILE, 'utf8').matchAll(/http-error status 503 .* string '(.*)'/g),
].map(([, text]) => text)

it('the proxy refuses as a server does, without a sentence, which a browser says in its reader’s language', () => {
  const refusal = JSON.parse(toPrograms) as object
  expect(new Problem('unavailable').toBody('en')).toMatchObject(refusal)
  expect(Problem.fromBody(refusal, 503).toBody('fil')).toMatchObject({
    code: 'unavailable',
    message_id: 'problem.unavailableTryAgain',
  })
})

it('the proxy’s busy page says in both languages what a server’s says', () => {
  for (const language of ['en', 'fil'] as const)
    expect(toPeople).toContain(phrase(messages.busyAndAgain).in(language))
})
