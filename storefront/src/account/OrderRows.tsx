import * as account from '@botika/common/messages/account'
import { formatPesos } from '@botika/common/centavos'
import type { ReplyOf } from '@botika/common/http/endpoint'
import type { orders } from '@botika/common/orders/endpoints'
import { standingOf } from '@botika/common/orders/steps'
import { Link } from 'react-router-dom'
import { formatDate } from '../lib/language/dates'
import { inOneLine, t, unbroken } from '../lib/language/text'
import { paths } from '../lib/paths'
import { shopperStatus, statusTone } from '../lib/order-labels'
import { Picture } from '../ui/Picture'
import tiles from '../ui/tiles.module.css'
import ui from '../ui/ui.module.css'

type OrderRow = ReplyOf<typeof orders.list>['data'][number]

export const OrderRows = ({
  rows,
  heading: Heading,
}: {
  rows: readonly OrderRow[]
  heading: 'h2' | 'h3'
}) => (
  <ul className={ui.stack}>
    {rows.map((row) => (
      <li key={row.id} className={`${tiles.tile} ${tiles.rows}`}>
        <div className={ui.between}>
          <Heading className={tiles.name}>
            <Link to={paths.order(row)}>{row.order_number}</Link>
          </Heading>
          <span className={`${ui.badge} ${ui[statusTone(standingOf(row))]}`}>
            {shopperStatus(standingOf(row), row.delivery_option === 'pick_up')}
          </span>
        </div>
        <div className={ui.between}>
          <span className={tiles.pictured}>
            <Picture image={row.first_item_image} alt="" width={48} height={48} sizes="48px" max={160} />
            <span>
              <span className={ui.strong}>{unbroken(row.first_item_name ?? '')}</span>
              {row.items_count > 1
                ? ` ${inOneLine(t(account.andCountMore, { count: row.items_count - 1 }))}`
                : ''}
            </span>
          </span>
          <b>{formatPesos(row.total)}</b>
        </div>
        <p>
          {formatDate(row.created_at)} · {row.pharmacy_names.join(', ')}
        </p>
      </li>
    ))}
  </ul>
)
