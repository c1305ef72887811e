import { isPausedOn } from '@botika/common/delivery-terms/rules'
import * as delivery from '@botika/common/messages/office/delivery'
import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import { formatDate, manilaDay } from '@botika/common/time'
import { Alert, Box, Button } from '@mui/material'
import { useCanAccess, useRecordContext } from 'react-admin'
import { useTranslations } from '../../../lib/language/useTranslations'
import { useAction } from '../../../ui/useAction'

export function PauseSwitch() {
  const t = useTranslations()
  const pharmacy = useRecordContext<Pharmacy>()
  const { canAccess } = useCanAccess({ resource: 'pharmacies', action: 'edit' })
  const { act, isBusy } = useAction({
    run: async (provider, pause: { from: string; until: null; reason: string } | null) => {
      if (!pharmacy) return null
      const { id, delivery_terms: terms } = pharmacy
      const delivery_terms = { ...terms, pause }
      await provider.update('pharmacies', { id, data: { id, delivery_terms }, previousData: { id } })
      return pause
    },
    success: (pause, translate) => translate(pause ? delivery.nowPaused : delivery.nowOpen),
  })
  if (!pharmacy || !canAccess || pharmacy.status !== 'active') return null
  const { pause } = pharmacy.delivery_terms ?? {}
  const isPaused = isPausedOn(pause, manilaDay())
  if (!isPaused)
    return (
      <Box>
        <Button
          variant="outlined"
          sx={{ minHeight: 44 }}
          disabled={isBusy}
          onClick={() => act({ from: manilaDay(), until: null, reason: '' })}
        >
          {t(delivery.pauseNow)}
        </Button>
      </Box>
    )
  return (
    <Alert
      severity="warning"
      action={
        <Button
          color="inherit"
          disabled={isBusy}
          onClick={() => act(null)}
          sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
        >
          {t(delivery.openAgain)}
        </Button>
      }
    >
      {pause?.until ? t(delivery.isPausedUntil, { day: formatDate(pause.until) }) : t(delivery.isPausedNow)}{' '}
      {pause?.reason}
    </Alert>
  )
}
