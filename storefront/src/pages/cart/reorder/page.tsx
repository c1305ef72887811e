import { Link } from '../../../lib/router/Link'
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

/** Buys an order of the shopper again. */
export function Component() {
  const id = useIdInAddress()
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head
        title={t('Buy again')}
        description={t('What of your order can be had today, and what it costs.')}
      />
      <div>
        <Breadcrumbs crumbs={[{ name: t('My Orders'), to: paths.orders() }, { name: t('Buy again') }]} />
        <h1>{t('Buy again')}</h1>
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
    <EmptyState icon="box" title={t('There is no such order in your account')}>
      <p>{t('Choose one of yours, and buy it again from there.')}</p>
      <Link to={paths.orders()} className={ui.primary}>
        {t('See my orders')}
      </Link>
    </EmptyState>
  )
  return (
    <Answered asked={asked} missing={missing}>
      {(order) => <Reorder order={order} />}
    </Answered>
  )
}
