import { Problem } from '@botika/common/http/problem'
import { describe, expect, it } from 'vitest'
import { movedTo, orNotFound } from './not-found'

const absent = new Problem('not_found', 'This product is now Cetirizine.', {
  extra: { moved_to: { id: 7, name: 'Cetirizine' } },
})
const thrownBy = (request: Promise<unknown>) =>
  request.then(
    () => null,
    (error: unknown) => error,
  )

describe('a record that is not there', () => {
  it('is no such page', async () => {
    expect(await thrownBy(orNotFound(Promise.reject(new Problem('not_found'))))).toMatchObject({
      status: 404,
      message: 'This page could not be found',
    })
  })

  it('sends the visitor to the one it was merged into, for good', async () => {
    const successor = async () => {
      const found = await movedTo(Promise.reject(absent))
      return found && `/browse/products/${found.id}`
    }
    const thrown = await thrownBy(orNotFound(Promise.reject(absent), successor))
    expect(thrown).toBeInstanceOf(Response)
    expect((thrown as Response).status).toBe(301)
    expect((thrown as Response).headers.get('Location')).toBe('/browse/products/7')
  })

  it('is no such page where nothing took its place', async () => {
    const gone = new Problem('not_found')
    const successor = async () => ((await movedTo(Promise.reject(gone))) ? '/somewhere' : null)
    expect(await thrownBy(orNotFound(Promise.reject(gone), successor))).toMatchObject({ status: 404 })
  })

  it('leaves other failures what they are', async () => {
    const broken = new Problem('unavailable')
    expect(await thrownBy(orNotFound(Promise.reject(broken), async () => '/elsewhere'))).toBe(broken)
  })
})
