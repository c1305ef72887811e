import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import { ListBase, useListContext } from 'react-admin'
import { ExportButton } from '../../shared/export/ExportButton'
import { FilterPanel } from '../../shared/FilterPanel'
import { ChoiceFilter } from '../../shared/filters'
import { ListStates } from '../../shared/ListStates'
import { Message } from '../../shared/Message'
import { Pages } from '../../shared/Pages'
import { OfficeLink } from '../../shared/OfficeLink'
import { PageTitle } from '../../shared/PageTitle'
import { SearchBox } from '../../shared/SearchBox'
import { StatusTabs } from '../../shared/StatusTabs'
import { Toolbar } from '../../shared/Toolbar'
import { RATING_COLUMNS } from './export'
import { RatingCards } from './RatingCards'
import { RATING_TABS, RATINGS_TOLD } from './tabs'
import { STAYS } from '../../shared/stays'

const STARS = [1, 2, 3, 4, 5].map((id) => ({ id, name: id === 1 ? '1 star' : `${id} stars` }))

/** What customers say of products, to hide what breaks the rules. */
export const RatingList = () => (
  <ListBase perPage={DEFAULT_PAGE_SIZE} queryOptions={STAYS}>
    <PageTitle title="Ratings">
      <ExportButton name="ratings" columns={RATING_COLUMNS} />
    </PageTitle>
    <Tabs />
    <Toolbar>
      <SearchBox label="Words, product or customer" />
      <FilterPanel names={['stars']}>
        <ChoiceFilter name="stars" label="Stars" choices={STARS} />
      </FilterPanel>
    </Toolbar>
    <ListStates
      tabs={{ names: RATING_TABS, told: RATINGS_TOLD }}
      empty={
        <Message title="No ratings yet" action={<OfficeLink to="/orders" label="See the orders" />}>
          Customers rate what they received. A bad word is no reason to hide one; insults, private data and
          dangerous advice are.
        </Message>
      }
    >
      <RatingCards />
      <Pages />
    </ListStates>
  </ListBase>
)

function Tabs() {
  const { meta } = useListContext()
  const counts = (meta as { counts?: Record<keyof typeof RATING_TABS, number> } | undefined)?.counts
  return <StatusTabs label="Ratings by status" names={RATING_TABS} counts={counts} />
}
