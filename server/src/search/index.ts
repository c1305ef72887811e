export { searchModule } from './module'
export { queuePharmacyRefresh, queueSearchRefresh, refreshSearch } from './engine/repository'
