import { bulkCalls } from '@botika/common/bulk/calls'
import type { bulk } from '@botika/common/bulk/endpoints'
import { categoryTreeCalls } from '@botika/common/category-tree/calls'
import type { categoryTree } from '@botika/common/category-tree/endpoints'
import { complaintsCalls } from '@botika/common/complaints/calls'
import type { complaints } from '@botika/common/complaints/endpoints'
import { contactCalls } from '@botika/common/contact/calls'
import type { contact } from '@botika/common/contact/endpoints'
import { collectionCalls } from '@botika/common/http/collection-calls'
import { mailsCalls } from '@botika/common/mails/calls'
import type { mails } from '@botika/common/mails/endpoints'
import { moderationCalls } from '@botika/common/moderation/calls'
import type { moderation } from '@botika/common/moderation/endpoints'
import { passwordLinksCalls } from '@botika/common/password-links/calls'
import type { passwordLinks } from '@botika/common/password-links/endpoints'
import { papersCalls } from '@botika/common/papers/calls'
import type { papers } from '@botika/common/papers/endpoints'
import type { pharmacies } from '@botika/common/pharmacies/endpoints'
import { productsCalls } from '@botika/common/products/calls'
import type { products } from '@botika/common/products/endpoints'
import { ratingModerationCalls } from '@botika/common/rating-moderation/calls'
import type { ratingModeration } from '@botika/common/rating-moderation/endpoints'
import { recurringOrdersCalls } from '@botika/common/recurring-orders/calls'
import type { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { offeredLinesCalls, refusedLinesCalls } from '@botika/common/refused-lines/calls'
import type { offeredLines, refusedLines } from '@botika/common/refused-lines/endpoints'
import { salesRecordsCalls } from '@botika/common/sales-records/calls'
import type { salesRecords } from '@botika/common/sales-records/endpoints'
import { salesReportCalls } from '@botika/common/sales-report/calls'
import type { salesReport } from '@botika/common/sales-report/endpoints'
import { searchMissesCalls } from '@botika/common/search-misses/calls'
import type { searchMisses, searchSynonyms } from '@botika/common/search-misses/endpoints'
import { sellerLinksCalls } from '@botika/common/seller-links/calls'
import type { sellerLinks } from '@botika/common/seller-links/endpoints'
import { sellerOrdersCalls } from '@botika/common/seller-orders/calls'
import type { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { settingsCalls } from '@botika/common/settings/calls'
import type { settings } from '@botika/common/settings/endpoints'
import { staffCalls } from '@botika/common/staff/calls'
import { statusCalls } from '@botika/common/status/calls'
import type { status } from '@botika/common/status/endpoints'
import type { staff } from '@botika/common/staff/endpoints'
import { usersCalls } from '@botika/common/users/calls'
import type { users } from '@botika/common/users/endpoints'
import { typed } from './typed'

export const CALLS = {
  bulk: typed<typeof bulk>(bulkCalls),
  salesRecords: typed<typeof salesRecords>(salesRecordsCalls),
  salesReport: typed<typeof salesReport>(salesReportCalls),
  recurringOrders: typed<typeof recurringOrders>(recurringOrdersCalls),
  papers: typed<typeof papers>(papersCalls),
  pharmacies: typed<typeof pharmacies>(collectionCalls('pharmacies')),
  sellerLinks: typed<typeof sellerLinks>(sellerLinksCalls),
  sellerOrders: typed<typeof sellerOrders>(sellerOrdersCalls),
  mails: typed<typeof mails>(mailsCalls),
  searchMisses: typed<typeof searchMisses>(searchMissesCalls),
  searchSynonyms: typed<typeof searchSynonyms>(collectionCalls('search-synonyms')),
  categoryTree: typed<typeof categoryTree>(categoryTreeCalls),
  moderation: typed<typeof moderation>(moderationCalls),
  ratings: typed<typeof ratingModeration>(ratingModerationCalls),
  complaints: typed<typeof complaints>(complaintsCalls),
  refusedLines: typed<typeof refusedLines>(refusedLinesCalls),
  offeredLines: typed<typeof offeredLines>(offeredLinesCalls),
  contact: typed<typeof contact>(contactCalls),
  staff: typed<typeof staff>(staffCalls),
  users: typed<typeof users>(usersCalls),
  passwordLinks: typed<typeof passwordLinks>(passwordLinksCalls),
  products: typed<Pick<typeof products, 'usualPrices'>>({ usualPrices: productsCalls.usualPrices }),
  settings: typed<typeof settings>(settingsCalls),
  status: typed<typeof status>(statusCalls),
}
