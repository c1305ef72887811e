import { message } from '../declare'

export const whatShoppersWillPay = message('office/trade.whatShoppersWillPay', {
  en: 'What shoppers will pay',
  fil: 'Babayaran ng mga mamimili',
})
export const noProductIsInThis = message('office/trade.noProductIsInThis', {
  en: 'No product is in this promotion yet.',
  fil: 'Wala pang produktong kasama sa promong ito.',
})
export const nameLowersSomeOfThe = message('office/trade.nameLowersSomeOfThe', {
  en: '“{name}” lowers some of the same prices at the same time.',
  fil: 'Binababaan ng “{name}” ang ilan sa parehong presyo sa parehong panahon.',
})
export const nameRunsAtTheSame = message('office/trade.nameRunsAtTheSame', {
  en: '“{name}” runs at the same time and may be for some of the same products.',
  fil: 'Kasabay tumatakbo ang “{name}” at maaaring para sa ilan sa parehong produkto.',
})
export const theRecurringOrderWasCancelled = message('office/trade.theRecurringOrderWasCancelled', {
  en: 'The recurring order was cancelled',
  fil: 'Nakansela ang paulit-ulit na order',
})
export const placeNoMore = message('office/trade.placeNoMore', {
  en: 'Place no more',
  fil: 'Huwag nang umorder',
})
export const noMoreOrdersArePlaced = message('office/trade.noMoreOrdersArePlaced', {
  en: 'No more orders are placed. Those that were placed go on.',
  fil: 'Wala nang bagong order. Tutuloy ang mga nailagay na.',
})
export const cancelled = message('office/trade.cancelled', { en: 'Cancelled', fil: 'Kinansela' })
export const ordersPlaced = message('office/trade.ordersPlaced', {
  en: '{orders} placed',
  fil: '{orders} na nagawa',
})
export const nextOnDay = message('office/trade.nextOnDay', { en: 'next on {day}', fil: 'susunod sa {day}' })
export const noRecurringOrdersYet = message('office/trade.noRecurringOrdersYet', {
  en: 'No recurring orders yet',
  fil: 'Wala pang paulit-ulit na order',
})
export const shoppersWhoNeedSomethingAgain = message('office/trade.shoppersWhoNeedSomethingAgain', {
  en: 'Shoppers who need something again and again choose so at checkout.',
  fil: 'Pinipili ito sa checkout ng mamimiling paulit-ulit na may kailangan.',
})
export const ended = message('office/trade.ended', { en: 'Ended', fil: 'Natapos' })
export const theLastDateBroughtNo = message('office/trade.theLastDateBroughtNo', {
  en: 'No order was placed on the last date:',
  fil: 'Walang naging order sa huling petsa:',
})
export const whatComesEachTime = message('office/trade.whatComesEachTime', {
  en: 'What is ordered each time',
  fil: 'Ang dumarating bawat beses',
})
export const piecesInStock = message('office/trade.piecesInStock', {
  en: '{pieces} in stock',
  fil: '{pieces} ang stock',
})
export const todaysPricesForOneEach = message('office/trade.todaysPricesForOneEach', {
  en: 'Today’s prices, for one. Each order is priced on its day.',
  fil: 'Presyo ngayon, bawat isa. Pinepresyuhan ang bawat order sa araw nito.',
})
export const ordersSoFar = message('office/trade.ordersSoFar', {
  en: 'Orders so far',
  fil: 'Mga order hanggang ngayon',
})
export const noneOfTheOrdersThat = message('office/trade.noneOfTheOrdersThat', {
  en: 'None of the orders that it placed can be shown here.',
  fil: 'Walang order na ginawa nito ang maipapakita rito.',
})
export const noneYetTheFirstOne = message('office/trade.noneYetTheFirstOne', {
  en: 'None yet. The first one is placed on {day}.',
  fil: 'Wala pa. Sa {day} ang una.',
})
export const guest = message('office/trade.guest', { en: 'Guest', fil: 'Bisita' })
export const sold = message('office/trade.sold', { en: 'Sold', fil: 'Nabenta' })
export const holder = message('office/trade.holder', { en: 'Holder', fil: 'May-ari ng ID' })
export const units = message('office/trade.units', { en: 'Units', fil: 'Bilang' })
export const theWholeMonth = message('office/trade.theWholeMonth', {
  en: 'The whole month',
  fil: 'Buong buwan',
})
export const downloadTheMonth = message('office/trade.downloadTheMonth', {
  en: 'Download the month',
  fil: 'I-download ang buwan',
})
export const everySaleWithASenior = message('office/trade.everySaleWithASenior', {
  en: 'Every sale with a senior citizen or PWD discount, as the law wants it kept. Lines come in with the orders; what is cancelled or stays behind is booked back.',
  fil: 'Bawat bentang may diskuwento ng senior citizen o PWD, ayon sa hinihingi ng batas. Pumapasok ang mga linya kasama ng order; ibinabalik ang kinansela o naiwan.',
})
export const month = message('office/trade.month', { en: 'Month', fil: 'Buwan' })
export const theRecordBookCouldNot = message('office/trade.theRecordBookCouldNot', {
  en: 'The record book could not be loaded',
  fil: 'Hindi ma-load ang talaan',
})
export const nothingInThisMonth = message('office/trade.nothingInThisMonth', {
  en: 'Nothing in this month',
  fil: 'Walang laman ang buwang ito',
})
export const salesWithASeniorCitizen = message('office/trade.salesWithASeniorCitizen', {
  en: 'Sales with a senior citizen or PWD discount show here by themselves.',
  fil: 'Kusang lalabas dito ang mga bentang may diskuwento ng senior citizen o PWD.',
})
export const downloadTheReport = message('office/trade.downloadTheReport', {
  en: 'Download the report',
  fil: 'I-download ang ulat',
})
export const salesOfThePeriod = message('office/trade.salesOfThePeriod', {
  en: 'What was sold in a period, by the day of the order. Cancelled orders are left out; amounts change when less is sent than was ordered.',
  fil: 'Ang nabenta sa isang panahon, ayon sa araw ng order. Hindi kasama ang kinansela; nagbabago ang halaga kapag kulang ang naipadala.',
})
export const rowsBy = message('office/trade.rowsBy', {
  en: 'Rows by',
  fil: 'Mga hanay ayon sa',
})
export const day = message('office/trade.day', {
  en: 'Day',
  fil: 'Araw',
})
export const vatClass = message('office/trade.vatClass', {
  en: 'VAT class',
  fil: 'Uri ng VAT',
})
export const allButCancelled = message('office/trade.allButCancelled', {
  en: 'All but cancelled',
  fil: 'Lahat maliban sa kinansela',
})
export const theSalesReportCouldNot = message('office/trade.theSalesReportCouldNot', {
  en: 'The sales report could not be loaded',
  fil: 'Hindi ma-load ang ulat ng benta',
})
export const nothingWasSold = message('office/trade.nothingWasSold', {
  en: 'Nothing was sold in this period',
  fil: 'Walang nabenta sa panahong ito',
})
export const chooseOtherDays = message('office/trade.chooseOtherDays', {
  en: 'Choose other days, or include orders that are not paid yet.',
  fil: 'Pumili ng ibang araw, o isama ang mga order na hindi pa bayad.',
})
export const deliveryFeesBeside = message('office/trade.deliveryFeesBeside', {
  en: 'Delivery fees in this period, not in the rows: {amount}',
  fil: 'Bayad sa paghahatid sa panahong ito, wala sa mga hanay: {amount}',
})
export const theWholePeriod = message('office/trade.theWholePeriod', {
  en: 'The whole period',
  fil: 'Ang buong panahon',
})
export const vatable = message('office/trade.vatable', {
  en: 'Vatable',
  fil: 'May VAT',
})
export const exemptGoods = message('office/trade.exemptGoods', {
  en: 'VAT-exempt goods',
  fil: 'Produktong walang VAT',
})
export const exemptBySeniorOrPwd = message('office/trade.exemptBySeniorOrPwd', {
  en: 'VAT-exempt, senior citizen or PWD',
  fil: 'Walang VAT, senior citizen o PWD',
})
export const notRegisteredForVat = message('office/trade.notRegisteredForVat', {
  en: 'Not registered for VAT',
  fil: 'Hindi rehistrado sa VAT',
})
export const seniorOrPwdDiscount = message('office/trade.seniorOrPwdDiscount', {
  en: 'SC/PWD discount',
  fil: 'Diskuwento ng SC/PWD',
})
export const vatIncluded = message('office/trade.vatIncluded', {
  en: 'VAT included',
  fil: 'Kasamang VAT',
})
export const theyNeverAddUpThereThis = message('office/trade.theyNeverAddUpThereThis', {
  en: 'They are never combined: there this promotion counts, because it takes off more.',
  fil: 'Hindi sila nagsasama: doon, ang promong ito ang bilang, dahil mas malaki ang bawas.',
})
export const theyNeverAddUpThere = message('office/trade.theyNeverAddUpThere', {
  en: 'They are never combined: there “{name}” counts, because it takes off more.',
  fil: 'Hindi sila nagsasama: doon, ang “{name}” ang bilang, dahil mas malaki ang bawas.',
})
export const theyNeverAddUpAnd = message('office/trade.theyNeverAddUpAnd', {
  en: 'They are never combined, and both take off the same.',
  fil: 'Hindi sila nagsasama, at pareho ang bawas nila.',
})
export const theyNeverAddUpBelow = message('office/trade.theyNeverAddUpBelow', {
  en: 'They are never combined: below {price} the pesos off count, above it the percentage.',
  fil: 'Hindi sila nagsasama: sa ibaba ng {price}, ang pisong bawas ang bilang; sa itaas nito, ang porsiyento.',
})
export const goingOn = message('office/trade.goingOn', { en: 'Active', fil: 'Tumutuloy' })
export const howOften = message('office/trade.howOften', { en: 'How often', fil: 'Gaano kadalas' })
export const firstOrder = message('office/trade.firstOrder', { en: 'First order', fil: 'Unang order' })
export const nextOrder = message('office/trade.nextOrder', { en: 'Next order', fil: 'Susunod na order' })
export const waitsSince = message('office/trade.waitsSince', { en: 'Waits since', fil: 'Naghihintay mula' })
export const latestOneReceived = message('office/trade.latestOneReceived', {
  en: 'Latest one received',
  fil: 'Natanggap na ba ang pinakahuli',
})
export const started = message('office/trade.started', { en: 'Started', fil: 'Sinimulan' })
export const number = message('office/trade.number', { en: 'Number', fil: 'Numero' })
export const picksUpLivesAt = message('office/trade.picksUpLivesAt', {
  en: 'Picks up, lives at',
  fil: 'Kukunin sa botika, nakatira sa',
})
export const deliveredTo = message('office/trade.deliveredTo', { en: 'Delivered to', fil: 'Ihahatid sa' })
export const orderedAs = message('office/trade.orderedAs', { en: 'Ordered as', fil: 'Umorder bilang' })
export const gross = message('office/trade.gross', { en: 'Gross', fil: 'Gross' })
