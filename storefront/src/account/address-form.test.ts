// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { addressBodyOf, addressFormOf } from './address-form'

const ana = { first_name: 'Ana', last_name: 'Reyes', contact_number: null }

describe('the form of an address', () => {
  it('begins with whose account it is', () => {
    expect(addressFormOf(null, ana)).toMatchObject({
      receiver_first_name: 'Ana',
      receiver_last_name: 'Reyes',
      receiver_number: '',
      province: '',
      is_default: false,
    })
  })

  it('keeps its codes to itself', () => {
    const form = { ...addressFormOf(null, ana), province: 'Laguna', province_code: '0403400000' }
    expect(addressBodyOf(form)).toMatchObject({ province: 'Laguna', barangay: '' })
    expect(Object.keys(addressBodyOf(form)).filter((name) => name.endsWith('_code'))).toEqual([])
  })
})
