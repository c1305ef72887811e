import type { JobService } from '../jobs/service'
import { type Carrier, isRefusedForGood } from './carrier'
import { layOut, type Letter } from './letter'
import type { MailRepository, Tx } from './repository'

interface Needs {
  repository: MailRepository
  jobs: JobService
  carry: Carrier
}

/** The outbox: letters are rows, written with what they tell of and carried away afterwards. */
export function mailService({ repository, jobs, carry }: Needs) {
  jobs.handle('mail', async (payload) => {
    const { mail_id } = payload as { mail_id: number }
    const letter = await repository.find(mail_id)
    if (!letter || letter.sent_at) return
    try {
      await carry(letter)
    } catch (error) {
      await repository.markFailed(letter.id, error instanceof Error ? error.message : String(error))
      if (isRefusedForGood(error)) return
      throw error
    }
    await repository.markSent(letter.id)
  })

  return {
    /** Puts letters into the outbox, in the caller's transaction. */
    queue: (tx: Tx, letters: Letter[]) => repository.insert(tx, letters.map(layOut)),

    /** Forgets letters that were sent a month ago: they hold names and addresses. */
    deleteOld: () => repository.deleteOld(),
  }
}
export type MailService = ReturnType<typeof mailService>
