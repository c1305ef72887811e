import { catalogue, products, reviews, shared, shell } from '@botika/common/messages/office'
import { REVIEW_KINDS, type ReviewKind } from '@botika/common/products/review'
import type { DuplicateProduct, ProductReview, ReviewOutcome } from '@botika/common/moderation/endpoints'
import type { Label } from '@botika/common/messages/message'
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  Link,
  Skeleton,
  Tab,
  TablePagination,
  Tabs,
  Typography,
} from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState, type KeyboardEvent } from 'react'
import { useCanAccess, useCreatePath, useDataProvider } from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { useTranslations, type Translate } from '../../../lib/language/useTranslations'
import { CALLS } from '../../../provider/calls'
import type { BotikaDataProvider } from '../../../provider/data-provider'
import { day, pesos, unbroken } from '../../../ui/format'
import { InlineFacts } from '../../../ui/InlineFacts'
import { Failed } from '../../../ui/ListStates'
import { Message } from '../../../ui/Message'
import { NotFound } from '../../../ui/NotFound'
import { usePaginationLabels } from '../../../ui/Pages'
import { PageTitle } from '../../../ui/PageTitle'
import { ProductPicture } from '../../../ui/ProductPicture'
import { ReasonDialog } from '../../../ui/ReasonDialog'
import { SearchField } from '../../../ui/SearchField'
import { ToneChip } from '../../../ui/StatusChip'
import { useAction } from '../../../ui/useAction'
import { DuplicateFacts, MergeDialog } from '../duplicates/Duplicates'
import { WHY_PRESCRIPTION } from '../ProductInputs'

const KIND_NAMES: Record<ReviewKind, Label> = {
  open: reviews.open,
  new: reviews.isNew,
  held: reviews.held,
  reported: reviews.reported,
  returned: reviews.returned,
}
const PER_PAGE = 25

export function ProductReviews() {
  const { canAccess, isPending } = useCanAccess({ resource: 'products', action: 'moderate' })
  if (isPending) return null
  return canAccess ? <Queue /> : <NotFound />
}

/** What is asked before something is done: a reason for returning, or for approving what may be a dangerous drug. */
type Asked = { ids: number[]; decision: 'approve' | 'return' }

function Queue() {
  const t = useTranslations()
  const paginationLabels = usePaginationLabels()
  const provider = useDataProvider<BotikaDataProvider>()
  const [params, setParams] = useSearchParams()
  const kind = REVIEW_KINDS.find((one) => one === params.get('kind')) ?? 'open'
  const page = Math.max(1, Number(params.get('page')) || 1)
  const [text, setText] = useState('')
  const keyword = useDeferredValue(text.trim())
  const [selected, setSelected] = useState<readonly number[]>([])
  const [asked, setAsked] = useState<Asked | null>(null)
  const [merged, setMerged] = useState<{ from: DuplicateProduct; into: DuplicateProduct } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const query = { kind, page, per_page: PER_PAGE, ...(keyword ? { keyword } : {}) }
  const { data, error, refetch } = useQuery({
    queryKey: ['product-reviews', query],
    queryFn: ({ signal }) => provider.call(CALLS.moderation.reviews, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const { act, isBusy } = useAction({
    run: (by, { reason, ...decision }: Asked & { reason?: string }) =>
      by
        .call(CALLS.moderation.review, { body: { ...decision, ...(reason && { reason }) } })
        .then((outcome) => ({
          ...outcome,
          decision: decision.decision,
        })),
    success: outcomeText,
    onDone: () => {
      setAsked(null)
      setSelected([])
    },
  })

  function go(to: { kind?: ReviewKind; page?: number }) {
    const next = { kind, page: 1, ...to }
    setParams({
      ...(next.kind === 'open' ? {} : { kind: next.kind }),
      ...(next.page > 1 ? { page: String(next.page) } : {}),
    })
    setSelected([])
  }
  const rows = data?.data ?? []
  const mayReturn = rows
    .filter(({ id, review }) => selected.includes(id) && review === 'waiting')
    .map(({ id }) => id)
  const toggle = (id: number) =>
    setSelected((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  const approve = (row: ProductReview) =>
    row.hold_reason === null
      ? act({ ids: [row.id], decision: 'approve' })
      : setAsked({ ids: [row.id], decision: 'approve' })

  function onKey(event: KeyboardEvent, row: ProductReview) {
    // a key on a link or button inside is that one's
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const [likeliest] = row.similar
    const isWaiting = row.review !== null || row.hold_reason !== null
    if (event.key === 'a' && isWaiting) approve(row)
    else if (event.key === 'r' && row.review === 'waiting') setAsked({ ids: [row.id], decision: 'return' })
    else if (event.key === 'm' && likeliest) setMerged({ from: duplicateOf(row), into: likeliest })
    else if (event.key === 'x') toggle(row.id)
    else if (event.key === 'j' || event.key === 'k') {
      const items = [...(list.current?.children ?? [])] as HTMLElement[]
      items[items.indexOf(event.currentTarget as HTMLElement) + (event.key === 'j' ? 1 : -1)]?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <PageTitle title={t(shell.reviewQueue)} />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        {t(reviews.whatItIs)}{' '}
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {t(reviews.keys)}
        </Box>
      </Typography>
      <Tabs
        value={kind}
        onChange={(_, next: ReviewKind) => go({ kind: next })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t(shell.reviewQueue)}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {REVIEW_KINDS.map((one) => (
          <Tab
            key={one}
            value={one}
            label={`${t(KIND_NAMES[one])}${data ? ` ${data.counts[one].toLocaleString('en-PH')}` : ''}`}
          />
        ))}
      </Tabs>
      <Box component="search" sx={{ mb: 2 }}>
        <SearchField
          label={t(catalogue.nameGenericOrBrand)}
          value={text}
          onType={(typed) => {
            setText(typed)
            if (page > 1) go({})
          }}
          onClear={() => setText('')}
        />
      </Box>
      {error && !data ? (
        <Failed title={t(shared.thisListCouldNotBe)} error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton variant="rounded" height={320} />
      ) : rows.length === 0 ? (
        <Message title={t(reviews.nothingHere)}>{t(reviews.newOnesComeHere)}</Message>
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={selected.length === rows.length}
                  indeterminate={selected.length > 0 && selected.length < rows.length}
                  onChange={(_, is) => setSelected(is ? rows.map(({ id }) => id) : [])}
                />
              }
              label={t(reviews.selectAll)}
            />
            {selected.length > 0 && (
              <>
                <Button
                  variant="contained"
                  loading={isBusy}
                  onClick={() => act({ ids: [...selected], decision: 'approve' })}
                >
                  {t(reviews.approveCount, { count: selected.length })}
                </Button>
                {mayReturn.length > 0 && (
                  <Button
                    variant="outlined"
                    disabled={isBusy}
                    onClick={() => setAsked({ ids: mayReturn, decision: 'return' })}
                  >
                    {t(reviews.returnCount, { count: mayReturn.length })}
                  </Button>
                )}
              </>
            )}
          </Box>
          <Box ref={list} component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
            {rows.map((row) => (
              <Card
                key={row.id}
                component="li"
                tabIndex={0}
                aria-label={row.name}
                onKeyDown={(event: KeyboardEvent) => onKey(event, row)}
                sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 1.5 }}
              >
                <Described row={row} isSelected={selected.includes(row.id)} onSelect={() => toggle(row.id)} />
                {row.reports.map((report) => (
                  <Report key={report.id} report={report} />
                ))}
                <Similar row={row} onMerge={(into) => setMerged({ from: duplicateOf(row), into })} />
                {(row.review !== null || row.hold_reason !== null) && (
                  <Box sx={{ display: 'flex', gap: 1 }}>
                    <Button
                      variant="contained"
                      disabled={isBusy}
                      aria-label={`${t(reviews.approve)}: ${row.name}`}
                      onClick={() => approve(row)}
                    >
                      {t(reviews.approve)}
                    </Button>
                    {row.review === 'waiting' && (
                      <Button
                        variant="outlined"
                        disabled={isBusy}
                        aria-label={`${t(reviews.returnIt)}: ${row.name}`}
                        onClick={() => setAsked({ ids: [row.id], decision: 'return' })}
                      >
                        {t(reviews.returnIt)}
                      </Button>
                    )}
                  </Box>
                )}
              </Card>
            ))}
          </Box>
          <TablePagination
            component="nav"
            {...paginationLabels}
            count={data.total}
            page={page - 1}
            rowsPerPage={PER_PAGE}
            rowsPerPageOptions={[PER_PAGE]}
            onPageChange={(_, next) => go({ page: next + 1 })}
          />
        </>
      )}
      {asked && (
        <ReasonDialog
          isOpen
          title={
            asked.decision === 'return'
              ? t(reviews.returnCount, { count: asked.ids.length })
              : t(reviews.approve)
          }
          confirmLabel={asked.decision === 'return' ? t(reviews.returnIt) : t(reviews.approve)}
          label={asked.decision === 'return' ? t(reviews.whatToChange) : t(reviews.whyNoDangerousDrug)}
          help={
            asked.decision === 'return'
              ? t(reviews.forExampleOnTheBox)
              : t(products.forExampleLabelAndRegistration)
          }
          maxLength={500}
          isBusy={isBusy}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => act({ ...asked, reason })}
        >
          {asked.decision === 'return'
            ? t(reviews.itGetsThisByEmail)
            : rows.find(({ id }) => id === asked.ids[0])?.hold_reason}
        </ReasonDialog>
      )}
      {merged && <MergeDialog {...merged} onClose={() => setMerged(null)} />}
    </>
  )
}

function outcomeText(
  { done, failed, decision }: (ReviewOutcome & Asked) | (ReviewOutcome & Pick<Asked, 'decision'>),
  t: Translate,
) {
  const count = done.length
  const text =
    decision === 'approve' ? t(reviews.countApproved, { count }) : t(reviews.countReturned, { count })
  return failed.length === 0
    ? text
    : t(reviews.countFailed, { done: text, count: failed.length, why: failed[0]?.detail ?? '' })
}

const duplicateOf = (row: ProductReview): DuplicateProduct => ({ ...row, image: row.image ?? null })

interface DescribedProps {
  row: ProductReview
  isSelected: boolean
  onSelect: () => void
}

function Described({ row, isSelected, onSelect }: DescribedProps) {
  const t = useTranslations()
  const createPath = useCreatePath()
  const { prescription_basis: basis } = row
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Checkbox
        checked={isSelected}
        onChange={onSelect}
        sx={{ mt: -1, ml: -1 }}
        slotProps={{ input: { 'aria-label': t(reviews.selectName, { name: row.name }) } }}
      />
      <ProductPicture image={row.image ?? null} size={56} />
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 0.5 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={createPath({ resource: 'products', type: 'edit', id: row.id })}>
            {unbroken(row.name)}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <InlineFacts>
            {row.generic_name}
            {row.brand}
            {row.strength}
            {row.dosage_form}
            {row.pack_size}
            {row.manufacturer}
            {row.registration_number && `Reg. ${row.registration_number}`}
            {row.category}
          </InlineFacts>
        </Typography>
        <Typography variant="body2">
          {row.submitted_by ? t(reviews.describedBy, { name: row.submitted_by }) : t(reviews.fromAFile)},{' '}
          {day(row.created_at)}
          {row.offers.map(
            ({ pharmacy_name, selling_price }) => ` · ${pharmacy_name} ${pesos(selling_price)}`,
          )}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <ToneChip
            tone={row.is_prescription ? 'info' : 'quiet'}
            label={row.is_prescription ? t(reviews.needsPrescription) : t(reviews.noPrescription)}
          />
          {basis && (
            <Typography component="span" variant="body2" color="textSecondary">
              {t(WHY_PRESCRIPTION[basis])}
            </Typography>
          )}
        </Box>
        {row.hold_reason && <Alert severity="warning">{row.hold_reason}</Alert>}
        {row.review_reason && <Alert severity="info">{row.review_reason}</Alert>}
      </Box>
    </Box>
  )
}

function Similar({ row, onMerge }: { row: ProductReview; onMerge: (into: DuplicateProduct) => void }) {
  const t = useTranslations()
  if (row.similar.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t(reviews.nothingSimilar)}
      </Typography>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 700 }}>{t(reviews.mayBeOneOfThese)}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {row.similar.map((one) => (
          <Box
            component="li"
            key={one.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              justifyContent: 'space-between',
            }}
          >
            <DuplicateFacts duplicate={one} />
            <Button
              size="small"
              variant="outlined"
              aria-label={t(reviews.mergeNameInto, { name: row.name, into: one.name })}
              onClick={() => onMerge(one)}
            >
              {t(reviews.mergeInto)}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function Report({ report }: { report: ProductReview['reports'][number] }) {
  const t = useTranslations()
  const [isAsking, setIsAsking] = useState(false)
  const { act, isBusy } = useAction({
    run: (by, answer: string) =>
      by.call(CALLS.moderation.settle, { params: { id: report.id }, body: { answer } }),
    success: reviews.theReportIsSettled,
    onDone: () => setIsAsking(false),
  })
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={() => setIsAsking(true)}>
          {t(reviews.settle)}
        </Button>
      }
    >
      {t(reviews.pharmacyReports, { pharmacy: report.pharmacy_name, text: report.message })}
      <ReasonDialog
        isOpen={isAsking}
        title={t(reviews.settle)}
        confirmLabel={t(reviews.settle)}
        label={t(reviews.yourAnswer)}
        help=""
        maxLength={1_000}
        isBusy={isBusy}
        onClose={() => setIsAsking(false)}
        onConfirm={act}
      >
        {t(reviews.itGetsTheAnswer)}
      </ReasonDialog>
    </Alert>
  )
}
