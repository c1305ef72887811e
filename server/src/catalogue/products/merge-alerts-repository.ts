import type { Tx } from '../../platform'
import { build, run } from '../../platform/db/query'

/** Whoever has an alert of both keeps that of the product that stays. */
export async function movePriceAlerts(tx: Tx, from: number, into: number) {
  await run(
    tx,
    build
      .deleteFrom('price_alerts as a')
      .using('price_alerts as k')
      .where('a.product_id', '=', from)
      .where('k.product_id', '=', into)
      .where('k.confirmed_at', 'is not', null)
      .whereRef('k.province', 'is not distinct from', 'a.province')
      .where((e) =>
        e.or([
          e('k.user_id', '=', e.ref('a.user_id')),
          e(e.fn<string>('lower', ['k.email']), '=', e.fn<string>('lower', ['a.email'])),
        ]),
      ),
  )
  const moved = { product_id: into, is_met: false }
  await run(tx, build.updateTable('price_alerts').set(moved).where('product_id', '=', from))
}
