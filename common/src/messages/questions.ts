import { message } from './declare'

export const findingAndOrdering = message('questions.findingAndOrdering', {
  en: 'Finding and ordering',
  fil: 'Paghahanap at pag-order',
})
export const doINeedAnAccount = message('questions.doINeedAnAccount', {
  en: 'Do I need an account?',
  fil: 'Kailangan ko ba ng account?',
})
export const noYouCanSearchKeep = message('questions.noYouCanSearchKeep', {
  en: 'No. You can search, keep a cart, check out and track your order as a guest. An account keeps your orders together, remembers your addresses and lets you buy the same things again.',
  fil: 'Hindi. Puwede kang maghanap, magtabi ng cart, mag-checkout at mag-track ng order bilang guest. Sa account, magkakasama ang mga order mo, naaalala ang mga address mo, at madaling bilhin ulit ang dati.',
})
export const createAnAccount = message('questions.createAnAccount', {
  en: 'Create an account',
  fil: 'Gumawa ng account',
})
export const whoSellsMeTheMedicine = message('questions.whoSellsMeTheMedicine', {
  en: 'Who sells me the medicine?',
  fil: 'Sino ang nagbebenta sa akin ng gamot?',
})
export const thePharmacyThatIsNamed = message('questions.thePharmacyThatIsNamed', {
  en: 'The pharmacy that is named beside the price. Botika is the shelf, not the seller. The pharmacy’s address, phone number and FDA licence are on its page, in your cart and on your order.',
  fil: 'Ang botikang nakapangalan sa tabi ng presyo. Ang Botika ang estante, hindi ang nagbebenta. Ang address, telepono at FDA licence ng botika ay nasa pahina nito, sa cart mo at sa order mo.',
})
export const seeAllPharmacies = message('questions.seeAllPharmacies', {
  en: 'See all pharmacies',
  fil: 'Tingnan ang lahat ng botika',
})
export const whyDoPricesDifferBetweenPharmacies = message('questions.whyDoPricesDifferBetweenPharmacies', {
  en: 'Why do prices differ between pharmacies?',
  fil: 'Bakit iba-iba ang presyo ng mga botika?',
})
export const eachPharmacySetsItsOwn = message('questions.eachPharmacySetsItsOwn', {
  en: 'Each pharmacy sets its own. The page of a product lists all of them, with stock and distance, so you can weigh five pesos against five kilometres. Where the government has set a maximum retail price, no listing may be above it.',
  fil: 'Bawat botika ang nagtatakda ng presyo nito. Nakalista lahat sa pahina ng produkto, kasama ang stock at layo, para matimbang mo ang limang piso laban sa limang kilometro. Kung may maximum retail price ang gobyerno, walang listing na puwedeng lumampas dito.',
})
export const canIOrderFromSeveral = message('questions.canIOrderFromSeveral', {
  en: 'Can I order from several pharmacies at once?',
  fil: 'Puwede ba akong umorder sa ilang botika nang sabay?',
})
export const yesYourCartIsSorted = message('questions.yesYourCartIsSorted', {
  en: 'Yes. Your cart is sorted by pharmacy, and you check out once. Each pharmacy confirms and sends its own part, and you can follow each part by the same order number.',
  fil: 'Oo. Nakaayos ang cart mo ayon sa botika, at isang beses ka lang magche-checkout. Bawat botika ang nagkukumpirma at nagpapadala ng bahagi nito, at masusundan mo ang bawat bahagi sa iisang numero ng order.',
})
export const iTypedItWrongAndStill = message('questions.iTypedItWrongAndStill', {
  en: 'I typed it wrong and still found it. How?',
  fil: 'Mali ang type ko pero nahanap pa rin. Paano?',
})
export const theSearchForgivesMistakesKnows = message('questions.theSearchForgivesMistakesKnows', {
  en: 'The search forgives mistakes, knows generic names and brands, and reads strengths such as “500mg”. Type what you remember of the box.',
  fil: 'Pinapatawad ng search ang mali, kilala nito ang mga generic at brand, at nababasa ang lakas gaya ng “500mg”. I-type lang ang naaalala mo sa kahon.',
})
export const generics = message('questions.generics', { en: 'Generics', fil: 'Mga generic' })
export const whatIsAGenericMedicine = message('questions.whatIsAGenericMedicine', {
  en: 'What is a generic medicine?',
  fil: 'Ano ang generic na gamot?',
})
export const oneThatIsKnownByWhatIs = message('questions.oneThatIsKnownByWhatIs', {
  en: 'One that is known by what is inside it. Paracetamol is the generic name; several companies sell it under their own brands, and some under no brand at all. The Generics Act (RA 6675) asks that the generic name comes first, and here it does.',
  fil: 'Gamot na kilala sa laman nito. Paracetamol ang generic na pangalan; ibinebenta ito ng ilang kompanya sa sariling brand, at ng iba na walang brand. Ayon sa Generics Act (RA 6675), dapat mauna ang generic na pangalan, at ganoon dito.',
})
export const isAGenericAsGood = message('questions.isAGenericAsGood', {
  en: 'Is a generic as good as a brand?',
  fil: 'Kasinghusay ba ng brand ang generic?',
})
export const theFoodAndDrugAdministration = message('questions.theFoodAndDrugAdministration', {
  en: 'The Food and Drug Administration registers both, and holds both to the same standards. What we list as equivalent has the same active ingredient, the same strength and the same form.',
  fil: 'Parehong inirerehistro ng Food and Drug Administration, at pareho ang pamantayan. Ang nakalista naming katumbas ay may parehong aktibong sangkap, parehong lakas at parehong anyo.',
})
export const mayIChangeFromABrand = message('questions.mayIChangeFromABrand', {
  en: 'May I change from a brand to a generic by myself?',
  fil: 'Puwede ba akong lumipat mula brand sa generic nang ako lang?',
})
export const theChoiceIsYoursAndThePharmacist = message('questions.theChoiceIsYoursAndThePharmacist', {
  en: 'The choice is yours, and the pharmacist can tell you what is equivalent. With medicines whose dose is set finely, such as levothyroxine, warfarin or those for seizures, ask your doctor before you change.',
  fil: 'Nasa iyo ang pasya, at masasabi ng pharmacist kung ano ang katumbas. Sa mga gamot na pino ang sukat ng dose, gaya ng levothyroxine, warfarin o para sa seizure, magtanong muna sa doktor bago lumipat.',
})
export const seniorCitizenAndPwdDiscount = message('questions.seniorCitizenAndPwdDiscount', {
  en: 'Senior citizen and PWD discount',
  fil: 'Diskuwento ng senior citizen at PWD',
})
export const howIsTheDiscountComputed = message('questions.howIsTheDiscountComputed', {
  en: 'How is the discount computed?',
  fil: 'Paano kinukuwenta ang diskuwento?',
})
export const firstThe12VatIsTaken = message('questions.firstThe12VatIsTaken', {
  en: 'First the 12% VAT is taken off, then 20% of what remains. A medicine of ₱112.00 becomes ₱80.00. Medicines that are VAT-exempt, such as listed ones for diabetes, high blood pressure or cancer, have no VAT to take off: there the 20% is taken from the price, so ₱250.00 becomes ₱200.00.',
  fil: 'Inaalis muna ang 12% VAT, saka ang 20% ng natitira. Ang gamot na ₱112.00 ay nagiging ₱80.00. Ang mga gamot na VAT-exempt, gaya ng mga nakalista para sa diabetes, altapresyon o kanser, ay walang VAT na aalisin: sa presyo mismo kinukuha ang 20%, kaya ang ₱250.00 ay nagiging ₱200.00.',
})
export const seeMoreExamples = message('questions.seeMoreExamples', {
  en: 'See more examples',
  fil: 'Tingnan ang iba pang halimbawa',
})
export const whatDoINeedForIt = message('questions.whatDoINeedForIt', {
  en: 'What do I need for it?',
  fil: 'Ano ang kailangan ko para dito?',
})
export const atCheckoutChooseSeniorCitizen = message('questions.atCheckoutChooseSeniorCitizen', {
  en: 'At checkout choose “Senior citizen” or “Person with disability” and type the holder’s full name and ID number. A picture of the ID is optional and speeds up the check. Have the ID ready when you receive the order.',
  fil: 'Sa checkout, piliin ang “Senior citizen” o “May kapansanan (PWD)” at i-type ang buong pangalan at ID number ng may-ari. Hindi kailangan ang litrato ng ID pero napapabilis nito ang pagsusuri. Ihanda ang ID pagtanggap ng order.',
})
export const doesItAddUpWithAPromotion = message('questions.doesItAddUpWithAPromotion', {
  en: 'Can it be combined with a promotion?',
  fil: 'Napapatong ba ito sa promo?',
})
export const noTheLawGivesYouTheBetter = message('questions.noTheLawGivesYouTheBetter', {
  en: 'No. The law gives you the better of the two, and the checkout works out both for each product. You pay the lower price.',
  fil: 'Hindi. Ibinibigay ng batas ang mas mabuti sa dalawa, at kinukuwenta ng checkout ang pareho para sa bawat produkto. Ang mas mababang presyo ang babayaran mo.',
})
export const iHaveASeniorId = message('questions.iHaveASeniorId', {
  en: 'I have a senior ID and a PWD ID. Do I get both?',
  fil: 'May senior ID at PWD ID ako. Makukuha ko ba pareho?',
})
export const oneHolderGetsOneDiscount = message('questions.oneHolderGetsOneDiscount', {
  en: 'One holder gets one discount of 20%. Choose either ID; the price is the same.',
  fil: 'Isang diskuwento na 20% lang ang para sa isang tao. Piliin ang alinmang ID; pareho ang presyo.',
})
export const whatIsNotCovered = message('questions.whatIsNotCovered', {
  en: 'What is not covered?',
  fil: 'Ano ang hindi sakop?',
})
export const cosmeticsMostFoodAndOther = message('questions.cosmeticsMostFoodAndOther', {
  en: 'Cosmetics, most food and other goods that the law does not name, and the delivery fee. The checkout shows what the discount took off, line by line, before you place anything.',
  fil: 'Mga kosmetiko, karamihan ng pagkain at ibang produktong hindi binanggit ng batas, at ang bayad sa delivery. Ipinapakita ng checkout ang nabawas ng diskuwento, bawat linya, bago ka umorder.',
})
export const canIOrderForMyParents = message('questions.canIOrderForMyParents', {
  en: 'Can I order for my parents with their ID?',
  fil: 'Puwede ba akong umorder para sa magulang ko gamit ang ID nila?',
})
export const yesSomebodyElseMayBuy = message('questions.yesSomebodyElseMayBuy', {
  en: 'Yes. Somebody else may buy for the holder, and what is bought must be for the holder’s own use. Pharmacies write each such sale into the record book that the law asks for.',
  fil: 'Oo. Puwedeng iba ang bumili para sa may-ari ng ID, at ang binili ay dapat para sa sarili nitong gamit. Isinusulat ng mga botika ang bawat ganitong benta sa record book na hinihingi ng batas.',
})
export const prescriptions = message('questions.prescriptions', { en: 'Prescriptions', fil: 'Mga reseta' })
export const whichProductsNeedAPrescription = message('questions.whichProductsNeedAPrescription', {
  en: 'Which products need a prescription?',
  fil: 'Aling mga produkto ang kailangan ng reseta?',
})
export const thoseWithTheRxMark = message('questions.thoseWithTheRxMark', {
  en: 'Those with the Rx mark. Add a picture or PDF of the prescription at checkout: all of it, readable, with the doctor’s name and licence number.',
  fil: 'Ang mga may markang Rx. Magdagdag ng litrato o PDF ng reseta sa checkout: buo, nababasa, at may pangalan at numero ng lisensya ng doktor.',
})
export const whoLooksAtMyPrescription = message('questions.whoLooksAtMyPrescription', {
  en: 'Who looks at my prescription?',
  fil: 'Sino ang tumitingin sa reseta ko?',
})
export const aPharmacistOfThePharmacy = message('questions.aPharmacistOfThePharmacy', {
  en: 'A pharmacist of the pharmacy that sells the medicine, before the order is confirmed. Besides them only you and our administrators can open it, and every opening is recorded.',
  fil: 'Ang pharmacist ng botikang nagbebenta ng gamot, bago makumpirma ang order. Bukod sa kanila, ikaw lang at ang aming mga administrator ang makakapagbukas nito, at nakatala ang bawat pagbukas.',
})
export const whatIfItIsNotAccepted = message('questions.whatIfItIsNotAccepted', {
  en: 'What if it is not accepted?',
  fil: 'Paano kung hindi ito tanggapin?',
})
export const thePharmacySaysWhyAndYouSee = message('questions.thePharmacySaysWhyAndYouSee', {
  en: 'The pharmacy says why, and you see it when you track your order: perhaps the picture is dark, or the prescription too old. You pay nothing for what is not sent.',
  fil: 'Sinasabi ng botika kung bakit, at makikita mo ito kapag nag-track ka ng order: baka madilim ang litrato, o luma na ang reseta. Wala kang babayaran sa hindi ipinadala.',
})
export const doYouSellControlledMedicines = message('questions.doYouSellControlledMedicines', {
  en: 'Do you sell controlled medicines?',
  fil: 'Nagbebenta ba kayo ng mga controlled na gamot?',
})
export const noMedicinesThatTheDangerous = message('questions.noMedicinesThatTheDangerous', {
  en: 'No. Medicines that the Dangerous Drugs Board lists as dangerous cannot be offered here. They need a special prescription form, on paper and in person.',
  fil: 'Hindi. Hindi puwedeng ialok dito ang mga gamot na nakalistang mapanganib ng Dangerous Drugs Board. Kailangan ng mga ito ng espesyal na reseta, nasa papel at personal.',
})
export const deliveryPickUpAndPayment = message('questions.deliveryPickUpAndPayment', {
  en: 'Delivery, pick-up and payment',
  fil: 'Delivery, pick-up at bayad',
})
export const howMuchIsDelivery = message('questions.howMuchIsDelivery', {
  en: 'How much is delivery?',
  fil: 'Magkano ang delivery?',
})
export const doorToDoorDeliveryIsFee = message('questions.doorToDoorDeliveryIsFee', {
  en: 'Door to door delivery is ₱{fee, number} for an order. Picking up at the pharmacy is free. The summary shows the whole sum before you place the order.',
  fil: 'Ang door to door delivery ay ₱{fee, number} bawat order. Libre ang pick-up sa botika. Ipinapakita ng buod ang buong halaga bago ka umorder.',
})
export const howLongDoesItTake = message('questions.howLongDoesItTake', {
  en: 'How long does it take?',
  fil: 'Gaano katagal?',
})
export const thePharmacyConfirmsDuringItsOpening = message('questions.thePharmacyConfirmsDuringItsOpening', {
  en: 'The pharmacy confirms during its opening hours and sends the order with its courier, often on the same day. How far it is shows when you track it, and you can call the pharmacy at any time.',
  fil: 'Kinukumpirma ito ng botika sa oras ng pagbubukas nito at ipinapadala ng courier nito, madalas sa araw ding iyon. Makikita kung nasaan na ito kapag nag-track ka, at puwede mong tawagan ang botika anumang oras.',
})
export const howDoIPay = message('questions.howDoIPay', { en: 'How do I pay?', fil: 'Paano ako magbabayad?' })
export const inCashWhenTheOrder = message('questions.inCashWhenTheOrder', {
  en: 'In cash, when the order is in your hands: on delivery, or at the counter when you pick it up. You need no card, and we keep no bank details.',
  fil: 'Cash, kapag nasa kamay mo na ang order: sa delivery, o sa counter kapag kinuha mo. Hindi kailangan ng card, at wala kaming iniingatang detalye ng bangko.',
})
export const willIGetAnOfficialReceipt = message('questions.willIGetAnOfficialReceipt', {
  en: 'Will I get an official receipt?',
  fil: 'Makakakuha ba ako ng official receipt?',
})
export const yesFromThePharmacyBecause = message('questions.yesFromThePharmacyBecause', {
  en: 'Yes, from the pharmacy, because it is the seller. Ask for it when you order by calling the number on its page if it must carry a company’s name.',
  fil: 'Oo, mula sa botika, dahil ito ang nagbebenta. Kung dapat nakapangalan sa kompanya, tawagan ang numero sa pahina nito kapag umorder ka.',
})
export const trackingCancellingAndReturning = message('questions.trackingCancellingAndReturning', {
  en: 'Tracking, cancelling and returning',
  fil: 'Pag-track, pagkansela at pagsauli',
})
export const howDoITrackMyOrder = message('questions.howDoITrackMyOrder', {
  en: 'How do I track my order?',
  fil: 'Paano ko ita-track ang order ko?',
})
export const withTheOrderNumberWhichStarts = message('questions.withTheOrderNumberWhichStarts', {
  en: 'With the order number, which starts with BTK and is on the thank-you page and in your email. Small letters and spaces do not matter. The page shows status and times, and never a name or an address, so you may share it.',
  fil: 'Gamit ang numero ng order, na nagsisimula sa BTK at nasa pahina ng pasasalamat at sa email mo. Ayos lang ang maliliit na letra at espasyo. Ipinapakita ng pahina ang status at oras, at hindi kailanman ang pangalan o address, kaya puwede mo itong ibahagi.',
})
export const trackYourOrder = message('questions.trackYourOrder', {
  en: 'Track your order',
  fil: 'I-track ang order mo',
})
export const iLostMyOrderNumber = message('questions.iLostMyOrderNumber', {
  en: 'I lost my order number.',
  fil: 'Nawala ko ang numero ng order ko.',
})
export const lookForOurEmailOnTheDay = message('questions.lookForOurEmailOnTheDay', {
  en: 'Look for our email on the day you ordered, also in your spam folder. With an account it is under “My Orders”. Otherwise write to us.',
  fil: 'Hanapin ang email namin noong araw na umorder ka, pati sa spam. Kung may account ka, nasa “Aking mga Order” ito. Kung wala, sumulat sa amin.',
})
export const canICancel = message('questions.canICancel', {
  en: 'Can I cancel?',
  fil: 'Puwede ba akong magkansela?',
})
export const yesFreelyAndWithoutGiving = message('questions.yesFreelyAndWithoutGiving', {
  en: 'Yes, freely and without giving a reason, until the pharmacy has shipped that part. Cancel it under “My Orders”, or call the pharmacy with your order number.',
  fil: 'Oo, libre at walang kailangang dahilan, hangga’t hindi pa naipapadala ng botika ang bahaging iyon. Kanselahin ito sa “Aking mga Order”, o tawagan ang botika at sabihin ang numero ng order mo.',
})
export const somethingIsDamagedWrongOrExpired = message('questions.somethingIsDamagedWrongOrExpired', {
  en: 'Something is damaged, wrong or expired. What now?',
  fil: 'May sira, mali o expired. Ano ang gagawin?',
})
export const doNotUseItTell = message('questions.doNotUseItTell', {
  en: 'Do not use it. Tell the pharmacy at once, best with a picture; its phone number is on your order. You have a right to the right product or to your money back. If the pharmacy does not answer, write to us.',
  fil: 'Huwag itong gamitin. Sabihin agad sa botika, mas mabuti kung may litrato; nasa order mo ang numero nito. May karapatan ka sa tamang produkto o sa pagbabalik ng pera mo. Kung hindi sumagot ang botika, sumulat sa amin.',
})
export const privacyAndAccount = message('questions.privacyAndAccount', {
  en: 'Privacy and account',
  fil: 'Privacy at account',
})
export const whoLearnsWhatIBuy = message('questions.whoLearnsWhatIBuy', {
  en: 'Who learns what I buy?',
  fil: 'Sino ang nakakaalam ng binibili ko?',
})
export const thePharmacyThatServesYouAndNobody = message('questions.thePharmacyThatServesYouAndNobody', {
  en: 'The pharmacy that serves you, and nobody who wants to sell you something else. There are no advertising or tracking scripts from others on these pages.',
  fil: 'Ang botikang naglilingkod sa iyo, at walang sinumang gustong magbenta sa iyo ng iba pa. Walang script ng patalastas o pagsubaybay mula sa iba sa mga pahinang ito.',
})
export const readThePrivacyPolicy = message('questions.readThePrivacyPolicy', {
  en: 'Read the Privacy Policy',
  fil: 'Basahin ang Privacy Policy',
})
export const howLongDoYouKeep = message('questions.howLongDoYouKeep', {
  en: 'How long do you keep my prescription?',
  fil: 'Gaano katagal ninyo iniingatan ang reseta ko?',
})
export const picturesOfPrescriptionsAndIds = message('questions.picturesOfPrescriptionsAndIds', {
  en: 'Pictures of prescriptions, IDs and complaints are deleted 365 days after they were sent.',
  fil: 'Binubura ang mga litrato ng reseta, ID at reklamo 365 araw matapos ipadala.',
})
export const iForgotMyPassword = message('questions.iForgotMyPassword', {
  en: 'I forgot my password.',
  fil: 'Nakalimutan ko ang password ko.',
})
export const askForALinkByEmail = message('questions.askForALinkByEmail', {
  en: 'Ask for a link by email. It works once, within the hour.',
  fil: 'Humingi ng link sa email. Isang beses itong gagana, sa loob ng isang oras.',
})
export const mayWeSellPrescriptionMedicines = message('questions.mayWeSellPrescriptionMedicines', {
  en: 'May we sell prescription medicines?',
  fil: 'Puwede ba kaming magbenta ng gamot na may reseta?',
})
export const yesTheCustomersPrescriptionComes = message('questions.yesTheCustomersPrescriptionComes', {
  en: 'Yes. The customer’s prescription comes with the order, and your pharmacist accepts or rejects it before the order can be confirmed. Dangerous drugs cannot be listed.',
  fil: 'Oo. Kasama ng order ang reseta ng customer, at tinatanggap o tinatanggihan ito ng pharmacist ninyo bago makumpirma ang order. Hindi puwedeng ilista ang mga mapanganib na gamot.',
})
export const whoDelivers = message('questions.whoDelivers', {
  en: 'Who delivers?',
  fil: 'Sino ang nagde-deliver?',
})
export const youDoWithYourOwn = message('questions.youDoWithYourOwn', {
  en: 'You do, with your own riders or the courier you work with. Enter them once under Courier and choose one when you ship. Customers can also pick up at your counter.',
  fil: 'Kayo, gamit ang sarili ninyong rider o ang courier na katuwang ninyo. Ilagay sila nang isang beses sa Courier at pumili ng isa kapag nagpapadala. Puwede ring kunin ng customer sa counter ninyo.',
})
export const howDoCustomersPay = message('questions.howDoCustomersPay', {
  en: 'How do customers pay?',
  fil: 'Paano nagbabayad ang mga customer?',
})
export const inCashToYouOnDelivery = message('questions.inCashToYouOnDelivery', {
  en: 'In cash, to you, on delivery or at the counter. The money never passes through us.',
  fil: 'Cash, sa inyo, sa delivery o sa counter. Hindi dumadaan sa amin ang pera.',
})
export const whoBearsTheSeniorCitizen = message('questions.whoBearsTheSeniorCitizen', {
  en: 'Who bears the senior citizen and PWD discount?',
  fil: 'Sino ang sumasagot sa diskuwento ng senior citizen at PWD?',
})
export const thePharmacyAsInItsStore = message('questions.thePharmacyAsInItsStore', {
  en: 'The pharmacy, as in its store; the law lets you deduct it from taxable income. Every such sale is written into a sales record book that you can download for each month.',
  fil: 'Ang botika, gaya ng sa tindahan nito; pinapayagan ng batas na ibawas ito sa kitang binubuwisan. Nakasulat ang bawat ganitong benta sa sales record book na mada-download ninyo bawat buwan.',
})
export const whatIfWeRunOut = message('questions.whatIfWeRunOut', {
  en: 'What if we run out of something?',
  fil: 'Paano kung maubusan kami?',
})
export const stockGoesDownTheMoment = message('questions.stockGoesDownTheMoment', {
  en: 'Stock goes down the moment an order is placed, so nothing is sold twice. What reaches zero shows as sold out until you add more.',
  fil: 'Bumababa ang stock sa sandaling may umorder, kaya walang naibebenta nang dalawang beses. Ang umabot sa zero ay lalabas na sold out hanggang magdagdag kayo.',
})
export const whatHappensWhenOurLicenceExpires = message('questions.whatHappensWhenOurLicenceExpires', {
  en: 'What happens when our licence expires?',
  fil: 'Ano ang mangyayari kapag nag-expire ang lisensya namin?',
})
export const yourOffersLeaveTheShelves = message('questions.yourOffersLeaveTheShelves', {
  en: 'Your offers leave the shelves on that day and come back when the new licence is entered.',
  fil: 'Inaalis sa estante ang mga alok ninyo sa araw na iyon at bumabalik kapag nailagay na ang bagong lisensya.',
})
export const answersAboutOrderingGenericsSenior = message('questions.answersAboutOrderingGenericsSenior', {
  en: 'Answers about ordering, generics, senior citizen and PWD discounts, prescriptions, delivery, tracking and your privacy.',
  fil: 'Mga sagot tungkol sa pag-order, generics, diskuwento ng senior citizen at PWD, reseta, delivery, pag-track at iyong privacy.',
})
export const frequentlyAskedQuestions = message('questions.frequentlyAskedQuestions', {
  en: 'Frequently asked questions',
  fil: 'Mga madalas itanong',
})
export const tapAQuestionToSee = message('questions.tapAQuestionToSee', {
  en: 'Tap a question to see its answer.',
  fil: 'I-tap ang tanong para makita ang sagot.',
})
export const notAnsweredYet = message('questions.notAnsweredYet', {
  en: 'Not answered yet?',
  fil: 'Hindi pa nasagot?',
})
export const writeToUsWeReadEverything = message('questions.writeToUsWeReadEverything', {
  en: 'Write to us. We read everything.',
  fil: 'Sumulat sa amin. Binabasa namin ang lahat.',
})
