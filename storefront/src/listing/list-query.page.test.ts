import { describe, expect, it } from 'vitest'
import { formQuery } from './useFilterForm'
import { countFilters, readListQuery } from './list-query'

const read = (query: string) => readListQuery(new URLSearchParams(query))

describe('the query of a list', () => {
  it('starts with page 1 of 50', () => {
    expect(read('')).toEqual({ page: 1, per_page: 50 })
  })

  it('passes over what makes no sense', () => {
    expect(read('page=-3&per_page=7&filter=best&min_price=cheap&category_id=x&in_stock=maybe')).toEqual({
      page: 1,
      per_page: 50,
    })
  })

  it('reads filters, repeated ones too', () => {
    const query = read('brand=A&brand=B&category_id=2&is_prescription=false&in_stock=true&max_price=99.5')
    expect(query).toMatchObject({
      brand: ['A', 'B'],
      category_id: [2],
      is_prescription: false,
      in_stock: true,
      max_price: 99.5,
    })
    expect(countFilters(query)).toBe(6)
  })

  it('sorts by distance only from somewhere', () => {
    expect(read('filter=nearest').filter).toBeUndefined()
    expect(read('filter=nearest&lat=14.6&lng=121')).toMatchObject({ filter: 'nearest', lat: 14.6, lng: 121 })
  })
})

describe('a filter form', () => {
  const query = (fields: Record<string, string>) => {
    const form = document.createElement('form')
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input')
      Object.assign(input, { name, value })
      form.append(input)
    }
    return formQuery(form)
  }

  it('leaves empty fields and defaults out of the address', () => {
    expect(query({ filter: '', per_page: '50', min_price: '', brand: 'A' })).toBe('brand=A')
  })

  it('sends a position only where it sorts', () => {
    expect(query({ filter: 'price_asc', lat: '1', lng: '2' })).toBe('filter=price_asc')
    expect(query({ filter: 'nearest', lat: '1', lng: '2' })).toBe('filter=nearest&lat=1&lng=2')
  })
})
