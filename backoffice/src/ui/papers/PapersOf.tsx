import { papers } from '@botika/common/messages/office'
import { Box, Typography } from '@mui/material'
import { useTranslations } from '../../lib/language/useTranslations'
import { AddPaper } from './AddPaper'
import { PaperCard } from './PaperCard'
import { usePapers } from './usePapers'

/** The papers of an application or a pharmacy, where an admin decides on it. */
export function PapersOf({ place }: { place: { preregister_id: number } | { pharmacy_id: number } }) {
  const t = useTranslations()
  const { data } = usePapers({ group: 'all', ...place })
  if (!data) return null
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
      <AddPaper place={place} />
    </Box>
  )
}
