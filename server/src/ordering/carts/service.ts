import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { mergeCarts, type CartLine, type MergeChange } from '@botika/common/carts/rules'
import type { Cart, CartItem, MergedGuestCart } from '@botika/common/carts/schema'
import { Problem } from '@botika/common/http/problem'
import { keyUseOf, type Person } from '../../platform'
import type { CartMergeRepository } from './merge-repository'
import { presentCart, presentCartItem } from './present'
import type { CartRepository, CartRow } from './repository'

interface Needs {
  repository: CartRepository
  merging: CartMergeRepository
}

const absent = () => new Problem('not_found', phrase(messages.thisIsNotInYourCart))

function shown(row: CartRow | null): CartItem {
  if (!row) throw absent()
  return presentCartItem(row)
}

function tooMany(stock: number): Problem {
  const detail = stock === 0 ? t(messages.thisIsSoldOut) : t(messages.onlyStockInStock, { stock })
  return Problem.invalid('quantity', detail)
}

export function cartService({ repository, merging }: Needs) {
  return {
    ownerOf(person: Person, userId: number | undefined): number {
      if (userId !== undefined && userId !== person.id) throw new Problem('not_found')
      return person.id
    },

    list: (userId: number) => repository.list(userId),

    cart: async (userId: number): Promise<Cart> => presentCart(await repository.list(userId)),

    one: async (userId: number, id: number) => shown(await repository.find(userId, id)),

    async add(userId: number, inventoryId: number, quantity: number): Promise<CartItem> {
      const { row, isOffered, lacks, currentQuantity, hasRoom } = await repository.add(
        userId,
        inventoryId,
        quantity,
      )
      if (row) return presentCartItem(row)
      if (lacks !== null) throw new Problem('not_found', lacks)
      if (!isOffered) throw new Problem('not_found', phrase(messages.thisIsNoLongerOffered))
      if (currentQuantity < quantity) throw tooMany(currentQuantity)
      if (!hasRoom) throw new Problem('conflict', phrase(messages.yourCartIsFullPleaseCheckOut))
      throw new Problem('conflict')
    },

    raise: async (userId: number, id: number) => shown(await repository.raise(userId, id)),
    lower: async (userId: number, id: number) => shown(await repository.lower(userId, id)),
    tick: async (userId: number, id: number, isChecked: boolean) =>
      shown(await repository.set(userId, id, null, isChecked)),

    async set(userId: number, id: number, change: { quantity?: number; is_checked?: boolean }) {
      const row = await repository.set(userId, id, change.quantity ?? null, change.is_checked ?? null)
      if (row) return presentCartItem(row)
      throw tooMany(shown(await repository.find(userId, id)).current_quantity)
    },

    tickAll: async (userId: number, isChecked: boolean): Promise<Cart> =>
      presentCart(await repository.tickAll(userId, isChecked)),

    async remove(userId: number, id: number) {
      if (!(await repository.remove(userId, id))) throw absent()
      return { id }
    },

    async mergeGuest(userId: number, guest: CartLine[], key: string | undefined): Promise<MergedGuestCart> {
      const { rows, changes } = await merging.merge({
        userId,
        wantedIds: [...new Set(guest.map((line) => line.inventory_id))],
        decide: (saved, stock) => mergeCarts(saved, guest, stock),
        keyUse: key === undefined ? undefined : await mergeKey(key, userId, guest),
      })
      const names = new Map(rows.map((row) => [row.inventory_id, row.product_name]))
      return {
        ...presentCart(rows),
        changes: changes.map((change) => ({
          ...change,
          detail: wordsOf(change, names.get(change.inventory_id)),
        })),
      }
    },
  }
}
export type CartService = ReturnType<typeof cartService>

const mergeKey = async (key: string, userId: number, guest: CartLine[]) => ({
  ...(await keyUseOf(key, `guest-cart:${userId}`, { guest })),
  mismatch: t(messages.thisKeyWasUsedForAnotherCart),
})

function wordsOf({ code, quantity }: MergeChange, name = t(messages.aProduct)): string {
  if (code === 'capped') return t(messages.onlyCountOfNameInStock, { count: quantity, name })
  if (code === 'sold_out') return t(messages.nameIsSoldOut, { name })
  if (code === 'gone') return t(messages.nameIsNoLongerOffered, { name })
  return t(messages.nameDidNotFitYourCartIs, { name })
}
