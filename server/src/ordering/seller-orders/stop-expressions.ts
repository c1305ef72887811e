import type { SaleStop } from '@botika/common/orders/steps'
import { hasLicence, hasPharmacist } from '../../directory'
import { over, sql } from '../../platform/db/query'

const e = over<{ s: 'seller_orders' }>()

/** Why pharmacy `ph` may not sell part `s` now: RA 9711 asks for a licence, RA 10918 for a pharmacist. */
export const saleStop = sql<SaleStop | null>`case when not ${hasLicence('ph')} then 'no_licence'
  when ${e.ref('s.prescription_status')} <> 'not_needed' and not ${hasPharmacist('ph')} then 'no_pharmacist' end`
