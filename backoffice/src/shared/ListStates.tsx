import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { useWords } from './language/useWords'

interface ListStates {
  /** Shown when there is nothing at all: says what belongs here and how it gets here. */
  empty: ReactNode
  /** Filters that always hold something, so that they do not count as a search. */
  fixed?: readonly string[]
  children: ReactNode
}

/** What a list shows before, instead of and with its rows. */
export function ListStates({ empty, fixed = [], children }: ListStates) {
  const { isPending, error, total, filterValues, setFilters, refetch } = useListContext()
  const t = useWords()
  const isFiltered = Object.keys(filterValues).some((name) => !fixed.includes(name))
  if (error) {
    return (
      <Message
        title="This list could not be loaded"
        action={
          <Button variant="outlined" onClick={() => refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {(error as Error).message}
      </Message>
    )
  }
  if (isPending) return <Waiting />
  if (total !== 0) return children
  if (!isFiltered) return empty
  return (
    <Message
      title="Nothing matches"
      action={
        <Button variant="outlined" onClick={() => setFilters({})}>
          {t('Clear search and filters')}
        </Button>
      }
    >
      Try other words, or look under another tab.
    </Message>
  )
}

function Waiting() {
  const t = useWords()
  return (
    <Box component="output" aria-label={t('Loading')} sx={{ display: 'grid', gap: 1 }}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </Box>
  )
}

interface Message {
  title: string
  children: ReactNode
  action?: ReactNode
}

/** A calm word in the middle of an empty place. */
export function Message({ title, children, action }: Message) {
  const t = useWords()
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center', py: 8, px: 2 }}>
      <Typography variant="h2">{t(title)}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
        {typeof children === 'string' ? t(children) : children}
      </Typography>
      {action}
    </Box>
  )
}
