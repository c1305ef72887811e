import { describe, expect, it } from 'vitest'
import { seededRandom } from '../pictures/random'
import { CITIES } from './data/places'
import { makeFacilities } from './directory'
import { collectPictures } from './pictures'

const facilities = makeFacilities(seededRandom('places'), collectPictures(), new Date('2026-03-11T04:00:00Z'))

describe('the facilities of the demo', () => {
  it('puts a facility that is named after a place there', () => {
    const places = new Map([
      ...CITIES.map(({ short, city }) => [short, city] as const),
      ['Lahug', 'City of Cebu'],
      ['Sugb', 'City of Cebu'],
      ['Jaro', 'City of Iloilo'],
      ['Buhangin', 'City of Davao'],
      ['Kapitolyo', 'City of Pasig'],
      ['Carmen', 'City of Cagayan De Oro'],
      ['Pampanga', 'City of San Fernando'],
    ])
    let named = 0
    for (const [word, city] of places)
      for (const facility of facilities.filter(({ name }) => name.includes(word))) {
        named++
        expect(`${facility.name}, ${facility.city}`).toBe(`${facility.name}, ${city}`)
      }
    expect(named).toBeGreaterThan(12)
    expect(facilities.find(({ name }) => name === 'Lahug Imaging Center')?.barangay).toBe('Lahug')
    expect(new Set(facilities.map(({ city }) => city)).size).toBe(CITIES.length)
  })

  it('lets a facility do what its name says first, and nothing that its name does not let expect', () => {
    const fields = [
      [/Dental|Smile/, /dental|tooth/i],
      [/Skin/, /skin/i],
      [/Heart Clinic/, /ECG|heart/i],
      [/Vision/, /eye/i],
      [/Physical Therapy/, /therapy|rehabilitation/i],
      [/Imaging/, /x-ray|ultrasound/i],
      [/Mother/, /maternity/i],
    ] as const
    const clinics = facilities.filter(({ kind }) => kind !== 'veterinarian')
    for (const [words, service] of fields) {
      const places = clinics.filter(({ name }) => words.test(name))
      expect(places.length).toBeGreaterThan(0)
      for (const { services } of places) expect(services?.[0]).toMatch(service)
    }
    for (const { name, services } of clinics.filter(({ kind }) => kind === 'clinic')) {
      expect(/Dental|Smile/.test(name)).toBe(services?.includes('Dental cleaning'))
      expect(/Heart|Diagnostic/.test(name)).toBe(services?.includes('ECG'))
    }
    for (const { services } of facilities) {
      expect(services?.length).toBeGreaterThanOrEqual(4)
      expect(new Set(services).size).toBe(services?.length)
    }
  })
})
