import * as shell from '@botika/common/messages/office/shell'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useBasename } from 'react-admin'
import { useIsOnline } from '../../ui/useIsOnline'
import Button from '@mui/material/Button'
import { reloadOnRequest } from '../../ui/reload'
import { useTranslations } from '../../lib/language/useTranslations'

/** Comes with the page: offline nothing can be fetched. */
function BarAlert({ kind }: { kind: 'offline' | 'old' }) {
  const t = useTranslations()
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
        {isOffline ? t(shell.youAreOfflineWhatYou) : t(shell.aNewVersionIsReady)}
      </Box>
      {!isOffline && (
        <Button color="inherit" onClick={reloadOnRequest}>
          {t(shell.loadIt)}
        </Button>
      )}
    </Box>
  )
}

const EVERY_MS = 15 * 60_000

export function Bars() {
  const isOnline = useIsOnline()
  const office = useBasename()
  const { data: isOld } = useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => hasNewVersion(office, signal),
    initialData: false,
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    retry: false,
    enabled: isOnline,
  })
  return (
    <Box role="status" className="no-print" sx={{ display: 'grid', gap: 1.5, '&:not(:empty)': { mb: 2 } }}>
      {(!isOnline || isOld) && <BarAlert kind={isOnline ? 'old' : 'offline'} />}
    </Box>
  )
}

const ENTRY = /<script[^>]+type="module"[^>]+src="([^"]+)"/

/** The script that a page begins with; its name changes with every version. */
export const entryOf = (html: string): string | null => ENTRY.exec(html)?.[1] ?? null

/** Whether the server has another version than the page that is open; what can't be read is none. */
export async function hasNewVersion(address: string, signal: AbortSignal): Promise<boolean> {
  const mine = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src')
  const reply = await fetch(address, { signal, headers: { Accept: 'text/html' } })
  const theirs = reply.ok ? entryOf(await reply.text()) : null
  return Boolean(mine && theirs && mine !== theirs)
}
