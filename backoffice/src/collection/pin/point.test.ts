import { distanceKm } from '@botika/common/distance'
import { describe, expect, it } from 'vitest'
import { farthestSpot, pinWarning, nudged, offsetOf, pressedOffset, readPoint } from './point'

const manila = { lat: 14.58, lng: 121.03 }

describe('a pasted point', () => {
  it.each([
    '14.58, 121.03',
    ' 14.58 121.03 ',
    '(14.58,121.03)',
    'geo:14.58,121.03?z=17',
    'https://www.openstreetmap.org/#map=17/14.58/121.03',
    'https://www.openstreetmap.org/?mlat=14.58&mlon=121.03#map=19/14/120',
    'https://maps.google.com/?q=14.58,121.03',
    'https://www.google.com/maps/@14.58,121.03,17z',
    'https://www.google.com/maps/place/X/@14.1,121.1,17z/data=!3d14.58!4d121.03',
  ])('is found in %s', (text) => {
    expect(readPoint(text)).toEqual(manila)
  })

  it.each(['', 'Mabini Street 4', '14.58', '95, 200', 'https://example.com/14'])(
    'is not found in “%s”',
    (text) => {
      expect(readPoint(text)).toBeNull()
    },
  )
})

describe('a pin', () => {
  it('moves by metres, whichever way', () => {
    expect(distanceKm(manila, nudged(manila, 100, 0))).toBeCloseTo(0.1, 3)
    expect(distanceKm(manila, nudged(manila, 0, -100))).toBeCloseTo(0.1, 3)
    expect(offsetOf(manila, nudged(manila, 30, -40)).east).toBeCloseTo(-40, 0)
  })

  it('goes to where it was pressed on its drawing', () => {
    const box = { left: 10, top: 20, width: 200, height: 200 }
    expect(pressedOffset(box, { clientX: 110, clientY: 120 }, 3_000)).toEqual({ east: 0, north: 0 })
    expect(pressedOffset(box, { clientX: 160, clientY: 20 }, 3_000)).toEqual({ east: 1_500, north: 3_000 })
  })

  it('is doubted abroad and far from its city, and nowhere else', () => {
    expect(pinWarning({ lat: 121.03, lng: 14.58 }, [])).toEqual({ kind: 'abroad' })
    expect(pinWarning(manila, [])).toBeNull()
    expect(pinWarning(manila, [nudged(manila, 2_000, 0)])).toBeNull()
    expect(pinWarning(manila, [nudged(manila, 40_000, 0)])).toEqual({ kind: 'far', km: 40 })
  })
})

describe('what is written between places', () => {
  const spots = [
    { east: 0, north: -1 },
    { east: 0, north: 1 },
  ]

  it('stands at the first spot where there are none', () => {
    expect(farthestSpot(spots, [])).toBe(spots[0])
  })

  it('goes out of the way of a place', () => {
    expect(farthestSpot(spots, [{ east: 0.1, north: -1 }])).toBe(spots[1])
  })
})
