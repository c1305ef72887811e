import { pharmacies } from '@botika/common/pharmacies/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPharmacy, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const WRONG: readonly [terms: object, field: string, en: string, fil: string][] = [
  [{ fee: -1 }, 'fee', 'At least ₱0', 'Hindi bababa sa ₱0'],
  [{ fee_per_km: -0.5 }, 'fee_per_km', 'At least ₱0', 'Hindi bababa sa ₱0'],
  [{ free_from: -100 }, 'free_from', 'At least ₱0', 'Hindi bababa sa ₱0'],
  [{ fee: 49.999 }, 'fee', 'At most two decimals', 'Hanggang dalawang decimal lang'],
  [{ fee: '49' }, 'fee', 'Please type a number', 'Mag-type ng numero'],
  [{ cut_off: '25:00' }, 'cut_off', 'Please type a time such as 15:30', 'Mag-type ng oras gaya ng 15:30'],
  [{ cut_off: '3 PM' }, 'cut_off', 'Please type a time such as 15:30', 'Mag-type ng oras gaya ng 15:30'],
  [{ cut_off: 15 }, 'cut_off', 'This should be text', 'Dapat ay teksto ito'],
  [{ radius_km: 0 }, 'radius_km', 'At least 0.1', 'Hindi bababa sa 0.1'],
  [{ preparation_minutes: 1.5 }, 'preparation_minutes', 'Please type a number', 'Mag-type ng numero'],
  [{ is_cold_chain: 'yes' }, 'is_cold_chain', 'This should be yes or no', 'Dapat ay oo o hindi ito'],
  [{ areas: 'Cebu' }, 'areas', 'This should be a list', 'Dapat ay listahan ito'],
  [
    { special_days: [{ day: '2026-12-24', hours: '8 to 5' }] },
    'special_days.0.hours',
    'These hours can’t be read. Write “08:00-12:00”, or “off” for closed.',
    'Hindi mabasa ang oras na ito. Isulat ang “08:00-12:00”, o “off” kung sarado.',
  ],
  [
    {
      special_days: [
        { day: '2026-12-24', hours: 'off' },
        { day: '2026-12-24', hours: '8-12' },
      ],
    },
    'special_days.1.day',
    'This day stands in the list already.',
    'Nasa listahan na ang araw na ito.',
  ],
  [{ pause: 'tomorrow' }, 'pause', 'This should be a group of fields', 'Dapat ay grupo ng mga field ito'],
  [
    { pause: { from: '31 Jan' } },
    'pause.from',
    'Please type a date such as 2026-01-31',
    'Mag-type ng petsa gaya ng 2026-01-31',
  ],
]

describe('terms of delivery that cannot be', () => {
  it.each(WRONG)('are refused in words, in both languages: %j', async (delivery_terms, field, en, fil) => {
    const { id } = await aPharmacy(world)
    const as = await world.signIn(await aUser(world, { roles: ['customer', 'admin'] }))
    for (const [language, words] of [
      ['en', en],
      ['fil', fil],
    ] as const) {
      const { status, json } = await world.ask(
        pharmacies.update,
        { params: { id }, body: { delivery_terms } } as never,
        { as, headers: { 'botika-language': language } },
      )
      expect(status).toBe(422)
      expect((json as { errors: object }).errors).toEqual({ [`delivery_terms.${field}`]: [words] })
    }
  })
})
