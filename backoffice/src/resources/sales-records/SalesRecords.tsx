import { shared, trade } from '@botika/common/messages/office'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Skeleton, TablePagination, TextField, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBasename, useCanAccess, useDataProvider, useNotify } from 'react-admin'
import { NotFound } from '../../ui/NotFound'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { saveAs } from '../../ui/csv'
import { Failed } from '../../ui/ListStates'
import { Message } from '../../ui/Message'
import { usePageWords } from '../../ui/Pages'
import { PageTitle } from '../../ui/PageTitle'
import { PharmacyChoice } from '../../ui/PharmacyChoice'
import { useWords } from '../../lib/language/useWords'
import { RecordBook } from './RecordBook'

/** The record book of senior citizens' and PWDs' discounts, a month at a time (RA 9994, RA 10754). */
export function SalesRecords() {
  const { canAccess, isPending } = useCanAccess({ resource: 'sales-records', action: 'read' })
  if (isPending) return null
  return canAccess ? <Book /> : <NotFound />
}

const thisMonth = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
const PER_PAGE = 50

function Book() {
  const t = useWords()
  const pageWords = usePageWords()
  const isAdmin = useBasename() === '/admin'
  const provider = useDataProvider<BotikaDataProvider>()
  const notify = useNotify()
  const [month, setMonth] = useState(thisMonth)
  const [pharmacyId, setPharmacyId] = useState<number | null>(null)
  const [page, setPage] = useState(1)
  const asked = { month, ...(pharmacyId === null ? {} : { pharmacy_id: pharmacyId }) }
  const isAsked = /^20\d{2}-\d{2}$/.test(month)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['sales-records', asked, page],
    queryFn: ({ signal }) =>
      provider.call(CALLS.salesRecords.list, { query: { ...asked, page, per_page: PER_PAGE } }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const download = useMutation({
    mutationFn: () => provider.call(CALLS.salesRecords.export, { query: asked }, { timeout: 120_000 }),
    onSuccess: (csv) => saveAs(`sales-record-book-${month}.csv`, csv),
    onError: (problem) => notify(problem.message, { type: 'error' }),
  })

  return (
    <>
      <PageTitle title={t(shared.salesRecordBook)}>
        <Button
          variant="contained"
          startIcon={<DownloadIcon />}
          disabled={!data || data.total === 0}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t(trade.downloadTheMonth)}
        </Button>
      </PageTitle>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t(trade.everySaleWithASenior)}
      </Typography>
      <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <TextField
          type="month"
          label={t(trade.month)}
          value={month}
          onChange={(event) => {
            setMonth(event.target.value)
            setPage(1)
          }}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: thisMonth() } }}
          sx={{ width: '12.5rem' }}
        />
        {isAdmin && (
          <PharmacyChoice
            value={pharmacyId}
            onChange={(id) => {
              setPharmacyId(id)
              setPage(1)
            }}
          />
        )}
      </Box>
      {error && !data ? (
        <Failed title={t(trade.theRecordBookCouldNot)} error={error} onRetry={refetch} />
      ) : isPending || !data ? (
        <Skeleton variant="rounded" height={320} />
      ) : data.total === 0 ? (
        <Message title={t(trade.nothingInThisMonth)}>{t(trade.salesWithASeniorCitizen)}</Message>
      ) : (
        <>
          <RecordBook records={data.data} sums={data.sums} isAdmin={isAdmin} />
          <TablePagination
            component="nav"
            {...pageWords}
            count={data.total}
            page={page - 1}
            rowsPerPage={PER_PAGE}
            rowsPerPageOptions={[PER_PAGE]}
            onPageChange={(_, next) => setPage(next + 1)}
          />
        </>
      )}
    </>
  )
}
