import { can } from '@botika/common/roles/policy'
import { POSITIONS } from '@botika/common/roles/roles'
import type { Endpoint } from '@botika/common/http/endpoint'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { secondFactor } from '@botika/common/second-factor/endpoints'
import { staff } from '@botika/common/staff/endpoints'
import { users } from '@botika/common/users/endpoints'
import path from 'node:path'
import { URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { walkAccounts } from '../../../../bench/src/conformance/accounts'
import { walkProducts } from '../../../../bench/src/conformance/catalogue'
import { walkCategories, walkDirectory, walkPapers } from '../../../../bench/src/conformance/collections'
import {
  walkCustomerOrder,
  walkGuestOrder,
  walkRecurringOrder,
} from '../../../../bench/src/conformance/orders'
import { walkOffice } from '../../../../bench/src/conformance/office'
import { walkRefusedLines } from '../../../../bench/src/conformance/refused-lines'
import { type Ask, makeAsk } from '../../../../bench/src/conformance/caller'
import { setStage, type Stage } from '../../../../bench/src/conformance/stage'
import { declaredEndpoints, nameOf } from '../../../../bench/src/contract'
import { products } from '@botika/common/products/endpoints'
import { refreshSearch } from '../../search/engine/refresh-repository'
import { anAdmin, anOffer, aPharmacy, aRating, aSeller, aUser, PASSWORD } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

/** Calls that sellers and admins may make and that change nothing which is kept, or only what is their own. */
const NOT_OF_THE_OFFICE = [
  /^POST \/api\/auth\//, // one's own session and password
  /^POST \/api\/users\/me\/delete$/, // leaving takes one's own account along
  /^(PUT|DELETE) \/api\/preferences\//, // what one's own screens remember
  /^(DELETE|POST) \/api\/sessions\//, // one's own sessions, which the security log keeps
  /^POST \/api\/second-factor$/, // counts once it is confirmed
  /^POST \/api\/(quote|offers-here|baskets\/(match|plans))$/, // price a cart, products or lists
  /^POST \/api\/products\/bulk\/error-sheet$/, // reads a file
  /^POST \/api\/(orders|recurring-orders|contact-us|preregisters)$/, // what anybody may send in, as anybody
  /^POST \/api\/price-alerts\/(guest|confirm|stop)$/, // for whoever reads an address's emails
  /^(POST|PUT) \/api\/track-order\//, // for whoever knows a guest's number and address
]

let world: World
let endpoints: Endpoint[]
const written = new Set<string>()
const tried = new Set<string>()

const entries = async () =>
  (await world.db.sql.query<{ count: number }>('select count(*)::int as count from audit_entries')).rows[0]
    ?.count ?? 0

/** Calls as the walks do, and notes which calls of sellers and admins left an entry. */
async function watched(base: string): Promise<{ ask: Ask; watch: (tokens: string[]) => void }> {
  const plain = makeAsk(base, new Map())
  let office: string[] = []
  const ask: Ask = async (endpoint, input, options) => {
    const before = await entries()
    const reply = await plain(endpoint, input, options)
    if (options?.as && office.includes(options.as) && endpoint.method !== 'GET') {
      tried.add(nameOf(endpoint))
      if ((await entries()) > before) written.add(nameOf(endpoint))
    }
    return reply
  }
  return { ask, watch: (tokens) => void (office = tokens) }
}

/** Turns a second factor on, renews its recovery codes, and turns it off by one of them. */
async function walkSecondFactor(ask: Ask, as: string) {
  const current_password = PASSWORD
  const { uri } = await ask(secondFactor.begin, { body: { current_password } }, { as })
  const { recovery_codes: first } = await ask(
    secondFactor.confirm,
    { body: { otp: URI.parse(uri).generate() } },
    { as },
  )
  const { recovery_codes: second } = await ask(
    secondFactor.renewCodes,
    { body: { current_password, otp: first[0] } },
    { as },
  )
  await ask(secondFactor.turnOff, { body: { current_password, otp: second[0] } }, { as })
}

beforeAll(async () => {
  world = await makeWorld()
  endpoints = await declaredEndpoints()
  const people = [await anAdmin(world), await aSeller(world, await aPharmacy(world)), await aUser(world)]
  await anOffer(world)
  await refreshSearch(world.db, 'all')
  const base = await world.app.listen({ port: 0 })

  const { ask, watch } = await watched(base)
  const [admin = '', seller = '', customer = ''] = people.map(({ email }) => email)
  const clearings: (() => Promise<unknown>)[] = []
  const later: Stage['later'] = (_, work) => clearings.push(work)
  const stage = await setStage(ask, { admin, seller, customer, password: PASSWORD }, later)
  const pharmacy = { id: stage.seller.pharmacyId ?? 0 }
  const clerk = await world.signIn(await aSeller(world, pharmacy, 'clerk'))
  watch([stage.admin.token, stage.seller.token, clerk])

  for (const walk of [walkProducts, walkCategories, walkDirectory, walkPapers]) await walk(stage)
  await walkCustomerOrder(stage)
  await walkGuestOrder(stage)
  await walkRefusedLines(stage)
  await walkRecurringOrder(stage)
  await aRating(world)
  await walkOffice(stage)
  await walkAccounts(path.join(world.env.BOTIKA_DATA, 'mail'))(stage)

  await walkSecondFactor(ask, clerk)

  // where the walks send a customer or a guest
  const as = { as: stage.admin.token }
  const person = {
    email: 'new@example.com',
    password: 'four green words',
    first_name: 'Ana',
    last_name: 'Reyes',
  }
  await ask(users.create, { body: person }, as)
  await ask(staff.leave, { params: pharmacy, body: {} }, { as: clerk })
  await ask(products.create, { body: { name: 'Entry of the catalogue' } }, as)
  await ask(
    products.update,
    { params: { id: stage.plain.product_id }, body: { description: 'For the test.' } },
    as,
  )
  const { data } = await ask(recurringOrders.list, { query: {} }, as)
  const one = { params: { id: data[0]?.id ?? 0 }, body: {} }
  await world.db.sql.query('update recurring_orders set is_cancelled = false')
  await ask(recurringOrders.receive, one, as)
  await ask(recurringOrders.cancel, one, as)
  for (const work of clearings.reverse()) await work()
}, 120_000)
afterAll(() => world.close())

/** Every call by which a seller or an admin can change something, from the declarations. */
const ofTheOffice = () =>
  endpoints
    .filter(({ method }) => method !== 'GET')
    .filter(({ permission }) => can(['seller', ...POSITIONS, 'admin'], permission))
    .map(nameOf)
    .filter((name) => !NOT_OF_THE_OFFICE.some((pattern) => pattern.test(name)))

describe('the audit', () => {
  it('is tried with every call by which sellers and admins change something', () => {
    expect(ofTheOffice().filter((name) => !tried.has(name))).toEqual([])
    expect(tried.size).toBeGreaterThan(60)
  })

  it('has an entry for each of them', () => {
    expect(ofTheOffice().filter((name) => tried.has(name) && !written.has(name))).toEqual([])
  })

  it('makes none of what guests and customers do, but for taking their own data or leaving', async () => {
    const { rows } = await world.db.sql.query<{ role: string }>(
      `select distinct array_to_string(u.roles, ' ') as role from audit_entries a join users u on u.id = a.user_id
       where a.resource <> 'users' or a.record_id <> a.user_id`,
    )
    expect(rows.map(({ role }) => role).sort()).toEqual(['customer admin', 'customer seller'])
  })
})
