export type { CategoryLevel, Taxonomy, Tree } from './categories/taxonomy'
export { type Hold, holdOf } from './dangerous-drugs/judge'
export { type DrugFacts, drugSaid, judgeDrug, type Verdict } from './dangerous-drugs/judge'
export { recheckRepository } from './dangerous-drugs/recheck-repository'
export { recheckCatalogue, type Rechecked } from './dangerous-drugs/recheck'
export { type RefusedName, refusedNamesIn } from './dangerous-drugs/names'
export { medicinesIn } from './medicines/named'
export { usualPrices } from './inventories/repository'
export { isForSale, isLive, mayDispense } from './inventories/live-expressions'
export { BRANDS } from './medicines/brands'
export { MEDICINE_NAMES } from './medicines/medicine-names'
export {
  type ChangedBy,
  prescriptions,
  type Prescriptions,
  raisePrescription,
  settleMedicines,
} from './medicines/prescription-repository'
export { openReviews } from './products/review-repository'
export { settleExisting } from './medicines/settle-existing-repository'
export { type Catalogue, catalogueModule } from './module'
export { keepsCap, mostFor, offersAboveCap } from './price-caps/cap-expressions'
export { isRunning, runningFor } from './promotions/running-expressions'
export type { cardContext } from './products/present'
export type { ManageService } from './products/manage-service'
export {
  type CardContext,
  pesosOrNull,
  presentCard,
  presentProduct,
  type Priced,
  pricedLine,
  pricedOf,
} from './products/present'
export {
  CARD_COLUMNS,
  type CardFacts,
  type CardLine,
  type CardParts,
  FACT_COLUMNS,
  type Line,
  type ProductRow,
} from './products/rows'
