import { formatNumber } from '@botika/common/numbers/format-number'
import * as shared from '@botika/common/messages/office/shared'
import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
import { Message } from './Message'
import { countsIn, type Tabs } from './StatusTabs'
import { useTranslations } from '../lib/language/useTranslations'

/** Stands where a search, a filter or a tab leaves nothing: says why, and leads to what there is. */
export function NothingFound({ tabs }: { tabs: Tabs | undefined }) {
  const { filterValues, setFilters, meta } = useListContext()
  const t = useTranslations()
  const { status, ...others } = filterValues
  const name = tabs?.names[String(status)]
  const emptyText = tabs?.emptyTexts[String(status)]
  const isSearched = Object.keys(others).length > 0
  const counts = countsIn(meta)
  const goal = Object.keys(tabs?.names ?? {}).find(
    // who searches looks everywhere; who waits for work goes where some waits
    (tab) => (tab !== 'all' || isSearched) && tab !== status && (counts[tab] ?? 0) > 0,
  )
  const goalName = goal && tabs?.names[goal]
  return (
    <Message
      title={
        name && emptyText && !isSearched
          ? t(shared.nothingIsUnderTab, { tab: t(name) })
          : t(shared.nothingMatches)
      }
      action={
        <>
          {goal && goalName && (
            <Button
              variant="contained"
              onClick={() => setFilters(goal === 'all' ? others : { ...others, status: goal })}
            >
              {t(shared.seeTabCount, {
                tab: t(goalName),
                count: formatNumber(counts[goal] ?? 0),
              })}
            </Button>
          )}
          {(isSearched || !emptyText) && (
            <Button variant="outlined" onClick={() => setFilters({})}>
              {t(shared.clearSearchAndFilters)}
            </Button>
          )}
        </>
      }
    >
      {emptyText && !isSearched ? t(emptyText) : t(shared.tryOtherWordsOrFewer)}
    </Message>
  )
}
