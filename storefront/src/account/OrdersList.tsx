import * as account from '@botika/common/messages/account'
import { SELLER_ORDER_STATUSES, type SellerOrderStatus } from '@botika/common/orders/steps'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import tools from '../listing/ListTools.module.css'
import { isBuyingAgainAtom } from '../cart/state/checkout-terms'
import { useSetAtom } from '../lib/store'
import { shopperStatus } from '../lib/order-labels'
import { EmptyState } from '../ui/EmptyState'
import ui from '../ui/ui.module.css'
import { NoOrders } from './Dashboard'
import { OrderRows } from './OrderRows'
import { PagedList } from './PagedList'

const statusIn = (search: URLSearchParams): SellerOrderStatus | undefined =>
  SELLER_ORDER_STATUSES.find((status) => status === search.get('status'))

export function OrdersList({ userId }: { userId: number }) {
  const navigate = useNavigate()
  const setIsBuyingAgain = useSetAtom(isBuyingAgainAtom)
  useEffect(() => setIsBuyingAgain(false), [setIsBuyingAgain])
  const [search] = useSearchParams()
  const status = statusIn(search)
  return (
    <>
      <div className={tools.tools}>
        <label>
          <span>{t(account.status)}</span>
          <select
            className={ui.select}
            value={status ?? ''}
            onChange={(event) => void navigate(paths.orders({ status: event.target.value }))}
          >
            <option value="">{t(account.allOrders)}</option>
            {SELLER_ORDER_STATUSES.map((one) => (
              <option key={one} value={one}>
                {shopperStatus(one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <PagedList
        name={`${userId} ${status}`}
        ask={async (page, signal) =>
          (await import('./calls')).fetchOrders({ user_id: userId, page, ...(status && { status }) }, signal)
        }
        empty={
          status || search.has('page') ? (
            <EmptyState icon="box" title={t(account.noOrdersHere)}>
              <p>
                {status
                  ? t(account.noneOfYourOrdersIsShopper, { shopperStatus: shopperStatus(status) })
                  : t(account.thereIsNoSuchPage)}
              </p>
              <Link to={paths.orders()} className={ui.primary}>
                {t(account.seeAllOrders)}
              </Link>
            </EmptyState>
          ) : (
            <NoOrders />
          )
        }
      >
        {({ data, total }) => (
          <>
            <p role="status" className={ui.muted}>
              {total === 1 ? t(account.oneOrder) : t(account.totalOrders, { total })}
            </p>
            <OrderRows rows={data} heading="h2" />
          </>
        )}
      </PagedList>
    </>
  )
}
