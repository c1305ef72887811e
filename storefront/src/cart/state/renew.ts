import * as cart from '@botika/common/messages/cart'
import { eachPesos, formatPesos } from '@botika/common/centavos'
import { t } from '../../lib/language/text'
import type { GuestCartItem } from './items'

interface KnownLine {
  inventory_id: number
  quantity: number
  current_quantity: number
  price: number
  promotion_discount: number
}

interface Known {
  lines: readonly KnownLine[]
  problems: readonly { inventory_id: number; code: string; detail: string }[]
}

export function renew(items: readonly GuestCartItem[], quote: Known) {
  const changes: string[] = []
  const renewed = items.map(({ isUnpriced, ...item }) => {
    const { product } = item
    const line = quote.lines.find((one) => one.inventory_id === product.inventory_id)
    const problem = quote.problems.find((one) => one.inventory_id === product.inventory_id)
    const stock = line?.current_quantity ?? (problem ? 0 : product.current_quantity)
    const price = line ? priceOf(line) : product.selling_price
    if (problem && (isClosed(problem) || stock < 1)) {
      if (product.current_quantity > 0) changes.push(`${product.name}: ${problem.detail}`)
    } else if (item.quantity > stock)
      changes.push(t(cart.nameOnlyStockLeftSoWeLowered, { name: product.name, stock }))
    if (price !== product.selling_price && !isUnpriced) {
      changes.push(
        t(cart.nameThePriceIsNow, {
          name: product.name,
          now: formatPesos(price),
          before: formatPesos(product.selling_price),
        }),
      )
    }
    return {
      ...item,
      ...(isUnpriced && !line && { isUnpriced }),
      // a sold-out line keeps its quantity: it may be back tomorrow
      quantity: stock < 1 ? item.quantity : Math.min(item.quantity, stock),
      product: { ...product, selling_price: price, current_quantity: stock },
    }
  })
  return { renewed, changes }
}

const CLOSED: readonly string[] = ['gone', 'pharmacy_closed', 'no_pharmacist']

export const isClosed = ({ code }: { code: string }) => CLOSED.includes(code)

const priceOf = ({ price, quantity, promotion_discount }: KnownLine) =>
  eachPesos(price * quantity - promotion_discount, quantity)
