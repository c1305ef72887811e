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
export const none = message('office/products.none', { en: 'None', fil: 'Wala' })
export const saving = message('office/products.saving', { en: 'Saving', fil: 'Sine-save' })
export const whatShoppersPay = message('office/products.whatShoppersPay', {
  en: 'What shoppers pay',
  fil: 'Babayaran ng mga mamimili',
})
export const runningNowNames = message('office/products.runningNowNames', {
  en: 'Running now: {names}',
  fil: 'Umiiral ngayon: {names}',
})
export const pharmacyOrSKU = message('office/products.pharmacyOrSKU', {
  en: 'Pharmacy or SKU',
  fil: 'Botika o SKU',
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
  en: 'For example 5 to raise, -5 to lower',
  fil: 'Halimbawa 5 para mas mahal, -5 para mas mura',
})
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
export const productsByGroup = message('office/products.productsByGroup', {
  en: 'Products by group',
  fil: 'Mga produkto ayon sa grupo',
})
export const showMoreThanWhatIs = message('office/products.showMoreThanWhatIs', {
  en: 'Show more than what is to be checked',
  fil: 'Ipakita rin ang hindi kailangang suriin',
})
export const toBeChecked = message('office/products.toBeChecked', { en: 'To be checked', fil: 'Susuriin pa' })
export const publish = message('office/products.publish', { en: 'Publish', fil: 'Ilagay sa tindahan' })
export const unpublish = message('office/products.unpublish', { en: 'Unpublish', fil: 'Alisin sa tindahan' })
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
export const nameNowStatus = message('office/products.nameNowStatus', {
  en: '{name}: now {status}',
  fil: '{name}: {status} na',
})
export const suspendedSinceDay = message('office/products.suspendedSinceDay', {
  en: 'Suspended since {day}.',
  fil: 'Suspendido mula {day}.',
})
export const notOnSaleYet = message('office/products.notOnSaleYet', {
  en: 'Not on sale yet.',
  fil: 'Hindi pa ibinebenta.',
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
export const atLeast001 = message('office/products.atLeast001', {
  en: 'At least ₱0.01',
  fil: 'Hindi bababa sa ₱0.01',
})
export const dosageForm = message('office/products.dosageForm', { en: 'Dosage form', fil: 'Anyo' })
export const packSize = message('office/products.packSize', { en: 'Pack size', fil: 'Laki ng pakete' })
export const anAdministratorHasToCheck = message('office/products.anAdministratorHasToCheck', {
  en: 'An administrator has to check this first.',
  fil: 'Kailangan muna itong suriin ng administrador.',
})
export const setStock = message('office/products.setStock', { en: 'Set stock', fil: 'Itakda ang stock' })
export const setTheStockOfThese = message('office/products.setTheStockOfThese', {
  en: 'Set the stock of these products?',
  fil: 'Itakda ang stock ng mga produktong ito?',
})
export const aCountOrAChange = message('office/products.aCountOrAChange', {
  en: 'Like 12, or +10 and -1 for what came or went',
  fil: 'Gaya ng 12, o +10 at -1 para sa dumating o nabawas',
})
export const workedOfTotalStocksSet = message('office/products.workedOfTotalStocksSet', {
  en: '{worked, number} of {total, number} stock levels set',
  fil: '{worked, number} sa {total, number} stock ang naitakda',
})
export const moveToACategory = message('office/products.moveToACategory', {
  en: 'Move to a category',
  fil: 'Ilipat ng kategorya',
})
export const moveThem = message('office/products.moveThem', { en: 'Move', fil: 'Ilipat' })
export const moveCountToACategory = message('office/products.moveCountToACategory', {
  en: 'Move {count, plural, one {# product} other {# products}} to a category?',
  fil: 'Ilipat ng kategorya ang {count, number} produkto?',
})
export const underPrescriptionTheyNeedOne = message('office/products.underPrescriptionTheyNeedOne', {
  en: 'Choose as far down as you know it. What goes under Prescription needs a prescription from then on, also if you undo the move.',
  fil: 'Pumili hanggang sa pinakatiyak na alam mo. Ang mapupunta sa Prescription ay mangangailangan na ng reseta, kahit bawiin mo ang paglipat.',
})
export const countMoved = message('office/products.countMoved', {
  en: '{count, plural, one {# product} other {# products}} moved',
  fil: 'Nailipat ang {count, number} produkto',
})
export const countPutBack = message('office/products.countPutBack', {
  en: '{count, plural, one {# product} other {# products}} put back',
  fil: 'Naibalik ang {count, number} produkto',
})
export const setTheseStocks = message('office/products.setTheseStocks', {
  en: 'Set these stock levels?',
  fil: 'Itakda ang mga stock na ito?',
})
export const setThesePrices = message('office/products.setThesePrices', {
  en: 'Set these prices?',
  fil: 'Itakda ang mga presyong ito?',
})
export const newStocks = message('office/products.newStocks', {
  en: 'New stock levels',
  fil: 'Mga bagong stock',
})
export const countLinesBeyond = message('office/products.countLinesBeyond', {
  en: '{count, plural, one {# line was} other {# lines were}} pasted beyond the end of this page, and left out.',
  fil: 'May {count, number} linyang lumampas sa dulo ng pahinang ito, at hindi isinama.',
})
export const removeThem = message('office/products.removeThem', { en: 'Remove', fil: 'Tanggalin' })
export const removeTheseProducts = message('office/products.removeTheseProducts', {
  en: 'Remove these products from your list?',
  fil: 'Tanggalin sa listahan mo ang mga produktong ito?',
})
export const theyLeaveYourList = message('office/products.theyLeaveYourList', {
  en: 'They leave your list and the shop with their price and stock; orders that are placed stay. To hide them for a while, unpublish them instead.',
  fil: 'Mawawala ang mga ito sa listahan mo at sa tindahan pati presyo at stock; mananatili ang mga order na nagawa na. Kung pansamantala lang, alisin na lang sa tindahan.',
})
export const workedOfTotalRemoved = message('office/products.workedOfTotalRemoved', {
  en: '{worked, number} of {total, number} removed',
  fil: '{worked, number} sa {total, number} ang natanggal',
})
export const workedOfTotalPublished = message('office/products.workedOfTotalPublished', {
  en: '{worked, number} of {total, number} published',
  fil: '{worked, number} sa {total, number} ang inilabas sa tindahan',
})
export const workedOfTotalTakenOut = message('office/products.workedOfTotalTakenOut', {
  en: '{worked, number} of {total, number} taken out',
  fil: '{worked, number} sa {total, number} ang inalis sa tindahan',
})
export const itWasSaidToNeed = message('office/products.itWasSaidToNeed', {
  en: 'It was said to need one.',
  fil: 'May nagsabing kailangan.',
})
export const itStandsUnderPrescription = message('office/products.itStandsUnderPrescription', {
  en: 'It stands under Prescription.',
  fil: 'Nasa ilalim ito ng Prescription.',
})
export const decidedByWhatHasThe = message('office/products.decidedByWhatHasThe', {
  en: 'Decided by what has the same generic name, strength and form.',
  fil: 'Ayon sa may parehong generic, tapang at anyo.',
})
export const decidedByOtherProductsOf = message('office/products.decidedByOtherProductsOf', {
  en: 'Decided by other products of the same generic name.',
  fil: 'Ayon sa ibang produktong may parehong generic.',
})
export const itsGenericNameIsNot = message('office/products.itsGenericNameIsNot', {
  en: 'Its generic name is not known here, so it needs one.',
  fil: 'Hindi kilala rito ang generic, kaya kailangan.',
})
export const itHasNoActiveIngredient = message('office/products.itHasNoActiveIngredient', {
  en: 'It has no active ingredient.',
  fil: 'Wala itong aktibong sangkap.',
})
export const theRegisterSaysSo = message('office/products.theRegisterSaysSo', {
  en: 'The register says so.',
  fil: 'Ayon sa rehistro.',
})
export const itWasSoInThe = message('office/products.itWasSoInThe', {
  en: 'It was so in the catalogue.',
  fil: 'Ganito na sa katalogo.',
})
export const anAdministratorDecidedSo = message('office/products.anAdministratorDecidedSo', {
  en: 'An administrator decided so.',
  fil: 'Pasya ng administrador.',
})
export const medicinesForPeopleGetIt = message('office/products.medicinesForPeopleGetIt', {
  en: 'Medicines for people get it (RA 9994, RA 10754).',
  fil: 'Mayroon nito ang gamot para sa tao (RA 9994, RA 10754).',
})
export const itIsNoMedicineFor = message('office/products.itIsNoMedicineFor', {
  en: 'It is no medicine for people.',
  fil: 'Hindi ito gamot para sa tao.',
})
export const onlyAnAdministratorCanChange = message('office/products.onlyAnAdministratorCanChange', {
  en: 'Only an administrator can change this.',
  fil: 'Administrador lang ang makapagbabago nito.',
})
export const decidedByGenericNameStrength = message('office/products.decidedByGenericNameStrength', {
  en: 'Decided by generic name, strength and form when you save; you can say that it needs one.',
  fil: 'Pagpapasyahan ayon sa generic, tapang at anyo kapag na-save; maaari mong sabihing kailangan.',
})
export const indications = message('office/products.indications', { en: 'Indications', fil: 'Para saan' })
export const dosage = message('office/products.dosage', { en: 'Dosage', fil: 'Dosis' })
export const contraindications = message('office/products.contraindications', {
  en: 'Contraindications',
  fil: 'Kailan hindi dapat gamitin',
})
export const sideEffects = message('office/products.sideEffects', { en: 'Side effects', fil: 'Mga epekto' })
export const storage = message('office/products.storage', { en: 'Storage', fil: 'Pag-iimbak' })
export const live = message('office/products.live', { en: 'Live', fil: 'Nasa tindahan' })
export const productsThatShoppersDoNot = message('office/products.productsThatShoppersDoNot', {
  en: 'Products that shoppers do not see yet are kept here.',
  fil: 'Nakatago rito ang mga produktong hindi pa nakikita ng mga mamimili.',
})
export const productsThatShoppersCanBuy = message('office/products.productsThatShoppersCanBuy', {
  en: 'Products that shoppers can buy show here.',
  fil: 'Narito ang mga produktong mabibili ng mga mamimili.',
})
export const productsThatAnAdministratorTook = message('office/products.productsThatAnAdministratorTook', {
  en: 'Products that an administrator took out of the shop show here.',
  fil: 'Narito ang mga produktong inalis ng administrator sa tindahan.',
})
export const aWholeNumber = message('office/products.aWholeNumber', {
  en: 'A whole number',
  fil: 'Buong numero',
})
export const anAmountLike1250 = message('office/products.anAmountLike1250', {
  en: 'An amount like 12.50',
  fil: 'Halaga gaya ng 12.50',
})
export const theProductIsReleased = message('office/products.theProductIsReleased', {
  en: 'The product is released',
  fil: 'Pinayagan na ang produkto',
})
export const theProductIsSuspended = message('office/products.theProductIsSuspended', {
  en: 'The product is suspended',
  fil: 'Suspendido na ang produkto',
})
export const theProductIsBackIn = message('office/products.theProductIsBackIn', {
  en: 'The product is back in the shop',
  fil: 'Nasa tindahan na muli ang produkto',
})
export const suspendedByAdministrator = message('office/products.suspendedByAdministrator', {
  en: 'An administrator suspended this.',
  fil: 'Sinuspinde ito ng administrador.',
})
export const atMostMillion = message('office/products.atMostMillion', {
  en: 'At most 1,000,000',
  fil: 'Hanggang 1,000,000 lang',
})
export const thisIsLiveAlready = message('office/products.thisIsLiveAlready', {
  en: 'This is live already.',
  fil: 'Nasa tindahan na ito.',
})
export const thisIsADraftAlready = message('office/products.thisIsADraftAlready', {
  en: 'This is a draft already.',
  fil: 'Burador na ito.',
})
export const atMostPesos = message('office/products.atMostPesos', {
  en: 'At most ₱20,000,000',
  fil: 'Hanggang ₱20,000,000 lang',
})
export const calledByAnotherMedicine = message('office/products.calledByAnotherMedicine', {
  en: 'Its name is that of a different medicine from its generic name.',
  fil: 'Iba ang gamot sa pangalan nito kaysa sa generic.',
})
export const somebodyElseChangedThisMeanwhile = message('office/products.somebodyElseChangedThisMeanwhile', {
  en: 'Somebody else changed this meanwhile; it stays as they left it.',
  fil: 'May ibang nagbago nito habang ginagawa mo; mananatili itong ganoon.',
})
export const notBelow0 = message('office/products.notBelow0', { en: 'Not below 0', fil: 'Hindi bababa sa 0' })
export const only = message('office/products.only', { en: 'Only', fil: 'Mga' })
export const lowStock = message('office/products.lowStock', {
  en: 'Low stock (10 or fewer)',
  fil: 'Paubos na (10 o mas kaunti)',
})
export const withoutAPicture = message('office/products.withoutAPicture', {
  en: 'Without a picture',
  fil: 'Walang larawan',
})
export const withoutAPrescription = message('office/products.withoutAPrescription', {
  en: 'Without a prescription',
  fil: 'Hindi kailangan ng reseta',
})
