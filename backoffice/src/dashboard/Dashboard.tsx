import { PauseSwitch } from '../resources/pharmacies/delivery/PauseSwitch'
import { StatusNotice } from '../resources/pharmacies/StatusNotice'
import type { User } from '@botika/common/session/endpoints'
import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import * as shared from '@botika/common/messages/office/shared'
import * as dashboard from '@botika/common/messages/office/dashboard'
import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useDataProvider, useStore, RecordContextProvider, useGetIdentity, useGetOne } from 'react-admin'
import type { BotikaDataProvider } from '../provider/data-provider'
import { Failed } from '../ui/ListStates'
import { PageTitle } from '../ui/PageTitle'
import { FirstSteps } from './FirstSteps'
import { LowStock, TopProducts } from './ProductLists'
import type { Period } from './periods'
import { Sales } from './Sales'
import { Todo } from './Todo'
import Skeleton from '@mui/material/Skeleton'
import { useTranslations } from '../lib/language/useTranslations'

function DashboardSkeleton() {
  const t = useTranslations()
  return (
    <Box component="output" aria-label={t(shared.loading)} sx={{ display: 'grid', gap: 3 }}>
      <Skeleton variant="rounded" height={150} />
      <Skeleton variant="rounded" height={330} />
    </Box>
  )
}

const EVERY_MINUTE = 60_000

export function Dashboard() {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const [days, setDays] = useStore<Period>('dashboard.days', 30)
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard', days],
    queryFn: ({ signal }) => provider.readDashboard({ days }, signal),
    placeholderData: (previous) => previous,
    refetchInterval: EVERY_MINUTE,
  })
  return (
    <>
      <PageTitle title={t(useGreeting())} />
      {error && !data ? (
        <Failed title={t(dashboard.theDashboardCouldNotBe)} error={error} onRetry={refetch} />
      ) : data ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } }}>
          <OwnPharmacyNotice />
          <FirstSteps dashboard={data} />
          <Todo dashboard={data} />
          <Sales dashboard={data} days={days} onDays={setDays} />
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 2, md: 3 },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
              alignItems: 'start',
            }}
          >
            <LowStock products={data.low_stock} />
            <TopProducts products={data.top_products} days={days} />
          </Box>
        </Box>
      ) : (
        <DashboardSkeleton />
      )}
    </>
  )
}

const hourInManila = new Intl.DateTimeFormat('en-PH', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Asia/Manila',
})

function useGreeting() {
  const [hour] = useState(() => Number(hourInManila.format(new Date())))
  if (hour < 12) return dashboard.goodMorning
  return hour < 18 ? dashboard.goodAfternoon : dashboard.goodEvening
}

/** A licence that ends, or a suspension, takes every offer out of the shop: sellers read of it where they begin their day. */
export function OwnPharmacyNotice() {
  const { data: user } = useGetIdentity()
  const pharmacyId = (user as Partial<User> | undefined)?.pharmacy_id ?? null
  const { data } = useGetOne<Pharmacy>(
    'pharmacies',
    { id: pharmacyId ?? 0 },
    { enabled: pharmacyId !== null },
  )
  return (
    <RecordContextProvider value={data}>
      <StatusNotice />
      <PauseSwitch />
    </RecordContextProvider>
  )
}
