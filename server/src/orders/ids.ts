import type { OrderIds } from './repository'

type Block = { orders: number[]; parts: number[]; items: number[] }

const BLOCK = 100

/** Ids for orders, taken from the database in blocks; numbers that are left over when the server ends stay unused. */
export function idSupply(takeBlock: (count: number) => Promise<Block>) {
  let block: Block = { orders: [], parts: [], items: [] }
  let taking: Promise<void> | undefined

  const has = (lines: number) =>
    block.orders.length > 0 && block.parts.length >= lines && block.items.length >= lines

  return async function next(lines: number): Promise<OrderIds> {
    while (!has(lines)) {
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
