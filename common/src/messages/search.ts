import { message } from './declare'

export const searchWords = message('search.searchWords', { en: 'Search: {words}', fil: 'Hinanap: {words}' })
export const medicinesAndHealthProductsThatMatch = message('search.medicinesAndHealthProductsThatMatch', {
  en: 'Medicines and health products that match {words}.',
  fil: 'Mga gamot at produktong pangkalusugan na tumutugma sa {words}.',
})
export const resultsForWords = message('search.resultsForWords', {
  en: 'Results for “{words}”',
  fil: 'Mga resulta para sa “{words}”',
})
export const nothingWasFoundForWords = message('search.nothingWasFoundForWords', {
  en: 'Nothing was found for “{words}”',
  fil: 'Walang nahanap para sa “{words}”',
})
export const theSameWordsFindSomethingElsewhere = message('search.theSameWordsFindSomethingElsewhere', {
  en: 'The same words find something elsewhere:',
  fil: 'May nahanap sa iba ang parehong salita:',
})
export const searchForMedicinesProductsEtc = message('search.searchForMedicinesProductsEtc', {
  en: 'Search for medicines, products, etc.',
  fil: 'Maghanap ng gamot, atbp.',
})
export const search = message('search.search', { en: 'Search', fil: 'Hanapin' })
export const suggestions = message('search.suggestions', { en: 'Suggestions', fil: 'Mga mungkahi' })
export const clearRecentSearches = message('search.clearRecentSearches', {
  en: 'Clear recent searches',
  fil: 'Burahin ang mga huling hinanap',
})
export const countSuggestions = message('search.countSuggestions', {
  en: '{count, number} suggestions',
  fil: '{count, number} mungkahi',
})
export const product = message('search.product', { en: 'Product', fil: 'Produkto' })
export const genericName = message('search.genericName', { en: 'Generic name', fil: 'Generic na pangalan' })
export const pharmacy = message('search.pharmacy', { en: 'Pharmacy', fil: 'Botika' })
export const recent = message('search.recent', { en: 'Recent', fil: 'Huling hinanap' })
export const didYouMean = message('search.didYouMean', {
  en: 'Did you mean',
  fil: 'Ito ba ang ibig mong sabihin',
})
export const notSoldOnline = message('search.notSoldOnline', {
  en: 'Not sold online',
  fil: 'Hindi ibinebenta online',
})
export const nothingWasFoundForWordsSo = message('search.nothingWasFoundForWordsSo', {
  en: 'Nothing was found for “{words}”, so these are results for {meant}.',
  fil: 'Walang nahanap para sa “{words}”, kaya ito ang mga resulta para sa {meant}.',
})
export const wordsIsNotSoldHereTheseContain = message('search.wordsIsNotSoldHereTheseContain', {
  en: '“{words}” is not sold here. These contain {meant}, as it does.',
  fil: 'Walang “{words}” dito. May {meant} rin ang mga ito gaya niyon.',
})
export const wordsWasSearchedAsMeant = message('search.wordsWasSearchedAsMeant', {
  en: 'We searched for {meant}, the word on labels, instead of “{words}”.',
  fil: 'Hinanap ang “{words}” bilang {meant}, ang salita sa mga etiketa.',
})
export const nothingHasWordsAsWell = message('search.nothingHasWordsAsWell', {
  en: 'Nothing matches {words} as well, so that was left out.',
  fil: 'Walang may {words} rin, kaya hindi na ito isinama.',
})
export const noProductHasWords = message('search.noProductHasWords', {
  en: 'No product matches {words}.',
  fil: 'Walang produktong may {words}.',
})
export const otherMedicinesAndHealthProducts = message('search.otherMedicinesAndHealthProducts', {
  en: 'Other medicines and health products are here.',
  fil: 'Narito ang ibang gamot at produktong pangkalusugan.',
})
export const theseWordsAskForAPlace = message('search.theseWordsAskForAPlace', {
  en: 'You seem to be looking for a place. Search here:',
  fil: 'Lugar ang hinahanap ng mga salitang ito. Narito ang mga iyon:',
})
export const searchWithFewerWords = message('search.searchWithFewerWords', {
  en: 'Search with fewer words',
  fil: 'Maghanap nang mas kaunting salita',
})
export const nameCantBeSoldOnline = message('search.nameCantBeSoldOnline', {
  en: '{name} can’t be sold online.',
  fil: 'Hindi maaaring ibenta online ang {name}.',
})
export const typedNameCantBeSoldOnline = message('search.typedNameCantBeSoldOnline', {
  en: '{typed} ({name}) can’t be sold online.',
  fil: 'Hindi maaaring ibenta online ang {typed} ({name}).',
})
export const didYouMeanNameItCant = message('search.didYouMeanNameItCant', {
  en: 'Did you mean {name}? It can’t be sold online.',
  fil: 'Ang ibig mo bang sabihin ay {name}? Hindi ito maaaring ibenta online.',
})
export const itIsADangerousDrug = message('search.itIsADangerousDrug', {
  en: 'It is a dangerous drug under the law (RA 9165). If a doctor prescribed it, take the prescription to a pharmacy in person.',
  fil: 'Dangerous drug ito ayon sa batas (RA 9165). Kung inireseta ito ng doktor, dalhin mo mismo ang reseta sa botika.',
})
export const findAPharmacy = message('search.findAPharmacy', {
  en: 'Find a pharmacy',
  fil: 'Maghanap ng botika',
})
export const findADoctor = message('search.findADoctor', { en: 'Find a doctor', fil: 'Maghanap ng doktor' })
export const kindsOfResults = message('search.kindsOfResults', {
  en: 'Kinds of results',
  fil: 'Mga uri ng resulta',
})
export const pharmaciesOpenNow = message('search.pharmaciesOpenNow', {
  en: 'Pharmacies open now',
  fil: 'Mga botikang bukas ngayon',
})
