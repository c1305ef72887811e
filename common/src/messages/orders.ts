import { message } from './declare'

export const waitingForThePharmacy = message('orders.waitingForThePharmacy', {
  en: 'Waiting for the pharmacy',
  fil: 'Hinihintay ang botika',
})
export const beingPrepared = message('orders.beingPrepared', { en: 'Being prepared', fil: 'Inihahanda na' })
export const onItsWay = message('orders.onItsWay', { en: 'On its way', fil: 'Papunta na' })
export const waitingForYourChoice = message('orders.waitingForYourChoice', {
  en: 'Waiting for your choice',
  fil: 'Hinihintay ang pagpili mo',
})
export const anotherPharmacyIsAsked = message('orders.anotherPharmacyIsAsked', {
  en: 'Another pharmacy is asked',
  fil: 'Tinatanong ang ibang botika',
})
export const active = message('orders.active', { en: 'Active', fil: 'Aktibo' })
export const ended = message('orders.ended', { en: 'Ended', fil: 'Natapos' })
export const stopped = message('orders.stopped', { en: 'Stopped', fil: 'Itinigil' })
export const everyWeek = message('orders.everyWeek', { en: 'Every week', fil: 'Bawat linggo' })
export const every2Weeks = message('orders.every2Weeks', { en: 'Every 2 weeks', fil: 'Bawat 2 linggo' })
export const everyMonth = message('orders.everyMonth', { en: 'Every month', fil: 'Bawat buwan' })
export const every2Months = message('orders.every2Months', { en: 'Every 2 months', fil: 'Bawat 2 buwan' })
export const every3Months = message('orders.every3Months', { en: 'Every 3 months', fil: 'Bawat 3 buwan' })
export const doorToDoor = message('orders.doorToDoor', {
  en: 'Door to door delivery',
  fil: 'Hatid sa bahay (door to door)',
})
export const pickUpAtPharmacy = message('orders.pickUpAtPharmacy', {
  en: 'Pick up at pharmacy',
  fil: 'I-pick up sa botika',
})
