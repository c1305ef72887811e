import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { OtherKinds } from './SearchTabs'

const none = {
  products: 0,
  pharmacies: 0,
  doctors: 0,
  hospitals: 0,
  clinics: 0,
  laboratories: 0,
  veterinarians: 0,
}

const links = (counts: Parameters<typeof OtherKinds>[0]['counts']) => {
  render(<OtherKinds keyword="mercury drug" counts={counts} />, { wrapper: MemoryRouter })
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

it('leads to the kinds that have something for the same words', () => {
  expect(links({ ...none, products: 2000, products_is_capped: true, clinics: 3 })).toEqual([
    ['Products (2,000+)', '/search/products/mercury%20drug'],
    ['Clinics (3)', '/search/facilities/clinics/mercury%20drug'],
  ])
})

it.each([{ counts: null }, { counts: { ...none, products_is_capped: false } }])(
  'says nothing where nothing else is known of: %o',
  ({ counts }) => {
    expect(links(counts)).toEqual([])
    expect(screen.queryByText(/elsewhere/)).toBeNull()
  },
)
