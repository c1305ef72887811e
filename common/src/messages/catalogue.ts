import { message } from './declare'

export const addToFavorites = message('catalogue.addToFavorites', {
  en: 'Add to Favorites',
  fil: 'Idagdag sa Favorites',
})
export const addedToYourFavorites = message('catalogue.addedToYourFavorites', {
  en: 'Added to your favorites.',
  fil: 'Naidagdag sa iyong favorites.',
})
export const noLongerAmongYourFavorites = message('catalogue.noLongerAmongYourFavorites', {
  en: 'No longer among your favorites.',
  fil: 'Naalis na sa iyong favorites.',
})
export const removeFromFavorites = message('catalogue.removeFromFavorites', {
  en: 'Remove from Favorites',
  fil: 'Alisin sa Favorites',
})
export const rxNeedsAPrescription = message('catalogue.rxNeedsAPrescription', {
  en: 'Rx, needs a prescription',
  fil: 'Rx, kailangan ng reseta',
})
export const percentOff = message('catalogue.percentOff', {
  en: '{percent, number}% off',
  fil: '{percent, number}% bawas',
})
export const averageOf5Stars = message('catalogue.averageOf5Stars', {
  en: '{count, plural, one {{average} of 5 stars, 1 rating} other {{average} of 5 stars, # ratings}}',
  fil: '{count, plural, =1 {{average} sa 5 bituin, 1 rating} other {{average} sa 5 bituin, # rating}}',
})
export const addToCart = message('catalogue.addToCart', { en: 'Add to cart', fil: 'Idagdag sa cart' })
export const thePharmacyThatOffersThisCant = message('catalogue.thePharmacyThatOffersThisCant', {
  en: 'The pharmacy that offers this can’t take orders right now: it has to show a valid FDA licence, or a pharmacist’s PRC card, first.',
  fil: 'Hindi makatanggap ng order ngayon ang botikang nag-aalok nito: kailangan muna nitong magpakita ng balidong FDA license, o PRC card ng parmasyutiko.',
})
export const noPharmacyHasThisInStock = message('catalogue.noPharmacyHasThisInStock', {
  en: 'No pharmacy has this in stock now. Below is the same medicine under another brand, if there is one. {tellMe}',
  fil: 'Walang botika na may stock nito ngayon. Nasa ibaba ang parehong gamot na ibang tatak, kung mayroon. {tellMe}',
})
export const inStockOnlyQuantityLeft = message('catalogue.inStockOnlyQuantityLeft', {
  en: 'In Stock, only {quantity, number} left',
  fil: 'May stock, {quantity, number} na lang',
})
export const inStockQuantityLeft = message('catalogue.inStockQuantityLeft', {
  en: 'In Stock, {quantity, number} left',
  fil: 'May stock, {quantity, number} ang natitira',
})
export const whatItIsFor = message('catalogue.whatItIsFor', { en: 'What it is for', fil: 'Para saan ito' })
export const howToTakeIt = message('catalogue.howToTakeIt', {
  en: 'How to take it',
  fil: 'Paano ito gamitin',
})
export const whenNotToTakeIt = message('catalogue.whenNotToTakeIt', {
  en: 'When not to take it',
  fil: 'Kailan hindi dapat gamitin',
})
export const sideEffects = message('catalogue.sideEffects', { en: 'Side effects', fil: 'Mga side effect' })
export const howToKeepIt = message('catalogue.howToKeepIt', { en: 'How to store it', fil: 'Paano ito itabi' })
export const productDescription = message('catalogue.productDescription', {
  en: 'Product Description',
  fil: 'Paglalarawan ng Produkto',
})
export const aboutThisProduct = message('catalogue.aboutThisProduct', {
  en: 'About this product',
  fil: 'Tungkol sa produktong ito',
})
export const theManufacturersDescriptionHasNotBeenAdded = message(
  'catalogue.theManufacturersDescriptionHasNotBeenAdded',
  {
    en: 'The manufacturer’s description has not been added yet. A pharmacist can tell you more.',
    fil: 'Wala pa ang paglalarawan mula sa gumawa. Makapagpapaliwanag sa iyo ang parmasyutiko.',
  },
)
export const thisPageDoesNotReplace = message('catalogue.thisPageDoesNotReplace', {
  en: 'This page does not replace advice. Ask your doctor or pharmacist before you take a medicine.',
  fil: 'Hindi kapalit ng payo ang pahinang ito. Magtanong muna sa iyong doktor o parmasyutiko bago uminom ng gamot.',
})
export const equivalents = message('catalogue.equivalents', { en: 'Equivalents', fil: 'Mga Katumbas' })
export const sameActiveIngredientStrengthAndForm = message('catalogue.sameActiveIngredientStrengthAndForm', {
  en: 'Same active ingredient, strength and form: {name}.',
  fil: 'Parehong sangkap, tapang at anyo: {name}.',
})
export const comparedByThePriceOfOne = message('catalogue.comparedByThePriceOfOne', {
  en: 'Compared by the price of one {unit}.',
  fil: 'Ikinumpara ayon sa presyo ng isang {unit}.',
})
export const comparedByThePriceOfOneUnit = message('catalogue.comparedByThePriceOfOneUnit', {
  en: 'Compared by the price of one {unit}; this one is {price}.',
  fil: 'Ikinumpara ayon sa presyo ng isang {unit}; ang isang ito ay {price}.',
})
export const percentLess = message('catalogue.percentLess', {
  en: '{percent, number}% less',
  fil: '{percent, number}% mas mura',
})
export const seeAllCountEquivalents = message('catalogue.seeAllCountEquivalents', {
  en: 'See all {count, number} equivalents',
  fil: 'Tingnan ang lahat ng {count, number} katumbas',
})
export const genericName = message('catalogue.genericName', {
  en: 'Generic Name',
  fil: 'Generic na pangalan',
})
export const strength = message('catalogue.strength', { en: 'Strength', fil: 'Tapang' })
export const form = message('catalogue.form', { en: 'Form', fil: 'Anyo' })
export const pack = message('catalogue.pack', { en: 'Pack', fil: 'Laman ng pakete' })
export const manufacturer = message('catalogue.manufacturer', { en: 'Manufacturer', fil: 'Gumawa' })
export const fdaRegistration = message('catalogue.fdaRegistration', {
  en: 'FDA registration',
  fil: 'Rehistro sa FDA',
})
export const category = message('catalogue.category', { en: 'Category', fil: 'Kategorya' })
export const bestNearYou = message('catalogue.bestNearYou', {
  en: 'Best near you',
  fil: 'Pinakasulit malapit sa iyo',
})
export const lowestPrice = message('catalogue.lowestPrice', {
  en: 'Lowest price',
  fil: 'Pinakamababang presyo',
})
export const to = message('catalogue.to', { en: 'to', fil: 'hanggang' })
export const highestPrice = message('catalogue.highestPrice', {
  en: 'Highest price',
  fil: 'Pinakamataas na presyo',
})
export const availability = message('catalogue.availability', { en: 'Availability', fil: 'Kung may stock' })
export const inStock = message('catalogue.inStock', { en: 'In stock', fil: 'May stock' })
export const notNeeded = message('catalogue.notNeeded', { en: 'Not needed', fil: 'Hindi kailangan' })
export const neededRx = message('catalogue.neededRx', { en: 'Needed (Rx)', fil: 'Kailangan (Rx)' })
export const showCountMore = message('catalogue.showCountMore', {
  en: 'Show {count, number} more',
  fil: 'Ipakita pa ang {count, number}',
})
export const labelInPesos = message('catalogue.labelInPesos', {
  en: '{label} in pesos',
  fil: '{label} sa piso',
})
export const pictures = message('catalogue.pictures', { en: 'Pictures', fil: 'Mga larawan' })
export const namePictureNumberOfCount = message('catalogue.namePictureNumberOfCount', {
  en: '{name}, picture {number, number} of {count, number}',
  fil: '{name}, larawan {number, number} sa {count, number}',
})
export const pictureNumberOfCount = message('catalogue.pictureNumberOfCount', {
  en: 'Picture {number, number} of {count, number}',
  fil: 'Larawan {number, number} sa {count, number}',
})
export const previousPicture = message('catalogue.previousPicture', {
  en: 'Previous picture',
  fil: 'Nakaraang larawan',
})
export const nextPicture = message('catalogue.nextPicture', { en: 'Next picture', fil: 'Susunod na larawan' })
export const noRatingsYet = message('catalogue.noRatingsYet', {
  en: 'No ratings yet.',
  fil: 'Wala pang rating.',
})
export const haveYouBoughtItHereLink = message('catalogue.haveYouBoughtItHereLink', {
  en: 'Have you bought it here? {link} to rate it.',
  fil: 'Binili mo ba ito rito? {link} para mag-rate.',
})
export const youCanRateItOnce = message('catalogue.youCanRateItOnce', {
  en: 'You can rate it once you have received it.',
  fil: 'Puwede mo itong i-rate kapag natanggap mo na.',
})
export const yourRating = message('catalogue.yourRating', { en: 'Your rating:', fil: 'Ang rating mo:' })
export const youHaveBoughtItBeTheFirst = message('catalogue.youHaveBoughtItBeTheFirst', {
  en: 'You have bought it: be the first to rate it.',
  fil: 'Nabili mo na ito: ikaw ang maunang mag-rate.',
})
export const youHaveBoughtIt = message('catalogue.youHaveBoughtIt', {
  en: 'You have bought it.',
  fil: 'Nabili mo na ito.',
})
export const changeMyRating = message('catalogue.changeMyRating', {
  en: 'Change my rating',
  fil: 'Baguhin ang aking rating',
})
export const onePharmacyHasThis = message('catalogue.onePharmacyHasThis', {
  en: '1 pharmacy has this',
  fil: '1 botika ang mayroon nito',
})
export const countPharmaciesHaveThis = message('catalogue.countPharmaciesHaveThis', {
  en: '{count, number} pharmacies have this',
  fil: '{count, number} botika ang mayroon nito',
})
export const sortBy = message('catalogue.sortBy', { en: 'Sort by', fil: 'Ayusin ayon sa' })
export const showHowFarTheyAre = message('catalogue.showHowFarTheyAre', {
  en: 'Show how far they are',
  fil: 'Ipakita kung gaano kalayo',
})
export const quantityInStock = message('catalogue.quantityInStock', {
  en: '{quantity, number} in stock',
  fil: '{quantity, number} ang stock',
})
export const add = message('catalogue.add', { en: 'Add', fil: 'Idagdag' })
export const toCart = message('catalogue.toCart', { en: 'to cart', fil: 'sa cart' })
export const showAllCountPharmacies = message('catalogue.showAllCountPharmacies', {
  en: 'Show all {count, number} pharmacies',
  fil: 'Ipakita ang lahat ng {count, number} botika',
})
export const now = message('catalogue.now', { en: 'Now', fil: 'Ngayon' })
export const needsPrescription = message('catalogue.needsPrescription', {
  en: 'Needs a prescription',
  fil: 'Kailangan ng reseta',
})
export const needsAPrescription = message('catalogue.needsAPrescription', {
  en: ', needs a prescription',
  fil: ', kailangan ng reseta',
})
export const countPharmacies = message('catalogue.countPharmacies', {
  en: '{count, number} pharmacies',
  fil: '{count, number} botika',
})
export const addFirstToCart = message('catalogue.addFirstToCart', {
  en: 'Add {first} to cart',
  fil: 'Idagdag ang {first} sa cart',
})
export const nothingMatchesTheseFilters = message('catalogue.nothingMatchesTheseFilters', {
  en: 'Nothing matches these filters',
  fil: 'Walang tumutugma sa mga filter na ito',
})
export const tryFewerFiltersAnotherWord = message('catalogue.tryFewerFiltersAnotherWord', {
  en: 'Try fewer filters, another word, or the generic name of the medicine.',
  fil: 'Subukang bawasan ang filter, gumamit ng ibang salita, o ang generic na pangalan ng gamot.',
})
export const checkTheSpellingTryAShorter = message('catalogue.checkTheSpellingTryAShorter', {
  en: 'Check the spelling, try a shorter word, or the generic name of the medicine.',
  fil: 'Tingnan ang baybay, subukan ang mas maikling salita, o ang generic na pangalan ng gamot.',
})
export const pharmaciesAreStillFillingTheir = message('catalogue.pharmaciesAreStillFillingTheir', {
  en: 'Pharmacies are still filling their shelves. Look in again soon.',
  fil: 'Pinupuno pa ng mga botika ang kanilang mga estante. Bumalik muli sa ibang araw.',
})
export const closeFilters = message('catalogue.closeFilters', {
  en: 'Close filters',
  fil: 'Isara ang mga filter',
})
export const clearAll = message('catalogue.clearAll', { en: 'Clear all', fil: 'Alisin lahat' })
export const showCount = message('catalogue.showCount', { en: 'Show {count}', fil: 'Ipakita ang {count}' })
export const noProductsYet = message('catalogue.noProductsYet', {
  en: 'No products yet',
  fil: 'Wala pang mga produkto',
})
export const clearAllFilters = message('catalogue.clearAllFilters', {
  en: 'Clear all filters',
  fil: 'Alisin ang lahat ng filter',
})
export const countProduct = message('catalogue.countProduct', {
  en: '{count} Product',
  fil: '{count} Produkto',
})
export const countProducts = message('catalogue.countProducts', {
  en: '{count} Products',
  fil: '{count} Produkto',
})
export const boughtHere = message('catalogue.boughtHere', { en: 'Bought here', fil: 'Binili rito' })
export const pagesOfRatings = message('catalogue.pagesOfRatings', {
  en: 'Pages of ratings',
  fil: 'Mga pahina ng rating',
})
export const newer = message('catalogue.newer', { en: 'Newer', fil: 'Mas bago' })
export const pagePageOfLast = message('catalogue.pagePageOfLast', {
  en: 'Page {page, number} of {last, number}',
  fil: 'Pahina {page, number} sa {last, number}',
})
export const older = message('catalogue.older', { en: 'Older', fil: 'Mas luma' })
export const oneRating = message('catalogue.oneRating', { en: '1 rating', fil: '1 rating' })
export const countRatings = message('catalogue.countRatings', {
  en: '{count, number} ratings',
  fil: '{count, number} rating',
})
export const oneStar = message('catalogue.oneStar', { en: '1 star', fil: '1 bituin' })
export const countStars = message('catalogue.countStars', {
  en: '{star, number} stars',
  fil: '{star, number} bituin',
})
export const soldByPharmacy = message('catalogue.soldByPharmacy', {
  en: 'Sold by {pharmacy}',
  fil: 'Ibinebenta ng {pharmacy}',
})
export const pleaseChooseHowManyStars = message('catalogue.pleaseChooseHowManyStars', {
  en: 'Please choose how many stars you give.',
  fil: 'Piliin kung ilang bituin ang ibibigay mo.',
})
export const thankYouYourRatingHelps = message('catalogue.thankYouYourRatingHelps', {
  en: 'Thank you! Your rating helps others to choose.',
  fil: 'Salamat! Nakakatulong sa iba ang iyong rating.',
})
export const yourRatingIsDeleted = message('catalogue.yourRatingIsDeleted', {
  en: 'Your rating is deleted.',
  fil: 'Nabura na ang iyong rating.',
})
export const howManyStars = message('catalogue.howManyStars', { en: 'How many stars?', fil: 'Ilang bituin?' })
export const whatShouldOthersKnow = message('catalogue.whatShouldOthersKnow', {
  en: 'What should others know?',
  fil: 'Ano ang dapat malaman ng iba?',
})
export const shownWithYourFirstName = message('catalogue.shownWithYourFirstName', {
  en: 'Shown with your first name and an initial. Please leave out what is private, such as your illness.',
  fil: 'Ipapakita kasama ang pangalan mo at isang inisyal. Huwag nang isama ang pribado, gaya ng iyong sakit.',
})
export const sendMyRating = message('catalogue.sendMyRating', {
  en: 'Send my rating',
  fil: 'Ipadala ang rating',
})
export const deleteMyRating = message('catalogue.deleteMyRating', {
  en: 'Delete my rating',
  fil: 'Burahin ang aking rating',
})
export const valueOf5Stars = message('catalogue.valueOf5Stars', {
  en: '{value, number} of 5 stars',
  fil: '{value, number} sa 5 bituin',
})
export const recentlySeen = message('catalogue.recentlySeen', {
  en: 'Recently seen',
  fil: 'Mga huling tiningnan',
})
export const keptInThisBrowserAlone = message('catalogue.keptInThisBrowserAlone', {
  en: 'Saved in this browser only.',
  fil: 'Sa browser na ito lang nakatabi.',
})
export const clear = message('catalogue.clear', { en: 'Clear', fil: 'Burahin' })
export const whatIHaveSeen = message('catalogue.whatIHaveSeen', {
  en: 'what I have seen',
  fil: 'ang mga tiningnan ko',
})
export const tablet = message('catalogue.tablet', { en: 'tablet', fil: 'tableta' })
export const capsule = message('catalogue.capsule', { en: 'capsule', fil: 'kapsula' })
export const sachet = message('catalogue.sachet', { en: 'sachet', fil: 'sachet' })
export const vial = message('catalogue.vial', { en: 'vial', fil: 'vial' })
export const ampoule = message('catalogue.ampoule', { en: 'ampoule', fil: 'ampoule' })
export const suppository = message('catalogue.suppository', { en: 'suppository', fil: 'suppository' })
export const patch = message('catalogue.patch', { en: 'patch', fil: 'patch' })
export const lozenge = message('catalogue.lozenge', { en: 'lozenge', fil: 'lozenge' })
export const nebule = message('catalogue.nebule', { en: 'nebule', fil: 'nebule' })
export const unit = message('catalogue.unit', { en: 'unit', fil: 'piraso' })
export const nearestFirst = message('catalogue.nearestFirst', {
  en: 'Nearest first',
  fil: 'Unahin ang malapit',
})
export const mostRelevant = message('catalogue.mostRelevant', { en: 'Most Relevant', fil: 'Pinakaangkop' })
export const priceLowToHigh = message('catalogue.priceLowToHigh', {
  en: 'Price: Low to High',
  fil: 'Presyo: Pataas',
})
export const priceHighToLow = message('catalogue.priceHighToLow', {
  en: 'Price: High to Low',
  fil: 'Presyo: Pababa',
})
export const nameComparePricesAndStock = message('catalogue.nameComparePricesAndStock', {
  en: '{name}: compare prices and stock of {count} at pharmacies near you.',
  fil: '{name}: ikumpara ang presyo at stock ng {count} sa mga botika na malapit sa iyo.',
})
export const partsOfName = message('catalogue.partsOfName', {
  en: 'Categories in {name}',
  fil: 'Mga bahagi ng {name}',
})
export const noProductsInNameYet = message('catalogue.noProductsInNameYet', {
  en: 'No products in {name} yet',
  fil: 'Wala pang produkto sa {name}',
})
export const medicinesAndHealthProducts = message('catalogue.medicinesAndHealthProducts', {
  en: 'Medicines and health products',
  fil: 'Mga gamot at produktong pangkalusugan',
})
export const compareThePricesOfMedicines = message('catalogue.compareThePricesOfMedicines', {
  en: 'Compare the prices of medicines and health products at licensed pharmacies in the Philippines.',
  fil: 'Ikumpara ang presyo ng mga gamot at produktong pangkalusugan sa mga lisensyadong botika sa Pilipinas.',
})
export const relatedProducts = message('catalogue.relatedProducts', {
  en: 'Related Products',
  fil: 'Mga Kaugnay na Produkto',
})
export const ratedBad = message('catalogue.ratedBad', { en: 'Bad', fil: 'Masama' })
export const ratedNotGood = message('catalogue.ratedNotGood', { en: 'Not good', fil: 'Hindi maganda' })
export const ratedItWillDo = message('catalogue.ratedItWillDo', { en: 'OK', fil: 'Puwede na' })
export const ratedGood = message('catalogue.ratedGood', { en: 'Good', fil: 'Maganda' })
export const ratedVeryGood = message('catalogue.ratedVeryGood', { en: 'Very good', fil: 'Napakaganda' })
export const sku = message('catalogue.sku', { en: 'SKU', fil: 'SKU' })
export const from = message('catalogue.from', { en: 'from', fil: 'mula' })
export const seeWhoHasFirst = message('catalogue.seeWhoHasFirst', {
  en: 'See who has {first}',
  fil: 'Tingnan kung sino ang may {first}',
})
