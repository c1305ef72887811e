import { catalogue, fields, shared } from '@botika/common/messages/office'
import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import SynonymIcon from '@mui/icons-material/SyncAltOutlined'
import { Button, Typography, Box, Card, TextField } from '@mui/material'
import { ListBase, useCreatePath, useListContext, useDataProvider } from 'react-admin'
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
import { STAYS } from '../../ui/stays'
import type { SearchMiss } from '@botika/common/search-misses/endpoints'
import type { ExportColumn } from '../../collection/export/sheet'
import { useState, useDeferredValue } from 'react'
import { CALLS } from '../../provider/calls'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useAction } from '../../ui/useAction'
import { day } from '../../ui/words'
import { useQuery } from '@tanstack/react-query'
import type { BotikaDataProvider } from '../../provider/data-provider'

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

/** One line for each wish: how often, since when, and what can be done about it. */
export function Misses() {
  const t = useWords()
  const { data = [] } = useListContext<SearchMiss>()
  const [asked, setAsked] = useState<SearchMiss | null>(null)
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {data.map((miss) => (
          <Card
            component="li"
            key={miss.id}
            sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{miss.keyword}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t(catalogue.timesOnDaysLastDay, {
                  times: t(shared.countTimes, { count: miss.count }),
                  days: t(shared.countDays, { count: miss.days }),
                  day: day(miss.last_searched_on),
                })}
              </Typography>
              {miss.refused !== null && (
                <Typography variant="body2">
                  {t(catalogue.mayNotBeSoldOnline, { drug: miss.refused })}
                </Typography>
              )}
            </Box>
            {miss.refused === null && (
              <Button
                variant="outlined"
                onClick={() => setAsked(miss)}
                aria-label={t(catalogue.addSynonymForWord, { word: miss.keyword })}
              >
                {t(catalogue.addSynonym)}
              </Button>
            )}
            <ForgetButton miss={miss} />
          </Card>
        ))}
      </Box>
      {asked && <SynonymDialog miss={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

/** Takes the words off the list; they come back when somebody searches them in vain again. */
function ForgetButton({ miss }: { miss: SearchMiss }) {
  const t = useWords()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const { act, isBusy } = useAction({
    does: (provider) => provider.call(CALLS.searchMisses.remove, { params: { id: miss.id } }),
    said: (_, t) => t(catalogue.wordIsOffTheList, { word: miss.keyword }),
    onDone: close,
  })
  return (
    <>
      <Button
        onClick={() => setIsAsking(true)}
        aria-label={t(catalogue.doneWithWordTakeIt, { word: miss.keyword })}
      >
        {t(shared.done)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(catalogue.takeWordOffTheList, { word: miss.keyword })}
        confirmLabel={t(catalogue.takeOff)}
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => act(undefined)}
      >
        {t(catalogue.howOftenItWasSearched)}
      </ConfirmDialog>
    </>
  )
}

/** Says what is searched instead, and shows at once what that finds. */
function SynonymDialog({ miss, onClose }: { miss: SearchMiss; onClose: () => void }) {
  const t = useWords()
  const provider = useDataProvider<BotikaDataProvider>()
  const [instead, setInstead] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isMissing = instead.trim() === ''
  const keyword = useDeferredValue(instead.trim())
  const { data: found } = useQuery({
    queryKey: ['catalogue', keyword],
    queryFn: ({ signal }) => provider.searchCatalogue(keyword, signal),
    enabled: keyword.length > 2,
  })
  const { act, isBusy } = useAction({
    async does(by, meant: string) {
      await by.call(CALLS.searchSynonyms.create, { body: { word: miss.keyword, instead: meant } })
      await by.call(CALLS.searchMisses.remove, { params: { id: miss.id } })
    },
    said: (_, t) => t(catalogue.wordIsUnderstoodNow, { word: miss.keyword }),
    onDone: onClose,
  })
  const names = found?.slice(0, 3).map(({ name }) => name) ?? []
  return (
    <ConfirmDialog
      isOpen
      title={t(catalogue.whatIsMeantByWord, { word: miss.keyword })}
      confirmLabel={t(catalogue.addSynonym)}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => (isMissing ? setIsTried(true) : act(instead.trim()))}
    >
      <TextField
        label={t(catalogue.searchedInstead)}
        required
        fullWidth
        value={instead}
        onChange={(event) => setInstead(event.target.value)}
        error={isTried && isMissing}
        helperText={t(isTried && isMissing ? shared.pleaseFillThisIn : catalogue.aWordThatTheCatalogue)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ mt: 1 }}
      />
      <Typography component="output" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 1.5 }}>
        {keyword.length < 3 || !found
          ? t(catalogue.typeToSeeWhatIt)
          : names.length === 0
            ? t(catalogue.thisFindsNothingEither)
            : t(found.length > names.length ? catalogue.findsNamesAndMore : catalogue.findsNames, {
                names: names.join(', '),
              })}
      </Typography>
    </ConfirmDialog>
  )
}
