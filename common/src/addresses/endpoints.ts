import * as z from 'zod'
import { flag, IdParams, phone, requiredText, text } from '../http/codecs'
import { Deleted } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf, PageQuery } from '../http/paging'
import { PlaceFields, PlaceInput } from '../place'
import { RecordFields } from '../record'

export const MAX_ADDRESSES = 25

export const Address = RecordFields.extend({
  label: z.string(),
  receiver_first_name: z.string(),
  receiver_last_name: z.string(),
  receiver_number: z.string(),
  ...PlaceFields.shape,
  is_default: z.boolean(),
})
export type Address = z.infer<typeof Address>

export const AddressFields = z.object({
  ...PlaceInput.shape,
  label: text(60).optional(),
  receiver_first_name: requiredText(100),
  receiver_last_name: requiredText(100),
  receiver_number: phone(),
  address: requiredText(300),
  province: requiredText(100),
  city: requiredText(100),
  barangay: requiredText(120),
  is_default: flag().optional(),
})

const path = '/api/addresses'

export const addresses = {
  list: endpoint({
    method: 'GET',
    path,
    summary: "The signed-in customer's addresses, the default one first",
    permission: 'addresses.read',
    query: PageQuery,
    reply: pageOf(Address),
  }),
  one: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'One address',
    permission: 'addresses.read',
    params: IdParams,
    reply: Address,
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: 'Keep an address; the first one becomes the default',
    permission: 'addresses.create',
    body: AddressFields,
    reply: Address,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Change an address',
    permission: 'addresses.update',
    params: IdParams,
    body: AddressFields.partial(),
    reply: Address,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Forget an address',
    permission: 'addresses.delete',
    params: IdParams,
    reply: Deleted,
  }),
}
