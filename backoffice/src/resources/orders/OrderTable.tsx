import { BOUNDED } from '../../shared/bounded'
import type { SellerOrder } from '@botika/common/orders/schema'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { DataTable, useBasename, useCreatePath, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useColumns } from '../../shared/columns/useColumns'
import { AllCheckbox, RowCheckbox } from '../../shared/selection'
import { counted, day, pesos, time } from '../../shared/words'
import { useWords } from '../../shared/language/useWords'
import { LateMark, OrderMarks } from './OrderMarks'
import { OrderStatus } from './OrderStatus'

const Column = DataTable.Col<SellerOrder>

/** What can be left out of the table. */
export const HIDEABLE = [
  { name: 'created_at', label: 'Placed' },
  { name: 'receiver', label: 'For' },
  { name: 'marks', label: 'Note' },
  { name: 'total', label: 'Total' },
]

/** The desk's view: one line for each order. */
export function OrderTable() {
  const { isShown } = useColumns()
  return (
    <Card sx={{ overflowX: 'auto', '& .MuiTableCell-root': { px: 1 } }}>
      <DataTable<SellerOrder> bulkActionButtons={false} rowClick={false}>
        <Column label={<AllCheckbox />} disableSort render={Choose} />
        <Column source="order_number" label="Order" disableSort field={OrderLink} />
        {isShown('created_at') && <Column source="created_at" label="Placed" render={Placed} />}
        {isShown('receiver') && <Column label="For" disableSort render={Receiver} />}
        {isShown('marks') && (
          <Column
            label="Note"
            disableSort
            render={(order) => <OrderMarks order={order} hasLate={!isShown('created_at')} />}
          />
        )}
        {isShown('total') && (
          <Column source="total" label="Total" align="right" render={(order) => <Total {...order} />} />
        )}
        <Column
          source="status"
          label="Status"
          disableSort
          render={(order) => <OrderStatus order={order} />}
        />
      </DataTable>
    </Card>
  )
}

const Choose = ({ id, order_number }: SellerOrder) => <RowCheckbox id={id} name={order_number} />

/** The way in; the admin reads below it whose order it is. */
function OrderLink() {
  const isAdmin = useBasename() === '/admin'
  const order = useRecordContext<SellerOrder>()
  const createPath = useCreatePath()
  if (!order) return null
  return (
    <>
      <Link
        component={RouterLink}
        data-row-link
        to={createPath({ resource: 'orders', type: 'show', id: order.id })}
        sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}
      >
        {order.order_number}
      </Link>
      {isAdmin && (
        <Typography variant="body2" color="textSecondary" sx={BOUNDED}>
          {order.pharmacy_name}
        </Typography>
      )}
    </>
  )
}

const Placed = (order: SellerOrder) => (
  <>
    <Typography sx={{ whiteSpace: 'nowrap' }}>{day(order.created_at)}</Typography>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
      <Typography variant="body2" color="textSecondary">
        {time(order.created_at)}
      </Typography>
      <LateMark order={order} />
    </Box>
  </>
)

function Total({ total, items_count }: SellerOrder) {
  const t = useWords()
  return (
    <>
      <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>{pesos(total)}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {counted(items_count, 'item', undefined, t)}
      </Typography>
    </>
  )
}

const Receiver = ({ receiver_first_name, receiver_last_name, city }: SellerOrder) => (
  <>
    <Typography sx={{ ...BOUNDED, fontWeight: 600, minWidth: 112 }}>
      {receiver_first_name} {receiver_last_name}
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={BOUNDED}>
      {city}
    </Typography>
  </>
)
