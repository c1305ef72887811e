import { Link } from '../../../shared/router/Link'
import { t } from '../../../shared/language/words'
import { Guarded } from '../../../features/account/Guarded'
import { Reorder } from '../../../features/checkout/Reorder'
import { paths } from '../../../paths'
import { useIdInAddress } from '../../../shared/router/useIdInAddress'
import { Answered } from '../../../shared/ui/Answered'
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs'
import { EmptyState } from '../../../shared/ui/EmptyState'
import { Head } from '../../../shared/ui/Head'
import ui from '../../../shared/ui/ui.module.css'
import { useAnswer } from '../../../shared/useAnswer'

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
    const { askOrder } = await import('../../../features/account/calls')
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
