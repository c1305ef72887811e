import * as z from 'zod'
import { flag, Id, int, text } from '../http/codecs'
import { collection, ListQuery } from '../http/collection'
import { Pesos, Price } from '../money'
import { OFFER_STATUSES, PRODUCT_GROUPS } from '../products/schema'
import { RecordFields, VersionField } from '../record'

export const Inventory = RecordFields.extend({
  product_id: z.number().int(),
  product_name: z.string(),
  pharmacy_id: z.number().int(),
  pharmacy_name: z.string(),
  sku: z.string().nullable(),
  selling_price: Pesos,
  quantity: z.number().int(),
  status: z.enum(OFFER_STATUSES),
})
export type Inventory = z.infer<typeof Inventory>

const InventoryFields = z.object({
  product_id: Id,
  pharmacy_id: Id.optional(),
  sku: text(60).nullable().optional(),
  selling_price: Price,
  quantity: int().min(0).max(1_000_000),
  status: z.enum(OFFER_STATUSES).optional(),
  /** True: a price that is far from what others ask is meant, and is taken without the question. */
  price_confirmed: flag().optional(),
})

export const inventories = collection({
  name: 'inventories',
  record: Inventory,
  fields: InventoryFields,
  changes: InventoryFields.omit({ product_id: true, pharmacy_id: true }).partial().extend(VersionField.shape),
  query: ListQuery.extend({
    product_id: Id.optional(),
    pharmacy_id: Id.optional(),
    status: z.enum(PRODUCT_GROUPS).optional(),
  }),
})
