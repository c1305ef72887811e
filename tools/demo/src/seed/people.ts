import type { Random } from '../pictures/random'
import { DEMO_ACCOUNTS } from '@botika/server/platform'
import type { addresses, users } from '@botika/server/schema'
import { FIRST_NAMES, LAST_NAMES } from './data/people-names'
import { CITIES } from './data/places'
import { DEMO_PHARMACY, mobile, type PharmacyRow, placeIn } from './pharmacies'

export type UserRow = typeof users.$inferInsert & { id: number; contact_number: string }
export type AddressRow = typeof addresses.$inferInsert & {
  id: number
  user_id: number
  address: string
  province: string
  city: string
  barangay: string
}

/** Whether somebody is here to shop alone; sellers and admins could as well. */
export const isShopper = ({ roles }: UserRow) => roles?.length === 1

export const DEMO_CUSTOMER = 3

const CUSTOMERS = 21
const SELLERS = 14

export function makePeople(
  random: Random,
  pharmacies: readonly PharmacyRow[],
  passwordHash: string,
  now: Date,
) {
  const rows: UserRow[] = []
  const add = (
    email: string,
    first: string,
    last: string,
    roles: UserRow['roles'],
    pharmacyId: number | null,
    daysAgo: number,
    position: UserRow['position'] = pharmacyId === null ? null : 'owner',
  ) => {
    const at = new Date(now.getTime() - daysAgo * 86_400_000)
    rows.push({
      id: rows.length + 1,
      email,
      email_confirmed_at: at,
      password_hash: passwordHash,
      first_name: first,
      last_name: last,
      contact_number: mobile(random),
      roles,
      position,
      pharmacy_id: pharmacyId,
      created_at: at,
      updated_at: at,
    })
  }
  add(DEMO_ACCOUNTS.admin, 'Althea', 'Villareal', ['customer', 'admin'], null, 700)
  add(DEMO_ACCOUNTS.seller, 'Ramon', 'Dimaculangan', ['customer', 'seller'], DEMO_PHARMACY, 400)
  add(DEMO_ACCOUNTS.customer, 'Ligaya', 'Santos', ['customer'], null, 300)
  for (let index = 1; index < CUSTOMERS; index++) {
    const first = random.pick(random.chance(0.6) ? FIRST_NAMES.women : FIRST_NAMES.men)
    add(
      `customer${index}@botika.test`,
      first,
      random.pick(LAST_NAMES),
      ['customer'],
      null,
      random.whole(20, 320),
    )
  }
  const others = pharmacies.filter(({ id }) => id !== DEMO_PHARMACY)
  for (let index = 1; index <= SELLERS; index++) {
    const first = random.pick(random.chance(0.5) ? FIRST_NAMES.women : FIRST_NAMES.men)
    add(
      `seller${index}@botika.test`,
      first,
      random.pick(LAST_NAMES),
      ['customer', 'seller'],
      others[(index - 1) * 4]?.id ?? null,
      random.whole(100, 400),
    )
  }
  const made = makeAddresses(random, rows, now)
  const seller: UserRow['roles'] = ['customer', 'seller']
  add(DEMO_ACCOUNTS.pharmacist, 'Corazon', 'Ilagan', seller, DEMO_PHARMACY, 390, 'pharmacist')
  add(DEMO_ACCOUNTS.clerk, 'Jun', 'Bautista', seller, DEMO_PHARMACY, 120, 'clerk')
  const attended = new Set(rows.map(({ pharmacy_id }) => pharmacy_id))
  for (const { id } of pharmacies.filter((one) => !attended.has(one.id)))
    add(
      `pharmacist${id}@botika.test`,
      random.pick(FIRST_NAMES.women),
      random.pick(LAST_NAMES),
      seller,
      id,
      random.whole(100, 400),
    )
  return { users: rows, addresses: made }
}

function makeAddresses(random: Random, people: readonly UserRow[], now: Date): AddressRow[] {
  const customers = people.filter(isShopper)
  const owners = [...customers, ...customers.filter(({ id }) => id === DEMO_CUSTOMER || id % 4 === 0)]
  const seen = new Set<number>()
  return owners.map((user, index) => {
    const isFirst = !seen.has(user.id)
    seen.add(user.id)
    const city = (user.id === DEMO_CUSTOMER ? CITIES[0] : random.pick(CITIES)) ?? random.pick(CITIES)
    return {
      id: index + 1,
      user_id: user.id,
      label: isFirst ? 'Home' : 'Work',
      receiver_first_name: user.first_name,
      receiver_last_name: user.last_name,
      receiver_number: user.contact_number,
      is_default: isFirst,
      ...placeIn(random, city),
      created_at: now,
      updated_at: now,
    }
  })
}
