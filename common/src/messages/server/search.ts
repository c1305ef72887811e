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
export const itCostsThatAlready = message('server/search.itCostsThatAlready', {
  en: 'It costs {price} already: choose a lower price',
  fil: '{price} na ito ngayon: pumili ng mas mababang presyo',
})
export const itIsInStockAlready = message('server/search.itIsInStockAlready', {
  en: 'It is in stock already, from {price}: enter a lower price to wait for',
  fil: 'May stock na nito, mula {price}: maglagay ng mas mababang presyong ipapaalam sa iyo',
})
export const noSuchProvinceForAlert = message('server/search.noSuchProvinceForAlert', {
  en: 'There is no such province',
  fil: 'Walang ganitong probinsya',
})
export const tooManyAlerts = message('server/search.tooManyAlerts', {
  en: 'You have {most} already: remove one first.',
  fil: 'May {most} ka na: mag-alis muna ng isa.',
})
export const confirmAddressForAlerts = message('server/search.confirmAddressForAlerts', {
  en: 'Please confirm your email address first, so that we write to you and nobody else.',
  fil: 'Pakikumpirma muna ang iyong email address, para ikaw lang ang masulatan namin.',
})
export const alertLinkSent = message('server/search.alertLinkSent', {
  en: 'An email is on its way to {email}. Follow its link, and we begin.',
  fil: 'Papunta na sa {email} ang isang email. Sundan ang link nito, at magsisimula kami.',
})
export const alertBegun = message('server/search.alertBegun', {
  en: 'We will email you as soon as that happens.',
  fil: 'Susulatan ka namin kapag ganoon na.',
})
export const alertStopped = message('server/search.alertStopped', {
  en: 'We do not write to you about this any more.',
  fil: 'Hindi ka na namin susulatan tungkol dito.',
})
export const alertLinkOver = message('server/search.alertLinkOver', {
  en: 'This link is not valid any more',
  fil: 'Hindi na balido ang link na ito',
})
export const noSuchAlert = message('server/search.noSuchAlert', {
  en: 'This is not on your list any more.',
  fil: 'Wala na ito sa listahan mo.',
})
