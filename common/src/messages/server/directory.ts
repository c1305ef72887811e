import { message } from '../declare'

export const onlyAdministratorChangesThis = message('server/directory.onlyAdministratorChangesThis', {
  en: 'Only an administrator changes this',
  fil: 'Administrador lang ang nagbabago nito',
})
export const sortingByDistanceNeedsLatAndLng = message('server/directory.sortingByDistanceNeedsLatAndLng', {
  en: 'Sorting by distance needs lat and lng',
  fil: 'Kailangan ng lat at lng ang pagsunod-sunod ayon sa layo',
})
export const thereIsNoSuchPharmacy = message('server/directory.thereIsNoSuchPharmacy', {
  en: 'There is no such pharmacy.',
  fil: 'Walang ganitong botika.',
})
export const thisWasApprovedAlreadyToStopThe = message('server/directory.thisWasApprovedAlreadyToStopThe', {
  en: 'This was approved already. To stop the pharmacy, suspend it.',
  fil: 'Naaprobahan na ito. Para patigilin ang botika, suspendihin ito.',
})
export const preregistration = message('server/directory.preregistration', {
  en: 'pre-registration',
  fil: 'aplikasyon',
})
export const noSuchProvince = message('server/directory.noSuchProvince', {
  en: 'There is no such province. Please choose one from the list',
  fil: 'Walang ganyang probinsiya. Pakipili ang isa sa listahan',
})
export const noSuchCity = message('server/directory.noSuchCity', {
  en: 'There is no such city in this province. Please choose one from the list',
  fil: 'Walang ganyang lungsod sa probinsiyang ito. Pakipili ang isa sa listahan',
})
export const pinFarFromCity = message('server/directory.pinFarFromCity', {
  en: 'The pin on the map is {km, number} km from {city}. Please move the pin, or choose the city that it is in',
  fil: '{km, number} km ang layo ng pin sa mapa mula sa {city}. Pakilipat ang pin, o piliin ang lungsod na kinaroroonan nito',
})
export const noSuchBarangay = message('server/directory.noSuchBarangay', {
  en: 'There is no such barangay in this city. Please choose one from the list',
  fil: 'Walang ganyang barangay sa lungsod na ito. Pakipili ang isa sa listahan',
})
export const cantTakeOrders = message('server/directory.cantTakeOrders', {
  en: '{pharmacy} can’t take orders right now: it has to show a valid FDA licence first.',
  fil: 'Hindi makatanggap ng order ngayon ang {pharmacy}: kailangan muna nitong magpakita ng balidong FDA license.',
})
export const cantSellOnPrescription = message('server/directory.cantSellOnPrescription', {
  en: '{pharmacy} can’t sell prescription medicines right now: it has to show the valid PRC card of a pharmacist first. Other pharmacies may have it.',
  fil: 'Hindi makapagbenta ng gamot na may reseta ngayon ang {pharmacy}: kailangan muna nitong magpakita ng balidong PRC card ng parmasyutiko. Baka mayroon sa ibang botika.',
})
export const noSuchDeliveryArea = message('server/directory.noSuchDeliveryArea', {
  en: 'There is no such province, city or barangay. Please choose it from the list.',
  fil: 'Walang ganitong probinsiya, lungsod o barangay. Piliin ito sa listahan.',
})
export const unreadableHours = message('server/directory.unreadableHours', {
  en: 'These hours can’t be read. Write “08:00-12:00”, or “off” for closed.',
  fil: 'Hindi mabasa ang oras na ito. Isulat ang “08:00-12:00”, o “off” kung sarado.',
})
export const dayIsListedTwice = message('server/directory.dayIsListedTwice', {
  en: 'This day stands in the list already.',
  fil: 'Nasa listahan na ang araw na ito.',
})
export const pauseEndsBeforeItBegins = message('server/directory.pauseEndsBeforeItBegins', {
  en: 'This ends before it begins.',
  fil: 'Natatapos ito bago pa magsimula.',
})
