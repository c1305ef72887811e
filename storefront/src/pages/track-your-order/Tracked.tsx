import * as report from '@botika/common/messages/report'
import * as uiMessages from '@botika/common/messages/ui'
import type { TrackedOrder } from '@botika/common/orders/schema'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t, withNodes } from '../../lib/language/text'
import { paths } from '../../lib/paths'
import ui from '../../ui/ui.module.css'
import type { Shopper } from '../../tracking/complaints/calls'
import { GuestComplaints, OwnComplaints } from '../../tracking/complaints/Complaints'
import { ReportProblem } from '../../tracking/complaints/ReportProblem'
import { useComplaints } from '../../tracking/complaints/useComplaints'
import { GuestFileReads, mayHaveFiles, OrderFileReads } from '../../tracking/FileReads'
import { OrderView } from '../../tracking/OrderView'
import { TrackedCancel } from '../../tracking/TrackedCancel'
import { TrackedReplacement } from '../../tracking/TrackedReplacement'
import { type OwnOrder, useOwnOrder } from '../../tracking/useOwnOrder'

interface Props {
  order: TrackedOrder
  onChanged: (order: TrackedOrder) => void
}

/** The email address is kept while the page is open, so that a guest gives it once. */
function shopperOf(own: OwnOrder | undefined, orderNumber: string, email: string): Shopper | null {
  if (!own) return null
  if (own.id !== null) return { orderId: own.id }
  return email ? { orderNumber, email } : null
}

export function Tracked({ order, onChanged }: Props) {
  const orderNumber = order.order_number
  const own = useOwnOrder(orderNumber)
  const [email, setEmail] = useState('')
  const reported = useComplaints(shopperOf(own, orderNumber, email))
  const guest = own?.id === null ? { orderNumber, onKnown: setEmail } : undefined
  return (
    <>
      <OrderView
        order={order}
        {...(own && {
          actions: (part) => (
            <>
              <TrackedCancel order={order} own={own} part={part} onCancelled={onChanged} />
              <ReportProblem part={part} reported={reported} guest={guest} />
            </>
          ),
          replacement: <TrackedReplacement order={order} own={own} onReplaced={onChanged} />,
          complaints: guest ? (
            <GuestComplaints
              reported={reported}
              onKnown={setEmail}
              aside={own.user === null ? <WithAccount orderNumber={orderNumber} /> : null}
            />
          ) : (
            <OwnComplaints reported={reported} />
          ),
        })}
      />
      {own && (mayHaveFiles(order) || reported.hasPictures) ? (
        own.id === null ? (
          <GuestFileReads orderNumber={orderNumber} />
        ) : (
          <OrderFileReads orderId={own.id} />
        )
      ) : null}
    </>
  )
}

const WithAccount = ({ orderNumber }: { orderNumber: string }) => (
  <p className={ui.small}>
    {withNodes(report.withAccount, {
      link: <Link to={paths.login({ next: paths.trackYourOrder(orderNumber) })}>{t(uiMessages.logIn)}</Link>,
    })}
  </p>
)
