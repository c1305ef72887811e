import type { Database, Tx } from '../../platform'
import { build, now, type RowOf, rowOf, run, sameButCase } from '../../platform/db/query'

export type { Tx }

const holders = build
  .selectFrom('users as u')
  .leftJoin('second_factors as f', 'f.user_id', 'u.id')
  .select(['u.id', 'u.email', 'u.first_name', 'u.password_hash', 'u.roles', 'f.secret', 'f.confirmed_at'])
  .select((e) =>
    e
      .selectFrom('recovery_codes as c')
      .select((c) => c.cast<number>(c.fn.countAll(), 'integer').as('count'))
      .whereRef('c.user_id', '=', 'u.id')
      .where('c.used_at', 'is', null)
      .as('codes_left'),
  )
  .where('u.deleted_at', 'is', null)
export type FactorHolder = RowOf<typeof holders>

export function secondFactorRepository(db: Database) {
  return {
    transaction: db.transaction,

    find: (userId: number, tx: Tx = db) => rowOf(tx, holders.where('u.id', '=', userId)),

    /** Keeps a secret that nobody has proved to have yet; false where there is one that counts. */
    async begin(tx: Tx, userId: number, secret: string): Promise<boolean> {
      const kept = await run(
        tx,
        build
          .insertInto('second_factors')
          .values({ user_id: userId, secret })
          .onConflict((on) =>
            on
              .column('user_id')
              .doUpdateSet({ secret, last_step: null, created_at: now })
              .where('second_factors.confirmed_at', 'is', null),
          ),
      )
      return kept === 1
    },

    async takeStep(userId: number, step: number): Promise<boolean> {
      const taken = await run(
        db,
        build
          .updateTable('second_factors')
          .set({ last_step: step })
          .where('user_id', '=', userId)
          .where((e) => e.or([e('last_step', 'is', null), e('last_step', '<', step)])),
      )
      return taken === 1
    },

    /** Of the secret that a code proved; false where another one was begun since, or one counts already. */
    async confirm(tx: Tx, userId: number, secret: string): Promise<boolean> {
      const confirmed = await run(
        tx,
        build
          .updateTable('second_factors')
          .set({ confirmed_at: now })
          .where('user_id', '=', userId)
          .where('secret', '=', secret)
          .where('confirmed_at', 'is', null),
      )
      return confirmed === 1
    },

    async replaceCodes(tx: Tx, userId: number, hashes: string[]) {
      await run(tx, build.deleteFrom('recovery_codes').where('user_id', '=', userId))
      const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }))
      await run(tx, build.insertInto('recovery_codes').values(rows))
    },

    async useCode(tx: Tx, userId: number, hash: string): Promise<boolean> {
      const used = await run(
        tx,
        build
          .updateTable('recovery_codes')
          .set({ used_at: now })
          .where('user_id', '=', userId)
          .where('code_hash', '=', hash)
          .where('used_at', 'is', null),
      )
      return used === 1
    },

    async remove(tx: Tx, userId: number): Promise<boolean> {
      await run(tx, build.deleteFrom('recovery_codes').where('user_id', '=', userId))
      return (await run(tx, build.deleteFrom('second_factors').where('user_id', '=', userId))) === 1
    },

    findByEmail: (tx: Tx, email: string) =>
      rowOf(
        tx,
        build
          .selectFrom('users')
          .select(['id', 'email', 'first_name'])
          .where((e) => sameButCase(e.ref('email'), email))
          .where('holds_email', '=', true)
          .where('deleted_at', 'is', null),
      ),

    /** A reset by the operator ends all sessions and stands in the audit log. */
    async writeReset(tx: Tx, userId: number) {
      const open = build.updateTable('sessions').set({ revoked_at: now }).where('user_id', '=', userId)
      await run(tx, open.where('revoked_at', 'is', null))
      const entry = { action: 'reset-second-factor', resource: 'users', record_id: userId }
      await run(tx, build.insertInto('audit_entries').values(entry))
      const event = { kind: 'second-factor-off', account_id: userId } as const
      await run(tx, build.insertInto('security_events').values(event))
    },
  }
}
export type SecondFactorRepository = ReturnType<typeof secondFactorRepository>
