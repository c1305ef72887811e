import { message } from './declare'

export const placingYourOrder = message('checkout.placingYourOrder', {
  en: 'Placing your order…',
  fil: 'Ipina-place ang order…',
})
export const back = message('checkout.back', { en: 'Back', fil: 'Bumalik' })
export const continueCheckout = message('checkout.continueCheckout', { en: 'Continue', fil: 'Magpatuloy' })
export const workOutThePriceAgain = message('checkout.workOutThePriceAgain', {
  en: 'Work out the price again',
  fil: 'Kuwentahin muli ang presyo',
})
export const placeOrder = message('checkout.placeOrder', { en: 'Place order', fil: 'I-place ang order' })
export const checkout = message('checkout.checkout', { en: 'Checkout', fil: 'Checkout' })
export const deliveryPaymentAndWhatItCosts = message('checkout.deliveryPaymentAndWhatItCosts', {
  en: 'Delivery, payment, and what it costs, before anything is placed.',
  fil: 'Delivery, bayad, at kung magkano, bago mag-place ng order.',
})
export const haveWhatYouNeedRegularly = message('checkout.haveWhatYouNeedRegularly', {
  en: 'What you need regularly is ordered for you automatically. You can stop it at any time.',
  fil: 'Hayaang kusang dumating ang regular mong kailangan. Maihihinto mo ito kahit kailan.',
})
export const checkoutNeedsJavascriptBecauseYourCart = message(
  'checkout.checkoutNeedsJavascriptBecauseYourCart',
  {
    en: 'Checkout needs JavaScript, because your cart is kept in your browser until you log in.',
    fil: 'Kailangan ng JavaScript ang checkout, dahil nasa browser mo ang cart hangga’t hindi ka naka-log in.',
  },
)
export const yourOrderIsPlaced = message('checkout.yourOrderIsPlaced', {
  en: 'Your order is placed.',
  fil: 'Na-place na ang iyong order.',
})
export const yourCheckoutShowsAsSoon = message('checkout.yourCheckoutShowsAsSoon', {
  en: 'Your checkout shows as soon as the page is ready. What you type stays in this tab while you check out, IDs and prescriptions apart, and you see every sum before you place anything.',
  fil: 'Lalabas ang checkout kapag handa na ang pahina. Mananatili sa tab na ito ang itina-type mo habang nagche-checkout, maliban sa mga ID at reseta, at makikita mo ang bawat halaga bago ka umorder.',
})
export const somethingChangedSinceYouLooked = message('checkout.somethingChangedSinceYouLooked', {
  en: 'Something changed since you looked',
  fil: 'May nagbago mula nang tumingin ka',
})
export const itIsNotCertainThatYourOrder = message('checkout.itIsNotCertainThatYourOrder', {
  en: 'We are not sure that your order reached us. Place it again: the same order is never placed twice. What you typed is still here.',
  fil: 'Hindi tiyak kung nakarating ang iyong order. I-order ulit: hindi kailanman nadodoble ang parehong order. Nandito pa rin ang na-type mo.',
})
export const nothingWasOrderedAndWhatYouTyped = message('checkout.nothingWasOrderedAndWhatYouTyped', {
  en: 'Nothing was ordered, and what you typed is still here.',
  fil: 'Walang na-order, at nandito pa rin ang na-type mo.',
})
export const forTheOrderNumberAndNews = message('checkout.forTheOrderNumberAndNews', {
  en: 'For the order number and news of your order.',
  fil: 'Para sa numero ng order at balita tungkol sa order mo.',
})
export const thePharmacyOrTheRider = message('checkout.thePharmacyOrTheRider', {
  en: 'The pharmacy or the rider may call it.',
  fil: 'Maaaring tawagan ng botika o ng rider.',
})
export const iWillReceiveTheOrderMyself = message('checkout.iWillReceiveTheOrderMyself', {
  en: 'I will receive the order myself',
  fil: 'Ako mismo ang tatanggap ng order',
})
export const whoReceivesIt = message('checkout.whoReceivesIt', {
  en: 'Who receives it',
  fil: 'Sino ang tatanggap',
})
export const aRiderBringsItToTheAddress = message('checkout.aRiderBringsItToTheAddress', {
  en: 'A rider brings it to the address below.',
  fil: 'Ihahatid ng rider sa address sa ibaba.',
})
export const youFetchItAtThePharmacy = message('checkout.youFetchItAtThePharmacy', {
  en: 'You pick it up at the pharmacy when it is ready. Bring your order number and a valid ID.',
  fil: 'Kukunin mo sa botika kapag handa na. Dalhin ang numero ng order at valid ID.',
})
export const howDoYouWantIt = message('checkout.howDoYouWantIt', {
  en: 'How do you want it?',
  fil: 'Paano mo ito gustong makuha?',
})
export const deliveryAddress = message('checkout.deliveryAddress', {
  en: 'Delivery address',
  fil: 'Address ng paghahatiran',
})
export const onlyQuantity = message('checkout.onlyQuantity', {
  en: ', only {quantity, number}',
  fil: ', {quantity, number} lang',
})
export const isLeftOut = message('checkout.isLeftOut', { en: 'is left out', fil: 'ay hindi kasama' })
export const newTotalTotal = message('checkout.newTotalTotal', {
  en: 'New total: {total}',
  fil: 'Bagong kabuuan: {total}',
})
export const noDiscount = message('checkout.noDiscount', { en: 'No discount', fil: 'Walang diskuwento' })
export const regularPricesAndPromotions = message('checkout.regularPricesAndPromotions', {
  en: 'Regular prices and promotions.',
  fil: 'Regular na presyo at mga promo.',
})
export const seniorCitizen = message('checkout.seniorCitizen', {
  en: 'Senior citizen',
  fil: 'Senior citizen',
})
export const vatOffThen20PercentOff = message('checkout.vatOffThen20PercentOff', {
  en: 'VAT off, then 20% off medicines and other covered goods.',
  fil: 'Walang VAT, saka 20% na bawas sa gamot at iba pang saklaw na produkto.',
})
export const personWithDisability = message('checkout.personWithDisability', {
  en: 'Person with disability',
  fil: 'May kapansanan (PWD)',
})
export const thePageWasLoadedAgain = message('checkout.thePageWasLoadedAgain', {
  en: 'The page was loaded again. Discounts, IDs and prescriptions are never kept in the browser, so please add yours once more.',
  fil: 'Nag-load ulit ang page. Hindi itinatago sa browser ang mga diskuwento, ID at reseta, kaya pakilagay ulit ang sa iyo.',
})
export const youPayWhenYouHaveItIn = message('checkout.youPayWhenYouHaveItIn', {
  en: 'You pay when you have it in your hands.',
  fil: 'Magbabayad ka kapag hawak mo na.',
})
export const seniorCitizenOrPwdDiscount = message('checkout.seniorCitizenOrPwdDiscount', {
  en: 'Senior citizen or PWD discount',
  fil: 'Diskuwento ng senior citizen o PWD',
})
export const holdersFullName = message('checkout.holdersFullName', {
  en: 'Holder’s full name',
  fil: 'Buong pangalan ng may-ari ng ID',
})
export const asItStandsOnTheId = message('checkout.asItStandsOnTheId', {
  en: 'As it stands on the ID.',
  fil: 'Gaya ng nakasulat sa ID.',
})
export const pwdIdNumber = message('checkout.pwdIdNumber', { en: 'PWD ID number', fil: 'Numero ng PWD ID' })
export const seniorCitizenIdNumber = message('checkout.seniorCitizenIdNumber', {
  en: 'Senior citizen ID number',
  fil: 'Numero ng senior citizen ID',
})
export const pictureOfTheId = message('checkout.pictureOfTheId', {
  en: 'Picture of the ID',
  fil: 'Larawan ng ID',
})
export const speedsUpTheCheckShow = message('checkout.speedsUpTheCheckShow', {
  en: 'Speeds up the check. Show the ID itself when you receive the order.',
  fil: 'Pinabibilis nito ang pagsuri. Ipakita ang mismong ID pagtanggap ng order.',
})
export const neededPrescriptionnamesPharmacistChecks = message(
  'checkout.neededPrescriptionnamesPharmacistChecks',
  {
    en: 'Needed for {prescriptionNames}. A pharmacist checks it before the order is confirmed. Only the pharmacy and we can see it.',
    fil: 'Kailangan para sa {prescriptionNames}. Susuriin ito ng parmasyutiko bago makumpirma ang order. Ang botika at kami lang ang makakakita nito.',
  },
)
export const cashWhenYouReceiveIt = message('checkout.cashWhenYouReceiveIt', {
  en: 'Cash when you receive it.',
  fil: 'Cash kapag natanggap mo.',
})
export const neededForPrescriptions = message('checkout.neededForPrescriptions', {
  en: 'Needed for {prescriptions}.',
  fil: 'Kailangan para sa {prescriptions}.',
})
export const placeOrderTotal = message('checkout.placeOrderTotal', {
  en: 'Place order · {total}',
  fil: 'I-place ang order · {total}',
})
export const backToTheOrder = message('checkout.backToTheOrder', {
  en: 'Back to the order',
  fil: 'Bumalik sa order',
})
export const nothingOfThisOrderCanBeBought = message('checkout.nothingOfThisOrderCanBeBought', {
  en: 'Nothing of this order can be bought right now',
  fil: 'Wala sa order na ito ang mabibili ngayon',
})
export const noPharmacyOfThisOrder = message('checkout.noPharmacyOfThisOrder', {
  en: 'No pharmacy of this order has any of it in stock. Others may have the same.',
  fil: 'Walang stock ang mga botika sa order na ito. Baka mayroon ang iba.',
})
export const receiver = message('checkout.receiver', { en: 'Receiver', fil: 'Tatanggap' })
export const pwdDiscount = message('checkout.pwdDiscount', { en: 'PWD discount', fil: 'Diskuwento ng PWD' })
export const seniorCitizenDiscount = message('checkout.seniorCitizenDiscount', {
  en: 'Senior citizen discount',
  fil: 'Diskuwento ng senior citizen',
})
export const seniorIdSenior = message('checkout.seniorIdSenior', {
  en: '{senior_citizen_name}, ID {senior_citizen_id}',
  fil: '{senior_citizen_name}, ID {senior_citizen_id}',
})
export const byPlacingTheOrderYouAgree = message('checkout.byPlacingTheOrderYouAgree', {
  en: 'By placing the order you agree to the {link} and the {link2}. You can cancel freely until a parcel is shipped.',
  fil: 'Sa pag-place ng order, sumasang-ayon ka sa {link} at sa {link2}. Malaya kang makakakansela hangga’t hindi pa naipapadala ang parsela.',
})
export const eachTimeWeCheckPrices = message('checkout.eachTimeWeCheckPrices', {
  en: 'Each time we check prices, stock and prescription again, and email you the result; you can stop it at any time.',
  fil: 'Sa bawat pagkakataon, susuriin ulit namin ang presyo, stock at reseta, at susulatan ka kung ano ang nangyari; maihihinto mo ito kahit kailan.',
})
export const changeName = message('checkout.changeName', { en: 'Change {name}', fil: 'Baguhin ang {name}' })
export const oneOfYourAddresses = message('checkout.oneOfYourAddresses', {
  en: 'One of your addresses',
  fil: 'Isa sa mga address mo',
})
export const chooseAnAddressOrType = message('checkout.chooseAnAddressOrType', {
  en: 'Choose an address, or type one below',
  fil: 'Pumili ng address, o mag-type sa ibaba',
})
export const nameReceivesIt = message('checkout.nameReceivesIt', {
  en: '{name} receives it.',
  fil: 'Si {name} ang tatanggap nito.',
})
export const howOften = message('checkout.howOften', { en: 'How often?', fil: 'Gaano kadalas?' })
export const firstOrderOn = message('checkout.firstOrderOn', { en: 'First order on', fil: 'Unang order sa' })
export const leaveItEmptyToHaveTheFirst = message('checkout.leaveItEmptyToHaveTheFirst', {
  en: 'Leave it empty to have the first one placed today.',
  fil: 'Iwang blangko para ma-place ang una ngayong araw.',
})
export const untilWhen = message('checkout.untilWhen', { en: 'Until when?', fil: 'Hanggang kailan?' })
export const untilIStopIt = message('checkout.untilIStopIt', {
  en: 'Until I stop it',
  fil: 'Hanggang ihinto ko',
})
export const oneTapInYourAccount = message('checkout.oneTapInYourAccount', {
  en: 'One tap in your account, or with the order number.',
  fil: 'Isang tap sa iyong account, o gamit ang numero ng order.',
})
export const untilADay = message('checkout.untilADay', { en: 'Until a day', fil: 'Hanggang sa isang petsa' })
export const forATreatmentThatEnds = message('checkout.forATreatmentThatEnds', {
  en: 'For a treatment that ends.',
  fil: 'Para sa gamutang may katapusan.',
})
export const noOrderAfter = message('checkout.noOrderAfter', {
  en: 'No order after',
  fil: 'Walang order pagkatapos ng',
})
export const ordersOnDaysEachIsChecked = message('checkout.ordersOnDaysEachIsChecked', {
  en: 'Orders on {days}. Each is checked and priced on its day.',
  fil: 'Mga order sa {days}. Sinusuri at pinepresyohan ang bawat isa sa araw nito.',
})
export const theFirstOrdersDaysEach = message('checkout.theFirstOrdersDaysEach', {
  en: 'The first orders: {days}. Each is checked and priced on its day.',
  fil: 'Ang mga unang order: {days}. Sinusuri at pinepresyohan ang bawat isa sa araw nito.',
})
export const orderSummary = message('checkout.orderSummary', { en: 'Order summary', fil: 'Buod ng order' })
export const workingOutThePrice = message('checkout.workingOutThePrice', {
  en: 'Working out the price…',
  fil: 'Kinukuwenta ang presyo…',
})
export const nameBeforeEachIsNowNow = message('checkout.nameBeforeEachIsNowNow', {
  en: '{name}: {before} each is now {now}.',
  fil: '{name}: ang {before} bawat isa ay {now} na.',
})
export const nameBeforeIsNowNow = message('checkout.nameBeforeIsNowNow', {
  en: '{name}: {before} is now {now}.',
  fil: '{name}: ang {before} ay {now} na.',
})
export const nameIsNoLongerOffered = message('checkout.nameIsNoLongerOffered', {
  en: '{name} is no longer offered.',
  fil: 'Hindi na ibinebenta ang {name}.',
})
export const whoIsOrdering = message('checkout.whoIsOrdering', {
  en: 'Who is ordering?',
  fil: 'Sino ang umo-order?',
})
export const paymentAndDiscount = message('checkout.paymentAndDiscount', {
  en: 'Payment and discount',
  fil: 'Bayad at diskuwento',
})
export const review = message('checkout.review', { en: 'Review', fil: 'Suriin' })
export const checkAndPlaceYourOrder = message('checkout.checkAndPlaceYourOrder', {
  en: 'Check and place your order',
  fil: 'Suriin at i-place ang order',
})
export const whenShouldItCome = message('checkout.whenShouldItCome', {
  en: 'When should it be ordered?',
  fil: 'Kailan ito dapat dumating?',
})
export const firstToday = message('checkout.firstToday', { en: 'first today', fil: 'una ngayong araw' })
export const firstOnDate = message('checkout.firstOnDate', { en: 'first on {date}', fil: 'una sa {date}' })
export const lastByDate = message('checkout.lastByDate', { en: 'last by {date}', fil: 'huli sa {date}' })
export const untilYouStopIt = message('checkout.untilYouStopIt', {
  en: 'until you stop it',
  fil: 'hanggang ihinto mo',
})
export const pleaseChooseADayFromToday = message('checkout.pleaseChooseADayFromToday', {
  en: 'Please choose a day from today on, within a year.',
  fil: 'Pumili ng araw mula ngayon, sa loob ng isang taon.',
})
export const itWouldComeOnlyOnce = message('checkout.itWouldComeOnlyOnce', {
  en: 'It would be ordered only once: please choose {date} or a later day.',
  fil: 'Isang beses lang ito darating: pumili ng {date} o mas huling araw.',
})
export const somethingWentWrong = message('checkout.somethingWentWrong', {
  en: 'Something went wrong.',
  fil: 'May nangyaring mali.',
})
export const thePriceCouldNotBeWorked = message('checkout.thePriceCouldNotBeWorked', {
  en: 'The price could not be worked out.',
  fil: 'Hindi makuwenta ang presyo.',
})
export const thankYou = message('checkout.thankYou', { en: 'Thank you', fil: 'Salamat' })
export const yourRecurringOrderIsSet = message('checkout.yourRecurringOrderIsSet', {
  en: 'Your recurring order is set up.',
  fil: 'Nakatakda na ang iyong paulit-ulit na order.',
})
export const noRecurringOrderWasSet = message('checkout.noRecurringOrderWasSet', {
  en: 'No recurring order was set up in this tab',
  fil: 'Walang itinakdang paulit-ulit na order sa tab na ito',
})
export const haveItsNumberYouCanFollow = message('checkout.haveItsNumberYouCanFollow', {
  en: 'Have its number? You can follow it.',
  fil: 'Nasa iyo ba ang numero? Masusundan mo ito.',
})
export const thankYouYourRecurringOrder = message('checkout.thankYouYourRecurringOrder', {
  en: 'Thank you! Your recurring order is set up.',
  fil: 'Salamat! Nakatakda na ang iyong paulit-ulit na order.',
})
export const theFirstOrderIsPlaced = message('checkout.theFirstOrderIsPlaced', {
  en: 'the first order is placed',
  fil: 'na-place na ang unang order',
})
export const nextOrderOnDate = message('checkout.nextOrderOnDate', {
  en: 'Next order on {date}.',
  fil: 'Susunod na order sa {date}.',
})
export const keepThisNumberWithItYouCan = message('checkout.keepThisNumberWithItYouCan', {
  en: 'Keep this number. With it you can follow and stop the order, and nobody else can.',
  fil: 'Itabi ang numerong ito. Gamit ito, ikaw lang ang makakasunod at makapaghihinto sa order.',
})
export const whatOfYourOrderCanBeHad = message('checkout.whatOfYourOrderCanBeHad', {
  en: 'Which items of your order you can buy today, and what they cost.',
  fil: 'Ano sa order mo ang mabibili ngayon, at magkano.',
})
export const chooseOneOfYoursAndBuy = message('checkout.chooseOneOfYoursAndBuy', {
  en: 'Choose one of your orders, and buy it again from there.',
  fil: 'Pumili ng isa sa iyo, at mula roon ay bumili ulit.',
})
export const noOrderWasPlacedInThisTab = message('checkout.noOrderWasPlacedInThisTab', {
  en: 'No order was placed in this tab',
  fil: 'Walang na-place na order sa tab na ito',
})
export const haveAnOrderNumberYouCanFollow = message('checkout.haveAnOrderNumberYouCanFollow', {
  en: 'Have an order number? You can follow it.',
  fil: 'May numero ng order ka ba? Masusundan mo ito.',
})
export const thankYouYourOrderIsPlaced = message('checkout.thankYouYourOrderIsPlaced', {
  en: 'Thank you! Your order is placed.',
  fil: 'Salamat! Na-place na ang iyong order.',
})
export const keepThisNumberWithItYouCanFollow = message('checkout.keepThisNumberWithItYouCanFollow', {
  en: 'Keep this number. With it you can follow your order, and nobody else can.',
  fil: 'Itabi ang numerong ito. Gamit ito, ikaw lang ang makakasunod sa order mo.',
})
