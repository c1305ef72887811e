// What was tried is printed by the verbose reporter: `npx vitest run --config vite.workspace.ts --project server
// --reporter verbose server/src/testing/policy-matrix.test.ts`.
import { ownComplaints } from '@botika/common/complaints/endpoints'
import { reachOf } from '@botika/common/roles/policy'
import { everybodys, POSITIONS, type Visitor, visitorsOf } from '@botika/common/roles/roles'
import { bulk } from '@botika/common/bulk/endpoints'
import { fillPath } from '@botika/common/http/call'
import type { Endpoint } from '@botika/common/http/endpoint'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { staff } from '@botika/common/staff/endpoints'
import { eq } from 'drizzle-orm'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addresses,
  bookmarks,
  cartItems,
  couriers,
  doctors,
  inventories,
  lineOffers,
  priceAlerts,
  promotions,
  refusedLines,
  sessions,
} from '../schema'
import { aCard, anAdmin, anOffer, anOrder, anOrderBody, aPharmacy, aSeller, aUser } from './makers'
import { sampleOf } from './sample'
import { makeWorld, type World } from './world'

// addresses that are not part of the contract, each for its reason
const OUTSIDE = [
  /^\/(healthz|readyz)$/, // for whoever watches the machine
  /^\/img\//, // pictures
  /^\/api\/(openapi\.json|docs)/, // the contract itself
  /^\/(?!api\/|v1\/)/, // pages and their assets
]

// these take the id of the public thing that is rated or a key of one's own, or ignore whose id was sent and touch the
// asker's own cart; a prescription is a file, which its own test sends to a stranger's order
const NOT_OF_A_RECORD = /:(userId|key)$|^\/api\/products\/:id\/(ratings|my-rating)|prescription-image\/:id$/

const OFFERS = /^\/api\/inventories\//

const ROLES = ['guest', 'customer', ...POSITIONS, 'admin'] as const satisfies readonly Visitor[]
/** The same positions at another pharmacy. */
const OTHERS = ['other owner', 'other pharmacist', 'other clerk'] as const

type Role = (typeof ROLES | typeof OTHERS)[number]

let world: World
let endpoints: Endpoint[]
const tokens: Partial<Record<Role, string>> = {}
/** Records that belong to neither the customer nor the other pharmacy's people. */
const strangers = new Map<RegExp, number>()

beforeAll(async () => {
  world = await makeWorld()
  endpoints = world.servedEndpoints()
  const [mine, other] = [await aPharmacy(world), await aPharmacy(world)]
  tokens.customer = await world.signIn(await aUser(world))
  for (const position of POSITIONS) {
    tokens[position] = await world.signIn(await aSeller(world, mine, position))
    tokens[`other ${position}`] = await world.signIn(await aSeller(world, other, position))
  }
  tokens.admin = await world.signIn(await anAdmin(world))
  await makeStrangersRecords(mine.id)
})
afterAll(() => world.close())

async function makeStrangersRecords(pharmacy_id: number) {
  const user = await aUser(world)
  // samples name record 1: whoever offers that product, it is not the stranger's
  await anOffer(world)
  const offer = await anOffer(world, { pharmacy_id })
  const order = await anOrder(world, {
    as: await world.signIn(user),
    items: [{ inventory_id: offer.id, quantity: 1 }],
  })
  const { orm } = world.db
  const id = (rows: { id: number }[]) => rows[0]?.id as number
  strangers.set(/^\/api\/staff\//, (await aSeller(world, { id: pharmacy_id }, 'clerk')).id)
  const invited = { email: 'new@example.com', first_name: 'N', last_name: 'N', position: 'clerk' as const }
  const { invitations } = await world.call(
    staff.invite,
    { params: { id: pharmacy_id }, body: invited },
    { as: tokens.owner },
  )
  strangers.set(/^\/api\/staff-invitations\//, id(invitations))
  const person = { receiver_first_name: 'A', receiver_last_name: 'B', receiver_number: '0917 123 4567' }
  strangers.set(/^\/api\/(orders|customer-orders\/confirm-delivery)\//, order.id)
  strangers.set(/^\/api\/(seller-orders|customer-orders\/cancel-part)\//, order.parts[0]?.id as number)
  const [line] = await orm
    .insert(refusedLines)
    .values({
      order_id: order.id,
      order_item_id: order.orderItems[0]?.id as number,
      seller_order_id: order.parts[0]?.id as number,
      reason: 'other',
      line_total: 11_200,
      fee_agreed: 0,
      choose_by: new Date(),
    })
    .returning()
  const refused_line_id = line?.id as number
  strangers.set(/^\/api\/customer-orders\/refused-lines\//, refused_line_id)
  const asked = { refused_line_id, pharmacy_id, inventory_id: offer.id, quantity: 1, answer_by: new Date() }
  const most = { most_goods: 11_200, most_fee: 0, is_automatic: false }
  strangers.set(
    /^\/api\/offered-lines\//,
    id(
      await orm
        .insert(lineOffers)
        .values({ ...asked, ...most })
        .returning(),
    ),
  )
  const { id: complaint } = await world.call(
    ownComplaints.open,
    { body: { part_id: order.parts[0]?.id as number, reason: 'other', message: 'M' } },
    { as: await world.signIn(user) },
  )
  strangers.set(/^\/api\/(customer-orders\/)?complaints\//, complaint)
  strangers.set(/^\/api\/users\//, user.id)
  strangers.set(
    /^\/api\/sessions\//,
    id(await orm.select({ id: sessions.id }).from(sessions).where(eq(sessions.user_id, user.id))),
  )
  strangers.set(OFFERS, offer.id)
  const { id: batch } = await world.call(
    bulk.upload,
    { body: { file: new File(['SKU,Generic Name,Brand,SRP,Qty\nB1,Cetirizine,Batak,5,1'], 'stock.csv') } },
    { as: tokens.owner },
  )
  strangers.set(/^\/api\/products\/bulk\/:/, batch as number)
  strangers.set(/^\/api\/products\/:/, offer.product_id)
  const {
    customer_id: _,
    contact_number: __,
    ...wished
  } = await anOrderBody(world, [{ inventory_id: offer.id, quantity: 1 }])
  const { orders: recurring } = await world.call(
    recurringOrders.create,
    { body: { ...wished, is_guest: false, recurring_option: 'monthly' } },
    { as: await world.signIn(user) },
  )
  strangers.set(/^\/api\/recurring-orders\//, recurring.id)
  strangers.set(/^\/api\/pharmacies\//, pharmacy_id)
  strangers.set(/^\/api\/papers\//, (await aCard(world, { pharmacy_id })).id)
  strangers.set(
    /^\/api\/cart(-items)?\//,
    id(
      await orm
        .insert(cartItems)
        .values({ user_id: user.id, inventory_id: offer.id, quantity: 1 })
        .returning(),
    ),
  )
  strangers.set(
    /^\/api\/bookmarks\//,
    id(
      await orm
        .insert(bookmarks)
        .values({ user_id: user.id, kind: 'product', target_id: offer.product_id })
        .returning(),
    ),
  )
  strangers.set(
    /^\/api\/price-alerts\//,
    id(
      await orm
        .insert(priceAlerts)
        .values({ user_id: user.id, product_id: offer.product_id, confirmed_at: new Date() })
        .returning(),
    ),
  )
  strangers.set(
    /^\/api\/addresses\//,
    id(
      await orm
        .insert(addresses)
        .values({ user_id: user.id, ...person })
        .returning(),
    ),
  )
  strangers.set(
    /^\/api\/couriers\//,
    id(await orm.insert(couriers).values({ name: 'C', pharmacy_id }).returning()),
  )
  strangers.set(
    /^\/api\/doctors\//,
    id(await orm.insert(doctors).values({ name: 'D', slug: 'd', name_sort: 'd', pharmacy_id }).returning()),
  )
  strangers.set(
    /^\/api\/promotions\//,
    id(
      await orm
        .insert(promotions)
        .values({ name: 'P', kind: 'percent', value: 100, starts_at: new Date(), pharmacy_id })
        .returning(),
    ),
  )
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value

/** Every endpoint that any module of the contract exports, alone or in a group. */
async function declaredEndpoints(): Promise<Endpoint[]> {
  const folder = path.resolve(import.meta.dirname, '../../../common/src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('endpoints.ts'))
      .map((file): Promise<Record<string, unknown>> => import(path.join(folder, file))),
  )
  const groups = modules.flatMap((module) => Object.values(module))
  return groups.flatMap((group) =>
    isEndpoint(group)
      ? [group]
      : typeof group === 'object' && group !== null && !('_zod' in group)
        ? Object.values(group).filter(isEndpoint)
        : [],
  )
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** As whom the policy knows somebody. */
function visitorsAs(role: Role): readonly Visitor[] {
  if (role === 'guest') return []
  const position = POSITIONS.find((one) => role.endsWith(one)) ?? null
  return visitorsOf({ roles: everybodys([position ? 'seller' : (role as 'customer' | 'admin')]), position })
}

async function statusFor(endpoint: Endpoint, role: Role, id: number, isManage = false) {
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, id]))
  const body = endpoint.method === 'GET' ? undefined : (sampleOf(endpoint.body) as object | undefined)
  const answer = await world.app.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    query: {
      ...(sampleOf(endpoint.query) as Record<string, string> | undefined),
      ...(isManage ? { scope: 'manage' } : {}),
    },
    ...(body ? { payload: body } : {}),
    headers: tokens[role] ? { authorization: `Bearer ${tokens[role]}` } : {},
  })
  return answer.statusCode
}

/** Routes that are neither endpoints with a policy nor on the short list of others. */
function looseRoutes(routes: World['routes']) {
  const known = new Set(endpoints.map(nameOf))
  return routes
    .filter(({ method, url }) => method !== 'HEAD' && method !== 'OPTIONS' && !known.has(`${method} ${url}`))
    .filter(({ url }) => !OUTSIDE.some((pattern) => pattern.test(url)))
}

describe('the routes', () => {
  it('are endpoints with a policy, or stand on the short list of others', async ({ annotate }) => {
    expect(looseRoutes(world.routes)).toEqual([])
    await annotate(`${endpoints.length} calls, ${world.routes.length} routes`)
  })

  it('that nobody gave a policy are told by name', () => {
    const forgotten = { method: 'DELETE', url: '/api/products/:id/everything' }
    expect(looseRoutes([...world.routes, forgotten])).toEqual([forgotten])
  })

  it('are all that the contract declares', async () => {
    const declared = await declaredEndpoints()
    const served = new Set(endpoints.map(nameOf))
    expect(declared.map(nameOf).filter((name) => !served.has(name))).toEqual([])
  })

  it('name rights that the policy has', () => {
    const unheld = endpoints.filter(({ permission }) =>
      ROLES.every((role) => reachOf(visitorsAs(role), permission) === null),
    )
    expect(unheld.map(nameOf)).toEqual([])
  })
})

describe.each([...ROLES, ...OTHERS])('a %s', (role) => {
  const refusal = role === 'guest' ? 401 : 403

  it('gets through exactly where the policy says so', async ({ annotate }) => {
    const wrong: string[] = []
    let through = 0
    // signing out and deleting oneself would end the session that the rest needs
    const asked = endpoints.filter(({ permission }) => permission !== 'session.end')
    for (const endpoint of asked) {
      const isAllowed = endpoint.isPublicRead || reachOf(visitorsAs(role), endpoint.permission) !== null
      const status = await statusFor(endpoint, role, 999_999)
      const isRefused = status === 401 || status === 403
      const isSignIn = endpoint.permission.startsWith('session.') && status === 401
      const fits = isAllowed ? !isRefused || isSignIn : status === refusal
      if (isAllowed) through++
      if (!fits || status >= 500) wrong.push(`${nameOf(endpoint)}: ${status}`)
    }
    expect(wrong).toEqual([])
    await annotate(
      `${asked.length} calls tried: ${through} open, ${asked.length - through} answered ${refusal}`,
    )
  })

  it('sees management views exactly where the policy says so', async ({ annotate }) => {
    const wrong: string[] = []
    const asked = endpoints.filter(({ managePermission }) => managePermission)
    for (const endpoint of asked) {
      const isAllowed = reachOf(visitorsAs(role), endpoint.managePermission ?? endpoint.permission) !== null
      const status = await statusFor(endpoint, role, 999_999, true)
      const fits = isAllowed ? status < 500 && status !== 401 && status !== 403 : status === refusal
      if (!fits) wrong.push(`${nameOf(endpoint)}?scope=manage: ${status}`)
    }
    expect(wrong).toEqual([])
    await annotate(`${asked.length} management views tried`)
  })
})

describe.each(['customer', ...OTHERS] as const)('another one’s record, to a %s,', (role) => {
  it('looks absent wherever the right reaches only one’s own', async ({ annotate }) => {
    const wrong: string[] = []
    let tried = 0
    for (const endpoint of endpoints) {
      const isManage = endpoint.isPublicRead === true && endpoint.managePermission !== undefined
      if (endpoint.isPublicRead && !isManage) continue
      const permission = isManage ? (endpoint.managePermission ?? endpoint.permission) : endpoint.permission
      if (!/:\w+/.test(endpoint.path) || NOT_OF_A_RECORD.test(endpoint.path)) continue
      if (reachOf(visitorsAs(role), permission) !== 'own') continue
      const id = [...strangers].find(([pattern]) => pattern.test(endpoint.path))?.[1]
      if (id === undefined) {
        wrong.push(`${nameOf(endpoint)}: no record of a stranger is tried`)
        continue
      }
      tried++
      const status = await statusFor(endpoint, role, id, isManage)
      if (status !== 404) wrong.push(`${nameOf(endpoint)}${isManage ? '?scope=manage' : ''}: ${status}`)
    }
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(8)
    await annotate(`${tried} calls tried on another one’s record`)
  })
})

describe('what belongs to another pharmacy', () => {
  it('stays as it was', async () => {
    const id = strangers.get(OFFERS) as number
    const [offer] = await world.db.orm.select().from(inventories).where(eq(inventories.id, id))
    expect(offer).toMatchObject({ status: 'live', archived_at: null, price: 11_200 })
  })
})
