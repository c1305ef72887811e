import { orders as orderEndpoints } from '@botika/common/orders/endpoints'
import { PAPER_KINDS } from '@botika/common/papers/kinds'
import { quote } from '@botika/common/quote/endpoints'
import type { InputOf } from '@botika/common/http/endpoint'
import type { Order } from '@botika/common/orders/schema'
import type { Position } from '@botika/common/roles/roles'
import { slugOf } from '@botika/common/slug'
import { inventories, pharmacies, pharmacyPapers, products, ratings, users } from '../schema'
import { hashPassword } from '../platform/sessions/passwords'
import type { World } from './world'

type Db = Pick<World, 'db'>

let made = 0
/** A number that no other maker has used in this process. */
export const nextNumber = () => ++made

export const PASSWORD = 'botika-demo'
let passwordHash: Promise<string> | undefined

/** A pharmacy with all its papers in force; with `prescriptions_until: null` one without a pharmacist. */
export async function aPharmacy({ db }: Db, facts: Partial<typeof pharmacies.$inferInsert> = {}) {
  const name = facts.name ?? `Botika ng Bayan ${nextNumber()}`
  const [pharmacy] = await db.orm
    .insert(pharmacies)
    .values({
      name,
      slug: slugOf(name),
      name_sort: name.toLowerCase(),
      address: '12 Rizal Avenue',
      city: 'City of Manila',
      province: 'Metro Manila',
      latitude: 14.6,
      longitude: 120.98,
      phone: '(02) 8123 4567',
      opening_hours: 'Mo-Su 08:00-21:00',
      license_number: `LTO-${nextNumber()}`,
      license_expires_on: '2050-12-31',
      prescriptions_until: '2050-12-31',
      ...facts,
    })
    .returning()
  const made = pharmacy as typeof pharmacies.$inferSelect
  const own = { pharmacy_id: made.id, status: 'confirmed' } as const
  await db.orm.insert(pharmacyPapers).values([
    { ...own, kind: 'bir_certificate', number: `OCN-${nextNumber()}` },
    { ...own, kind: 'business_registration', number: `DTI-${nextNumber()}` },
  ])
  return made
}

/** All the papers that an application needs, confirmed. */
export async function papersOf({ db }: Db, preregister_id: number) {
  const paper = { preregister_id, status: 'confirmed', expires_on: '2050-12-31' } as const
  await db.orm
    .insert(pharmacyPapers)
    .values(PAPER_KINDS.map((kind) => ({ ...paper, kind, number: `${kind} ${nextNumber()}` })))
}

/** A confirmed PRC card that lasts, unless said otherwise. */
export async function aCard(
  { db }: Db,
  facts: Partial<typeof pharmacyPapers.$inferInsert> & { pharmacy_id: number },
) {
  const [card] = await db.orm
    .insert(pharmacyPapers)
    .values({
      kind: 'prc_card',
      holder_name: 'Ana Reyes',
      number: `PRC-${nextNumber()}`,
      expires_on: '2050-12-31',
      status: 'confirmed',
      ...facts,
    })
    .returning()
  return card as typeof pharmacyPapers.$inferSelect
}

export async function aProduct({ db }: Db, facts: Partial<typeof products.$inferInsert> = {}) {
  const name = facts.name ?? `Biogesic ${nextNumber()}`
  const [product] = await db.orm
    .insert(products)
    .values({
      name,
      slug: slugOf(name),
      generic_name: 'Paracetamol',
      brand: 'Biogesic',
      strength: '500 mg',
      dosage_form: 'Tablet',
      is_sc_discountable: true,
      ...facts,
    })
    .returning()
  return product as typeof products.$inferSelect
}

/** A live offer of 100 pieces at ₱112.00; product and pharmacy are made when not given. */
export async function anOffer(world: Db, facts: Partial<typeof inventories.$inferInsert> = {}) {
  const product_id = facts.product_id ?? (await aProduct(world)).id
  const pharmacy_id = facts.pharmacy_id ?? (await aPharmacy(world)).id
  const [offer] = await world.db.orm
    .insert(inventories)
    .values({ price: 11_200, quantity: 100, status: 'live', ...facts, product_id, pharmacy_id })
    .returning()
  return offer as typeof inventories.$inferSelect
}

/** A customer with a confirmed address whose password is `PASSWORD`, unless said otherwise. */
export async function aUser({ db }: Db, facts: Partial<typeof users.$inferInsert> = {}) {
  const [user] = await db.orm
    .insert(users)
    .values({
      email: `ana${nextNumber()}@example.com`,
      password_hash: await (passwordHash ??= hashPassword(PASSWORD)),
      first_name: 'Ana',
      last_name: 'Reyes',
      email_confirmed_at: new Date(),
      ...facts,
    })
    .returning()
  return user as typeof users.$inferSelect
}

/** What somebody thinks of a product; bought or not. */
export async function aRating(world: Db, facts: Partial<typeof ratings.$inferInsert> = {}) {
  const product_id = facts.product_id ?? (await aProduct(world)).id
  const user_id = facts.user_id ?? (await aUser(world)).id
  const [rating] = await world.db.orm
    .insert(ratings)
    .values({ stars: 5, comment: 'Works well', ...facts, product_id, user_id })
    .returning()
  return rating as typeof ratings.$inferSelect
}

/** Somebody of a pharmacy: its owner, unless said otherwise. All but clerks hold a PRC card there. */
export async function aSeller(world: Db, pharmacy: { id: number }, position: Position = 'owner') {
  const seller = await aUser(world, { roles: ['customer', 'seller'], pharmacy_id: pharmacy.id, position })
  if (position !== 'clerk') await aCard(world, { pharmacy_id: pharmacy.id, holder_id: seller.id })
  return seller
}

export const anAdmin = async (world: Db) => aUser(world, { roles: ['customer', 'admin'] })

type OrderBody = NonNullable<InputOf<typeof orderEndpoints.place>['body']>
type Wanted = { inventory_id: number; quantity: number }[]

const PLACE = ['province', 'city', 'barangay', 'latitude', 'longitude'] as const
const placeOf = (facts: Partial<OrderBody>) =>
  Object.fromEntries(PLACE.flatMap((name) => (facts[name] ? [[name, facts[name]]] : []))) as Partial<
    Pick<OrderBody, (typeof PLACE)[number]>
  >

/** The body of a guest's checkout for these lines, at today's prices. */
export async function anOrderBody(
  world: World,
  items: Wanted,
  facts: Partial<OrderBody> = {},
): Promise<OrderBody> {
  const there = {
    province: 'Metro Manila',
    city: 'City of Manila',
    barangay: 'Barangay 659',
    ...placeOf(facts),
  }
  const { subtotal, total, delivery_fee } = await world.call(quote.make, {
    body: {
      items,
      ...there,
      delivery_option: facts.delivery_option ?? 'door_to_door',
      discount_type: facts.discount_type ?? null,
    },
  })
  return {
    order_items: items,
    receiver_first_name: 'Juan',
    receiver_last_name: 'Dela Cruz',
    receiver_number: '0917 123 4567',
    guest_first_name: 'Ana',
    guest_last_name: 'Santos',
    guest_email: 'ana.santos@example.com',
    guest_number: '0917 765 4321',
    address: '5 Mabini Street',
    ...there,
    subtotal,
    total,
    delivery_fee,
    is_guest: true,
    ...facts,
  }
}

interface OrderWish {
  items?: Wanted
  /** An access token: the order is this customer's. */
  as?: string | undefined
  facts?: Partial<OrderBody>
}

/** An order placed through the API; a guest's, of two pieces, unless said otherwise. */
export async function anOrder(world: World, { items, as, facts = {} }: OrderWish = {}): Promise<Order> {
  const wanted = items ?? [{ inventory_id: (await anOffer(world)).id, quantity: 2 }]
  const body = await anOrderBody(world, wanted, { is_guest: as === undefined, ...facts })
  const { orders } = await world.call(orderEndpoints.place, { body }, { as })
  return orders
}
