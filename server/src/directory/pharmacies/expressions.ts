import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/directory'
import { type Expression, over, sql, today } from '../../platform/db/query'

const at = over<{ ph: 'pharmacies' }>()

export const pharmacyAddress = sql<string>`concat_ws(', ', nullif(${at.ref('ph.address')}, ''), ${at.ref('ph.city')})`

export const hasLicence = (pharmacy: string, day: Expression<string> = today) => {
  const { ref } = over<{ ph: 'pharmacies' }>()
  const number = ref(`${pharmacy}.license_number` as 'ph.license_number')
  const lastDay = ref(`${pharmacy}.license_expires_on` as 'ph.license_expires_on')
  return sql<boolean>`(coalesce(${number} ~ '[0-9]', false) and coalesce(${lastDay} >= ${day}, false))`
}

export const noLicence = (pharmacy: string) => t(messages.cantTakeOrders, { pharmacy })

export const noPharmacist = (pharmacy: string) => t(messages.cantSellOnPrescription, { pharmacy })
