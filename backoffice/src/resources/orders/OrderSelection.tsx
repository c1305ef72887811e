import { dispatch, orders as ordersMessages } from '@botika/common/messages/office'
import type { SellerOrder } from '@botika/common/orders/schema'
import { Button, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess, useDataProvider } from 'react-admin'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { EachDialog } from '../../ui/EachDialog'
import { SelectionBar } from '../../ui/SelectionBar'
import { useSelection } from '../../ui/selection'
import { useTranslations } from '../../lib/language/useTranslations'
import { CourierChoice } from './CourierChoice'
import { stepError } from '@botika/common/orders/steps'
import { isPickUp } from './steps'

const nameOf = (order: SellerOrder) =>
  `${order.order_number}, ${order.receiver_first_name} ${order.receiver_last_name}`

export function OrderSelection() {
  const [dialog, setDialog] = useState<'confirm' | 'ship' | null>(null)
  const { selected } = useSelection()
  const t = useTranslations()
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'advance' })
  if (!canAccess) return null
  const orders = selected as readonly SellerOrder[]
  // the louder of the two is the one that can be done
  const isToSend = orders.every((order) => stepError(order, 'confirm') !== null)
  return (
    <>
      <SelectionBar>
        <Button variant={isToSend ? 'outlined' : 'contained'} onClick={() => setDialog('confirm')}>
          {t(ordersMessages.confirm)}
        </Button>
        <Button variant={isToSend ? 'contained' : 'outlined'} onClick={() => setDialog('ship')}>
          {t(sendLabels(orders).button)}
        </Button>
      </SelectionBar>
      {dialog === 'confirm' && <ConfirmMany onClose={() => setDialog(null)} />}
      {dialog === 'ship' && <ShipMany onClose={() => setDialog(null)} />}
    </>
  )
}

function ConfirmMany({ onClose }: { onClose: () => void }) {
  const { orders, provider, refresh, close } = useMany(onClose)
  const t = useTranslations()
  return (
    <EachDialog
      title={t(ordersMessages.confirmTheseOrders)}
      none={t(ordersMessages.noneOfTheseOrdersCanBe)}
      confirmLabel={t(ordersMessages.confirm)}
      success={ordersMessages.workedOfTotalConfirmed}
      items={orders}
      nameOf={nameOf}
      problemOf={(order) => stepError(order, 'confirm')}
      action={({ id }) => provider.advanceOrder(id, 'confirm')}
      onDone={refresh}
      onClose={close}
    >
      <Typography>{t(ordersMessages.theShoppersAreToldThat)}</Typography>
    </EachDialog>
  )
}

function ShipMany({ onClose }: { onClose: () => void }) {
  const { orders, provider, refresh, close } = useMany(onClose)
  const [courierId, setCourierId] = useState('')
  const shipped = orders.filter((order) => stepError(order, 'ship') === null)
  const pharmacies = new Set(orders.map(({ pharmacy_id }) => pharmacy_id))
  const [pharmacyId] = pharmacies
  const hasDelivery = !shipped.every(isPickUp)
  const labels = sendLabels(shipped.length > 0 ? shipped : orders)
  const t = useTranslations()
  return (
    <EachDialog
      title={t(labels.question)}
      none={t(labels.none)}
      confirmLabel={t(labels.button)}
      success={labels.success}
      items={orders}
      nameOf={nameOf}
      problemOf={(order) => stepError(order, 'ship')}
      action={(order) =>
        provider.advanceOrder(
          order.id,
          'ship',
          courierId && !isPickUp(order) ? { courier_id: Number(courierId) } : {},
        )
      }
      onDone={refresh}
      onClose={close}
    >
      <Typography>{t(dispatch.eachOneLeavesWholeTo)}</Typography>
      {hasDelivery && pharmacies.size === 1 && pharmacyId !== undefined && (
        <CourierChoice pharmacyId={pharmacyId} value={courierId} onChange={setCourierId} />
      )}
    </EachDialog>
  )
}

/** What is fetched is made ready, what is brought is shipped, and several can be both. */
function sendLabels(orders: readonly SellerOrder[]) {
  const fetched = orders.filter(isPickUp).length
  if (fetched === 0)
    return {
      button: dispatch.ship,
      question: dispatch.shipTheseOrders,
      none: dispatch.noneOfTheseOrdersCan,
      success: dispatch.workedOfTotalShipped,
    }
  return fetched === orders.length
    ? {
        button: dispatch.readyForPickUp,
        question: dispatch.areTheseOrdersReadyFor,
        none: ordersMessages.noneOfTheseOrdersCanBeMade,
        success: dispatch.workedOfTotalReadyFor,
      }
    : {
        button: dispatch.shipOrMakeReady,
        question: dispatch.shipTheseOrdersOrMake,
        none: dispatch.noneOfTheseOrdersCanBeShipped,
        success: dispatch.workedOfTotalShippedOr,
      }
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
    close(isDone: boolean) {
      // who goes back wants to choose others, or to do something else with the same
      if (isDone) clear()
      onClose()
    },
  }
}
