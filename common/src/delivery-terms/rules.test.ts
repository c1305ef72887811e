import { describe, expect, it } from 'vitest'
import { type DeliveryTerms, PLAIN_TERMS, reachOf } from './rules'
import { DeliveryTermsField } from './schema'

// 0.009 degrees of latitude are one kilometre
const makati = { province: 'Metro Manila', city: 'City of Makati', latitude: 14.555, longitude: 121.021 }
const from = (terms: Partial<DeliveryTerms> | null) => ({
  ...makati,
  delivery_terms: terms && { ...PLAIN_TERMS, ...terms },
})
const to = (place: object = {}) => ({
  province: 'Metro Manila',
  city: 'City of Makati',
  barangay: 'Poblacion',
  spot: { lat: 14.555, lng: 121.021 },
  ...place,
})
const cebu = to({ province: 'Cebu', city: 'City of Cebu', spot: { lat: 10.316, lng: 123.886 } })
const tenKmNorth = { lat: 14.645, lng: 121.021 }

describe('a pharmacy that says nothing', () => {
  it('has the terms that a form leaves out', () => {
    expect(DeliveryTermsField.parse({})).toEqual(PLAIN_TERMS)
  })

  it('delivers as far as the setting says', () => {
    expect(reachOf(from(null), to({ spot: tenKmNorth }), 11)).toMatchObject({ reaches: true, fee: null })
    expect(reachOf(from(null), to({ spot: tenKmNorth }), 9).reaches).toBe(false)
    expect(reachOf(from(null), cebu, 30).reaches).toBe(false)
  })

  it('delivers within its province where a distance is not known', () => {
    expect(reachOf(from(null), to({ spot: null }), 30)).toMatchObject({ reaches: true, km: null })
    expect(reachOf(from(null), { ...cebu, spot: null }, 30).reaches).toBe(false)
    const nowhere = { province: null, city: null, latitude: null, longitude: null, delivery_terms: null }
    expect(reachOf(nowhere, cebu, 30).reaches).toBe(true)
  })

  it('is not too far while nobody has said where to', () => {
    expect(reachOf(from(null), null, 1)).toMatchObject({ reaches: true, km: null })
  })
})

describe('a pharmacy that says where', () => {
  it.each([
    [{ province: 'metro manila', city: null, barangay: null }, true],
    [{ province: 'Metro Manila', city: 'City of Makati', barangay: null }, true],
    [{ province: 'Metro Manila', city: 'City of Makati', barangay: 'Poblacion' }, true],
    [{ province: 'Metro Manila', city: 'City of Makati', barangay: 'Bangkal' }, false],
    [{ province: 'Metro Manila', city: 'Pasay City', barangay: null }, false],
    [{ province: 'Cebu', city: null, barangay: null }, false],
  ])('delivers to %j: %s', (area, reaches) => {
    expect(reachOf(from({ areas: [area] }), to(), 30).reaches).toBe(reaches)
  })

  it('delivers to its places and within its radius, and no further', () => {
    const areas = [{ province: 'Cebu', city: null, barangay: null }]
    const both = from({ areas, radius_km: 5 })
    expect(reachOf(both, to(), 30).reaches).toBe(true)
    expect(reachOf(both, cebu, 30).reaches).toBe(true)
    expect(reachOf(both, to({ spot: tenKmNorth }), 30).reaches).toBe(false)
    expect(reachOf(from({ areas, is_delivering: false }), cebu, 30).reaches).toBe(false)
  })
})

describe('its fee', () => {
  it('grows with the distance, in tenths of a kilometre', () => {
    const reach = reachOf(from({ fee: 4_000, fee_per_km: 515 }), to({ spot: tenKmNorth }), 30)
    expect(reach).toEqual({ reaches: true, km: expect.closeTo(10.007, 2), fee: 9_150, freeFrom: null })
  })

  it('is flat where a distance is not known', () => {
    const areas = [{ province: 'Metro Manila', city: null, barangay: null }]
    const reach = reachOf(from({ areas, fee: 0, fee_per_km: 500, free_from: 100 }), to({ spot: null }), 30)
    expect(reach).toEqual({ reaches: true, km: null, fee: 0, freeFrom: 100 })
  })
})
