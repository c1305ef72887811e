import type { Database } from '../db/client'
import { build, json, now, rowOf, run } from '../db/query'

export interface CaptchaRepository {
  /** The key that all servers on this database share; the first one that asks makes it. */
  sharedKey(fresh: string): Promise<string>
  use(signature: string, expiresAt: Date): Promise<boolean>
}

const KEY = 'captcha_key'

export function captchaRepository(db: Database): CaptchaRepository {
  return {
    async sharedKey(fresh) {
      const setting = { key: KEY, value: json(fresh) }
      await run(
        db,
        build
          .insertInto('settings')
          .values(setting)
          .onConflict((on) => on.doNothing()),
      )
      const found = await rowOf(db, build.selectFrom('settings').select('value').where('key', '=', KEY))
      return String(found?.value)
    },

    async use(signature, expiresAt) {
      await run(db, build.deleteFrom('used_challenges').where('expires_at', '<', now))
      const used = build
        .insertInto('used_challenges')
        .values({ signature, expires_at: expiresAt })
        .onConflict((on) => on.doNothing())
      return (await run(db, used)) === 1
    },
  }
}
