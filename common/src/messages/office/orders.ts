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
  en: 'The items go back to the stock and the shopper is told. This cannot be taken back.',
  fil: 'Babalik sa stock ang mga gamit at sasabihan ang mamimili. Hindi na ito mababawi.',
})
export const theOrderWasClearedAway = message('office/orders.theOrderWasClearedAway', {
  en: 'The order was cleared away',
  fil: 'Naalis na ang order',
})
export const clearItAway = message('office/orders.clearItAway', {
  en: 'Clear it away',
  fil: 'Alisin sa listahan',
})
export const clearNumberAway = message('office/orders.clearNumberAway', {
  en: 'Clear {number} away?',
  fil: 'Alisin ang {number}?',
})
export const itLeavesTheseListsFor = message('office/orders.itLeavesTheseListsFor', {
  en: 'It leaves these lists for good. The shopper keeps seeing that it was cancelled.',
  fil: 'Tuluyan itong mawawala sa mga listahang ito. Makikita pa rin ng mamimili na kinansela ito.',
})
export const thereIsNoCourierYet = message('office/orders.thereIsNoCourierYet', {
  en: 'There is no courier yet. They are added under “Courier” in the menu.',
  fil: 'Wala pang tagahatid. Idinadagdag sila sa “Tagahatid” sa menu.',
})
export const noCourierNamed = message('office/orders.noCourierNamed', {
  en: 'No courier named',
  fil: 'Walang pinangalanang tagahatid',
})
export const discountID = message('office/orders.discountID', { en: 'Discount ID', fil: 'ID ng diskuwento' })
export const thisIDNumberCameUnder = message('office/orders.thisIDNumberCameUnder', {
  en: 'This ID number came under another name with 1 other order.',
  fil: 'May 1 pang order na may ganitong numero ng ID pero ibang pangalan.',
})
export const thisIDNumberCameUnderAnother = message('office/orders.thisIDNumberCameUnderAnother', {
  en: 'This ID number came under another name with {count, number} other orders.',
  fil: 'May {count, number} pang order na may ganitong numero ng ID pero ibang pangalan.',
})
export const theOtherNameNames = message('office/orders.theOtherNameNames', {
  en: 'The other name: {names}',
  fil: 'Ang ibang pangalan: {names}',
})
export const theIDWasSeen = message('office/orders.theIDWasSeen', {
  en: 'The ID was seen.',
  fil: 'Nakita na ang ID.',
})
export const theLawLetsOnlyThe = message('office/orders.theLawLetsOnlyThe', {
  en: 'The law lets only the holder have this discount. Look at the ID at hand-over, or at its picture: the name and number have to be those of the order.',
  fil: 'Ang may-ari lang ang pinapayagan ng batas sa diskuwentong ito. Tingnan ang ID sa pag-abot, o ang larawan nito: dapat kapareho ng nasa order ang pangalan at numero.',
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
export const sentOfWantedReady = message('office/orders.sentOfWantedReady', {
  en: '{sent, number} of {wanted, number} ready',
  fil: '{sent, number} sa {wanted, number} ang handa na',
})
export const sentOfWantedSent = message('office/orders.sentOfWantedSent', {
  en: '{sent, number} of {wanted, number} sent',
  fil: '{sent, number} sa {wanted, number} ang naipadala',
})
export const noneLeftOnTheShelf = message('office/orders.noneLeftOnTheShelf', {
  en: 'None left on the shelf',
  fil: 'Wala nang natira',
})
export const lessAmount = message('office/orders.lessAmount', { en: 'less {amount}', fil: 'bawas {amount}' })
export const showIt = message('office/orders.showIt', { en: 'Show it', fil: 'Ipakita' })
export const showThem = message('office/orders.showThem', { en: 'Show them', fil: 'Ipakita ang mga ito' })
export const n1NewOrder = message('office/orders.n1NewOrder', { en: '1 new order', fil: '1 bagong order' })
export const countOrMoreNewOrders = message('office/orders.countOrMoreNewOrders', {
  en: '{count, number} or more new orders',
  fil: '{count, number} o higit pang bagong order',
})
export const countNewOrders = message('office/orders.countNewOrders', {
  en: '{count, number} new orders',
  fil: '{count, number} bagong order',
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
export const pickUp = message('office/orders.pickUp', { en: 'Pick up', fil: 'Kukunin sa botika' })
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
  en: 'The shoppers are told that their orders are being prepared. Confirming cannot be taken back; an order can still be cancelled.',
  fil: 'Sasabihan ang mga mamimili na inihahanda na ang order nila. Hindi na mababawi ang pagkumpirma; puwede pa ring kanselahin ang order.',
})
export const eachOneLeavesWholeTo = message('office/orders.eachOneLeavesWholeTo', {
  en: 'Each one leaves whole. To send a part of one, open it.',
  fil: 'Buo ang pagpapadala ng bawat isa. Para magpadala ng bahagi lang, buksan ito.',
})
export const forIt = message('office/orders.forIt', { en: 'For', fil: 'Para kay' })
export const note = message('office/orders.note', { en: 'Note', fil: 'Tala' })
export const total = message('office/orders.total', { en: 'Total', fil: 'Kabuuan' })
export const neededFor = message('office/orders.neededFor', { en: 'Needed for', fil: 'Kailangan para sa' })
export const youCanLookAtThe = message('office/orders.youCanLookAtThe', {
  en: 'You can look at the next picture once the shopper has sent it.',
  fil: 'Makikita mo ang susunod na larawan kapag naipadala na ito ng mamimili.',
})
export const noPictureOfThePrescription = message('office/orders.noPictureOfThePrescription', {
  en: 'No picture of the prescription was sent.',
  fil: 'Walang ipinadalang larawan ng reseta.',
})
export const acceptThePrescription = message('office/orders.acceptThePrescription', {
  en: 'Accept the prescription',
  fil: 'Tanggapin ang reseta',
})
export const openThePrescriptionFirstThen = message('office/orders.openThePrescriptionFirstThen', {
  en: 'Open the prescription first: then you can accept it.',
  fil: 'Buksan muna ang reseta: pagkatapos ay matatanggap mo ito.',
})
export const thisPrescriptionAlsoCameWith = message('office/orders.thisPrescriptionAlsoCameWith', {
  en: 'This prescription also came with 1 other order ({days}). It may be a refill: look at what it allows.',
  fil: 'Ang resetang ito ay kasama rin ng 1 pang order ({days}). Maaaring refill ito: tingnan kung ano ang pinapayagan nito.',
})
export const thisPrescriptionAlsoCameWithCount = message('office/orders.thisPrescriptionAlsoCameWithCount', {
  en: 'This prescription also came with {count, number} other orders (latest: {days}). It may be a refill: look at what it allows.',
  fil: 'Ang resetang ito ay kasama rin ng {count, number} pang order (pinakahuli: {days}). Maaaring refill ito: tingnan kung ano ang pinapayagan nito.',
})
export const thePrescriptionWasCheckedAnd = message('office/orders.thePrescriptionWasCheckedAnd', {
  en: 'The prescription was checked and accepted.',
  fil: 'Nasuri at tinanggap ang reseta.',
})
export const thePrescriptionWasRejected = message('office/orders.thePrescriptionWasRejected', {
  en: 'The prescription was rejected',
  fil: 'Tinanggihan ang reseta',
})
export const checkThePrescriptionBeforeYou = message('office/orders.checkThePrescriptionBeforeYou', {
  en: 'Check the prescription before you confirm the order.',
  fil: 'Suriin ang reseta bago kumpirmahin ang order.',
})
export const print = message('office/orders.print', { en: 'Print', fil: 'I-print' })
export const downloadThePDF = message('office/orders.downloadThePDF', {
  en: 'Download the PDF',
  fil: 'I-download ang PDF',
})
export const openInATabOf = message('office/orders.openInATabOf', {
  en: 'Open in a tab of its own',
  fil: 'Buksan sa sariling tab',
})
export const larger = message('office/orders.larger', { en: 'Larger', fil: 'Palakihin' })
export const smaller = message('office/orders.smaller', { en: 'Smaller', fil: 'Paliitin' })
export const turn = message('office/orders.turn', { en: 'Turn', fil: 'Iikot' })
export const nameScrollToSeeAll = message('office/orders.nameScrollToSeeAll', {
  en: '{name}, scroll to see all of it',
  fil: '{name}, i-scroll para makita lahat',
})
export const rejectThePrescription = message('office/orders.rejectThePrescription', {
  en: 'Reject the prescription?',
  fil: 'Tanggihan ang reseta?',
})
export const forExampleTheDateHas = message('office/orders.forExampleTheDateHas', {
  en: 'For example: the date has passed.',
  fil: 'Halimbawa: lampas na ang petsa.',
})
export const theShopperReadsYourReason = message('office/orders.theShopperReadsYourReason', {
  en: 'The shopper reads your reason and may send another picture.',
  fil: 'Mababasa ng mamimili ang dahilan mo at maaaring magpadala ng ibang larawan.',
})
export const readyForPickUp2 = message('office/orders.readyForPickUp2', {
  en: 'Ready for pick-up?',
  fil: 'Handa na bang kunin?',
})
export const shipTheOrder = message('office/orders.shipTheOrder', {
  en: 'Ship the order',
  fil: 'Ipadala ang order',
})
export const thisPartIsReady = message('office/orders.thisPartIsReady', {
  en: 'This part is ready',
  fil: 'Handa na ang bahaging ito',
})
export const allIsReady = message('office/orders.allIsReady', { en: 'All is ready', fil: 'Handa na lahat' })
export const shipThisPart = message('office/orders.shipThisPart', {
  en: 'Ship this part',
  fil: 'Ipadala ang bahaging ito',
})
export const shipAll = message('office/orders.shipAll', { en: 'Ship all', fil: 'Ipadala lahat' })
export const whatCanBePickedUp = message('office/orders.whatCanBePickedUp', {
  en: 'What can be picked up',
  fil: 'Ano ang puwede nang kunin',
})
export const whatLeaves = message('office/orders.whatLeaves', { en: 'What leaves', fil: 'Ano ang ipapadala' })
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
  en: 'The shopper is told. This can’t be undone, but the order can still be cancelled.',
  fil: 'Sasabihan ang mamimili. Hindi na ito mababawi, pero maaari pang kanselahin ang order.',
})
export const didYouReceiveAmountFor = message('office/orders.didYouReceiveAmountFor', {
  en: 'Did you receive {amount} for {number}? This cannot be taken back.',
  fil: 'Natanggap mo ba ang {amount} para sa {number}? Hindi na ito mababawi.',
})
export const closeNumberNothingCanBe = message('office/orders.closeNumberNothingCanBe', {
  en: 'Close {number}? Nothing can be changed afterwards.',
  fil: 'Isara ang {number}? Wala nang mababago pagkatapos nito.',
})
export const nextStep = message('office/orders.nextStep', { en: 'Next step', fil: 'Susunod na hakbang' })
export const checkThePrescription = message('office/orders.checkThePrescription', {
  en: 'Check the prescription',
  fil: 'Suriin ang reseta',
})
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
  fil: '{moment}, ni/ng {actor}',
})
export const nameSentOfWantedReady = message('office/orders.nameSentOfWantedReady', {
  en: '{name}: {sent, number} of {wanted, number} ready',
  fil: '{name}: {sent, number} sa {wanted, number} ang handa na',
})
export const nameSentOfWantedSent = message('office/orders.nameSentOfWantedSent', {
  en: '{name}: {sent, number} of {wanted, number} sent',
  fil: '{name}: {sent, number} sa {wanted, number} ang naipadala',
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
  en: 'They are priced and taken from stock as at checkout, and the shopper is told.',
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
