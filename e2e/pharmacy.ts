import { type APIRequestContext, expect } from '@playwright/test'
import { SHOPPER } from './checkout'
import { tokenFor } from './mails'
import { headersOf } from './seller'
import { ACCOUNTS, OWN_PASSWORD } from './world'

/** An offer as its seller's product list shows it. */
interface Shelved {
  id: number
  name: string
  inventory_id: number
}

interface Wanted {
  inventory_id: number
  quantity: number
}

/** How a guest orders when the journey is about somebody else. */
interface GuestWish {
  items: readonly Wanted[]
  delivery_option?: 'door_to_door' | 'pick_up'
  prescription?: Buffer
  /** An account in place of a guest. */
  as?: Record<string, string>
}

/** An admin approves new products, without a hand on the screens. */
export async function approve(request: APIRequestContext, ids: readonly number[]) {
  const headers = await headersOf(request, ACCOUNTS.admin)
  const reply = await request.put('/api/product-reviews', { headers, data: { ids, decision: 'approve' } })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** An admin adds all the papers that an application needs, without a hand on the screens. */
export async function addPapers(request: APIRequestContext, pharmacyName: string) {
  const headers = await headersOf(request, ACCOUNTS.admin)
  const found = await request.get('/api/preregisters', { headers, params: { keyword: pharmacyName } })
  const [application] = ((await found.json()) as { data: { id: number }[] }).data
  for (const kind of ['fda_licence', 'prc_card', 'bir_certificate', 'business_registration']) {
    const paper = { kind, number: 'LTO 3000000', expires_on: '2050-12-31', holder_name: 'Rosa Pinto' }
    const reply = await request.post('/api/papers', {
      headers,
      data: { ...paper, preregister_id: application?.id },
    })
    expect(reply.status(), await reply.text()).toBe(201)
  }
}

interface NewProduct {
  name: string
  selling_price: number
  is_prescription?: boolean
}
type Headers = Awaited<ReturnType<typeof headersOf>>

async function add(request: APIRequestContext, seller: Headers, product: NewProduct) {
  const data = { quantity: 40, status: 'live', ...product }
  const reply = await request.post('/api/products', { headers: seller, data })
  expect(reply.status(), await reply.text()).toBe(201)
  const { id } = (await reply.json()) as { id: number }
  await approve(request, [id])
}

async function offerOf(request: APIRequestContext, seller: Headers, product: string): Promise<Shelved> {
  const params = { scope: 'manage', keyword: product }
  const reply = await request.get('/api/products', { headers: seller, params })
  const { data } = (await reply.json()) as { data: Shelved[] }
  const found = data.find((offer) => offer.name === product)
  if (!found) throw new Error(`The pharmacy does not offer ${product}`)
  return found
}

/** An offer of a new product of somebody’s pharmacy, which an admin has approved. */
export async function offerAs(request: APIRequestContext, email: string, product: NewProduct) {
  const seller = await headersOf(request, email, OWN_PASSWORD)
  await add(request, seller, product)
  return offerOf(request, seller, product.name)
}

/** A pharmacy that nobody else of the journeys touches, with somebody who works there since today. */
export async function newPharmacy(request: APIRequestContext, name: string) {
  const headers = await headersOf(request, ACCOUNTS.admin)
  const made = async (url: string, data: object) => {
    const reply = await request.post(url, { headers, data })
    expect(reply.status(), await reply.text()).toBe(201)
    return ((await reply.json()) as { id: number }).id
  }
  const id = await made('/api/pharmacies', {
    name,
    address: '7 Maginhawa Street',
    province: 'Metro Manila',
    city: 'Quezon City',
    latitude: 14.64,
    longitude: 121.06,
    phone: '(02) 8555 0107',
    opening_hours: '24/7',
    license_number: 'LTO-3000000411',
    license_expires_on: '2050-12-31',
  })
  const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}.${Date.now()}@example.com`
  const person = { first_name: 'Amihan', last_name: 'Batungbakal', roles: ['seller'], pharmacy_id: id }
  const holder_id = await made('/api/users', { ...person, email, send_link: true })
  const card = { kind: 'prc_card', number: 'PRC 0123456', expires_on: '2050-12-31', pharmacy_id: id }
  await made('/api/papers', { ...card, holder_id })
  const set = await request.post('/api/auth/reset-password', {
    data: { token: await tokenFor(email), password: OWN_PASSWORD },
  })
  expect(set.status(), await set.text()).toBe(200)
  const seller = await headersOf(request, email, OWN_PASSWORD)

  return {
    id,
    name,
    email,

    /** Adds a product without a hand on the screens, and has an admin approve it. */
    add: (product: NewProduct) => add(request, seller, product),

    /** The offer of this name. */
    offer: (product: string) => offerOf(request, seller, product),

    /** The seller's own view of something, by the API. */
    async read<T>(path: string): Promise<T> {
      return (await (await request.get(path, { headers: seller })).json()) as T
    },

    status: async (path: string) => (await request.get(path, { headers: seller })).status(),
  }
}

/** Places a guest's order and says its number. */
export async function orderAsGuest(request: APIRequestContext, wish: GuestWish): Promise<string> {
  const { items, delivery_option = 'door_to_door', prescription, as } = wish
  const quoted = await request.post('/api/quote', { data: { items, delivery_option } })
  expect(quoted.status(), await quoted.text()).toBe(200)
  const { subtotal, total, delivery_fee } = (await quoted.json()) as Record<string, number>
  const placed = await request.post('/api/orders', {
    ...(as ? { headers: as } : {}),
    multipart: {
      order_items: JSON.stringify(items),
      receiver_first_name: SHOPPER.firstName,
      receiver_last_name: SHOPPER.lastName,
      receiver_number: SHOPPER.mobile,
      guest_first_name: SHOPPER.firstName,
      guest_last_name: SHOPPER.lastName,
      guest_email: SHOPPER.email,
      address: SHOPPER.street,
      province: SHOPPER.province,
      city: SHOPPER.city,
      barangay: SHOPPER.barangay,
      delivery_option,
      is_guest: String(as === undefined),
      subtotal: String(subtotal),
      total: String(total),
      delivery_fee: String(delivery_fee),
      ...(prescription
        ? { prescription_image: { name: 'prescription.png', mimeType: 'image/png', buffer: prescription } }
        : {}),
    },
  })
  expect(placed.status(), await placed.text()).toBe(201)
  const { orders } = (await placed.json()) as { orders: { order_number: string } }
  return orders.order_number
}
