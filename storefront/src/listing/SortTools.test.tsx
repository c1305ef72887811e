import * as ui from '@botika/common/messages/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { placeAtom } from '../place/atoms'
import { createStore, Provider } from '../lib/store'
import { SortTools } from './SortTools'

const SORTS = [
  { value: '', text: ui.alphabetical },
  { value: 'nearest', text: ui.nearest },
]
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

beforeEach(() => {
  localStorage.clear()
  store = createStore()
  changes = 0
})

function Address() {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

function show(at: string, place: { name: string; lat: number; lng: number } | null = null) {
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
const chooseCity = async (name: string) =>
  fireEvent.change(await screen.findByRole('combobox', { name: 'Or choose a city' }), {
    target: { value: name },
  })

it('asks whoever chooses "Nearest" for the place, and sorts from there with the filters that are on', async () => {
  show('/browse/products')
  fireEvent.change(sort(), { target: { value: 'nearest' } })
  expect(changes).toBe(0)
  await chooseCity('Makati')
  expect(address()).toBe('/browse/products?brand=Biogesic&filter=nearest&lat=14.555&lng=121.024')
  expect(store.get(placeAtom)?.name).toBe('Makati')
  expect(screen.getByRole('button', { name: 'Near Makati' })).toBeTruthy()
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
  await chooseCity('Makati')
  expect(address()).toContain('filter=nearest&lat=14.555&lng=121.024')
})

it('asks nobody twice', () => {
  show('/browse/products', { name: 'Makati', lat: 14.555, lng: 121.024 })
  fireEvent.change(sort(), { target: { value: 'nearest' } })
  expect(changes).toBe(1)
  const form = document.querySelector('form')
  if (!form) throw new Error('no form')
  expect(new FormData(form).get('lat')).toBe('14.555')
})

it('sorts anew from another place, and stays as it is where distance does not sort', async () => {
  show('/browse/products?filter=nearest&lat=14.555&lng=121.024&page=3', {
    name: 'Makati',
    lat: 14.555,
    lng: 121.024,
  })
  fireEvent.click(screen.getByRole('button', { name: 'Near Makati' }))
  await chooseCity('Cebu City')
  expect(address()).toBe('/browse/products?filter=nearest&lat=10.316&lng=123.886')
})

it('leaves another sort alone when the place changes', async () => {
  show('/browse/products?filter=price_asc', { name: 'Makati', lat: 14.555, lng: 121.024 })
  fireEvent.click(screen.getByRole('button', { name: 'Near Makati' }))
  await chooseCity('Cebu City')
  expect(address()).toBe('/browse/products?filter=price_asc')
})
