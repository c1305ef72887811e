import type { Position, RoleName } from '@botika/common/roles/roles'
import type { Database, Tx } from '../../platform'
import { ago, anyOf, build, isSet, now, rowOf, run, sameButCase, sql } from '../../platform/db/query'
import { voidLinks } from '../one-time-links/repository'

export type { Tx }

export interface Invited {
  preregisterId: number
  pharmacyId: number
  pharmacyName: string
  email: string
  name: string
}

export type Account = NonNullable<Awaited<ReturnType<typeof accounts.holdAccount>>>

interface NewSeller {
  email: string
  first_name: string
  last_name: string
  contact_number: string | null
  password_hash: string
  roles: RoleName[]
  pharmacy_id: number
  position: Position
}

const accounts = {
  /** The account that an address belongs to, held; those that merely registered with it do not count. */
  holdAccount: (tx: Tx, email: string) =>
    rowOf(
      tx,
      build
        .selectFrom('users')
        .select([
          'id',
          'email',
          'first_name',
          'pharmacy_id',
          'position',
          'roles',
          'is_active',
          'password_hash',
        ])
        .select((e) => isSet(e.ref('email_confirmed_at')).as('is_confirmed'))
        .where((e) => sameButCase(e.ref('email'), email))
        .where('holds_email', '=', true)
        .where('deleted_at', 'is', null)
        .forUpdate(),
    ),

  async makeSeller(
    tx: Tx,
    id: number,
    roles: RoleName[],
    { pharmacy_id, position }: { pharmacy_id: number; position: Position },
  ) {
    const seller = { roles, pharmacy_id, position, updated_at: now }
    await run(tx, build.updateTable('users').set(seller).where('id', '=', id))
  },

  async takeOver(tx: Tx, id: number, passwordHash: string) {
    await run(
      tx,
      build
        .updateTable('users')
        .set({ password_hash: passwordHash, email_confirmed_at: now, updated_at: now })
        .where('id', '=', id),
    )
    for (const table of ['email_links', 'password_links'] as const) await voidLinks(tx, table, id)
  },

  async insertSeller(tx: Tx, seller: NewSeller): Promise<number> {
    const query = build.insertInto('users').values({ ...seller, email_confirmed_at: now })
    const made = await rowOf(tx, query.returning('id'))
    return made?.id as number
  },
}

export function sellerLinkRepository(db: Database) {
  return {
    transaction: db.transaction,
    ...accounts,

    async insert(tx: Tx, invited: Invited, kept: { token_hash: string; expires_at: Date }) {
      await run(
        tx,
        build
          .updateTable('seller_links')
          .set({ used_at: now })
          .where('preregister_id', '=', invited.preregisterId)
          .where('used_at', 'is', null),
      )
      await run(
        tx,
        build.insertInto('seller_links').values({
          preregister_id: invited.preregisterId,
          pharmacy_id: invited.pharmacyId,
          email: invited.email,
          ...kept,
        }),
      )
    },

    hold: (tx: Tx, tokenHash: string) =>
      rowOf(
        tx,
        build
          .selectFrom('seller_links as l')
          .leftJoin('preregisters as p', 'p.id', 'l.preregister_id')
          .select(['l.id', 'l.pharmacy_id', 'l.email', 'l.first_name', 'l.last_name', 'l.position'])
          .select(['p.name', 'p.contact_number'])
          .where('l.token_hash', '=', tokenHash)
          .where('l.used_at', 'is', null)
          .where('l.expires_at', '>', now)
          .forUpdate('l'),
      ),

    findAccepted: (tx: Tx, tokenHash: string) =>
      rowOf(
        tx,
        build
          .selectFrom('seller_links as l')
          .innerJoin('users as u', (on) =>
            on.onRef('u.id', '=', 'l.user_id').onRef('u.pharmacy_id', '=', 'l.pharmacy_id'),
          )
          .select('u.password_hash')
          .select('l.preregister_id')
          .where('l.token_hash', '=', tokenHash)
          .where('l.used_at', '>', ago('15 minutes'))
          .where('u.is_active', '=', true)
          .where('u.deleted_at', 'is', null),
      ),

    async markUsed(tx: Tx, id: number, userId: number) {
      await run(
        tx,
        build.updateTable('seller_links').set({ used_at: now, user_id: userId }).where('id', '=', id),
      )
    },

    findApplication: (tx: Tx, id: number) =>
      rowOf(
        tx,
        build
          .selectFrom('preregisters as p')
          .select([
            'p.id as preregisterId',
            'p.pharmacy_id as pharmacyId',
            'p.pharmacy_name as pharmacyName',
            'p.email',
            'p.name',
          ])
          .select((e) =>
            e
              .exists(
                e
                  .selectFrom('users as u')
                  .select('u.id')
                  .whereRef('u.pharmacy_id', '=', 'p.pharmacy_id')
                  .where((u) => u(sql.lit('seller'), '=', anyOf(u.ref('u.roles'))))
                  .where('u.deleted_at', 'is', null),
              )
              .as('isAccepted'),
          )
          .where('p.id', '=', id)
          .forUpdate(),
      ),

    async deleteExpired() {
      await run(
        db,
        build
          .deleteFrom('seller_links')
          .where('user_id', 'is', null)
          .where('expires_at', '<', ago('90 days')),
      )
    },
  }
}
export type SellerLinkRepository = ReturnType<typeof sellerLinkRepository>
