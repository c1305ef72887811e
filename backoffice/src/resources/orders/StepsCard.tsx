import { orders, prescriptions, shared, dispatch } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import {
  isDone,
  nextAction,
  type SellerAction,
  STEPS,
  cancelError,
  stepError,
} from '@botika/common/orders/steps'
import { Alert, Box, Button, Portal, Typography } from '@mui/material'
import { useId, type ReactNode, useState } from 'react'
import { Panel } from '../../ui/Panel'
import { useIsPhone } from '../../ui/useIsPhone'
import { useTranslations, type Translate } from '../../lib/language/useTranslations'
import { deliverAndPay, isToDeliver, stepLabels } from './steps'
import { StepBar } from './StepBar'
import { PRESCRIPTION_ID } from './PrescriptionCard'
import { pesos } from '../../ui/format'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { ShipDialog } from './ShipDialog'
import { useOrderAction } from './useOrderAction'
import { ConfirmButton, ReasonButton } from '../../ui/AskButton'
import { useCanAccess, useDelete, useNotify, useRedirect } from 'react-admin'

function ThumbBar({ children }: { children: ReactNode }) {
  const t = useTranslations()
  return (
    <Portal>
      <Box
        component="section"
        className="no-print"
        aria-label={t(orders.nextStep)}
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 'calc(61px + env(safe-area-inset-bottom))',
          zIndex: 'appBar',
          p: 1.5,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          boxShadow: '0 -8px 28px rgb(16 32 27 / 10%)',
        }}
      >
        {children}
      </Box>
    </Portal>
  )
}

function CheckFirst({ isOwn }: { isOwn: boolean }) {
  const t = useTranslations()
  function lead() {
    const card = document.getElementById(PRESCRIPTION_ID)
    const next = card?.querySelector<HTMLElement>('[data-next]') ?? card?.querySelector('button')
    next?.scrollIntoView({ block: 'center' })
    next?.focus({ preventScroll: true })
  }
  if (!isOwn)
    return (
      <Typography sx={{ textAlign: 'center' }}>
        {t(prescriptions.aPharmacistChecksFirst)} {t(orders.thenYouCanConfirmThe)}
      </Typography>
    )
  return (
    <Box>
      <Button fullWidth size="large" variant="contained" onClick={lead}>
        {t(prescriptions.checkThePrescription)}
      </Button>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ mt: 0.5, textAlign: 'center', textWrap: 'balance' }}
      >
        {t(orders.thenYouCanConfirmThe)}
      </Typography>
    </Box>
  )
}

export function StepsCard({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  const isPhone = useIsPhone()
  const next = order.is_cancelled ? null : nextAction(order)
  const isToCheck = next === 'confirm' && !order.sale_stop && order.prescription_status === 'to_check'
  const main = isToCheck ? (
    <CheckFirst isOwn={order.may_decide_prescription} />
  ) : (
    next && (
      <Box sx={{ display: 'grid', gap: 1 }}>
        {isToDeliver(order) && <DeliveredButton order={order} />}
        <StepButton order={order} action={next} isMain />
      </Box>
    )
  )
  const later = STEPS.filter(({ action }) => (isToCheck || action !== next) && !isDone(order, action))
  return (
    <Panel title={t(orders.progress)}>
      <StepBar order={order} />
      <Outcome order={order} />
      <ClearAwayButton order={order} />
      {main && (isPhone ? <ThumbBar>{main}</ThumbBar> : <Box sx={{ mt: 3 }}>{main}</Box>)}
      {next && (
        <Box sx={{ mt: 2 }}>
          <CancelButton order={order} />
        </Box>
      )}
      {next && later.length > 0 && (
        <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', fontWeight: 700, py: 1 } }}>
          <summary>{t(orders.laterSteps)}</summary>
          <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', pt: 1 }}>
            <LaterSteps order={order} actions={later.map(({ action }) => action)} />
          </Box>
        </Box>
      )}
    </Panel>
  )
}

interface LaterStepsProps {
  order: SellerOrderDetails
  actions: readonly SellerAction[]
}

function LaterSteps({ order, actions }: LaterStepsProps) {
  const id = useId()
  const reasons = [...new Set(actions.map((action) => stepError(order, action)))]
  return reasons.map((reason, at) => (
    <Box key={reason}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions
          .filter((action) => stepError(order, action) === reason)
          .map((action) => (
            <StepButton key={action} order={order} action={action} describedBy={`${id}-${at}`} />
          ))}
      </Box>
      {reason && (
        <Typography id={`${id}-${at}`} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {reason}
        </Typography>
      )}
    </Box>
  ))
}

function Outcome({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  if (order.is_cancelled) {
    return (
      <Alert severity="warning" sx={{ mt: 3 }}>
        <Typography sx={{ fontWeight: 700 }}>{t(orders.thisOrderWasCancelled)}</Typography>
        {order.cancel_remarks ?? t(orders.noRemarksWereLeft)}
      </Alert>
    )
  }
  if (order.is_completed) {
    return (
      <Alert severity="success" sx={{ mt: 3 }}>
        {t(orders.everythingIsDone)}
      </Alert>
    )
  }
  return null
}

function DeliveredButton({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  const step = useOrderAction(order, {
    run: (provider) => deliverAndPay(provider.advanceOrder, order),
    success: dispatch.deliveredAndPaid,
  })
  const label = t(dispatch.deliveredAndPaid)
  return (
    <ConfirmButton
      action={step}
      button={{ fullWidth: true, size: 'large', variant: 'outlined', loading: step.isBusy, children: label }}
      title={label}
      confirmLabel={label}
    >
      {t(dispatch.didYouReceiveAmountFor, { amount: pesos(order.total), number: order.order_number })}{' '}
      {t(dispatch.thenItIsClosed)}
    </ConfirmButton>
  )
}

interface StepButtonProps {
  order: SellerOrderDetails
  action: SellerAction
  isMain?: boolean
  describedBy?: string
}

function StepButton({ order, action, isMain = false, describedBy }: StepButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const ownId = useId()
  const reasonId = describedBy ?? ownId
  const t = useTranslations()
  const { button, success } = stepLabels(action, order)
  const step = useOrderAction(order, { run: (provider) => provider.advanceOrder(order.id, action), success })
  const reason = stepError(order, action)
  const question = QUESTIONS[action]?.(order, t)
  const asksFirst = action === 'ship' || question !== undefined
  const close = () => setIsAsking(false)

  return (
    <Box sx={{ width: isMain ? '100%' : 'auto' }}>
      <Button
        fullWidth={isMain}
        size={isMain ? 'large' : 'medium'}
        variant={isMain ? 'contained' : 'outlined'}
        disabled={reason !== null}
        loading={step.isBusy}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => (asksFirst ? setIsAsking(true) : step.act(undefined))}
      >
        {t(button)}
      </Button>
      {reason && !describedBy && (
        <Typography
          id={reasonId}
          variant="body2"
          color="textSecondary"
          sx={{ mt: 0.5, textAlign: isMain ? 'center' : 'start' }}
        >
          {reason}
        </Typography>
      )}
      {action === 'confirm' && isMain && !reason && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 0.5, textAlign: 'center', textWrap: 'balance' }}
        >
          {t(orders.theShopperIsToldThis)}
        </Typography>
      )}
      {action === 'ship' && isAsking && <ShipDialog order={order} onClose={close} />}
      {question && (
        <ConfirmDialog
          // while it closes it must not turn into the question of the next step
          key={action}
          isOpen={isAsking}
          title={t(button)}
          confirmLabel={t(button)}
          isBusy={step.isBusy}
          onClose={close}
          onConfirm={() => {
            step.act(undefined)
            close()
          }}
        >
          {question}
        </ConfirmDialog>
      )}
    </Box>
  )
}

const QUESTIONS: Partial<Record<SellerAction, (order: SellerOrderDetails, t: Translate) => string>> = {
  pay: (order, t) =>
    t(dispatch.didYouReceiveAmountFor, {
      amount: pesos(order.total),
      number: order.order_number,
    }),
  complete: (order, t) => t(orders.closeNumberNothingCanBe, { number: order.order_number }),
}

function CancelButton({ order }: { order: SellerOrderDetails }) {
  const reasonId = useId()
  const t = useTranslations()
  const cancel = useOrderAction(order, {
    run: (provider, remarks: string) => provider.cancelOrder(order.id, remarks),
    success: shared.orderCancelled,
  })
  const reason = cancelError(order, 'seller')

  return (
    <Box>
      <ReasonButton
        action={cancel}
        button={{
          variant: 'outlined',
          color: 'error',
          disabled: reason !== null,
          'aria-describedby': reason ? reasonId : undefined,
          children: t(orders.cancelTheOrder),
        }}
        title={t(shared.cancelNumber, { number: order.order_number })}
        confirmLabel={t(orders.cancelTheOrder)}
        label={t(orders.remarksForTheShopper)}
        help={t(orders.forExampleTheLastBox)}
        maxLength={500}
      >
        {t(orders.theItemsGoBackTo)}
      </ReasonButton>
      {reason && (
        <Typography id={reasonId} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {reason}
        </Typography>
      )}
    </Box>
  )
}

/** Takes a cancelled order out of the lists; the shopper's order keeps it. */
function ClearAwayButton({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  const [isAsking, setIsAsking] = useState(false)
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'delete' })
  const notify = useNotify()
  const redirect = useRedirect()
  const [remove, { isPending }] = useDelete()
  if (!canAccess || !order.is_cancelled) return null

  function clear() {
    void remove(
      'orders',
      { id: order.id, previousData: order },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(t(orders.theOrderWasClearedAway), { type: 'success' })
          redirect('list', 'orders')
        },
        onError: (problem) => {
          setIsAsking(false)
          notify((problem as Error).message, { type: 'error' })
        },
      },
    )
  }

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsAsking(true)} sx={{ mt: 2 }}>
        {t(orders.clearItAway)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(orders.clearNumberAway, { number: order.order_number })}
        confirmLabel={t(orders.clearItAway)}
        isDanger
        isBusy={isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={clear}
      >
        {t(dispatch.itLeavesTheseListsFor)}
      </ConfirmDialog>
    </>
  )
}
