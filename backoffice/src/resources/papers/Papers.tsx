import type { Label } from '@botika/common/messages/message'
import { papers, shared } from '@botika/common/messages/office'
import { PAPER_GROUPS, PAPER_NAMES, type PaperGroup } from '@botika/common/papers/kinds'
import { formatNumber } from '@botika/common/numbers/format-number'
import { missingKinds } from '@botika/common/papers/rules'
import { Alert, Box, Button, Skeleton, Tab, Tabs, Typography } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { useBasename, useCanAccess } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../lib/language/useTranslations'
import { Failed } from '../../ui/ListStates'
import { Message } from '../../ui/Message'
import { NotFound } from '../../ui/NotFound'
import { PageLinks } from '../../ui/Pages'
import { PageTitle } from '../../ui/PageTitle'
import { SearchField } from '../../ui/SearchField'
import { AddPaper } from '../../ui/papers/AddPaper'
import { PaperCard } from '../../ui/papers/PaperCard'
import { PAPERS_PER_PAGE, usePapers } from '../../ui/papers/usePapers'

const GROUP_NAMES: Record<PaperGroup, Label> = {
  waiting: papers.waiting,
  expired: papers.expired,
  ends_7: papers.ends7,
  ends_30: papers.ends30,
  ends_60: papers.ends60,
  all: papers.all,
}

const EMPTY: Record<PaperGroup, Label> = {
  waiting: papers.nothingWaits,
  expired: papers.noneExpired,
  ends_7: papers.noneEnds,
  ends_30: papers.noneEnds,
  ends_60: papers.noneEnds,
  all: papers.noneYet,
}

export function Papers() {
  const isAdmin = useBasename() === '/admin'
  const { canAccess, isPending } = useCanAccess({ resource: 'papers', action: 'read' })
  if (isPending) return null
  if (!canAccess) return <NotFound />
  return isAdmin ? <Board /> : <Own />
}

function Board() {
  const t = useTranslations()
  const [params, setParams] = useSearchParams()
  const group = PAPER_GROUPS.find((one) => one === params.get('group')) ?? 'waiting'
  const page = Math.max(1, Number(params.get('page')) || 1)
  const [text, setText] = useState('')
  const keyword = useDeferredValue(text.trim())
  const { data, error, refetch } = usePapers({ group, page, ...(keyword && { keyword }) })
  const go = (next: { group: PaperGroup; page?: number }) =>
    setParams({
      ...(next.group !== 'waiting' && { group: next.group }),
      ...(next.page && next.page > 1 && { page: String(next.page) }),
    })
  return (
    <>
      <PageTitle title={t(papers.papers)} />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        {t(papers.whatAdminsSee)}
      </Typography>
      <Tabs
        value={group}
        onChange={(_, next: PaperGroup) => go({ group: next })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t(papers.papers)}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {PAPER_GROUPS.map((one) => (
          <Tab
            key={one}
            value={one}
            label={`${t(GROUP_NAMES[one])}${data ? ` ${formatNumber(data.counts[one])}` : ''}`}
          />
        ))}
      </Tabs>
      <Box component="search" sx={{ mb: 2 }}>
        <SearchField
          label={t(shared.pharmacyOrNumber)}
          value={text}
          onType={(typed) => {
            setText(typed)
            if (page > 1) go({ group })
          }}
          onClear={() => setText('')}
        />
      </Box>
      {error && !data ? (
        <Failed title={t(shared.thisListCouldNotBe)} error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton variant="rounded" height={320} aria-label={t(shared.loading)} />
      ) : data.data.length === 0 ? (
        <Message
          title={t(keyword ? shared.nothingMatches : papers.nothingHere)}
          action={
            <>
              {group !== 'all' && data.counts.all > 0 && (
                <Button variant="contained" onClick={() => go({ group: 'all' })}>
                  {t(papers.seeAll)}
                </Button>
              )}
              {keyword && (
                <Button variant="outlined" onClick={() => setText('')}>
                  {t(shared.clearTheSearch)}
                </Button>
              )}
            </>
          }
        >
          {t(keyword ? shared.tryOtherWordsOrFewer : EMPTY[group])}
        </Message>
      ) : (
        <>
          <Box component="ul" sx={LIST}>
            {data.data.map((paper) => (
              <PaperCard key={paper.id} paper={paper} isAdmin />
            ))}
          </Box>
          <PageLinks
            total={data.total}
            page={page}
            perPage={PAPERS_PER_PAGE}
            onPage={(next) => go({ group, page: next })}
          />
        </>
      )}
    </>
  )
}

const LIST = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 } as const

function Own() {
  const t = useTranslations()
  const { data, error, refetch } = usePapers({ group: 'all' })
  const missing = data ? missingKinds(data.required, data.data) : []
  return (
    <>
      <PageTitle title={t(papers.papers)} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
        <Typography color="textSecondary">{t(papers.whatSellersSee)}</Typography>
        {missing.length > 0 && (
          <Alert severity="warning">
            {t(papers.missing, { papers: missing.map((kind) => t(PAPER_NAMES[kind])).join(', ') })}
            {missing.includes('prc_card') && ` ${t(papers.noCardNoPrescriptions)}`}
          </Alert>
        )}
        <AddPaper />
        {error && !data ? (
          <Failed title={t(shared.thisListCouldNotBe)} error={error} onRetry={refetch} />
        ) : !data ? (
          <Skeleton variant="rounded" height={320} aria-label={t(shared.loading)} />
        ) : (
          <Box component="ul" sx={LIST}>
            {data.data.map((paper) => (
              <PaperCard key={paper.id} paper={paper} isAdmin={false} isAlone />
            ))}
          </Box>
        )}
      </Box>
    </>
  )
}
