import { bulk, shared } from '@botika/common/messages/office'
import type { BulkReport } from '@botika/common/bulk/schema'
import { Box, Typography } from '@mui/material'
import { useWords } from '../../../lib/language/useWords'

/** What a file does, in numbers. */
export function Counts({ report }: { report: BulkReport }) {
  const t = useWords()
  const tiles = [
    { name: bulk.toAdd, count: report.created },
    { name: bulk.toChange, count: report.updated },
    { name: bulk.noChange, count: report.unchanged },
    { name: bulk.withErrors, count: report.refused, isFault: report.refused > 0 },
  ]
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))' }}
      >
        {tiles.map(({ name, count, isFault = false }, at) => (
          <Box
            key={at}
            sx={{
              p: 1.5,
              borderRadius: '14px',
              bgcolor: isFault ? 'house.warnSoft' : 'house.surface2',
              color: count === 0 ? 'text.secondary' : 'text.primary',
              display: 'flex',
              flexDirection: 'column-reverse',
              justifyContent: 'flex-end',
            }}
          >
            <Typography component="dt" variant="body2">
              {t(name)}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, fontSize: '1.5rem', fontWeight: 800, letterSpacing: '-0.02em' }}
            >
              {count.toLocaleString('en-PH')}
            </Typography>
          </Box>
        ))}
      </Box>
      {report.products_created > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t(bulk.notInTheBotikaCatalogue, {
            products: t(shared.countProducts, { count: report.products_created }),
          })}
        </Typography>
      )}
    </>
  )
}
