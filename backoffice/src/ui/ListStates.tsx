import * as shared from '@botika/common/messages/office/shared'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import {
  ListContextProvider,
  type ListControllerResult,
  useBasename,
  useListContext,
  useLogout,
} from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { useIsOnline } from './useIsOnline'
import { Message } from './Message'
import { NothingFound } from './NothingFound'
import { NotReadYet } from './NotReadYet'
import { isForbidden, TryAgain } from './TryAgain'
import type { Tabs } from './StatusTabs'
import { useTranslations } from '../lib/language/useTranslations'
import { useFirstRows, WholeList } from './useFirstRows'
import { useIsPhone } from './useIsPhone'

// px at the letters' usual size; larger ones only make fewer rows fit
const LOWEST_CARD = 100
const LOWEST_ROW = 45
const PHONE_START = 180
const DESK_START = 150
const TABS = 60

interface Shape {
  hasTabs: boolean
  /** How low a row of the list's table can be, in px, where all of them are higher than one line. */
  lowestRow?: number | undefined
}

function useMostRows({ hasTabs, lowestRow = LOWEST_ROW }: Shape): number {
  const isPhone = useIsPhone()
  const start = (isPhone ? PHONE_START : DESK_START) + (hasTabs ? TABS : 0)
  return Math.max(1, Math.ceil((window.innerHeight - start) / (isPhone ? LOWEST_CARD : lowestRow)))
}

interface ListStates {
  empty: ReactNode
  fixed?: readonly string[]
  tabs?: Tabs
  lowestRow?: number
  children: ReactNode
}

export function ListStates({ empty, fixed = [], tabs, lowestRow, children }: ListStates) {
  const { data, isPending, isPlaceholderData, error, total, filterValues, refetch } = useListContext()
  const t = useTranslations()
  const most = useMostRows({ hasTabs: tabs !== undefined, lowestRow })
  const isOnline = useIsOnline()
  const isFiltered = Object.keys(filterValues).some((name) => !fixed.includes(name))
  // rows of another page or search would stay pale for as long as there is no connection
  if (!isOnline && (!data || isPlaceholderData)) {
    return <NotReadYet title={t(shared.youAreOfflineAndThis)} onRetry={refetch} />
  }
  if (error && !data) {
    return <Failed title={t(shared.thisListCouldNotBe)} error={error as Error} onRetry={refetch} />
  }
  if (isPending) return <Waiting />
  if (error) {
    return (
      <>
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={<TryAgain color="inherit" error={error} onRetry={refetch} />}
        >
          {t(shared.theseRowsMayHaveChanged, { why: (error as Error).message })}
        </Alert>
        {children}
      </>
    )
  }
  if (total !== 0) {
    return (
      <Rows most={most} areOld={isPlaceholderData === true}>
        {children}
      </Rows>
    )
  }
  if (!isFiltered) return empty
  return <NothingFound tabs={tabs} />
}

function Rows({ most, areOld, children }: { most: number; areOld: boolean; children: ReactNode }) {
  const old = {
    opacity: 0.5,
    transition: 'opacity 0.1s 0.3s',
    pointerEvents: 'none',
    '& nav': { pointerEvents: 'auto' },
  }
  const list = useListContext()
  const { rows: data, isWhole } = useFirstRows(list.data, most)
  return (
    <WholeList value={isWhole}>
      <ListContextProvider value={{ ...list, data } as ListControllerResult}>
        <Box aria-busy={areOld} sx={areOld ? old : undefined}>
          {children}
        </Box>
      </ListContextProvider>
    </WholeList>
  )
}

function Waiting() {
  const t = useTranslations()
  return (
    <Box component="output" aria-label={t(shared.loading)} sx={{ display: 'grid', gap: 1 }}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </Box>
  )
}

interface FailedProps {
  title: string
  error: Error
  onRetry: () => unknown
  isPage?: boolean
  children?: ReactNode
}

export function Failed({ title, error, onRetry, isPage = false, children }: FailedProps) {
  return (
    <Message
      title={title}
      isPage={isPage}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <TryAgain variant="outlined" error={error} onRetry={onRetry} />
          {children ?? (isForbidden(error) && <ToDashboard />)}
        </Box>
      }
    >
      {error.message}
    </Message>
  )
}

function ToDashboard() {
  const t = useTranslations()
  const office = useBasename()
  const { pathname } = useLocation()
  if (pathname.replace(/\/$/, '') === office) return <ToAnotherAccount />
  return (
    <Button component={Link} to={office || '/'} variant="contained">
      {t(shared.goToTheDashboard)}
    </Button>
  )
}

/** Whom the dashboard itself is refused to has no other place in this office. */
function ToAnotherAccount() {
  const t = useTranslations()
  const logout = useLogout()
  return (
    <Button variant="contained" onClick={() => void logout()}>
      {t(shared.signInAsSomebodyElse)}
    </Button>
  )
}
