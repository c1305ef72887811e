import type { Tx } from '../../platform'
import { build, now, run } from '../../platform/db/query'

export const voidLinks = (tx: Tx, table: 'email_links' | 'password_links', userId: number) =>
  run(
    tx,
    build.updateTable(table).set({ used_at: now }).where('user_id', '=', userId).where('used_at', 'is', null),
  )
