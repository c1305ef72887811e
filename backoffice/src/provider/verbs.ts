import { type Http, makeClient } from '@botika/common/http/client'
import type { Call } from '@botika/common/http/endpoint'
import type { Dashboard } from '@botika/common/dashboard/endpoints'
import type { Inventory } from '@botika/common/inventories/endpoints'
import type { Location } from '@botika/common/locations/endpoints'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import type { ProductCard } from '@botika/common/products/schema'
import { type SellerAction, stepOf } from '@botika/common/orders/steps'
import { asHttpError, send } from './http'

/** How much of each line leaves with which courier; what is not named leaves whole. */
export interface DispatchInput {
  courier_id?: number | null
  items?: { id: number; quantity_dispatched: number }[]
}

export interface PrescriptionVerdict {
  prescription_checked: boolean
  prescription_remarks?: string | null
}

export interface OfferChanges {
  selling_price?: number
  quantity?: number
  status?: 'draft' | 'live' | 'suspended'
  /** Its version as it was read; a change of what somebody else changed meanwhile is refused. */
  updated_at?: string
}

type OrderReply = Promise<SellerOrderDetails>

/** What people do here beside creating, changing and deleting. Used through `mutationFn`, so caches keep their keys. */
export interface Verbs {
  /** Any other call of the API, typed by its contract. */
  call: Call
  advanceOrder(id: number, action: SellerAction, dispatch?: DispatchInput): OrderReply
  cancelOrder(id: number, remarks: string): OrderReply
  judgePrescription(id: number, verdict: PrescriptionVerdict): OrderReply
  /** The ID of the discount's holder was seen. */
  confirmIdSeen(id: number): OrderReply
  saveOrderNotes(id: number, notes: string): OrderReply
  /** A private file of an order; it needs the token, so no address of it can be put into a page. */
  readOrderFile(orderId: number, file: OrderFile, signal?: AbortSignal): Promise<Blob>
  saveOffer(inventoryId: number, changes: OfferChanges): Promise<Inventory>
  readDashboard(query: { days: number }, signal?: AbortSignal): Promise<Dashboard>
  /** What the catalogue has under these words, whoever offers it. */
  searchCatalogue(keyword: string, signal?: AbortSignal): Promise<ProductCard[]>
  /** Provinces, or the places inside one. */
  readLocations(level: LocationLevel, inside?: string, signal?: AbortSignal): Promise<Location[]>
}

export type OrderFile = 'prescription-image' | 'senior-citizen-id-image'
export type LocationLevel = 'provinces' | 'cities' | 'barangays'

const PARENT_OF = { provinces: undefined, cities: 'province_code', barangays: 'city_code' } as const

export function makeVerbs(http: Http): Verbs {
  const put = async (url: string, data: unknown): OrderReply => {
    const reply = await send<SellerOrderDetails>(http, { method: 'PUT', url, data })
    return reply.data
  }
  const client = makeClient(http)
  const order = (id: number) => `/api/seller-orders/${id}`

  return {
    async call(endpoint, input, options) {
      try {
        return await client(endpoint, input, options)
      } catch (problem) {
        throw asHttpError(problem)
      }
    },
    advanceOrder: (id, action, dispatch) =>
      put(`/api/seller-orders/${stepOf(action).path}/${id}`, action === 'ship' ? (dispatch ?? {}) : {}),
    cancelOrder: (id, remarks) => put(`/api/seller-orders/cancel-order/${id}`, { cancel_remarks: remarks }),
    judgePrescription: (id, verdict) => put(order(id), verdict),
    confirmIdSeen: (id) => put(order(id), { id_seen: true }),
    saveOrderNotes: (id, notes) => put(order(id), { internal_notes: notes }),
    async readOrderFile(orderId, file, signal) {
      const reply = await send<Blob>(http, {
        url: `/api/orders/${orderId}/${file}`,
        responseType: 'blob',
        ...(signal ? { signal } : {}),
      })
      return reply.data
    },
    async saveOffer(inventoryId, changes) {
      const reply = await send<Inventory>(http, {
        method: 'PUT',
        url: `/api/inventories/${inventoryId}`,
        data: changes,
      })
      return reply.data
    },
    async readDashboard(query, signal) {
      const reply = await send<Dashboard>(http, {
        url: '/api/dashboard',
        params: query,
        ...(signal ? { signal } : {}),
      })
      return reply.data
    },
    async searchCatalogue(keyword, signal) {
      const reply = await send<{ data: ProductCard[] }>(http, {
        url: '/api/products/search',
        params: { keyword, per_page: 10 },
        ...(signal ? { signal } : {}),
      })
      return reply.data.data
    },
    async readLocations(level, inside, signal) {
      const parent = PARENT_OF[level]
      const reply = await send<{ data: Location[] }>(http, {
        url: `/v1/${level}`,
        params: { per_page: 2000, ...(parent && inside ? { [parent]: inside } : {}) },
        ...(signal ? { signal } : {}),
      })
      return reply.data.data
    },
  }
}
