import { message } from './declare'

export const minutesToRead = message('content.minutesToRead', {
  en: '{minutes, number} min read',
  fil: '{minutes, number} min na basa',
})
export const tabletsWithVat = message('content.tabletsWithVat', {
  en: 'Tablets with VAT',
  fil: 'Mga tabletang may VAT',
})
export const aSyrupWithVat = message('content.aSyrupWithVat', {
  en: 'A syrup with VAT',
  fil: 'Syrup na may VAT',
})
export const aVatExemptMaintenanceMedicine = message('content.aVatExemptMaintenanceMedicine', {
  en: 'A VAT-exempt maintenance medicine',
  fil: 'Maintenance na gamot na VAT-exempt',
})
export const none = message('content.none', { en: 'none', fil: 'wala' })
export const percentVat = message('content.percentVat', { en: '{percent} VAT', fil: '{percent} VAT' })
export const percentOfWhatRemains = message('content.percentOfWhatRemains', {
  en: '{percent} of what remains',
  fil: '{percent} ng natitira',
})
export const youPay = message('content.youPay', { en: 'You pay', fil: 'Babayaran mo' })
export const onThisPage = message('content.onThisPage', { en: 'On this page', fil: 'Sa pahinang ito' })
export const thePlaceWillBeAnnounced = message('content.thePlaceWillBeAnnounced', {
  en: 'The place will be announced',
  fil: 'Iaanunsyo pa ang lugar',
})
export const yourMessageIsHere = message('content.yourMessageIsHere', {
  en: 'We have your message',
  fil: 'Natanggap na ang iyong mensahe',
})
export const thankYouForWritingWeAnswer = message('content.thankYouForWritingWeAnswer', {
  en: 'Thank you for writing. We answer by email, usually within two working days.',
  fil: 'Salamat sa pagsulat. Sasagot kami sa email, kadalasan sa loob ng dalawang araw ng trabaho.',
})
export const sendMessage = message('content.sendMessage', { en: 'Send message', fil: 'Ipadala ang mensahe' })
export const weAnswerToThisAddress = message('content.weAnswerToThisAddress', {
  en: 'We reply to this address.',
  fil: 'Dito kami sasagot.',
})
export const subject = message('content.subject', { en: 'Subject', fil: 'Paksa' })
export const withAnOrderNumberIfItIs = message('content.withAnOrderNumberIfItIs', {
  en: 'With an order number, if it is about one.',
  fil: 'Isama ang numero ng order, kung tungkol sa isang order.',
})
export const messageField = message('content.messageField', { en: 'Message', fil: 'Mensahe' })
export const botikaPutsTheShelvesOfLicensed = message('content.botikaPutsTheShelvesOfLicensed', {
  en: 'Botika puts the shelves of licensed pharmacies in the Philippines on one page: who has your medicine, for how much, and how far away.',
  fil: 'Pinagsasama ng Botika sa iisang pahina ang mga paninda ng mga lisensyadong botika sa Pilipinas: sino ang may gamot mo, magkano, at gaano kalayo.',
})
export const theGenericNameFirst = message('content.theGenericNameFirst', {
  en: 'The generic name first',
  fil: 'Generic na pangalan ang una',
})
export const whatIsInsideAMedicine = message('content.whatIsInsideAMedicine', {
  en: 'What is inside a medicine stands above its brand, and the same medicine under other names is one tap away, with the price of one tablet.',
  fil: 'Nauuna ang sangkap ng gamot bago ang tatak, at isang tap lang ang layo ng parehong gamot sa ibang pangalan, kasama ang presyo ng isang tableta.',
})
export const eachShowsItsFdaLicence = message('content.eachShowsItsFdaLicence', {
  en: 'Each shows its FDA licence. On the day a licence expires, that pharmacy’s offers leave the shelves by themselves.',
  fil: 'Nakapaskil ang FDA license ng bawat isa. Sa araw na mapaso ang lisensya, kusang nawawala ang mga paninda ng botikang iyon.',
})
export const aPharmacistLooks = message('content.aPharmacistLooks', {
  en: 'A pharmacist looks',
  fil: 'Tinitingnan ng parmasyutiko',
})
export const everyPrescriptionIsReadByAPharmacist = message('content.everyPrescriptionIsReadByAPharmacist', {
  en: 'Every prescription is read by a pharmacist before an order is confirmed. Dangerous drugs are not sold here at all.',
  fil: 'Binabasa ng parmasyutiko ang bawat reseta bago makumpirma ang order. Hindi talaga ibinebenta rito ang mga mapanganib na gamot (dangerous drugs).',
})
export const theLawfulPriceForSeniors = message('content.theLawfulPriceForSeniors', {
  en: 'The lawful price for seniors and PWDs',
  fil: 'Tamang presyo ayon sa batas para sa senior at PWD',
})
export const vatOffThen20PercentOff = message('content.vatOffThen20PercentOff', {
  en: 'VAT off, then 20% off, worked out line by line before you order, and never less than a promotion would give.',
  fil: 'Walang VAT, saka 20% na bawas, malinaw ang kuwenta ng bawat item bago ka um-order, at hindi bababa sa ibibigay ng promo.',
})
export const everyPriceInTheOpen = message('content.everyPriceInTheOpen', {
  en: 'Every price in the open, from the pharmacies around you.',
  fil: 'Lantad ang bawat presyo, mula sa mga botikang nasa paligid mo.',
})
export const aMedicineCanCostTwice = message('content.aMedicineCanCostTwice', {
  en: 'A medicine can cost twice as much on one side of the street as on the other, and nobody tells you. We do.',
  fil: 'Puwedeng doble ang presyo ng gamot sa isang panig ng kalsada kaysa sa kabila, at walang nagsasabi sa iyo. Kami, sinasabi namin.',
})
export const howItWorks = message('content.howItWorks', { en: 'How it works', fil: 'Paano ito gumagana' })
export const licensedPharmacy = message('content.licensedPharmacy', {
  en: 'licensed pharmacy',
  fil: 'lisensyadong botika',
})
export const licensedPharmacies = message('content.licensedPharmacies', {
  en: 'licensed pharmacies',
  fil: 'mga lisensyadong botika',
})
export const medicineOrHealthProduct = message('content.medicineOrHealthProduct', {
  en: 'medicine or health product',
  fil: 'gamot o produktong pangkalusugan',
})
export const medicinesAndHealthProducts = message('content.medicinesAndHealthProducts', {
  en: 'medicines and health products',
  fil: 'mga gamot at produktong pangkalusugan',
})
export const hospitalClinicLabOrVet = message('content.hospitalClinicLabOrVet', {
  en: 'hospital, clinic, lab or vet',
  fil: 'ospital, klinika, laboratoryo o beterinaryo',
})
export const hospitalsClinicsLabsAndVets = message('content.hospitalsClinicsLabsAndVets', {
  en: 'hospitals, clinics, labs and vets',
  fil: 'ospital, klinika, laboratoryo, beterinaryo',
})
export const whyWeBuiltThis = message('content.whyWeBuiltThis', {
  en: 'Why we built this',
  fil: 'Bakit namin ito ginawa',
})
export const aParentWithAFeverish = message('content.aParentWithAFeverish', {
  en: 'A parent with a feverish child should not have to walk from counter to counter to find who has the syrup. A grandmother on five maintenance medicines should not pay the price of whichever shop is closest, only because she cannot know the others. And the drugstore on the corner, with fair prices and a pharmacist who knows your name, should be as easy to find as a chain.',
  fil: 'Hindi dapat palipat-lipat ng botika ang magulang na may nilalagnat na anak para lang mahanap kung sino ang may syrup. Hindi dapat mapilitan ang lolang may limang maintenance na gamot na magbayad sa presyo ng pinakamalapit na tindahan dahil lang hindi niya alam ang iba. At ang botika sa kanto, na patas ang presyo at kilala ka ng parmasyutiko, ay dapat kasindaling mahanap ng malalaking chain.',
})
export const soWeAskLocalPharmacies = message('content.soWeAskLocalPharmacies', {
  en: 'So we ask local pharmacies to put their shelves on one page, with real prices and real stock. You search once, compare, and order from one of them or from several. They pack it and bring it to your door, or you pick it up. We are not a pharmacy, and we do not sell medicine: we connect you with those who are licensed to.',
  fil: 'Kaya hinihiling namin sa mga lokal na botika na ilagay ang kanilang paninda sa iisang pahina, na may totoong presyo at totoong stock. Isang beses ka lang maghahanap, magkukumpara, at oorder sa isa o sa ilan sa kanila. Sila ang mag-iimpake at maghahatid sa iyong pinto, o ikaw ang kukuha. Hindi kami botika at hindi kami nagbebenta ng gamot: ikinokonekta ka namin sa mga may lisensya.',
})
export const whatWeHoldTo = message('content.whatWeHoldTo', {
  en: 'What we hold to',
  fil: 'Ang aming pinaninindigan',
})
export const whatWeLeaveOut = message('content.whatWeLeaveOut', {
  en: 'What we leave out',
  fil: 'Ang wala rito',
})
export const thereAreNoAdvertisementsBetween = message('content.thereAreNoAdvertisementsBetween', {
  en: 'There are no advertisements between you and a price, no pharmacy can pay to stand first, and no script of another company watches what you search for. What you tell us about your health is seen by you and by the pharmacy that serves you; the {link} says the rest in plain words.',
  fil: 'Walang ad sa pagitan mo at ng presyo, walang botikang makapagbabayad para mauna, at walang script ng ibang kompanya na nagbabantay sa hinahanap mo. Ikaw at ang botikang nagsisilbi sa iyo lang ang nakakakita ng sinasabi mo tungkol sa iyong kalusugan; nasa {link} ang iba pa sa malinaw na salita.',
})
export const iHaveAPharmacy = message('content.iHaveAPharmacy', {
  en: 'I have a pharmacy',
  fil: 'May botika ako',
})
export const writeToBotikaAboutAnOrder = message('content.writeToBotikaAboutAnOrder', {
  en: 'Write to Botika about an order, a pharmacy, your data or an idea. We answer by email, usually within two working days.',
  fil: 'Sumulat sa Botika tungkol sa order, botika, iyong datos o ideya. Sasagot kami sa email, kadalasan sa loob ng dalawang araw ng trabaho.',
})
export const weReadEverythingAndAnswer = message('content.weReadEverythingAndAnswer', {
  en: 'We read everything, and answer by email, usually within two working days.',
  fil: 'Binabasa namin ang lahat, at sumasagot kami sa email, kadalasan sa loob ng dalawang araw ng trabaho.',
})
export const quickerWays = message('content.quickerWays', {
  en: 'Quicker ways',
  fil: 'Mas mabilis na paraan',
})
export const whereIsMyOrderLink = message('content.whereIsMyOrderLink', {
  en: 'Where is my order? {link} by its number; the phone number of the pharmacy is there as well.',
  fil: 'Nasaan ang order ko? {link} gamit ang numero nito; nandoon din ang telepono ng botika.',
})
export const trackIt = message('content.trackIt', { en: 'Track it', fil: 'I-track ito' })
export const discountsPrescriptionsDeliverySeeLink = message(
  'content.discountsPrescriptionsDeliverySeeLink',
  {
    en: 'Discounts, prescriptions, delivery: see {link}.',
    fil: 'Diskuwento, reseta, delivery: tingnan ang {link}.',
  },
)
export const youHaveAPharmacyLink = message('content.youHaveAPharmacyLink', {
  en: 'You have a pharmacy? {link}.',
  fil: 'May botika ka? {link}.',
})
export const aboutYourDataWritePrivacy = message('content.aboutYourDataWritePrivacy', {
  en: 'About your data: write “Privacy” as the subject, and the privacy officer answers.',
  fil: 'Tungkol sa iyong datos: ilagay ang “Privacy” bilang paksa, at ang privacy officer ang sasagot.',
})
export const isItAnEmergencyCall = message('content.isItAnEmergencyCall', {
  en: 'Is it an emergency? Call {link}. We cannot give medical advice by message.',
  fil: 'Emergency ba? Tumawag sa {link}. Hindi kami makapagbibigay ng payong medikal sa mensahe.',
})
export const upcoming = message('content.upcoming', { en: 'Upcoming', fil: 'Paparating' })
export const thisEventIsOver = message('content.thisEventIsOver', {
  en: 'This event is over',
  fil: 'Tapos na ang event na ito',
})
export const when = message('content.when', { en: 'When', fil: 'Kailan' })
export const where = message('content.where', { en: 'Where', fil: 'Saan' })
export const moreEvents = message('content.moreEvents', { en: 'More events', fil: 'Iba pang event' })
export const past = message('content.past', { en: 'Past', fil: 'Nakaraan' })
export const pastEvents = message('content.pastEvents', { en: 'Past events', fil: 'Mga nakaraang event' })
export const freeCheckUpsVaccinationDays = message('content.freeCheckUpsVaccinationDays', {
  en: 'Free check-ups, vaccination days, talks and classes near you: what is coming up, and what was.',
  fil: 'Libreng check-up, araw ng bakuna, talakayan at klase na malapit sa iyo: mga paparating at mga nakaraan.',
})
export const checkUpsVaccinationDaysTalks = message('content.checkUpsVaccinationDaysTalks', {
  en: 'Check-ups, vaccination days, talks and classes. Most of them are free.',
  fil: 'Check-up, araw ng bakuna, talakayan at klase. Libre ang karamihan.',
})
export const upcomingOrPast = message('content.upcomingOrPast', {
  en: 'Upcoming or past',
  fil: 'Paparating o nakaraan',
})
export const noEventIsOverYet = message('content.noEventIsOverYet', {
  en: 'No event is over yet',
  fil: 'Wala pang natapos na event',
})
export const nothingIsPlannedRightNow = message('content.nothingIsPlannedRightNow', {
  en: 'Nothing is planned right now',
  fil: 'Wala munang nakaplano ngayon',
})
export const seeWhatIsComingUp = message('content.seeWhatIsComingUp', {
  en: 'See what is coming up.',
  fil: 'Tingnan ang mga paparating.',
})
export const newEventsAppearHereUntil = message('content.newEventsAppearHereUntil', {
  en: 'New events appear here. Until then, see what was.',
  fil: 'Dito lalabas ang mga bagong event. Sa ngayon, tingnan ang mga nakaraan.',
})
export const aGuideToBotikaSet = message('content.aGuideToBotikaSet', {
  en: 'A guide to Botika: set your place, search, compare pharmacies, check out with a prescription or a senior citizen discount, and track your order.',
  fil: 'Gabay sa Botika: itakda ang lokasyon, maghanap, magkumpara ng mga botika, mag-checkout nang may reseta o diskuwento ng senior, at i-track ang order.',
})
export const howToUseBotika = message('content.howToUseBotika', {
  en: 'How to use Botika',
  fil: 'Paano gamitin ang Botika',
})
export const fromTheFirstSearchToTheParcel = message('content.fromTheFirstSearchToTheParcel', {
  en: 'From the first search to the parcel at your door. Show it to your parents: the text grows with your browser’s font size, and nothing here needs an account.',
  fil: 'Mula sa unang paghahanap hanggang sa parsela sa iyong pinto. Ipakita ito sa iyong mga magulang: lumalaki ang letra kasabay ng browser, at hindi kailangan ng account dito.',
})
export const startWithASearch = message('content.startWithASearch', {
  en: 'Start with a search',
  fil: 'Magsimula sa paghahanap',
})
export const thisArticleIsForGeneral = message('content.thisArticleIsForGeneral', {
  en: 'This article is for general information and does not replace advice. Ask your doctor or pharmacist about your own case.',
  fil: 'Pangkalahatang impormasyon lang ang artikulong ito at hindi kapalit ng payo. Magtanong sa iyong doktor o parmasyutiko tungkol sa sarili mong kaso.',
})
export const moreNews = message('content.moreNews', { en: 'More news', fil: 'Iba pang balita' })
export const newsPageNumber = message('content.newsPageNumber', {
  en: 'News, page {number, number}',
  fil: 'Mga balita, pahina {number, number}',
})
export const healthAdviceMedicinePricesAndNews = message('content.healthAdviceMedicinePricesAndNews', {
  en: 'Health advice, medicine prices and news from the pharmacies on Botika, in plain words.',
  fil: 'Payong pangkalusugan, presyo ng gamot at balita mula sa mga botika sa Botika, sa malinaw na salita.',
})
export const healthMedicinesAndYourRights = message('content.healthMedicinesAndYourRights', {
  en: 'Health, medicines and your rights as a buyer, in plain words.',
  fil: 'Kalusugan, gamot at mga karapatan mo bilang mamimili, sa malinaw na salita.',
})
export const thereIsNoNewsYet = message('content.thereIsNoNewsYet', {
  en: 'There is no news yet',
  fil: 'Wala pang balita',
})
export const articlesAppearHereAsSoon = message('content.articlesAppearHereAsSoon', {
  en: 'Articles appear here as soon as they are published.',
  fil: 'Lalabas dito ang mga artikulo kapag nailathala na.',
})
export const whatBotikaKeepsAboutYouWhy = message('content.whatBotikaKeepsAboutYouWhy', {
  en: 'What Botika keeps about you, why, for how long, who sees it, and your rights under the Data Privacy Act of 2012 (RA 10173), in plain words.',
  fil: 'Ano ang itinatabi ng Botika tungkol sa iyo, bakit, gaano katagal, sino ang nakakakita, at ang mga karapatan mo sa Data Privacy Act of 2012 (RA 10173), sa malinaw na salita.',
})
export const whatYouBuyAtAPharmacy = message('content.whatYouBuyAtAPharmacy', {
  en: 'What you buy at a pharmacy says much about you. This notice says what we keep, why, for how long and who sees it, as the Data Privacy Act of 2012 (RA 10173) asks. In force since {date}.',
  fil: 'Maraming sinasabi tungkol sa iyo ang binibili mo sa botika. Nakasaad dito kung ano ang itinatabi namin, bakit, gaano katagal at sino ang nakakakita, ayon sa Data Privacy Act of 2012 (RA 10173). May bisa mula {date}.',
})
export const theTermsOfBotikaInPlain = message('content.theTermsOfBotikaInPlain', {
  en: 'The terms of Botika in plain words: who sells, prices and discounts, prescriptions, cancelling and returning, and what this site is not.',
  fil: 'Ang mga tuntunin ng Botika sa malinaw na salita: sino ang nagbebenta, presyo at diskuwento, reseta, pagkansela at pagbabalik, at kung ano ang hindi saklaw ng site na ito.',
})
export const whatYouCanExpectHereAndWhat = message('content.whatYouCanExpectHereAndWhat', {
  en: 'What you can expect here, and what is expected of you. In force since {date}.',
  fil: 'Ano ang maaasahan mo rito, at ano ang inaasahan sa iyo. May bisa mula {date}.',
})
