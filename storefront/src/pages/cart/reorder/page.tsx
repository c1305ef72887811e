import * as checkout from '@botika/common/messages/checkout'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t } from '../../../lib/language/words'
import { Guarded } from '../../../account/Guarded'
import { Reorder } from '../../../checkout/Reorder'
import { paths } from '../../../lib/paths'
import { useIdInAddress } from '../../../lib/router/useIdInAddress'
import { Answered } from '../../../ui/Answered'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { EmptyState } from '../../../ui/EmptyState'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'
import { useAnswer } from '../../../lib/useAnswer'

export function Component() {
  const id = useIdInAddress()
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head title={t(uiMessages.buyAgain)} description={t(checkout.whatOfYourOrderCanBeHad)} />
      <div>
        <Breadcrumbs
          crumbs={[{ name: t(uiMessages.myOrders), to: paths.orders() }, { name: t(uiMessages.buyAgain) }]}
        />
        <h1>{t(uiMessages.buyAgain)}</h1>
      </div>
      <Guarded isForCustomers>{() => <OfOrder key={id} id={id} />}</Guarded>
    </div>
  )
}

function OfOrder({ id }: { id: number }) {
  const asked = useAnswer(`order ${id}`, async (signal) => {
    const { askOrder } = await import('../../../account/calls')
    return askOrder(id, signal)
  })
  const missing = (
    <EmptyState icon="box" title={t(uiMessages.thereIsNoSuchOrder)}>
      <p>{t(checkout.chooseOneOfYoursAndBuy)}</p>
      <Link to={paths.orders()} className={ui.primary}>
        {t(uiMessages.seeMyOrders)}
      </Link>
    </EmptyState>
  )
  return (
    <Answered asked={asked} missing={missing}>
      {(order) => <Reorder order={order} />}
    </Answered>
  )
}
