import { message } from '../declare'

export const cancelTheOrder = message('office/orders.cancelTheOrder', {
  en: 'Cancel the order',
  fil: 'Kanselahin ang order',
})
export const remarksForTheShopper = message('office/orders.remarksForTheShopper', {
  en: 'Remarks for the shopper',
  fil: 'Paliwanag sa mamimili',
})
export const forExampleTheLastBox = message('office/orders.forExampleTheLastBox', {
  en: 'For example: the last box was damaged.',
  fil: 'Halimbawa: nasira ang huling kahon.',
})
export const theItemsGoBackTo = message('office/orders.theItemsGoBackTo', {
  en: 'The items go back to the stock and the shopper is notified. This can’t be undone.',
  fil: 'Babalik sa stock ang mga gamit at sasabihan ang mamimili. Hindi na ito mababawi.',
})
export const theOrderWasClearedAway = message('office/orders.theOrderWasClearedAway', {
  en: 'The order was removed from the lists',
  fil: 'Naalis na ang order',
})
export const clearItAway = message('office/orders.clearItAway', {
  en: 'Remove from the lists',
  fil: 'Alisin sa listahan',
})
export const clearNumberAway = message('office/orders.clearNumberAway', {
  en: 'Remove {number} from the lists?',
  fil: 'Alisin ang {number}?',
})
export const discountID = message('office/orders.discountID', { en: 'Discount ID', fil: 'ID ng diskuwento' })
export const theOtherNameNames = message('office/orders.theOtherNameNames', {
  en: 'The other name: {names}',
  fil: 'Ang ibang pangalan: {names}',
})
export const iHaveSeenTheID = message('office/orders.iHaveSeenTheID', {
  en: 'I have seen the ID',
  fil: 'Nakita ko ang ID',
})
export const oneLess = message('office/orders.oneLess', { en: 'One less', fil: 'Bawasan ng isa' })
export const countOfAll = message('office/orders.countOfAll', {
  en: '{count, number} of {all, number}',
  fil: '{count, number} sa {all, number}',
})
export const oneMore = message('office/orders.oneMore', { en: 'One more', fil: 'Dagdagan ng isa' })
export const countItems = message('office/orders.countItems', {
  en: '{count, plural, one {# item} other {# items}}',
  fil: '{count, number} gamit',
})
export const noneLeftOnTheShelf = message('office/orders.noneLeftOnTheShelf', {
  en: 'None left on the shelf',
  fil: 'Wala nang natira',
})
export const lessAmount = message('office/orders.lessAmount', { en: 'less {amount}', fil: 'bawas {amount}' })
export const showIt = message('office/orders.showIt', { en: 'Show it', fil: 'Ipakita' })
export const showThem = message('office/orders.showThem', { en: 'Show them', fil: 'Ipakita ang mga ito' })
export const countOrMoreNewOrders = message('office/orders.countOrMoreNewOrders', {
  en: '{count, number} or more new orders',
  fil: '{count, number} o higit pang bagong order',
})
export const soundWhenOrdersComeIn = message('office/orders.soundWhenOrdersComeIn', {
  en: 'Sound when orders come in',
  fil: 'Tunog kapag may bagong order',
})
export const on = message('office/orders.on', { en: 'on', fil: 'bukas' })
export const off = message('office/orders.off', { en: 'off', fil: 'patay' })
export const internalNotes = message('office/orders.internalNotes', {
  en: 'Internal notes',
  fil: 'Panloob na tala',
})
export const onlyThePharmacyAndAdmins = message('office/orders.onlyThePharmacyAndAdmins', {
  en: 'Only the pharmacy and admins see these.',
  fil: 'Ang botika at mga admin lang ang nakakakita nito.',
})
export const saveTheNotes = message('office/orders.saveTheNotes', {
  en: 'Save the notes',
  fil: 'I-save ang tala',
})
export const sinceAgo = message('office/orders.sinceAgo', {
  en: '{since} ago',
  fil: '{since} na ang nakalipas',
})
export const orderNamePhoneOrProduct = message('office/orders.orderNamePhoneOrProduct', {
  en: 'Order, name, phone or product',
  fil: 'Order, pangalan, telepono o produkto',
})
export const late = message('office/orders.late', { en: 'Late', fil: 'Nahuhuli' })
export const inTime = message('office/orders.inTime', { en: 'In time', fil: 'Nasa oras' })
export const howLong = message('office/orders.howLong', { en: 'Waiting time', fil: 'Tagal ng paghihintay' })
export const placedFrom = message('office/orders.placedFrom', { en: 'Placed from', fil: 'Inorder mula' })
export const placedUntil = message('office/orders.placedUntil', {
  en: 'Placed until',
  fil: 'Inorder hanggang',
})
export const noOrdersYet = message('office/orders.noOrdersYet', {
  en: 'No orders yet',
  fil: 'Wala pang order',
})
export const whenSomebodyOrdersItShows = message('office/orders.whenSomebodyOrdersItShows', {
  en: 'When somebody orders, it shows here at once.',
  fil: 'Kapag may umorder sa iyo, agad itong lalabas dito.',
})
export const ordersByStatus = message('office/orders.ordersByStatus', {
  en: 'Orders by status',
  fil: 'Mga order ayon sa katayuan',
})
export const deliveryAndPayment = message('office/orders.deliveryAndPayment', {
  en: 'Delivery and payment',
  fil: 'Paghahatid at bayad',
})
export const online = message('office/orders.online', { en: 'Online', fil: 'Online' })
export const order = message('office/orders.order', { en: 'order', fil: 'order' })
export const placedMomentSinceAgo = message('office/orders.placedMomentSinceAgo', {
  en: 'Placed {moment} ({since} ago)',
  fil: 'Inorder noong {moment} ({since} na ang nakalipas)',
})
export const confirm = message('office/orders.confirm', { en: 'Confirm', fil: 'Kumpirmahin' })
export const confirmTheseOrders = message('office/orders.confirmTheseOrders', {
  en: 'Confirm these orders?',
  fil: 'Kumpirmahin ang mga order na ito?',
})
export const noneOfTheseOrdersCanBe = message('office/orders.noneOfTheseOrdersCanBe', {
  en: 'None of these orders can be confirmed',
  fil: 'Walang makukumpirma sa mga order na ito',
})
export const theShoppersAreToldThat = message('office/orders.theShoppersAreToldThat', {
  en: 'The shoppers are notified that their orders are being prepared. Confirming can’t be undone; an order can still be cancelled.',
  fil: 'Sasabihan ang mga mamimili na inihahanda na ang order nila. Hindi na mababawi ang pagkumpirma; puwede pa ring kanselahin ang order.',
})
export const forIt = message('office/orders.forIt', { en: 'For', fil: 'Para kay' })
export const note = message('office/orders.note', { en: 'Note', fil: 'Tala' })
export const total = message('office/orders.total', { en: 'Total', fil: 'Kabuuan' })
export const neededFor = message('office/orders.neededFor', { en: 'Needed for', fil: 'Kailangan para sa' })
export const downloadThePDF = message('office/orders.downloadThePDF', {
  en: 'Download the PDF',
  fil: 'I-download ang PDF',
})
export const openInATabOf = message('office/orders.openInATabOf', {
  en: 'Open in a new tab',
  fil: 'Buksan sa sariling tab',
})
export const larger = message('office/orders.larger', { en: 'Larger', fil: 'Palakihin' })
export const smaller = message('office/orders.smaller', { en: 'Smaller', fil: 'Paliitin' })
export const turn = message('office/orders.turn', { en: 'Rotate', fil: 'Iikot' })
export const nameScrollToSeeAll = message('office/orders.nameScrollToSeeAll', {
  en: '{name}, scroll to see all of it',
  fil: '{name}, i-scroll para makita lahat',
})
export const forExampleTheDateHas = message('office/orders.forExampleTheDateHas', {
  en: 'For example: the date has passed.',
  fil: 'Halimbawa: lampas na ang petsa.',
})
export const thisPartIsReady = message('office/orders.thisPartIsReady', {
  en: 'This part is ready',
  fil: 'Handa na ang bahaging ito',
})
export const allIsReady = message('office/orders.allIsReady', { en: 'All is ready', fil: 'Handa na lahat' })
export const whatStaysGoesBackTo = message('office/orders.whatStaysGoesBackTo', {
  en: 'What stays goes back to the stock, and the total becomes smaller.',
  fil: 'Ang maiiwan ay babalik sa stock, at liliit ang kabuuan.',
})
export const stepsOfTheOrder = message('office/orders.stepsOfTheOrder', {
  en: 'Steps of the order',
  fil: 'Mga hakbang ng order',
})
export const next = message('office/orders.next', { en: 'Next', fil: 'Susunod' })
export const theShopperIsToldThis = message('office/orders.theShopperIsToldThis', {
  en: 'The shopper is notified. This can’t be undone, but the order can still be cancelled.',
  fil: 'Sasabihan ang mamimili. Hindi na ito mababawi, pero maaari pang kanselahin ang order.',
})
export const closeNumberNothingCanBe = message('office/orders.closeNumberNothingCanBe', {
  en: 'Close {number}? Nothing can be changed afterwards.',
  fil: 'Isara ang {number}? Wala nang mababago pagkatapos nito.',
})
export const nextStep = message('office/orders.nextStep', { en: 'Next step', fil: 'Susunod na hakbang' })
export const thenYouCanConfirmThe = message('office/orders.thenYouCanConfirmThe', {
  en: 'Then you can confirm the order.',
  fil: 'Pagkatapos, makukumpirma mo na ang order.',
})
export const progress = message('office/orders.progress', { en: 'Progress', fil: 'Kalagayan' })
export const laterSteps = message('office/orders.laterSteps', {
  en: 'Later steps',
  fil: 'Mga susunod na hakbang',
})
export const thisOrderWasCancelled = message('office/orders.thisOrderWasCancelled', {
  en: 'This order was cancelled',
  fil: 'Kinansela ang order na ito',
})
export const noRemarksWereLeft = message('office/orders.noRemarksWereLeft', {
  en: 'No remarks were left.',
  fil: 'Walang iniwang paliwanag.',
})
export const everythingIsDone = message('office/orders.everythingIsDone', {
  en: 'Everything is done.',
  fil: 'Tapos na ang lahat.',
})
export const timeline = message('office/orders.timeline', { en: 'Timeline', fil: 'Mga naganap' })
export const momentByActor = message('office/orders.momentByActor', {
  en: '{moment} by {actor}',
  fil: '{moment} · {actor}',
})
export const expected = message('office/orders.expected', { en: 'Expected', fil: 'Inaasahan' })
export const lateDueWhen = message('office/orders.lateDueWhen', {
  en: 'Late: due {when}',
  fil: 'Atrasado: hanggang {when}',
})
export const waitingHoursH = message('office/orders.waitingHoursH', {
  en: 'Waiting {hours, number} h',
  fil: '{hours, number} oras na',
})
export const waitingDaysDays = message('office/orders.waitingDaysDays', {
  en: 'Waiting {days, number} days',
  fil: '{days, number} araw na',
})
export const addItemsOfAnotherPharmacy = message('office/orders.addItemsOfAnotherPharmacy', {
  en: 'Add items of another pharmacy',
  fil: 'Magdagdag ng item ng ibang botika',
})
export const theItemsWereAdded = message('office/orders.theItemsWereAdded', {
  en: 'The items were added',
  fil: 'Naidagdag na ang mga item',
})
export const addItemsToNumber = message('office/orders.addItemsToNumber', {
  en: 'Add items to {number}',
  fil: 'Magdagdag ng item sa {number}',
})
export const addTheItems = message('office/orders.addTheItems', {
  en: 'Add the items',
  fil: 'Idagdag ang mga item',
})
export const theyArePricedAndTaken = message('office/orders.theyArePricedAndTaken', {
  en: 'They are priced and taken from stock as at checkout, and the shopper is notified.',
  fil: 'Pinepresyuhan at ibinabawas sa stock gaya ng sa checkout, at sasabihan ang mamimili.',
})
export const amountBeforePromotionsAndDiscounts = message(
  'office/orders.amountBeforePromotionsAndDiscounts',
  { en: '{amount} before promotions and discounts', fil: '{amount} bago ang mga promo at diskuwento' },
)
export const quantityOfName = message('office/orders.quantityOfName', {
  en: 'Quantity of {name}',
  fil: 'Bilang ng {name}',
})
export const takeNameOut = message('office/orders.takeNameOut', {
  en: 'Take {name} out',
  fil: 'Alisin ang {name}',
})
export const nobodyHasThisInStock = message('office/orders.nobodyHasThisInStock', {
  en: 'Nobody has this in stock',
  fil: 'Walang may stock nito',
})
export const typeAProductSKUOr = message('office/orders.typeAProductSKUOr', {
  en: 'Type a product, SKU or pharmacy',
  fil: 'Mag-type ng produkto, SKU o botika',
})
export const countInStock = message('office/orders.countInStock', {
  en: '{count, number} in stock',
  fil: '{count, number} ang stock',
})
export const productSKUOrPharmacy = message('office/orders.productSKUOrPharmacy', {
  en: 'Product, SKU or pharmacy',
  fil: 'Produkto, SKU o botika',
})
export const orderedBy = message('office/orders.orderedBy', { en: 'Ordered by', fil: 'Inorder ni' })
export const idNumber = message('office/orders.idNumber', { en: 'ID number', fil: 'Numero ng ID' })
export const idSeen = message('office/orders.idSeen', { en: 'ID seen', fil: 'Nakita ang ID' })
export const notesSaved = message('office/orders.notesSaved', { en: 'Notes saved', fil: 'Na-save ang tala' })
export const newOrdersWaitHereUntil = message('office/orders.newOrdersWaitHereUntil', {
  en: 'New orders wait here until they are confirmed.',
  fil: 'Naghihintay rito ang mga bagong order hanggang makumpirma.',
})
export const ordersWaitHereUntilThe = message('office/orders.ordersWaitHereUntilThe', {
  en: 'Orders wait here until the shopper has them.',
  fil: 'Naghihintay rito ang mga order hanggang makuha ng mamimili.',
})
export const ordersThatTheShopperHas = message('office/orders.ordersThatTheShopperHas', {
  en: 'Orders that the shopper has wait here until they are paid.',
  fil: 'Naghihintay rito hanggang mabayaran ang mga order na nakuha na ng mamimili.',
})
export const paidOrdersWaitHereUntil = message('office/orders.paidOrdersWaitHereUntil', {
  en: 'Paid orders wait here until they are closed.',
  fil: 'Naghihintay rito ang mga bayad nang order hanggang maisara.',
})
export const ordersAreKeptHereWhen = message('office/orders.ordersAreKeptHereWhen', {
  en: 'Orders are kept here when everything is done.',
  fil: 'Nakatago rito ang mga order kapag tapos na ang lahat.',
})
export const ordersThatTheShopperOr = message('office/orders.ordersThatTheShopperOr', {
  en: 'Orders that the shopper or the pharmacy cancelled are kept here.',
  fil: 'Nakatago rito ang mga order na kinansela ng mamimili o ng botika.',
})
export const noneWasNamed = message('office/orders.noneWasNamed', {
  en: 'None was named',
  fil: 'Walang pinangalanan',
})
export const cashOnDelivery = message('office/orders.cashOnDelivery', {
  en: 'Cash on delivery',
  fil: 'Cash pagkahatid',
})
export const payment = message('office/orders.payment', { en: 'Payment', fil: 'Bayad' })
export const workedOfTotalConfirmed = message('office/orders.workedOfTotalConfirmed', {
  en: '{worked, number} of {total, number} confirmed',
  fil: '{worked, number} sa {total, number} ang nakumpirma',
})
export const noneOfTheseOrdersCanBeMade = message('office/orders.noneOfTheseOrdersCanBeMade', {
  en: 'None of these orders can be made ready',
  fil: 'Walang maihahanda sa mga order na ito',
})
export const without = message('office/orders.without', { en: 'Without', fil: 'Walang reseta' })
export const theShopper = message('office/orders.theShopper', { en: 'the shopper', fil: 'mamimili' })
export const thePharmacy = message('office/orders.thePharmacy', { en: 'the pharmacy', fil: 'botika' })
export const anAdministrator = message('office/orders.anAdministrator', {
  en: 'an administrator',
  fil: 'administrador',
})
export const theSystem = message('office/orders.theSystem', { en: 'the system', fil: 'sistema' })
export const confirmTheOrder = message('office/orders.confirmTheOrder', {
  en: 'Confirm the order',
  fil: 'Kumpirmahin ang order',
})
export const confirmed = message('office/orders.confirmed', { en: 'Confirmed', fil: 'Nakumpirma' })
export const markAsPaid = message('office/orders.markAsPaid', {
  en: 'Mark as paid',
  fil: 'Markahang bayad na',
})
export const markedAsPaid = message('office/orders.markedAsPaid', {
  en: 'Marked as paid',
  fil: 'Minarkahang bayad na',
})
export const completeTheOrder = message('office/orders.completeTheOrder', {
  en: 'Complete the order',
  fil: 'Tapusin ang order',
})
export const completed = message('office/orders.completed', { en: 'Completed', fil: 'Tapos na' })
export const toPrepare = message('office/orders.toPrepare', { en: 'To prepare', fil: 'Ihahanda' })
export const pwdDiscount = message('office/orders.pwdDiscount', {
  en: 'PWD discount',
  fil: 'Diskuwento ng PWD',
})
export const seniorCitizenDiscount = message('office/orders.seniorCitizenDiscount', {
  en: 'Senior citizen discount',
  fil: 'Diskuwento ng senior citizen',
})
export const vatTakenOff = message('office/orders.vatTakenOff', { en: 'VAT taken off', fil: 'Inalis na VAT' })
export const deliveryFee = message('office/orders.deliveryFee', { en: 'Delivery fee', fil: 'Bayad sa hatid' })
export const subtotal = message('office/orders.subtotal', { en: 'Subtotal', fil: 'Subtotal' })
export const doorToDoorDelivery = message('office/orders.doorToDoorDelivery', {
  en: 'Door to door delivery',
  fil: 'Hatid sa bahay',
})
export const countNewOrders = message('office/orders.countNewOrders', {
  en: '{count, plural, one {# new order} other {# new orders}}',
  fil: '{count, number} bagong order',
})
export const namePosition = message('office/orders.namePosition', {
  en: '{name} ({position})',
  fil: '{name} ({position})',
})
