import { http, HttpResponse } from 'msw'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createStore } from '../lib/store'
import { answeringApi, API } from '../testing/api'
import { keepPlace } from './account'
import { placeAtom } from './atoms'

const server = answeringApi()
const MAKATI = {
  name: 'Makati',
  province: 'Metro Manila',
  city: 'City of Makati',
  barangay: null,
  lat: 14.555,
  lng: 121.024,
}
const CEBU = { ...MAKATI, name: 'Cebu', province: 'Cebu', city: 'City of Cebu', lat: 10.316, lng: 123.886 }
let store = createStore()
let saved: unknown[] = []

beforeEach(() => {
  localStorage.clear()
  store = createStore()
  // read as the header does
  store.sub(placeAtom, () => undefined)
  saved = []
})

const keeps = (value?: unknown) =>
  server.use(
    http.get(`${API}/preferences`, () =>
      HttpResponse.json({ data: value === undefined ? [] : [{ key: 'place', value }] }),
    ),
    http.put(`${API}/preferences/place`, async ({ request }) => {
      const { value: now } = (await request.json()) as { value: unknown }
      saved.push(now)
      return HttpResponse.json({ key: 'place', value: now })
    }),
  )
const placed = (name: string) => waitFor(() => expect(store.get(placeAtom)?.name).toBe(name))

it('brings the place of the account to a browser that has none', async () => {
  keeps({ place: CEBU, at: 5 })
  keepPlace(store)
  await placed('Cebu')
  expect(saved).toEqual([])
})

it('keeps what was chosen last, here or elsewhere', async () => {
  keeps({ place: CEBU, at: 5 })
  store.set(placeAtom, { ...MAKATI, at: 6 })
  keepPlace(store)
  await waitFor(() => expect(saved).toEqual([{ place: MAKATI, at: 6 }]))
  await placed('Makati')
})

it('forgets here what was forgotten later elsewhere', async () => {
  keeps({ place: null, at: 9 })
  store.set(placeAtom, { ...MAKATI, at: 6 })
  keepPlace(store)
  await waitFor(() => expect(store.get(placeAtom)).toBeNull())
})

it('forgets with the account what was forgotten before the account answered', async () => {
  keeps({ place: CEBU, at: 5 })
  store.set(placeAtom, { ...MAKATI, at: 6 })
  keepPlace(store)
  store.set(placeAtom, null)
  await waitFor(() => expect(saved).toMatchObject([{ place: null }]))
  expect(store.get(placeAtom)).toBeNull()
})

it('forgets what was chosen and forgotten before the account answered', async () => {
  keeps({ place: CEBU, at: 5 })
  keepPlace(store)
  store.set(placeAtom, MAKATI)
  store.set(placeAtom, null)
  await waitFor(() => expect(saved).toMatchObject([{ place: null }]))
  expect(store.get(placeAtom)).toBeNull()
})

it('leaves no place behind for who signs out before the account answered', async () => {
  keeps({ place: CEBU, at: 5 })
  store.set(placeAtom, { ...MAKATI, at: 6 })
  keepPlace(store)()
  expect(store.get(placeAtom)).toBeNull()
})

it('tells the account of each change, and takes the place along at the end', async () => {
  keeps()
  const stop = keepPlace(store)
  await waitFor(() => {
    store.set(placeAtom, MAKATI)
    expect(saved).toHaveLength(1)
  })
  store.set(placeAtom, null)
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ place: null }))
  const before = saved.length
  store.set(placeAtom, CEBU)
  await waitFor(() => expect(saved).toHaveLength(before + 1))
  stop()
  expect(store.get(placeAtom)).toBeNull()
})

it('does not mind what it cannot read', async () => {
  keeps({ place: { name: 'Makati' }, at: 'soon' })
  store.set(placeAtom, MAKATI)
  keepPlace(store)
  await waitFor(() => expect(saved).toHaveLength(1))
  await placed('Makati')
})
