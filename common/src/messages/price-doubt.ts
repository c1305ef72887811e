import { message } from './declare'

export const piece = message('price-doubt.piece', {
  en: '{price} looks like the price of one piece: the pack costs {median} at {count, number} other pharmacies (median). The price is for the whole pack.',
  fil: 'Parang presyo ng isang piraso ang {price}: {median} ang pakete sa {count, number} ibang botika (median). Para sa buong pakete ang presyo.',
})
export const low = message('price-doubt.low', {
  en: '{price} is less than half of what {count, number} other pharmacies ask: {lowest} to {highest}, {median} in the middle.',
  fil: 'Wala pang kalahati ng presyo ng {count, number} ibang botika ang {price}: {lowest} hanggang {highest}, {median} ang nasa gitna.',
})
export const high = message('price-doubt.high', {
  en: '{price} is more than double what {count, number} other pharmacies ask: {lowest} to {highest}, {median} in the middle.',
  fil: 'Higit doble ng presyo ng {count, number} ibang botika ang {price}: {lowest} hanggang {highest}, {median} ang nasa gitna.',
})
export const others = message('price-doubt.others', {
  en: '{count, plural, one {# other pharmacy asks} other {# other pharmacies ask}} {lowest} to {highest} for the whole pack.',
  fil: '{lowest} hanggang {highest} ang hinihingi ng {count, number} ibang botika para sa buong pakete.',
})
