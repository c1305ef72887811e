import * as z from 'zod'
import { Id, IdParams } from '../http/codecs'
import { Deleted } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf, PageQuery } from '../http/paging'
import { Cart, CartAddition, CartChange, CartItem, GuestCart, MergedGuestCart, TypedQuantity } from './schema'

const UserParams = z.object({ userId: Id })
const nothing = z.object({}).optional()

const change = { permission: 'cart-items.update' } as const

/** One line raised, lowered or ticked; where the specification changes something by GET, POST does the same. */
const step = <M extends 'GET' | 'POST'>(method: M, name: string, summary: string) =>
  endpoint({
    ...change,
    method,
    path: `/api/cart-items/${name}/:id`,
    summary,
    params: IdParams,
    ...(method === 'POST' ? { body: nothing } : {}),
    reply: CartItem,
  })

const tickAll = <M extends 'GET' | 'POST'>(method: M, name: string, summary: string) =>
  endpoint({
    ...change,
    method,
    path: `/api/cart-items/${name}/:userId`,
    summary,
    params: UserParams,
    ...(method === 'POST' ? { body: nothing } : {}),
    reply: Cart,
  })

export const cartItems = {
  list: endpoint({
    method: 'GET',
    path: '/api/cart-items',
    summary: "The signed-in customer's cart, oldest line first",
    permission: 'cart-items.read',
    query: PageQuery.extend({ per_page: PageQuery.shape.per_page.default(100), user_id: Id.optional() }),
    reply: pageOf(CartItem),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/cart-items/:id',
    summary: 'One line of the cart',
    permission: 'cart-items.read',
    params: IdParams,
    reply: CartItem,
  }),
  cart: endpoint({
    method: 'GET',
    path: '/api/cart',
    summary: 'The whole cart with its counts and the sum of what is ticked',
    permission: 'cart-items.read',
    reply: Cart,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/cart/add-to-cart',
    summary: 'Put an offer into the cart, or more of it, up to its stock',
    permission: 'cart-items.create',
    body: CartAddition,
    reply: CartItem,
    status: 201,
  }),
  update: endpoint({
    ...change,
    method: 'PUT',
    path: '/api/cart/:id',
    summary: 'Change the quantity of a line, or whether it is ticked',
    params: IdParams,
    body: CartChange,
    reply: CartItem,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/cart-items/delete-cart-item/:id',
    summary: 'Take a line out of the cart',
    permission: 'cart-items.delete',
    params: IdParams,
    reply: Deleted,
  }),
  addQuantity: step('POST', 'add-quantity', 'One more, up to the stock'),
  addQuantityByGet: step('GET', 'add-quantity', 'The same as POST, as the specification has it'),
  deductQuantity: step('POST', 'deduct-quantity', 'One less, down to one'),
  deductQuantityByGet: step('GET', 'deduct-quantity', 'The same as POST, as the specification has it'),
  inputQuantity: endpoint({
    ...change,
    method: 'POST',
    path: '/api/cart-items/input-quantity/:id',
    summary: 'Set a typed quantity; refused (422) when it is more than the stock',
    params: IdParams,
    body: TypedQuantity,
    reply: CartItem,
  }),
  addOne: step('POST', 'add-one', 'Tick a line for checkout'),
  removeOne: step('POST', 'remove-one', 'Untick a line'),
  addAll: tickAll('POST', 'add-all', 'Tick every line'),
  addAllByGet: tickAll('GET', 'add-all', 'The same as POST, as the specification has it'),
  removeAll: tickAll('POST', 'remove-all', 'Untick every line'),
  addFromGuest: endpoint({
    method: 'POST',
    path: '/api/cart-items/add-to-cart-from-guest/:userId',
    summary: "Join the guest's cart to the customer's after login",
    permission: 'cart-items.create',
    params: UserParams,
    body: GuestCart,
    reply: MergedGuestCart,
    isIdempotent: true,
  }),
}
