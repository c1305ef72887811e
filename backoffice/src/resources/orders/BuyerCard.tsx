import { fields, orders, prescriptions, shared } from '@botika/common/messages/office'
import { useWords } from '../../lib/language/useWords'
import { addressLine } from '@botika/common/address-line'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { Box, Link } from '@mui/material'
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
          [fields.name, <strong key="name">{receiver}</strong>],
          [fields.phone, <Phone key="phone" number={order.receiver_number} />],
          [fields.address, addressLine(order)],
          [orders.orderedBy, orderer && orderer !== receiver ? orderer : null],
          [fields.email, order.guest_email],
          [order.discount_type === 'pwd' ? shared.pwd : shared.seniorCitizen, order.senior_citizen_name],
          [orders.idNumber, order.senior_citizen_id],
        ]}
      />
      {order.has_senior_citizen_id_image && (
        <Box sx={{ mt: 2 }}>
          <PrivateFile
            orderId={order.order_id}
            file="senior-citizen-id-image"
            name={t(prescriptions.idPicture)}
          />
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
