import * as tracking from '@botika/common/messages/tracking'
import * as uiMessages from '@botika/common/messages/ui'
import type { TrackedOrder } from '@botika/common/orders/schema'
import { Link } from 'react-router-dom'
import { t, withNodes } from '../lib/language/text'
import { paths } from '../lib/paths'
import ui from '../ui/ui.module.css'
import type { Replacement } from './prescription-calls'
import { ReplacePrescription } from './ReplacePrescription'
import type { OwnOrder } from './useOwnOrder'

interface Props {
  order: TrackedOrder
  own: OwnOrder
  onReplaced: (order: TrackedOrder) => void
}

export function TrackedReplacement({ order, own: { user, id }, onReplaced }: Props) {
  const number = order.order_number

  async function send(replacement: Replacement, onUpload: (part: number) => void) {
    const { replaceAsCustomer, replaceAsGuest } = await import('./prescription-calls')
    onReplaced(
      id === null
        ? await replaceAsGuest(number, replacement, onUpload)
        : await replaceAsCustomer(id, replacement, onUpload),
    )
  }

  return (
    <>
      <ReplacePrescription needsEmail={id === null} send={send} />
      {user === null ? (
        <p className={`${ui.small} ${ui.noPrint}`}>
          {withNodes(tracking.orderedWithAnAccountLink, {
            link: <Link to={paths.login({ next: paths.trackYourOrder(number) })}>{t(uiMessages.logIn)}</Link>,
          })}
        </p>
      ) : null}
    </>
  )
}
