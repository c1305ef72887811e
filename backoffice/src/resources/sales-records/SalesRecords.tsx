import { manilaDay } from '@botika/common/time'
import { shared, trade, fields } from '@botika/common/messages/office'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import {
  Box,
  Button,
  Skeleton,
  TextField,
  Typography,
  Card,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
} from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBasename, useCanAccess, useDataProvider, useNotify } from 'react-admin'
import { NotFound } from '../../ui/NotFound'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { saveAs } from '../../ui/csv'
import { FigureList } from '../../ui/FigureList'
import { Failed } from '../../ui/ListStates'
import { Message } from '../../ui/Message'
import { PageLinks } from '../../ui/Pages'
import { PageTitle } from '../../ui/PageTitle'
import { PharmacyChoice } from '../../ui/PharmacyChoice'
import { useTranslations } from '../../lib/language/useTranslations'
import { useIsPhone } from '../../ui/useIsPhone'
import { day, pesos, unbroken } from '../../ui/format'
import { InlineFacts } from '../../ui/InlineFacts'
import type { Label } from '@botika/common/messages/message'
import { formatNumber } from '@botika/common/numbers/format-number'
import type { SalesRecord } from '@botika/common/sales-records/endpoints'

/** The record book of senior citizens' and PWDs' discounts, a month at a time (RA 9994, RA 10754). */
export function SalesRecords() {
  const { canAccess, isPending } = useCanAccess({ resource: 'sales-records', action: 'read' })
  if (isPending) return null
  return canAccess ? <Book /> : <NotFound />
}

const thisMonth = () => manilaDay().slice(0, 7)
const PER_PAGE = 50

function Book() {
  const t = useTranslations()
  const isAdmin = useBasename() === '/admin'
  const provider = useDataProvider<BotikaDataProvider>()
  const notify = useNotify()
  const [month, setMonth] = useState(thisMonth)
  const [pharmacyId, setPharmacyId] = useState<number | null>(null)
  const [page, setPage] = useState(1)
  const query = { month, ...(pharmacyId === null ? {} : { pharmacy_id: pharmacyId }) }
  const isMonth = /^20\d{2}-\d{2}$/.test(month)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['sales-records', query, page],
    queryFn: ({ signal }) =>
      provider.call(CALLS.salesRecords.list, { query: { ...query, page, per_page: PER_PAGE } }, { signal }),
    enabled: isMonth,
    placeholderData: keepPreviousData,
  })
  const download = useMutation({
    mutationFn: () => provider.call(CALLS.salesRecords.export, { query }, { timeout: 120_000 }),
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
          <PageLinks total={data.total} page={page} perPage={PER_PAGE} onPage={setPage} />
        </>
      )}
    </>
  )
}

function RecordBook(props: RecordBookProps) {
  return useIsPhone() ? <RecordCards {...props} /> : <RecordTable {...props} />
}

function RecordTable({ records, sums, isAdmin }: RecordBookProps) {
  const t = useTranslations()
  return (
    <Card>
      <Box role="region" aria-label={t(shared.salesRecordBook)} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ '& .MuiTableCell-root': { px: 1 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t(trade.sold)}</TableCell>
              <TableCell>{t(trade.holder)}</TableCell>
              <TableCell>{t(shared.product)}</TableCell>
              <TableCell align="right">{t(trade.units)}</TableCell>
              {AMOUNTS.map(({ field, heading }) => (
                <TableCell key={field} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {t(heading)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {records.map((record) => (
              <TableRow key={record.id}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {day(record.sold_on)}
                  <Typography variant="body2" color="textSecondary">
                    {record.order_number}
                  </Typography>
                  {isAdmin && (
                    <Typography
                      variant="body2"
                      color="textSecondary"
                      className="row-bounded"
                      sx={{ whiteSpace: 'normal' }}
                    >
                      {record.pharmacy_name}
                    </Typography>
                  )}
                </TableCell>
                <TableCell>
                  <span className="row-bounded">{record.holder_name}</span>
                  <Typography variant="body2" color="textSecondary">
                    {t(ID_TYPES[record.id_type])}{' '}
                    <span style={{ whiteSpace: 'nowrap' }}>{record.id_number}</span>
                  </Typography>
                </TableCell>
                <TableCell sx={{ minWidth: 140 }}>
                  <span className="row-bounded">{unbroken(record.generic_name ?? record.product_name)}</span>
                  {record.generic_name && (
                    <Typography variant="body2" color="textSecondary" className="row-bounded">
                      {unbroken(record.product_name)}
                    </Typography>
                  )}
                </TableCell>
                <Amounts of={record} />
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow sx={{ '& .MuiTableCell-root': { fontWeight: 800, color: 'text.primary' } }}>
              <TableCell colSpan={3} component="th" scope="row">
                {t(trade.theWholeMonth)}
              </TableCell>
              <Amounts of={sums} />
            </TableRow>
          </TableFooter>
        </Table>
      </Box>
    </Card>
  )
}

function Amounts({ of }: { of: Sums }) {
  return (
    <>
      <TableCell align="right">{formatNumber(of.units)}</TableCell>
      {AMOUNTS.map(({ field }) => (
        <TableCell key={field} align="right" sx={{ whiteSpace: 'nowrap' }}>
          {pesos(of[field])}
        </TableCell>
      ))}
    </>
  )
}

function RecordCards({ records, sums, isAdmin }: RecordBookProps) {
  const t = useTranslations()
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {records.map((record) => (
        <Card component="li" key={record.id} sx={{ p: 2, display: 'grid', gap: 0.5 }}>
          <Typography sx={{ fontWeight: 700 }}>
            {unbroken(record.generic_name ?? record.product_name)}
          </Typography>
          {record.generic_name && (
            <Typography variant="body2" color="textSecondary">
              {unbroken(record.product_name)}
            </Typography>
          )}
          <Typography variant="body2">
            <InlineFacts>
              {record.holder_name}
              {`${t(ID_TYPES[record.id_type])} ${record.id_number}`}
            </InlineFacts>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <InlineFacts>
              {day(record.sold_on)}
              {record.order_number}
              {isAdmin && record.pharmacy_name}
            </InlineFacts>
          </Typography>
          <AmountList of={record} />
        </Card>
      ))}
      <Card component="li" sx={{ p: 2 }}>
        <Typography sx={{ fontWeight: 800 }}>{t(trade.theWholeMonth)}</Typography>
        <AmountList of={sums} />
      </Card>
    </Box>
  )
}

function AmountList({ of }: { of: Sums }) {
  const t = useTranslations()
  const amounts = AMOUNTS.map(({ field, heading }) => [t(heading), pesos(of[field])] as const)
  return <FigureList figures={[[t(trade.units), formatNumber(of.units)], ...amounts]} />
}

type Sums = Pick<SalesRecord, 'units' | 'gross' | 'net' | 'vat_removed' | 'discount' | 'paid'>

interface RecordBookProps {
  records: readonly SalesRecord[]
  sums: Sums
  isAdmin: boolean
}

const ID_TYPES: Record<SalesRecord['id_type'], Label> = {
  senior_citizen: shared.seniorCitizen,
  pwd: shared.pwd,
}

const AMOUNTS = [
  { field: 'gross', heading: trade.gross },
  { field: 'vat_removed', heading: shared.vatRemoved },
  { field: 'discount', heading: fields.discount },
  { field: 'paid', heading: shared.paid },
] as const
