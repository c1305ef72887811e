import * as messages from '@botika/common/messages/baskets'
import { useState } from 'react'
import { formatDate } from '../../lib/language/dates'
import { t, unbroken } from '../../lib/language/text'
import { useQuery } from '../../lib/useQuery'
import fields from '../../ui/Field.module.css'
import { QueryResult } from '../../ui/QueryResult'
import ui from '../../ui/ui.module.css'
import type { Bought } from './list'

const SHOWN = 10
const TICKED = 3

export function PastOrders({ user_id, take }: { user_id: number; take: (bought: Bought) => void }) {
  const [turned, setTurned] = useState<Record<number, boolean>>({})
  const query = useQuery(`orders of ${user_id}`, async (signal) => {
    const { fetchOrders, fetchOrder } = await import('../../account/calls')
    const { data } = await fetchOrders({ user_id, page: 1 }, signal)
    const orders = await Promise.all(data.slice(0, SHOWN).map(({ id }) => fetchOrder(id, signal)))
    return orders.map((order, at) => ({ ...order, isTicked: at < TICKED }))
  })
  return (
    <QueryResult query={query}>
      {(orders) => {
        const chosen = orders.filter(({ id, isTicked }) => turned[id] ?? isTicked)
        const items = chosen.flatMap(({ orderItems }) => orderItems).toReversed()
        const latest = new Map(items.map((item) => [item.product_id, { ...item, name: item.product_name }]))
        return (
          <fieldset className={ui.stackS}>
            <legend className={fields.legend}>
              {t(orders.length > 0 ? messages.whichPastOrders : messages.noPastOrders)}
            </legend>
            {orders.map((order) => (
              <label key={order.id} className={fields.tick}>
                <input
                  type="checkbox"
                  checked={chosen.includes(order)}
                  onChange={({ target }) => setTurned({ ...turned, [order.id]: target.checked })}
                />
                {formatDate(order.created_at)}:{' '}
                {unbroken(order.orderItems.map((item) => item.product_name).join(', '))}
              </label>
            ))}
            <button
              type="button"
              className={ui.outline}
              disabled={items.length === 0}
              onClick={() => take([...latest].map(([id, item]) => ({ ...item, id })))}
            >
              {t(messages.takeFromThese)}
            </button>
          </fieldset>
        )
      }}
    </QueryResult>
  )
}
