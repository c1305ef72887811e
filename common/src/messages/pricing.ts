import { message } from './declare'

export const seniorAndPwdPricesAreShown = message('pricing.seniorAndPwdPricesAreShown', {
  en: 'Senior and PWD prices are shown',
  fil: 'Ipinapakita ang presyong pang-senior at PWD',
})
export const seniorAndPwdPrices = message('pricing.seniorAndPwdPrices', {
  en: 'Senior and PWD prices',
  fil: 'Presyong pang-senior at PWD',
})
export const showMeThesePrices = message('pricing.showMeThesePrices', {
  en: 'Show me these prices',
  fil: 'Ipakita ang mga presyong ito',
})
export const seniorCitizensRa9994AndPersons = message('pricing.seniorCitizensRa9994AndPersons', {
  en: 'Senior citizens (RA 9994) and persons with disability (RA 10754) pay no VAT and 20% less on medicines that qualify. Where a medicine is VAT-exempt, or the pharmacy is not VAT-registered, it is 20% off the price.',
  fil: 'Walang VAT at 20% na mas mababa ang babayaran ng mga senior citizen (RA 9994) at may kapansanan (RA 10754) sa mga gamot na saklaw. Kung VAT-exempt ang gamot, o hindi rehistrado sa VAT ang botika, 20% ang bawas sa presyo.',
})
export const aPromotionAndThisDiscount = message('pricing.aPromotionAndThisDiscount', {
  en: 'A promotion and this discount cannot be combined: you pay whichever price is lower.',
  fil: 'Hindi puwedeng pagsabayin ang promo at ang diskuwentong ito: ang mas mababa ang babayaran mo.',
})
export const seeingAPriceClaimsNothing = message('pricing.seeingAPriceClaimsNothing', {
  en: 'Seeing a price claims nothing. At checkout you give the holder’s name and ID number, and the pharmacy checks the ID.',
  fil: 'Walang nakukuhang diskuwento sa pagtingin lang ng presyo. Sa checkout, ibibigay mo ang pangalan at ID number ng may-ari, at titingnan ng botika ang ID.',
})
export const questionsAndAnswers = message('pricing.questionsAndAnswers', {
  en: 'Questions and answers',
  fil: 'Mga tanong at sagot',
})
export const done = message('pricing.done', { en: 'Done', fil: 'Tapos' })
export const seniorCitizenOrPwdPrice = message('pricing.seniorCitizenOrPwdPrice', {
  en: 'Senior citizen or PWD price. The ID is checked at checkout.',
  fil: 'Presyo para sa senior citizen o PWD. Titingnan ang ID sa checkout.',
})
export const seniorOrPwdPrice = message('pricing.seniorOrPwdPrice', {
  en: 'Senior or PWD price',
  fil: 'Presyong pang-senior o PWD',
})
export const keptInThisBrowserTheId = message('pricing.keptInThisBrowserTheId', {
  en: 'Kept in this browser. The ID is checked at checkout.',
  fil: 'Nakatabi sa browser na ito. Titingnan ang ID sa checkout.',
})
