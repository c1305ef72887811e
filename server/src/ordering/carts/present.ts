import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { toPesos } from '@botika/common/centavos'
import type { Cart, CartItem } from '@botika/common/carts/schema'
import { noLicence, noPharmacist } from '../../directory'
import type { CartRow } from './repository'

export function problemOf(row: CartRow): CartItem['problem'] {
  if (!row.is_live)
    return {
      code: 'gone',
      detail: t(messages.productNameIsNoLongerOfferedBy, { product_name: row.product_name }),
    }
  if (!row.is_licensed) return { code: 'pharmacy_closed', detail: noLicence(row.pharmacy_name) }
  if (!row.may_dispense) return { code: 'no_pharmacist', detail: noPharmacist(row.pharmacy_name) }
  if (row.current_quantity === 0)
    return {
      code: 'out_of_stock',
      detail: t(messages.productNameIsSoldOutAtPharmacy, {
        product_name: row.product_name,
        pharmacy_name: row.pharmacy_name,
      }),
    }
  if (row.current_quantity < row.quantity)
    return {
      code: 'not_enough',
      detail: t(messages.pharmacyNameHasOnlyCurrentQuantityOf, {
        pharmacy_name: row.pharmacy_name,
        current_quantity: row.current_quantity,
        product_name: row.product_name,
      }),
    }
  return null
}

export const presentCartItem = ({
  created_at,
  updated_at,
  price,
  is_live,
  is_licensed,
  may_dispense,
  ...row
}: CartRow): CartItem => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
  selling_price: toPesos(price),
  problem: problemOf({ created_at, updated_at, price, is_live, is_licensed, may_dispense, ...row }),
})

export function presentCart(rows: CartRow[]): Cart {
  const ticked = rows.filter((row) => row.is_checked)
  const sum = ticked
    .filter((row) => problemOf(row) === null)
    .reduce((all, row) => all + row.price * row.quantity, 0)
  return {
    data: rows.map(presentCartItem),
    items_count: rows.length,
    checked_count: ticked.length,
    subtotal: toPesos(sum),
  }
}
