import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import SynonymIcon from '@mui/icons-material/SyncAltOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
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
import { MISS_COLUMNS } from './export'
import { Misses } from './Misses'
import { STAYS } from '../../ui/stays'

const PERIODS = [
  { id: 7, name: 'Last 7 days' },
  { id: 30, name: 'Last 30 days' },
  { id: 90, name: 'Last 90 days' },
  { id: 180, name: 'Last 180 days' },
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
      <PageTitle title="Searches without results">
        <ExportButton name="searches-without-results" columns={MISS_COLUMNS} />
        <SynonymsButton />
      </PageTitle>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t(
          'What shoppers wanted and did not find. Ask pharmacies to offer it, or say what the catalogue calls it. Words are kept for 180 days, and nobody can tell whose they were.',
        )}
      </Typography>
      <Toolbar>
        <SearchBox label="Words" />
        <ChoiceFilter name="days" label="Searched in" choices={PERIODS} />
      </Toolbar>
      <ListStates
        fixed={['days']}
        empty={
          <Message title="Everything was found">
            When a shopper searches something that the shop does not have, the words show here.
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
      {t('Synonyms')}
    </Button>
  )
}
