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
import { RECURRING_COLUMNS } from './export'
import { RecurringCards } from './RecurringCards'
import { STAYS } from '../../ui/stays'

/** Orders that place themselves: when the next one comes, and why the last one did not. */
export const RecurringList = () => (
  <ListBase perPage={DEFAULT_PAGE_SIZE} queryOptions={STAYS}>
    <PageTitle title="Recurring orders">
      <ExportButton name="recurring-orders" columns={RECURRING_COLUMNS} />
    </PageTitle>
    <Toolbar>
      <FilterPanel names={['is_cancelled']}>
        <ChoiceFilter
          name="is_cancelled"
          label="Status"
          choices={[
            { id: 'false', name: 'Going on' },
            { id: 'true', name: 'Cancelled' },
          ]}
        />
      </FilterPanel>
    </Toolbar>
    <ListStates
      empty={
        <Message title="No recurring orders yet" action={<SeeProducts />}>
          Shoppers who need something again and again choose so at checkout.
        </Message>
      }
    >
      <RecurringCards />
      <Pages />
    </ListStates>
  </ListBase>
)
