import { Problem } from '@botika/common/http/problem'
import { expect, it } from 'vitest'
import { deleteIgnoringMissing } from './delete-ignoring-missing'

it('has what is gone already taken away, and tells of all that hinders it', async () => {
  await expect(deleteIgnoringMissing(Promise.resolve({}))).resolves.toBeUndefined()
  await expect(deleteIgnoringMissing(Promise.reject(new Problem('not_found')))).resolves.toBeUndefined()
  await expect(deleteIgnoringMissing(Promise.reject(new Problem('unavailable')))).rejects.toMatchObject({
    status: 503,
  })
})
