import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import type { BotikaDataProvider } from './data-provider'
import { saying } from './saying'

const loud = (text: string) => text.toUpperCase()

const failing = (problem: unknown) =>
  saying(
    { supportAbortSignal: true, getOne: () => Promise.reject(problem) } as unknown as BotikaDataProvider,
    loud,
  )
const thrown = (problem: unknown) =>
  failing(problem)
    .getOne('couriers', { id: 1 })
    .catch((error: unknown) => error)

it('says refusals and the faults of fields in the chosen language, and keeps what programs read', async () => {
  const body = { code: 'invalid', errors: { name: 'too long' }, extra: { id: 3 } }
  const error = await thrown(new HttpError('some fields', 422, body))
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({
    message: 'SOME FIELDS',
    status: 422,
    body: { code: 'invalid', errors: { name: 'TOO LONG' }, extra: { id: 3 } },
  })
})

it('says other failures, and leaves what was superseded alone', async () => {
  expect(await thrown(new Error('1 of 3 did not work'))).toMatchObject({ message: '1 OF 3 DID NOT WORK' })
  const superseded = new DOMException('superseded', 'AbortError')
  expect(await thrown(superseded)).toBe(superseded)
})

it('leaves what is no call as it is', () => {
  expect(failing(null).supportAbortSignal).toBe(true)
})
