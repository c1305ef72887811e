import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import type { ComplaintDetails } from '@botika/common/complaints/endpoints'
import type { complaints } from '@botika/common/complaints/endpoints'
import { COMPLAINT_STATUSES } from '@botika/common/complaints/rules'
import type { RequestOf } from '@botika/common/http/endpoint'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import type { Reach } from '@botika/common/roles/policy'
import type { AuditService, Person, PrivateFileService } from '../../platform'
import type { TellComplaint } from './emails'
import { presentDetails, presentSummary } from './present'
import type { ComplaintRepository, ComplaintRow, Shopper } from './repository'

interface Needs {
  repository: ComplaintRepository
  files: PrivateFileService
  audit: AuditService
  tell: TellComplaint
  now: () => Date
}

type ListQuery = RequestOf<typeof complaints.list>['query']
type Settlement = RequestOf<typeof complaints.settle>['body']

export const noSuchComplaint = () => new Problem('not_found', phrase(messages.noSuchComplaint))

export function mustBeOpen<Row extends Pick<ComplaintRow, 'status'>>(row: Row | undefined): Row {
  if (!row) throw noSuchComplaint()
  if (row.status === 'settled') throw new Problem('step_refused', phrase(messages.complaintIsSettled))
  return row
}

/** Null reaches every pharmacy; a seller without a pharmacy reaches none. */
const ownerOf = (person: Person, reach: Reach) => ({
  pharmacyId: reach === 'all' ? null : (person.pharmacyId ?? 0),
})

export function complaintService({ repository, files, audit, tell, now }: Needs) {
  async function one(person: Person, reach: Reach, id: number): Promise<ComplaintDetails> {
    const row = await repository.find(id, { ...ownerOf(person, reach), isAdmin: reach === 'all' })
    if (!row) throw noSuchComplaint()
    return presentDetails(row, reach)
  }

  return {
    one,

    async list(person: Person, reach: Reach, query: ListQuery) {
      const { rows, counts } = await repository.list({
        ...query,
        isAdmin: reach === 'all',
        pharmacyId: reach === 'all' ? (query.pharmacy_id ?? null) : ownerOf(person, reach).pharmacyId,
        ids: query.ids?.split(',').map(Number),
      })
      const countOf = (status: string) => counts.find((one) => one.status === status)?.count ?? 0
      const all = counts.reduce((sum, { count }) => sum + count, 0)
      const total = query.status ? countOf(query.status) : all
      return {
        ...makePage({ data: rows.map(presentSummary), total, path: '/api/complaints', query }),
        counts: {
          all,
          ...(Object.fromEntries(COMPLAINT_STATUSES.map((status) => [status, countOf(status)])) as Record<
            (typeof COMPLAINT_STATUSES)[number],
            number
          >),
        },
      }
    },

    /** What the pharmacy writes is its answer; an admin asks or explains, and the turn stays whose it is. */
    async write(person: Person, reach: Reach, id: number, body: string) {
      const isAdmin = reach === 'all'
      await repository.transaction(async (tx) => {
        const before = mustBeOpen(await repository.hold(tx, id, ownerOf(person, reach)))
        await repository.say(tx, {
          complaint_id: id,
          kind: 'message',
          author_role: isAdmin ? 'admin' : 'seller',
          user_id: person.id,
          body,
        })
        await repository.update(tx, id, isAdmin ? {} : { status: 'to_settle' })
        await audit.record(tx, {
          person,
          action: 'answer',
          resource: 'complaints',
          recordId: id,
          pharmacyId: before.pharmacy_id,
        })
        await tell(tx, isAdmin ? 'admin_wrote' : 'answered', before, person)
      })
      return one(person, reach, id)
    },

    async settle(person: Person, id: number, { outcome, message }: Settlement) {
      await repository.transaction(async (tx) => {
        const before = mustBeOpen(await repository.hold(tx, id, { pharmacyId: null }))
        const settlement = { status: 'settled', outcome, settled_at: now() } as const
        await repository.update(tx, id, settlement)
        await repository.say(tx, {
          complaint_id: id,
          kind: 'settled',
          author_role: 'admin',
          user_id: person.id,
          outcome,
          body: message,
        })
        await audit.record(tx, {
          person,
          action: 'settle',
          resource: 'complaints',
          recordId: id,
          pharmacyId: before.pharmacy_id,
          changes: { outcome: { from: null, to: outcome } },
        })
        await tell(tx, 'settled', { ...before, ...settlement }, person)
      })
      return one(person, 'all', id)
    },

    remind: () =>
      repository.transaction(async (tx) => {
        for (const deadline of ['answer', 'settle'] as const)
          for (const { id } of await repository.takeDue(tx, deadline, now())) {
            const complaint = await repository.hold(tx, id, { pharmacyId: null })
            if (complaint) await tell(tx, `${deadline}_due`, complaint, null)
          }
      }),

    /** A picture for its shopper, the pharmacy and admins; each reading is written down. */
    async picture(reader: { person: Person; reach: Reach } | Shopper, id: number, pictureId: number) {
      const found = await repository.findPicture(id, pictureId)
      if (!found || !(await mayOpen(reader, found))) throw noSuchComplaint()
      return files.read(pictureId, 'person' in reader ? reader.person : null, found.order_id)
    },
  }

  async function mayOpen(
    reader: { person: Person; reach: Reach } | Shopper,
    { id, customer_id, pharmacy_id }: ComplaintRow,
  ) {
    if (!('person' in reader)) return repository.isShoppers(reader, id)
    const { person, reach } = reader
    if (reach === 'all' || customer_id === person.id) return true
    return person.roles.includes('seller') && person.pharmacyId === pharmacy_id
  }
}
export type ComplaintService = ReturnType<typeof complaintService>
