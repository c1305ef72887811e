import type { APIRequestContext } from '@playwright/test'
import { headersOf } from '../seller'
import { ACCOUNTS } from '../world'

export interface Named {
  id: number
  slug: string
  name: string
}

/** A record of each kind, to open its page. */
export type Samples = Awaited<ReturnType<typeof findSamples>>

/** Asks the API for the first record of each kind. */
export async function findSamples(api: APIRequestContext) {
  async function all<T = Named>(path: string, headers = {}): Promise<T[]> {
    const reply = await api.get(path, { headers })
    return ((await reply.json()) as { data: T[] }).data
  }
  async function first<T = Named>(path: string, headers = {}): Promise<T> {
    const [found] = await all<T>(path, headers)
    if (found === undefined) throw new Error(`${path} has nothing to show`)
    return found
  }
  const customer = await headersOf(api, ACCOUNTS.customer)
  // what journeys beside this one make has nothing below it
  const ofCategory = async () => {
    for (const category of await all('/api/categories')) {
      const [subcategory] = await all(`/api/subcategories/category/${category.id}`)
      if (subcategory) return { category, subcategory }
    }
    throw new Error('No category has a subcategory')
  }
  return {
    ...(await ofCategory()),
    product: await first('/api/products/search?keyword=cetirizine'),
    pharmacy: await first('/api/pharmacies'),
    doctor: await first('/api/doctors'),
    specialty: await first('/api/specialties'),
    hospitals: await first('/api/hospitals'),
    clinics: await first('/api/clinics'),
    laboratories: await first('/api/laboratories'),
    veterinarians: await first('/api/veterinarians'),
    event: await first('/api/events'),
    article: await first<{ id: number; slug: string; title: string }>('/api/news'),
    order: await first<{ id: number; order_number: string }>('/api/orders', customer),
  }
}
