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
