import type { Database, Tx } from '../../platform'
import { anyOf, build, now, rowsOf, run, sameButCase, sql } from '../../platform/db/query'
import { holderCounts } from './card-expressions'

export interface Card {
  id: number
  pharmacy_id: number | null
  preregister_id: number | null
  holder_name: string | null
  created_at: Date
}

const peopleOf = (pharmacyIds: number[]) =>
  build
    .selectFrom('users')
    .select(['id', 'pharmacy_id as place', 'first_name', 'last_name', 'renamed_at'])
    .where('pharmacy_id', '=', anyOf(pharmacyIds))
    .where((e) => holderCounts(e.ref('id'), e.ref('pharmacy_id')))

const applicantsOf = (preregisterIds: number[]) =>
  build
    .selectFrom('preregisters as p')
    .leftJoin('users as u', (on) =>
      on
        .on((e) => sameButCase(e.ref('u.email'), e.ref('p.email')))
        .on('u.holds_email', '=', true)
        .on('u.deleted_at', 'is', null),
    )
    .select(['u.id', 'p.id as place', 'u.renamed_at'])
    .select((e) => [
      e.fn.coalesce('u.first_name', 'p.name').as('first_name'),
      e.fn.coalesce('u.last_name', sql<string>`''`).as('last_name'),
    ])
    .where('p.id', '=', anyOf(preregisterIds))

export async function candidatesFor(db: Database | Tx, cards: readonly Card[]) {
  const pharmacies = cards.flatMap((card) => card.pharmacy_id ?? [])
  const applications = cards.flatMap((card) => (card.pharmacy_id === null ? (card.preregister_id ?? []) : []))
  return {
    people: pharmacies.length > 0 ? await rowsOf(db, peopleOf(pharmacies)) : [],
    applicants: applications.length > 0 ? await rowsOf(db, applicantsOf(applications)) : [],
  }
}

export const untiedCards = (tx: Tx, pharmacyId: number): Promise<Card[]> =>
  rowsOf(
    tx,
    build
      .selectFrom('pharmacy_papers')
      .select(['id', 'pharmacy_id', 'preregister_id', 'holder_name', 'created_at'])
      .where('pharmacy_id', '=', pharmacyId)
      .where('kind', '=', 'prc_card')
      .where('holder_id', 'is', null)
      .where('status', 'in', ['waiting', 'confirmed'])
      .forUpdate(),
  )

export async function tieCard(tx: Tx, id: number, holder_id: number | null): Promise<void> {
  await run(tx, build.updateTable('pharmacy_papers').set({ holder_id, updated_at: now }).where('id', '=', id))
}
