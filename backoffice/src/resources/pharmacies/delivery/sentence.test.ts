import { say } from '@botika/common/messages/message'
import { describe, expect, it } from 'vitest'
import { inEnglish, type Translate } from '../../../lib/language/useTranslations'
import { termsSentence } from './sentence'

const inFilipino: Translate = (message, ...values) => say('fil', message, ...values)
const pasig = { province: 'Metro Manila', city: 'City of Pasig', barangay: null }

describe('what follows from the terms', () => {
  it.each([
    [
      {},
      'Delivers as far as the marketplace does; for the fee of the marketplace. Ready to pick up in 30 min.',
    ],
    [
      { radius_km: 5, areas: [pasig], fee: 30, fee_per_km: 10, free_from: 500, cut_off: '15:00' },
      'Delivers within 5 km and to City of Pasig; ₱30.00 + ₱10.00 per km, free from ₱500.00. Orders after 3:00 PM go out the next day. Ready to pick up in 30 min.',
    ],
    [
      { areas: [pasig, { province: 'Rizal', city: null, barangay: null }], fee: 0, preparation_minutes: 15 },
      'Delivers to City of Pasig; Rizal; free of charge. Ready to pick up in 15 min.',
    ],
    [
      { is_delivering: false, radius_km: 5, fee: 30, cut_off: '15:00' },
      'Does not deliver; orders are picked up. Ready to pick up in 30 min.',
    ],
  ])('%j', (terms, said) => {
    expect(termsSentence(terms, inEnglish)).toBe(said)
  })

  it.each([
    ['2026-12-24', '2026-12-31', 'Your pharmacy is paused until Dec 31, 2026. Does not deliver'],
    ['2026-12-25', null, 'Your pharmacy is paused. Does not deliver'],
    ['2026-12-26', null, 'Does not deliver'],
  ])('begins with a pause from %s to %s on the days it lasts', (from, until, said) => {
    const terms = { is_delivering: false, pause: { from, until, reason: '' } }
    expect(termsSentence(terms, inEnglish, '2026-12-25').startsWith(said)).toBe(true)
  })

  it('is said in Filipino as well', () => {
    expect(termsSentence({ radius_km: 5, fee: 30, cut_off: '15:00' }, inFilipino)).toBe(
      'Naghahatid sa loob ng 5 km; ₱30.00. Kinabukasan na ang mga order pagkalampas ng 3:00 PM. Makukuha sa loob ng 30 min.',
    )
  })
})
