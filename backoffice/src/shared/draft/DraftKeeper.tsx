import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { keepDraft, takeDraft } from './draft'

/** Carries what was typed and not saved over a reload, whoever asked for it. */
export function DraftKeeper() {
  const { pathname } = useLocation()
  const { formState, getValues, setValue } = useFormContext()
  const { dirtyFields } = formState
  const notify = useNotify()
  const dirty = useRef<readonly string[]>([])
  useEffect(() => {
    dirty.current = Object.keys(dirtyFields)
  })

  useEffect(() => {
    // the form around this puts in its own values when it has mounted, which is later
    const timer = setTimeout(() => {
      const draft = takeDraft(pathname)
      if (!draft) return
      for (const [name, value] of Object.entries(draft)) setValue(name, value, { shouldDirty: true })
      notify('What you had typed is back; it is not saved yet', { type: 'info' })
    })
    return () => clearTimeout(timer)
  }, [pathname, setValue, notify])

  useEffect(() => {
    const keep = () =>
      keepDraft(pathname, Object.fromEntries(dirty.current.map((name) => [name, getValues(name)])))
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [pathname, getValues])

  return null
}
