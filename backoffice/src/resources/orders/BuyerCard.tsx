import * as shared from '@botika/common/messages/office/shared'
import { useWords } from '../../lib/language/useWords'
import { addressLine } from '@botika/common/address-line'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Facts, Panel } from '../../ui/Panel'
import { PrivateFile } from './PrivateFile'

/** Who gets it and where. */
export function BuyerCard({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  const orderer = [order.guest_first_name, order.guest_last_name].filter(Boolean).join(' ')
  const receiver = `${order.receiver_first_name} ${order.receiver_last_name}`
  return (
    <Panel title={t(shared.receiver)}>
      <Facts
        facts={[
          ['Name', <strong key="name">{receiver}</strong>],
          ['Phone', <Phone key="phone" number={order.receiver_number} />],
          ['Address', addressLine(order)],
          ['Ordered by', orderer && orderer !== receiver ? orderer : null],
          ['Email', order.guest_email],
          [order.discount_type === 'pwd' ? 'PWD' : 'Senior citizen', order.senior_citizen_name],
          ['ID number', order.senior_citizen_id],
        ]}
      />
      {order.has_senior_citizen_id_image && (
        <Box sx={{ mt: 2 }}>
          <PrivateFile orderId={order.order_id} file="senior-citizen-id-image" name="ID picture" />
        </Box>
      )}
    </Panel>
  )
}

const Phone = ({ number }: { number: string }) => (
  <Link
    href={`tel:${number.replace(/[^\d+]/g, '')}`}
    // as high as a thumb, without moving what is around it
    sx={{ fontWeight: 600, display: 'inline-block', py: 1.25, my: -1.25 }}
  >
    {number}
  </Link>
)
