import { cartItems } from '@botika/common/carts/endpoints'
import { makePage } from '@botika/common/http/paging'
import { type Person, type Serve, signedIn } from '../../platform'
import { presentCartItem } from './present'
import type { CartService } from './service'

export function cartRoutes(serve: Serve, carts: CartService) {
  const idOf = (person: Person | null) => signedIn(person).id

  serve(cartItems.list, async ({ person, query }) => {
    const rows = await carts.list(carts.ownerOf(signedIn(person), query.user_id))
    const { page, per_page: perPage } = query
    const data = rows.slice((page - 1) * perPage, page * perPage).map(presentCartItem)
    return makePage({ data, total: rows.length, path: cartItems.list.path, query })
  })
  serve(cartItems.cart, ({ person }) => carts.cart(idOf(person)))
  serve(cartItems.one, ({ person, params }) => carts.one(idOf(person), params.id))
  serve(cartItems.add, async ({ person, body, raw }) => {
    const item = await carts.add(idOf(person), body.inventory_id, body.quantity)
    raw?.reply.header('Location', `/api/cart-items/${item.id}`)
    return item
  })
  serve(cartItems.update, ({ person, params, body }) => carts.set(idOf(person), params.id, body))
  serve(cartItems.inputQuantity, ({ person, params, body }) => carts.set(idOf(person), params.id, body))
  serve(cartItems.remove, ({ person, params }) => carts.remove(idOf(person), params.id))

  for (const endpoint of [cartItems.addQuantity, cartItems.addQuantityByGet])
    serve(endpoint, ({ person, params }) => carts.raise(idOf(person), params.id))
  for (const endpoint of [cartItems.deductQuantity, cartItems.deductQuantityByGet])
    serve(endpoint, ({ person, params }) => carts.lower(idOf(person), params.id))
  serve(cartItems.addOne, ({ person, params }) => carts.tick(idOf(person), params.id, true))
  serve(cartItems.removeOne, ({ person, params }) => carts.tick(idOf(person), params.id, false))

  for (const endpoint of [cartItems.addAll, cartItems.addAllByGet])
    serve(endpoint, ({ person, params }) =>
      carts.tickAll(carts.ownerOf(signedIn(person), params.userId), true),
    )
  serve(cartItems.removeAll, ({ person, params }) =>
    carts.tickAll(carts.ownerOf(signedIn(person), params.userId), false),
  )
  serve(cartItems.addFromGuest, ({ person, params, body, idempotencyKey }) =>
    carts.mergeGuest(carts.ownerOf(signedIn(person), params.userId), body.cart_items, idempotencyKey),
  )
}
