import { message } from './declare'

export const followYourOrderByItsNumber = message('tracking.followYourOrderByItsNumber', {
  en: 'Follow your order by its number: status, parts and timeline.',
  fil: 'Sundan ang order gamit ang numero nito: status, mga bahagi at timeline.',
})
export const theNumberIsOnTheThank = message('tracking.theNumberIsOnTheThank', {
  en: 'The number is on the thank-you page and in your email. It starts with BTK.',
  fil: 'Nasa thank-you page at sa iyong email ang numero. Nagsisimula ito sa BTK.',
})
export const orderNumber = message('tracking.orderNumber', { en: 'Order number', fil: 'Numero ng order' })
export const lookingForYourOrder = message('tracking.lookingForYourOrder', {
  en: 'Looking for your order…',
  fil: 'Hinahanap ang iyong order…',
})
export const refresh = message('tracking.refresh', { en: 'Refresh', fil: 'I-refresh' })
export const addToCalendar = message('tracking.addToCalendar', {
  en: 'Add to calendar',
  fil: 'Idagdag sa kalendaryo',
})
export const thePartFromPharmacyIsCancelled = message('tracking.thePartFromPharmacyIsCancelled', {
  en: 'The part from {pharmacy} is cancelled.',
  fil: 'Nakansela na ang bahagi mula sa {pharmacy}.',
})
export const cancelThisPart = message('tracking.cancelThisPart', {
  en: 'Cancel this part',
  fil: 'Kanselahin ang bahaging ito',
})
export const fromPharmacyName = message('tracking.fromPharmacyName', {
  en: ', from {pharmacy_name}',
  fil: ', mula sa {pharmacy_name}',
})
export const cancelThePartFromPharmacy = message('tracking.cancelThePartFromPharmacy', {
  en: 'Cancel the part from {pharmacy_name}?',
  fil: 'Kanselahin ang bahagi mula sa {pharmacy_name}?',
})
export const yesCancelIt = message('tracking.yesCancelIt', { en: 'Yes, cancel it', fil: 'Oo, kanselahin' })
export const itCostsNothingAndParts = message('tracking.itCostsNothingAndParts', {
  en: 'It costs nothing, and parts from other pharmacies stay ordered. This cannot be undone.',
  fil: 'Walang bayad, at tuloy ang mga bahagi mula sa ibang botika. Hindi na ito mababawi.',
})
export const pleaseGiveTheEmailAddress = message('tracking.pleaseGiveTheEmailAddress', {
  en: 'Please give the email address of the order.',
  fil: 'Ilagay ang email address ng order.',
})
export const whyThePharmacyReadsIt = message('tracking.whyThePharmacyReadsIt', {
  en: 'Why? The pharmacy reads it.',
  fil: 'Bakit? Mababasa ito ng botika.',
})
export const yourEmail = message('tracking.yourEmail', { en: 'Your email', fil: 'Ang iyong email' })
export const theOneThatYouGave = message('tracking.theOneThatYouGave', {
  en: 'The one that you gave with the order, so that nobody else can change it.',
  fil: 'Ang ibinigay mo sa order, para walang ibang makapagbago nito.',
})
export const timeline = message('tracking.timeline', { en: 'Timeline', fil: 'Timeline' })
export const whatItCosts = message('tracking.whatItCosts', { en: 'What it costs', fil: 'Magkano ito' })
export const placed = message('tracking.placed', { en: 'Placed', fil: 'Na-place' })
export const online = message('tracking.online', { en: 'Online', fil: 'Online' })
export const progress = message('tracking.progress', { en: 'Progress', fil: 'Pag-usad' })
export const aPharmacistIsCheckingYourPrescription = message(
  'tracking.aPharmacistIsCheckingYourPrescription',
  {
    en: 'A pharmacist is checking your prescription.',
    fil: 'Sinusuri ng parmasyutiko ang iyong reseta.',
  },
)
export const thePrescriptionWasNotAccepted = message('tracking.thePrescriptionWasNotAccepted', {
  en: 'The prescription was not accepted',
  fil: 'Hindi tinanggap ang reseta',
})
export const checkedByName = message('tracking.checkedByName', {
  en: 'Checked by {name}',
  fil: 'Sinuri ni {name}',
})
export const leftOutAndNotCharged = message('tracking.leftOutAndNotCharged', {
  en: 'Left out, and not charged',
  fil: 'Hindi isinama, at hindi sisingilin',
})
export const courierName = message('tracking.courierName', { en: 'Courier: {name}', fil: 'Courier: {name}' })
export const notReadyAndNotCharged = message('tracking.notReadyAndNotCharged', {
  en: 'Not ready, and not charged',
  fil: 'Hindi handa, at hindi sisingilin',
})
export const sentOfQuantityReadyTheRest = message('tracking.sentOfQuantityReadyTheRest', {
  en: '{sent, number} of {quantity, number} ready; the rest is not charged',
  fil: '{sent, number} sa {quantity, number} ang handa; hindi sisingilin ang natira',
})
export const notSentAndNotCharged = message('tracking.notSentAndNotCharged', {
  en: 'Not sent, and not charged',
  fil: 'Hindi naipadala, at hindi sisingilin',
})
export const sentOfQuantitySentTheRest = message('tracking.sentOfQuantitySentTheRest', {
  en: '{sent, number} of {quantity, number} sent; the rest is not charged',
  fil: '{sent, number} sa {quantity, number} ang naipadala; hindi sisingilin ang natira',
})
export const howOften = message('tracking.howOften', { en: 'How often', fil: 'Gaano kadalas' })
export const nextOrder = message('tracking.nextOrder', { en: 'Next order', fil: 'Susunod na order' })
export const none = message('tracking.none', { en: 'None', fil: 'Wala' })
export const firstOrder = message('tracking.firstOrder', { en: 'First order', fil: 'Unang order' })
export const lastDay = message('tracking.lastDay', { en: 'Last day', fil: 'Huling araw' })
export const untilYouStopIt = message('tracking.untilYouStopIt', {
  en: 'Until you stop it',
  fil: 'Hanggang ihinto mo',
})
export const placedSoFar = message('tracking.placedSoFar', { en: 'Placed so far', fil: 'Na-place na' })
export const theLastDateBroughtNoOrder = message('tracking.theLastDateBroughtNoOrder', {
  en: 'No order was placed on the last date. {reason}',
  fil: 'Walang na-order noong huling petsa. {reason}',
})
export const itWaitsSinceDate = message('tracking.itWaitsSinceDate', {
  en: 'It was due on {date} and is waiting. {reason} We place it as soon as the pharmacy is open again.',
  fil: 'Dapat ay noong {date} ito at naghihintay pa. {reason} Ipapasok namin ito pagbukas ulit ng botika.',
})
export const whenItIsOpenAgain = message('tracking.whenItIsOpenAgain', {
  en: 'When the pharmacy is open again',
  fil: 'Kapag bukas na ulit ang botika',
})
export const expectedWhen = message('tracking.expectedWhen', {
  en: 'Expected: {when}',
  fil: 'Inaasahan: {when}',
})
export const itIsLate = message('tracking.itIsLate', {
  en: 'It is late. Ask the pharmacy, or report a problem below.',
  fil: 'Huli na ito. Itanong sa botika, o mag-ulat ng problema sa ibaba.',
})
export const whatComesEachTime = message('tracking.whatComesEachTime', {
  en: 'What is ordered each time',
  fil: 'Ang dumarating sa bawat pagkakataon',
})
export const notAvailableToday = message('tracking.notAvailableToday', {
  en: 'Not available today',
  fil: 'Hindi mabibili ngayong araw',
})
export const onlyCurrentToday = message('tracking.onlyCurrentToday', {
  en: 'Only {current_quantity, number} today',
  fil: '{current_quantity, number} lang ngayong araw',
})
export const regularPricesOfTodayPromotions = message('tracking.regularPricesOfTodayPromotions', {
  en: 'Regular prices of today. Promotions, discounts and the delivery fee are worked out on the day of each order.',
  fil: 'Regular na presyo ngayong araw. Kukuwentahin ang promo, diskuwento at bayad sa delivery sa araw ng bawat order.',
})
export const ordersPlaced = message('tracking.ordersPlaced', {
  en: 'Orders placed',
  fil: 'Mga na-place na order',
})
export const noneYetTheFirstOne = message('tracking.noneYetTheFirstOne', {
  en: 'None yet. The first one is placed on {date}.',
  fil: 'Wala pa. Darating ang una sa {date}.',
})
export const noneYet = message('tracking.noneYet', { en: 'None yet.', fil: 'Wala pa.' })
export const pleaseTypeAnEmailAddress = message('tracking.pleaseTypeAnEmailAddress', {
  en: 'Please type an email address such as ana@example.com',
  fil: 'Mag-type ng email address gaya ng ana@example.com',
})
export const thankYouAPharmacistWillCheck = message('tracking.thankYouAPharmacistWillCheck', {
  en: 'Thank you! A pharmacist will check the new prescription.',
  fil: 'Salamat! Susuriin ng parmasyutiko ang bagong reseta.',
})
export const sendAnotherPrescription = message('tracking.sendAnotherPrescription', {
  en: 'Send another prescription',
  fil: 'Magpadala ng ibang reseta',
})
export const pleaseSendAnotherPictureTheOrder = message('tracking.pleaseSendAnotherPictureTheOrder', {
  en: 'Please send another picture. The order waits for it, and nothing is charged until a pharmacist has accepted it.',
  fil: 'Magpadala ng ibang larawan. Hinihintay ito ng order, at walang sisingilin hangga’t hindi ito tinatanggap ng parmasyutiko.',
})
export const sendingThePrescription = message('tracking.sendingThePrescription', {
  en: 'Sending the prescription',
  fil: 'Ipinapadala ang reseta',
})
export const sendThePrescription = message('tracking.sendThePrescription', {
  en: 'Send the prescription',
  fil: 'Ipadala ang reseta',
})
export const orderNumberCopied = message('tracking.orderNumberCopied', {
  en: 'Order number copied.',
  fil: 'Nakopya ang numero ng order.',
})
export const copy = message('tracking.copy', { en: 'Copy', fil: 'Kopyahin' })
export const orderedWithAnAccountLink = message('tracking.orderedWithAnAccountLink', {
  en: 'Ordered with an account? {link} and send it from there.',
  fil: 'Um-order gamit ang account? {link} at doon ito ipadala.',
})
export const oftenYourOrderIsPlaced = message('tracking.oftenYourOrderIsPlaced', {
  en: '{often}. Your order is placed by itself on this day.',
  fil: '{often}. Kusang ipinapasok ang iyong order sa araw na ito.',
})
export const botikaOrderGoods = message('tracking.botikaOrderGoods', {
  en: 'Botika order: {goods}',
  fil: 'Order sa Botika: {goods}',
})
export const yourBotikaOrderIsPlacedToday = message('tracking.yourBotikaOrderIsPlacedToday', {
  en: 'Your Botika order is placed today.',
  fil: 'Ipinapasok ngayong araw ang iyong order sa Botika.',
})
export const confirmed = message('tracking.confirmed', { en: 'Confirmed', fil: 'Kumpirmado' })
export const shipped = message('tracking.shipped', { en: 'Shipped', fil: 'Naipadala' })
export const orderPlaced = message('tracking.orderPlaced', { en: 'Order placed', fil: 'Na-place ang order' })
export const confirmedByThePharmacy = message('tracking.confirmedByThePharmacy', {
  en: 'Confirmed by the pharmacy',
  fil: 'Kinumpirma ng botika',
})
export const prescriptionAccepted = message('tracking.prescriptionAccepted', {
  en: 'Prescription accepted',
  fil: 'Tinanggap ang reseta',
})
export const prescriptionNotAccepted = message('tracking.prescriptionNotAccepted', {
  en: 'Prescription not accepted',
  fil: 'Hindi tinanggap ang reseta',
})
export const anotherPrescriptionSent = message('tracking.anotherPrescriptionSent', {
  en: 'Another prescription sent',
  fil: 'May ipinadalang ibang reseta',
})
export const sorryWeCouldNotFind = message('tracking.sorryWeCouldNotFind', {
  en: 'Sorry! We could not find your order number. Please type it again!',
  fil: 'Pasensya na! Hindi namin mahanap ang numero ng iyong order. Paki-type ulit!',
})
export const whoOpenedYourFiles = message('tracking.whoOpenedYourFiles', {
  en: 'Who opened your prescription, ID or pictures',
  fil: 'Sino ang nagbukas ng iyong reseta, ID o mga larawan',
})
export const onlyTheseMayOpenThem = message('tracking.onlyTheseMayOpenThem', {
  en: 'Only the pharmacies that need them for your order and Botika’s administrators can. Each time is recorded.',
  fil: 'Ang mga botikang nangangailangan lang nito para sa iyong order at ang mga administrator ng Botika ang puwede. Naitatala ang bawat pagbukas.',
})
export const nobodyOpenedThemYet = message('tracking.nobodyOpenedThemYet', {
  en: 'Nobody has opened them yet.',
  fil: 'Wala pang nagbukas nito.',
})
export const showWhoOpenedThem = message('tracking.showWhoOpenedThem', {
  en: 'Show who opened them',
  fil: 'Ipakita kung sino ang nagbukas',
})
export const openedByYou = message('tracking.openedByYou', { en: 'You', fil: 'Ikaw' })
export const openedByOwner = message('tracking.openedByOwner', {
  en: '{name}, owner of {pharmacy}',
  fil: '{name}, may-ari ng {pharmacy}',
})
export const openedByPharmacist = message('tracking.openedByPharmacist', {
  en: '{name}, pharmacist at {pharmacy}',
  fil: '{name}, pharmacist sa {pharmacy}',
})
export const openedBySeller = message('tracking.openedBySeller', {
  en: '{name} of {pharmacy}',
  fil: '{name} ng {pharmacy}',
})
export const openedByAdmin = message('tracking.openedByAdmin', {
  en: 'An administrator of Botika',
  fil: 'Isang administrator ng Botika',
})
export const prescriptionFile = message('tracking.prescriptionFile', { en: 'Prescription', fil: 'Reseta' })
export const idFile = message('tracking.idFile', { en: 'ID picture', fil: 'Larawan ng ID' })
export const reportFile = message('tracking.reportFile', {
  en: 'Picture of a report',
  fil: 'Larawan ng report',
})
export const itIsNotSentYet = message('tracking.itIsNotSentYet', {
  en: '{pharmacy} has confirmed it, but it is still being prepared. You can wait, choose another pharmacy, or cancel. If nothing changes, its part is cancelled after a few days, and you choose then.',
  fil: 'Kinumpirma ito ng {pharmacy} pero inihahanda pa rin ito. Maaari kang maghintay, pumili ng ibang botika, o magkansela. Kung ganito pa rin, matatapos ang bahagi nito makalipas ang ilang araw, at saka ka pipili.',
})
export const chooseElsewhere = message('tracking.chooseElsewhere', {
  en: 'Choose another pharmacy',
  fil: 'Pumili ng ibang botika',
})
export const takeItFrom = message('tracking.takeItFrom', {
  en: 'Cancel it at {pharmacy}?',
  fil: 'Bawiin ito sa {pharmacy}?',
})
export const nowChoose = message('tracking.nowChoose', {
  en: '{pharmacy} no longer sends it. Please choose for each item: another pharmacy, or without it.',
  fil: 'Hindi na ito ipapadala ng {pharmacy}. Pumili para sa bawat item: ibang botika, o wala na ito.',
})
export const thenYouChoose = message('tracking.thenYouChoose', {
  en: 'Its part ends. For each item you then see who else has it and for how much, and choose.',
  fil: 'Matatapos ang bahagi nito. Makikita mo ang ibang may ganito at ang presyo, at ikaw ang pipili.',
})
