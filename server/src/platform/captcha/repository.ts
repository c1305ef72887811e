import type { Database } from '../db/client'

export interface CaptchaRepository {
  /** The key that all servers on this database share; the first one that asks makes it. */
  sharedKey(fresh: string): Promise<string>
  /** Keeps a used solution until it would have expired; false when it was used before. */
  use(signature: string, expiresAt: Date): Promise<boolean>
}

const KEY = 'captcha_key'

export function captchaRepository(db: Database): CaptchaRepository {
  return {
    async sharedKey(fresh) {
      await db.sql.query('insert into settings (key, value) values ($1, $2) on conflict do nothing', [
        KEY,
        JSON.stringify(fresh),
      ])
      const { rows } = await db.sql.query<{ value: string }>('select value from settings where key = $1', [
        KEY,
      ])
      return String(rows[0]?.value)
    },

    async use(signature, expiresAt) {
      await db.sql.query('delete from used_challenges where expires_at < now()')
      const { rowCount } = await db.sql.query(
        'insert into used_challenges (signature, expires_at) values ($1, $2) on conflict do nothing',
        [signature, expiresAt],
      )
      return rowCount === 1
    },
  }
}
