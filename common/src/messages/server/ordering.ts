import { message } from '../declare'

export const thereIsNoSuchTarget = message('server/ordering.thereIsNoSuchTarget', {
  en: 'There is no such {kind}.',
  fil: 'Walang ganitong {kind, select, product {produkto} pharmacy {botika} doctor {doktor} other {{kind}}}.',
})
export const thisIsNotAmongYourBookmarks = message('server/ordering.thisIsNotAmongYourBookmarks', {
  en: 'This is not among your bookmarks.',
  fil: 'Wala ito sa mga bookmark mo.',
})
export const productNameIsNoLongerOfferedBy = message('server/ordering.productNameIsNoLongerOfferedBy', {
  en: '{product_name} is no longer offered by this pharmacy.',
  fil: 'Hindi na ibinebenta ng botikang ito ang {product_name}.',
})
export const productNameIsSoldOutAtPharmacy = message('server/ordering.productNameIsSoldOutAtPharmacy', {
  en: '{product_name} is sold out at {pharmacy_name}.',
  fil: 'Ubos na ang {product_name} sa {pharmacy_name}.',
})
export const pharmacyNameHasOnlyCurrentQuantityOf = message(
  'server/ordering.pharmacyNameHasOnlyCurrentQuantityOf',
  {
    en: '{pharmacy_name} has only {current_quantity, number} of {product_name} left.',
    fil: '{current_quantity, number} na lang ang natitirang {product_name} sa {pharmacy_name}.',
  },
)
export const pharmacyNameDoesNotDeliverThere = message('server/ordering.pharmacyNameDoesNotDeliverThere', {
  en: '{pharmacy_name} does not deliver to this address. Choose another pharmacy, or pick it up there.',
  fil: 'Hindi naghahatid ang {pharmacy_name} sa address na ito. Pumili ng ibang botika, o kunin ito roon.',
})
export const pharmacyNameTakesNoOrders = message('server/ordering.pharmacyNameTakesNoOrders', {
  en: '{pharmacy_name} takes no orders for the time being. Choose another pharmacy.',
  fil: 'Hindi muna tumatanggap ng order ang {pharmacy_name}. Pumili ng ibang botika.',
})
export const pharmacyNameIsPausedUntil = message('server/ordering.pharmacyNameIsPausedUntil', {
  en: '{pharmacy_name} takes no orders until {day}.',
  fil: 'Hindi tumatanggap ng order ang {pharmacy_name} hanggang {day}.',
})
export const pharmacyNameIsPaused = message('server/ordering.pharmacyNameIsPaused', {
  en: '{pharmacy_name} takes no orders for the time being.',
  fil: 'Hindi muna tumatanggap ng order ang {pharmacy_name}.',
})
export const thisIsNotInYourCart = message('server/ordering.thisIsNotInYourCart', {
  en: 'This is not in your cart.',
  fil: 'Wala ito sa iyong cart.',
})
export const thisIsSoldOut = message('server/ordering.thisIsSoldOut', {
  en: 'This is sold out.',
  fil: 'Ubos na ito.',
})
export const onlyStockInStock = message('server/ordering.onlyStockInStock', {
  en: 'Only {stock, number} in stock.',
  fil: '{stock, number} na lang ang stock.',
})
export const thisIsNoLongerOffered = message('server/ordering.thisIsNoLongerOffered', {
  en: 'This is no longer offered.',
  fil: 'Hindi na ito ibinebenta.',
})
export const yourCartIsFullPleaseCheckOut = message('server/ordering.yourCartIsFullPleaseCheckOut', {
  en: 'Your cart is full. Please check out or take something out first.',
  fil: 'Puno na ang iyong cart. Mag-checkout muna o mag-alis ng ilan.',
})
export const thisKeyWasUsedForAnotherCart = message('server/ordering.thisKeyWasUsedForAnotherCart', {
  en: 'This key was used for another cart. Please try again.',
  fil: 'Nagamit na ang susing ito sa ibang cart. Pakisubukan muli.',
})
export const aProduct = message('server/ordering.aProduct', { en: 'A product', fil: 'Isang produkto' })
export const onlyCountOfNameInStock = message('server/ordering.onlyCountOfNameInStock', {
  en: 'Only {count, number} of {name} in stock.',
  fil: '{count, number} na lang ang stock ng {name}.',
})
export const nameIsSoldOut = message('server/ordering.nameIsSoldOut', {
  en: '{name} is sold out.',
  fil: 'Ubos na ang {name}.',
})
export const nameIsNoLongerOffered = message('server/ordering.nameIsNoLongerOffered', {
  en: '{name} is no longer offered.',
  fil: 'Hindi na ibinebenta ang {name}.',
})
export const nameDidNotFitYourCartIs = message('server/ordering.nameDidNotFitYourCartIs', {
  en: '{name} did not fit: your cart is full.',
  fil: 'Hindi nagkasya ang {name}: puno na ang iyong cart.',
})
export const onlinePaymentIsNotOfferedPleaseChoose = message(
  'server/ordering.onlinePaymentIsNotOfferedPleaseChoose',
  {
    en: 'Online payment is not offered. Please choose cash.',
    fil: 'Walang online na bayad. Piliin ang cash.',
  },
)
export const pleaseSplitThisOrderIntoSmallerOnes = message(
  'server/ordering.pleaseSplitThisOrderIntoSmallerOnes',
  { en: 'Please split this order into smaller ones', fil: 'Hatiin ang order na ito' },
)
export const thisOrderIsTooLargePleaseSplit = message('server/ordering.thisOrderIsTooLargePleaseSplit', {
  en: 'This order is too large. Please split it.',
  fil: 'Masyadong malaki ang order na ito. Paghati-hatiin ito.',
})
export const pricesHaveChangedPleaseLookAtThe = message('server/ordering.pricesHaveChangedPleaseLookAtThe', {
  en: 'Prices have changed. Please look at the new total before you order.',
  fil: 'May mga nagbagong presyo. Tingnan muna ang bagong total bago umorder.',
})
export const pleaseAddPictureOfYourPrescription = message(
  'server/ordering.pleaseAddPictureOfYourPrescription',
  { en: 'Please add a picture of your prescription.', fil: 'Magdagdag ng larawan ng iyong reseta.' },
)
export const thisAccountIsNotActivePleaseWrite = message(
  'server/ordering.thisAccountIsNotActivePleaseWrite',
  {
    en: 'This account is not active. Please write to us if that is a mistake.',
    fil: 'Hindi aktibo ang account na ito. Sumulat sa amin kung mali ito.',
  },
)
export const pleaseSignInAgainOrCheckOut = message('server/ordering.pleaseSignInAgainOrCheckOut', {
  en: 'Please sign in again, or check out as a guest.',
  fil: 'Mag-log in ulit, o mag-checkout bilang guest.',
})
export const manyAreBuyingThisRightNowPlease = message('server/ordering.manyAreBuyingThisRightNowPlease', {
  en: 'Many are buying this right now. Please try again.',
  fil: 'Marami ang bumibili nito ngayon. Pakisubukan ulit.',
})
export const thisOrderWasSentBeforeWithOther = message('server/ordering.thisOrderWasSentBeforeWithOther', {
  en: 'This order was sent before with other contents.',
  fil: 'Naipadala na ang order na ito na iba ang laman.',
})
export const nothingOfThisOrderCanBeBought = message('server/ordering.nothingOfThisOrderCanBeBought', {
  en: 'Nothing of this order can be bought right now.',
  fil: 'Walang mabibili sa order na ito sa ngayon.',
})
export const onlyWhatWasInThisOrderCan = message('server/ordering.onlyWhatWasInThisOrderCan', {
  en: 'Only what was in this order can be ordered again here.',
  fil: 'Ang nasa order na ito lang ang mauulit dito.',
})
export const sorryWeCouldNotFindYourOrder = message('server/ordering.sorryWeCouldNotFindYourOrder', {
  en: 'Sorry! We could not find your order number. Please type it again!',
  fil: 'Paumanhin! Hindi namin mahanap ang numero ng iyong order. Paki-type muli!',
})
export const thereIsNoSuchOrder = message('server/ordering.thereIsNoSuchOrder', {
  en: 'There is no such order.',
  fil: 'Walang ganoong order.',
})
export const noSuchPictureCameWithThisOrder = message('server/ordering.noSuchPictureCameWithThisOrder', {
  en: 'No such picture came with this order.',
  fil: 'Walang ganitong larawan na kasama ng order na ito.',
})
export const thisProductIsNoLongerOfferedBy = message('server/ordering.thisProductIsNoLongerOfferedBy', {
  en: 'This product is no longer offered by this pharmacy.',
  fil: 'Hindi na ibinebenta ng botikang ito ang produktong ito.',
})
export const productNameCantBeSoldAtThis = message('server/ordering.productNameCantBeSoldAtThis', {
  en: '{product_name} can’t be sold at this price: the law allows at most {amount}. {pharmacy_name} has to lower it first.',
  fil: 'Hindi puwedeng ibenta ang {product_name} sa presyong ito: hanggang {amount} lang ang pinapayagan ng batas. Kailangan muna itong ibaba ng {pharmacy_name}.',
})
export const productNameNeedsPrescriptionAndCanOnly = message(
  'server/ordering.productNameNeedsPrescriptionAndCanOnly',
  {
    en: '{product_name} needs a prescription and can only be picked up at {pharmacy_name}.',
    fil: 'Kailangan ng reseta ang {product_name} at sa {pharmacy_name} lang ito puwedeng kunin.',
  },
)
export const thereIsNoSuchRating = message('server/ordering.thereIsNoSuchRating', {
  en: 'There is no such rating.',
  fil: 'Walang ganitong rating.',
})
export const youHaveNotRatedThisProduct = message('server/ordering.youHaveNotRatedThisProduct', {
  en: 'You have not rated this product.',
  fil: 'Hindi mo pa nabibigyan ng rating ang produktong ito.',
})
export const thereIsNoSuchProduct = message('server/ordering.thereIsNoSuchProduct', {
  en: 'There is no such product.',
  fil: 'Walang ganitong produkto.',
})
export const pleaseChooseDayFromTodayOnWithin = message('server/ordering.pleaseChooseDayFromTodayOnWithin', {
  en: 'Please choose a day from today on, within a year.',
  fil: 'Pumili ng araw mula ngayon, sa loob ng isang taon.',
})
export const pleaseChooseLastDayThatIsNot = message('server/ordering.pleaseChooseLastDayThatIsNot', {
  en: 'Please choose a last day that is not before the first.',
  fil: 'Pumili ng huling araw na hindi mas maaga sa una.',
})
export const thereIsNoSuchRecurringOrder = message('server/ordering.thereIsNoSuchRecurringOrder', {
  en: 'There is no such recurring order.',
  fil: 'Walang ganoong recurring order.',
})
export const noOrderHasBeenPlacedYet = message('server/ordering.noOrderHasBeenPlacedYet', {
  en: 'No order has been placed yet.',
  fil: 'Wala pang nailalagay na order.',
})
export const nothingOfThisOrderHasBeenShipped = message('server/ordering.nothingOfThisOrderHasBeenShipped', {
  en: 'Nothing of this order has been shipped yet.',
  fil: 'Wala pang naipapadala sa order na ito.',
})
export const thereIsNoSuchPharmacy = message('server/ordering.thereIsNoSuchPharmacy', {
  en: 'There is no such pharmacy.',
  fil: 'Walang ganitong botika.',
})
export const pleaseChooseOneOfYourActiveCouriers = message(
  'server/ordering.pleaseChooseOneOfYourActiveCouriers',
  { en: 'Please choose one of your active couriers.', fil: 'Pumili ng isa sa iyong mga aktibong courier.' },
)
export const thisOrderIsCompletePleasePlaceNew = message(
  'server/ordering.thisOrderIsCompletePleasePlaceNew',
  {
    en: 'This order is complete. Please place a new one.',
    fil: 'Tapos na ang order na ito. Gumawa ng bago.',
  },
)
export const theAccountOfThisShopperIsClosed = message('server/ordering.theAccountOfThisShopperIsClosed', {
  en: 'The account of this shopper is closed or suspended.',
  fil: 'Sarado o suspendido ang account ng mamimiling ito.',
})
export const pleaseChooseOffersOfOnePharmacy = message('server/ordering.pleaseChooseOffersOfOnePharmacy', {
  en: 'Please choose offers of one pharmacy.',
  fil: 'Pumili ng mga alok ng iisang botika.',
})
export const thisPharmacyHasPartOfThisOrder = message('server/ordering.thisPharmacyHasPartOfThisOrder', {
  en: 'This pharmacy has a part of this order already.',
  fil: 'May bahagi na sa order na ito ang botikang ito.',
})
export const oneOfTheseItemsIsNotIn = message('server/ordering.oneOfTheseItemsIsNotIn', {
  en: 'One of these items is not in this order.',
  fil: 'Wala sa order na ito ang isa sa mga item.',
})
export const onlyCountOfNameWereOrdered = message('server/ordering.onlyCountOfNameWereOrdered', {
  en: 'Only {count, number} of {name} were ordered.',
  fil: '{count, number} lang ng {name} ang inorder.',
})
export const nothingWouldBeSentPleaseCancelThe = message(
  'server/ordering.nothingWouldBeSentPleaseCancelThe',
  {
    en: 'Nothing would be sent. Please cancel the order instead.',
    fil: 'Walang maipapadala. Kanselahin na lang ang order.',
  },
)
export const onlyCancelledOrderCanBeClearedAway = message(
  'server/ordering.onlyCancelledOrderCanBeClearedAway',
  { en: 'Only a cancelled order can be removed.', fil: 'Kinanselang order lang ang maaaring iligpit.' },
)
export const thisOrderStandsInTheSalesRecord = message('server/ordering.thisOrderStandsInTheSalesRecord', {
  en: 'This order stands in the sales record book, so it has to stay.',
  fil: 'Nasa talaan ng benta ang order na ito, kaya dapat itong manatili.',
})
export const noPharmacyHasAskedForAnotherPrescription = message(
  'server/ordering.noPharmacyHasAskedForAnotherPrescription',
  { en: 'No pharmacy has asked for another prescription.', fil: 'Walang botikang humingi ng ibang reseta.' },
)
export const openThePrescriptionFirstItCanBe = message('server/ordering.openThePrescriptionFirstItCanBe', {
  en: 'Open the prescription first: only somebody who has seen it can accept it.',
  fil: 'Buksan muna ang reseta: ang nakakita lang nito ang makatatanggap.',
})
export const theCourierOfThisOrderCanNo = message('server/ordering.theCourierOfThisOrderCanNo', {
  en: 'The courier of this order can no longer be changed.',
  fil: 'Hindi na mapapalitan ang courier ng order na ito.',
})
export const nothingOfThisOrderIsDiscountedSo = message('server/ordering.nothingOfThisOrderIsDiscountedSo', {
  en: 'Nothing of this order is discounted, so no ID has to be seen.',
  fil: 'Walang may diskuwento sa order na ito, kaya walang ID na kailangang makita.',
})
export const thisOrderHasComeToItsEnd = message('server/ordering.thisOrderHasComeToItsEnd', {
  en: 'This order is already closed.',
  fil: 'Tapos na ang order na ito.',
})
export const thisOrderNeedsNoPrescription = message('server/ordering.thisOrderNeedsNoPrescription', {
  en: 'This order needs no prescription.',
  fil: 'Hindi kailangan ng reseta ang order na ito.',
})
export const pleaseTellTheShopperWhySoThat = message('server/ordering.pleaseTellTheShopperWhySoThat', {
  en: 'Please tell the shopper why, so that they can send a better one.',
  fil: 'Sabihin sa mamimili kung bakit, para makapagpadala siya ng mas maayos.',
})
export const thePrescriptionCanBeCheckedOnlyBefore = message(
  'server/ordering.thePrescriptionCanBeCheckedOnlyBefore',
  {
    en: 'The prescription can be checked only before the order is confirmed.',
    fil: 'Masusuri lang ang reseta bago kumpirmahin ang order.',
  },
)
export const rateWhatYouReceived = message('server/ordering.rateWhatYouReceived', {
  en: 'You can rate a product once you have received it.',
  fil: 'Makakapag-rate ka ng produkto kapag natanggap mo na ito.',
})
export const noSuchComplaint = message('server/ordering.noSuchComplaint', {
  en: 'There is no such complaint.',
  fil: 'Walang ganitong reklamo.',
})
export const noSuchOwnOrder = message('server/ordering.noSuchOwnOrder', {
  en: 'You have no order with this number. Please check the email it was placed with.',
  fil: 'Wala kang order na may ganitong numero. Pakitingnan ang email na ginamit dito.',
})
export const complaintIsOpen = message('server/ordering.complaintIsOpen', {
  en: 'You have reported a problem with this part already. Please write there.',
  fil: 'Nakapag-report ka na ng problema sa bahaging ito. Doon sumulat.',
})
export const complaintTooLate = message('server/ordering.complaintTooLate', {
  en: 'A problem can be reported until {days, number} days after the order arrived or was cancelled. Please write to us.',
  fil: 'Maaaring mag-report ng problema hanggang {days, number} araw pagkadating o pagkakansela ng order. Sumulat sa amin.',
})
export const complaintIsSettled = message('server/ordering.complaintIsSettled', {
  en: 'This complaint is settled.',
  fil: 'Napagpasyahan na ang reklamong ito.',
})
export const complaintNotSettled = message('server/ordering.complaintNotSettled', {
  en: 'This complaint is still open.',
  fil: 'Bukas pa ang reklamong ito.',
})
export const complaintReopenedBefore = message('server/ordering.complaintReopenedBefore', {
  en: 'A complaint can be opened once more, and this one was.',
  fil: 'Isang beses lang maaaring muling buksan ang reklamo, at nagawa na ito.',
})
export const complaintReopenOver = message('server/ordering.complaintReopenOver', {
  en: 'The time for opening this complaint once more is over.',
  fil: 'Tapos na ang panahon para muling buksan ang reklamong ito.',
})
export const pleaseWriteWhy = message('server/ordering.pleaseWriteWhy', {
  en: 'Please write something.',
  fil: 'Sumulat ng mensahe.',
})
export const onlyPharmacistsDecide = message('server/ordering.onlyPharmacistsDecide', {
  en: 'Only a pharmacist of the pharmacy accepts or rejects prescriptions.',
  fil: 'Parmasyutiko lang ng botika ang tumatanggap o tumatanggi sa mga reseta.',
})
export const yourCardIsNotInForce = message('server/ordering.yourCardIsNotInForce', {
  en: 'For this you need your own PRC card, which this pharmacy has shown us and which has not expired.',
  fil: 'Kailangan dito ang iyong PRC card na naipakita na sa amin ng botikang ito at hindi pa paso.',
})
export const nothingWouldBeLeftPleaseCancel = message('server/ordering.nothingWouldBeLeftPleaseCancel', {
  en: 'Nothing would be left to send. Please reject the prescription or cancel the order.',
  fil: 'Walang matitirang ipapadala. Tanggihan ang reseta o kanselahin ang order.',
})
export const pleaseWaitForItOrCancel = message('server/ordering.pleaseWaitForItOrCancel', {
  en: 'It is not that late: please wait for it, or cancel it',
  fil: 'Hindi pa ito ganoon kahuli: maghintay muna o magkansela',
})
export const itIsLeftOutAlready = message('server/ordering.itIsLeftOutAlready', {
  en: 'It is left out already: the shopper neither gets it nor pays for it',
  fil: 'Inalis na ito: hindi ito matatanggap ni babayaran ng mamimili',
})
export const nameWasLeftOut = message('server/ordering.nameWasLeftOut', {
  en: '{name} was left out: it can’t be sent on this prescription',
  fil: 'Hindi isinama ang {name}: hindi ito maipapadala sa resetang ito',
})
export const sameMedicineTwice = message('server/ordering.sameMedicineTwice', {
  en: 'Line {line, number} is the same medicine as line {first, number}. Please put them together.',
  fil: 'Pareho ang gamot sa linya {line, number} at linya {first, number}. Pagsamahin ang mga ito.',
})
export const onlyBeforeItIsSentCanLinesBeRefused = message(
  'server/ordering.onlyBeforeItIsSentCanLinesBeRefused',
  {
    en: 'Lines can only be refused before the order is sent.',
    fil: 'Bago lang maipadala ang order maaaring tanggihan ang mga item.',
  },
)
export const pleaseTellTheShopperWhyNot = message('server/ordering.pleaseTellTheShopperWhyNot', {
  en: 'Please tell the shopper why.',
  fil: 'Sabihin sa mamimili kung bakit.',
})
export const thisCantStandInForIt = message('server/ordering.thisCantStandInForIt', {
  en: 'This can’t take its place. Please choose one of those shown.',
  fil: 'Hindi ito maaaring ipalit. Pumili ng isa sa mga nakalista.',
})
export const anotherPharmacyHasTakenIt = message('server/ordering.anotherPharmacyHasTakenIt', {
  en: 'Another pharmacy was quicker, or the shopper no longer needs it.',
  fil: 'Naunahan na ng ibang botika, o hindi na ito kailangan ng mamimili.',
})
export const yourPharmacyHasDeclinedIt = message('server/ordering.yourPharmacyHasDeclinedIt', {
  en: 'Your pharmacy has declined it.',
  fil: 'Tinanggihan na ito ng inyong botika.',
})
export const yourPharmacyHasTakenIt = message('server/ordering.yourPharmacyHasTakenIt', {
  en: 'Your pharmacy has accepted it.',
  fil: 'Tinanggap na ito ng inyong botika.',
})
export const theTimeToTakeItIsOver = message('server/ordering.theTimeToTakeItIsOver', {
  en: 'The time to accept it is over.',
  fil: 'Tapos na ang oras para tanggapin ito.',
})
export const thisCostsMoreThanTheShopperSaid = message('server/ordering.thisCostsMoreThanTheShopperSaid', {
  en: 'This now costs more than the shopper agreed to.',
  fil: 'Mas mahal na ito ngayon kaysa sa pinayagan ng mamimili.',
})
export const youHaveChosenAlready = message('server/ordering.youHaveChosenAlready', {
  en: 'You have chosen already. Please look at your order again.',
  fil: 'Nakapili ka na. Tingnan muli ang iyong order.',
})
export const notFetched = message('server/ordering.notFetched', {
  en: 'Not picked up in time',
  fil: 'Hindi nakuha sa oras',
})
