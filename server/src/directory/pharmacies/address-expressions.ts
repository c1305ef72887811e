import { over, sql } from '../../platform/db/query'

const { ref } = over<{ ph: 'pharmacies' }>()

export const pharmacyAddress = sql<string>`concat_ws(', ', nullif(${ref('ph.address')}, ''), ${ref('ph.city')})`
