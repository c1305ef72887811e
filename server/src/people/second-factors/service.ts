import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import { Problem } from '@botika/common/http/problem'
import type { SecondFactor } from '@botika/common/second-factor/endpoints'
import encodeQR from 'qr'
import {
  type AuditService,
  isPassword,
  type MailService,
  type Person,
  type Sealed,
  type SecurityLog,
  type SessionService,
  worksHere,
} from '../../platform'
import { newRecoveryCodes, newSecret, plainCode, recoveryHashOf, stepOf } from './codes'
import { codesRenewedEmail, codeUsedEmail, turnedOffEmail, turnedOnEmail } from './emails'
import type { FactorHolder, SecondFactorRepository, Tx } from './repository'

interface Needs {
  repository: SecondFactorRepository
  sessions: SessionService
  sealed: Sealed
  mail: MailService
  audit: AuditService
  security: Pick<SecurityLog, 'note' | 'record'>
  /** Throws `too_many_requests` when one of the subjects asked too often; answers what takes the count back. */
  limit: (name: string, subjects: string[]) => Promise<(() => Promise<void>) | undefined>
  linkTo: (path: string) => string
  now: () => Date
  isRequiredOfAdmins: boolean
}

/** What somebody typed to prove that an account is theirs. */
interface Typed {
  password: string | undefined
  otp: string | undefined
}

/** The code of an app beside the password, and the recovery codes that stand in for it. */
export function secondFactorService(needs: Needs) {
  const { repository, sessions, sealed, mail, audit, security, limit, linkTo, now, isRequiredOfAdmins } =
    needs

  async function mustFind(userId: number, tx?: Tx): Promise<FactorHolder> {
    const holder = await repository.find(userId, tx)
    if (!holder) throw new Problem('not_found', phrase(messages.thereIsNoSuchUser))
    return holder
  }

  /** Whether the app shows this code, which it does once. */
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

  /** Takes a code of the app or a recovery code; wrong ones are counted for each subject. */
  async function takes(holder: FactorHolder, otp: string, subjects: string[], ip?: string): Promise<boolean> {
    const uncount = await limit(LIMIT, subjects)
    const code = plainCode(otp)
    if (!(await takesStep(holder, code)) && !(await takesRecoveryCode(holder, code, ip))) {
      security.note({ kind: 'second-factor-failed', accountId: holder.id, ip })
      return false
    }
    await uncount?.()
    return true
  }

  async function status(userId: number): Promise<SecondFactor> {
    const { confirmed_at, codes_left, roles } = await mustFind(userId)
    return {
      is_on: confirmed_at !== null,
      since: confirmed_at?.toISOString() ?? null,
      recovery_codes_left: codes_left ?? 0,
      is_required: isRequiredOfAdmins && roles.includes('admin'),
    }
  }

  const hashed = (userId: number, codes: string[]) => codes.map((code) => recoveryHashOf(userId, code))

  /** Everything that a change of the second factor brings with it. */
  async function written(tx: Tx, person: Person, action: string, email: typeof turnedOnEmail) {
    const holder = await mustFind(person.id, tx)
    await mail.queue(tx, [email(holder, linkTo('/forgot-password'))])
    if (worksHere(person)) await audit.record(tx, { person, action, resource: 'users', recordId: person.id })
  }

  /**
   * Lets nobody pass who does not know the password, typed into `field`, and, where there is a second factor, a code.
   */
  async function mustBeTheirs(userId: number, { password, otp }: Typed, field = 'current_password') {
    const holder = await mustFind(userId)
    if (!(await isPassword(holder.password_hash, password ?? ''))) throw wrongPassword(field, password)
    if (holder.confirmed_at === null) return
    if (!otp) throw Problem.invalid('otp', t(messages.pleaseTypeCode))
    if (!(await takes(holder, otp, [`user:${userId}`]))) throw wrongCode()
  }

  return {
    status,
    mustBeTheirs,

    /** At login, after the password: throws where a code is wanted and none, or no right one, was given. */
    async check(userId: number, otp: string | undefined, subjects: string[], ip: string) {
      const holder = await mustFind(userId)
      if (holder.confirmed_at === null) return
      if (!otp) throw new Problem('otp_required')
      if (await takes(holder, otp, subjects, ip)) return
      throw new Problem('wrong_otp')
    },

    async begin(person: Person, password: string | undefined) {
      const holder = await mustFind(person.id)
      if (!(await isPassword(holder.password_hash, password ?? '')))
        throw wrongPassword('current_password', password)
      const { secret, uri } = newSecret(holder.email)
      const isNew = await repository.transaction((tx) =>
        repository.begin(tx, person.id, sealed.seal(secret, String(person.id))),
      )
      if (!isNew) throw new Problem('conflict', phrase(messages.secondFactorIsOn))
      return { uri, secret, qr_svg: encodeQR(uri, 'svg') }
    },

    async confirm(person: Person, otp: string) {
      const holder = await mustFind(person.id)
      if (holder.confirmed_at !== null) throw new Problem('conflict', phrase(messages.secondFactorIsOn))
      const uncount = await limit(LIMIT, [`user:${person.id}`])
      if (!(await takesStep(holder, plainCode(otp)))) throw wrongCode()
      await uncount?.()
      const codes = newRecoveryCodes()
      await repository.transaction(async (tx) => {
        if (!(await repository.confirm(tx, person.id)))
          throw new Problem('conflict', phrase(messages.secondFactorIsOn))
        await repository.replaceCodes(tx, person.id, hashed(person.id, codes))
        await sessions.endAll(tx, person.id, person.family)
        await written(tx, person, 'second-factor-on', turnedOnEmail)
        await security.record(tx, { kind: 'second-factor-on', userId: person.id, ip: person.ip })
      })
      sessions.forget()
      return { recovery_codes: codes }
    },

    async renewCodes(person: Person, typed: Typed) {
      mustHaveOne(await mustFind(person.id))
      await mustBeTheirs(person.id, typed)
      const codes = newRecoveryCodes()
      await repository.transaction(async (tx) => {
        await repository.replaceCodes(tx, person.id, hashed(person.id, codes))
        await written(tx, person, 'renew-recovery-codes', codesRenewedEmail)
      })
      return { recovery_codes: codes }
    },

    async turnOff(person: Person, typed: Typed) {
      mustHaveOne(await mustFind(person.id))
      await mustBeTheirs(person.id, typed)
      await repository.transaction(async (tx) => {
        await repository.remove(tx, person.id)
        await sessions.endAll(tx, person.id, person.family)
        await written(tx, person, 'second-factor-off', turnedOffEmail)
        await security.record(tx, { kind: 'second-factor-off', userId: person.id, ip: person.ip })
      })
      sessions.forget()
      return status(person.id)
    },
  }
}
export type SecondFactorService = ReturnType<typeof secondFactorService>

const LIMIT = 'second-factor'

function mustHaveOne({ confirmed_at }: FactorHolder) {
  if (confirmed_at === null) throw new Problem('conflict', phrase(messages.secondFactorIsOff))
}

const wrongCode = () => Problem.invalid('otp', t(messages.thisCodeIsNotRight))

function wrongPassword(field: string, typed: string | undefined) {
  if (!typed) return Problem.invalid(field, t(messages.pleaseTypeYourCurrentPassword))
  return Problem.invalid(
    field,
    t(messages.thisIsNotYourCurrentPassword),
    phrase(messages.theCurrentPasswordIsNotRight),
  )
}
