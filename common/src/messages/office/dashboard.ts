import { message } from '../declare'

export const theDashboardCouldNotBe = message('office/dashboard.theDashboardCouldNotBe', {
  en: 'The dashboard could not be loaded',
  fil: 'Hindi ma-load ang dashboard',
})
export const firstSteps = message('office/dashboard.firstSteps', {
  en: 'First steps',
  fil: 'Mga unang hakbang',
})
export const readyForTheFirstOrder = message('office/dashboard.readyForTheFirstOrder', {
  en: 'Ready for the first order',
  fil: 'Handa na sa unang order',
})
export const lowStock = message('office/dashboard.lowStock', { en: 'Low stock', fil: 'Paubos na stock' })
export const nothingIsRunningLow = message('office/dashboard.nothingIsRunningLow', {
  en: 'Nothing is running low.',
  fil: 'Walang paubos.',
})
export const countLeft = message('office/dashboard.countLeft', {
  en: '{count, number} left',
  fil: '{count, number} na lang',
})
export const bestSellersOfDaysDays = message('office/dashboard.bestSellersOfDaysDays', {
  en: 'Best sellers of {days, number} days',
  fil: 'Pinakamabili sa {days, number} araw',
})
export const nothingWasSoldInThis = message('office/dashboard.nothingWasSoldInThis', {
  en: 'Nothing was sold in this period.',
  fil: 'Walang nabenta sa panahong ito.',
})
export const countSold = message('office/dashboard.countSold', {
  en: '{count} sold',
  fil: '{count} ang nabenta',
})
export const sales = message('office/dashboard.sales', { en: 'Sales', fil: 'Benta' })
export const period = message('office/dashboard.period', { en: 'Period', fil: 'Panahon' })
export const countDays = message('office/dashboard.countDays', {
  en: '{count, number} days',
  fil: '{count, number} araw',
})
export const showTheDaysAsA = message('office/dashboard.showTheDaysAsA', {
  en: 'Show the days as a table',
  fil: 'Ipakita ang mga araw bilang talahanayan',
})
export const salesByDay = message('office/dashboard.salesByDay', {
  en: 'Sales by day',
  fil: 'Benta bawat araw',
})
export const day = message('office/dashboard.day', { en: 'Day', fil: 'Araw' })
export const salesByDayBestDay = message('office/dashboard.salesByDayBestDay', {
  en: 'Sales by day. Best day: {day} with {total}.',
  fil: 'Benta bawat araw. Pinakamataas: {day}, {total}.',
})
export const salesByDayNothingWas = message('office/dashboard.salesByDayNothingWas', {
  en: 'Sales by day. Nothing was sold in this period.',
  fil: 'Benta bawat araw. Walang nabenta sa panahong ito.',
})
export const whatNeedsDoing = message('office/dashboard.whatNeedsDoing', {
  en: 'What needs doing',
  fil: 'Mga dapat gawin',
})
export const theOldestHasWaitedSince = message('office/dashboard.theOldestHasWaitedSince', {
  en: 'The oldest has waited {since}',
  fil: '{since} nang naghihintay ang pinakaluma',
})
export const countToCheck = message('office/dashboard.countToCheck', {
  en: '{count} to check',
  fil: '{count} na susuriin',
})
export const countPrescriptions = message('office/dashboard.countPrescriptions', {
  en: '{count, plural, one {# prescription} other {# prescriptions}}',
  fil: '{count, number} reseta',
})
export const countWaitForTheShoppers = message('office/dashboard.countWaitForTheShoppers', {
  en: '{count} wait for the shopper’s new prescription',
  fil: '{count} ang naghihintay ng bagong reseta mula sa mamimili',
})
export const countAboveThePriceCap = message('office/dashboard.countAboveThePriceCap', {
  en: '{count} above the price cap',
  fil: '{count} ang lampas sa presyong pinapayagan',
})
export const countSoldOut = message('office/dashboard.countSoldOut', {
  en: '{count} sold out',
  fil: '{count} ang naubos na',
})
