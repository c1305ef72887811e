import { orders } from '@botika/common/messages/office'
import type { SellerOrder } from '@botika/common/orders/schema'
import { useCreatePath, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { Facts } from '../../ui/Facts'
import { RowCheckbox } from '../../ui/selection'
import { pesos, since } from '../../ui/words'
import { OrderMarks } from './OrderMarks'
import { OrderStatus } from './OrderStatus'
import './rows.css'
import { useWords } from '../../lib/language/useWords'

/** The phone's view: one card for each order, all of it a link. */
export function OrderCards() {
  const { data = [] } = useListContext<SellerOrder>()
  const createPath = useCreatePath()
  const t = useWords()
  return (
    <ul className="row-cards">
      {data.map((order) => (
        <li key={order.id} className="row-card order-card">
          <div className="order-card-choice">
            <RowCheckbox id={order.id} name={order.order_number} />
          </div>
          <Link
            data-row-link
            className="order-card-link"
            to={createPath({ resource: 'orders', type: 'show', id: order.id })}
          >
            <div className="order-card-head">
              <div className="order-card-name row-main">
                {order.receiver_first_name} {order.receiver_last_name}
              </div>
              <OrderStatus order={order} />
            </div>
            <div className="row-more">
              <Facts>
                {order.order_number}
                {order.city}
                {t(orders.sinceAgo, { since: since(order.created_at, t) })}
              </Facts>
            </div>
            <OrderMarks order={order} />
            <div className="order-card-foot">
              <div className="order-card-total">{pesos(order.total)}</div>
              <div className="row-more">{t(orders.countItems, { count: order.items_count })}</div>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}
