import type { Order } from '@botika/common/orders/schema'
import { CancelPart } from '../tracking/CancelPart'
import { OwnComplaints } from '../tracking/complaints/Complaints'
import { ReportProblem } from '../tracking/complaints/ReportProblem'
import { useComplaints } from '../tracking/complaints/useComplaints'
import { OrderFileReads } from '../tracking/FileReads'
import { Receiver } from '../tracking/order-elements'
import { OrderView } from '../tracking/OrderView'
import { ReplacePrescription } from '../tracking/ReplacePrescription'

interface Props {
  order: Order
  onChanged: (order: Order) => void
}

const hasFiles = (order: Order) => order.has_prescription_image || order.has_senior_citizen_id_image

export function OwnOrderView({ order, onChanged }: Props) {
  const reported = useComplaints({ orderId: order.id })
  return (
    <>
      <OrderView
        order={order}
        actions={(part) => (
          <>
            <CancelPart
              part={part}
              cancel={async ({ remarks }) => {
                const { cancelAsCustomer } = await import('../tracking/cancel-calls')
                onChanged(await cancelAsCustomer(part.id, remarks))
              }}
            />
            <ReportProblem part={part} reported={reported} />
          </>
        )}
        about={<Receiver order={order} />}
        complaints={<OwnComplaints reported={reported} />}
        replacement={
          <ReplacePrescription
            needsEmail={false}
            send={async (replacement, onUpload) => {
              const { replaceAsCustomer } = await import('../tracking/prescription-calls')
              onChanged(await replaceAsCustomer(order.id, replacement, onUpload))
            }}
          />
        }
      />
      {hasFiles(order) || reported.hasPictures ? <OrderFileReads orderId={order.id} /> : null}
    </>
  )
}
