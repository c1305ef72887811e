import * as ui from '@botika/common/messages/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { type Place, placeAtom } from '../place/atoms'
import { createStore, Provider } from '../lib/store'
import { answeringApi } from '../testing/api'
import { SortTools } from './SortTools'

const SORTS = [
  { value: '', text: ui.alphabetical },
  { value: 'nearest', text: ui.nearest },
]
const server = answeringApi()
let store = createStore()
let changes = 0

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

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
  server.use(
    http.get('*/v1/provinces', () => listOf([{ code: '13', name: 'Metro Manila' }])),
    http.get('*/v1/cities', () =>
      listOf([
        { code: '1', name: 'City of Makati', province_code: '13', latitude: 14.55512, longitude: 121.024 },
      ]),
    ),
  )
  store = createStore()
  changes = 0
})

function Address() {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

function show(at: string, place: Place | null = null) {
  history.replaceState(null, '', at)
  if (place) store.set(placeAtom, place)
  const query = new URLSearchParams(at.split('?')[1])
  const degrees = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined)
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <form id="list">
          <input name="brand" defaultValue="Biogesic" />
        </form>
        <SortTools
          sorts={SORTS}
          current={query.get('filter') ?? ''}
          from={{ lat: degrees('lat'), lng: degrees('lng') }}
          form="list"
          onChange={() => changes++}
        />
        <Address />
      </MemoryRouter>
    </Provider>,
  )
}

const sort = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
const address = () => screen.getByRole('status').textContent
const MAKATI = {
  name: 'Makati',
  province: 'Metro Manila',
  city: 'City of Makati',
  barangay: null,
  lat: 14.555,
  lng: 121.024,
}
async function chooseMakati() {
  const user = userEvent.setup()
  await user.type(await screen.findByRole('combobox', { name: 'City or municipality' }), 'maka')
  await user.click(await screen.findByRole('option', { name: 'City of Makati, Metro Manila' }))
}

it('asks whoever chooses "Nearest" for the place, and sorts from there with the filters that are on', async () => {
  show('/browse/products')
  fireEvent.change(sort(), { target: { value: 'nearest' } })
  expect(changes).toBe(0)
  await chooseMakati()
  expect(address()).toBe('/browse/products?brand=Biogesic&filter=nearest&lat=14.555&lng=121.024')
  expect(store.get(placeAtom)).toMatchObject(MAKATI)
})

it('goes back to the sort of the address when no place was given', async () => {
  show('/browse/products')
  fireEvent.change(sort(), { target: { value: 'nearest' } })
  const close = await screen.findByRole('button', { name: 'Close' })
  act(() => close.click())
  expect(sort().value).toBe('')
  expect(address()).toBe('/browse/products')
})

it('sorts by distance from the button above the list too', async () => {
  show('/browse/products')
  fireEvent.click(screen.getByRole('button', { name: 'Nearest first' }))
  await chooseMakati()
  expect(address()).toContain('filter=nearest&lat=14.555&lng=121.024')
})

it('asks nobody twice', () => {
  show('/browse/products', MAKATI)
  fireEvent.change(sort(), { target: { value: 'nearest' } })
  expect(changes).toBe(1)
  const form = document.querySelector('form')
  if (!form) throw new Error('no form')
  expect(new FormData(form).get('lat')).toBe('14.555')
})

it('sorts from a known place at once', () => {
  show('/browse/products', MAKATI)
  fireEvent.click(screen.getByRole('button', { name: 'Nearest first', pressed: false }))
  expect(address()).toMatch(/lat=14.555&lng=121.024&filter=nearest$/)
})

it('is no longer sorted by distance after another tap', () => {
  show('/browse/products?in_stock=true&filter=nearest&lat=14.555&lng=121.024&page=2', MAKATI)
  fireEvent.click(screen.getByRole('button', { name: 'Nearest first', pressed: true }))
  expect(address()).toBe('/browse/products?in_stock=true')
})
