import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { MY_LOCATION, type Place } from '../place/atoms'
import { API, answeringApi } from '../testing/api'
import { bodyOf, wantedOf } from './body'
import { firstAddress } from './last-address'
import { filled } from './testing/filled-form'

const server = answeringApi()
const signal = new AbortController().signal

const MAKATI = { province: 'Metro Manila', city: 'City of Makati' }
const byName: Place = { name: 'Makati', ...MAKATI, barangay: null, lat: 14.55, lng: 121.033 }
const byDevice: Place = {
  name: MY_LOCATION,
  province: null,
  city: null,
  barangay: null,
  lat: 14.561,
  lng: 121.02,
}
const pin = { city: 'City of Makati', latitude: 14.561, longitude: 121.02 }

const page = (data: object[]) =>
  HttpResponse.json({ data, pagination: { page: 1, perPage: 2000, total: 1, lastPage: 1 } })

function answer(saved: object[] = []) {
  server.use(
    http.get('*/v1/provinces', () =>
      page([
        { code: '13', name: 'Metro Manila' },
        { code: '7', name: 'Cebu' },
      ]),
    ),
    http.get('*/v1/cities', () =>
      page([
        { code: '2', name: 'City of Cebu', province_code: '7', latitude: 10.316, longitude: 123.886 },
        { code: '1', name: 'City of Makati', province_code: '13', latitude: 14.55, longitude: 121.033 },
      ]),
    ),
    http.get(`${API}/addresses`, () =>
      HttpResponse.json({ data: saved, total: saved.length, current_page: 1, last_page: 1 }),
    ),
  )
}

const atHome: Place = { ...byName, name: 'Home', barangay: 'Urdaneta', lat: 14.561, lng: 121.02 }
const home = { id: 5, address: '2 Paseo de Roxas', barangay: 'Urdaneta', ...MAKATI }
const saved = { id: 4, address: '1 Ayala Avenue', barangay: 'Bel-Air', ...MAKATI }

it.each([
  ['a place of this name, without a pin', false, byName, { address: '', ...MAKATI, barangay: '', pin: null }],
  ['the pin of the saved address that was chosen', false, atHome, { ...MAKATI, barangay: 'Urdaneta', pin }],
  ['the saved address that was chosen, not the first one', true, atHome, { ...home, id: undefined, pin }],
  ['the city that the device is in, with its pin', false, byDevice, { ...MAKATI, barangay: '', pin }],
  ['the last address where the place is in its city', true, byDevice, { ...saved, id: undefined, pin }],
  [
    'the place where the last address is in another city',
    true,
    { ...byName, name: 'Cebu', province: 'Cebu', city: 'City of Cebu', lat: 10.316, lng: 123.886 },
    { address: '', province: 'Cebu', city: 'City of Cebu', pin: null },
  ],
  ['the last address where no place is known', true, null, { ...saved, id: undefined, pin: null }],
] as const)('begins with %s', async (_, isCustomer, place, expected) => {
  answer(isCustomer ? [saved, home] : [])
  const { id: _id, ...wanted } = { id: 0, ...expected }
  expect(await firstAddress({ isCustomer, place }, signal)).toMatchObject(wanted)
})

it('is nothing where nobody knows anything', async () => {
  expect(await firstAddress({ isCustomer: false, place: null }, signal)).toBeNull()
})

it('sends the pin of the device, as long as the address stays in its city', () => {
  const sums = { subtotal: 100, total: 149, delivery_fee: 49 }
  const sent = (form: typeof filled) => bodyOf({ form, items: [], sums, customer: null })
  const spot = { latitude: 14.561, longitude: 121.02 }
  const here = { ...filled, ...MAKATI, pin }
  expect(sent(here)).toMatchObject(spot)
  expect(wantedOf(here, {})).toMatchObject({ ...MAKATI, ...spot })
  for (const form of [
    { ...here, city: 'Quezon City' },
    { ...here, pin: null },
    { ...here, delivery_option: 'pick_up' as const },
  ])
    expect(sent(form)).not.toHaveProperty('latitude')
  expect(wantedOf({ ...here, city: 'Quezon City' }, {})).not.toHaveProperty('latitude')
  expect(wantedOf({ ...here, city: '' }, { city: 'Basco' })).toEqual({ city: 'Basco' })
})
