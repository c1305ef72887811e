import { papers, shared } from '@botika/common/messages/office'
import { PAPER_NAMES } from '@botika/common/papers/kinds'
import { missingKinds } from '@botika/common/papers/rules'
import { Box, Skeleton, Typography } from '@mui/material'
import { useTranslations } from '../../lib/language/useTranslations'
import { Failed } from '../ListStates'
import { AddPaper } from './AddPaper'
import { PaperCard } from './PaperCard'
import { usePapers } from './usePapers'

export function PapersOf({ place }: { place: { preregister_id: number } | { pharmacy_id: number } }) {
  const t = useTranslations()
  const { data, error, refetch } = usePapers({ group: 'all', ...place })
  if (!data && error) return <Failed title={t(shared.thisListCouldNotBe)} error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={160} aria-label={t(shared.loading)} />
  const missing = missingKinds(data.required, data.data)
  return (
    <Box component="section" aria-label={t(papers.papers)} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{t(papers.papers)}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {data.data
          .filter(({ status }) => status !== 'ended')
          .map((paper) => (
            <PaperCard key={paper.id} paper={paper} isAdmin isAlone />
          ))}
      </Box>
      {missing.length > 0 && (
        <Typography variant="body2">
          {t(papers.missing, { papers: missing.map((kind) => t(PAPER_NAMES[kind])).join(', ') })}
        </Typography>
      )}
      <AddPaper place={place} />
    </Box>
  )
}
