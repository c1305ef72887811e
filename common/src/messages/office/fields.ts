import { message } from '../declare'

export const email = message('office/fields.email', { en: 'Email', fil: 'Email' })
export const password = message('office/fields.password', { en: 'Password', fil: 'Password' })
export const about = message('office/fields.about', { en: 'About', fil: 'Tungkol dito' })
export const promotion = message('office/fields.promotion', { en: 'Promotion', fil: 'Promo' })
export const yesIt = message('office/fields.yesIt', { en: 'Yes', fil: 'Oo' })
export const noIt = message('office/fields.noIt', { en: 'No', fil: 'Hindi' })
export const status = message('office/fields.status', { en: 'Status', fil: 'Katayuan' })
export const courier = message('office/fields.courier', { en: 'Courier', fil: 'Tagahatid' })
export const pharmacy = message('office/fields.pharmacy', { en: 'Pharmacy', fil: 'Botika' })
export const category = message('office/fields.category', { en: 'Category', fil: 'Kategorya' })
export const subcategory = message('office/fields.subcategory', { en: 'Subcategory', fil: 'Subkategorya' })
export const subSubcategory = message('office/fields.subSubcategory', {
  en: 'Sub-subcategory',
  fil: 'Sub-subkategorya',
})
export const products = message('office/fields.products', { en: 'Products', fil: 'Mga produkto' })
export const name = message('office/fields.name', { en: 'Name', fil: 'Pangalan' })
export const genericName = message('office/fields.genericName', {
  en: 'Generic name',
  fil: 'Generic na pangalan',
})
export const strength = message('office/fields.strength', { en: 'Strength', fil: 'Lakas' })
export const forExample500Mg = message('office/fields.forExample500Mg', {
  en: 'For example: 500 mg',
  fil: 'Halimbawa: 500 mg',
})
export const form = message('office/fields.form', { en: 'Form', fil: 'Anyo' })
export const forExampleTablet = message('office/fields.forExampleTablet', {
  en: 'For example: tablet',
  fil: 'Halimbawa: tablet',
})
export const customer = message('office/fields.customer', { en: 'Customer', fil: 'Mamimili' })
export const synonyms = message('office/fields.synonyms', { en: 'Synonyms', fil: 'Mga kasingkahulugan' })
export const doctors = message('office/fields.doctors', { en: 'Doctors', fil: 'Mga doktor' })
export const promotions = message('office/fields.promotions', { en: 'Promotions', fil: 'Mga promo' })
export const couriers = message('office/fields.couriers', { en: 'Couriers', fil: 'Mga tagahatid' })
export const priceCaps = message('office/fields.priceCaps', { en: 'Price caps', fil: 'Takdang presyo' })
export const pharmacies = message('office/fields.pharmacies', { en: 'Pharmacies', fil: 'Mga botika' })
export const applications = message('office/fields.applications', {
  en: 'Applications',
  fil: 'Mga aplikasyon',
})
export const users = message('office/fields.users', { en: 'Users', fil: 'Mga gumagamit' })
export const categories = message('office/fields.categories', { en: 'Categories', fil: 'Mga kategorya' })
export const subcategories = message('office/fields.subcategories', {
  en: 'Subcategories',
  fil: 'Mga subkategorya',
})
export const subSubcategories = message('office/fields.subSubcategories', {
  en: 'Sub-subcategories',
  fil: 'Mga sub-subkategorya',
})
export const specialties = message('office/fields.specialties', {
  en: 'Specialties',
  fil: 'Mga espesyalidad',
})
export const hospitals = message('office/fields.hospitals', { en: 'Hospitals', fil: 'Mga ospital' })
export const clinics = message('office/fields.clinics', { en: 'Clinics', fil: 'Mga klinika' })
export const laboratories = message('office/fields.laboratories', {
  en: 'Laboratories',
  fil: 'Mga laboratoryo',
})
export const veterinarians = message('office/fields.veterinarians', {
  en: 'Veterinarians',
  fil: 'Mga beterinaryo',
})
export const news = message('office/fields.news', { en: 'News', fil: 'Balita' })
export const events = message('office/fields.events', { en: 'Events', fil: 'Mga kaganapan' })
export const publication = message('office/fields.publication', { en: 'Publication', fil: 'Paglalathala' })
export const city = message('office/fields.city', { en: 'City', fil: 'Lungsod' })
export const when = message('office/fields.when', { en: 'When', fil: 'Kailan' })
export const theFirstLevelOfThe = message('office/fields.theFirstLevelOfThe', {
  en: 'The first level of the catalogue, such as Prescription or Vitamins.',
  fil: 'Unang antas ng katalogo, gaya ng May reseta o Bitamina.',
})
export const position = message('office/fields.position', { en: 'Position', fil: 'Puwesto' })
export const smallerComesFirst = message('office/fields.smallerComesFirst', {
  en: 'Smaller comes first',
  fil: 'Nauuna ang mas maliit',
})
export const picture = message('office/fields.picture', { en: 'Picture', fil: 'Larawan' })
export const sent = message('office/fields.sent', { en: 'Sent', fil: 'Ipinadala' })
export const messageWord = message('office/fields.messageWord', { en: 'Message', fil: 'Mensahe' })
export const upcoming = message('office/fields.upcoming', { en: 'Upcoming', fil: 'Paparating' })
export const past = message('office/fields.past', { en: 'Past', fil: 'Tapos na' })
export const kind = message('office/fields.kind', { en: 'Kind', fil: 'Uri' })
export const phone = message('office/fields.phone', { en: 'Phone', fil: 'Telepono' })
export const address = message('office/fields.address', { en: 'Address', fil: 'Tirahan' })
export const active = message('office/fields.active', { en: 'Active', fil: 'Aktibo' })
export const suspended = message('office/fields.suspended', { en: 'Suspended', fil: 'Sinuspinde' })
export const pharmaciesSellHereTheyCome = message('office/fields.pharmaciesSellHereTheyCome', {
  en: 'Pharmacies sell here. They come in through applications, or you add them.',
  fil: 'Dito nagtitinda ang mga botika. Pumapasok sila sa aplikasyon, o idinadagdag mo.',
})
export const openingHours = message('office/fields.openingHours', {
  en: 'Opening hours',
  fil: 'Oras ng pagbubukas',
})
export const place = message('office/fields.place', { en: 'Place', fil: 'Lugar' })
export const licence = message('office/fields.licence', { en: 'Licence', fil: 'Lisensiya' })
export const licenceNumber = message('office/fields.licenceNumber', {
  en: 'Licence number',
  fil: 'Numero ng lisensiya',
})
export const licenceExpiresOn = message('office/fields.licenceExpiresOn', {
  en: 'Licence expires on',
  fil: 'Mapapaso ang lisensiya sa',
})
export const registeredForVAT = message('office/fields.registeredForVAT', {
  en: 'Registered for VAT',
  fil: 'Rehistrado sa VAT',
})
export const theOffersOfASuspended = message('office/fields.theOffersOfASuspended', {
  en: 'The offers of a suspended pharmacy leave the shop, and its sellers get an email',
  fil: 'Nawawala sa tindahan ang mga paninda ng suspendidong botika, at ine-email ang mga nagtitinda nito',
})
export const reasonForTheSuspension = message('office/fields.reasonForTheSuspension', {
  en: 'Reason for the suspension',
  fil: 'Dahilan ng suspensiyon',
})
export const thePharmacyReadsItIn = message('office/fields.thePharmacyReadsItIn', {
  en: 'The pharmacy reads it in its office, and in the email that goes out as it is suspended',
  fil: 'Mababasa ito ng botika sa opisina nito, at sa email na ipinadadala kapag sinuspinde ito',
})
export const application = message('office/fields.application', { en: 'Application', fil: 'Aplikasyon' })
export const pharmaciesThatWantToSell = message('office/fields.pharmaciesThatWantToSell', {
  en: 'Pharmacies that want to sell here apply on the shop. Approving one makes the pharmacy.',
  fil: 'Nag-a-apply sa tindahan ang mga botikang gustong magtinda. Kapag inaprobahan, nagagawa ang botika.',
})
export const openBecomeASeller = message('office/fields.openBecomeASeller', {
  en: 'Open “Become a seller”',
  fil: 'Buksan ang “Maging nagbebenta”',
})
export const applicant = message('office/fields.applicant', { en: 'Applicant', fil: 'Aplikante' })
export const contactNumber = message('office/fields.contactNumber', {
  en: 'Contact number',
  fil: 'Numero ng telepono',
})
export const remarks = message('office/fields.remarks', { en: 'Remarks', fil: 'Puna' })
export const onlyAdminsSeeThem = message('office/fields.onlyAdminsSeeThem', {
  en: 'Only admins see them',
  fil: 'Mga admin lang ang nakakakita',
})
export const description = message('office/fields.description', { en: 'Description', fil: 'Paglalarawan' })
export const switchedOff = message('office/fields.switchedOff', { en: 'Switched off', fil: 'Nakapatay' })
export const running = message('office/fields.running', { en: 'Running', fil: 'Tumatakbo' })
export const planned = message('office/fields.planned', { en: 'Planned', fil: 'Nakaplano' })
export const over = message('office/fields.over', { en: 'Over', fil: 'Tapos na' })
export const everyPharmacy = message('office/fields.everyPharmacy', {
  en: 'Every pharmacy',
  fil: 'Lahat ng botika',
})
export const firstName = message('office/fields.firstName', { en: 'First name', fil: 'Pangalan' })
export const lastName = message('office/fields.lastName', { en: 'Last name', fil: 'Apelyido' })
export const lastDay = message('office/fields.lastDay', { en: 'Last day', fil: 'Huling araw' })
export const discount = message('office/fields.discount', { en: 'Discount', fil: 'Diskuwento' })
export const theSecondLevelOfThe = message('office/fields.theSecondLevelOfThe', {
  en: 'The second level of the catalogue, below a category.',
  fil: 'Ikalawang antas ng katalogo, sa ilalim ng kategorya.',
})
export const theThirdLevelOfThe = message('office/fields.theThirdLevelOfThe', {
  en: 'The third level of the catalogue, below a subcategory.',
  fil: 'Ikatlong antas ng katalogo, sa ilalim ng subkategorya.',
})
export const seller = message('office/fields.seller', { en: 'Seller', fil: 'Nagtitinda' })
export const admin = message('office/fields.admin', { en: 'Admin', fil: 'Admin' })
export const user = message('office/fields.user', { en: 'User', fil: 'Gumagamit' })
export const everybodyWithAnAccountShoppers = message('office/fields.everybodyWithAnAccountShoppers', {
  en: 'Everybody with an account: shoppers, sellers and admins.',
  fil: 'Lahat ng may account: mga mamimili, nagtitinda at admin.',
})
export const nameNumberAddressesBookmarksAnd = message('office/fields.nameNumberAddressesBookmarksAnd', {
  en: 'Name, number, addresses, bookmarks and cart go for good, and recurring orders stop. Past orders stay, without name and street.',
  fil: 'Tuluyang mawawala ang pangalan, numero, mga address, bookmark at cart, at titigil ang mga umuulit na order. Mananatili ang mga nakaraang order, nang walang pangalan at kalye.',
})
export const role = message('office/fields.role', { en: 'Role', fil: 'Papel' })
export const maySignIn = message('office/fields.maySignIn', {
  en: 'May sign in',
  fil: 'Puwedeng mag-sign in',
})
export const person = message('office/fields.person', { en: 'Person', fil: 'Tao' })
export const sendALinkToSet = message('office/fields.sendALinkToSet', {
  en: 'Send a link to set the password',
  fil: 'Magpadala ng link para magtakda ng password',
})
export const theyGetItByEmail = message('office/fields.theyGetItByEmail', {
  en: 'They get it by email and choose their own password. It works once, within a day.',
  fil: 'Matatanggap niya ito sa email at siya ang pipili ng sariling password. Isang beses lang ito gagana, sa loob ng isang araw.',
})
export const atLeast8CharactersYou = message('office/fields.atLeast8CharactersYou', {
  en: 'At least 8 characters. You tell it to them yourself.',
  fil: 'Hindi bababa sa 8 titik. Ikaw mismo ang magsasabi nito sa kanya.',
})
export const rights = message('office/fields.rights', { en: 'Rights', fil: 'Karapatan' })
export const roles = message('office/fields.roles', { en: 'Roles', fil: 'Mga papel' })
export const everybodyCanShopWhoLoses = message('office/fields.everybodyCanShopWhoLoses', {
  en: 'Everybody can shop. Who loses one is signed out at once, and signs in again with what is left',
  fil: 'Lahat ay puwedeng mamili. Agad nasa-sign out ang nawalan nito, at magsa-sign in muli gamit ang natitira',
})
export const takingItAwaySuspendsThe = message('office/fields.takingItAwaySuspendsThe', {
  en: 'Taking it away suspends the account and ends its sessions at once',
  fil: 'Kapag inalis, masususpinde ang account at agad matatapos ang mga session nito',
})
export const changed = message('office/fields.changed', { en: 'Changed', fil: 'Binago' })
export const thePeopleOrCompaniesWho = message('office/fields.thePeopleOrCompaniesWho', {
  en: 'The people or companies who bring orders to the door. One is chosen when an order is shipped.',
  fil: 'Ang mga tao o kompanyang naghahatid ng mga order sa pinto. Pinipili ang isa kapag ipinadala ang order.',
})
export const vehicle = message('office/fields.vehicle', { en: 'Vehicle', fil: 'Sasakyan' })
export const forExampleMotorcycle = message('office/fields.forExampleMotorcycle', {
  en: 'For example: motorcycle',
  fil: 'Halimbawa: motorsiklo',
})
export const available = message('office/fields.available', { en: 'Available', fil: 'Maaasahan ngayon' })
export const doctor = message('office/fields.doctor', { en: 'Doctor', fil: 'Doktor' })
export const doctorsWhoSeePatientsAt = message('office/fields.doctorsWhoSeePatientsAt', {
  en: 'Doctors who see patients at a pharmacy. With their place and schedule, people nearby find them.',
  fil: 'Mga doktor na tumitingin ng pasyente sa isang botika. Sa lugar at iskedyul nila, makikita sila ng mga malapit.',
})
export const specialty = message('office/fields.specialty', { en: 'Specialty', fil: 'Espesyalidad' })
export const subspecialty = message('office/fields.subspecialty', {
  en: 'Subspecialty',
  fil: 'Subespesyalidad',
})
export const portrait = message('office/fields.portrait', { en: 'Portrait', fil: 'Larawan ng mukha' })
export const consultation = message('office/fields.consultation', { en: 'Consultation', fil: 'Konsulta' })
export const schedule = message('office/fields.schedule', { en: 'Schedule', fil: 'Iskedyul' })
export const forExampleMonWedFri = message('office/fields.forExampleMonWedFri', {
  en: 'For example: Mon, Wed, Fri 9:00 AM to 12:00 NN',
  fil: 'Halimbawa: Lunes, Miyerkoles, Biyernes 9:00 AM hanggang 12:00 NN',
})
export const consultationFee = message('office/fields.consultationFee', {
  en: 'Consultation fee',
  fil: 'Bayad sa konsulta',
})
export const event = message('office/fields.event', { en: 'Event', fil: 'Kaganapan' })
export const healthEventsForThePublic = message('office/fields.healthEventsForThePublic', {
  en: 'Health events for the public, such as vaccinations and medical missions.',
  fil: 'Mga kaganapang pangkalusugan para sa publiko, gaya ng bakuna at medical mission.',
})
export const date = message('office/fields.date', { en: 'Date', fil: 'Petsa' })
export const onlyIfItTakesMore = message('office/fields.onlyIfItTakesMore', {
  en: 'Only if it takes more than one day',
  fil: 'Kung higit sa isang araw lang',
})
export const venue = message('office/fields.venue', { en: 'Venue', fil: 'Lugar' })
export const whoSeesIt = message('office/fields.whoSeesIt', { en: 'Who sees it', fil: 'Sino ang nakakakita' })
export const services = message('office/fields.services', { en: 'Services', fil: 'Mga serbisyo' })
export const hospital = message('office/fields.hospital', { en: 'Hospital', fil: 'Ospital' })
export const clinic = message('office/fields.clinic', { en: 'Clinic', fil: 'Klinika' })
export const veterinarian = message('office/fields.veterinarian', { en: 'Veterinarian', fil: 'Beterinaryo' })
export const laboratory = message('office/fields.laboratory', { en: 'Laboratory', fil: 'Laboratoryo' })
export const article = message('office/fields.article', { en: 'Article', fil: 'Artikulo' })
export const articlesForThePublicOne = message('office/fields.articlesForThePublicOne', {
  en: 'Articles for the public. One without a date of publication is a draft.',
  fil: 'Mga artikulo para sa publiko. Burador ang walang petsa ng paglalathala.',
})
export const title = message('office/fields.title', { en: 'Title', fil: 'Pamagat' })
export const excerpt = message('office/fields.excerpt', { en: 'Excerpt', fil: 'Buod' })
export const shownInListsTwoSentences = message('office/fields.shownInListsTwoSentences', {
  en: 'Shown in lists; two sentences are enough',
  fil: 'Makikita sa mga listahan; sapat ang dalawang pangungusap',
})
export const text = message('office/fields.text', { en: 'Text', fil: 'Teksto' })
export const priceCap = message('office/fields.priceCap', { en: 'Price cap', fil: 'Takdang presyo' })
export const maximumRetailPricesByLaw = message('office/fields.maximumRetailPricesByLaw', {
  en: 'Maximum retail prices by law. No offer above them can be saved.',
  fil: 'Pinakamataas na presyo ayon sa batas. Hindi mase-save ang alok na lampas dito.',
})
export const whatIsCapped = message('office/fields.whatIsCapped', {
  en: 'What is capped',
  fil: 'Ang may takdang presyo',
})
export const medicine = message('office/fields.medicine', { en: 'Medicine', fil: 'Gamot' })
export const theCap = message('office/fields.theCap', { en: 'The cap', fil: 'Ang takda' })
export const capForOneUnit = message('office/fields.capForOneUnit', {
  en: 'Cap for one unit',
  fil: 'Takda sa isang piraso',
})
export const forOneTabletCapsuleOr = message('office/fields.forOneTabletCapsuleOr', {
  en: 'For one tablet, capsule or millilitre, not for a box',
  fil: 'Para sa isang tableta, kapsula o mililitro, hindi sa kahon',
})
export const setBy = message('office/fields.setBy', { en: 'Set by', fil: 'Itinakda ng' })
export const forExampleEO104S = message('office/fields.forExampleEO104S', {
  en: 'For example: EO 104 s. 2020',
  fil: 'Halimbawa: EO 104 s. 2020',
})
export const inForceFrom = message('office/fields.inForceFrom', { en: 'In force from', fil: 'May bisa mula' })
export const offersAbove = message('office/fields.offersAbove', {
  en: 'Offers above',
  fil: 'Mga alok na lampas',
})
export const aPromotionLowersPricesFor = message('office/fields.aPromotionLowersPricesFor', {
  en: 'A promotion lowers prices for a while. Shoppers see the old price beside the new one.',
  fil: 'Pansamantalang binababaan ng promo ang presyo. Makikita ng mamimili ang dating presyo sa tabi ng bago.',
})
export const percentOff = message('office/fields.percentOff', {
  en: 'Percent off',
  fil: 'Porsiyentong bawas',
})
export const pesosOffEach = message('office/fields.pesosOffEach', {
  en: 'Pesos off each',
  fil: 'Pisong bawas bawat isa',
})
export const value = message('office/fields.value', { en: 'Value', fil: 'Halaga' })
export const percentFrom1To100 = message('office/fields.percentFrom1To100', {
  en: 'Percent from 1 to 100, or pesos off one piece',
  fil: 'Porsiyento mula 1 hanggang 100, o pisong bawas sa isang piraso',
})
export const starts = message('office/fields.starts', { en: 'Starts', fil: 'Simula' })
export const ends = message('office/fields.ends', { en: 'Ends', fil: 'Katapusan' })
export const leaveEmptyToRunUntil = message('office/fields.leaveEmptyToRunUntil', {
  en: 'Leave empty to run until stopped',
  fil: 'Iwanang blangko para tumuloy hanggang itigil',
})
export const state = message('office/fields.state', { en: 'State', fil: 'Kalagayan' })
export const whatItAppliesTo = message('office/fields.whatItAppliesTo', {
  en: 'What it applies to',
  fil: 'Saan ito para',
})
export const appliesTo = message('office/fields.appliesTo', { en: 'Applies to', fil: 'Para sa' })
export const everythingThePharmacySells = message('office/fields.everythingThePharmacySells', {
  en: 'Everything the pharmacy sells',
  fil: 'Lahat ng itinitinda ng botika',
})
export const oneCategory = message('office/fields.oneCategory', {
  en: 'One category',
  fil: 'Isang kategorya',
})
export const chosenProducts = message('office/fields.chosenProducts', {
  en: 'Chosen products',
  fil: 'Mga piling produkto',
})
export const leaveEmptyForEveryPharmacy = message('office/fields.leaveEmptyForEveryPharmacy', {
  en: 'Leave empty for every pharmacy',
  fil: 'Iwanang blangko para sa lahat ng botika',
})
export const synonym = message('office/fields.synonym', { en: 'Synonym', fil: 'Kasingkahulugan' })
export const whenASearchFindsLittle = message('office/fields.whenASearchFindsLittle', {
  en: 'When a search finds little, a word here is read as the other one: “tempra” as “paracetamol”. Look at searches without results for words that are missing.',
  fil: 'Kapag kaunti ang nahanap, binabasa ang salita rito bilang isa pa: “tempra” bilang “paracetamol”. Tingnan ang mga hanap na walang resulta para sa mga kulang na salita.',
})
export const whatShoppersType = message('office/fields.whatShoppersType', {
  en: 'What shoppers type',
  fil: 'Ang tina-type ng mamimili',
})
export const oneWordOrSeveralThat = message('office/fields.oneWordOrSeveralThat', {
  en: 'One word, or several that belong together',
  fil: 'Isang salita, o ilang magkakasama',
})
export const whatIsSearchedInstead = message('office/fields.whatIsSearchedInstead', {
  en: 'What is searched instead',
  fil: 'Ang hahanapin sa halip',
})
export const wordsThatTheCatalogueHas = message('office/fields.wordsThatTheCatalogueHas', {
  en: 'Words that the catalogue has',
  fil: 'Mga salitang nasa katalogo',
})
export const doctorsAreFoundByTheir = message('office/fields.doctorsAreFoundByTheir', {
  en: 'Doctors are found by their specialty.',
  fil: 'Nahahanap ang doktor ayon sa espesyalidad.',
})
export const subspecialties = message('office/fields.subspecialties', {
  en: 'Subspecialties',
  fil: 'Mga subespesyalidad',
})
export const everyWeek = message('office/fields.everyWeek', { en: 'Every week', fil: 'Bawat linggo' })
export const every2Weeks = message('office/fields.every2Weeks', {
  en: 'Every 2 weeks',
  fil: 'Bawat 2 linggo',
})
export const everyMonth = message('office/fields.everyMonth', { en: 'Every month', fil: 'Bawat buwan' })
export const every2Months = message('office/fields.every2Months', {
  en: 'Every 2 months',
  fil: 'Bawat 2 buwan',
})
export const every3Months = message('office/fields.every3Months', {
  en: 'Every 3 months',
  fil: 'Bawat 3 buwan',
})
export const peopleLookForHospitals = message('office/fields.peopleLookForHospitals', {
  en: 'People look for hospitals near them under Facilities.',
  fil: 'Naghahanap ang mga tao ng mga ospital na malapit sa kanila sa ilalim ng Mga Pasilidad.',
})
export const peopleLookForClinics = message('office/fields.peopleLookForClinics', {
  en: 'People look for clinics near them under Facilities.',
  fil: 'Naghahanap ang mga tao ng mga klinika na malapit sa kanila sa ilalim ng Mga Pasilidad.',
})
export const peopleLookForVeterinarians = message('office/fields.peopleLookForVeterinarians', {
  en: 'People look for veterinarians near them under Facilities.',
  fil: 'Naghahanap ang mga tao ng mga beterinaryo na malapit sa kanila sa ilalim ng Mga Pasilidad.',
})
export const peopleLookForLaboratories = message('office/fields.peopleLookForLaboratories', {
  en: 'People look for laboratories near them under Facilities.',
  fil: 'Naghahanap ang mga tao ng mga laboratoryo na malapit sa kanila sa ilalim ng Mga Pasilidad.',
})
export const owner = message('office/fields.owner', { en: 'Owner', fil: 'May-ari' })
export const pharmacist = message('office/fields.pharmacist', { en: 'Pharmacist', fil: 'Parmasyutiko' })
export const clerk = message('office/fields.clerk', { en: 'Clerk', fil: 'Klerk' })
export const workPosition = message('office/fields.workPosition', {
  en: 'Position at the pharmacy',
  fil: 'Posisyon sa botika',
})
