import type { categoryTree } from '@botika/common/category-tree/endpoints'
import type { contact } from '@botika/common/contact/endpoints'
import type { mails } from '@botika/common/mails/endpoints'
import type { moderation } from '@botika/common/moderation/endpoints'
import type { ratingModeration } from '@botika/common/rating-moderation/endpoints'
import type { searchMisses, searchSynonyms } from '@botika/common/search-misses/endpoints'
import type { settings } from '@botika/common/settings/endpoints'
import type { passwordLinks } from '@botika/common/password-links/endpoints'
import type { users } from '@botika/common/users/endpoints'
import type { bulk } from '@botika/common/bulk/endpoints'
import type { Declaration, Endpoint, Method } from '@botika/common/http/endpoint'
import type { pharmacies } from '@botika/common/pharmacies/endpoints'
import type { preferences } from '@botika/common/preferences/endpoints'
import type { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import type { salesRecords } from '@botika/common/sales-records/endpoints'
import type { sellerLinks } from '@botika/common/seller-links/endpoints'
import type { sellerOrders } from '@botika/common/seller-orders/endpoints'

type BodyKind = Declaration<undefined, undefined, undefined, Endpoint['reply']>['bodyKind']

/** An endpoint by its address alone: typed by the contract, without loading its schemas into the page. */
const light = <E extends Endpoint>(method: Method, path: E['path'], bodyKind?: BodyKind) =>
  ({ method, path, ...(bodyKind ? { bodyKind } : {}) }) as unknown as E

/** The same of one that answers a sheet, which is text and no record. */
const sheet = <E extends Endpoint>(...address: Parameters<typeof light<E>>) =>
  ({ ...light<E>(...address), replyType: 'text/csv; charset=utf-8' }) as E

/** Calls that screens make beside those of the collections. */
export const CALLS = {
  bulk: {
    upload: light<typeof bulk.upload>('POST', '/api/products/bulk', 'multipart'),
    dryErrorSheet: sheet<typeof bulk.dryErrorSheet>('POST', '/api/products/bulk/error-sheet', 'multipart'),
    list: light<typeof bulk.list>('GET', '/api/products/bulk'),
    errorSheet: sheet<typeof bulk.errorSheet>('GET', '/api/products/bulk/:id/error-sheet'),
    undo: light<typeof bulk.undo>('POST', '/api/products/bulk/:id/undo'),
  },
  salesRecords: {
    list: light<typeof salesRecords.list>('GET', '/api/sales-records'),
    export: sheet<typeof salesRecords.export>('GET', '/api/sales-records/export'),
  },
  recurringOrders: {
    one: light<typeof recurringOrders.one>('GET', '/api/recurring-orders/:id'),
    cancel: light<typeof recurringOrders.cancel>('PUT', '/api/recurring-orders/cancel-order/:id'),
  },
  pharmacies: {
    list: light<typeof pharmacies.list>('GET', '/api/pharmacies'),
  },
  preferences: {
    list: light<typeof preferences.list>('GET', '/api/preferences'),
    put: light<typeof preferences.put>('PUT', '/api/preferences/:key'),
    remove: light<typeof preferences.remove>('DELETE', '/api/preferences/:key'),
  },
  sellerLinks: {
    send: light<typeof sellerLinks.send>('POST', '/api/preregisters/:id/seller-link'),
  },
  sellerOrders: {
    create: light<typeof sellerOrders.create>('POST', '/api/seller-orders'),
  },
  mails: {
    resend: light<typeof mails.resend>('PUT', '/api/mails/:id/resend'),
  },
  searchMisses: {
    remove: light<typeof searchMisses.remove>('DELETE', '/api/search-misses/:id'),
  },
  searchSynonyms: {
    create: light<typeof searchSynonyms.create>('POST', '/api/search-synonyms'),
  },
  categoryTree: {
    read: light<typeof categoryTree.read>('GET', '/api/category-tree'),
    move: light<typeof categoryTree.move>('PUT', '/api/category-tree/move'),
    merge: light<typeof categoryTree.merge>('PUT', '/api/category-tree/merge'),
  },
  moderation: {
    one: light<typeof moderation.one>('GET', '/api/products/:id/moderation'),
    suspend: light<typeof moderation.suspend>('PUT', '/api/products/:id/suspend'),
    unsuspend: light<typeof moderation.unsuspend>('PUT', '/api/products/:id/unsuspend'),
    release: light<typeof moderation.release>('PUT', '/api/products/:id/release'),
    twins: light<typeof moderation.twins>('GET', '/api/product-duplicates'),
    merge: light<typeof moderation.merge>('PUT', '/api/products/:id/merge'),
  },
  ratings: {
    hide: light<typeof ratingModeration.hide>('PUT', '/api/ratings/:id/hide'),
    show: light<typeof ratingModeration.show>('PUT', '/api/ratings/:id/show'),
  },
  contact: {
    update: light<typeof contact.update>('PUT', '/api/contact-us/:id'),
  },
  users: {
    signOut: light<typeof users.signOut>('POST', '/api/users/:id/sign-out'),
  },
  passwordLinks: {
    send: light<typeof passwordLinks.send>('POST', '/api/users/:id/password-link'),
  },
  settings: {
    read: light<typeof settings.read>('GET', '/api/settings'),
  },
}
