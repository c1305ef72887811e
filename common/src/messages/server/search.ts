import { message } from '../declare'

export const theseWordsAreNotOnTheList = message('server/search.theseWordsAreNotOnTheList', {
  en: 'These words are not on the list.',
  fil: 'Wala sa listahan ang mga salitang ito.',
})
export const sortingByDistanceNeedsLatAndLng = message('server/search.sortingByDistanceNeedsLatAndLng', {
  en: 'Sorting by distance needs lat and lng',
  fil: 'Kailangan ng lat at lng ang pagsunod-sunod ayon sa layo',
})
export const thereIsNoSuchCategory = message('server/search.thereIsNoSuchCategory', {
  en: 'There is no such category.',
  fil: 'Walang ganitong kategorya.',
})
export const thereIsNoSuchPharmacy = message('server/search.thereIsNoSuchPharmacy', {
  en: 'There is no such pharmacy.',
  fil: 'Walang ganitong botika.',
})
export const thisProductIsNowName = message('server/search.thisProductIsNowName', {
  en: 'This product is now {name}.',
  fil: '{name} na ang produktong ito.',
})
export const thereIsNoSuchProductOrNobody = message('server/search.thereIsNoSuchProductOrNobody', {
  en: 'There is no such product, or nobody offers it now.',
  fil: 'Walang ganitong produkto, o walang nag-aalok nito ngayon.',
})
export const mustBeAnotherWord = message('server/search.mustBeAnotherWord', {
  en: 'Must be another word',
  fil: 'Dapat ay ibang salita',
})
export const mayNotBeSoldOnlineRA9165 = message('server/search.mayNotBeSoldOnlineRA9165', {
  en: 'May not be sold online (RA 9165)',
  fil: 'Hindi maaaring ibenta online (RA 9165)',
})
export const wordNamesAnotherMedicine = message('server/search.wordNamesAnotherMedicine', {
  en: '{word} is a medicine: a search for it may mean the same medicine only, never another one',
  fil: 'Gamot ang {word}: ang paghahanap nito ay puwedeng mangahulugan lang ng parehong gamot, hindi ng iba',
})
