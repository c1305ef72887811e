import { expect, it } from 'vitest'
import { KNOWN_QUERY } from './known-query'
import { paths } from '../lib/paths'

// a page that is rendered without what its address asks for hydrates with an error
it.each([paths.trackYourOrder('BTK-1'), paths.trackRecurring('BTK-1')])('knows what %s asks for', (path) => {
  const names = [...new URL(path, 'http://shop.test').searchParams.keys()]
  expect(names).toHaveLength(1)
  expect(KNOWN_QUERY).toEqual(expect.arrayContaining(names))
})
