import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/papers'
import { Problem } from '@botika/common/http/problem'
import type { AddedPaper, AppliedPaper } from '@botika/common/papers/endpoints'
import { PAPER_NAMES, type PaperKind } from '@botika/common/papers/kinds'
import { plain } from '@botika/common/products/words'
import {
  ENDING_KINDS,
  isTooFarAhead,
  missingKinds,
  MOST_YEARS_AHEAD,
  type Requirement,
} from '@botika/common/papers/rules'
import { manilaDay } from '@botika/common/time'
import type { AuditService, Person, PrivateFileService, StoredFile } from '../../platform'
import type { PaperRepository, PaperRow, Tx } from './repository'

interface Needs {
  repository: PaperRepository
  files: PrivateFileService
  required: readonly Requirement[]
  audit: AuditService
  renew: (tx: Tx, paper: Pick<PaperRow, 'kind' | 'pharmacy_id'>) => Promise<void>
}

/** Papers in force are kept until another takes their place. */
const KEPT_DAYS = 20 * 365

function faultOf({ kind, expires_on, holder_name, holder_id }: AppliedPaper & Partial<AddedPaper>) {
  if (!expires_on && ENDING_KINDS.includes(kind)) return ['expires_on', messages.lastDayWanted] as const
  if (expires_on && expires_on < manilaDay()) return ['expires_on', messages.alreadyExpired] as const
  if (expires_on && isTooFarAhead(expires_on)) return ['expires_on', messages.tooFarAhead] as const
  if (kind === 'prc_card' && !holder_name && !holder_id)
    return ['holder_name', messages.holderWanted] as const
  return null
}

function refuseFaulty(paper: AppliedPaper & Partial<AddedPaper>, path = '') {
  const fault = faultOf(paper)
  if (fault) throw Problem.invalidField(`${path}${fault[0]}`, t(fault[1], { years: MOST_YEARS_AHEAD }))
}

const wordsIn = (name: string) =>
  plain(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

export const isNamedOn = (card: string, person: { first_name: string; last_name: string }) => {
  const words = new Set(wordsIn(card))
  const name = wordsIn(`${person.first_name} ${person.last_name}`)
  return name.length > 0 && name.every((word) => words.has(word))
}

export function refuseOtherName(card: string, person: { first_name: string; last_name: string }) {
  if (!isNamedOn(card, person)) throw Problem.invalid('holder_id', t(messages.namesDiffer, { name: card }))
}

async function placeOf(repository: PaperRepository, tx: Tx, person: Person, reach: string, body: AddedPaper) {
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

export async function holderOf(
  repository: PaperRepository,
  tx: Tx,
  holderId: number | null | undefined,
  pharmacyId: number | null,
) {
  if (!holderId) return null
  const holder = pharmacyId === null ? undefined : await repository.personOf(tx, holderId, pharmacyId)
  if (!holder) throw Problem.invalidField('holder_id', t(messages.notOfThePharmacy))
  return holder
}

export function paperAddition({ repository, files, required, audit, renew }: Needs) {
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
    await repository.takeTurn(tx, slot)
    const ended = await repository.endOthers(tx, slot, 'waiting')
    if (paper.status === 'confirmed') ended.push(...(await repository.endOthers(tx, slot, 'confirmed')))
    await files.letGo(tx, ended)
    return repository.insert(tx, { ...paper, file_id })
  }

  return {
    async add(person: Person, reach: string, body: AddedPaper): Promise<number> {
      const { file, kind, number, expires_on = null, holder_name, holder_id } = body
      refuseFaulty(body)
      if (reach === 'own' && !file) throw Problem.invalidField('file', t(messages.fileWanted))
      const isConfirmed = reach !== 'own'
      return withFile(file, 'file', (stored) =>
        repository.transaction(async (tx) => {
          const place = await placeOf(repository, tx, person, reach, body)
          const holder =
            kind === 'prc_card' ? await holderOf(repository, tx, holder_id, place.pharmacy_id) : null
          if (holder && holder_name) refuseOtherName(holder_name, holder)
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
    },

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
      throw Problem.invalid(
        'status',
        t(messages.papersMissing, { papers: missing.map((kind) => t(PAPER_NAMES[kind])).join(', ') }),
      )
    },
  }
}
