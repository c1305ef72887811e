import { type RefObject, useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../ConfirmDialog'
import { isKeptWhole } from '../draft/draft'
import { isReloadAsked } from '../reload'

/**
 * Asks before what was typed is left behind; also after a save that failed, which react-admin's own guard takes for
 * a good one. `mayLeave` is set by the deed that leads on itself.
 */
export function UnsavedGuard({ mayLeave }: { mayLeave: RefObject<boolean> }) {
  const { getValues } = useFormContext()
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      const typed = Object.fromEntries(Object.keys(dirtyFields).map((name) => [name, getValues(name)]))
      if (!(isReloadAsked() && isKeptWhole(typed))) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty, dirtyFields, getValues])
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
