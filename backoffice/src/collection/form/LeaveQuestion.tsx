import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

/** Asks before another screen takes the place of one that holds something unsaved. */
export function LeaveQuestion({ mustAsk }: { mustAsk: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && mustAsk(),
  )
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      isDanger
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      What you typed here is not saved yet.
    </ConfirmDialog>
  )
}
