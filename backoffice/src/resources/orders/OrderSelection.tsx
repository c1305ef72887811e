import { dispatch, orders as ordersMessages } from '@botika/common/messages/office'
import { sumPesos } from '@botika/common/centavos'
import type { Label } from '@botika/common/messages/message'
import { t } from '@botika/common/messages/reader'
import type { SellerOrder, SellerOrderDetails } from '@botika/common/orders/schema'
import { Button, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useCanAccess, useDataProvider, useNotify } from 'react-admin'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { EachDialog } from '../../ui/EachDialog'
import { SelectionBar } from '../../ui/SelectionBar'
import { useSelection } from '../../ui/selection'
import { useTranslations } from '../../lib/language/useTranslations'
import { pesos } from '../../ui/format'
import { CourierChoice } from './CourierChoice'
import { stepError } from '@botika/common/orders/steps'
import { PackingSlips } from './PrintButton'
import { deliverAndPay, isPickUp, isToDeliver } from './steps'

const nameOf = (order: SellerOrder) =>
  `${order.order_number}, ${order.receiver_first_name} ${order.receiver_last_name}`

export function OrderSelection() {
  const [dialog, setDialog] = useState<'confirm' | 'ship' | Later | null>(null)
  const { selected } = useSelection()
  const provider = useDataProvider<BotikaDataProvider>()
  const notify = useNotify()
  const [slips, setSlips] = useState<readonly SellerOrderDetails[] | null>(null)
  const [isReading, setIsReading] = useState(false)
  const close = useCallback(() => setSlips(null), [])
  const t = useTranslations()
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'advance' })
  if (!canAccess) return null
  const orders = selected as readonly SellerOrder[]

  async function print() {
    setIsReading(true)
    try {
      const read = orders.map(({ id }) => provider.getOne<SellerOrderDetails>('orders', { id }))
      setSlips((await Promise.all(read)).map(({ data }) => data))
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' })
    } finally {
      setIsReading(false)
    }
  }
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
        {LATER.filter((step) => orders.some((order) => problemWith(order, step) === null)).map((step) => (
          <Button key={step} variant="outlined" onClick={() => setDialog(step)}>
            {t(LATER_LABELS[step])}
          </Button>
        ))}
        <Button variant="outlined" loading={isReading} onClick={() => void print()}>
          {t(dispatch.printSlips)}
        </Button>
      </SelectionBar>
      {slips && <PackingSlips orders={slips} onPrinted={close} />}
      {dialog === 'confirm' && <ConfirmMany onClose={() => setDialog(null)} />}
      {dialog === 'ship' && <ShipMany onClose={() => setDialog(null)} />}
      {dialog !== null && dialog !== 'confirm' && dialog !== 'ship' && (
        <StepMany key={dialog} step={dialog} onClose={() => setDialog(null)} />
      )}
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

const LATER = ['deliver', 'receive', 'pay', 'complete'] as const
type Later = (typeof LATER)[number]

const LATER_LABELS: Record<Later, Label> = {
  deliver: dispatch.deliveredAndPaid,
  receive: dispatch.markAsReceived,
  pay: ordersMessages.markAsPaid,
  complete: ordersMessages.completeTheOrder,
}

const problemWith = (order: SellerOrder, step: Later): string | null =>
  step === 'deliver'
    ? isToDeliver(order)
      ? null
      : (stepError(order, 'receive') ?? t(dispatch.noneCanTakeThisStep))
    : stepError(order, step)

function StepMany({ step, onClose }: { step: Later; onClose: () => void }) {
  const { orders, provider, refresh, close } = useMany(onClose)
  const translate = useTranslations()
  const sum = sumPesos(orders.filter((order) => problemWith(order, step) === null).map(({ total }) => total))
  return (
    <EachDialog
      title={translate(step === 'deliver' ? dispatch.deliveredAndPaidThese : LATER_LABELS[step])}
      none={translate(dispatch.noneCanTakeThisStep)}
      confirmLabel={translate(LATER_LABELS[step])}
      success={dispatch.workedOfTotalDone}
      items={orders}
      nameOf={nameOf}
      problemOf={(order) => problemWith(order, step)}
      action={(order) =>
        step === 'deliver'
          ? deliverAndPay(provider.advanceOrder, order)
          : provider.advanceOrder(order.id, step)
      }
      onDone={refresh}
      onClose={close}
    >
      {(step === 'deliver' || step === 'pay') && (
        <Typography>
          {translate(dispatch.sumToHaveReceived, { sum: pesos(sum) })}{' '}
          {step === 'deliver' && translate(dispatch.thenItIsClosed)}
        </Typography>
      )}
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
      if (isDone) clear()
      onClose()
    },
  }
}
