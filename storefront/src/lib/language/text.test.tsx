import { message } from '@botika/common/messages/declare'
import { readBy } from '@botika/common/messages/reader'
import { render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { formatDate, formatDateTime } from './dates'
import { locale, t, withNodes } from './text'

const add = message('test.add', { en: 'Add {name} to cart', fil: 'Idagdag ang {name} sa cart' })
const products = message('test.products', { en: '{count, number} Products', fil: '{count, number} Produkto' })
const soldBy = message('test.soldBy', {
  en: 'Sold by {link} in {city}',
  fil: 'Sa {city}, ibinebenta ng {link}',
})

const speak = () => readBy(() => 'fil')
afterEach(() => readBy(() => 'en'))

describe('words', () => {
  it('are English where nothing was chosen', () => {
    expect(t(add, { name: 'Biogesic' })).toBe('Add Biogesic to cart')
    expect(t(products, { count: 12345 })).toBe('12,345 Products')
    expect([locale(), formatDate('2024-01-05')]).toEqual(['en-PH', 'Jan\u00A05,\u00A02024'])
  })

  it('are Filipino where that was chosen', () => {
    speak()
    expect(t(add, { name: '$1 {city}' })).toBe('Idagdag ang $1 {city} sa cart')
  })

  it('write dates of Manila', () => {
    speak()
    expect(formatDate('2024-06-05')).toBe('Hun\u00A05,\u00A02024')
    expect(formatDateTime('2024-01-05T07:05:00Z')).toMatch(/^Ene\u00A05,\u00A02024, 3:05\s?PM$/)
  })

  it('put elements where the language wants them', () => {
    const sentence = () => <p>{withNodes(soldBy, { link: <a href="/x">Nena</a>, city: 'Pasig' })}</p>
    expect(render(sentence()).container.innerHTML).toBe('<p>Sold by <a href="/x">Nena</a> in Pasig</p>')
    speak()
    expect(render(sentence()).container.innerHTML).toBe(
      '<p>Sa Pasig, ibinebenta ng <a href="/x">Nena</a></p>',
    )
  })
})
