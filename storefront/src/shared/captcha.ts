import { captcha } from '@botika/common/captcha/endpoints'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { call } from './api'

/** Solves the server's puzzle, which shows that somebody with a moment of time is asking. */
export async function solveCaptcha(): Promise<string> {
  const challenge = await call(captcha.challenge, {})
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
