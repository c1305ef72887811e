export { doctorCollection } from './doctors/collection'
export { FACILITY_COLLECTIONS } from './facilities/collection'
export { type Barangays, type Place, readGazetteer } from './locations/service'
export {
  afterOpenHours,
  deliveryWindow,
  isPaused,
  nextOpen,
  pickUpWindow,
  type Window,
} from './delivery/estimate'
export type { MustExist, SaidPlace } from './locations/service'
export { psgcFiles } from './locations/psgc-files'
export { type Directory, directoryModule, type Places, placesModule } from './module'
export { hasPharmacist, holdsCard } from './papers/card-expressions'
export { keepRequired, waitingPapers } from './papers/repository'
export { tieNamed } from './papers/tying'
export { isOpenNow, isReadable } from './opening-hours/open-now'
export {
  kmFrom,
  type PharmacyDirectory,
  type PharmacyList,
  type Position,
  roundKm,
} from './pharmacies/directory'
export { sellersOf } from './pharmacies/directory-repository'
export { hasLicence, noLicence, noPharmacist, pharmacyAddress } from './pharmacies/expressions'
