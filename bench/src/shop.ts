import { Agent, request } from 'node:http'
import { randomUUID } from 'node:crypto'

/** A line of a cart. */
export interface Wanted {
  inventory_id: number
  quantity: number
}

export interface Answer<Body = Record<string, unknown>> {
  status: number
  body: Body
}

interface Sums {
  subtotal: number
  total: number
  delivery_fee: number
}

/** A shopper's HTTP, on connections that stay open. */
export function openShop(base: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  function call<Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    return new Promise<Answer<Body>>((resolve, reject) => {
      const sent = request(
        new URL(path, base),
        { method, agent, headers: payload ? { 'content-type': 'application/json', ...headers } : headers },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            try {
              resolve({ status: response.statusCode ?? 0, body: (text ? JSON.parse(text) : {}) as Body })
            } catch (error) {
              reject(error as Error)
            }
          })
        },
      )
      sent.on('error', reject)
      sent.end(payload)
    })
  }

  return {
    call,

    /** Offers that can be bought: not by prescription, with something in stock, and delivered to the guest's place. */
    async offers(count: number): Promise<number[]> {
      const found: number[] = []
      const { province, city, barangay } = GUEST
      for (let page = 1; found.length < count && page < 50; page++) {
        const { body } = await call<{ data: { id: number }[]; next_page_url: string | null }>(
          'GET',
          `/api/products?per_page=100&page=${page}&is_prescription=false&in_stock=true`,
        )
        const asked = { product_ids: body.data.map(({ id }) => id), province, city, barangay }
        const here = await call<{ data: { best: { inventory_id: number } | null }[] }>(
          'POST',
          '/api/offers-here',
          asked,
        )
        found.push(...here.body.data.flatMap(({ best }) => (best ? [best.inventory_id] : [])))
        if (!body.next_page_url) break
      }
      return found.slice(0, count)
    },

    quote: (items: Wanted[]) => call<Sums>('POST', '/api/quote', { items, ...PLACE }),

    /** Sends a guest's checkout at the prices of a quote. */
    place(items: Wanted[], { subtotal, total, delivery_fee }: Sums, key: string = randomUUID()) {
      const body = { ...GUEST, order_items: items, subtotal, total, delivery_fee }
      return call<{ orders?: { order_number: string }; code?: string }>('POST', '/api/orders', body, {
        'idempotency-key': key,
      })
    },

    close: () => agent.destroy(),
  }
}

const PLACE = { province: 'Metro Manila', city: 'City of Manila', barangay: 'Barangay 659' }

/** Who checks out, and where to. */
export const GUEST = {
  receiver_first_name: 'Juan',
  receiver_last_name: 'Dela Cruz',
  receiver_number: '0917 123 4567',
  guest_first_name: 'Ana',
  guest_last_name: 'Santos',
  guest_email: 'ana.santos@example.com',
  address: '5 Mabini Street',
  ...PLACE,
  payment_option: 'cash',
  delivery_option: 'door_to_door',
  is_guest: true,
}

/** `--name value` from the command line. */
export function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return at > 0 ? (process.argv[at + 1] ?? fallback) : fallback
}

/** Every `--name value`, for what may be said more than once. */
export function everyOption(name: string, fallback: string): string[] {
  const found = process.argv.flatMap((word, at) => (word === `--${name}` ? [process.argv[at + 1] ?? ''] : []))
  return found.length > 0 ? found : [fallback]
}

/** The value below which `share` of all lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
