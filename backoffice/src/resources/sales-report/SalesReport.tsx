import * as dashboard from '@botika/common/messages/office/dashboard'
import { fields, shared, trade } from '@botika/common/messages/office'
import type { Label } from '@botika/common/messages/message'
import {
  REPORTED_BY,
  type ReportedBy,
  type SalesReportRow,
  type SalesSums,
  type VatClass,
} from '@botika/common/sales-report/endpoints'
import { formatNumber } from '@botika/common/numbers/format-number'
import { manilaDay } from '@botika/common/time'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import {
  Box,
  Button,
  Card,
  MenuItem,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useBasename, useCanAccess, useDataProvider, useNotify } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../lib/language/useTranslations'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { saveAs } from '../../ui/csv'
import { day, pesos, unbroken } from '../../ui/format'
import { FigureList } from '../../ui/FigureList'
import { Failed } from '../../ui/ListStates'
import { Message } from '../../ui/Message'
import { NotFound } from '../../ui/NotFound'
import { PageTitle } from '../../ui/PageTitle'
import { PageLinks } from '../../ui/Pages'
import { PharmacyChoice } from '../../ui/PharmacyChoice'
import { useIsPhone } from '../../ui/useIsPhone'

export function SalesReport() {
  const { canAccess, isPending } = useCanAccess({ resource: 'sales-report', action: 'read' })
  if (isPending) return null
  return canAccess ? <Report /> : <NotFound />
}

const PER_PAGE = 50

function useChoices() {
  const [params, setParams] = useSearchParams()
  const today = manilaDay()
  const by = REPORTED_BY.find((one) => one === params.get('by')) ?? 'day'
  const from = params.get('from') ?? `${today.slice(0, 7)}-01`
  const to = params.get('to') ?? today
  const isPaid = params.get('is_paid') === 'true'
  const pharmacyId = Number(params.get('pharmacy_id')) || null
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const choose = (changes: Record<string, string | null>) =>
    setParams((old) => {
      const next = new URLSearchParams(old)
      for (const [name, value] of Object.entries({ page: null, ...changes }))
        if (value === null) next.delete(name)
        else next.set(name, value)
      return next
    })
  const query = {
    from,
    to,
    by,
    ...(isPaid ? { is_paid: true } : {}),
    ...(pharmacyId === null ? {} : { pharmacy_id: pharmacyId }),
  }
  return { query, page, pharmacyId, choose }
}

function Report() {
  const t = useTranslations()
  const isAdmin = useBasename() === '/admin'
  const provider = useDataProvider<BotikaDataProvider>()
  const notify = useNotify()
  const { query, page, pharmacyId, choose } = useChoices()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['sales-report', query, page],
    queryFn: ({ signal }) =>
      provider.call(CALLS.salesReport.read, { query: { ...query, page, per_page: PER_PAGE } }, { signal }),
    enabled: query.from !== '' && query.to !== '',
    placeholderData: keepPreviousData,
  })
  const download = useMutation({
    mutationFn: () => provider.call(CALLS.salesReport.export, { query }, { timeout: 120_000 }),
    onSuccess: (csv) => saveAs(`sales-${query.from}-${query.to}.csv`, csv),
    onError: (problem) => notify(problem.message, { type: 'error' }),
  })
  const dayField = (name: 'from' | 'to', label: Label) => (
    <TextField
      type="date"
      label={t(label)}
      value={query[name]}
      onChange={(event) => choose({ [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: '10.5rem' }}
    />
  )
  return (
    <>
      <PageTitle title={t(shared.salesReport)}>
        <Button
          variant="contained"
          startIcon={<DownloadIcon />}
          disabled={!data || data.total === 0}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t(trade.downloadTheReport)}
        </Button>
      </PageTitle>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t(trade.salesOfThePeriod)}
      </Typography>
      <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        {dayField('from', shared.from)}
        {dayField('to', shared.to)}
        <TextField
          select
          label={t(trade.rowsBy)}
          value={query.by}
          onChange={(event) => choose({ by: event.target.value })}
          sx={{ width: '10.5rem' }}
        >
          {REPORTED_BY.map((by) => (
            <MenuItem key={by} value={by}>
              {t(BY[by])}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t(shared.orders)}
          value={query.is_paid ? 'paid' : 'all'}
          onChange={(event) => choose({ is_paid: event.target.value === 'paid' ? 'true' : null })}
          sx={{ width: { xs: '10.5rem', md: '13rem' } }}
        >
          <MenuItem value="all">{t(trade.allButCancelled)}</MenuItem>
          <MenuItem value="paid">{t(shared.paid)}</MenuItem>
        </TextField>
        {isAdmin && (
          <PharmacyChoice
            value={pharmacyId}
            onChange={(id) => choose({ pharmacy_id: id === null ? null : String(id) })}
          />
        )}
      </Box>
      {error ? (
        <Failed title={t(trade.theSalesReportCouldNot)} error={error} onRetry={refetch} />
      ) : isPending || !data ? (
        <Skeleton variant="rounded" height={320} />
      ) : data.total === 0 ? (
        <Message title={t(trade.nothingWasSold)}>{t(trade.chooseOtherDays)}</Message>
      ) : (
        <>
          <Rows rows={data.data} sums={data.sums} by={query.by} />
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {t(trade.deliveryFeesBeside, { amount: pesos(data.delivery_fees) })}
          </Typography>
          {data.total > PER_PAGE && (
            <PageLinks
              total={data.total}
              page={page}
              perPage={PER_PAGE}
              onPage={(next) => choose({ page: String(next) })}
            />
          )}
        </>
      )}
    </>
  )
}

interface RowsProps {
  rows: readonly SalesReportRow[]
  sums: SalesSums
  by: ReportedBy
}

function Rows({ rows, sums, by }: RowsProps) {
  const t = useTranslations()
  const isPhone = useIsPhone()
  const nameOf = ({ key, name }: SalesReportRow) =>
    by === 'day' ? day(key) : by === 'vat_class' ? t(CLASSES[key as VatClass]) : unbroken(name)
  if (isPhone)
    return (
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        <RowCard name={t(trade.theWholePeriod)} of={sums} />
        {rows.map((row) => (
          <RowCard key={row.key} name={nameOf(row)} of={row} />
        ))}
      </Box>
    )
  return (
    <Card>
      <Box role="region" aria-label={t(shared.salesReport)} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ '& .MuiTableCell-root': { px: 1 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t(BY[by])}</TableCell>
              {COLUMNS.map(({ field, heading }) => (
                <TableCell key={field} align="right">
                  {t(heading)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.key}>
                <TableCell component="th" scope="row" sx={{ minWidth: 110 }}>
                  {nameOf(row)}
                </TableCell>
                <Figures of={row} />
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow sx={{ '& .MuiTableCell-root': { fontWeight: 800, color: 'text.primary' } }}>
              <TableCell component="th" scope="row">
                {t(trade.theWholePeriod)}
              </TableCell>
              <Figures of={sums} />
            </TableRow>
          </TableFooter>
        </Table>
      </Box>
    </Card>
  )
}

function Figures({ of }: { of: SalesSums }) {
  return COLUMNS.map(({ field }) => (
    <TableCell key={field} align="right" sx={{ whiteSpace: 'nowrap' }}>
      {figure(field, of)}
    </TableCell>
  ))
}

function RowCard({ name, of }: { name: string; of: SalesSums }) {
  const t = useTranslations()
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
      <FigureList
        figures={COLUMNS.filter(({ field }) => of[field] !== 0).map(({ field, heading }) => [
          t(heading),
          figure(field, of),
        ])}
      />
    </Card>
  )
}

const figure = (field: keyof SalesSums, of: SalesSums) =>
  field === 'orders' || field === 'units' ? formatNumber(of[field]) : pesos(of[field])

const BY: Record<ReportedBy, Label> = {
  day: trade.day,
  product: shared.product,
  vat_class: trade.vatClass,
}

const CLASSES: Record<VatClass, Label> = {
  vatable: trade.vatable,
  exempt: trade.exemptGoods,
  discounted: trade.exemptBySeniorOrPwd,
  not_registered: trade.notRegisteredForVat,
}

const COLUMNS: readonly { field: keyof SalesSums; heading: Label }[] = [
  { field: 'orders', heading: shared.orders },
  { field: 'units', heading: trade.units },
  { field: 'gross', heading: trade.gross },
  { field: 'vat_removed', heading: shared.vatRemoved },
  { field: 'discount', heading: trade.seniorOrPwdDiscount },
  { field: 'promotion_discount', heading: fields.promotions },
  { field: 'sales', heading: dashboard.sales },
  { field: 'vat', heading: trade.vatIncluded },
]
