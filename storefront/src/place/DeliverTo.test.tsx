import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { createStore, Provider } from '../lib/store'
import { placeAtom } from './atoms'
import { DeliverTo } from './DeliverTo'

const MAKATI = {
  name: 'Makati',
  province: 'Metro Manila',
  city: 'City of Makati',
  barangay: null,
  lat: 14.55512,
  lng: 121.02449,
}
const QUESTION = 'Where should it go? Choose a place'
let store = createStore()

beforeEach(() => {
  localStorage.clear()
  store = createStore()
})

const Address = () => {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}
function show(isTime: boolean, at = '/search/products/biogesic') {
  history.replaceState(null, '', at)
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <DeliverTo isTime={isTime} />
        <Address />
      </MemoryRouter>
    </Provider>,
  )
}
const named = (name: string) => screen.queryByRole('button', { name })

it('asks when it is time, and nobody who has waved it away, also after a reload', () => {
  const { unmount } = show(false)
  expect(named('Deliver to: choose a place')).toBeTruthy()
  expect(named('Not now')).toBeNull()
  unmount()

  const asked = show(true)
  expect(named(QUESTION)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(named(QUESTION)).toBeNull()
  expect(document.activeElement).toBe(named('Deliver to: choose a place'))
  asked.unmount()

  store = createStore()
  show(true)
  expect(named(QUESTION)).toBeNull()
})

it('says the place, kept to three decimals, and forgets it with one tap without asking again', () => {
  store.set(placeAtom, MAKATI)
  show(true, '/browse/products?brand=Biogesic&filter=nearest&lat=14.555&lng=121.024&page=2')
  expect(named('Deliver to: Makati')).toBeTruthy()
  expect(localStorage.getItem('place')).toMatch(/"lat":14\.555,"lng":121\.024/)

  fireEvent.click(screen.getByRole('button', { name: 'Delete my location' }))
  expect(store.get(placeAtom)).toBeNull()
  expect(document.activeElement).toBe(named('Deliver to: choose a place'))
  expect(screen.getByRole('status').textContent).toBe('/browse/products?brand=Biogesic')
})

it('reads a place of an older release', () => {
  localStorage.setItem('place', JSON.stringify({ name: 'Makati', lat: 14.555, lng: 121.024 }))
  show(true)
  expect(named('Deliver to: Makati')).toBeTruthy()
})
