import { message } from './declare'

export const yourShopIsOpen = message('selling.yourShopIsOpen', {
  en: 'Your shop is open',
  fil: 'Bukas na ang iyong tindahan',
})
export const signInToEnterYourAddress = message('selling.signInToEnterYourAddress', {
  en: 'Sign in to enter your address and opening hours, and to add what you sell.',
  fil: 'Mag-sign in para ilagay ang iyong address at oras ng pagbubukas, at idagdag ang iyong paninda.',
})
export const goToMyShop = message('selling.goToMyShop', {
  en: 'Go to my shop',
  fil: 'Pumunta sa aking tindahan',
})
export const writeToUs = message('selling.writeToUs', { en: 'Write to us', fil: 'Sumulat sa amin' })
export const openMyShop = message('selling.openMyShop', {
  en: 'Open my shop',
  fil: 'Buksan ang aking tindahan',
})
export const opening = message('selling.opening', { en: 'Opening…', fil: 'Binubuksan…' })
export const youSignInWithThePassword = message('selling.youSignInWithThePassword', {
  en: 'You sign in with the password of the account that you have with us.',
  fil: 'Mag-sign in gamit ang password ng account mo sa amin.',
})
export const weHaveYourApplication = message('selling.weHaveYourApplication', {
  en: 'We have your application',
  fil: 'Natanggap na ang iyong aplikasyon',
})
export const weLookAtYourLicence = message('selling.weLookAtYourLicence', {
  en: 'We look at your licence next, and write to you by email. When your pharmacy is approved, the email has a link to set your password and open your shop.',
  fil: 'Susunod naming titingnan ang iyong lisensya, at susulat kami sa email. Kapag naaprubahan ang iyong botika, may link sa email para magtakda ng password at buksan ang iyong tindahan.',
})
export const sendApplication = message('selling.sendApplication', {
  en: 'Send application',
  fil: 'Ipadala ang aplikasyon',
})
export const nameOfThePharmacy = message('selling.nameOfThePharmacy', {
  en: 'Name of the pharmacy',
  fil: 'Pangalan ng botika',
})
export const asItStandsOnYourFda = message('selling.asItStandsOnYourFda', {
  en: 'As it stands on your FDA licence to operate.',
  fil: 'Gaya ng nakasulat sa iyong FDA license to operate.',
})
export const addressOfThePharmacy = message('selling.addressOfThePharmacy', {
  en: 'Address of the pharmacy',
  fil: 'Address ng botika',
})
export const streetBarangayCityAndProvince = message('selling.streetBarangayCityAndProvince', {
  en: 'Street, barangay, city and province.',
  fil: 'Kalye, barangay, lungsod at probinsya.',
})
export const youWillSignInWithIt = message('selling.youWillSignInWithIt', {
  en: 'You will sign in with it.',
  fil: 'Ito ang gagamitin mo sa pag-log in.',
})
export const contactNumber = message('selling.contactNumber', { en: 'Contact number', fil: 'Contact number' })
export const suchAsPhoneNumber = message('selling.suchAsPhoneNumber', {
  en: 'Such as 0917 123 4567.',
  fil: 'Halimbawa, 0917 123 4567.',
})
export const anythingWeShouldKnow = message('selling.anythingWeShouldKnow', {
  en: 'Anything we should know',
  fil: 'May dapat ba kaming malaman?',
})
export const numberOfBranchesYourLicence = message('selling.numberOfBranchesYourLicence', {
  en: 'Number of branches, your licence number, whether you deliver yourself',
  fil: 'Bilang ng sangay, numero ng lisensya, kung kayo mismo ang nagde-deliver',
})
export const foundByThoseWhoLook = message('selling.foundByThoseWhoLook', {
  en: 'Found by those who look for it',
  fil: 'Nahahanap ng mga naghahanap',
})
export const peopleSearchByBrandByGeneric = message('selling.peopleSearchByBrandByGeneric', {
  en: 'People search by brand, by generic name, with typing mistakes, and see you by how near you are.',
  fil: 'Naghahanap ang mga tao gamit ang tatak, generic na pangalan, kahit mali ang baybay, at nakikita ka nila ayon sa lapit mo.',
})
export const yourShelfYourPrices = message('selling.yourShelfYourPrices', {
  en: 'Your shelf, your prices',
  fil: 'Paninda mo, presyo mo',
})
export const setPriceAndStockForEach = message('selling.setPriceAndStockForEach', {
  en: 'Set price and stock for each product, one at a time or with a spreadsheet. Your name stands on every offer.',
  fil: 'Itakda ang presyo at stock ng bawat produkto, isa-isa o gamit ang spreadsheet. Nasa bawat paninda ang pangalan mo.',
})
export const ordersInClearSteps = message('selling.ordersInClearSteps', {
  en: 'Orders in clear steps',
  fil: 'Malinaw na hakbang ng mga order',
})
export const confirmShipReceivedPaidCompleted = message('selling.confirmShipReceivedPaidCompleted', {
  en: 'Confirm, ship, received, paid, completed: always one next step, on the phone behind the counter too.',
  fil: 'Confirm, ship, natanggap, bayad, tapos: laging iisa ang susunod na hakbang, kahit sa cellphone sa likod ng counter.',
})
export const prescriptionsWithTheOrder = message('selling.prescriptionsWithTheOrder', {
  en: 'Prescriptions with the order',
  fil: 'Kasama ng order ang reseta',
})
export const thePictureIsThereBefore = message('selling.thePictureIsThereBefore', {
  en: 'The picture is there before you confirm. Your pharmacist accepts it, or rejects it with a reason.',
  fil: 'Nandoon na ang larawan bago ka mag-confirm. Tinatanggap ito ng parmasyutiko mo, o tinatanggihan nang may dahilan.',
})
export const discountsToTheCentavo = message('selling.discountsToTheCentavo', {
  en: 'Discounts to the centavo',
  fil: 'Diskuwentong eksakto hanggang sentimo',
})
export const seniorCitizenAndPwdDiscounts = message('selling.seniorCitizenAndPwdDiscounts', {
  en: 'Senior citizen and PWD discounts are computed for you, with a sales record book to download each month.',
  fil: 'Kinukuwenta para sa iyo ang diskuwento ng senior citizen at PWD, may sales record book na mada-download bawat buwan.',
})
export const nothingSoldTwice = message('selling.nothingSoldTwice', {
  en: 'Nothing sold twice',
  fil: 'Walang nabebenta nang doble',
})
export const stockGoesDownTheMoment = message('selling.stockGoesDownTheMoment', {
  en: 'Stock goes down the moment somebody orders, however many order at once, and comes back when they cancel.',
  fil: 'Bumababa ang stock sa sandaling may um-order, kahit gaano karami ang sabay-sabay, at bumabalik kapag kinansela.',
})
export const preRegister = message('selling.preRegister', { en: 'Pre-register', fil: 'Mag-pre-register' })
export const theNameOfYourPharmacy = message('selling.theNameOfYourPharmacy', {
  en: 'The name of your pharmacy and how we reach you. It takes two minutes.',
  fil: 'Ang pangalan ng iyong botika at kung paano ka namin makokontak. Dalawang minuto lang.',
})
export const weCheckYourLicence = message('selling.weCheckYourLicence', {
  en: 'We check your licence',
  fil: 'Titingnan namin ang iyong lisensya',
})
export const weLookUpYourFda = message('selling.weLookUpYourFda', {
  en: 'We look up your FDA licence to operate and may call you with a question or two.',
  fil: 'Hahanapin namin ang iyong FDA license to operate at maaaring tumawag para magtanong.',
})
export const anEmailComesWithALink = message('selling.anEmailComesWithALink', {
  en: 'An email comes with a link. Add your address, opening hours and a picture of your shop.',
  fil: 'May darating na email na may link. Ilagay ang iyong address, oras ng bukas at larawan ng tindahan.',
})
export const fillYourShelf = message('selling.fillYourShelf', {
  en: 'Fill your shelf',
  fil: 'Punuin ang iyong istante',
})
export const chooseFromTheMedicinesThatAreKnown = message('selling.chooseFromTheMedicinesThatAreKnown', {
  en: 'Choose from the medicines that are known here and type price and stock, or send your list as a CSV or Excel file.',
  fil: 'Pumili sa mga gamot na nandito na at i-type ang presyo at stock, o ipadala ang listahan bilang CSV o Excel file.',
})
export const takeYourFirstOrder = message('selling.takeYourFirstOrder', {
  en: 'Take your first order',
  fil: 'Tanggapin ang una mong order',
})
export const itAppearsOnYourDashboard = message('selling.itAppearsOnYourDashboard', {
  en: 'It appears on your dashboard and in your email, with one button to press next.',
  fil: 'Lalabas ito sa iyong dashboard at email, at isang button lang ang susunod na pipindutin.',
})
export const getMoreCustomersForYourPharmacy = message('selling.getMoreCustomersForYourPharmacy', {
  en: 'Get more customers for your pharmacy: show your prices and stock to people nearby. Licensed pharmacies in the Philippines can pre-register in two minutes.',
  fil: 'Dagdagan ang customers ng iyong botika: ipakita ang presyo at stock mo sa mga taong malapit. Makakapag-pre-register ang mga lisensyadong botika sa Pilipinas sa loob ng dalawang minuto.',
})
export const forLicensedPharmacies = message('selling.forLicensedPharmacies', {
  en: 'For licensed pharmacies',
  fil: 'Para sa mga lisensyadong botika',
})
export const getMoreCustomersYour = message('selling.getMoreCustomersYour', {
  en: 'Get more customers for your pharmacy.',
  fil: 'Dagdagan ang customers ng iyong botika.',
})
export const peopleNearbyAreSearchingForWhatStands = message(
  'selling.peopleNearbyAreSearchingForWhatStands',
  {
    en: 'People nearby are searching for what stands on your shelf. Let them find it at your price, under your name.',
    fil: 'Hinahanap ng mga taong malapit ang nasa istante mo. Hayaang makita nila ito sa presyo mo, sa ilalim ng pangalan mo.',
  },
)
export const preRegisterYourPharmacy = message('selling.preRegisterYourPharmacy', {
  en: 'Pre-register your pharmacy',
  fil: 'I-pre-register ang iyong botika',
})
export const howItGoes = message('selling.howItGoes', { en: 'How it goes', fil: 'Ang mga hakbang' })
export const whatYouNeed = message('selling.whatYouNeed', {
  en: 'What you need',
  fil: 'Ano ang kailangan mo',
})
export const aValidLicenceToOperate = message('selling.aValidLicenceToOperate', {
  en: 'A valid licence to operate (LTO) as a drugstore from the Food and Drug Administration',
  fil: 'Balidong license to operate (LTO) bilang botika mula sa Food and Drug Administration',
})
export const aRegisteredPharmacistWithACurrent = message('selling.aRegisteredPharmacistWithACurrent', {
  en: 'A registered pharmacist, with a current PRC licence',
  fil: 'Rehistradong parmasyutiko na may kasalukuyang PRC license',
})
export const yourBusinessPermitAndBir = message('selling.yourBusinessPermitAndBir', {
  en: 'Your business permit and BIR registration; we ask whether you are registered for VAT',
  fil: 'Business permit at BIR registration; itatanong namin kung rehistrado ka sa VAT',
})
export const somebodyWhoLooksAtOrders = message('selling.somebodyWhoLooksAtOrders', {
  en: 'Somebody who looks at orders while you are open; a phone is enough',
  fil: 'Taong titingin sa mga order habang bukas kayo; sapat na ang cellphone',
})
export const preRegisteringIsFreeAndBinds = message('selling.preRegisteringIsFreeAndBinds', {
  en: 'Pre-registering is free and binds you to nothing.',
  fil: 'Libre ang pre-registration at wala kang obligasyon.',
})
export const whatPharmaciesAsk = message('selling.whatPharmaciesAsk', {
  en: 'What pharmacies ask',
  fil: 'Mga tanong ng mga botika',
})
export const somethingElseLink = message('selling.somethingElseLink', {
  en: 'Something else? {link}.',
  fil: 'May iba pa? {link}.',
})
export const openYourShop = message('selling.openYourShop', {
  en: 'Open your shop',
  fil: 'Buksan ang iyong tindahan',
})
export const openTheShopOfYourPharmacy = message('selling.openTheShopOfYourPharmacy', {
  en: 'Open the shop of your pharmacy with the link from our email.',
  fil: 'Buksan ang tindahan ng iyong botika gamit ang link sa email namin.',
})
export const openTheLinkFromOurEmail = message('selling.openTheLinkFromOurEmail', {
  en: 'Open the link from our email again, all of it. If it was cut off, write to us for a new one.',
  fil: 'Buksan ulit ang buong link sa email namin. Kung naputol ito, sumulat sa amin para sa bago.',
})
export const andMayCallOrWrite = message('selling.andMayCallOrWrite', {
  en: 'And may call or write with a question.',
  fil: 'At maaaring tumawag o sumulat kung may tanong.',
})
export const youGetAnEmail = message('selling.youGetAnEmail', {
  en: 'You get an email',
  fil: 'Makakatanggap ka ng email',
})
export const withALinkToSet = message('selling.withALinkToSet', {
  en: 'With a link to set your password, good for seven days.',
  fil: 'May link para magtakda ng password, magagamit sa loob ng pitong araw.',
})
export const youOpenYourShop = message('selling.youOpenYourShop', {
  en: 'You open your shop',
  fil: 'Bubuksan mo ang iyong tindahan',
})
export const addressOpeningHoursThenYourProducts = message('selling.addressOpeningHoursThenYourProducts', {
  en: 'Address, opening hours, then your products.',
  fil: 'Address, oras ng bukas, saka ang mga produkto mo.',
})
export const applyToSellOnBotika = message('selling.applyToSellOnBotika', {
  en: 'Apply to sell on Botika: tell us the name of your pharmacy and how we reach you. It takes two minutes and is free.',
  fil: 'Mag-apply para magbenta sa Botika: sabihin ang pangalan ng iyong botika at kung paano ka makokontak. Dalawang minuto lang at libre.',
})
export const twoMinutesFreeAndItBinds = message('selling.twoMinutesFreeAndItBinds', {
  en: 'Two minutes, free, and it binds you to nothing.',
  fil: 'Dalawang minuto, libre, at walang obligasyon.',
})
export const whatHappensNext = message('selling.whatHappensNext', {
  en: 'What happens next',
  fil: 'Ano ang susunod',
})
export const weUseWhatYouType = message('selling.weUseWhatYouType', {
  en: 'We use what you type to look at your application and for nothing else; the {link} says more.',
  fil: 'Gagamitin lang namin ang ita-type mo para tingnan ang iyong aplikasyon; may dagdag na paliwanag sa {link}.',
})
export const joinYourPharmacy = message('selling.joinYourPharmacy', {
  en: 'Join your pharmacy',
  fil: 'Sumali sa iyong botika',
})
export const joinByTheLink = message('selling.joinByTheLink', {
  en: 'Join the pharmacy that invited you.',
  fil: 'Sumali sa botikang nag-imbita sa iyo.',
})
export const openTheLinkOfTheInvitation = message('selling.openTheLinkOfTheInvitation', {
  en: 'Open the link from the email again, or ask the pharmacy to send the invitation again.',
  fil: 'Buksan muli ang link mula sa email, o hilingin sa botika na ipadala ulit ang imbitasyon.',
})
export const youWorkAtThePharmacy = message('selling.youWorkAtThePharmacy', {
  en: 'You work at the pharmacy now',
  fil: 'Nagtatrabaho ka na ngayon sa botika',
})
export const signInToStartWork = message('selling.signInToStartWork', {
  en: 'Sign in to see its orders.',
  fil: 'Mag-sign in para makita ang mga order nito.',
})
export const goToThePharmacy = message('selling.goToThePharmacy', {
  en: 'Go to the pharmacy',
  fil: 'Pumunta sa botika',
})
export const joinThePharmacy = message('selling.joinThePharmacy', {
  en: 'Join the pharmacy',
  fil: 'Sumali sa botika',
})
export const joining = message('selling.joining', { en: 'Joining…', fil: 'Sumasali…' })
export const addYourPapersNow = message('selling.addYourPapersNow', {
  en: 'Add your papers now (optional)',
  fil: 'Idagdag na ang inyong mga dokumento (opsyonal)',
})
export const papersCanComeLater = message('selling.papersCanComeLater', {
  en: 'We need them before we can approve your pharmacy. What you have at hand saves time; the rest can come later. Only our admins see them.',
  fil: 'Kailangan namin ang mga ito bago maaprubahan ang inyong botika. Mas mabilis kung isasama na ang hawak ninyo; puwedeng sumunod ang iba. Mga admin lang namin ang nakakakita.',
})
export const nameOnTheCard = message('selling.nameOnTheCard', {
  en: 'Name on the card',
  fil: 'Pangalan sa card',
})
export const paperNumber = message('selling.paperNumber', { en: 'Number', fil: 'Numero' })
export const lastDay = message('selling.lastDay', {
  en: 'Last day on which it is valid',
  fil: 'Huling araw na balido ito',
})
export const pictureOf = message('selling.pictureOf', {
  en: 'Picture or PDF of the {paper}',
  fil: 'Larawan o PDF ng {paper}',
})
export const allOfItReadable = message('selling.allOfItReadable', {
  en: 'All of it, readable.',
  fil: 'Buo at nababasa.',
})
export const chooseFilesAgain = message('selling.chooseFilesAgain', {
  en: 'If you leave this page, what you type stays here; files have to be chosen again.',
  fil: 'Kung aalis kayo sa pahinang ito, mananatili ang na-type ninyo; kailangang piliin ulit ang mga file.',
})
