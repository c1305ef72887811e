import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import { expected } from '@botika/common/expected'
import { Problem } from '@botika/common/http/problem'
import { isPassword, type MailService, type Sealed, type SecurityLog } from '../../platform'
import { plainCode, recoveryHashOf, stepOf } from './codes'
import { codeUsedEmail, manyWrongCodesEmail } from './emails'
import type { FactorHolder, SecondFactorRepository, Tx } from './repository'

export interface ProofNeeds {
  repository: SecondFactorRepository
  sealed: Sealed
  mail: MailService
  security: Pick<SecurityLog, 'note' | 'record'>
  /** Throws `too_many_requests` when one of the subjects asked too often; answers what takes the count back. */
  limit: (name: string, subjects: string[]) => Promise<(() => Promise<void>) | undefined>
  linkTo: (path: string) => string
  now: () => Date
}

export interface Typed {
  password: string | undefined
  otp: string | undefined
}

const LIMIT = 'second-factor'

const wrongCode = () => Problem.invalid('otp', t(messages.thisCodeIsNotRight))

function wrongPassword(field: string, typed: string | undefined) {
  if (!typed) return Problem.invalid(field, t(messages.pleaseTypeYourCurrentPassword))
  return Problem.invalid(
    field,
    t(messages.thisIsNotYourCurrentPassword),
    phrase(messages.theCurrentPasswordIsNotRight),
  )
}

/** Throws unless this is the password of the account; `field` is where it was typed. */
export async function mustKnowPassword(
  holder: FactorHolder,
  password: string | undefined,
  field = 'current_password',
) {
  if (!(await isPassword(holder.password_hash, password ?? ''))) throw wrongPassword(field, password)
}

export function factorProof({ repository, sealed, mail, security, limit, linkTo, now }: ProofNeeds) {
  async function mustFind(userId: number, tx?: Tx): Promise<FactorHolder> {
    const holder = await repository.find(userId, tx)
    if (!holder) throw new Problem('not_found', phrase(messages.thereIsNoSuchUser))
    return holder
  }

  async function takesStep({ id, secret }: FactorHolder, code: string): Promise<boolean> {
    const opened = secret && sealed.open(secret, String(id))
    const step = opened ? stepOf(opened, code, now()) : null
    return step !== null && repository.takeStep(id, step)
  }

  async function takesRecoveryCode(holder: FactorHolder, code: string, ip?: string): Promise<boolean> {
    return repository.transaction(async (tx) => {
      if (!(await repository.useCode(tx, holder.id, recoveryHashOf(holder.id, code)))) return false
      await security.record(tx, { kind: 'recovery-code-used', userId: holder.id, ip })
      const left = holder.codes_left ?? 1
      await mail.queue(tx, [codeUsedEmail(holder, linkTo('/forgot-password'), left - 1)])
      return true
    })
  }

  async function tellOfGuesses(holder: FactorHolder) {
    const isFirst = await limit('second-factor-notice', [`user:${holder.id}`]).then(
      () => true,
      expected('They were told within the hour'),
    )
    if (!isFirst) return
    const email = manyWrongCodesEmail(holder, linkTo('/forgot-password'))
    await repository.transaction((tx) => mail.queue(tx, [email]))
  }

  async function takes(holder: FactorHolder, otp: string, subjects: string[], ip?: string): Promise<boolean> {
    const uncount = await limit(LIMIT, subjects).catch(async (error: unknown) => {
      if (error instanceof Problem && error.code === 'too_many_requests') await tellOfGuesses(holder)
      throw error
    })
    const code = plainCode(otp)
    if (!(await takesStep(holder, code)) && !(await takesRecoveryCode(holder, code, ip))) {
      security.note({ kind: 'second-factor-failed', accountId: holder.id, ip })
      return false
    }
    await uncount?.()
    return true
  }

  /**
   * Lets nobody pass who does not know the password, typed into `field`, and, where there is a second factor, a code.
   */
  async function mustBeTheirs(userId: number, { password, otp }: Typed, field = 'current_password') {
    const holder = await mustFind(userId)
    await mustKnowPassword(holder, password, field)
    if (holder.confirmed_at === null) return
    if (!otp) throw Problem.invalid('otp', t(messages.pleaseTypeCode))
    if (!(await takes(holder, otp, [`user:${userId}`]))) throw wrongCode()
  }

  /** At login, after the password: throws where a code is wanted and none, or no right one, was given. */
  async function check(userId: number, otp: string | undefined, subjects: string[], ip: string) {
    const holder = await mustFind(userId)
    if (holder.confirmed_at === null) return
    if (!otp) throw new Problem('otp_required')
    if (await takes(holder, otp, subjects, ip)) return
    throw new Problem('wrong_otp')
  }

  async function mustShow(holder: FactorHolder, otp: string, ip?: string) {
    const uncount = await limit(LIMIT, [`user:${holder.id}`])
    if (!(await takesStep(holder, plainCode(otp)))) {
      security.note({ kind: 'second-factor-failed', userId: holder.id, ip })
      throw wrongCode()
    }
    await uncount?.()
  }

  return { mustFind, mustBeTheirs, mustShow, check }
}
