export { type Search, searchModule } from './module'
export { promotedPrice } from './engine/list-expressions'
export { queuePharmacyRefresh, queueSearchRefresh, refreshSearch } from './engine/repository'
export { type OfferRow, offersHereRepository, type OffersHereRepository } from './offers-here/repository'
