import { message } from '../declare'

export const fromIsPartOfTo = message('office/catalogue.fromIsPartOfTo', {
  en: '{from} is part of {to} now',
  fil: 'Bahagi na ng {to} ang {from}',
})
export const fromIsToNow = message('office/catalogue.fromIsToNow', {
  en: '{from} is {to} now',
  fil: '{to} na ngayon ang {from}',
})
export const mergeNameIntoAnother = message('office/catalogue.mergeNameIntoAnother', {
  en: 'Merge {name} into another',
  fil: 'Pagsamahin ang {name} sa iba',
})
export const moveName = message('office/catalogue.moveName', { en: 'Move {name}', fil: 'Ilipat ang {name}' })
export const merge = message('office/catalogue.merge', { en: 'Merge', fil: 'Pagsamahin' })
export const move = message('office/catalogue.move', { en: 'Move', fil: 'Ilipat' })
export const allGoesInto = message('office/catalogue.allGoesInto', {
  en: 'All goes into',
  fil: 'Mapupunta lahat sa',
})
export const comesUnder = message('office/catalogue.comesUnder', {
  en: 'Comes under',
  fil: 'Mapapasailalim sa',
})
export const chooseWhereToWhatThat = message('office/catalogue.chooseWhereToWhatThat', {
  en: 'Choose where to; what that changes is shown before it is done.',
  fil: 'Pumili kung saan; ipapakita muna ang mababago bago gawin.',
})
export const lookingWhatThatChanges = message('office/catalogue.lookingWhatThatChanges', {
  en: 'Looking what that changes',
  fil: 'Tinitingnan ang mababago',
})
export const addCategory = message('office/catalogue.addCategory', {
  en: 'Add category',
  fil: 'Magdagdag ng kategorya',
})
export const whatShoppersBrowseByThe = message('office/catalogue.whatShoppersBrowseByThe', {
  en: 'What shoppers browse by. The numbers are products that shoppers see, of all that there are. Moving and merging show first what they change.',
  fil: 'Ang tinitingnan ng mga mamimili. Ang bilang ay mga produktong nakikita nila, sa lahat ng mayroon. Ipinapakita muna ng paglipat at pagsasama kung ano ang mababago.',
})
export const findACategory = message('office/catalogue.findACategory', {
  en: 'Find a category',
  fil: 'Maghanap ng kategorya',
})
export const theTreeCouldNotBe = message('office/catalogue.theTreeCouldNotBe', {
  en: 'The tree could not be loaded',
  fil: 'Hindi ma-load ang puno',
})
export const noCategoriesYet = message('office/catalogue.noCategoriesYet', {
  en: 'No categories yet',
  fil: 'Wala pang kategorya',
})
export const addTheFirstOneSuch = message('office/catalogue.addTheFirstOneSuch', {
  en: 'Add the first one, such as Vitamins. Products are put into categories on their own pages.',
  fil: 'Idagdag ang una, gaya ng Bitamina. Inilalagay sa kategorya ang mga produkto sa sarili nilang pahina.',
})
export const noSuchCategory = message('office/catalogue.noSuchCategory', {
  en: 'No such category',
  fil: 'Walang ganitong kategorya',
})
export const showAll = message('office/catalogue.showAll', { en: 'Show all', fil: 'Ipakita lahat' })
export const tryOtherWords = message('office/catalogue.tryOtherWords', {
  en: 'Try other words.',
  fil: 'Sumubok ng ibang salita.',
})
export const fromGoesIntoTo = message('office/catalogue.fromGoesIntoTo', {
  en: '{from} goes into {to}',
  fil: 'Mapupunta ang {from} sa {to}',
})
export const fromBecomesTo = message('office/catalogue.fromBecomesTo', {
  en: '{from} becomes {to}',
  fil: 'Magiging {to} ang {from}',
})
export const noProductChangesItsPlace = message('office/catalogue.noProductChangesItsPlace', {
  en: 'No product changes its place.',
  fil: 'Walang produktong lilipat.',
})
export const productsChangesItsPlace = message('office/catalogue.productsChangesItsPlace', {
  en: '{products} changes its place.',
  fil: '{products} ang lilipat.',
})
export const productsChangePlace = message('office/catalogue.productsChangePlace', {
  en: '{products} change place.',
  fil: '{products} ang lilipat.',
})
export const categoriesBelowComesAlongNames = message('office/catalogue.categoriesBelowComesAlongNames', {
  en: '{categories} below comes along: {names}.',
  fil: 'Sasama ang {categories} sa ilalim: {names}.',
})
export const categoriesBelowComeAlongNames = message('office/catalogue.categoriesBelowComeAlongNames', {
  en: '{categories} below come along: {names}.',
  fil: 'Sasama ang {categories} sa ilalim: {names}.',
})
export const countCategories = message('office/catalogue.countCategories', {
  en: '{count, plural, one {# category} other {# categories}}',
  fil: '{count, number} kategorya',
})
export const mergedWithThoseOfThe = message('office/catalogue.mergedWithThoseOfThe', {
  en: 'Merged with those of the same name there: {names}.',
  fil: 'Isasama sa mga kapangalan doon: {names}.',
})
export const movesToTheOtherOne = message('office/catalogue.movesToTheOtherOne', {
  en: 'Moves to the other one: {promotions}.',
  fil: 'Lilipat sa kabila: {promotions}.',
})
export const countPromotions = message('office/catalogue.countPromotions', {
  en: '{count, plural, one {# promotion} other {# promotions}}',
  fil: '{count, number} promo',
})
export const itsOldAddressSaysWhere = message('office/catalogue.itsOldAddressSaysWhere', {
  en: 'Its old address says where it went. This can’t be undone.',
  fil: 'Sasabihin ng dati nitong address kung saan ito napunta. Hindi na ito mababawi.',
})
export const namesAndCountMore = message('office/catalogue.namesAndCountMore', {
  en: '{names} and {count, number} more',
  fil: '{names} at {count, number} pa',
})
export const whatLiesInName = message('office/catalogue.whatLiesInName', {
  en: 'What lies in {name}',
  fil: 'Ang laman ng {name}',
})
export const countOfAllShown = message('office/catalogue.countOfAllShown', {
  en: '{count} of {all} shown',
  fil: '{count} sa {all} ang nakikita',
})
export const duplicateProducts = message('office/catalogue.duplicateProducts', {
  en: 'Duplicate products',
  fil: 'Mga dobleng produkto',
})
export const productsWithTheSameGeneric = message('office/catalogue.productsWithTheSameGeneric', {
  en: 'Products with the same generic name, strength, form and brand. Choose which one stays; the others’ offers, carts, bookmarks, ratings and orders then belong to it.',
  fil: 'Mga produktong magkapareho ang generic, lakas, anyo at brand. Piliin kung alin ang mananatili; mapupunta rito ang mga alok, cart, bookmark, rating at order ng iba.',
})
export const nameGenericOrBrand = message('office/catalogue.nameGenericOrBrand', {
  en: 'Name, generic or brand',
  fil: 'Pangalan, generic o brand',
})
export const samePackOnly = message('office/catalogue.samePackOnly', {
  en: 'Same pack only',
  fil: 'Parehong pakete lang',
})
export const noDuplicates = message('office/catalogue.noDuplicates', {
  en: 'No duplicates',
  fil: 'Walang doble',
})
export const noTwoProductsAreThe = message('office/catalogue.noTwoProductsAreThe', {
  en: 'No two products are the same in all. Look at those in other packs as well.',
  fil: 'Walang dalawang produktong magkapareho sa lahat. Tingnan din ang mga nasa ibang pakete.',
})
export const noTwoProductsHaveThe = message('office/catalogue.noTwoProductsHaveThe', {
  en: 'No two products have the same name, strength, form and brand.',
  fil: 'Walang dalawang produktong may parehong pangalan, lakas, anyo at brand.',
})
export const samePack = message('office/catalogue.samePack', { en: 'Same pack', fil: 'Parehong pakete' })
export const packsDiffer = message('office/catalogue.packsDiffer', {
  en: 'Packs differ',
  fil: 'Magkaibang pakete',
})
export const stays = message('office/catalogue.stays', { en: 'Stays', fil: 'Mananatili' })
export const mergeNameNumberIdInto = message('office/catalogue.mergeNameNumberIdInto', {
  en: 'Merge {name}, number {id, number}, into the one that stays',
  fil: 'Isama ang {name}, numero {id, number}, sa mananatili',
})
export const theyAreOneProductNow = message('office/catalogue.theyAreOneProductNow', {
  en: 'They are one product now: {name}',
  fil: 'Iisang produkto na sila: {name}',
})
export const makeOneProductOfThese = message('office/catalogue.makeOneProductOfThese', {
  en: 'Make one product of these two?',
  fil: 'Gawing isang produkto ang dalawang ito?',
})
export const mergeProducts = message('office/catalogue.mergeProducts', {
  en: 'Merge products',
  fil: 'Pagsamahin ang mga produkto',
})
export const goesAlongThings = message('office/catalogue.goesAlongThings', {
  en: 'Goes along: {things}.',
  fil: 'Kasama: {things}.',
})
export const nothingPointsToItSo = message('office/catalogue.nothingPointsToItSo', {
  en: 'Nothing points to it, so nothing goes along.',
  fil: 'Walang nakaturo rito, kaya walang kasama.',
})
export const pharmaciesThatOfferBoth = message('office/catalogue.pharmaciesThatOfferBoth', {
  en: 'Pharmacies that offer both',
  fil: 'Mga botikang nag-aalok ng dalawa',
})
export const pharmacyKeptWithKeptPiecesStays = message('office/catalogue.pharmacyKeptWithKeptPiecesStays', {
  en: '{pharmacy}: {kept} with {keptPieces} stays, {dropped} with {droppedPieces} goes',
  fil: '{pharmacy}: mananatili ang {kept} na may {keptPieces}, aalisin ang {dropped} na may {droppedPieces}',
})
export const showAgainTheRatingBy = message('office/catalogue.showAgainTheRatingBy', {
  en: 'Show again: the rating by {author} on {product}',
  fil: 'Ipakitang muli: ang rating ni {author} sa {product}',
})
export const showAgain = message('office/catalogue.showAgain', { en: 'Show again', fil: 'Ipakitang muli' })
export const hideTheRatingByAuthor = message('office/catalogue.hideTheRatingByAuthor', {
  en: 'Hide the rating by {author} on {product}',
  fil: 'Itago ang rating ni {author} sa {product}',
})
export const hide = message('office/catalogue.hide', { en: 'Hide', fil: 'Itago' })
export const hideThisRating = message('office/catalogue.hideThisRating', {
  en: 'Hide this rating?',
  fil: 'Itago ang rating na ito?',
})
export const hideRating = message('office/catalogue.hideRating', {
  en: 'Hide rating',
  fil: 'Itago ang rating',
})
export const reasonForTheLog = message('office/catalogue.reasonForTheLog', {
  en: 'Reason, for the log',
  fil: 'Dahilan, para sa talaan',
})
export const forExampleNamesAnotherCustomer = message('office/catalogue.forExampleNamesAnotherCustomer', {
  en: 'For example: names another customer.',
  fil: 'Halimbawa: pinangalanan ang ibang mamimili.',
})
export const shoppersNoLongerSeeIt = message('office/catalogue.shoppersNoLongerSeeIt', {
  en: 'Shoppers no longer see it, and the product’s average goes on without it. It can be shown again.',
  fil: 'Hindi na ito makikita ng mamimili, at hindi na kasama sa average ng produkto. Maaari itong ipakitang muli.',
})
export const countStars = message('office/catalogue.countStars', {
  en: '{count, plural, one {# star} other {# stars}}',
  fil: '{count, number} bituin',
})
export const noWords = message('office/catalogue.noWords', { en: 'No words.', fil: 'Walang sinabi.' })
export const hiddenDayWhy = message('office/catalogue.hiddenDayWhy', {
  en: 'Hidden {day}: {why}',
  fil: 'Itinago {day}: {why}',
})
export const wordsProductOrCustomer = message('office/catalogue.wordsProductOrCustomer', {
  en: 'Words, product or customer',
  fil: 'Salita, produkto o mamimili',
})
export const stars = message('office/catalogue.stars', { en: 'Stars', fil: 'Mga bituin' })
export const noRatingsYet = message('office/catalogue.noRatingsYet', {
  en: 'No ratings yet',
  fil: 'Wala pang rating',
})
export const seeTheOrders = message('office/catalogue.seeTheOrders', {
  en: 'See the orders',
  fil: 'Tingnan ang mga order',
})
export const customersRateWhatTheyReceived = message('office/catalogue.customersRateWhatTheyReceived', {
  en: 'Customers rate what they received. A bad word is no reason to hide one; insults, private data and dangerous advice are.',
  fil: 'Nire-rate ng mamimili ang natanggap nila. Hindi dahilan ang masamang puna para itago; dahilan ang insulto, pribadong datos at mapanganib na payo.',
})
export const ratingsByStatus = message('office/catalogue.ratingsByStatus', {
  en: 'Ratings by status',
  fil: 'Mga rating ayon sa katayuan',
})
export const searchesWithoutResults = message('office/catalogue.searchesWithoutResults', {
  en: 'Searches without results',
  fil: 'Mga hanap na walang resulta',
})
export const whatShoppersWantedAndDid = message('office/catalogue.whatShoppersWantedAndDid', {
  en: 'What shoppers wanted and did not find. Ask pharmacies to offer it, or say what the catalogue calls it. Words are kept for 180 days, and nobody can tell whose they were.',
  fil: 'Ang ginusto ng mamimili at hindi nahanap. Hilingin sa mga botika na ialok ito, o sabihin ang tawag dito ng katalogo. 180 araw itinatago ang mga salita, at walang makapagsasabi kung kanino galing.',
})
export const searchedIn = message('office/catalogue.searchedIn', { en: 'Searched in', fil: 'Hinanap sa' })
export const everythingWasFound = message('office/catalogue.everythingWasFound', {
  en: 'Everything was found',
  fil: 'Nahanap ang lahat',
})
export const whenAShopperSearchesSomething = message('office/catalogue.whenAShopperSearchesSomething', {
  en: 'When a shopper searches something that the shop does not have, the words show here.',
  fil: 'Kapag may hinanap ang mamimili na wala sa tindahan, lalabas dito ang mga salita.',
})
export const timesOnDaysLastDay = message('office/catalogue.timesOnDaysLastDay', {
  en: '{times} on {days}, last {day}',
  fil: '{times} sa {days}, huli noong {day}',
})
export const mayNotBeSoldOnline = message('office/catalogue.mayNotBeSoldOnline', {
  en: 'May not be sold online (RA 9165): {drug}',
  fil: 'Hindi maaaring ibenta online (RA 9165): {drug}',
})
export const addSynonymForWord = message('office/catalogue.addSynonymForWord', {
  en: 'Add synonym for {word}',
  fil: 'Magdagdag ng kasingkahulugan ng {word}',
})
export const addSynonym = message('office/catalogue.addSynonym', {
  en: 'Add synonym',
  fil: 'Magdagdag ng kasingkahulugan',
})
export const wordIsOffTheList = message('office/catalogue.wordIsOffTheList', {
  en: '“{word}” is off the list',
  fil: 'Wala na sa listahan ang “{word}”',
})
export const doneWithWordTakeIt = message('office/catalogue.doneWithWordTakeIt', {
  en: 'Done with {word}: take it off the list',
  fil: 'Tapos na sa {word}: alisin sa listahan',
})
export const takeWordOffTheList = message('office/catalogue.takeWordOffTheList', {
  en: 'Take “{word}” off the list?',
  fil: 'Alisin ang “{word}” sa listahan?',
})
export const takeOff = message('office/catalogue.takeOff', { en: 'Take off', fil: 'Alisin' })
export const howOftenItWasSearched = message('office/catalogue.howOftenItWasSearched', {
  en: 'Its search count is deleted. It reappears when somebody searches for it without a result again.',
  fil: 'Malilimutan kung ilang beses itong hinanap. Babalik ito kapag may muling naghanap at walang nakita.',
})
export const wordIsUnderstoodNow = message('office/catalogue.wordIsUnderstoodNow', {
  en: '“{word}” is understood now',
  fil: 'Naiintindihan na ang “{word}”',
})
export const whatIsMeantByWord = message('office/catalogue.whatIsMeantByWord', {
  en: 'What is meant by “{word}”?',
  fil: 'Ano ang ibig sabihin ng “{word}”?',
})
export const searchedInstead = message('office/catalogue.searchedInstead', {
  en: 'Searched instead',
  fil: 'Hahanapin sa halip',
})
export const aWordThatTheCatalogue = message('office/catalogue.aWordThatTheCatalogue', {
  en: 'A word that the catalogue has, such as a generic name',
  fil: 'Salitang nasa katalogo, gaya ng generic na pangalan',
})
export const typeToSeeWhatIt = message('office/catalogue.typeToSeeWhatIt', {
  en: 'Type to see what it finds.',
  fil: 'Mag-type para makita ang mahahanap.',
})
export const thisFindsNothingEither = message('office/catalogue.thisFindsNothingEither', {
  en: 'This finds nothing either.',
  fil: 'Wala rin itong mahanap.',
})
export const findsNamesAndMore = message('office/catalogue.findsNamesAndMore', {
  en: 'Finds {names} and more.',
  fil: 'Mahahanap ang {names} at iba pa.',
})
export const findsNames = message('office/catalogue.findsNames', {
  en: 'Finds {names}.',
  fil: 'Mahahanap ang {names}.',
})
export const category = message('office/catalogue.category', { en: 'category', fil: 'kategorya' })
export const theRatingIsHidden = message('office/catalogue.theRatingIsHidden', {
  en: 'The rating is hidden',
  fil: 'Nakatago na ang rating',
})
export const theRatingIsShownAgain = message('office/catalogue.theRatingIsShownAgain', {
  en: 'The rating is shown again',
  fil: 'Nakikita na muli ang rating',
})
export const shown = message('office/catalogue.shown', { en: 'Shown', fil: 'Nakikita' })
export const ratingsThatShoppersCanRead = message('office/catalogue.ratingsThatShoppersCanRead', {
  en: 'Ratings that shoppers can read show here.',
  fil: 'Narito ang mga rating na nababasa ng mga mamimili.',
})
export const ratingsThatAnAdministratorHid = message('office/catalogue.ratingsThatAnAdministratorHid', {
  en: 'Ratings that an administrator hid are kept here, each with its reason.',
  fil: 'Nakatago rito ang mga rating na itinago ng administrator, kasama ang dahilan ng bawat isa.',
})
export const last7Days = message('office/catalogue.last7Days', { en: 'Last 7 days', fil: 'Huling 7 araw' })
export const last30Days = message('office/catalogue.last30Days', {
  en: 'Last 30 days',
  fil: 'Huling 30 araw',
})
export const last90Days = message('office/catalogue.last90Days', {
  en: 'Last 90 days',
  fil: 'Huling 90 araw',
})
export const last180Days = message('office/catalogue.last180Days', {
  en: 'Last 180 days',
  fil: 'Huling 180 araw',
})
export const countLinesInCarts = message('office/catalogue.countLinesInCarts', {
  en: '{count, plural, one {# line in carts} other {# lines in carts}}',
  fil: '{count, number} linya sa cart',
})
export const countLinesOfRecurringOrders = message('office/catalogue.countLinesOfRecurringOrders', {
  en: '{count, plural, one {# line of recurring orders} other {# lines of recurring orders}}',
  fil: '{count, number} linya ng paulit-ulit na order',
})
export const countBookmarks = message('office/catalogue.countBookmarks', {
  en: '{count, plural, one {# bookmark} other {# bookmarks}}',
  fil: '{count, number} bookmark',
})
export const countRatings = message('office/catalogue.countRatings', {
  en: '{count, plural, one {# rating} other {# ratings}}',
  fil: '{count, number} rating',
})
export const countLinesOfPastOrders = message('office/catalogue.countLinesOfPastOrders', {
  en: '{count, plural, one {# line of past orders} other {# lines of past orders}}',
  fil: '{count, number} linya ng nakaraang order',
})
export const asLists = message('office/catalogue.asLists', {
  en: 'The three levels as lists',
  fil: 'Ang tatlong antas bilang listahan',
})
