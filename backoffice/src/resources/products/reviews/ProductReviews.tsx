import { catalogue, products, reviews, shared, shell } from '@botika/common/messages/office'
import { REVIEW_KINDS, type ReviewKind } from '@botika/common/products/review'
import type { DuplicateProduct, ProductReview, ReviewOutcome } from '@botika/common/moderation/endpoints'
import { MOST_REVIEWED } from '@botika/common/products/review'
import { formatNumber } from '@botika/common/numbers/format-number'
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
import { ConfirmButton } from '../../../ui/AskButton'
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
const MOST_CHOSEN = 1_000

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
  const [selected, setSelected] = useState<readonly ProductReview[]>([])
  const [asked, setAsked] = useState<Asked | null>(null)
  const [merged, setMerged] = useState<{ from: DuplicateProduct; into: DuplicateProduct } | null>(null)
  const query = { kind, page, per_page: PER_PAGE, ...(keyword ? { keyword } : {}) }
  const { data, error, refetch } = useQuery({
    queryKey: ['product-reviews', query],
    queryFn: ({ signal }) => provider.call(CALLS.moderation.reviews, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const versionsOf = (ids: readonly number[]) =>
    Object.fromEntries(
      [...selected, ...(data?.data ?? [])]
        .filter(({ id }) => ids.includes(id))
        .map(({ id, updated_at }) => [id, updated_at]),
    )
  const decide = useAction({
    async run(by, { ids, decision, reason }: Asked & { reason?: string }) {
      const outcome: ReviewOutcome = { done: [], failed: [] }
      for (let at = 0; at < ids.length; at += MOST_REVIEWED) {
        const some = ids.slice(at, at + MOST_REVIEWED)
        const { done, failed } = await by.call(CALLS.moderation.review, {
          body: { ids: some, decision, seen: versionsOf(some), ...(reason && { reason }) },
        })
        outcome.done.push(...done)
        outcome.failed.push(...failed)
      }
      return { ...outcome, decision }
    },
    success: outcomeText,
  })
  const every = useAction({
    async run(by) {
      const all: ProductReview[] = []
      const { page: _, ...rest } = query
      for (let at = 1; all.length < MOST_CHOSEN; at++) {
        const asked = { ...rest, page: at, per_page: MOST_REVIEWED }
        const { data: found, last_page } = await by.call(CALLS.moderation.reviews, { query: asked })
        all.push(...found)
        if (at >= last_page) break
      }
      setSelected(all)
      return all.length
    },
    success: (count, t) => t(shared.countChosen, { count }),
  })
  const act = (decision: Asked & { reason?: string }, onDone?: () => void) =>
    decide.act(decision, () => {
      setAsked(null)
      setSelected([])
      onDone?.()
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
  const mayReturn = selected.filter(({ review }) => review === 'waiting').map(({ id }) => id)
  const isSelected = ({ id }: ProductReview) => selected.some((one) => one.id === id)
  const toggle = (row: ProductReview) =>
    setSelected((before) => (isSelected(row) ? before.filter(({ id }) => id !== row.id) : [...before, row]))
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
      setSelected([])
      if (page > 1) go({})
    },
    data,
    rows,
    error,
    refetch,
    selected,
    setSelected,
    isSelected,
    toggle,
    every,
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
  const { kind, page, go, text, search, data, rows, error, refetch, isSelected, toggle } = queue
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
            label={`${t(KIND_NAMES[one])}${data ? ` ${formatNumber(data.counts[one])}` : ''}`}
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
                isSelected={isSelected(row)}
                isBusy={isBusy}
                onSelect={() => toggle(row)}
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
  const { data, rows, selected, setSelected, isSelected, every, mayReturn, setAsked, act, isBusy } = queue
  const total = Math.min(data?.total ?? 0, MOST_CHOSEN)
  const isPage = rows.every(isSelected)
  const approval = {
    act: (_: undefined, onDone: () => void) =>
      act({ ids: selected.map(({ id }) => id), decision: 'approve' }, onDone),
    isBusy,
  }
  const button = {
    variant: 'contained',
    loading: isBusy,
    children: t(reviews.approveCount, { count: selected.length }),
  } as const
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={isPage}
            indeterminate={selected.length > 0 && !isPage}
            onChange={(_, is) => setSelected(is ? rows : [])}
          />
        }
        label={t(reviews.selectAll)}
      />
      {isPage && selected.length < total && (
        <Button loading={every.isBusy} onClick={() => every.act(undefined)}>
          {t(shared.chooseAllCount, { count: total })}
        </Button>
      )}
      {selected.length > 0 && (
        <>
          {selected.some(({ id }) => rows.every((row) => row.id !== id)) ? (
            <ConfirmButton
              action={approval}
              button={button}
              title={t(reviews.approveCountQuestion, { count: selected.length })}
              confirmLabel={t(reviews.approve)}
            >
              {t(reviews.alsoThoseOfOtherPages)}
            </ConfirmButton>
          ) : (
            <Button {...button} onClick={() => approval.act(undefined, () => undefined)} />
          )}
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
