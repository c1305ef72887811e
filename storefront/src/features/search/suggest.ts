import { products } from '@botika/common/products/endpoints'
import { call } from '../../shared/api'

/** Asks the server what the letters may mean. */
export const suggest = async (keyword: string, signal: AbortSignal) =>
  (await call(products.suggest, { query: { keyword } }, { signal })).data
