import type { SellerOrderDetails } from '@botika/common/orders/schema'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Panel } from '../../shared/Panel'
import { PrivateFile } from './PrivateFile'
import { RejectButton } from './RejectButton'
import { useOrderDeed } from './useOrderDeed'
import { useWords } from '../../shared/language/useWords'

/** Where the page scrolls to when a prescription is in the way. */
export const PRESCRIPTION_ID = 'prescription'

/** The prescription beside its order: look, then accept or reject. */
export function PrescriptionCard({ order }: { order: SellerOrderDetails }) {
  const accept = useOrderDeed(order, {
    does: (provider) => provider.judgePrescription(order.id, { prescription_checked: true }),
    said: 'Prescription accepted',
  })
  const t = useWords()
  if (order.prescription_status === 'not_needed') return null
  const isOpen = !order.is_confirmed && !order.is_cancelled
  const names = order.orderItems.filter((item) => item.is_prescription).map((item) => item.product_name)
  return (
    <Panel title="Prescription" id={PRESCRIPTION_ID}>
      <Verdict order={order} />
      {names.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <Typography>{t('Needed for')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, fontWeight: 700 }}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Box>
        </Box>
      )}
      {order.has_prescription_image ? (
        <PrivateFile orderId={order.order_id} file="prescription-image" name="Prescription" />
      ) : (
        <Typography color="textSecondary">{t('No picture of the prescription was sent.')}</Typography>
      )}
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
          {order.prescription_status !== 'accepted' && order.has_prescription_image && (
            <Button variant="contained" loading={accept.isBusy} onClick={() => accept.act({})}>
              {t('Accept the prescription')}
            </Button>
          )}
          {order.prescription_status !== 'rejected' && <RejectButton order={order} />}
        </Box>
      )}
    </Panel>
  )
}

function Verdict({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  switch (order.prescription_status) {
    case 'accepted':
      return (
        <Alert severity="success" sx={{ mb: 2 }}>
          {t('The prescription was checked and accepted.')}
        </Alert>
      )
    case 'rejected':
      return (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('The prescription was rejected')}
          {order.prescription_remarks ? `: ${order.prescription_remarks}` : '.'}
        </Alert>
      )
    default:
      if (order.is_cancelled) return null
      return (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('Check the prescription before you confirm the order.')}
        </Alert>
      )
  }
}
