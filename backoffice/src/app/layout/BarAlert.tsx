import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { reloadAsked } from '../../ui/reload'
import { useWords } from '../../lib/language/useWords'

/** Says what has happened to the page and what that means for what is typed. Comes with the page: offline nothing can be fetched. */
export function BarAlert({ kind }: { kind: 'offline' | 'old' }) {
  const t = useWords()
  const isOffline = kind === 'offline'
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1.25,
        borderRadius: '12px',
        bgcolor: isOffline ? 'house.warnSoft' : 'house.infoSoft',
      }}
    >
      <Box sx={{ flex: '1 1 240px' }}>
        {isOffline
          ? t(
              'You are offline. What you see may be old, and nothing can be saved until the connection is back.',
            )
          : t('A new version is ready. What you have typed here is kept.')}
      </Box>
      {!isOffline && (
        <Button color="inherit" onClick={reloadAsked}>
          {t('Load it')}
        </Button>
      )}
    </Box>
  )
}
