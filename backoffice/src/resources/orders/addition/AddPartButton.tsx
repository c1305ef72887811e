import { orders } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useCanAccess } from 'react-admin'
import { useWords } from '../../../lib/language/useWords'

const AddPartDialog = lazy(() =>
  import('./AddPartDialog').then(({ AddPartDialog }) => ({ default: AddPartDialog })),
)

/** Adds another pharmacy's items to the order, for example in place of a part that had to be cancelled. */
export function AddPartButton({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'create' })
  if (!canAccess || order.is_completed) return null
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => setIsOpen(true)} sx={{ mt: 1 }}>
        {t(orders.addItemsOfAnotherPharmacy)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AddPartDialog order={order} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
