import { aPharmacy, anAdmin, aSeller, aUser } from './makers'
import type { World } from './world'

/** The five who stand before every door, with the pharmacy that the first seller works for. */
export async function fiveVisitors(world: World) {
  const [pharmacy, otherPharmacy] = [await aPharmacy(world), await aPharmacy(world)]
  const customer = await aUser(world)
  return {
    pharmacy,
    otherPharmacy,
    customer,
    tokens: {
      guest: undefined,
      customer: await world.signIn(customer),
      seller: await world.signIn(await aSeller(world, pharmacy)),
      otherSeller: await world.signIn(await aSeller(world, otherPharmacy)),
      admin: await world.signIn(await anAdmin(world)),
    },
  }
}

type Visitors = Awaited<ReturnType<typeof fiveVisitors>>['tokens']

/** What each of the five is answered: `{ guest: 401, customer: 200, … }`. */
export async function statusesFor(
  tokens: Visitors,
  visit: (as: string | undefined) => Promise<{ status: number }>,
): Promise<Record<keyof Visitors, number>> {
  const entries: [string, number][] = []
  for (const [name, as] of Object.entries(tokens)) entries.push([name, (await visit(as)).status])
  return Object.fromEntries(entries) as Record<keyof Visitors, number>
}
