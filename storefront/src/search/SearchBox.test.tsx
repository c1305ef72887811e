import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { createStore, Provider } from '../lib/store'
import { answeringApi, API } from '../testing/api'
import { SearchBox } from './SearchBox'

const server = answeringApi()
beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
})

const Address = () => <output data-testid="address">{useLocation().pathname}</output>
function show() {
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <SearchBox />
        <Address />
      </MemoryRouter>
    </Provider>,
  )
  return screen.getByRole('combobox')
}
const address = () => screen.getByTestId('address').textContent

it('shows what was searched for lately, and forgets it', async () => {
  localStorage.setItem('recentSearches', JSON.stringify(['Losartan', 'zinc']))
  await userEvent.click(show())
  const options = await screen.findAllByRole('option')
  expect(options.map((one) => one.textContent)).toEqual(['LosartanRecent', 'zincRecent'])
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(localStorage.getItem('recentSearches')).toBe('[]')
})

it('leads to what is suggested: a product’s page, a search, what may not be sold', async () => {
  server.use(
    http.get(`${API}/products/suggest`, () =>
      HttpResponse.json({
        refused: [{ name: 'Codeine' }],
        data: [
          { kind: 'product', text: 'Zinc drops', id: 7 },
          { kind: 'generic', text: 'zinc', id: null },
        ],
      }),
    ),
  )
  const box = show()
  await userEvent.type(box, 'zin')
  const options = await screen.findAllByRole('option')
  expect(options.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/Codeine.*Not sold online$/),
    'Zinc dropsProduct',
    'zincGeneric name',
  ])
  await userEvent.click(screen.getByText('Zinc drops'))
  expect(address()).toBe('/browse/products/zinc-drops/7')
  await userEvent.clear(box)
  await userEvent.type(box, 'zin{ArrowDown}')
  await userEvent.click(await screen.findByText('zinc'))
  expect(address()).toBe('/search/products/zinc')
})
