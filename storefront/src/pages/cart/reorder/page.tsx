import * as checkout from '@botika/common/messages/checkout'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t } from '../../../lib/language/text'
import { Guarded } from '../../../account/Guarded'
import { Reorder } from '../../../checkout/Reorder'
import { paths } from '../../../lib/paths'
import { useRouteId } from '../../../lib/router/useRouteId'
import { QueryResult } from '../../../ui/QueryResult'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { EmptyState } from '../../../ui/EmptyState'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'
import { useQuery } from '../../../lib/useQuery'

export function Component() {
  const id = useRouteId()
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head title={t(uiMessages.buyAgain)} description={t(checkout.whatOfYourOrderCanBeHad)} />
      <div>
        <Breadcrumbs
          crumbs={[{ name: t(uiMessages.myOrders), to: paths.orders() }, { name: t(uiMessages.buyAgain) }]}
        />
        <h1>{t(uiMessages.buyAgain)}</h1>
      </div>
      <Guarded isForCustomers>{() => <ReorderById key={id} id={id} />}</Guarded>
    </div>
  )
}

function ReorderById({ id }: { id: number }) {
  const query = useQuery(`order ${id}`, async (signal) => {
    const { fetchOrder } = await import('../../../account/calls')
    return fetchOrder(id, signal)
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
    <QueryResult query={query} missing={missing}>
      {(order) => <Reorder order={order} />}
    </QueryResult>
  )
}
