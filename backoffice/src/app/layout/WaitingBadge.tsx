import * as shell from '@botika/common/messages/office/shell'
import type { Label } from '@botika/common/messages/message'
import Box from '@mui/material/Box'
import { hidden } from '../../ui/hidden'
import { useTranslations } from '../../lib/language/useTranslations'

export function WaitingBadge({ count, what = shell.toConfirm }: { count: number; what?: Label }) {
  const t = useTranslations()
  return (
    <Box
      component="span"
      sx={{
        minWidth: '1.375rem',
        px: 0.75,
        borderRadius: '999px',
        bgcolor: '#c23a14',
        color: '#fff',
        fontSize: '0.75rem',
        fontWeight: 800,
        lineHeight: '1.375rem',
        textAlign: 'center',
      }}
    >
      {count > 99 ? '99+' : count}
      <span style={hidden}> {t(what)}</span>
    </Box>
  )
}
