import * as shell from '@botika/common/messages/shell'
import { captcha } from '@botika/common/captcha/endpoints'
import { Problem } from '@botika/common/http/problem'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { call } from './api'
import { t } from './language/text'

const TIMEOUT_MS = 60_000

export async function solveCaptcha(): Promise<string> {
  if (!globalThis.crypto?.subtle) {
    throw new Problem('unavailable', t(shell.thisFormNeedsASecure))
  }
  const challenge = await call(captcha.challenge, {})
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS })
  if (!solution) {
    throw new Problem('captcha_failed', t(shell.checkingThatYouAreAPerson))
  }
  return btoa(JSON.stringify({ challenge, solution }))
}
