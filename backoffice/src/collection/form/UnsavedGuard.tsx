import { type RefObject, useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { isKeptWhole } from '../draft/draft'
import { isReloadAsked } from '../../ui/reload'
import { LeaveQuestion } from './LeaveQuestion'

/**
 * Asks before what was typed is left behind; also after a save that failed, which react-admin's own guard takes for
 * a good one. `mayLeave` is set by the deed that leads on itself.
 */
export function UnsavedGuard({ mayLeave }: { mayLeave: RefObject<boolean> }) {
  const { getValues } = useFormContext()
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      const typed = Object.fromEntries(Object.keys(dirtyFields).map((name) => [name, getValues(name)]))
      if (!(isReloadAsked() && isKeptWhole(typed))) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty, dirtyFields, getValues])
  return <LeaveQuestion mustAsk={() => isDirty && !mayLeave.current} />
}
