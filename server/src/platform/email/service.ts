import { setTimeout as sleep } from 'node:timers/promises'
import DataLoader from 'dataloader'
import type { JobHandler, JobService } from '../jobs/service'
import { type Carrier, isRefusedForGood } from './carrier'
import { layOut, type Email } from './email'
import type { MailRepository, Tx } from './repository'

interface Needs {
  repository: MailRepository
  jobs: JobService
  carry: Carrier
}

const GATHER_MS = 10
/** Within the two minutes that a job is locked for: nobody else sends the email before it is noted as sent. */
const NOTE_MS = 90_000

/** The outbox: emails are rows, written with what they tell of and carried away afterwards. */
export function mailService({ repository, jobs, carry }: Needs) {
  // the worker carries many emails at once: they are read together, and noted as sent together
  const emails = new DataLoader((ids: readonly number[]) => repository.find(ids), { cache: false })
  const sent = new DataLoader(
    async (ids: readonly number[]) => {
      // a database that goes away now would have all of them sent again
      for (const end = Date.now() + NOTE_MS; ; await sleep(1_000)) {
        try {
          await repository.markSent(ids)
          return ids
        } catch (error) {
          if (Date.now() > end) throw error
        }
      }
    },
    { cache: false, batchScheduleFn: (note) => setTimeout(note, GATHER_MS) },
  )

  const send: JobHandler = async (payload) => {
    const { mail_id, again } = payload as { mail_id: number; again?: number }
    const mail = await emails.load(mail_id)
    if (!mail || mail.sent_at) return
    try {
      await carry(mail, again)
    } catch (error) {
      await repository.markFailed(mail.id, error instanceof Error ? error.message : String(error))
      if (isRefusedForGood(error)) return
      throw error
    }
    await sent.load(mail.id)
  }
  // a mail server that does not answer holds up emails alone
  jobs.handle('mail', send, 'mail')

  return {
    queue: (tx: Tx, emails: Email[]) => repository.insert(tx, emails.map(layOut)),

    deleteOld: () => repository.deleteOld(),
  }
}
export type MailService = ReturnType<typeof mailService>
