import { catalogue, products, reviews, shared, shell } from '@botika/common/messages/office'
import { REVIEW_KINDS, type ReviewKind } from '@botika/common/products/review'
import type { DuplicateProduct, ProductReview, ReviewOutcome } from '@botika/common/moderation/endpoints'
import type { Label } from '@botika/common/messages/message'
import { Box, Button, Checkbox, FormControlLabel, Skeleton, Tab, Tabs, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useCanAccess, useDataProvider } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useTranslations, type Translate } from '../../../lib/language/useTranslations'
import { CALLS } from '../../../provider/calls'
import type { BotikaDataProvider } from '../../../provider/data-provider'
import { Failed } from '../../../ui/ListStates'
import { Message } from '../../../ui/Message'
import { NotFound } from '../../../ui/NotFound'
import { PageLinks } from '../../../ui/Pages'
import { PageTitle } from '../../../ui/PageTitle'
import { ReasonDialog } from '../../../ui/ReasonDialog'
import { SearchField } from '../../../ui/SearchField'
import { useAction } from '../../../ui/useAction'
import { MergeDialog } from '../duplicates/Duplicates'
import { ReviewCard } from './ReviewCard'

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

type Asked = { ids: number[]; decision: 'approve' | 'return' }

function useQueue() {
  const provider = useDataProvider<BotikaDataProvider>()
  const [params, setParams] = useSearchParams()
  const kind = REVIEW_KINDS.find((one) => one === params.get('kind')) ?? 'open'
  const page = Math.max(1, Number(params.get('page')) || 1)
  const [text, setText] = useState('')
  const keyword = useDeferredValue(text.trim())
  const [selected, setSelected] = useState<readonly number[]>([])
  const [asked, setAsked] = useState<Asked | null>(null)
  const [merged, setMerged] = useState<{ from: DuplicateProduct; into: DuplicateProduct } | null>(null)
  const query = { kind, page, per_page: PER_PAGE, ...(keyword ? { keyword } : {}) }
  const { data, error, refetch } = useQuery({
    queryKey: ['product-reviews', query],
    queryFn: ({ signal }) => provider.call(CALLS.moderation.reviews, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const decide = useAction({
    async run(by, { reason, ...decision }: Asked & { reason?: string }) {
      const outcome = await by.call(CALLS.moderation.review, {
        body: { ...decision, ...(reason && { reason }) },
      })
      return { ...outcome, decision: decision.decision }
    },
    success: outcomeText,
  })
  const act = (decision: Asked & { reason?: string }) =>
    decide.act(decision, () => {
      setAsked(null)
      setSelected([])
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

  return {
    kind,
    page,
    go,
    text,
    search(typed: string) {
      setText(typed)
      if (page > 1) go({})
    },
    data,
    rows,
    error,
    refetch,
    selected,
    setSelected,
    toggle,
    mayReturn,
    asked,
    setAsked,
    merged,
    setMerged,
    approve,
    act,
    isBusy: decide.isBusy,
  }
}

function Queue() {
  const t = useTranslations()
  const queue = useQueue()
  const { kind, page, go, text, search, data, rows, error, refetch, selected, toggle } = queue
  const { setAsked, merged, setMerged, approve, isBusy } = queue

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
          onType={search}
          onClear={() => search('')}
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
          <SelectedBar queue={queue} />
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
            {rows.map((row) => (
              <ReviewCard
                key={row.id}
                row={row}
                isSelected={selected.includes(row.id)}
                isBusy={isBusy}
                onSelect={() => toggle(row.id)}
                onApprove={() => approve(row)}
                onReturn={() => setAsked({ ids: [row.id], decision: 'return' })}
                onMerge={(into) => setMerged({ from: duplicateOf(row), into })}
              />
            ))}
          </Box>
          <PageLinks
            total={data.total}
            page={page}
            perPage={PER_PAGE}
            onPage={(next) => go({ page: next })}
          />
        </>
      )}
      <Question queue={queue} />
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

type QueueState = ReturnType<typeof useQueue>

function SelectedBar({ queue }: { queue: QueueState }) {
  const t = useTranslations()
  const { rows, selected, setSelected, mayReturn, setAsked, act, isBusy } = queue
  return (
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
  )
}

function Question({ queue }: { queue: QueueState }) {
  const t = useTranslations()
  const { asked, setAsked, rows, act, isBusy } = queue
  if (!asked) return null
  const isReturn = asked.decision === 'return'
  return (
    <ReasonDialog
      isOpen
      title={isReturn ? t(reviews.returnCount, { count: asked.ids.length }) : t(reviews.approve)}
      confirmLabel={isReturn ? t(reviews.returnIt) : t(reviews.approve)}
      label={isReturn ? t(reviews.whatToChange) : t(reviews.whyNoDangerousDrug)}
      help={isReturn ? t(reviews.forExampleOnTheBox) : t(products.forExampleLabelAndRegistration)}
      maxLength={500}
      isBusy={isBusy}
      onClose={() => setAsked(null)}
      onConfirm={(reason) => act({ ...asked, reason })}
    >
      {isReturn ? t(reviews.itGetsThisByEmail) : rows.find(({ id }) => id === asked.ids[0])?.hold_reason}
    </ReasonDialog>
  )
}
