import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/papers'
import { Problem } from '@botika/common/http/problem'
import type { AuditService, Database, Person, Tx } from '../../platform'
import { anyOf, build, now, rowsOf, run, sameButCase, sql } from '../../platform/db/query'
import { holderOf, isNamedOn, refuseOtherName } from './addition'
import { holderCounts } from './card-expressions'
import type { PaperRepository, PaperRow } from './repository'

interface Card {
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

export async function bearersOf(db: Database | Tx, cards: readonly Card[]) {
  const placesOf = (key: 'pharmacy_id' | 'preregister_id') =>
    cards.flatMap((card) => (key === 'pharmacy_id' || card.pharmacy_id === null ? (card[key] ?? []) : []))
  const [ofPharmacies, ofApplications] = [placesOf('pharmacy_id'), placesOf('preregister_id')]
  const people = ofPharmacies.length > 0 ? await rowsOf(db, peopleOf(ofPharmacies)) : []
  const applicants = ofApplications.length > 0 ? await rowsOf(db, applicantsOf(ofApplications)) : []
  return new Map(
    cards.flatMap((card) => {
      const named = (card.pharmacy_id === null ? applicants : people).filter(
        (one) =>
          one.place === (card.pharmacy_id ?? card.preregister_id) &&
          isNamedOn(card.holder_name ?? '', one) &&
          (one.renamed_at === null || one.renamed_at <= card.created_at),
      )
      return named.length === 1 && named[0] ? [[card.id, named[0]] as const] : []
    }),
  )
}

export const wanted = () => new Problem('not_found', phrase(messages.noSuchPaper))

export const isUntied = ({ kind, holder_id, status }: Pick<PaperRow, 'kind' | 'holder_id' | 'status'>) =>
  kind === 'prc_card' && holder_id === null && (status === 'waiting' || status === 'confirmed')

interface Needs {
  repository: PaperRepository
  audit: AuditService
  renew: (tx: Tx, paper: Pick<PaperRow, 'kind' | 'pharmacy_id'>) => Promise<void>
}

export function holderNaming({ repository, audit, renew }: Needs) {
  return (person: Person, ownerId: number | null, id: number, holderId: number) =>
    repository.transaction(async (tx) => {
      const paper = await repository.get(tx, id)
      const isOwn = ownerId !== null
      if (!paper || (isOwn && paper.pharmacy_id !== ownerId)) throw wanted()
      if (!isUntied({ ...paper, holder_id: isOwn ? paper.holder_id : null }))
        throw new Problem('conflict', phrase(messages.holderStays))
      const holder = await holderOf(repository, tx, holderId, paper.pharmacy_id)
      if (!holder) throw Problem.invalidField('holder_id', t(messages.notOfThePharmacy))
      refuseOtherName(paper.holder_name ?? '', holder)
      if (isOwn && holder.renamed_at !== null && holder.renamed_at > paper.created_at)
        throw Problem.invalid('holder_id', t(messages.renamedSince))
      await repository.set(tx, id, { holder_id: holder.id })
      await renew(tx, paper)
      await audit.record(tx, {
        person,
        action: 'update',
        resource: 'papers',
        recordId: id,
        pharmacyId: paper.pharmacy_id,
        changes: { holder_id: { from: paper.holder_id, to: holder.id } },
      })
    })
}

interface Means {
  record: AuditService['record']
  queueRefresh: (tx: Tx, pharmacyId: number) => Promise<void>
}

export async function tieNamed(
  tx: Tx,
  person: Person,
  pharmacyId: number,
  { record, queueRefresh }: Means,
): Promise<void> {
  const cards = await rowsOf(
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
  for (const [cardId, { id: holder_id }] of await bearersOf(tx, cards)) {
    await run(
      tx,
      build.updateTable('pharmacy_papers').set({ holder_id, updated_at: now }).where('id', '=', cardId),
    )
    await record(tx, {
      person,
      action: 'update',
      resource: 'papers',
      recordId: cardId,
      pharmacyId,
      changes: { holder_id: { from: null, to: holder_id } },
    })
    await queueRefresh(tx, pharmacyId)
  }
}
