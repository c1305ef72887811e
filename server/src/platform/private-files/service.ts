import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'
import { createHash, randomBytes } from 'node:crypto'
import type { FileStore } from '../files/store'
import { shortNetworkOf } from '../limits/service'
import type { Person } from '../sessions/person'
import { acceptContent } from './content'
import type { PrivateFileKind, PrivateFileRepository, Tx } from './repository'

export interface StoredFile {
  kind: PrivateFileKind
  path: string
  mime: string
  bytes: number
  sha256: string
}

interface Needs {
  repository: PrivateFileRepository
  store: FileStore
  keepDays: number
  log?: (sentence: string) => void
}

const LOST =
  'name one bucket with S3_BUCKET, or one folder with BOTIKA_DATA, for all servers of the database, or restore the folder from the copy that belongs to the database'

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const DAY_MS = 86_400_000

const openedAs = ({ roles, position }: Person) =>
  roles.includes('admin') ? 'admin' : roles.includes('seller') ? (position ?? 'seller') : 'customer'

/** Prescriptions, ID pictures and pictures of complaints: under random names, apart from what is public, every reading written down. */
export function privateFileService({ repository, store, keepDays, log = () => {} }: Needs) {
  return {
    async store(kind: PrivateFileKind, file: File, field: string): Promise<StoredFile> {
      const content = await acceptContent(file)
      if (typeof content === 'string') throw Problem.invalid(field, content)
      const name = randomBytes(20).toString('hex')
      const path = `${name.slice(0, 2)}/${name.slice(2)}.${content.extension}`
      await store.put(path, content.bytes, content.mime)
      const { bytes, mime } = content
      return { kind, path, mime, bytes: bytes.length, sha256: sha256Of(bytes) }
    },

    keep: (tx: Tx, file: StoredFile, days = keepDays): Promise<number> =>
      repository.insert(tx, { ...file, delete_after: new Date(Date.now() + days * DAY_MS) }),

    /** Lets files go that are no longer needed: from today they are kept as long as any other. */
    letGo: (tx: Tx, ids: readonly number[]) =>
      repository.deleteAfter(tx, ids, new Date(Date.now() + keepDays * DAY_MS)),

    discard: (file: StoredFile) => store.remove(file.path),

    /** A file's bytes; who read it is written down first: null is a guest who showed that the order is theirs. */
    async read(
      id: number,
      person: Person | null,
      orderId: number | null = null,
    ): Promise<{ bytes: Buffer; mime: string }> {
      const row = await repository.find(id)
      if (!row || row.deleted_at || row.delete_after < new Date())
        throw new Problem('not_found', phrase(messages.fileDeleted))
      await repository.insertRead({
        private_file_id: id,
        user_id: person?.id ?? null,
        order_id: orderId,
        role: person ? openedAs(person) : 'guest',
        pharmacy_id: person?.pharmacyId ?? null,
        network: person?.ip === undefined ? null : shortNetworkOf(person.ip),
      })
      const bytes = await store.get(row.path)
      if (!bytes) {
        log(`The file of private_files row ${id} is not where this server looks: ${LOST}`)
        throw new Problem('not_found', phrase(messages.fileLost))
      }
      return { bytes, mime: row.mime }
    },

    /** Looks for the newest files, and says so where some are on another server's disk alone. */
    async check() {
      const rows = await repository.findNewest(20)
      const ages = await Promise.all(rows.map((row) => store.age(row.path)))
      const lost = ages.filter((age) => age === null).length
      if (lost > 0)
        log(`${lost} of the ${rows.length} newest private files are not where this server looks: ${LOST}`)
    },

    /** Gives files that were kept before there were hashes theirs, so that an equal one is recognised. */
    async hashOld() {
      for (let rows = await repository.findUnhashed(0); rows.length > 0;) {
        for (const row of rows) {
          const bytes = await store.get(row.path)
          if (bytes) await repository.setHash(row.id, sha256Of(bytes))
        }
        rows = await repository.findUnhashed(rows.at(-1)?.id ?? 0)
      }
    },

    deleteOldReads: repository.deleteOldReads,

    async deleteExpired() {
      for (const row of await repository.findExpired()) {
        await store.remove(row.path)
        await repository.markDeleted(row.id)
      }
    },
  }
}
export type PrivateFileService = ReturnType<typeof privateFileService>
