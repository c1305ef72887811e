import { fields, orders, shared } from '@botika/common/messages/office'
import type { SellerOrder } from '@botika/common/orders/schema'
import { formatTime } from '@botika/common/time'
import { Card } from '@mui/material'
import { DataTable, useBasename, useCreatePath, useListContext, useRecordContext } from 'react-admin'
import { useColumns } from '../../collection/columns/useColumns'
import { RowLink } from '../../ui/RowLink'
import { AllCheckbox, RowCheckbox } from '../../ui/selection'
import { day, pesos, since } from '../../ui/format'
import { useTranslations } from '../../lib/language/useTranslations'
import { LateMark, OrderMarks, OrderStatus } from './OrderMarks'
import { Link } from 'react-router-dom'
import { InlineFacts } from '../../ui/InlineFacts'
import './rows.css'

const Column = DataTable.Col<SellerOrder>

export const HIDEABLE = [
  { name: 'created_at', label: shared.placed },
  { name: 'receiver', label: orders.forIt },
  { name: 'marks', label: orders.note },
  { name: 'total', label: orders.total },
]

const LARGE_SUM = 10_000

export function OrderTable() {
  const t = useTranslations()
  const { isShown } = useColumns()
  const { data = [] } = useListContext<SellerOrder>()
  const isNarrow = isShown('total') && data.some(({ total }) => total >= LARGE_SUM)
  return (
    <Card
      className={isNarrow ? 'orders-narrow' : ''}
      sx={{ overflowX: 'auto', '& .MuiTableCell-root': { px: 0.75 } }}
    >
      <DataTable<SellerOrder> bulkActionButtons={false} rowClick={false}>
        <Column label={<AllCheckbox />} disableSort render={Choose} />
        <Column source="order_number" label={t(shared.order)} disableSort field={OrderLink} />
        {isShown('created_at') && <Column source="created_at" label={t(shared.placed)} render={Placed} />}
        {isShown('receiver') && <Column label={t(orders.forIt)} disableSort render={Receiver} />}
        {isShown('marks') && (
          <Column
            label={t(orders.note)}
            disableSort
            render={(order) => <OrderMarks order={order} hasLate={!isShown('created_at')} />}
          />
        )}
        {isShown('total') && (
          <Column
            source="total"
            label={t(orders.total)}
            align="right"
            render={(order) => <Total {...order} />}
          />
        )}
        <Column
          source="status"
          label={t(fields.status)}
          disableSort
          render={(order) => <OrderStatus order={order} />}
        />
      </DataTable>
    </Card>
  )
}

const Choose = ({ id, order_number }: SellerOrder) => <RowCheckbox id={id} name={order_number} />

function OrderLink() {
  const isAdmin = useBasename() === '/admin'
  const order = useRecordContext<SellerOrder>()
  const createPath = useCreatePath()
  if (!order) return null
  return (
    <>
      <span className="row-whole">
        <RowLink to={createPath({ resource: 'orders', type: 'show', id: order.id })}>
          {order.order_number}
        </RowLink>
      </span>
      {isAdmin && <span className="row-more row-bounded">{order.pharmacy_name}</span>}
    </>
  )
}

const Placed = (order: SellerOrder) => (
  <>
    <div className="row-main row-whole">{day(order.created_at)}</div>
    <div className="order-time row-whole">
      <span className="row-more">{formatTime(order.created_at)}</span>
      <LateMark order={order} />
    </div>
  </>
)

function Total({ total, items_count }: SellerOrder) {
  const t = useTranslations()
  return (
    <>
      <div className="row-main row-strong row-whole">{pesos(total)}</div>
      <div className="row-more row-whole">{t(orders.countItems, { count: items_count })}</div>
    </>
  )
}

const Receiver = ({ receiver_first_name, receiver_last_name, city }: SellerOrder) => (
  <>
    <div className="order-receiver row-main row-bounded">
      {receiver_first_name} {receiver_last_name}
    </div>
    <div className="row-more row-bounded">{city}</div>
  </>
)

export function OrderCards() {
  const { data = [] } = useListContext<SellerOrder>()
  const createPath = useCreatePath()
  const t = useTranslations()
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
              <InlineFacts>
                {order.order_number}
                {order.city}
                {t(orders.sinceAgo, { since: since(order.created_at, t) })}
              </InlineFacts>
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
