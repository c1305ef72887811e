import type { bulk } from '@botika/common/bulk/endpoints'
import type { Declaration, Endpoint, Method } from '@botika/common/http/endpoint'
import type { preferences } from '@botika/common/preferences/endpoints'
import type { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import type { salesRecords } from '@botika/common/sales-records/endpoints'
import type { sellerOrders } from '@botika/common/seller-orders/endpoints'

type BodyKind = Declaration<undefined, undefined, undefined, Endpoint['reply']>['bodyKind']

/** An endpoint by its address alone: typed by the contract, without loading its schemas into the page. */
const light = <E extends Endpoint>(method: Method, path: E['path'], bodyKind?: BodyKind) =>
  ({ method, path, ...(bodyKind ? { bodyKind } : {}) }) as unknown as E

/** Calls that screens make beside those of the collections. */
export const CALLS = {
  bulk: {
    upload: light<typeof bulk.upload>('POST', '/api/products/bulk', 'multipart'),
    dryErrorSheet: light<typeof bulk.dryErrorSheet>('POST', '/api/products/bulk/error-sheet', 'multipart'),
    list: light<typeof bulk.list>('GET', '/api/products/bulk'),
    errorSheet: light<typeof bulk.errorSheet>('GET', '/api/products/bulk/:id/error-sheet'),
    undo: light<typeof bulk.undo>('POST', '/api/products/bulk/:id/undo'),
  },
  salesRecords: {
    list: light<typeof salesRecords.list>('GET', '/api/sales-records'),
    export: light<typeof salesRecords.export>('GET', '/api/sales-records/export'),
  },
  recurringOrders: {
    cancel: light<typeof recurringOrders.cancel>('PUT', '/api/recurring-orders/cancel-order/:id'),
  },
  preferences: {
    list: light<typeof preferences.list>('GET', '/api/preferences'),
    put: light<typeof preferences.put>('PUT', '/api/preferences/:key'),
    remove: light<typeof preferences.remove>('DELETE', '/api/preferences/:key'),
  },
  sellerOrders: {
    create: light<typeof sellerOrders.create>('POST', '/api/seller-orders'),
  },
}
