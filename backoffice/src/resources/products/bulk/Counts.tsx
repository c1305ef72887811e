import type { BulkReport } from '@botika/common/bulk/schema'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWords } from '../../../shared/language/useWords'

/** What a file does, in numbers. */
export function Counts({ report }: { report: BulkReport }) {
  const t = useWords()
  const counts = [
    [t('New'), report.created],
    [t('Changed'), report.updated],
    [t('Same as before'), report.unchanged],
    [t('New to the catalogue'), report.products_created],
    [t('To mend'), report.refused],
  ] as const
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))' }}
    >
      {counts.map(([name, count]) => (
        <Box
          key={name}
          sx={{
            p: 1.5,
            borderRadius: '14px',
            bgcolor: name === t('To mend') && count > 0 ? 'house.warnSoft' : 'house.surface2',
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
          }}
        >
          <Typography component="dt" variant="body2">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: 24, fontWeight: 800, letterSpacing: '-0.02em' }}>
            {count.toLocaleString('en-PH')}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
