import { fields, shared, trade } from '@botika/common/messages/office'
import { inEnglish, useWords } from '../../lib/language/useWords'
import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import { ListBase } from 'react-admin'
import { ExportButton } from '../../collection/export/ExportButton'
import { FilterPanel } from '../../ui/FilterPanel'
import { ChoiceFilter } from '../../ui/filters'
import { ListStates } from '../../ui/ListStates'
import { Message } from '../../ui/Message'
import { Pages } from '../../ui/Pages'
import { PageTitle } from '../../ui/PageTitle'
import { Toolbar } from '../../ui/Toolbar'
import { SeeProducts } from '../../ui/SeeProducts'
import { RecurringCards } from './RecurringCards'
import { STAYS } from '../../ui/stays'
import { RECURRING_NAMES } from '@botika/common/recurring-orders/rules'
import type { RecurringOrder } from '@botika/common/recurring-orders/schema'
import type { ExportColumn } from '../../collection/export/sheet'

const STATUSES: Record<RecurringOrder['status'], string> = {
  active: 'Going on',
  ended: 'Ended',
  cancelled: 'Cancelled',
}

/** A recurring order as a line of a file; its goods stand in one cell, a line each. */
const RECURRING_COLUMNS: readonly ExportColumn<RecurringOrder>[] = [
  { heading: 'Order', read: (order) => order.order_number },
  { heading: 'First name', read: (order) => order.receiver_first_name },
  { heading: 'Last name', read: (order) => order.receiver_last_name },
  { heading: 'City', read: (order) => order.city },
  { heading: 'Status', read: (order) => STATUSES[order.status] },
  { heading: 'How often', read: (order) => inEnglish(RECURRING_NAMES[order.recurring_option]) },
  { heading: 'Next on', read: (order) => order.next_due_on },
  { heading: 'Orders placed', read: (order) => order.occurrences },
  {
    heading: 'Goods',
    read: (order) =>
      order.orderItems
        .map(
          ({ quantity, product_name, pharmacy_name }) => `${quantity} × ${product_name} (${pharmacy_name})`,
        )
        .join('\n'),
  },
  { heading: 'Last problem', read: (order) => order.last_problem },
]

/** Orders that place themselves: when the next one comes, and why the last one did not. */
export const RecurringList = () => {
  const t = useWords()
  return (
    <ListBase perPage={DEFAULT_PAGE_SIZE} queryOptions={STAYS}>
      <PageTitle title={t(shared.recurringOrders)}>
        <ExportButton name="recurring-orders" columns={RECURRING_COLUMNS} />
      </PageTitle>
      <Toolbar>
        <FilterPanel names={['is_cancelled']}>
          <ChoiceFilter
            name="is_cancelled"
            label={t(fields.status)}
            choices={[
              { id: 'false', name: t(trade.goingOn) },
              { id: 'true', name: t(trade.cancelled) },
            ]}
          />
        </FilterPanel>
      </Toolbar>
      <ListStates
        empty={
          <Message title={t(trade.noRecurringOrdersYet)} action={<SeeProducts />}>
            {t(trade.shoppersWhoNeedSomethingAgain)}
          </Message>
        }
      >
        <RecurringCards />
        <Pages />
      </ListStates>
    </ListBase>
  )
}
