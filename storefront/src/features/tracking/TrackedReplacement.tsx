import type { TrackedOrder } from '@botika/common/orders/schema'
import { Link } from '../../shared/router/Link'
import { withNodes } from '../../shared/language/withNodes'
import { t } from '../../shared/language/words'
import { paths } from '../../paths'
import { hasRole, useUser } from '../../shared/session/atoms'
import ui from '../../shared/ui/ui.module.css'
import { useAnswer } from '../../shared/useAnswer'
import { type Replacement, ReplacePrescription } from './ReplacePrescription'

interface Props {
  order: TrackedOrder
  onReplaced: (order: TrackedOrder) => void
}

/** Where an order is followed by its number: customers send it as themselves, guests by their email address. */
export function TrackedReplacement({ order, onReplaced }: Props) {
  const user = useUser()
  const number = order.order_number
  const isCustomer = hasRole(user, 'customer')
  const own = useAnswer(`${number} ${isCustomer}`, async (signal) => {
    if (!isCustomer) return null
    return (await import('./prescription-calls')).ownOrderId(number, signal)
  })
  if (own.answer.state === 'loading' || user === undefined) return null
  const id = own.answer.state === 'found' ? own.answer.data : null

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
          {withNodes('Ordered with an account? {link} and send it from there.', {
            link: <Link to={paths.login({ next: paths.trackYourOrder(number) })}>{t('Log in')}</Link>,
          })}
        </p>
      ) : null}
    </>
  )
}
