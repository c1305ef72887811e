import { Problem } from '@botika/common/http/problem'
import { expect, it } from 'vitest'
import { takeAway } from './take-away'

it('has what is gone already taken away, and tells of all that hinders it', async () => {
  await expect(takeAway(Promise.resolve({}))).resolves.toBeUndefined()
  await expect(takeAway(Promise.reject(new Problem('not_found')))).resolves.toBeUndefined()
  await expect(takeAway(Promise.reject(new Problem('unavailable')))).rejects.toMatchObject({ status: 503 })
})
