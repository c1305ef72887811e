// What an outside programmer would write, over types that are generated from the API document into ./schema:
// a guest looks for a medicine, compares who has it, sees what it costs, orders it and follows the order.
import createClient from 'openapi-fetch'
import type { paths } from './schema'

const [base = '', keyword = ''] = process.argv.slice(2)
const api = createClient<paths>({ baseUrl: base })

/** What was answered; a refusal is thrown with its sentence. */
function must<Data>({ data, error }: { data?: Data; error?: { detail: string } }): Data {
  if (data === undefined) throw new Error(error?.detail ?? 'No answer')
  return data
}

const found = must(
  await api.GET('/api/products/search', { params: { query: { keyword, per_page: 10, in_stock: true } } }),
)
const [product] = found.data
if (!product) throw new Error(`Nothing is called ${keyword}`)

const offers = must(
  await api.GET('/api/products/{id}/offers', { params: { path: { id: product.id }, query: {} } }),
)
const cheapest = offers.data.reduce((best, offer) =>
  offer.selling_price < best.selling_price ? offer : best,
)

const items = [{ inventory_id: cheapest.inventory_id, quantity: 2 }]
const terms = { discount_type: 'senior_citizen', delivery_option: 'door_to_door' } as const
const quote = must(await api.POST('/api/quote', { body: { items, ...terms } }))

const { orders: order } = must(
  await api.POST('/api/orders', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      ...terms,
      order_items: items,
      is_guest: true,
      guest_first_name: 'Ana',
      guest_last_name: 'Santos',
      guest_email: 'ana.santos@example.com',
      receiver_first_name: 'Juan',
      receiver_last_name: 'Dela Cruz',
      receiver_number: '0917 123 4567',
      address: '5 Mabini Street',
      province: 'Metro Manila',
      city: 'City of Manila',
      barangay: 'Barangay 659',
      payment_option: 'cash',
      senior_citizen_name: 'Lolo Ben',
      senior_citizen_id: 'OSCA-1',
      subtotal: quote.subtotal,
      total: quote.total,
      delivery_fee: quote.delivery_fee,
    },
  }),
)

const tracked = must(
  await api.GET('/api/track-order', { params: { query: { order_number: order.order_number } } }),
)
const refused = await api.GET('/api/track-order', { params: { query: { order_number: 'BTK-0' } } })

process.stdout.write(
  JSON.stringify({
    corrected: found.corrected_keyword,
    offers: offers.data.length,
    pharmacy: cheapest.pharmacy_name,
    discount: quote.discount,
    total: order.total,
    status: tracked.order.status,
    timeline: tracked.order.timeline.map((event) => event.kind),
    refusal: refused.error?.code,
  }),
)
