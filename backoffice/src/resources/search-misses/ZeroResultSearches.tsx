import { catalogue, fields, shared } from '@botika/common/messages/office'
import SynonymIcon from '@mui/icons-material/SyncAltOutlined'
import { Button, Typography, Box, Card, TextField } from '@mui/material'
import { useCreatePath, useListContext, useDataProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import { ExportButton } from '../../collection/export/ExportButton'
import { ChoiceFilter } from '../../ui/filters'
import { ListScreen } from '../../ui/ListScreen'
import { Message } from '../../ui/Message'
import { useTranslations } from '../../lib/language/useTranslations'
import type { SearchMiss } from '@botika/common/search-misses/endpoints'
import type { ExportColumn } from '../../collection/export/sheet'
import { useState, useDeferredValue } from 'react'
import { CALLS } from '../../provider/calls'
import { ConfirmButton } from '../../ui/AskButton'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useAction } from '../../ui/useAction'
import { day } from '../../ui/format'
import { useQuery } from '@tanstack/react-query'
import type { BotikaDataProvider } from '../../provider/data-provider'

const SEARCH_COLUMNS: readonly ExportColumn<SearchMiss>[] = [
  { heading: 'Words', read: (search) => search.keyword },
  { heading: 'Times', read: (search) => search.count },
  { heading: 'Days', read: (search) => search.days },
  { heading: 'May not be sold online', read: (search) => search.refused ?? '' },
  { heading: 'First', read: (search) => search.first_searched_on },
  { heading: 'Last', read: (search) => search.last_searched_on },
]

const PERIODS = [
  { id: 7, name: catalogue.last7Days },
  { id: 30, name: catalogue.last30Days },
  { id: 90, name: catalogue.last90Days },
  { id: 180, name: catalogue.last180Days },
]

/** Searches without results: wishes for the catalogue, or words that need a synonym. */
export const ZeroResultSearches = () => {
  const t = useTranslations()
  return (
    <ListScreen
      list={{ sort: { field: 'count', order: 'DESC' }, filterDefaultValues: { days: '30' } }}
      title={t(catalogue.searchesWithoutResults)}
      buttons={
        <>
          <ExportButton name="searches-without-results" columns={SEARCH_COLUMNS} />
          <SynonymsButton />
        </>
      }
      about={t(catalogue.whatShoppersWantedAndDid)}
      search={t(shared.words)}
      filters={
        <ChoiceFilter
          name="days"
          label={t(catalogue.searchedIn)}
          choices={PERIODS.map(({ id, name }) => ({ id, name: t(name) }))}
        />
      }
      fixed={['days']}
      empty={
        <Message title={t(catalogue.everythingWasFound)}>
          {t(catalogue.whenAShopperSearchesSomething)}
        </Message>
      }
    >
      <SearchRows />
    </ListScreen>
  )
}

function SynonymsButton() {
  const t = useTranslations()
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

export function SearchRows() {
  const t = useTranslations()
  const { data = [] } = useListContext<SearchMiss>()
  const [synonymFor, setSynonymFor] = useState<SearchMiss | null>(null)
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {data.map((search) => (
          <Card
            component="li"
            key={search.id}
            sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{search.keyword}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t(catalogue.timesOnDaysLastDay, {
                  times: t(shared.countTimes, { count: search.count }),
                  days: t(shared.countDays, { count: search.days }),
                  day: day(search.last_searched_on),
                })}
              </Typography>
              {search.refused !== null && (
                <Typography variant="body2">
                  {t(catalogue.mayNotBeSoldOnline, { drug: search.refused })}
                </Typography>
              )}
            </Box>
            {search.refused === null && (
              <Button
                variant="outlined"
                onClick={() => setSynonymFor(search)}
                aria-label={t(catalogue.addSynonymForWord, { word: search.keyword })}
              >
                {t(catalogue.addSynonym)}
              </Button>
            )}
            <ForgetButton search={search} />
          </Card>
        ))}
      </Box>
      {synonymFor && <SynonymDialog search={synonymFor} onClose={() => setSynonymFor(null)} />}
    </>
  )
}

function ForgetButton({ search }: { search: SearchMiss }) {
  const t = useTranslations()
  const word = { word: search.keyword }
  const forget = useAction({
    run: (provider) => provider.call(CALLS.searchMisses.remove, { params: { id: search.id } }),
    success: (_, t) => t(catalogue.wordIsOffTheList, word),
  })
  return (
    <ConfirmButton
      action={forget}
      button={{ 'aria-label': t(catalogue.doneWithWordTakeIt, word), children: t(shared.done) }}
      title={t(catalogue.takeWordOffTheList, word)}
      confirmLabel={t(catalogue.takeOff)}
    >
      {t(catalogue.howOftenItWasSearched)}
    </ConfirmButton>
  )
}

function SynonymDialog({ search, onClose }: { search: SearchMiss; onClose: () => void }) {
  const t = useTranslations()
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
    async run(by, meant: string) {
      await by.call(CALLS.searchSynonyms.create, { body: { word: search.keyword, instead: meant } })
      await by.call(CALLS.searchMisses.remove, { params: { id: search.id } })
    },
    success: (_, t) => t(catalogue.wordIsUnderstoodNow, { word: search.keyword }),
  })
  const names = found?.slice(0, 3).map(({ name }) => name) ?? []
  return (
    <ConfirmDialog
      isOpen
      title={t(catalogue.whatIsMeantByWord, { word: search.keyword })}
      confirmLabel={t(catalogue.addSynonym)}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => (isMissing ? setIsTried(true) : act(instead.trim(), onClose))}
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
