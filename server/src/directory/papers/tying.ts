import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/papers'
import { Problem } from '@botika/common/http/problem'
import type { AuditService, Person, Tx } from '../../platform'
import { holderOf, isNamedOn, refuseOtherName } from './addition'
import { candidatesFor, type Card, tieCard, untiedCards } from './bearers-repository'
import type { PaperRepository, PaperRow } from './repository'

type Candidates = Awaited<ReturnType<typeof candidatesFor>>

export function bearersOf(cards: readonly Card[], { people, applicants }: Candidates) {
  return new Map(
    cards.flatMap((card) => {
      const named = (card.pharmacy_id === null ? applicants : people).filter(
        (one) =>
          one.place === (card.pharmacy_id ?? card.preregister_id) &&
          isNamedOn(card.holder_name ?? '', one) &&
          (one.renamed_at === null || one.renamed_at < card.created_at),
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
      if (isOwn && holder.renamed_at !== null && holder.renamed_at >= paper.created_at)
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
  const cards = await untiedCards(tx, pharmacyId)
  for (const [cardId, { id: holder_id }] of bearersOf(cards, await candidatesFor(tx, cards))) {
    await tieCard(tx, cardId, holder_id)
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
