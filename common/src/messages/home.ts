import { message } from './declare'

export const compareEveryPrice = message('home.compareEveryPrice', {
  en: 'Compare every price',
  fil: 'Ikumpara ang bawat presyo',
})
export const onePageShowsWhatEach = message('home.onePageShowsWhatEach', {
  en: 'One page shows what each pharmacy asks, and the same medicine under cheaper names.',
  fil: 'Sa isang pahina, makikita ang presyo ng bawat botika at ang kaparehong gamot sa mas murang tatak.',
})
export const eachShowsItsFdaLicence = message('home.eachShowsItsFdaLicence', {
  en: 'Each shows its FDA licence. A pharmacist checks every prescription.',
  fil: 'Nakapaskil ang FDA license ng bawat isa. Sinusuri ng parmasyutiko ang bawat reseta.',
})
export const vatOffAnd20Less = message('home.vatOffAnd20Less', {
  en: 'VAT off and 20% less, worked out line by line before you order.',
  fil: 'Walang VAT at 20% na bawas, malinaw ang kuwenta ng bawat item bago ka um-order.',
})
export const deliveredOrPickedUp = message('home.deliveredOrPickedUp', {
  en: 'Delivered or picked up',
  fil: 'I-deliver o i-pick up',
})
export const toYourDoorForOne = message('home.toYourDoorForOne', {
  en: 'To your door for one fee, or picked up for free. Track it by its number.',
  fil: 'Hatid sa iyong pinto sa iisang bayad, o kunin nang libre. I-track gamit ang numero ng order.',
})
export const compareMedicinePricesAtLicensed = message('home.compareMedicinePricesAtLicensed', {
  en: 'Compare medicine prices at licensed pharmacies near you in the Philippines, order for delivery or pick-up, and track your order.',
  fil: 'Ikumpara ang presyo ng gamot sa mga lisensyadong botika na malapit sa iyo sa Pilipinas, um-order para i-deliver o i-pick up, at i-track ito.',
})
export const countLicensedPharmaciesOne = message('home.countLicensedPharmaciesOne', {
  en: '{count, plural, one {1 licensed pharmacy, one search} other {# licensed pharmacies, one search}}',
  fil: '{count, plural, =1 {1 lisensyadong botika, iisang paghahanap} other {# lisensyadong botika, iisang paghahanap}}',
})
export const theMedicineYouNeedAtThePrice = message('home.theMedicineYouNeedAtThePrice', {
  en: 'The medicine you need, at a fair price.',
  fil: 'Ang gamot na kailangan mo, sa tamang presyo.',
})
export const seeWhichPharmaciesNearYouHaveIt = message('home.seeWhichPharmaciesNearYouHaveIt', {
  en: 'See which pharmacies near you have it, for how much, and have it brought to your door.',
  fil: 'Tingnan kung aling botika na malapit sa iyo ang mayroon nito at kung magkano, at ipahatid ito sa iyong pinto.',
})
export const findPharmaciesNearMe = message('home.findPharmaciesNearMe', {
  en: 'Find pharmacies near me',
  fil: 'Hanapin ang malapit na botika',
})
export const oftenSearched = message('home.oftenSearched', { en: 'Often searched', fil: 'Madalas hanapin' })
export const oftenSearchedLabel = message('home.oftenSearchedLabel', {
  en: 'Often searched:',
  fil: 'Madalas hanapin:',
})
export const categories = message('home.categories', { en: 'Categories', fil: 'Mga kategorya' })
export const featured = message('home.featured', { en: 'Featured', fil: 'Tampok' })
export const goodPricesAndWhatManyNeed = message('home.goodPricesAndWhatManyNeed', {
  en: 'Good prices on what many people need.',
  fil: 'Magandang presyo at mga kailangan ng marami.',
})
export const allProducts = message('home.allProducts', { en: 'All products', fil: 'Lahat ng produkto' })
export const withoutAPrescription = message('home.withoutAPrescription', {
  en: 'Without a prescription',
  fil: 'Hindi kailangan ng reseta',
})
export const inStockNow = message('home.inStockNow', { en: 'In stock now.', fil: 'May stock ngayon.' })
export const seeAll = message('home.seeAll', { en: 'See all', fil: 'Tingnan lahat' })
export const hoursDirectionsAndWhatTheyHave = message('home.hoursDirectionsAndWhatTheyHave', {
  en: 'Hours, directions, and what they have.',
  fil: 'Oras, direksyon, at kung ano ang mayroon sila.',
})
export const plainWordsAboutHealth = message('home.plainWordsAboutHealth', {
  en: 'Plain words about health.',
  fil: 'Malinaw na usapan tungkol sa kalusugan.',
})
export const checkUpsBloodDrivesAndTalks = message('home.checkUpsBloodDrivesAndTalks', {
  en: 'Check-ups, blood drives and talks.',
  fil: 'Check-up, blood donation at mga talakayan.',
})
export const youRunAPharmacy = message('home.youRunAPharmacy', {
  en: 'You run a pharmacy?',
  fil: 'May botika ka ba?',
})
export const putYourShelfWherePeople = message('home.putYourShelfWherePeople', {
  en: 'Put your shelf where people look. No fee to join, your prices, your customers.',
  fil: 'Ilagay ang iyong paninda kung saan naghahanap ang mga tao. Libre ang pagsali, ikaw ang magpepresyo, at sa iyo ang customers.',
})
