import { dispatch, orders, shared } from '@botika/common/messages/office'
import { useWords } from '../../lib/language/useWords'
import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import { type SellerOrderStatus, STATUS_NAMES } from '@botika/common/orders/steps'
import { ListBase, useListContext } from 'react-admin'
import { ColumnsButton } from '../../collection/columns/ColumnsButton'
import { ExportButton } from '../../collection/export/ExportButton'
import { FilterPanel } from '../../ui/FilterPanel'
import { DayFilter } from '../../ui/filters'
import { ListStates } from '../../ui/ListStates'
import { Message } from '../../ui/Message'
import { Pages } from '../../ui/Pages'
import { PageTitle } from '../../ui/PageTitle'
import { SearchBox } from '../../ui/SearchBox'
import { SavedFilters } from '../../collection/saved/SavedFilters'
import { SelectionProvider } from '../../ui/selection'
import { StatusTabs, type Tabs } from '../../ui/StatusTabs'
import { Toolbar } from '../../ui/Toolbar'
import { useIsPhone } from '../../ui/useIsPhone'
import { SeeProducts } from '../../ui/SeeProducts'
import { NewOrdersBar, SoundButton } from './NewOrdersBar'
import { ORDER_COLUMNS } from './export'
import { OrderCards } from './OrderCards'
import { OrderSelection } from './OrderSelection'
import { HIDEABLE, OrderTable } from './OrderTable'
import { PRESCRIPTION_FILTERS, PrescriptionFilter } from './PrescriptionFilter'
import { STAYS } from '../../ui/stays'

/** Orders by where they stand. */
export const ORDER_TABS = {
  names: { all: shared.all, ...STATUS_NAMES },
  told: {
    to_confirm: orders.newOrdersWaitHereUntil,
    to_ship: dispatch.confirmedOrdersWaitHereUntil,
    to_receive: orders.ordersWaitHereUntilThe,
    to_pay: orders.ordersThatTheShopperHas,
    to_complete: orders.paidOrdersWaitHereUntil,
    completed: orders.ordersAreKeptHereWhen,
    cancelled: orders.ordersThatTheShopperOr,
  },
} satisfies Tabs

const IN_DETAIL = { is_detailed: true }

/** A pharmacy's orders, by where they stand. */
export function OrderList() {
  const t = useWords()
  return (
    <ListBase perPage={DEFAULT_PAGE_SIZE} queryOptions={STAYS} sort={{ field: 'created_at', order: 'DESC' }}>
      <PageTitle title={t(shared.orders)}>
        <SoundButton />
        <ExportButton name="orders" columns={ORDER_COLUMNS} filter={IN_DETAIL} />
      </PageTitle>
      <NewOrdersBar />
      <OrderTabs />
      <Toolbar>
        <SearchBox label={t(orders.orderNamePhoneOrProduct)} />
        <FilterPanel names={[...PRESCRIPTION_FILTERS, 'placed_from', 'placed_to']}>
          <PrescriptionFilter />
          <DayFilter name="placed_from" label={t(orders.placedFrom)} />
          <DayFilter name="placed_to" label={t(orders.placedUntil)} />
        </FilterPanel>
        <SavedFilters />
        <ColumnsButton columns={HIDEABLE} />
      </Toolbar>
      <SelectionProvider>
        <ListStates
          tabs={ORDER_TABS}
          lowestRow={68}
          empty={
            <Message title={t(orders.noOrdersYet)} action={<SeeProducts />}>
              {t(orders.whenSomebodyOrdersItShows)}
            </Message>
          }
        >
          <Rows />
          <Pages />
        </ListStates>
        {/* it says how a deed went also when that emptied the tab */}
        <OrderSelection />
      </SelectionProvider>
    </ListBase>
  )
}

function OrderTabs() {
  const t = useWords()
  const { meta } = useListContext()
  const counts = (meta as { counts?: Partial<Record<SellerOrderStatus | 'all', number>> } | undefined)?.counts
  return <StatusTabs label={t(orders.ordersByStatus)} names={ORDER_TABS.names} counts={counts} />
}

const Rows = () => (useIsPhone() ? <OrderCards /> : <OrderTable />)
