import { dispatch, orders } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useDelete, useNotify, useRedirect } from 'react-admin'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useWords } from '../../lib/language/useWords'

/** Takes a cancelled order out of the lists; the shopper's order keeps it. */
export function ClearAwayButton({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
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
