import { describe, expect, it } from 'vitest'
import { addressLine } from './address-line'

describe('addressLine', () => {
  it('goes from the street to the province', () => {
    const place = {
      address: '12 Kalayaan St',
      barangay: 'Pinyahan',
      city: 'Quezon City',
      province: 'Metro Manila',
    }
    expect(addressLine(place)).toBe('12 Kalayaan St, Pinyahan, Quezon City, Metro Manila')
  })

  it('leaves out what is missing', () => {
    expect(addressLine({ address: '', barangay: null, city: ' Baguio ' })).toBe('Baguio')
  })

  it('says a part once that the street line has already', () => {
    const place = {
      address: '409 Lacson Street, bata',
      barangay: 'Bata',
      city: 'Bacolod',
      province: 'Negros',
    }
    expect(addressLine(place)).toBe('409 Lacson Street, bata, Bacolod, Negros')
  })

  it('keeps a barangay whose name is only a part of the street', () => {
    expect(addressLine({ address: '1 San Antonio Street', barangay: 'San Antonio' })).toBe(
      '1 San Antonio Street, San Antonio',
    )
  })
})
