import { catalogue, shared } from '@botika/common/messages/office'
import type { SearchMiss } from '@botika/common/search-misses/endpoints'
import { Box, Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { CALLS } from '../../provider/calls'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useAction } from '../../ui/useAction'
import { day } from '../../ui/words'
import { useWords } from '../../lib/language/useWords'
import { SynonymDialog } from './SynonymDialog'

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
