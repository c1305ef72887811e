import { phrase, t } from '@botika/common/messages/reader'
import { PAPER_NAMES } from '@botika/common/papers/names'
import * as messages from '@botika/common/messages/server/papers'
import { Problem } from '@botika/common/http/problem'
import { makePage } from '@botika/common/http/paging'
import {
  type AddedPaper,
  type AppliedPaper,
  type Paper,
  type PaperDecision,
  papers,
  type PaperQuery,
} from '@botika/common/papers/endpoints'
import type { PaperKind } from '@botika/common/papers/kinds'
import { ENDING_KINDS, missingKinds, type Requirement } from '@botika/common/papers/rules'
import { plain } from '@botika/common/products/words'
import { manilaDay } from '@botika/common/time'
import type { AuditService, MailService, Person, PrivateFileService, StoredFile } from '../../platform'
import { sellersOf } from '../pharmacies/directory-repository'
import { endingEmail, returnedEmail } from './emails'
import { presentPaper } from './present'
import type { PaperRepository, PaperRow, Tx } from './repository'

export interface PaperNeeds {
  repository: PaperRepository
  files: PrivateFileService
  required: readonly Requirement[]
  audit: AuditService
  mail: MailService
  linkTo: (path: string) => string
  /** Its offers come or go with its papers. */
  queueRefresh: (tx: Tx, pharmacyId: number) => Promise<void>
  onChange: () => void
}

/** Papers in force are kept until another takes their place. */
const KEPT_DAYS = 20 * 365

const wordsIn = (name: string) => plain(name).split(/[^\p{L}]+/u)

/** Whether every word of somebody's account name stands on a card. */
const isNamedOn = (card: string, person: { first_name: string; last_name: string }) => {
  const words = new Set(wordsIn(card))
  return wordsIn(`${person.first_name} ${person.last_name}`).every((word) => word === '' || words.has(word))
}

function faultOf({ kind, expires_on, holder_name, holder_id }: AppliedPaper & Partial<AddedPaper>) {
  if (!expires_on && ENDING_KINDS.includes(kind)) return ['expires_on', messages.lastDayWanted] as const
  if (expires_on && expires_on < manilaDay()) return ['expires_on', messages.alreadyExpired] as const
  if (kind === 'prc_card' && !holder_name && !holder_id)
    return ['holder_name', messages.holderWanted] as const
  return null
}

function refuseFaulty(paper: AppliedPaper & Partial<AddedPaper>, path = '') {
  const fault = faultOf(paper)
  if (fault) throw Problem.invalidField(`${path}${fault[0]}`, t(fault[1]))
}

const wanted = () => new Problem('not_found', phrase(messages.noSuchPaper))

export function paperService(needs: PaperNeeds) {
  const { repository, files, required, audit, mail, linkTo } = needs

  const shown = async (id: number): Promise<Paper> => {
    const row = await repository.find(id)
    if (!row) throw wanted()
    return presentPaper(row)
  }

  const ownerOf = (person: Person, reach: string) => (reach === 'own' ? (person.pharmacyId ?? 0) : null)

  /** What sales depend on follows; memory is looked through after the transaction. */
  async function renew(tx: Tx, { kind, pharmacy_id }: Pick<PaperRow, 'kind' | 'pharmacy_id'>) {
    if (pharmacy_id !== null && ENDING_KINDS.includes(kind)) await needs.queueRefresh(tx, pharmacy_id)
  }

  async function withFile<T>(file: File | undefined, field: string, work: (kept?: StoredFile) => Promise<T>) {
    if (!file) return work()
    const stored = await files.store('pharmacy_paper', file, field)
    try {
      return await work(stored)
    } catch (error) {
      await files.discard(stored)
      throw error
    }
  }

  /** Puts a paper into its place: the one that waited there is history, and so is the confirmed one where this is. */
  async function insert(
    tx: Tx,
    paper: Parameters<PaperRepository['insert']>[1] & { kind: PaperKind; number: string },
    stored: StoredFile | undefined,
  ): Promise<number> {
    const file_id = stored ? await files.keep(tx, stored, KEPT_DAYS) : null
    const slot = {
      id: 0,
      pharmacy_id: paper.pharmacy_id ?? null,
      preregister_id: paper.preregister_id ?? null,
      kind: paper.kind,
      number: paper.number,
      holder_id: paper.holder_id ?? null,
    }
    const ended = await repository.endOthers(tx, slot, 'waiting')
    if (paper.status === 'confirmed') ended.push(...(await repository.endOthers(tx, slot, 'confirmed')))
    await files.letGo(tx, ended)
    return repository.insert(tx, { ...paper, file_id })
  }

  async function placeOf(tx: Tx, person: Person, reach: string, body: AddedPaper) {
    if (reach === 'own') {
      if (!person.pharmacyId) throw new Problem('forbidden')
      return { pharmacy_id: person.pharmacyId, preregister_id: null }
    }
    const { pharmacy_id = null, preregister_id = null } = body
    if ((pharmacy_id === null) === (preregister_id === null))
      throw Problem.invalidField('pharmacy_id', t(messages.pharmacyOrApplication))
    if (pharmacy_id !== null && !(await repository.pharmacyExists(tx, pharmacy_id)))
      throw Problem.invalidField('pharmacy_id', t(messages.noSuchPharmacy))
    if (preregister_id !== null && !(await repository.isOpen(tx, preregister_id)))
      throw Problem.invalidField('preregister_id', t(messages.noSuchApplication))
    return { pharmacy_id, preregister_id }
  }

  async function holderOf(tx: Tx, holderId: number | null | undefined, pharmacyId: number | null) {
    if (!holderId) return null
    const holder = pharmacyId === null ? undefined : await repository.personOf(tx, holderId, pharmacyId)
    if (!holder) throw Problem.invalidField('holder_id', t(messages.notOfThePharmacy))
    return holder
  }

  return {
    async list(person: Person, reach: string, query: PaperQuery) {
      const { rows, counts } = await repository.list(query, ownerOf(person, reach))
      const page = makePage({
        data: rows.map(presentPaper),
        total: counts[query.group],
        path: papers.list.path,
        query,
      })
      return { ...page, counts, required: [...required] }
    },

    async add(person: Person, reach: string, body: AddedPaper): Promise<Paper> {
      const { file, kind, number, expires_on = null, holder_name, holder_id } = body
      refuseFaulty(body)
      if (reach === 'own' && !file) throw Problem.invalidField('file', t(messages.fileWanted))
      const isConfirmed = reach !== 'own'
      const id = await withFile(file, 'file', (stored) =>
        repository.transaction(async (tx) => {
          const place = await placeOf(tx, person, reach, body)
          const holder = kind === 'prc_card' ? await holderOf(tx, holder_id, place.pharmacy_id) : null
          const made = await insert(
            tx,
            {
              ...place,
              kind,
              number,
              expires_on,
              holder_id: holder?.id ?? null,
              holder_name:
                kind === 'prc_card'
                  ? holder_name || (holder && `${holder.first_name} ${holder.last_name}`)
                  : null,
              ...(isConfirmed && { status: 'confirmed', decided_by: person.id, decided_at: new Date() }),
            },
            stored,
          )
          await audit.record(tx, {
            person,
            action: 'create',
            resource: 'papers',
            recordId: made,
            pharmacyId: place.pharmacy_id,
            changes: { kind, expires_on },
          })
          if (isConfirmed) await renew(tx, { kind, ...place })
          return made
        }),
      )
      needs.onChange()
      return shown(id)
    },

    /** The papers of a new application, in its transaction; none of them is needed yet. */
    async addApplied(
      tx: Tx,
      preregisterId: number,
      applied: readonly AppliedPaper[],
      fileOf: (kind: PaperKind) => File | undefined,
    ) {
      for (const [at, paper] of applied.entries()) {
        refuseFaulty(paper, `papers.${at}.`)
        const { kind, number, expires_on = null, holder_name } = paper
        await withFile(fileOf(kind), kind, (stored) =>
          insert(
            tx,
            {
              preregister_id: preregisterId,
              kind,
              number,
              expires_on,
              holder_name: kind === 'prc_card' ? (holder_name ?? null) : null,
            },
            stored,
          ),
        )
      }
    },

    /** Throws where an application lacks papers that pharmacies must show; else they go to its pharmacy. */
    async refuseMissing(tx: Tx, preregisterId: number) {
      const missing = missingKinds(required, await repository.ofApplication(tx, preregisterId))
      if (missing.length === 0) return
      throw Problem.invalidField(
        'status',
        t(messages.papersMissing, { papers: missing.map((kind) => t(PAPER_NAMES[kind])).join(', ') }),
      )
    },

    hand: repository.hand,

    async decide(person: Person, id: number, { decision, reason }: PaperDecision): Promise<Paper> {
      await repository.transaction(async (tx) => {
        const paper = await repository.get(tx, id)
        if (!paper) throw wanted()
        const isConfirming = decision === 'confirm'
        if (paper.status !== 'waiting' && (isConfirming || paper.status !== 'confirmed'))
          throw new Problem('conflict', phrase(messages.decidedAlready))
        if (isConfirming && paper.expires_on && paper.expires_on < manilaDay())
          throw new Problem('conflict', phrase(messages.expiredMeanwhile))
        if (!isConfirming && !reason) throw Problem.invalidField('reason', t(messages.sayWhyReturned))
        if (isConfirming) await files.letGo(tx, await repository.endOthers(tx, paper, 'confirmed'))
        else if (paper.file_id !== null) await files.letGo(tx, [paper.file_id])
        await repository.set(tx, id, {
          status: isConfirming ? 'confirmed' : 'returned',
          reason: isConfirming ? null : (reason ?? null),
          decided_by: person.id,
          decided_at: new Date(),
        })
        await audit.record(tx, {
          person,
          action: isConfirming ? 'approve' : 'return',
          resource: 'papers',
          recordId: id,
          pharmacyId: paper.pharmacy_id,
          changes: { kind: paper.kind, ...(reason && { reason: { from: null, to: reason } }) },
        })
        await renew(tx, paper)
        if (!isConfirming && paper.pharmacy_id !== null) {
          const readers = await sellersOf(tx, paper.pharmacy_id)
          const link = linkTo('/seller/papers')
          await mail.queue(
            tx,
            readers.map((reader) => returnedEmail(reader, paper, reason ?? '', link)),
          )
        }
      })
      needs.onChange()
      return shown(id)
    },

    /** Ties a PRC card to its holder's account, once. */
    async name(person: Person, reach: string, id: number, holderId: number): Promise<Paper> {
      await repository.transaction(async (tx) => {
        const paper = await repository.get(tx, id)
        const ownerId = ownerOf(person, reach)
        if (!paper || (ownerId !== null && paper.pharmacy_id !== ownerId)) throw wanted()
        if (paper.kind !== 'prc_card' || paper.holder_id !== null)
          throw new Problem('conflict', phrase(messages.holderStays))
        const holder = await holderOf(tx, holderId, paper.pharmacy_id)
        if (!holder || !isNamedOn(paper.holder_name ?? '', holder))
          throw Problem.invalidField('holder_id', t(messages.namesDiffer, { name: paper.holder_name ?? '' }))
        await repository.set(tx, id, { holder_id: holder.id })
        await audit.record(tx, {
          person,
          action: 'update',
          resource: 'papers',
          recordId: id,
          pharmacyId: paper.pharmacy_id,
          changes: { holder_id: { from: null, to: holder.id } },
        })
      })
      return shown(id)
    },

    async file(person: Person, reach: string, id: number) {
      const paper = await repository.find(id)
      const ownerId = ownerOf(person, reach)
      if (!paper || paper.file_id === null || (ownerId !== null && paper.pharmacy_id !== ownerId))
        throw wanted()
      return files.read(paper.file_id, person)
    },

    /** Reminds pharmacies of papers that end. */
    remind: () =>
      repository.transaction(async (tx) => {
        for (const { expires_on, pharmacy_id, ...paper } of await repository.takeDue(tx)) {
          if (pharmacy_id === null || expires_on === null) continue
          const readers = await sellersOf(tx, pharmacy_id)
          await mail.queue(
            tx,
            readers.map((reader) => endingEmail(reader, { ...paper, expires_on }, linkTo('/seller/papers'))),
          )
        }
      }),
  }
}
export type PaperService = ReturnType<typeof paperService>
