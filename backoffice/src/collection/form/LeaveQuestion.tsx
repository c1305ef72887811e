import * as records from '@botika/common/messages/office/records'
import { useTranslations } from '../../lib/language/useTranslations'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

export function LeaveQuestion({ mustAsk }: { mustAsk: () => boolean }) {
  const t = useTranslations()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && mustAsk(),
  )
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t(records.leaveWithoutSaving)}
      confirmLabel={t(records.leave)}
      isDanger
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {t(records.whatYouTypedHereIs)}
    </ConfirmDialog>
  )
}
