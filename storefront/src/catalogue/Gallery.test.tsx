import type { Product } from '@botika/common/products/schema'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Gallery } from './Gallery'

const WIDTH = 300
const product = {
  name: 'Biogesic 500 mg',
  image: 'a.webp',
  images: ['a.webp', 'b.webp', 'c.webp'],
} as Product

/** A strip that scrolls as wide as it is set, without a layout. */
function show(images = product) {
  render(<Gallery product={images} />)
  const strip = screen.queryByRole('list', { name: 'Pictures' })
  if (!strip) return null
  Object.defineProperty(strip, 'clientWidth', { value: WIDTH })
  strip.scrollTo = vi.fn<(to?: ScrollToOptions | number) => void>((to) => {
    strip.scrollLeft = (to as ScrollToOptions).left ?? 0
    fireEvent.scroll(strip)
  })
  return strip
}
const announced = () => screen.getByRole('status').textContent

it('goes round through the pictures by button, and tells which one is seen', async () => {
  const user = userEvent.setup()
  const strip = show()
  expect(screen.getAllByRole('img')).toHaveLength(3)
  expect(announced()).toContain('Picture 1 of 3')
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(strip?.scrollLeft).toBe(WIDTH)
  expect(announced()).toContain('Picture 2 of 3')
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(announced()).toContain('Picture 1 of 3')
  await user.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(announced()).toContain('Picture 3 of 3')
})

it('is one picture without buttons where there is no other', () => {
  expect(show({ ...product, images: ['a.webp'] })).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
