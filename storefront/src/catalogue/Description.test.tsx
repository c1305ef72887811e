import type { Product } from '@botika/common/products/schema'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Description } from './Description'

// jsdom sees nothing
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver

const product = {
  id: 5,
  description: 'Cetirizine tablet. Eases a runny nose. Take it with food.',
  indications: 'Eases a runny nose.',
  dosage: '',
  contraindications: '',
  side_effects: '',
  storage: '',
  rating_average: null,
  rating_count: 0,
} as unknown as Product

const show = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Description product={product} />
    </MemoryRouter>,
  )
const openTab = () => screen.getByRole('tab', { selected: true }).textContent

it('says nothing twice', () => {
  show('/browse/products/cetirizine/5')
  expect(screen.getByText('Cetirizine tablet. Take it with food.')).toBeTruthy()
  expect(screen.getAllByText(/Eases a runny nose/)).toHaveLength(1)
})

it('has one place for ratings, which a link opens', () => {
  show('/browse/products/cetirizine/5#ratings')
  expect(openTab()).toBe('Ratings')
  fireEvent.click(screen.getByRole('tab', { name: 'Product Description' }))
  expect(openTab()).toBe('Product Description')
})
