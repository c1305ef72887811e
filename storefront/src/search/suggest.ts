import { products } from '@botika/common/products/endpoints'
import { call } from '../lib/api'

export const suggest = (keyword: string, signal: AbortSignal) =>
  call(products.suggest, { query: { keyword } }, { signal })
