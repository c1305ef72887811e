import { message } from '../declare'

export const findItInTheCatalogue = message('office/products.findItInTheCatalogue', {
  en: 'Find it in the catalogue',
  fil: 'Hanapin sa katalogo',
})
export const typeANameBrandOr = message('office/products.typeANameBrandOr', {
  en: 'Type a name, brand or generic',
  fil: 'Mag-type ng pangalan, brand o generic',
})
export const notThereYetDescribeIt = message('office/products.notThereYetDescribeIt', {
  en: 'Not there yet: describe it below',
  fil: 'Wala pa roon: ilarawan ito sa ibaba',
})
export const nameBrandOrGeneric = message('office/products.nameBrandOrGeneric', {
  en: 'Name, brand or generic',
  fil: 'Pangalan, brand o generic',
})
export const choosingOneFillsTheFields = message('office/products.choosingOneFillsTheFields', {
  en: 'Choosing one fills the fields below; then only price and stock are left',
  fil: 'Mapupunan ang mga patlang sa ibaba kapag pumili; presyo at stock na lang ang kulang',
})
export const none = message('office/products.none', { en: 'None', fil: 'Wala' })
export const priceOfName = message('office/products.priceOfName', {
  en: 'Price of {name}',
  fil: 'Presyo ng {name}',
})
export const stockOfName = message('office/products.stockOfName', {
  en: 'Stock of {name}',
  fil: 'Stock ng {name}',
})
export const saving = message('office/products.saving', { en: 'Saving', fil: 'Sine-save' })
export const whatShoppersPay = message('office/products.whatShoppersPay', {
  en: 'What shoppers pay',
  fil: 'Babayaran ng mga mamimili',
})
export const runningNowNames = message('office/products.runningNowNames', {
  en: 'Running now: {names}',
  fil: 'Umiiral ngayon: {names}',
})
export const firstOfferOptional = message('office/products.firstOfferOptional', {
  en: 'First offer (optional)',
  fil: 'Unang alok (opsiyonal)',
})
export const priceAndStock = message('office/products.priceAndStock', {
  en: 'Price and stock',
  fil: 'Presyo at stock',
})
export const offersOfPharmacies = message('office/products.offersOfPharmacies', {
  en: 'Offers of pharmacies',
  fil: 'Mga alok ng botika',
})
export const pharmacyOrSKU = message('office/products.pharmacyOrSKU', {
  en: 'Pharmacy or SKU',
  fil: 'Botika o SKU',
})
export const nobodyOffersThisYet = message('office/products.nobodyOffersThisYet', {
  en: 'Nobody offers this yet',
  fil: 'Wala pang nag-aalok nito',
})
export const pharmaciesAddItWithTheir = message('office/products.pharmaciesAddItWithTheir', {
  en: 'Pharmacies add it with their price and stock.',
  fil: 'Idinadagdag ito ng mga botika kasama ang presyo at stock.',
})
export const statusAtName = message('office/products.statusAtName', {
  en: 'Status at {name}',
  fil: 'Katayuan sa {name}',
})
export const change = message('office/products.change', { en: 'Change', fil: 'Pagbabago' })
export const moreThan100AndAt = message('office/products.moreThan100AndAt', {
  en: 'More than -100 and at most 500, with at most two decimals',
  fil: 'Mahigit -100 at hanggang 500, na may hanggang dalawang decimal',
})
export const forExample5ForDearer = message('office/products.forExample5ForDearer', {
  en: 'For example 5 for dearer, -5 for cheaper',
  fil: 'Halimbawa 5 para mas mahal, -5 para mas mura',
})
export const newPrices = message('office/products.newPrices', { en: 'New prices', fil: 'Mga bagong presyo' })
export const countPharmacies = message('office/products.countPharmacies', {
  en: '{count, plural, one {# pharmacy} other {# pharmacies}}',
  fil: '{count, number} botika',
})
export const duplicate = message('office/products.duplicate', { en: 'Duplicate', fil: 'Doblehin' })
export const standsFirstInTheShop = message('office/products.standsFirstInTheShop', {
  en: 'Stands first in the shop',
  fil: 'Nauuna sa tindahan',
})
export const brand = message('office/products.brand', { en: 'Brand', fil: 'Brand' })
export const pack = message('office/products.pack', { en: 'Pack', fil: 'Pakete' })
export const forExampleBoxOf100 = message('office/products.forExampleBoxOf100', {
  en: 'For example: box of 100',
  fil: 'Halimbawa: kahon ng 100',
})
export const manufacturer = message('office/products.manufacturer', { en: 'Manufacturer', fil: 'Gumawa' })
export const fdaRegistrationNumber = message('office/products.fdaRegistrationNumber', {
  en: 'FDA registration number',
  fil: 'Numero ng rehistro sa FDA',
})
export const categoryAndRules = message('office/products.categoryAndRules', {
  en: 'Category and rules',
  fil: 'Kategorya at mga tuntunin',
})
export const exemptFromVAT = message('office/products.exemptFromVAT', {
  en: 'Exempt from VAT',
  fil: 'Walang VAT',
})
export const whatShoppersRead = message('office/products.whatShoppersRead', {
  en: 'What shoppers read',
  fil: 'Mababasa ng mga mamimili',
})
export const myProducts = message('office/products.myProducts', {
  en: 'My products',
  fil: 'Aking mga produkto',
})
export const nameGenericBrandOrSKU = message('office/products.nameGenericBrandOrSKU', {
  en: 'Name, generic, brand or SKU',
  fil: 'Pangalan, generic, brand o SKU',
})
export const noProductsYet = message('office/products.noProductsYet', {
  en: 'No products yet',
  fil: 'Wala pang produkto',
})
export const addWhatYouSellWith = message('office/products.addWhatYouSellWith', {
  en: 'Add what you sell with its price and stock. Set it live, and shoppers nearby find it at once.',
  fil: 'Idagdag ang itinitinda mo kasama ang presyo at stock. Ilagay sa tindahan, at makikita agad ng mga malapit na mamimili.',
})
export const productsByGroup = message('office/products.productsByGroup', {
  en: 'Products by group',
  fil: 'Mga produkto ayon sa grupo',
})
export const showMoreThanWhatIsAbove = message('office/products.showMoreThanWhatIsAbove', {
  en: 'Show more than what is above the price cap',
  fil: 'Ipakita rin ang hindi lampas sa presyong pinapayagan',
})
export const aboveThePriceCap = message('office/products.aboveThePriceCap', {
  en: 'Above the price cap',
  fil: 'Lampas sa presyong pinapayagan',
})
export const showMoreThanWhatIs = message('office/products.showMoreThanWhatIs', {
  en: 'Show more than what is to be checked',
  fil: 'Ipakita rin ang hindi kailangang suriin',
})
export const toBeChecked = message('office/products.toBeChecked', { en: 'To be checked', fil: 'Susuriin pa' })
export const addProduct = message('office/products.addProduct', {
  en: 'Add product',
  fil: 'Magdagdag ng produkto',
})
export const addInBulk = message('office/products.addInBulk', {
  en: 'Add in bulk',
  fil: 'Magdagdag nang maramihan',
})
export const publish = message('office/products.publish', { en: 'Publish', fil: 'Ilagay sa tindahan' })
export const unpublish = message('office/products.unpublish', { en: 'Unpublish', fil: 'Alisin sa tindahan' })
export const changePrices = message('office/products.changePrices', {
  en: 'Change prices',
  fil: 'Baguhin ang presyo',
})
export const publishTheseProducts = message('office/products.publishTheseProducts', {
  en: 'Publish these products?',
  fil: 'Ilagay sa tindahan ang mga produktong ito?',
})
export const takeTheseProductsOutOf = message('office/products.takeTheseProductsOutOf', {
  en: 'Take these products out of the shop?',
  fil: 'Alisin sa tindahan ang mga produktong ito?',
})
export const shoppersFindThemAtOnce = message('office/products.shoppersFindThemAtOnce', {
  en: 'Shoppers find them at once.',
  fil: 'Makikita agad ng mga mamimili.',
})
export const theyBecomeDraftsPriceAnd = message('office/products.theyBecomeDraftsPriceAnd', {
  en: 'They become drafts; price and stock are kept.',
  fil: 'Magiging burador; mananatili ang presyo at stock.',
})
export const changePricesByPercent = message('office/products.changePricesByPercent', {
  en: 'Change prices by percent',
  fil: 'Baguhin ang presyo ayon sa porsiyento',
})
export const needsAPrescription = message('office/products.needsAPrescription', {
  en: 'Needs a prescription',
  fil: 'Kailangan ng reseta',
})
export const whyItNeedsNoPrescription = message('office/products.whyItNeedsNoPrescription', {
  en: 'Why it needs no prescription',
  fil: 'Bakit hindi kailangan ng reseta',
})
export const holdsForEveryProductOf = message('office/products.holdsForEveryProductOf', {
  en: 'Holds for every product of this generic name, strength and form. Kept in the activity log.',
  fil: 'Para sa lahat ng produktong may ganitong generic, tapang at anyo. Itatala sa talaan ng mga ginawa.',
})
export const seniorCitizenAndPWDDiscount = message('office/products.seniorCitizenAndPWDDiscount', {
  en: 'Senior citizen and PWD discount applies',
  fil: 'May diskuwento ang senior citizen at PWD',
})
export const whyTheDiscountDiffers = message('office/products.whyTheDiscountDiffers', {
  en: 'Why the discount differs',
  fil: 'Bakit iba ang diskuwento',
})
export const keptInTheActivityLog = message('office/products.keptInTheActivityLog', {
  en: 'Kept in the activity log.',
  fil: 'Itatala sa talaan ng mga ginawa.',
})
export const showNameInTheShop = message('office/products.showNameInTheShop', {
  en: 'Show {name} in the shop',
  fil: 'Ipakita ang {name} sa tindahan',
})
export const somebodyElseSetThisPrice = message('office/products.somebodyElseSetThisPrice', {
  en: 'Somebody else set this price to {theirs} meanwhile. Yours, {yours}, was not saved.',
  fil: 'May ibang nagtakda ng presyong ito sa {theirs} samantala. Hindi na-save ang sa iyo, {yours}.',
})
export const thisStockIsNowBy = message('office/products.thisStockIsNowBy', {
  en: 'This stock is {now, number} by now: some was sold or changed. Yours, {yours, number}, was not saved.',
  fil: '{now, number} na ang stock na ito: may nabenta o nabago. Hindi na-save ang sa iyo, {yours, number}.',
})
export const nameNowCostsPrice = message('office/products.nameNowCostsPrice', {
  en: '{name} now costs {price}',
  fil: '{price} na ang {name}',
})
export const nameStockIsNowCount = message('office/products.nameStockIsNowCount', {
  en: '{name}: stock is now {count, number}',
  fil: '{name}: {count, number} na ang stock',
})
export const nameNowStatus = message('office/products.nameNowStatus', {
  en: '{name}: now {status}',
  fil: '{name}: {status} na',
})
export const suspendedSinceDay = message('office/products.suspendedSinceDay', {
  en: 'Suspended since {day}.',
  fil: 'Suspendido mula {day}.',
})
export const shoppersDoNotSeeIt = message('office/products.shoppersDoNotSeeIt', {
  en: 'Shoppers do not see it; price and stock are kept.',
  fil: 'Hindi ito nakikita ng mamimili; mananatili ang presyo at stock.',
})
export const notOnSaleYet = message('office/products.notOnSaleYet', {
  en: 'Not on sale yet.',
  fil: 'Hindi pa ibinebenta.',
})
export const untilThenOffersOfIt = message('office/products.untilThenOffersOfIt', {
  en: 'Until then offers of it stay drafts; price and stock are kept.',
  fil: 'Hanggang doon, mananatiling burador ang mga alok nito; hindi nagbabago ang presyo at stock.',
})
export const release = message('office/products.release', { en: 'Release', fil: 'Payagan' })
export const releaseThisProduct = message('office/products.releaseThisProduct', {
  en: 'Release this product?',
  fil: 'Payagan ang produktong ito?',
})
export const releaseProduct = message('office/products.releaseProduct', {
  en: 'Release product',
  fil: 'Payagan ang produkto',
})
export const reasonForTheActivityLog = message('office/products.reasonForTheActivityLog', {
  en: 'Reason, for the activity log',
  fil: 'Dahilan, para sa talaan ng mga ginawa',
})
export const forExampleLabelAndRegistration = message('office/products.forExampleLabelAndRegistration', {
  en: 'For example: label and registration number checked, it is another medicine.',
  fil: 'Halimbawa: nasuri ang label at numero ng rehistro, ibang gamot ito.',
})
export const youSayThatItIs = message('office/products.youSayThatItIs', {
  en: 'You say that it is no dangerous drug under RA 9165. Offers that were to be live go on sale.',
  fil: 'Sinasabi mong hindi ito mapanganib na gamot sa ilalim ng RA 9165. Ibebenta na ang mga alok na dapat nasa tindahan.',
})
export const putBack = message('office/products.putBack', { en: 'Put back', fil: 'Ibalik' })
export const suspend = message('office/products.suspend', { en: 'Suspend', fil: 'Suspindihin' })
export const suspendThisProduct = message('office/products.suspendThisProduct', {
  en: 'Suspend this product?',
  fil: 'Suspindihin ang produktong ito?',
})
export const suspendProduct = message('office/products.suspendProduct', {
  en: 'Suspend product',
  fil: 'Suspindihin ang produkto',
})
export const reasonForTheSellers = message('office/products.reasonForTheSellers', {
  en: 'Reason, for the sellers',
  fil: 'Dahilan, para sa mga nagtitinda',
})
export const forExampleRecalledByThe = message('office/products.forExampleRecalledByThe', {
  en: 'For example: recalled by the FDA on 5 January.',
  fil: 'Halimbawa: binawi ng FDA noong Enero 5.',
})
export const itLeavesTheShopWith = message('office/products.itLeavesTheShopWith', {
  en: 'It leaves the shop with every offer of it, now and to come, until it is put back.',
  fil: 'Mawawala ito sa tindahan pati ang bawat alok nito, ngayon at sa hinaharap, hanggang ibalik.',
})
