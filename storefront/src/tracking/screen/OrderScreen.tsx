import * as report from '@botika/common/messages/report'
import * as uiMessages from '@botika/common/messages/ui'
import type { TrackedOrder } from '@botika/common/orders/schema'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { t, withNodes } from '../../lib/language/text'
import { paths } from '../../lib/paths'
import { Loading } from '../../ui/Loading'
import ui from '../../ui/ui.module.css'
import { CancelPart } from '../CancelPart'
import type { Shopper } from '../complaints/calls'
import { GuestComplaints, OwnComplaints } from '../complaints/Complaints'
import { ReportProblem } from '../complaints/ReportProblem'
import { useComplaints } from '../complaints/useComplaints'
import { GuestFileReads, OrderFileReads } from '../FileReads'
import { OrderView } from '../OrderView'
import { ReplacePrescription } from '../ReplacePrescription'
import type { OwnOrder } from '../useOwnOrder'

const RefusedLines = lazy(async () => ({ default: (await import('../refused/RefusedLines')).RefusedLines }))

interface Props {
  order: TrackedOrder
  own: OwnOrder
  hasFiles: boolean
  about?: ReactNode
  onChanged: (order: TrackedOrder) => void
}

/** The email address is kept while the page is open, so that a guest gives it once. */
function shopperOf(own: OwnOrder, orderNumber: string, email: string): Shopper | null {
  if (own.id !== null) return { orderId: own.id }
  return email ? { orderNumber, email } : null
}

export function OrderScreen({ order, own, hasFiles, about, onChanged }: Props) {
  const orderNumber = order.order_number
  const [email, setEmail] = useState('')
  const shopper = shopperOf(own, orderNumber, email)
  const reported = useComplaints(shopper)
  const guest = own.id === null ? { orderNumber, onKnown: setEmail } : undefined
  const hasRefused = order.orderItems.some((item) => item.is_refused)
  const [isReady, setIsReady] = useState(!hasRefused)
  return (
    <>
      {hasRefused && (
        <Suspense fallback={<Loading />}>
          <RefusedLines
            order={order}
            shopper={shopper}
            onKnown={guest?.onKnown}
            onReady={() => setIsReady(true)}
            onChanged={onChanged}
          />
        </Suspense>
      )}
      {isReady && (
        <OrderView
          order={order}
          about={about}
          actions={(part) => (
            <div className={`${ui.acts} ${ui.noPrint}`}>
              <CancelPart order={order} own={own} part={part} onCancelled={onChanged} />
              <ReportProblem part={part} reported={reported} guest={guest} />
            </div>
          )}
          replacement={<ReplacePrescription order={order} own={own} onReplaced={onChanged} />}
          complaints={
            guest ? (
              <GuestComplaints
                reported={reported}
                onKnown={setEmail}
                aside={own.user === null ? <WithAccount orderNumber={orderNumber} /> : null}
              />
            ) : (
              <OwnComplaints reported={reported} />
            )
          }
        />
      )}
      {isReady && (hasFiles || reported.hasPictures) ? (
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
