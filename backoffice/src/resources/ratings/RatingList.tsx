import { catalogue, shared } from '@botika/common/messages/office'
import { useWords } from '../../lib/language/useWords'
import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import { ListBase, useListContext } from 'react-admin'
import { ExportButton } from '../../collection/export/ExportButton'
import { FilterPanel } from '../../ui/FilterPanel'
import { ChoiceFilter } from '../../ui/filters'
import { ListStates } from '../../ui/ListStates'
import { Message } from '../../ui/Message'
import { Pages } from '../../ui/Pages'
import { OfficeLink } from '../../ui/OfficeLink'
import { PageTitle } from '../../ui/PageTitle'
import { SearchBox } from '../../ui/SearchBox'
import { StatusTabs } from '../../ui/StatusTabs'
import { Toolbar } from '../../ui/Toolbar'
import { RatingCards } from './RatingCards'
import { STAYS } from '../../ui/stays'
import type { ModeratedRating } from '@botika/common/rating-moderation/endpoints'
import type { ExportColumn } from '../../collection/export/sheet'

/** Ratings by whether shoppers see them. */
export const RATING_TABS = { all: shared.all, shown: catalogue.shown, hidden: shared.hidden } as const

/** What belongs under each. */
export const RATINGS_TOLD = {
  shown: catalogue.ratingsThatShoppersCanRead,
  hidden: catalogue.ratingsThatAnAdministratorHid,
} as const

/** A rating as a line of a file. */
const RATING_COLUMNS: readonly ExportColumn<ModeratedRating>[] = [
  { heading: 'Product', read: (rating) => rating.product_name },
  { heading: 'Stars', read: (rating) => rating.stars },
  { heading: 'Comment', read: (rating) => rating.comment },
  { heading: 'Customer', read: (rating) => rating.author },
  { heading: 'Written', read: (rating) => rating.updated_at },
  { heading: 'Hidden', read: (rating) => rating.hidden_at },
  { heading: 'Hidden because', read: (rating) => rating.hidden_reason },
]

const STARS = [1, 2, 3, 4, 5]

/** What customers say of products, to hide what breaks the rules. */
export const RatingList = () => {
  const t = useWords()
  return (
    <ListBase perPage={DEFAULT_PAGE_SIZE} queryOptions={STAYS}>
      <PageTitle title={t(shared.ratings)}>
        <ExportButton name="ratings" columns={RATING_COLUMNS} />
      </PageTitle>
      <Tabs />
      <Toolbar>
        <SearchBox label={t(catalogue.wordsProductOrCustomer)} />
        <FilterPanel names={['stars']}>
          <ChoiceFilter
            name="stars"
            label={t(catalogue.stars)}
            choices={STARS.map((id) => ({ id, name: t(catalogue.countStars, { count: id }) }))}
          />
        </FilterPanel>
      </Toolbar>
      <ListStates
        tabs={{ names: RATING_TABS, told: RATINGS_TOLD }}
        empty={
          <Message
            title={t(catalogue.noRatingsYet)}
            action={<OfficeLink to="/orders" label={t(catalogue.seeTheOrders)} />}
          >
            {t(catalogue.customersRateWhatTheyReceived)}
          </Message>
        }
      >
        <RatingCards />
        <Pages />
      </ListStates>
    </ListBase>
  )
}

function Tabs() {
  const t = useWords()
  const { meta } = useListContext()
  const counts = (meta as { counts?: Record<keyof typeof RATING_TABS, number> } | undefined)?.counts
  return <StatusTabs label={t(catalogue.ratingsByStatus)} names={RATING_TABS} counts={counts} />
}
