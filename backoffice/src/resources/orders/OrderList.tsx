import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import type { SellerOrderStatus } from '@botika/common/orders/steps'
import { ListBase, useListContext } from 'react-admin'
import { ColumnsButton } from '../../shared/columns/ColumnsButton'
import { ExportButton } from '../../shared/export/ExportButton'
import { FilterPanel } from '../../shared/FilterPanel'
import { DayFilter } from '../../shared/filters'
import { ListStates } from '../../shared/ListStates'
import { Message } from '../../shared/Message'
import { Pages } from '../../shared/Pages'
import { PageTitle } from '../../shared/PageTitle'
import { SearchBox } from '../../shared/SearchBox'
import { SavedFilters } from '../../shared/saved/SavedFilters'
import { SelectionProvider } from '../../shared/selection'
import { StatusTabs } from '../../shared/StatusTabs'
import { Toolbar } from '../../shared/Toolbar'
import { useIsPhone } from '../../shared/useIsPhone'
import { SeeProducts } from '../../shared/SeeProducts'
import { NewOrdersBar, SoundButton } from './NewOrdersBar'
import { ORDER_COLUMNS } from './export'
import { OrderCards } from './OrderCards'
import { OrderSelection } from './OrderSelection'
import { HIDEABLE, OrderTable } from './OrderTable'
import { PRESCRIPTION_FILTERS, PrescriptionFilter } from './PrescriptionFilter'
import { ORDER_TABS } from './tabs'
import { STAYS } from '../../shared/stays'

const IN_DETAIL = { is_detailed: true }

/** A pharmacy's orders, by where they stand. */
export function OrderList() {
  return (
    <ListBase perPage={DEFAULT_PAGE_SIZE} queryOptions={STAYS} sort={{ field: 'created_at', order: 'DESC' }}>
      <PageTitle title="Orders">
        <SoundButton />
        <ExportButton name="orders" columns={ORDER_COLUMNS} filter={IN_DETAIL} />
      </PageTitle>
      <NewOrdersBar />
      <OrderTabs />
      <Toolbar>
        <SearchBox label="Order, name, phone or product" />
        <FilterPanel names={[...PRESCRIPTION_FILTERS, 'placed_from', 'placed_to']}>
          <PrescriptionFilter />
          <DayFilter name="placed_from" label="Placed from" />
          <DayFilter name="placed_to" label="Placed until" />
        </FilterPanel>
        <SavedFilters />
        <ColumnsButton columns={HIDEABLE} />
      </Toolbar>
      <SelectionProvider>
        <ListStates
          tabs={ORDER_TABS}
          lowestRow={68}
          empty={
            <Message title="No orders yet" action={<SeeProducts />}>
              When somebody orders, it shows here at once.
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
  const { meta } = useListContext()
  const counts = (meta as { counts?: Partial<Record<SellerOrderStatus | 'all', number>> } | undefined)?.counts
  return <StatusTabs label="Orders by status" names={ORDER_TABS.names} counts={counts} />
}

const Rows = () => (useIsPhone() ? <OrderCards /> : <OrderTable />)
