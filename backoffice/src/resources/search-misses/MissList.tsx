import { catalogue, fields, shared } from '@botika/common/messages/office'
import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import SynonymIcon from '@mui/icons-material/SyncAltOutlined'
import { Button, Typography } from '@mui/material'
import { ListBase, useCreatePath } from 'react-admin'
import { Link } from 'react-router-dom'
import { ExportButton } from '../../collection/export/ExportButton'
import { ChoiceFilter } from '../../ui/filters'
import { ListStates } from '../../ui/ListStates'
import { Message } from '../../ui/Message'
import { Pages } from '../../ui/Pages'
import { PageTitle } from '../../ui/PageTitle'
import { SearchBox } from '../../ui/SearchBox'
import { Toolbar } from '../../ui/Toolbar'
import { useWords } from '../../lib/language/useWords'
import { Misses } from './Misses'
import { STAYS } from '../../ui/stays'
import type { SearchMiss } from '@botika/common/search-misses/endpoints'
import type { ExportColumn } from '../../collection/export/sheet'

/** Words that nothing was found for, as a line of a file. */
const MISS_COLUMNS: readonly ExportColumn<SearchMiss>[] = [
  { heading: 'Words', read: (miss) => miss.keyword },
  { heading: 'Times', read: (miss) => miss.count },
  { heading: 'Days', read: (miss) => miss.days },
  { heading: 'May not be sold online', read: (miss) => miss.refused ?? '' },
  { heading: 'First', read: (miss) => miss.first_searched_on },
  { heading: 'Last', read: (miss) => miss.last_searched_on },
]

const PERIODS = [
  { id: 7, name: catalogue.last7Days },
  { id: 30, name: catalogue.last30Days },
  { id: 90, name: catalogue.last90Days },
  { id: 180, name: catalogue.last180Days },
]

/** What shoppers wanted and did not find: wishes for the shelves, or words that need a synonym. */
export const MissList = () => {
  const t = useWords()
  return (
    <ListBase
      perPage={DEFAULT_PAGE_SIZE}
      queryOptions={STAYS}
      sort={{ field: 'count', order: 'DESC' }}
      filterDefaultValues={{ days: '30' }}
    >
      <PageTitle title={t(catalogue.searchesWithoutResults)}>
        <ExportButton name="searches-without-results" columns={MISS_COLUMNS} />
        <SynonymsButton />
      </PageTitle>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t(catalogue.whatShoppersWantedAndDid)}
      </Typography>
      <Toolbar>
        <SearchBox label={t(shared.words)} />
        <ChoiceFilter
          name="days"
          label={t(catalogue.searchedIn)}
          choices={PERIODS.map(({ id, name }) => ({ id, name: t(name) }))}
        />
      </Toolbar>
      <ListStates
        fixed={['days']}
        empty={
          <Message title={t(catalogue.everythingWasFound)}>
            {t(catalogue.whenAShopperSearchesSomething)}
          </Message>
        }
      >
        <Misses />
        <Pages />
      </ListStates>
    </ListBase>
  )
}

function SynonymsButton() {
  const t = useWords()
  const createPath = useCreatePath()
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'search-synonyms', type: 'list' })}
      variant="outlined"
      startIcon={<SynonymIcon />}
    >
      {t(fields.synonyms)}
    </Button>
  )
}
