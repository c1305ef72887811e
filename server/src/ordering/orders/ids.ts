import type { OrderIds, Tx } from './repository'

type Block = { orders: number[]; parts: number[]; items: number[] }

const BLOCK = 100

/**
 * Ids for orders, taken from the database in blocks; numbers that are left over when the server ends stay unused.
 * A transaction that finds none takes its own on its connection: were it to wait for another one, as many transactions
 * as there are connections would wait for each other.
 */
export function idSupply(takeBlock: (count: number, tx?: Tx) => Promise<Block>) {
  let block: Block = { orders: [], parts: [], items: [] }
  let taking: Promise<void> | undefined

  const has = (lines: number) =>
    block.orders.length > 0 && block.parts.length >= lines && block.items.length >= lines

  return async function next(lines: number, tx?: Tx): Promise<OrderIds> {
    while (!has(lines)) {
      if (tx) {
        const { orders, parts, items } = await takeBlock(lines, tx)
        return { order: orders[0] as number, parts, items }
      }
      taking ??= takeBlock(Math.max(BLOCK, lines))
        .then((fresh) => {
          block = fresh
        })
        .finally(() => {
          taking = undefined
        })
      await taking
    }
    return {
      order: block.orders.shift() as number,
      parts: block.parts.splice(0, lines),
      items: block.items.splice(0, lines),
    }
  }
}
