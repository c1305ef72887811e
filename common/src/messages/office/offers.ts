import { message } from '../declare'

export const choosingOneFillsTheFields = message('office/offers.choosingOneFillsTheFields', {
  en: 'Choosing one fills the fields below; then only price and stock are left',
  fil: 'Mapupunan ang mga patlang sa ibaba kapag pumili; presyo at stock na lang ang kulang',
})
export const priceOfName = message('office/offers.priceOfName', {
  en: 'Price of {name}',
  fil: 'Presyo ng {name}',
})
export const stockOfName = message('office/offers.stockOfName', {
  en: 'Stock of {name}',
  fil: 'Stock ng {name}',
})
export const firstOfferOptional = message('office/offers.firstOfferOptional', {
  en: 'First offer (optional)',
  fil: 'Unang alok (opsiyonal)',
})
export const priceAndStock = message('office/offers.priceAndStock', {
  en: 'Price and stock',
  fil: 'Presyo at stock',
})
export const offersOfPharmacies = message('office/offers.offersOfPharmacies', {
  en: 'Offers of pharmacies',
  fil: 'Mga alok ng botika',
})
export const nobodyOffersThisYet = message('office/offers.nobodyOffersThisYet', {
  en: 'Nobody offers this yet',
  fil: 'Wala pang nag-aalok nito',
})
export const pharmaciesAddItWithTheir = message('office/offers.pharmaciesAddItWithTheir', {
  en: 'Pharmacies add it with their price and stock.',
  fil: 'Idinadagdag ito ng mga botika kasama ang presyo at stock.',
})
export const newPrices = message('office/offers.newPrices', { en: 'New prices', fil: 'Mga bagong presyo' })
export const addWhatYouSellWith = message('office/offers.addWhatYouSellWith', {
  en: 'Add what you sell with its price and stock. Set it live, and shoppers nearby find it at once.',
  fil: 'Idagdag ang itinitinda mo kasama ang presyo at stock. Ilagay sa tindahan, at makikita agad ng mga malapit na mamimili.',
})
export const showMoreThanWhatIsAbove = message('office/offers.showMoreThanWhatIsAbove', {
  en: 'Show more than what is above the price cap',
  fil: 'Ipakita rin ang hindi lampas sa presyong pinapayagan',
})
export const aboveThePriceCap = message('office/offers.aboveThePriceCap', {
  en: 'Above the price cap',
  fil: 'Lampas sa presyong pinapayagan',
})
export const changePrices = message('office/offers.changePrices', {
  en: 'Change prices',
  fil: 'Baguhin ang presyo',
})
export const theyBecomeDraftsPriceAnd = message('office/offers.theyBecomeDraftsPriceAnd', {
  en: 'They become drafts; price and stock are kept.',
  fil: 'Magiging burador; mananatili ang presyo at stock.',
})
export const changePricesByPercent = message('office/offers.changePricesByPercent', {
  en: 'Change prices',
  fil: 'Baguhin ang mga presyo',
})
export const somebodyElseSetThisPrice = message('office/offers.somebodyElseSetThisPrice', {
  en: 'Somebody else set this price to {theirs} meanwhile. Yours, {yours}, was not saved.',
  fil: 'May ibang nagtakda ng presyong ito sa {theirs} samantala. Hindi na-save ang sa iyo, {yours}.',
})
export const thisStockIsNowBy = message('office/offers.thisStockIsNowBy', {
  en: 'This stock is {now, number} by now: some was sold or changed. Yours, {yours, number}, was not saved.',
  fil: '{now, number} na ang stock na ito: may nabenta o nabago. Hindi na-save ang sa iyo, {yours, number}.',
})
export const nameNowCostsPrice = message('office/offers.nameNowCostsPrice', {
  en: '{name} now costs {price}',
  fil: '{price} na ang {name}',
})
export const nameStockIsNowCount = message('office/offers.nameStockIsNowCount', {
  en: '{name}: stock is now {count, number}',
  fil: '{name}: {count, number} na ang stock',
})
export const shoppersDoNotSeeIt = message('office/offers.shoppersDoNotSeeIt', {
  en: 'Shoppers do not see it; price and stock are kept.',
  fil: 'Hindi ito nakikita ng mamimili; mananatili ang presyo at stock.',
})
export const untilThenOffersOfIt = message('office/offers.untilThenOffersOfIt', {
  en: 'Until then offers of it stay drafts; price and stock are kept.',
  fil: 'Hanggang doon, mananatiling burador ang mga alok nito; hindi nagbabago ang presyo at stock.',
})
export const youSayThatItIs = message('office/offers.youSayThatItIs', {
  en: 'You say that it is no dangerous drug under RA 9165. Offers that were to be live go on sale.',
  fil: 'Sinasabi mong hindi ito mapanganib na gamot sa ilalim ng RA 9165. Ibebenta na ang mga alok na dapat nasa tindahan.',
})
export const itLeavesTheShopWith = message('office/offers.itLeavesTheShopWith', {
  en: 'It leaves the shop with every offer of it, now and to come, until it is put back.',
  fil: 'Mawawala ito sa tindahan pati ang bawat alok nito, ngayon at sa hinaharap, hanggang ibalik.',
})
export const workedOfTotalPricesChanged = message('office/offers.workedOfTotalPricesChanged', {
  en: '{worked, number} of {total, number} prices changed',
  fil: '{worked, number} sa {total, number} presyo ang nabago',
})
export const offers = message('office/offers.offers', { en: 'Offers', fil: 'Mga alok' })
export const prices = message('office/offers.prices', { en: 'Prices', fil: 'Mga presyo' })
export const liveProductsWithNothingLeft = message('office/offers.liveProductsWithNothingLeft', {
  en: 'Live products with nothing left show here, so that their stock is filled up.',
  fil: 'Narito ang mga produktong live na ubos na, para madagdagan ang stock nila.',
})
export const notOfferedByYou = message('office/offers.notOfferedByYou', {
  en: 'You do not offer this yet.',
  fil: 'Hindi mo pa ito inaalok.',
})
export const theLawAllowsAtMost = message('office/offers.theLawAllowsAtMost', {
  en: 'The law allows at most {price}',
  fil: 'Hanggang {price} lang ang pinapayagan ng batas',
})
export const notSavedCheckThePrice = message('office/offers.notSavedCheckThePrice', {
  en: 'Nothing was saved. Please check this price',
  fil: 'Walang na-save. Pakitingnan ang presyong ito',
})
export const isThisPriceRight = message('office/offers.isThisPriceRight', {
  en: 'Is this price right?',
  fil: 'Tama ba ang presyong ito?',
})
export const savePrice = message('office/offers.savePrice', {
  en: 'Save this price',
  fil: 'I-save ang presyong ito',
})
export const countPricesFarOff = message('office/offers.countPricesFarOff', {
  en: '{count, plural, one {# price is} other {# prices are}} less than half or more than double what others ask: marked below.',
  fil: '{count, number} presyo ang wala pang kalahati o higit doble ng sa iba: may tanda sa ibaba.',
})
export const by = message('office/offers.by', { en: 'By', fil: 'Sa' })
export const rounding = message('office/offers.rounding', { en: 'Rounded', fil: 'Pag-round' })
export const notRounded = message('office/offers.notRounded', { en: 'To the centavo', fil: 'Sa sentimo' })
export const toAmount = message('office/offers.toAmount', { en: 'To {amount}', fil: 'Sa {amount}' })
export const forExampleTwoPesos = message('office/offers.forExampleTwoPesos', {
  en: 'For example 2 for ₱2 more, -1.50 for ₱1.50 less',
  fil: 'Halimbawa 2 para sa dagdag na ₱2, -1.50 para sa bawas na ₱1.50',
})
