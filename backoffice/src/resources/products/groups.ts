import type { Label } from '@botika/common/messages/message'
import { fields, offers, products, shared } from '@botika/common/messages/office'
import type { OFFER_STATUSES, PRODUCT_GROUPS, ProductCard } from '@botika/common/products/schema'
import type { Tone } from '../../ui/StatusChip'
import type { Tabs } from '../../ui/StatusTabs'

export type OfferStatus = (typeof OFFER_STATUSES)[number]
type ProductGroup = (typeof PRODUCT_GROUPS)[number]

export const GROUP_NAMES: Record<ProductGroup, Label> = {
  all: shared.all,
  draft: shared.draft,
  live: products.live,
  sold_out: shared.soldOut,
  suspended: fields.suspended,
}

export const GROUP_TABS: Tabs = {
  label: products.productsByGroup,
  names: GROUP_NAMES,
  emptyTexts: {
    draft: products.productsThatShoppersDoNot,
    live: products.productsThatShoppersCanBuy,
    sold_out: offers.liveProductsWithNothingLeft,
    suspended: products.productsThatAnAdministratorTook,
  },
}

export const GROUP_TONES: Record<Exclude<ProductGroup, 'all'>, Tone> = {
  draft: 'quiet',
  live: 'good',
  sold_out: 'bad',
  suspended: 'warn',
}

export function groupOf({ status, quantity }: Pick<ProductCard, 'status' | 'quantity'>) {
  if (status === 'draft' || status === 'suspended') return status
  return quantity > 0 ? 'live' : 'sold_out'
}
