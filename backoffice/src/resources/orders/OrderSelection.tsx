import type { SellerOrder } from '@botika/common/orders/schema'
import { refusalOf } from '@botika/common/seller-orders/rules'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess, useDataProvider } from 'react-admin'
import type { BotikaDataProvider } from '../../providers/data-provider'
import { EachDialog } from '../../shared/EachDialog'
import { SelectionBar } from '../../shared/SelectionBar'
import { useSelection } from '../../shared/selection'
import { CourierChoice } from './CourierChoice'

const nameOf = (order: SellerOrder) =>
  `${order.order_number}, ${order.receiver_first_name} ${order.receiver_last_name}`

/** Confirms or ships the chosen orders, each one with its own answer. */
export function OrderSelection() {
  const [asked, setAsked] = useState<'confirm' | 'ship' | null>(null)
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'advance' })
  if (!canAccess) return null
  return (
    <>
      <SelectionBar>
        <Button variant="contained" onClick={() => setAsked('confirm')}>
          Confirm
        </Button>
        <Button variant="outlined" onClick={() => setAsked('ship')}>
          Ship
        </Button>
      </SelectionBar>
      {asked === 'confirm' && <ConfirmMany onClose={() => setAsked(null)} />}
      {asked === 'ship' && <ShipMany onClose={() => setAsked(null)} />}
    </>
  )
}

function ConfirmMany({ onClose }: { onClose: () => void }) {
  const { orders, provider, refresh, close } = useMany(onClose)
  return (
    <EachDialog
      title="Confirm these orders?"
      confirmLabel="Confirm"
      items={orders}
      nameOf={nameOf}
      refusalOf={(order) => refusalOf(order, 'confirm')}
      deed={({ id }) => provider.advanceOrder(id, 'confirm')}
      onDone={refresh}
      onClose={close}
    >
      <Typography>
        The shoppers are told that you prepare their orders. Confirming cannot be taken back; an order can
        still be cancelled.
      </Typography>
    </EachDialog>
  )
}

function ShipMany({ onClose }: { onClose: () => void }) {
  const { orders, provider, refresh, close } = useMany(onClose)
  const [courierId, setCourierId] = useState('')
  const shipped = orders.filter((order) => refusalOf(order, 'ship') === null)
  const pharmacies = new Set(orders.map(({ pharmacy_id }) => pharmacy_id))
  const [pharmacyId] = pharmacies
  const hasDelivery = shipped.some(({ delivery_option }) => delivery_option !== 'pick_up')
  return (
    <EachDialog
      title="Ship these orders?"
      confirmLabel="Ship"
      items={orders}
      nameOf={nameOf}
      refusalOf={(order) => refusalOf(order, 'ship')}
      deed={({ id, delivery_option }) =>
        provider.advanceOrder(
          id,
          'ship',
          courierId && delivery_option !== 'pick_up' ? { courier_id: Number(courierId) } : {},
        )
      }
      onDone={refresh}
      onClose={close}
    >
      <Typography>Each one leaves whole. To send a part of one, open it.</Typography>
      {hasDelivery && pharmacies.size === 1 && pharmacyId !== undefined && (
        <CourierChoice pharmacyId={pharmacyId} value={courierId} onChange={setCourierId} />
      )}
    </EachDialog>
  )
}

function useMany(onClose: () => void) {
  const { selected, clear } = useSelection()
  const provider = useDataProvider<BotikaDataProvider>()
  const client = useQueryClient()
  const [orders] = useState(selected as readonly SellerOrder[])
  return {
    orders,
    provider,
    refresh() {
      void client.invalidateQueries({ queryKey: ['orders'] })
      void client.invalidateQueries({ queryKey: ['dashboard'] })
    },
    close() {
      clear()
      onClose()
    },
  }
}
