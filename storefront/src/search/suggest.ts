import { products } from '@botika/common/products/endpoints'
import { call } from '../lib/api'

/** Asks the server what the letters may mean. */
export const suggest = (keyword: string, signal: AbortSignal) =>
  call(products.suggest, { query: { keyword } }, { signal })
