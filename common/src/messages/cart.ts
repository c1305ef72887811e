import { message } from './declare'

export const fromName = message('cart.fromName', { en: 'From {name}', fil: 'Mula sa {name}' })
export const selectEverythingFromName = message('cart.selectEverythingFromName', {
  en: 'Select everything from {name}',
  fil: 'Piliin ang lahat mula sa {name}',
})
export const selectName = message('cart.selectName', { en: 'Select {name}', fil: 'Piliin ang {name}' })
export const allCountInStock = message('cart.allCountInStock', {
  en: 'All {count, number} in stock',
  fil: 'Lahat ng {count, number} na stock',
})
export const removeName = message('cart.removeName', { en: 'Remove {name}', fil: 'Alisin ang {name}' })
export const priceEach = message('cart.priceEach', { en: '{price} each', fil: '{price} bawat isa' })
export const theCartOfYourAccount = message('cart.theCartOfYourAccount', {
  en: 'The cart of your account did not load',
  fil: 'Hindi na-load ang cart ng iyong account',
})
export const whatYouAddMeanwhileIsKept = message('cart.whatYouAddMeanwhileIsKept', {
  en: 'What you add meanwhile is kept in this browser and joins it later.',
  fil: 'Itatabi muna sa browser na ito ang idadagdag mo at isasama roon mamaya.',
})
export const yourCartIsEmpty = message('cart.yourCartIsEmpty', {
  en: 'Your cart is empty',
  fil: 'Walang laman ang iyong cart',
})
export const findAMedicineCompareWhatPharmacies = message('cart.findAMedicineCompareWhatPharmacies', {
  en: 'Find a medicine, compare what pharmacies ask for it, and add it with the round button.',
  fil: 'Maghanap ng gamot, ikumpara ang presyo ng mga botika, at idagdag gamit ang bilog na button.',
})
export const selectAllCount = message('cart.selectAllCount', {
  en: 'Select all ({count, number})',
  fil: 'Piliin lahat ({count, number})',
})
export const removeSelected = message('cart.removeSelected', {
  en: 'Remove selected',
  fil: 'Alisin ang napili',
})
export const subtotalOfProducts = message('cart.subtotalOfProducts', {
  en: '{count, plural, one {Subtotal (1 product)} other {Subtotal (# products)}}',
  fil: '{count, plural, =1 {Subtotal (1 produkto)} other {Subtotal (# produkto)}}',
})
export const beforeDelivery = message('cart.beforeDelivery', {
  en: 'Before delivery',
  fil: 'Bago ang paghahatid',
})
export const deliveryAndTheSeniorCitizen = message('cart.deliveryAndTheSeniorCitizen', {
  en: 'The exact delivery fee, and the senior citizen or PWD discount, are worked out at checkout before you place anything.',
  fil: 'Kukuwentahin sa checkout ang delivery at diskuwento ng senior o PWD bago ka mag-order.',
})
export const pausedUntilDay = message('cart.pausedUntilDay', {
  en: 'Takes no orders until {day}; what you order now comes after that.',
  fil: 'Hindi tumatanggap ng order hanggang {day}; pagkatapos noon darating ang order mo.',
})
export const pausedForNow = message('cart.pausedForNow', {
  en: 'Takes no orders for the time being.',
  fil: 'Hindi muna tumatanggap ng order.',
})
export const seeWhoDelivers = message('cart.seeWhoDelivers', {
  en: 'See who delivers to me',
  fil: 'Tingnan kung sino ang naghahatid sa akin',
})
export const pickItUp = message('cart.pickItUp', { en: 'Pick it up', fil: 'Kukunin ko' })
export const haveItDelivered = message('cart.haveItDelivered', {
  en: 'Have it delivered instead',
  fil: 'Ipahatid na lang',
})
export const nobodyDelivers = message('cart.nobodyDelivers', {
  en: 'No pharmacy that delivers to you has {name} now.',
  fil: 'Walang botikang naghahatid sa iyo na may {name} ngayon.',
})
export const takeThisOne = message('cart.takeThisOne', { en: 'Take this one', fil: 'Ito na lang' })
export const takeNameFromPharmacy = message('cart.takeNameFromPharmacy', {
  en: 'Take {name} from {pharmacy}',
  fil: 'Kunin ang {name} mula sa {pharmacy}',
})
export const sameMedicineLess = message('cart.sameMedicineLess', {
  en: 'Same medicine, {amount} less per piece',
  fil: 'Parehong gamot, mas mura ng {amount} bawat piraso',
})
export const perPiece = message('cart.perPiece', { en: '{price} per piece', fil: '{price} bawat piraso' })
export const pharmacistChecksSwap = message('cart.pharmacistChecksSwap', {
  en: 'The pharmacist checks whether your prescription allows it.',
  fil: 'Titingnan ng pharmacist kung pinapayagan ito ng reseta mo.',
})
export const nameIsNowName = message('cart.nameIsNowName', {
  en: '{before} was replaced by {now} from {pharmacy}.',
  fil: 'Pinalitan ang {before} ng {now} mula sa {pharmacy}.',
})
export const undoIt = message('cart.undoIt', { en: 'Undo', fil: 'Ibalik' })
export const checkOut = message('cart.checkOut', { en: 'Check out', fil: 'Mag-checkout' })
export const selectWhatYouWantToBuy = message('cart.selectWhatYouWantToBuy', {
  en: 'Select what you want to buy.',
  fil: 'Piliin ang gusto mong bilhin.',
})
export const haveItComeRegularly = message('cart.haveItComeRegularly', {
  en: 'Make it a recurring order',
  fil: 'Hayaang regular na dumating',
})
export const theCartNeedsJavascriptBecause = message('cart.theCartNeedsJavascriptBecause', {
  en: 'The cart needs JavaScript, because it is kept in your browser until you log in.',
  fil: 'Kailangan ng JavaScript ang cart, dahil nasa browser mo ito hangga’t hindi ka naka-log in.',
})
export const yourCartShowsAsSoon = message('cart.yourCartShowsAsSoon', {
  en: 'Your cart shows as soon as the page is ready. Prices and stock are checked with each pharmacy again whenever you open it, and nothing is ordered until you place it at checkout.',
  fil: 'Lalabas ang cart mo kapag handa na ang pahina. Itinatanong muli sa bawat botika ang presyo at stock. Walang naoorder bago ka mag-checkout.',
})
export const withASeniorCitizenOrPwd = message('cart.withASeniorCitizenOrPwd', {
  en: 'With a senior citizen or PWD ID',
  fil: 'Kung may senior citizen o PWD ID',
})
export const yourLastOrderMayHaveBeenPlaced = message('cart.yourLastOrderMayHaveBeenPlaced', {
  en: 'Your last order may have been placed',
  fil: 'Maaaring nailagay na ang huli mong order',
})
export const weLostTheConnectionBefore = message('cart.weLostTheConnectionBefore', {
  en: 'We lost the connection before its number reached you. Look among your orders first.',
  fil: 'Naputol ang koneksiyon bago dumating sa iyo ang numero nito. Tingnan muna ang iyong mga order.',
})
export const nameOnlyStockLeftSoWeLowered = message('cart.nameOnlyStockLeftSoWeLowered', {
  en: '{name}: only {stock, number} left, so we lowered the quantity.',
  fil: '{name}: {stock, number} na lang ang natitira, kaya binawasan namin ang dami.',
})
export const nameThePriceIsNow = message('cart.nameThePriceIsNow', {
  en: '{name}: the price is now {now}, it was {before}.',
  fil: '{name}: {now} na ang presyo ngayon, dating {before}.',
})
export const nameYouChoseWantedInAll = message('cart.nameYouChoseWantedInAll', {
  en: '{name}: you chose {wanted, number} in all, and {pharmacy} has {count, number}. Your cart has {count, number} now.',
  fil: '{name}: {wanted, number} lahat ang pinili mo, at {count, number} ang mayroon sa {pharmacy}. {count, number} na ang nasa cart mo.',
})
export const nameIsSoldOutAtPharmacy = message('cart.nameIsSoldOutAtPharmacy', {
  en: '{name} is sold out at {pharmacy}, so it is not in your cart.',
  fil: 'Ubos na ang {name} sa {pharmacy}, kaya wala ito sa cart mo.',
})
export const nameIsNoLongerOffered = message('cart.nameIsNoLongerOffered', {
  en: '{name} is no longer offered by {pharmacy}, so it is not in your cart.',
  fil: 'Hindi na ibinebenta ng {pharmacy} ang {name}, kaya wala ito sa cart mo.',
})
export const nameDidNotFitYourCart = message('cart.nameDidNotFitYourCart', {
  en: '{name} did not fit: your cart is full. Please check out or take something out first.',
  fil: 'Hindi kasya ang {name}: puno na ang cart mo. Mag-check out muna o mag-alis ng laman.',
})
export const wePutYourCartBack = message('cart.wePutYourCartBack', {
  en: 'We put your cart back as it was.',
  fil: 'Ibinalik namin ang cart mo sa dati.',
})
export const whatYouHadChosenIsInYour = message('cart.whatYouHadChosenIsInYour', {
  en: 'What you had chosen is in your cart, with some changes.',
  fil: 'Nasa cart mo na ang mga pinili mo, na may ilang pagbabago.',
})
export const viewCart = message('cart.viewCart', { en: 'View cart', fil: 'Tingnan ang cart' })
export const successfullyAddedToCart = message('cart.successfullyAddedToCart', {
  en: 'Successfully added to cart!',
  fil: 'Naidagdag na sa cart!',
})
export const youHaveAllCountThatPharmacy = message('cart.youHaveAllCountThatPharmacy', {
  en: 'You have all {count, number} that {pharmacy} has in your cart.',
  fil: 'Nasa cart mo na ang lahat ng {count, number} na mayroon ang {pharmacy}.',
})
export const yourOrderWasNotPlaced = message('cart.yourOrderWasNotPlaced', {
  en: 'Your order was not placed',
  fil: 'Hindi na-place ang iyong order',
})
export const nothingWasOrderedAndYourCart = message('cart.nothingWasOrderedAndYourCart', {
  en: 'Nothing was ordered, and your cart is kept.',
  fil: 'Walang na-order, at nakatabi pa ang iyong cart.',
})
export const nothingWasOrdered = message('cart.nothingWasOrdered', {
  en: 'Nothing was ordered',
  fil: 'Walang na-order',
})
export const yourCartAndWhatYouTyped = message('cart.yourCartAndWhatYouTyped', {
  en: 'Your cart and what you typed are still here. Go back and try again.',
  fil: 'Nandito pa ang iyong cart at ang na-type mo. Bumalik at subukan ulit.',
})
export const backToCheckout = message('cart.backToCheckout', {
  en: 'Back to checkout',
  fil: 'Bumalik sa checkout',
})
export const yourCart = message('cart.yourCart', { en: 'Your cart', fil: 'Ang iyong cart' })
export const whatYouHaveChosenByPharmacy = message('cart.whatYouHaveChosenByPharmacy', {
  en: 'What you have chosen, by pharmacy.',
  fil: 'Ang mga napili mo, ayon sa botika.',
})
export const seeOtherOffers = message('cart.seeOtherOffers', {
  en: 'See other offers',
  fil: 'Tingnan ang ibang alok',
})
export const seeOtherOffersOfName = message('cart.seeOtherOffersOfName', {
  en: 'See other offers of {name}',
  fil: 'Tingnan ang ibang alok ng {name}',
})
export const comparePlansOfCart = message('cart.comparePlansOfCart', {
  en: 'Find the cheapest way to buy these',
  fil: 'Hanapin ang pinakamurang paraan ng pagbili',
})
