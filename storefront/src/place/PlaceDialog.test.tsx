import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { createStore, Provider } from '../lib/store'
import { userAtom } from '../session/atoms'
import { answeringApi, API, whenLineIsBack } from '../testing/api'
import { placeAtom } from './atoms'
import { PlaceDialog } from './PlaceDialog'

const server = answeringApi()
let store = createStore()

// jsdom draws no dialog
HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

const listOf = (data: object[]) =>
  HttpResponse.json({ data, pagination: { page: 1, perPage: 2000, total: 1, lastPage: 1 } })
const lost = () => new HttpResponse(null, { status: 500 })
const provinces = http.get('*/v1/provinces', () =>
  listOf([
    { code: '13', name: 'Metro Manila' },
    { code: '7', name: 'Cebu' },
  ]),
)
const cities = http.get('*/v1/cities', () =>
  listOf([
    { code: '1', name: 'City of Makati', province_code: '13', latitude: 14.555, longitude: 121.024 },
    { code: '2', name: 'City of Cebu', province_code: '7', latitude: 10.316, longitude: 123.886 },
    { code: '3', name: 'Nowhere', province_code: '7', latitude: null, longitude: null },
  ]),
)

beforeEach(() => {
  localStorage.clear()
  store = createStore()
  Element.prototype.scrollIntoView = () => undefined
})

function show() {
  const onChosen = vi.fn<(place: { lat: number; lng: number }) => void>()
  render(
    <Provider store={store}>
      <PlaceDialog onClose={() => undefined} onChosen={onChosen} />
    </Provider>,
  )
  return { onChosen, user: userEvent.setup() }
}
const box = () => screen.findByRole('combobox', { name: 'City or municipality' })

it.each(['cebu', 'Cebu City', 'city of ceb'])('finds a city of the country by “%s”', async (typed) => {
  server.use(provinces, cities)
  const { user, onChosen } = show()
  await user.type(await box(), typed)
  await user.click(await screen.findByRole('option', { name: 'City of Cebu, Cebu' }))
  expect(store.get(placeAtom)).toMatchObject({
    name: 'Cebu',
    province: 'Cebu',
    city: 'City of Cebu',
    lat: 10.316,
  })
  expect(onChosen).toHaveBeenCalledOnce()
})

it('offers no city whose place nobody knows', async () => {
  server.use(provinces, cities)
  const { user } = show()
  await user.type(await box(), 'cebu')
  await screen.findByRole('option', { name: 'City of Cebu, Cebu' })
  await user.clear(await box())
  await user.type(await box(), 'nowhere')
  expect(screen.queryByRole('option', { name: /Nowhere/ })).toBeNull()
})

it('asks for lost cities once more when the line is back', async () => {
  server.use(provinces, http.get('*/v1/cities', lost))
  const { user } = show()
  await user.click(await box())
  await screen.findByText('The list did not load.')
  server.use(cities)
  await whenLineIsBack(() =>
    expect(screen.getByRole('option', { name: 'City of Makati, Metro Manila' })).toBeTruthy(),
  )
})

it('takes the position of the device, no closer than a hundred metres', async () => {
  server.use(provinces, cities)
  const position = { coords: { latitude: 14.5554321, longitude: 121.0249876 } } as GeolocationPosition
  Object.assign(navigator, {
    geolocation: { getCurrentPosition: (found: PositionCallback) => found(position) },
  })
  const { user, onChosen } = show()
  await user.click(screen.getByRole('button', { name: 'Use my location' }))
  expect(store.get(placeAtom)).toMatchObject({ lat: 14.555, lng: 121.025, city: null })
  expect(onChosen.mock.calls[0]?.[0]).toMatchObject({ lat: 14.555, lng: 121.025 })
})

it('offers the addresses of an account, with the centre of the city where none has a pin', async () => {
  const address = {
    id: 4,
    label: 'Home',
    address: '1 Ayala Avenue',
    barangay: 'Bel-Air',
    city: 'City of Makati',
    province: 'Metro Manila',
    latitude: null,
    longitude: null,
  }
  server.use(
    provinces,
    cities,
    http.get(`${API}/addresses`, () =>
      HttpResponse.json({ data: [address], total: 1, current_page: 1, last_page: 1 }),
    ),
  )
  const { user } = show()
  act(() => store.set(userAtom, { id: 3, roles: [{ name: 'customer' }] } as never))
  const button = await screen.findByRole('button', { name: /1 Ayala Avenue/ })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await user.click(button)
  expect(store.get(placeAtom)).toMatchObject({
    name: 'Home',
    barangay: 'Bel-Air',
    city: 'City of Makati',
    lat: 14.555,
  })
})
