import { describe, expect, it } from 'vitest'
import { locationService } from './service'

const service = locationService()
const all = { page: 1, per_page: 2000 }

const codeOf = async (province: string) =>
  (await service.provinces(all)).data.find(({ name }) => name === province)?.code ?? 'none'

describe('the locations service', () => {
  it('lists 82 provinces and Metro Manila by name', async () => {
    const { data, pagination } = await service.provinces(all)
    const names = data.map(({ name }) => name)
    expect(pagination.total).toBe(83)
    expect(names).toContain('Metro Manila')
    expect(names).not.toContain('City of Cebu')
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  })

  it('lists every city and municipality once, each under a province', async () => {
    const { data, pagination } = await service.cities(all)
    const provinces = new Set((await service.provinces(all)).data.map(({ code }) => code))
    expect(pagination.total).toBe(1642)
    expect(new Set(data.map(({ code }) => code)).size).toBe(1642)
    expect(data.filter(({ province_code }) => !provinces.has(province_code ?? ''))).toEqual([])
  })

  it.each([
    ['Cebu', 'City of Cebu'],
    ['Cebu', 'City of Lapu-Lapu'],
    ['Davao del Sur', 'City of Davao'],
    ['Benguet', 'City of Baguio'],
    ['Metro Manila', 'Quezon City'],
    ['Metro Manila', 'Pateros'],
    ['Metro Manila', 'City of Manila'],
    ['Basilan', 'City of Isabela'],
    ['Cotabato', 'Pahamuddin'],
    ['Maguindanao del Norte', 'City of Cotabato'],
  ])('lists under %s the %s', async (province, city) => {
    const { data } = await service.cities({ ...all, province_code: await codeOf(province) })
    expect(data.map(({ name }) => name)).toContain(city)
  })

  it('has all 42,011 barangays, page by page, each once and in a city that is listed', async () => {
    const cities = new Set((await service.cities(all)).data.map(({ code }) => code))
    const first = await service.barangays({ page: 1, per_page: 1000 })
    expect(first.pagination).toMatchObject({ total: 42_011, lastPage: 43 })
    const codes = new Set<string>()
    for (let page = 1; page <= first.pagination.lastPage; page++) {
      const { data } = await service.barangays({ page, per_page: 1000 })
      for (const { code, city_code } of data) {
        codes.add(code)
        expect(cities.has(city_code ?? '')).toBe(true)
      }
    }
    expect(codes.size).toBe(42_011)
  })

  it('puts the barangays of Manila’s districts under the City of Manila, numbers by value', async () => {
    const manila = { ...all, city_code: '1380600000' }
    const { data, pagination } = await service.barangays(manila)
    expect(pagination.total).toBe(897)
    const numbered = data
      .filter(({ name }) => /^Barangay \d+$/.test(name))
      .map(({ name }) => Number(name.slice(9)))
    expect(numbered).toEqual([...numbered].sort((a, b) => a - b))
    expect((await service.barangays({ ...manila, city_code: '1380602000' })).pagination.total).toBe(897)
  })

  it('finds by words in any order, accents forgiven', async () => {
    expect((await service.cities({ ...all, keyword: 'cebu city' })).data).toMatchObject([
      { name: 'City of Cebu' },
    ])
    expect((await service.cities({ ...all, keyword: 'paranaque' })).data).toMatchObject([
      { name: 'City of Parañaque' },
    ])
    expect((await service.barangays({ ...all, keyword: 'poblacion', city_code: 'none' })).data).toEqual([])
  })
})

it.each([
  ['Cebu', 'Carmen', 10.587, 124.02],
  ['Palawan', 'Kalayaan', 11.053, 114.284],
  ['Southern Leyte', 'San Juan', 10.265, 125.174],
  ['Quezon', 'Buenavista', 13.739, 122.467],
  ['Lanao del Norte', 'Tagoloan', 8.17, 124.3],
])('takes a pin in %s, %s for one there', async (province, city, latitude, longitude) => {
  const found = await service.destinationOf({ province, city, latitude, longitude })
  expect(found?.spot).toEqual({ lat: latitude, lng: longitude })
})

describe('a city as people write it', () => {
  it.each([
    ['Metro Manila', 'Makati', 'City of Makati'],
    ['Metro Manila', 'makati city', 'City of Makati'],
    ['Metro Manila', 'Quezon', 'Quezon City'],
    ['Metro Manila', 'City of Quezon', 'Quezon City'],
    ['Metro Manila', 'Municipality of Pateros', 'Pateros'],
    ['Cebu', 'Cebu City', 'City of Cebu'],
    ['Nueva Ecija', 'Munoz', 'Science City of Muñoz'],
    // another province has a place of exactly this name
    ['Batangas', 'Tanauan', 'City of Tanauan'],
    ['Leyte', 'Tanauan', 'Tanauan'],
    ['Cebu', 'Naga City', 'City of Naga'],
    [null, 'Makati', 'City of Makati'],
    // several have it
    [null, 'Naga', 'Naga'],
    ['Metro Manila', 'Makatti', 'Makatti'],
  ])('in %s, %s is %s', async (province, city, listed) => {
    expect(await service.destinationOf({ province, city })).toMatchObject({ province, city: listed })
  })

  it.each([
    ['Metro Manila', 'Makati'],
    ['Cebu', 'Cebu City'],
    ['Cebu', 'Somewhere'],
  ])('does not hide that a pin is far from %s, %s', async (province, city) => {
    const davao = { latitude: 7.07, longitude: 125.61 }
    await expect(service.destinationOf({ province, city, ...davao })).rejects.toMatchObject({
      errors: { city: [expect.stringMatching(/The pin on the map is \d+ km/)] },
    })
  })

  it('takes a pin in the province of a name that nobody knows', async () => {
    const found = await service.destinationOf({
      province: 'Cebu',
      city: 'Somewhere',
      latitude: 10.32,
      longitude: 123.89,
    })
    expect(found).toMatchObject({ city: 'Somewhere', spot: { lat: 10.32, lng: 123.89 } })
  })
})
