import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { DirectoryList } from './DirectoryList'

const nothing = { data: [] as { id: number }[], current_page: 1, last_page: 1 }

function waysOutAt(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <DirectoryList
        page={nothing}
        icon="store"
        emptyText="No pharmacy was found"
        all={{ to: '/browse/pharmacies', text: 'All pharmacies' }}
        card={() => null}
      />
    </MemoryRouter>,
  )
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

it('leads from a search to the whole list', () => {
  expect(waysOutAt('/search/pharmacies/xqz')).toEqual(['/browse/pharmacies'])
})

it.each(['?keyword=xqz', '?filter=nearest&open_now=true'])('leads from %s to the whole list', (search) => {
  expect(waysOutAt(`/browse/pharmacies${search}`)).toEqual(['/browse/pharmacies'])
})

it.each(['', '?filter=nearest'])(
  'leads from the whole list %s, where there is none yet, elsewhere',
  (search) => {
    expect(waysOutAt(`/browse/pharmacies${search}`)).toEqual(['/browse/products'])
    expect(screen.queryByText('Try another name or city.')).toBeNull()
  },
)
