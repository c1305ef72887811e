import { RECOVERY_CODES } from '@botika/common/second-factor/endpoints'
import { Secret, TOTP } from 'otpauth'
import { createHash, randomInt } from 'node:crypto'

const STEP_SECONDS = 30
const CODE = /^\d{6}$/
const GROUPS = 5

const appFor = (email: string, secret: Secret) =>
  new TOTP({ issuer: 'Botika', label: email, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS })

export function newSecret(email: string) {
  const secret = new Secret({ size: 20 })
  return { secret: secret.base32, uri: appFor(email, secret).toString() }
}

/**
 * The step of time that a code belongs to: this one, or one beside it, as clocks differ and people type slowly. Null
 * for a code of no such step.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!CODE.test(code)) return null
  const app = appFor('', Secret.fromBase32(secret))
  const timestamp = now.getTime()
  const delta = app.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1_000 / STEP_SECONDS) + delta
}

export const plainCode = (typed: string) => typed.replace(/[\s-]/g, '')

const group = () => String(randomInt(10_000)).padStart(4, '0')

/** Twenty digits each, which a phone's number pad can type. */
export const newRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'))

export const recoveryHashOf = (userId: number, code: string) =>
  createHash('sha256')
    .update(`${userId} ${plainCode(code)}`)
    .digest('base64url')
