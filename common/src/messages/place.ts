import { message } from './declare'

export const nearName = message('place.nearName', { en: 'Near {name}', fil: 'Malapit sa {name}' })
export const thisBrowserCannotTellWhereYouAre = message('place.thisBrowserCannotTellWhereYouAre', {
  en: 'This browser cannot tell where you are. Please choose a city.',
  fil: 'Hindi masabi ng browser na ito kung nasaan ka. Pumili na lang ng lungsod.',
})
export const myLocation = message('place.myLocation', { en: 'My location', fil: 'aking lokasyon' })
export const yourLocationCouldNotBeFound = message('place.yourLocationCouldNotBeFound', {
  en: 'Your location could not be found. Please choose a city.',
  fil: 'Hindi mahanap ang iyong lokasyon. Pumili na lang ng lungsod.',
})
export const whereAreYou = message('place.whereAreYou', { en: 'Where are you?', fil: 'Nasaan ka?' })
export const weShowHowFarEach = message('place.weShowHowFarEach', {
  en: 'We show how far each pharmacy is. Your place stays in this browser.',
  fil: 'Ipapakita namin kung gaano kalayo ang bawat botika. Sa browser na ito lang mananatili ang iyong lokasyon.',
})
export const useMyLocation = message('place.useMyLocation', {
  en: 'Use my location',
  fil: 'Gamitin ang aking lokasyon',
})
export const orChooseACity = message('place.orChooseACity', {
  en: 'Or choose a city',
  fil: 'O pumili ng lungsod',
})
export const city = message('place.city', { en: 'City', fil: 'Lungsod' })
export const forgetMyPlace = message('place.forgetMyPlace', {
  en: 'Forget my place',
  fil: 'Kalimutan ang aking lokasyon',
})
export const theListOfPlacesDidNotLoad = message('place.theListOfPlacesDidNotLoad', {
  en: 'The list of places did not load. Check your connection and try again.',
  fil: 'Hindi na-load ang listahan ng mga lugar. Tingnan ang iyong internet at subukan ulit.',
})
export const province = message('place.province', { en: 'Province', fil: 'Probinsya' })
export const cityOrMunicipality = message('place.cityOrMunicipality', {
  en: 'City or municipality',
  fil: 'Lungsod o bayan',
})
export const barangay = message('place.barangay', { en: 'Barangay', fil: 'Barangay' })
export const houseNumberStreetBuilding = message('place.houseNumberStreetBuilding', {
  en: 'House number, street, building',
  fil: 'Numero ng bahay, kalye, gusali',
})
