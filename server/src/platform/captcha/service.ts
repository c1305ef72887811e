import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { expected } from '@botika/common/expected'
import { Problem } from '@botika/common/http/problem'
import type { Challenge } from '@botika/common/captcha/endpoints'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { CaptchaRepository } from './repository'

/** About half a second on an ordinary computer, and as much on every try of a machine. */
const COST = 1_000
const ROUNDS = { least: 1_000, most: 2_000 }
const VALID_MS = 20 * 60_000

const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      // what the signature covers can't be made costlier by who sends it; checked before any work
      cost: z.literal(COST),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string().min(1),
      expiresAt: z.number(),
    }),
    signature: z.string().min(1),
  }),
  solution: z.object({
    counter: z.number().int().min(0),
    derivedKey: z.string(),
    time: z.number().optional(),
  }),
})

interface Needs {
  repository: CaptchaRepository
  isRequired: boolean
}

export type CaptchaService = ReturnType<typeof captchaService>

/** Puzzles that cost a visitor's computer a moment and a spammer's many. No third party hears of it. */
export function captchaService({ repository, isRequired }: Needs) {
  let secrets: Promise<{ hmacSignatureSecret: string; hmacKeySignatureSecret: string }> | undefined

  const readSecrets = () =>
    (secrets ??= repository.sharedKey(randomBytes(48).toString('base64')).then(
      (key) => ({ hmacSignatureSecret: `challenge:${key}`, hmacKeySignatureSecret: `key:${key}` }),
      (error: unknown) => {
        secrets = undefined
        throw error
      },
    ))

  return {
    async challenge(): Promise<Challenge> {
      const made = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(ROUNDS.least, ROUNDS.most),
        deriveKey,
        expiresAt: new Date(Date.now() + VALID_MS),
        ...(await readSecrets()),
      })
      return made as Challenge
    },

    async check(solved: string | undefined): Promise<void> {
      if (!isRequired) return
      const payload = Payload.safeParse(decoded(solved ?? ''))
      if (!payload.success) throw failed()
      const { challenge, solution } = payload.data
      const result = await verifySolution({
        challenge,
        solution: { ...solution, time: solution.time ?? 0 },
        deriveKey,
        ...(await readSecrets()),
      }).catch(expected('A solution that cannot be verified is none'))
      if (!result?.verified) throw failed()
      const isFresh = await repository.use(
        challenge.signature,
        new Date(challenge.parameters.expiresAt * 1_000),
      )
      if (!isFresh) throw failed()
    },
  }
}

const failed = () => new Problem('captcha_failed', phrase(messages.captchaFailed))

function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return null
  }
}
