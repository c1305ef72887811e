import { message } from '../declare'

export const whereYouDeliver = message('office/delivery.whereYouDeliver', {
  en: 'Where you deliver',
  fil: 'Saan kayo naghahatid',
})
export const weDeliver = message('office/delivery.weDeliver', { en: 'We deliver', fil: 'Naghahatid kami' })
export const withinKm = message('office/delivery.withinKm', {
  en: 'Delivery radius in kilometres',
  fil: 'Sa loob ng ganitong kilometro',
})
export const leaveBothEmpty = message('office/delivery.leaveBothEmpty', {
  en: 'Without a radius and places you deliver as far as the marketplace does.',
  fil: 'Kung walang layo at mga lugar, hanggang sa abot ng marketplace kayo naghahatid.',
})
export const alsoTo = message('office/delivery.alsoTo', {
  en: 'Places you also deliver to',
  fil: 'Mga lugar na hinahatiran din ninyo',
})
export const addPlace = message('office/delivery.addPlace', { en: 'Add a place', fil: 'Magdagdag ng lugar' })
export const removePlace = message('office/delivery.removePlace', {
  en: 'Remove place {number, number}',
  fil: 'Alisin ang lugar {number, number}',
})
export const wholeProvince = message('office/delivery.wholeProvince', {
  en: 'Leave the city or the barangay empty to mean all of them.',
  fil: 'Iwang walang laman ang lungsod o barangay kung lahat ang tinutukoy.',
})
export const whatItCosts = message('office/delivery.whatItCosts', {
  en: 'What it costs',
  fil: 'Magkano',
})
export const ownFee = message('office/delivery.ownFee', {
  en: 'Own delivery fee',
  fil: 'Sariling bayad sa hatid',
})
export const emptyMeansShared = message('office/delivery.emptyMeansShared', {
  en: 'Empty: the delivery fee of the marketplace applies.',
  fil: 'Walang laman: kasama kayo sa bayad ng marketplace.',
})
export const perKm = message('office/delivery.perKm', { en: 'And per kilometre', fil: 'At bawat kilometro' })
export const freeFrom = message('office/delivery.freeFrom', {
  en: 'Free for orders from',
  fil: 'Libre mula sa ganitong halaga ng paninda',
})
export const when = message('office/delivery.when', { en: 'When', fil: 'Kailan' })
export const cutOff = message('office/delivery.cutOff', {
  en: 'Last order of the day at',
  fil: 'Huling order ng araw sa',
})
export const readyIn = message('office/delivery.readyIn', {
  en: 'Minutes until an order is ready',
  fil: 'Ilang minuto bago maging handa ang order',
})
export const coldChain = message('office/delivery.coldChain', {
  en: 'We keep cold what must be cold, to the door',
  fil: 'Pinananatili naming malamig ang dapat na malamig hanggang sa pinto',
})
export const specialDays = message('office/delivery.specialDays', {
  en: 'Days with other hours',
  fil: 'Mga araw na iba ang oras',
})
export const addDay = message('office/delivery.addDay', { en: 'Add a day', fil: 'Magdagdag ng araw' })
export const removeDay = message('office/delivery.removeDay', {
  en: 'Remove day {number, number}',
  fil: 'Alisin ang araw {number, number}',
})
export const day = message('office/delivery.day', { en: 'Day', fil: 'Araw' })
export const hours = message('office/delivery.hours', { en: 'Hours', fil: 'Oras' })
export const hoursHelp = message('office/delivery.hoursHelp', {
  en: 'For example 08:00-12:00, or off where you stay closed.',
  fil: 'Halimbawa 08:00-12:00, o off kung sarado kayo.',
})
export const pause = message('office/delivery.pause', { en: 'Pause', fil: 'Pansamantalang tigil' })
export const pauseHelp = message('office/delivery.pauseHelp', {
  en: 'For a holiday or a typhoon. Orders come for the time when you are open again; recurring orders wait.',
  fil: 'Para sa bakasyon o bagyo. Para sa muling pagbubukas ninyo ang mga order; naghihintay ang mga paulit-ulit na order.',
})
export const pauseNow = message('office/delivery.pauseNow', { en: 'Pause now', fil: 'Itigil muna' })
export const openAgain = message('office/delivery.openAgain', { en: 'Open again', fil: 'Buksan ulit' })
export const pausedFrom = message('office/delivery.pausedFrom', { en: 'Paused from', fil: 'Nakatigil mula' })
export const lastDayOfPause = message('office/delivery.lastDayOfPause', {
  en: 'Last day of the pause',
  fil: 'Huling araw ng tigil',
})
export const emptyUntilOpened = message('office/delivery.emptyUntilOpened', {
  en: 'Empty: until you open again.',
  fil: 'Walang laman: hanggang buksan ninyo ulit.',
})
export const reason = message('office/delivery.reason', {
  en: 'Reason, as shoppers read it',
  fil: 'Dahilan, na mababasa ng mga mamimili',
})
export const isPausedNow = message('office/delivery.isPausedNow', {
  en: 'Your pharmacy is paused.',
  fil: 'Nakatigil ang inyong botika.',
})
export const isPausedUntil = message('office/delivery.isPausedUntil', {
  en: 'Your pharmacy is paused until {day}.',
  fil: 'Nakatigil ang inyong botika hanggang {day}.',
})
export const nowPaused = message('office/delivery.nowPaused', {
  en: 'The pharmacy is paused.',
  fil: 'Nakatigil na ang botika.',
})
export const nowOpen = message('office/delivery.nowOpen', {
  en: 'The pharmacy is open again.',
  fil: 'Bukas na ulit ang botika.',
})
export const whatFollows = message('office/delivery.whatFollows', {
  en: 'What shoppers are told',
  fil: 'Ang sinasabi sa mga mamimili',
})
export const deliversNot = message('office/delivery.deliversNot', {
  en: 'Does not deliver; orders are picked up.',
  fil: 'Hindi naghahatid; kinukuha ang mga order.',
})
export const deliversAsFar = message('office/delivery.deliversAsFar', {
  en: 'Delivers as far as the marketplace does',
  fil: 'Naghahatid hanggang sa abot ng marketplace',
})
export const deliversWithin = message('office/delivery.deliversWithin', {
  en: 'Delivers within {km, number} km',
  fil: 'Naghahatid sa loob ng {km, number} km',
})
export const deliversTo = message('office/delivery.deliversTo', {
  en: 'Delivers to {places}',
  fil: 'Naghahatid sa {places}',
})
export const deliversWithinAndTo = message('office/delivery.deliversWithinAndTo', {
  en: 'Delivers within {km, number} km and to {places}',
  fil: 'Naghahatid sa loob ng {km, number} km at sa {places}',
})
export const sharedFee = message('office/delivery.sharedFee', {
  en: 'for the fee of the marketplace',
  fil: 'sa bayad ng marketplace',
})
export const noFee = message('office/delivery.noFee', { en: 'free of charge', fil: 'nang libre' })
export const feePerKm = message('office/delivery.feePerKm', {
  en: '{fee} + {perKm} per km',
  fil: '{fee} + {perKm} bawat km',
})
export const freeFromAmount = message('office/delivery.freeFromAmount', {
  en: 'free from {amount}',
  fil: 'libre mula {amount}',
})
export const afterCutOff = message('office/delivery.afterCutOff', {
  en: 'Orders after {time} go out the next day.',
  fil: 'Kinabukasan na ang mga order pagkalampas ng {time}.',
})
export const readyInMinutes = message('office/delivery.readyInMinutes', {
  en: 'Ready to pick up in {minutes, number} min.',
  fil: 'Makukuha sa loob ng {minutes, number} min.',
})
