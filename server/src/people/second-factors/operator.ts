import { type Database, layOut, mailRepository, type Sealed, type Tx } from '../../platform'
import { newRecoveryCodes, newSecret, recoveryHashOf } from './codes'
import { resetFactorEmail } from './emails'
import { secondFactorRepository } from './repository'

/** What whoever runs the shop does at its machine, where nobody is signed in. */
export function operatorsSecondFactors(db: Database, linkTo: (path: string) => string) {
  const repository = secondFactorRepository(db)

  return {
    /** Gives an account a second factor that counts at once, to be handed on; null where it has one. */
    async enrol(tx: Tx, sealed: Sealed, { id, email }: { id: number; email: string }) {
      const { secret, uri } = newSecret(email)
      const kept = sealed.seal(secret, String(id))
      if (!(await repository.begin(tx, id, kept))) return null
      await repository.confirm(tx, id, kept)
      const recoveryCodes = newRecoveryCodes()
      await repository.replaceCodes(
        tx,
        id,
        recoveryCodes.map((code) => recoveryHashOf(id, code)),
      )
      return { uri, recoveryCodes }
    },

    /**
     * Takes the second factor from whoever lost its device, and ends all their sessions. Says what it found: no account
     * with the address, one without a second factor, or the one that it was taken from.
     */
    reset: (email: string): Promise<'nobody' | 'none' | 'reset'> =>
      repository.transaction(async (tx) => {
        const holder = await repository.findByEmail(tx, email)
        if (!holder) return 'nobody'
        if (!(await repository.remove(tx, holder.id))) return 'none'
        await repository.writeReset(tx, holder.id)
        await mailRepository(db).insert(tx, [layOut(resetFactorEmail(holder, linkTo('/forgot-password')))])
        return 'reset'
      }),
  }
}
