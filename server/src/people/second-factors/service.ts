import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import { Problem } from '@botika/common/http/problem'
import type { SecondFactor } from '@botika/common/second-factor/endpoints'
import encodeQR from 'qr'
import { type AuditService, type Person, type SessionService, worksHere } from '../../platform'
import { newRecoveryCodes, newSecret, recoveryHashOf } from './codes'
import { codesRenewedEmail, turnedOffEmail, turnedOnEmail } from './emails'
import { factorProof, mustKnowPassword, type ProofNeeds, type Typed } from './proof'
import type { FactorHolder, Tx } from './repository'

interface Needs extends ProofNeeds {
  sessions: SessionService
  audit: AuditService
  isRequiredOfAdmins: boolean
}

function mustHaveOne({ confirmed_at }: FactorHolder) {
  if (confirmed_at === null) throw new Problem('conflict', phrase(messages.secondFactorIsOff))
}

/** The code of an app beside the password, and the recovery codes that stand in for it. */
export function secondFactorService(needs: Needs) {
  const { repository, sessions, sealed, mail, audit, security, linkTo, isRequiredOfAdmins } = needs
  const { mustFind, mustBeTheirs, mustShow, check } = factorProof(needs)

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

  async function written(tx: Tx, person: Person, action: string, email: typeof turnedOnEmail) {
    const holder = await mustFind(person.id, tx)
    await mail.queue(tx, [email(holder, linkTo('/forgot-password'))])
    if (worksHere(person)) await audit.record(tx, { person, action, resource: 'users', recordId: person.id })
  }

  return {
    status,
    mustBeTheirs,
    check,

    async begin(person: Person, password: string | undefined) {
      const holder = await mustFind(person.id)
      await mustKnowPassword(holder, password)
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
      await mustShow(holder, otp, person.ip)
      const codes = newRecoveryCodes()
      await repository.transaction(async (tx) => {
        if (!(await repository.confirm(tx, person.id, holder.secret ?? '')))
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
        await security.record(tx, { kind: 'recovery-codes-renewed', userId: person.id, ip: person.ip })
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
