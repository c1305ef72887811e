import { papersCalls } from '@botika/common/papers/calls'
import { dashboardCalls } from '@botika/common/dashboard/calls'
import { fillPath, type LightCall } from '@botika/common/http/call'
import { collectionCalls } from '@botika/common/http/collection-calls'
import { locationsCalls } from '@botika/common/locations/calls'
import { type Http, makeClient } from '@botika/common/http/client'
import type { Call } from '@botika/common/http/endpoint'
import type { Dashboard } from '@botika/common/dashboard/endpoints'
import type { Inventory } from '@botika/common/inventories/endpoints'
import type { Location } from '@botika/common/locations/endpoints'
import type { PrescriptionVerdict, SellerOrderDetails } from '@botika/common/orders/schema'
import type { ProductCard } from '@botika/common/products/schema'
import { orderFilesCalls } from '@botika/common/orders/calls'
import type { SellerAction } from '@botika/common/orders/steps'
import { searchProducts } from '@botika/common/products/calls'
import { sellerOrdersCalls } from '@botika/common/seller-orders/calls'
import { asHttpError, send } from './http'

export interface DispatchInput {
  courier_id?: number | null
  items?: { id: number; quantity_dispatched: number }[]
}

export interface LineDecision {
  id: number
  verdict: PrescriptionVerdict
  remarks?: string
}

export interface OfferChanges {
  selling_price?: number
  quantity?: number
  status?: 'draft' | 'live' | 'suspended'
  price_confirmed?: boolean
  /** Its version as it was read; a change of what somebody else changed meanwhile is refused. */
  updated_at?: string
}

type OrderReply = Promise<SellerOrderDetails>

export interface Verbs {
  call: Call
  advanceOrder(id: number, action: SellerAction, dispatch?: DispatchInput): OrderReply
  cancelOrder(id: number, remarks: string): OrderReply
  decidePrescription(id: number, lines: LineDecision[]): OrderReply
  confirmIdSeen(id: number): OrderReply
  saveOrderNotes(id: number, notes: string): OrderReply
  readOrderFile(orderId: number, file: OrderFile, signal?: AbortSignal): Promise<Blob>
  readPaperFile(id: number, signal?: AbortSignal): Promise<Blob>
  saveOffer(inventoryId: number, changes: OfferChanges): Promise<Inventory>
  readDashboard(query: { days: number; pharmacy_id?: number }, signal?: AbortSignal): Promise<Dashboard>
  searchCatalogue(keyword: string, signal?: AbortSignal): Promise<ProductCard[]>
  readLocations(level: LocationLevel, inside?: string, signal?: AbortSignal): Promise<Location[]>
}

export type OrderFile = 'prescription-image' | 'senior-citizen-id-image'
export type LocationLevel = keyof typeof locationsCalls

const FILES = {
  'prescription-image': orderFilesCalls.prescriptionImage,
  'senior-citizen-id-image': orderFilesCalls.seniorCitizenIdImage,
} as const

const PARENT_OF = { provinces: undefined, cities: 'province_code', barangays: 'city_code' } as const

export function makeVerbs(http: Http): Verbs {
  const write = async <T = SellerOrderDetails>(call: LightCall, id: number, data: unknown): Promise<T> => {
    const reply = await send<T>(http, { method: call.method, url: fillPath(call.path, { id }), data })
    return reply.data
  }
  const read = async <T>(
    { path }: LightCall,
    params: object,
    signal: AbortSignal | undefined,
  ): Promise<T> => {
    const reply = await send<T>(http, { url: path, params, ...(signal ? { signal } : {}) })
    return reply.data
  }
  const readFile = async (path: string, id: number, signal?: AbortSignal): Promise<Blob> => {
    const asked = {
      url: fillPath(path, { id }),
      responseType: 'blob' as const,
      ...(signal ? { signal } : {}),
    }
    return (await send<Blob>(http, asked)).data
  }
  const client = makeClient(http)
  const { update } = sellerOrdersCalls

  return {
    async call(endpoint, input, options) {
      try {
        return await client(endpoint, input, options)
      } catch (problem) {
        throw asHttpError(problem)
      }
    },
    advanceOrder: (id, action, dispatch) =>
      write(sellerOrdersCalls[action], id, action === 'ship' ? (dispatch ?? {}) : {}),
    cancelOrder: (id, remarks) => write(sellerOrdersCalls.cancel, id, { cancel_remarks: remarks }),
    decidePrescription: (id, lines) => write(sellerOrdersCalls.decidePrescription, id, { lines }),
    confirmIdSeen: (id) => write(update, id, { id_seen: true }),
    saveOrderNotes: (id, notes) => write(update, id, { internal_notes: notes }),
    readOrderFile: (orderId, file, signal) => readFile(FILES[file].path, orderId, signal),
    readPaperFile: (id, signal) => readFile(papersCalls.file.path, id, signal),
    saveOffer: (id, changes) => write<Inventory>(collectionCalls('inventories').update, id, changes),
    readDashboard: (query, signal) => read<Dashboard>(dashboardCalls.read, query, signal),
    searchCatalogue: async (keyword, signal) =>
      (await read<{ data: ProductCard[] }>(searchProducts, { keyword, per_page: 10 }, signal)).data,
    async readLocations(level, inside, signal) {
      const parent = PARENT_OF[level]
      const query = { per_page: 2000, ...(parent && inside ? { [parent]: inside } : {}) }
      return (await read<{ data: Location[] }>(locationsCalls[level], query, signal)).data
    },
  }
}
