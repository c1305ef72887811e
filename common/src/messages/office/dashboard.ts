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
  en: 'Best sellers of the last {days, number} days',
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
export const inTimeShare = message('office/dashboard.inTimeShare', {
  en: '{percent, number} % in time: {onTime, number} of {expected, number} in the last 90 days',
  fil: '{percent, number} % sa oras: {onTime, number} sa {expected, number} nitong huling 90 araw',
})
export const countLate = message('office/dashboard.countLate', {
  en: '{count} late: not confirmed in a day, or not shipped in three',
  fil: '{count} ang nahuhuli: hindi nakumpirma sa isang araw, o hindi naipadala sa tatlo',
})
export const countAboveThePriceCap = message('office/dashboard.countAboveThePriceCap', {
  en: '{count} above the price cap',
  fil: '{count} ang lampas sa presyong pinapayagan',
})
export const countSoldOut = message('office/dashboard.countSoldOut', {
  en: '{count} sold out',
  fil: '{count} ang naubos na',
})
export const goodMorning = message('office/dashboard.goodMorning', {
  en: 'Good morning',
  fil: 'Magandang umaga',
})
export const goodAfternoon = message('office/dashboard.goodAfternoon', {
  en: 'Good afternoon',
  fil: 'Magandang hapon',
})
export const goodEvening = message('office/dashboard.goodEvening', {
  en: 'Good evening',
  fil: 'Magandang gabi',
})
export const checkYourPharmacy = message('office/dashboard.checkYourPharmacy', {
  en: 'Check your pharmacy',
  fil: 'Tingnan ang iyong botika',
})
export const addressOpeningHoursAndThe = message('office/dashboard.addressOpeningHoursAndThe', {
  en: 'Address, opening hours and the pin on the map decide who finds you.',
  fil: 'Ang tirahan, oras ng pagbubukas at punto sa mapa ang nagpapasya kung sino ang makakahanap sa iyo.',
})
export const addWhatYouSell = message('office/dashboard.addWhatYouSell', {
  en: 'Add what you sell',
  fil: 'Idagdag ang iyong itinitinda',
})
export const chooseItFromTheCatalogue = message('office/dashboard.chooseItFromTheCatalogue', {
  en: 'Choose it from the catalogue, then only price and stock are left. Many at once come from a spreadsheet.',
  fil: 'Piliin ito sa katalogo; presyo at stock na lang ang kulang. Ang marami ay maaaring manggaling sa spreadsheet.',
})
export const nameYourCouriers = message('office/dashboard.nameYourCouriers', {
  en: 'Name your couriers',
  fil: 'Ilagay ang iyong mga tagahatid',
})
export const thenEachOrderSaysWho = message('office/dashboard.thenEachOrderSaysWho', {
  en: 'Then each order says who brings it.',
  fil: 'Para malinaw sa bawat order kung sino ang maghahatid.',
})
export const waitForTheFirstOrder = message('office/dashboard.waitForTheFirstOrder', {
  en: 'Wait for the first order',
  fil: 'Hintayin ang unang order',
})
export const itShowsHereAndUnder = message('office/dashboard.itShowsHereAndUnder', {
  en: 'It shows here and under My Orders, with a sound if you like.',
  fil: 'Lalabas ito rito at sa Aking mga order, may tunog pa kung gusto mo.',
})
export const toConfirm = message('office/dashboard.toConfirm', { en: 'To confirm', fil: 'Kukumpirmahin' })
export const newOrders = message('office/dashboard.newOrders', { en: 'New orders', fil: 'Mga bagong order' })
export const toShip = message('office/dashboard.toShip', { en: 'To ship', fil: 'Ipapadala' })
export const packAndHandOver = message('office/dashboard.packAndHandOver', {
  en: 'Pack and hand over',
  fil: 'Ibalot at ibigay sa maghahatid',
})
export const toReceive = message('office/dashboard.toReceive', {
  en: 'To receive',
  fil: 'Matatanggap ng mamimili',
})
export const onTheirWay = message('office/dashboard.onTheirWay', {
  en: 'On their way to shoppers',
  fil: 'Papunta na sa mamimili',
})
export const toPay = message('office/dashboard.toPay', {
  en: 'To pay',
  fil: 'Babayaran ng mamimili',
})
export const moneyStillToCome = message('office/dashboard.moneyStillToCome', {
  en: 'Money still to come from shoppers',
  fil: 'Hinihintay ang bayad ng mamimili',
})
export const toComplete = message('office/dashboard.toComplete', { en: 'To complete', fil: 'Tatapusin' })
export const closeTheBooks = message('office/dashboard.closeTheBooks', {
  en: 'Close the books',
  fil: 'Isara na ang talaan',
})
export const countApplications = message('office/dashboard.countApplications', {
  en: '{count, plural, one {# application of a pharmacy} other {# applications of pharmacies}}',
  fil: '{count, number} aplikasyon ng botika',
})
export const countProductsToReview = message('office/dashboard.countProductsToReview', {
  en: '{count, plural, one {# product to review} other {# products to review}}',
  fil: '{count, number} produktong susuriin',
})
export const countMessages = message('office/dashboard.countMessages', {
  en: '{count, plural, one {# message to answer} other {# messages to answer}}',
  fil: '{count, number} mensaheng sasagutin',
})
export const countComplaints = message('office/dashboard.countComplaints', {
  en: '{count, plural, one {# complaint waits for you} other {# complaints wait for you}}',
  fil: '{count, number} reklamong naghihintay sa iyo',
})
export const countLateComplaints = message('office/dashboard.countLateComplaints', {
  en: '{count, plural, one {# complaint is late} other {# complaints are late}}',
  fil: '{count, number} reklamong huli na',
})
export const allProductsLowInStock = message('office/dashboard.allProductsLowInStock', {
  en: 'All products low in stock',
  fil: 'Lahat ng produktong paubos na',
})
