import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/papers'
import { Problem } from '@botika/common/http/problem'
import { makePage } from '@botika/common/http/paging'
import {
  type AddedPaper,
  type Paper,
  type PaperDecision,
  papers,
  type PaperQuery,
} from '@botika/common/papers/endpoints'
import { ENDING_KINDS, isTooFarAhead, MOST_YEARS_AHEAD, type Requirement } from '@botika/common/papers/rules'
import { manilaDay } from '@botika/common/time'
import type { AuditService, Email, MailService, Person, PrivateFileService } from '../../platform'
import { sellersOf } from '../pharmacies/directory-repository'
import { paperAddition } from './addition'
import { endingEmail, type Reader, returnedEmail } from './emails'
import { presentPaper } from './present'
import type { PaperRepository, PaperRow, Tx } from './repository'
import { bearersOf, holderNaming, isUntied, wanted } from './tying'

export interface PaperNeeds {
  repository: PaperRepository
  files: PrivateFileService
  required: readonly Requirement[]
  audit: AuditService
  mail: MailService
  linkTo: (path: string) => string
  queueRefresh: (tx: Tx, pharmacyId: number) => Promise<void>
  onChange: () => void
}

const ownerOf = (person: Person, reach: string) => (reach === 'own' ? (person.pharmacyId ?? 0) : null)

function mustBeDecidable({ status, expires_on }: PaperRow, { decision, reason }: PaperDecision) {
  const isConfirming = decision === 'confirm'
  if (status !== 'waiting' && (isConfirming || status !== 'confirmed'))
    throw new Problem('conflict', phrase(messages.decidedAlready))
  if (isConfirming && expires_on && expires_on < manilaDay())
    throw new Problem('conflict', phrase(messages.expiredMeanwhile))
  if (isConfirming && expires_on && isTooFarAhead(expires_on))
    throw new Problem('conflict', phrase(messages.tooFarAhead, { years: MOST_YEARS_AHEAD }))
  if (!isConfirming && !reason) throw Problem.invalidField('reason', t(messages.sayWhyReturned))
}

export function paperService(needs: PaperNeeds) {
  const { repository, files, required, audit, mail, linkTo } = needs

  async function present(rows: readonly PaperRow[]): Promise<Paper[]> {
    const untied = rows.filter(isUntied)
    const bearers = bearersOf(untied, await repository.candidatesFor(untied))
    return rows.map((row) => presentPaper(row, bearers.get(row.id) ?? row))
  }

  const shown = async (id: number): Promise<Paper> => {
    const row = await repository.find(id)
    const [paper] = await present(row ? [row] : [])
    if (!paper) throw wanted()
    return paper
  }

  async function renew(tx: Tx, { kind, pharmacy_id }: Pick<PaperRow, 'kind' | 'pharmacy_id'>) {
    if (pharmacy_id !== null && ENDING_KINDS.includes(kind)) await needs.queueRefresh(tx, pharmacy_id)
  }

  async function tellSellers(tx: Tx, pharmacyId: number, emailTo: (reader: Reader) => Email) {
    const readers = await sellersOf(tx, pharmacyId)
    await mail.queue(tx, readers.map(emailTo))
  }

  const addition = paperAddition({ ...needs, renew })
  const nameHolder = holderNaming({ ...needs, renew })

  return {
    addApplied: addition.addApplied,
    refuseMissing: addition.refuseMissing,
    hand: repository.hand,

    async list(person: Person, reach: string, query: PaperQuery) {
      const { rows, counts } = await repository.list(query, ownerOf(person, reach))
      const page = { data: await present(rows), total: counts[query.group], path: papers.list.path, query }
      return { ...makePage(page), counts, required: [...required] }
    },

    async add(person: Person, reach: string, body: AddedPaper): Promise<Paper> {
      const id = await addition.add(person, reach, body)
      needs.onChange()
      return shown(id)
    },

    async decide(person: Person, id: number, decided: PaperDecision): Promise<Paper> {
      const { decision, reason } = decided
      const isConfirming = decision === 'confirm'
      await repository.transaction(async (tx) => {
        const paper = await repository.get(tx, id)
        if (!paper) throw wanted()
        mustBeDecidable(paper, decided)
        const named = isConfirming && isUntied(paper) ? [paper] : []
        const bearers = bearersOf(named, await repository.candidatesFor(named, tx))
        const holder_id = bearers.get(id)?.id ?? paper.holder_id
        if (isConfirming)
          await files.letGo(tx, await repository.endOthers(tx, { ...paper, holder_id }, 'confirmed'))
        else if (paper.file_id !== null) await files.letGo(tx, [paper.file_id])
        await repository.set(tx, id, {
          status: isConfirming ? 'confirmed' : 'returned',
          reason: isConfirming ? null : (reason ?? null),
          holder_id,
          decided_by: person.id,
          decided_at: new Date(),
        })
        await audit.record(tx, {
          person,
          action: isConfirming ? 'approve' : 'return',
          resource: 'papers',
          recordId: id,
          pharmacyId: paper.pharmacy_id,
          changes: {
            kind: paper.kind,
            ...(reason && { reason: { from: null, to: reason } }),
            ...(holder_id !== paper.holder_id && { holder_id: { from: null, to: holder_id } }),
          },
        })
        await renew(tx, paper)
        if (!isConfirming && paper.pharmacy_id !== null)
          await tellSellers(tx, paper.pharmacy_id, (reader) =>
            returnedEmail(reader, paper, reason ?? '', linkTo('/seller/papers')),
          )
      })
      needs.onChange()
      return shown(id)
    },

    async name(person: Person, reach: string, id: number, holderId: number): Promise<Paper> {
      await nameHolder(person, ownerOf(person, reach), id, holderId)
      needs.onChange()
      return shown(id)
    },

    async file(person: Person, reach: string, id: number) {
      const paper = await repository.find(id)
      const ownerId = ownerOf(person, reach)
      if (!paper || paper.file_id === null || (ownerId !== null && paper.pharmacy_id !== ownerId))
        throw wanted()
      return files.read(paper.file_id, person)
    },

    /** Cards end when their holders leave, and papers go with their application: their files go as those of others. */
    letGoOfEnded: () =>
      repository.transaction(async (tx) => files.letGo(tx, await repository.keptOfEnded(tx))),

    remind: () =>
      repository.transaction(async (tx) => {
        for (const { expires_on, pharmacy_id, ...paper } of await repository.takeDue(tx)) {
          if (pharmacy_id === null || expires_on === null) continue
          await tellSellers(tx, pharmacy_id, (reader) =>
            endingEmail(reader, { ...paper, expires_on }, linkTo('/seller/papers')),
          )
        }
      }),
  }
}
export type PaperService = ReturnType<typeof paperService>
