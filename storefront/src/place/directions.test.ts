import { expect, it } from 'vitest'
import { directionsTo } from './directions'

const nowhere = { latitude: null, longitude: null, address: '', city: null }

it('leads to the spot, or else to the address', () => {
  const address = { address: '1 Rizal Street', city: 'Pasig' }
  expect(directionsTo({ ...nowhere, ...address, latitude: 14.5, longitude: 121 })).toMatch(
    /directions\?to=14.5%2C121$/,
  )
  expect(directionsTo({ ...nowhere, ...address })).toMatch(/query=1%20Rizal%20Street%2C%20Pasig%2C/)
})

it('leads nowhere while no place is known', () => {
  expect(directionsTo(nowhere)).toBeNull()
})
