import type { Dictionary } from './words'

/** The words come in parts, each with the pages that need it. */
export type Area = 'shop' | 'content' | 'orders'

const CONTENT = /src\/(routes\/(content|login)|features\/content\/(forms\/|questions))/
const ORDERS = /src\/(routes|features)\/(account|cart|checkout|track-your-order|tracking)\//

/** Which parts the page or component of a source file needs. */
export function areasOf(file: string): readonly Area[] {
  if (CONTENT.test(file)) return ['shop', 'content']
  return ORDERS.test(file) ? ['shop', 'orders'] : ['shop']
}

/** The source files behind these parts, to find their chunks. */
export const sourcesOf = (areas: readonly Area[]) => [
  'src/shared/language/filipino.ts',
  ...areas.map((area) => `src/shared/language/fil/${area}.ts`),
]

export const FILIPINO_PARTS: Record<Area, () => Promise<Dictionary>> = {
  shop: async () => (await import('./fil/shop')).shop,
  content: async () => (await import('./fil/content')).content,
  orders: async () => (await import('./fil/orders')).orders,
}
