import { message } from './declare'

export const todayHours = message('delivery.todayHours', { en: 'Today {hours}', fil: 'Ngayong araw {hours}' })
export const tomorrowHours = message('delivery.tomorrowHours', {
  en: 'Tomorrow {hours}',
  fil: 'Bukas {hours}',
})
export const months = message('delivery.months', {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  fil: 'Ene Peb Mar Abr May Hun Hul Ago Set Okt Nob Dis',
})
export const dayHours = message('delivery.dayHours', { en: '{day} {hours}', fil: '{day} {hours}' })
export const fromDayToDay = message('delivery.fromDayToDay', {
  en: '{from} to {until}',
  fil: '{from} hanggang {until}',
})
export const readyInMinutes = message('delivery.readyInMinutes', {
  en: 'Pick up in {minutes, number} min',
  fil: 'Makukuha sa loob ng {minutes, number} min',
})
export const readyFrom = message('delivery.readyFrom', {
  en: 'Pick up from: {when}',
  fil: 'Makukuha mula: {when}',
})
export const freeDelivery = message('delivery.freeDelivery', { en: 'Free delivery', fil: 'Libreng hatid' })
export const sharesTheFee = message('delivery.sharesTheFee', {
  en: 'shares the delivery fee',
  fil: 'kasama sa bayad sa hatid',
})
export const keptCold = message('delivery.keptCold', {
  en: 'Cold delivery possible',
  fil: 'Puwedeng ihatid nang malamig',
})
