import { holdsCard } from '../../directory'
import type { Database, Tx } from '../../platform'
import {
  build,
  every,
  now,
  over,
  rowOf,
  rowsOf,
  run,
  sameButCase,
  sql,
  waitFor,
} from '../../platform/db/query'
import type { sellerLinks, users } from '../../schema'

export type { Tx }

const people = build
  .selectFrom('users as u')
  .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.email_confirmed_at', 'u.pharmacy_id'])
  .select(['u.roles', 'u.position', 'u.is_active'])
  .where('u.position', 'is not', null)
  .where('u.deleted_at', 'is', null)

const e = over<{ u: 'users'; l: 'seller_links' }>()

/** Invitations that nobody followed and nobody withdrew; an applicant's is the admins' business. */
const invitations = build
  .selectFrom('seller_links as l')
  .innerJoin('users as by', 'by.id', 'l.invited_by')
  .innerJoin('pharmacies as ph', 'ph.id', 'l.pharmacy_id')
  .select(['l.id', 'l.pharmacy_id', 'l.email', 'l.first_name', 'l.last_name', 'l.position', 'l.expires_at'])
  .select(['ph.name as pharmacy_name'])
  .select((of) =>
    sql<string>`concat_ws(' ', ${of.ref('by.first_name')}, ${of.ref('by.last_name')})`.as('invited_by'),
  )
  .where('l.preregister_id', 'is', null)
  .where('l.used_at', 'is', null)

export function staffRepository(db: Database) {
  return {
    transaction: db.transaction,

    pharmacy: (id: number, tx: Tx = db) =>
      rowOf(tx, build.selectFrom('pharmacies').select(['id', 'name']).where('id', '=', id)),

    people: (pharmacyId: number) =>
      rowsOf(
        db,
        people
          .select((of) => [
            every(holdsCard(of.ref('u.id'), of.ref('u.pharmacy_id'))).as('holds_card'),
            of
              .selectFrom('pharmacy_papers as card')
              .select((card) => card.fn.max('card.expires_on').as('day'))
              .where('card.kind', '=', 'prc_card')
              .whereRef('card.holder_id', '=', 'u.id')
              .whereRef('card.pharmacy_id', '=', 'u.pharmacy_id')
              .as('card_expires_on'),
          ])
          .where('u.pharmacy_id', '=', pharmacyId)
          .orderBy('u.id'),
      ),

    hold: (tx: Tx, id: number, pharmacyId: number | null) =>
      rowOf(
        tx,
        people
          .where(every(e('u.id', '=', id), pharmacyId !== null && e('u.pharmacy_id', '=', pharmacyId)))
          .forUpdate('u'),
      ),

    worksAt: async (tx: Tx, pharmacyId: number, email: string) =>
      (await run(
        tx,
        people
          .where('u.pharmacy_id', '=', pharmacyId)
          .where('u.holds_email', '=', true)
          .where((u) => sameButCase(u.ref('u.email'), email)),
      )) > 0,

    async update(tx: Tx, id: number, values: Partial<typeof users.$inferInsert>) {
      await run(
        tx,
        build
          .updateTable('users')
          .set({ ...values, updated_at: now })
          .where('id', '=', id),
      )
    },

    invitations: (pharmacyId: number) =>
      rowsOf(db, invitations.where('l.pharmacy_id', '=', pharmacyId).orderBy('l.id')),

    holdInvitation: (tx: Tx, id: number, pharmacyId: number | null) =>
      rowOf(
        tx,
        invitations
          .where(every(e('l.id', '=', id), pharmacyId !== null && e('l.pharmacy_id', '=', pharmacyId)))
          .forUpdate('l'),
      ),

    async voidFor(tx: Tx, pharmacyId: number, email: string) {
      await waitFor(tx, sql`hashtextextended(lower(${email}), ${pharmacyId})`)
      await run(
        tx,
        build
          .updateTable('seller_links')
          .set({ used_at: now })
          .where('pharmacy_id', '=', pharmacyId)
          .where('preregister_id', 'is', null)
          .where('used_at', 'is', null)
          .where((l) => sameButCase(l.ref('email'), email)),
      )
    },

    async insertInvitation(tx: Tx, values: typeof sellerLinks.$inferInsert): Promise<number> {
      const made = await rowOf(tx, build.insertInto('seller_links').values(values).returning('id'))
      return made?.id as number
    },

    async updateInvitation(tx: Tx, id: number, values: Partial<typeof sellerLinks.$inferInsert>) {
      await run(tx, build.updateTable('seller_links').set(values).where('id', '=', id))
    },
  }
}
export type StaffRepository = ReturnType<typeof staffRepository>
