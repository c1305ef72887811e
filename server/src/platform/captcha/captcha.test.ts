import { captcha } from '@botika/common/captcha/endpoints'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it } from 'vitest'
import { serializerOf } from '../http/reply'
import { captchaService } from './service'

function keptInMemory() {
  const used = new Set<string>()
  return {
    sharedKey: async () => 'a key of this test alone',
    use: async (signature: string) => used.size < used.add(signature).size,
  }
}

const solve = async (service: ReturnType<typeof captchaService>) => {
  // as it travels: the signature covers every field
  const challenge = JSON.parse(serializerOf(captcha.challenge.reply)(await service.challenge()))
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, solution }
}
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

describe('captcha', () => {
  it('lets a solved puzzle pass, and only once', async () => {
    const service = captchaService({ repository: keptInMemory(), isRequired: true })
    const solved = encode(await solve(service))
    expect(solved.length).toBeLessThan(4_000)
    await expect(service.check(solved)).resolves.toBeUndefined()
    await expect(service.check(solved)).rejects.toMatchObject({ code: 'captcha_failed' })
  })

  it('refuses what is absent, unreadable, unsolved or altered', async () => {
    const service = captchaService({ repository: keptInMemory(), isRequired: true })
    const { challenge, solution } = await solve(service)
    const altered = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } }
    const unsolved = { counter: 1, derivedKey: '00'.repeat(32), time: 1 }
    const tries = [
      undefined,
      '',
      'not base64 json',
      encode({ challenge: altered, solution }),
      encode({ challenge, solution: unsolved }),
    ]
    for (const attempt of tries) {
      await expect(service.check(attempt)).rejects.toMatchObject({ status: 400, code: 'captcha_failed' })
    }
  })

  it('asks nothing when it is turned off', async () => {
    const service = captchaService({ repository: keptInMemory(), isRequired: false })
    await expect(service.check(undefined)).resolves.toBeUndefined()
  })
})
