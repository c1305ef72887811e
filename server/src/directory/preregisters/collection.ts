import { preregistration } from '@botika/common/messages/server/directory'
import type { AppliedPaper } from '@botika/common/papers/endpoints'
import type { Preregister } from '@botika/common/preregisters/endpoints'
import { type CollectionDefinition, pick, same, stampsOf } from '../../platform'
import { anyOf, now, over, plainText, sameButCase, sql, withSpaces } from '../../platform/db/query'
import { type Correspondence, settleDecision } from './approve'

const e = over<{ t: 'preregisters' }>()

const account = e
  .selectFrom('users as u')
  .select((u) =>
    sql<string>`case when ${u.ref('u.email_confirmed_at')} is null then 'unconfirmed' else 'confirmed' end`.as(
      'account',
    ),
  )
  .where((u) => sameButCase(u.ref('u.email'), u.ref('t.email')))
  .where('u.holds_email', '=', true)
  .where('u.deleted_at', 'is', null)

const seller = e
  .selectFrom('users as u')
  .select('u.id')
  .whereRef('u.pharmacy_id', '=', 't.pharmacy_id')
  .where((u) => u(sql.lit('seller'), '=', anyOf<string>(u.ref('u.roles'))))
  .where('u.deleted_at', 'is', null)

const link = e
  .selectFrom('seller_links as l')
  .select('l.id')
  .whereRef('l.preregister_id', '=', 't.id')
  .where('l.used_at', 'is', null)
  .where('l.expires_at', '>', now)

const invitation = e
  .case()
  .when('t.status', '<>', 'approved')
  .then(null)
  .when(e.exists(seller))
  .then('accepted')
  .when(e.exists(link))
  .then('sent')
  .else('expired')
  .end()

export const preregisterCollection = (correspondence: Correspondence): CollectionDefinition<Preregister> => ({
  resource: 'preregisters',
  table: 'preregisters',
  noun: preregistration,
  title: 'pharmacy_name',
  hasSlug: false,
  hasNameSort: false,
  columns: {
    pharmacy_name: 'pharmacy_name',
    name: 'name',
    email: 'email',
    contact_number: 'contact_number',
    address: 'address',
    message: 'message',
    status: 'status',
    rejection_reason: 'rejection_reason',
    remarks: 'remarks',
    pharmacy_id: 'pharmacy_id',
    language: 'language',
  },
  selects: [account.as('account'), invitation.as('invitation')],
  alsoSearched: plainText(withSpaces(e.ref('t.name'), e.ref('t.email'), e.ref('t.address'))),
  filters: { status: same(e.ref('t.status')) },
  sorts: {
    id: e.ref('t.id'),
    pharmacy_name: e.ref('t.pharmacy_name'),
    name: e.ref('t.name'),
    email: e.ref('t.email'),
    status: e.ref('t.status'),
    created_at: e.ref('t.created_at'),
    updated_at: e.ref('t.updated_at'),
  },
  order: sql`${e('t.status', '<>', 'new')}, ${e.ref('t.created_at')} desc`,
  settle: (fields, writing) => settleDecision(fields, writing, correspondence),
  afterCreate: (id, fields, { tx }) =>
    correspondence.papers.addApplied(
      tx,
      id,
      (fields['papers'] ?? []) as AppliedPaper[],
      (kind) => fields[kind] as File | undefined,
    ),
  personal: ['name', 'email', 'contact_number', 'address', 'message'],
  present: (row) => ({
    ...stampsOf(row),
    account: (row['account'] as Preregister['account'] | null) ?? 'none',
    ...pick<Omit<Preregister, 'id' | 'created_at' | 'updated_at' | 'account'>>(row, [
      'pharmacy_name',
      'name',
      'email',
      'contact_number',
      'address',
      'message',
      'status',
      'rejection_reason',
      'remarks',
      'pharmacy_id',
      'invitation',
    ]),
  }),
})
