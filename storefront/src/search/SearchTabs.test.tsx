import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { SearchTabs } from './SearchTabs'

const none = {
  products: 0,
  pharmacies: 0,
  doctors: 0,
  hospitals: 0,
  clinics: 0,
  laboratories: 0,
  veterinarians: 0,
  products_is_capped: false,
}

function tabs(at: string, counts: Parameters<typeof SearchTabs>[0]['counts']) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <SearchTabs keyword="heart" counts={counts} />
    </MemoryRouter>,
  )
  return screen.queryAllByRole('link').map((link) => link.textContent)
}

it('shows the kinds that have something, and the one that is open', () => {
  expect(tabs('/search/products/heart', { ...none, doctors: 2, clinics: 1 })).toEqual([
    'Products',
    'Doctors2',
    'Clinics1',
  ])
})

it('shows no row of one', () => {
  expect(tabs('/search/products/heart', { ...none, products: 12 })).toEqual([])
})

it('shows every kind where nothing is known', () => {
  expect(tabs('/search/facilities/clinics/heart', null)).toHaveLength(7)
})
