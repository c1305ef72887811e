import type { Motif } from '../../pictures/motifs'
import type { GoodsHouse } from './houses'

export type Placement = {
  path: readonly [string, string, string]
  house: GoodsHouse
  motif: Motif
  form: string
  /** `name | detail | pack | pesos | picture | number of brands` */
  items: readonly string[]
  use: string
  isDiscountable?: boolean
}
