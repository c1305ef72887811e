import { message } from './declare'

export const pharmaciesShowTheirShelves = message('guide.pharmaciesShowTheirShelves', {
  en: 'Pharmacies show their shelves',
  fil: 'Ipinapakita ng mga botika ang kanilang paninda',
})
export const licensedPharmaciesEnterTheirOwn = message('guide.licensedPharmaciesEnterTheirOwn', {
  en: 'Licensed pharmacies enter their own prices and stock. We check the licence; the price is theirs, and never above a maximum retail price that the government has set.',
  fil: 'Ang mga lisensyadong botika mismo ang naglalagay ng presyo at stock. Tinitingnan namin ang lisensya; sila ang nagpepresyo, at hindi lalampas sa maximum retail price na itinakda ng gobyerno.',
})
export const youSearchOnce = message('guide.youSearchOnce', {
  en: 'You search once',
  fil: 'Isang beses ka lang maghahanap',
})
export const byBrandByGenericName = message('guide.byBrandByGenericName', {
  en: 'By brand, by generic name, or by what you remember of the box. You see every offer, cheapest or nearest first, and the same medicine under its other names.',
  fil: 'Gamit ang tatak, generic na pangalan, o kung ano ang naaalala mo sa kahon. Makikita mo ang bawat alok, una ang pinakamura o pinakamalapit, at ang parehong gamot sa iba nitong pangalan.',
})
export const youOrderFromOnePharmacy = message('guide.youOrderFromOnePharmacy', {
  en: 'You order, from one pharmacy or from several',
  fil: 'Oorder ka, sa isa o sa ilang botika',
})
export const noAccountNeededTheWhole = message('guide.noAccountNeededTheWhole', {
  en: 'No account needed. The whole sum, with discounts and delivery, stands there before you place anything. If a price has changed meanwhile, you are told first.',
  fil: 'Hindi kailangan ng account. Kita agad ang kabuuan, kasama ang diskuwento at delivery, bago ka mag-place ng order. Kung may nagbagong presyo, sasabihin muna sa iyo.',
})
export const aPharmacistChecks = message('guide.aPharmacistChecks', {
  en: 'A pharmacist checks',
  fil: 'Sinusuri ng parmasyutiko',
})
export const ifThereIsAPrescription = message('guide.ifThereIsAPrescription', {
  en: 'If there is a prescription, the pharmacy reads it. Then it confirms your order and packs it. What you ordered is set aside for you from the moment you place it.',
  fil: 'Kung may reseta, binabasa ito ng botika. Saka nito kinukumpirma at iniimpake ang order mo. Nakareserba na para sa iyo ang in-order mo mula sa sandaling i-place mo ito.',
})
export const youFollowItByItsNumber = message('guide.youFollowItByItsNumber', {
  en: 'You follow it by its number',
  fil: 'Masusundan mo gamit ang numero',
})
export const confirmedShippedReceivedEachPharmacys = message('guide.confirmedShippedReceivedEachPharmacys', {
  en: 'Confirmed, shipped, received: each pharmacy’s part shows where it is. Until a part is shipped you can cancel it freely.',
  fil: 'Kumpirmado, naipadala, natanggap: makikita kung nasaan na ang bahagi ng bawat botika. Hangga’t hindi pa naipapadala, malaya mo itong makakansela.',
})
export const youPayWhenYouHaveIt = message('guide.youPayWhenYouHaveIt', {
  en: 'You pay when you have it',
  fil: 'Magbabayad ka kapag hawak mo na',
})
export const inCashAtYourDoor = message('guide.inCashAtYourDoor', {
  en: 'In cash, at your door or at the counter. The official receipt comes from the pharmacy.',
  fil: 'Cash, sa iyong pinto o sa counter. Galing sa botika ang opisyal na resibo.',
})
export const howBotikaWorksComparePharmacies = message('guide.howBotikaWorksComparePharmacies', {
  en: 'How Botika works: compare pharmacies, order with or without an account, have prescriptions checked, get the lawful discount, pay in cash and track your order.',
  fil: 'Paano gumagana ang Botika: magkumpara ng mga botika, um-order nang may account o wala, ipasuri ang reseta, kunin ang diskuwentong ayon sa batas, magbayad ng cash at i-track ang order.',
})
export const fromAPharmacysShelfToYourDoor = message('guide.fromAPharmacysShelfToYourDoor', {
  en: 'From a pharmacy’s shelf to your door.',
  fil: 'Mula sa istante ng botika hanggang sa iyong pinto.',
})
export const searchOnceSeeEveryPrice = message('guide.searchOnceSeeEveryPrice', {
  en: 'Search once, see every price, order in a minute, and pay when it is in your hands.',
  fil: 'Isang hanap, kita ang bawat presyo, um-order sa isang minuto, at magbayad kapag hawak mo na.',
})
export const stepByStep = message('guide.stepByStep', { en: 'Step by step', fil: 'Isa-isang hakbang' })
export const whatDeliveryCosts = message('guide.whatDeliveryCosts', {
  en: 'What delivery costs',
  fil: 'Magkano ang delivery',
})
export const boldFeeForAnOrder = message('guide.boldFeeForAnOrder', {
  en: '{bold} ₱{fee} for an order. The pharmacy sends it with its own courier.',
  fil: '{bold} ₱{fee} bawat order. Ipinapadala ito ng botika sa sarili nitong courier.',
})
export const boldValueWaitUntilItIsConfirmed = message('guide.boldValueWaitUntilItIsConfirmed', {
  en: '{bold} {value}. Wait until it is confirmed, then show the order number at the counter.',
  fil: '{bold} {value}. Hintayin munang makumpirma, saka ipakita ang numero ng order sa counter.',
})
export const free = message('guide.free', { en: 'free', fil: 'libre' })
export const whyTheGenericNameComesFirst = message('guide.whyTheGenericNameComesFirst', {
  en: 'Why the generic name comes first',
  fil: 'Bakit generic na pangalan ang nauuna',
})
export const theGenericsActRa6675 = message('guide.theGenericsActRa6675', {
  en: 'The Generics Act (RA 6675) wants you to know what you are buying. Two medicines with the same active ingredient, in the same strength and form, do the same work, and one may cost a fraction of the other.',
  fil: 'Gusto ng Generics Act (RA 6675) na alam mo ang binibili mo. Pareho ang bisa ng dalawang gamot na may parehong sangkap, tapang at anyo, at maaaring di-hamak na mas mura ang isa.',
})
export const everyProductPageListsSuch = message('guide.everyProductPageListsSuch', {
  en: 'Every product page lists such equivalents with the price of one tablet, capsule or millilitre. Nothing is ever swapped without you: the choice is yours, and your doctor or pharmacist can help.',
  fil: 'Nakalista sa pahina ng bawat produkto ang mga katumbas nito kasama ang presyo ng isang tableta, kapsula o mililitro. Walang ipinapalit nang hindi mo alam: ikaw ang pipili, at matutulungan ka ng iyong doktor o parmasyutiko.',
})
export const howTheSeniorCitizenAndPwd = message('guide.howTheSeniorCitizenAndPwd', {
  en: 'How the senior citizen and PWD discount is computed',
  fil: 'Paano kinukuwenta ang diskuwento ng senior citizen at PWD',
})
export const republicActs9994And10754 = message('guide.republicActs9994And10754', {
  en: 'Republic Acts 9994 and 10754 give two things at once: the VAT is taken off, and then 20% of what remains. Medicines that are VAT-exempt, among them listed ones for diabetes, high cholesterol, hypertension, cancer, mental illness, tuberculosis and kidney disease, have no VAT to take off.',
  fil: 'Dalawang bagay ang sabay na ibinibigay ng Republic Act 9994 at 10754: inaalis ang VAT, saka ang 20 porsiyento ng natitira. Walang VAT na aalisin sa mga gamot na VAT-exempt, kasama ang mga nakalistang gamot para sa diabetes, mataas na kolesterol, alta-presyon, kanser, sakit sa isip, tuberkulosis at sakit sa bato.',
})
export const theDiscountDoesNotAdd = message('guide.theDiscountDoesNotAdd', {
  en: 'The discount cannot be combined with a promotion: the checkout works out both for each product, and you pay the lower price. The delivery fee is not discounted. You need the holder’s name and ID number at checkout, and the ID itself when the order arrives.',
  fil: 'Hindi puwedeng pagsabayin ang diskuwento at promo: kinukuwenta ng checkout ang dalawa para sa bawat produkto, at ang mas mababa ang babayaran mo. Walang diskuwento ang bayad sa delivery. Kailangan ang pangalan at ID number ng may-ari sa checkout, at ang mismong ID pagdating ng order.',
})
