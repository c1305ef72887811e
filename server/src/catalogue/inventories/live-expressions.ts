import { hasLicence, hasPharmacist } from '../../directory'
import { type Expression, every, over } from '../../platform/db/query'
import { keepsCap } from '../price-caps/cap-expressions'

const e = over<{ i: 'inventories'; p: 'products'; ph: 'pharmacies' }>()

/** Whether offer `i` of product `p` at pharmacy `ph` is live; price and licence are looked at apart. */
export const isLive = every(
  e('i.status', '=', 'live'),
  e('i.archived_at', 'is', null),
  e('p.archived_at', 'is', null),
  e('p.drug_class', '<>', 'dangerous'),
  e('ph.status', '=', 'active'),
)

/** Whether the pharmacy may dispense it on a day (Manila): what needs a prescription needs a pharmacist. */
export const mayDispense = (day?: Expression<string>) =>
  e.or([e('p.is_prescription', '=', false), hasPharmacist('ph', day)]).$castTo<boolean>()

export const isForSale = every(isLive, hasLicence('ph'), mayDispense(), keepsCap('i', 'p'))
