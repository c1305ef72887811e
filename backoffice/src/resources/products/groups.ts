import type { OFFER_STATUSES, PRODUCT_GROUPS, ProductCard } from '@botika/common/products/schema'
import type { Tone } from '../../ui/StatusChip'

export type OfferStatus = (typeof OFFER_STATUSES)[number]
export type ProductGroup = (typeof PRODUCT_GROUPS)[number]

/** The specification's groups, as tabs. */
export const GROUP_NAMES: Record<ProductGroup, string> = {
  all: 'All',
  draft: 'Draft',
  live: 'Live',
  sold_out: 'Sold out',
  suspended: 'Suspended',
}

/** What belongs into each group. */
export const GROUPS_TOLD: Record<Exclude<ProductGroup, 'all'>, string> = {
  draft: 'Products that shoppers do not see yet are kept here.',
  live: 'Products that shoppers can buy show here.',
  sold_out: 'Live products with nothing left show here, so that their stock is filled up.',
  suspended: 'Products that an administrator took out of the shop show here.',
}

export const GROUP_TONES: Record<Exclude<ProductGroup, 'all'>, Tone> = {
  draft: 'quiet',
  live: 'good',
  sold_out: 'bad',
  suspended: 'warn',
}

/** Where an offer belongs; sold out is live with nothing left. */
export function groupOf({ status, quantity }: Pick<ProductCard, 'status' | 'quantity'>) {
  if (status === 'draft' || status === 'suspended') return status
  return quantity > 0 ? 'live' : 'sold_out'
}
