import { message } from './declare'

export const deliverToName = message('place.deliverToName', {
  en: 'Deliver to: {name}',
  fil: 'Ihatid sa: {name}',
})
export const deliverToChoose = message('place.deliverToChoose', {
  en: 'Deliver to: choose a place',
  fil: 'Ihatid sa: pumili ng lugar',
})
export const whereShouldItGo = message('place.whereShouldItGo', {
  en: 'Where should it go? Choose a place',
  fil: 'Saan ito ihahatid? Pumili ng lugar',
})
export const notNow = message('place.notNow', { en: 'Not now', fil: 'Huwag muna' })
export const thisBrowserCannotTellWhereYouAre = message('place.thisBrowserCannotTellWhereYouAre', {
  en: 'This browser cannot tell where you are. Please choose a city.',
  fil: 'Hindi masabi ng browser na ito kung nasaan ka. Pumili na lang ng lungsod.',
})
export const myLocation = message('place.myLocation', { en: 'my location', fil: 'aking lokasyon' })
export const yourLocationCouldNotBeFound = message('place.yourLocationCouldNotBeFound', {
  en: 'Your location could not be found. Please choose a city.',
  fil: 'Hindi mahanap ang iyong lokasyon. Pumili na lang ng lungsod.',
})
export const whereShouldThingsGo = message('place.whereShouldThingsGo', {
  en: 'Where should it go?',
  fil: 'Saan ito ihahatid?',
})
export const weShowWhoBringsItThere = message('place.weShowWhoBringsItThere', {
  en: 'We show who brings it there, for how much and when. Your location is saved to within about 100 metres.',
  fil: 'Ipapakita namin kung sino ang maghahatid doon, magkano at kailan. Mga 100 metro lang ang katumpakan ng lugar na itinatabi.',
})
export const useMyLocation = message('place.useMyLocation', {
  en: 'Use my location',
  fil: 'Gamitin ang aking lokasyon',
})
export const orOneOfYourAddresses = message('place.orOneOfYourAddresses', {
  en: 'Or one of your addresses',
  fil: 'O isa sa mga address mo',
})
export const forgetMyPlace = message('place.forgetMyPlace', {
  en: 'Delete my location',
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
export const notDeliveredTo = message('place.notDeliveredTo', {
  en: 'Not delivered to {name}',
  fil: 'Hindi inihahatid sa {name}',
})
export const priceElsewhere = message('place.priceElsewhere', {
  en: '{price} in {where}',
  fil: '{price} sa {where}',
})
export const deliveryFee = message('place.deliveryFee', { en: 'delivery {fee}', fil: 'delivery {fee}' })
export const freeFrom = message('place.freeFrom', { en: 'free from {amount}', fil: 'libre mula {amount}' })
export const seeWhenItComes = message('place.seeWhenItComes', {
  en: 'Say where it should go, and see who brings it there soonest, and for how much.',
  fil: 'Sabihin kung saan ihahatid, at makikita kung sino ang pinakamabilis maghatid doon at magkano.',
})
export const offersHereDidNotLoad = message('place.offersHereDidNotLoad', {
  en: 'What is offered near you did not load.',
  fil: 'Hindi na-load ang mga alok na malapit sa iyo.',
})
export const seePharmacies = message('place.seePharmacies', {
  en: 'See who has it',
  fil: 'Tingnan kung sino ang mayroon',
})
