import * as records from '@botika/common/messages/office/records'
import * as inputs from '@botika/common/messages/office/inputs'
import { useTranslations } from '../../lib/language/useTranslations'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { session } from '../../provider/session'
import { keepDraft, takeDraft } from './draft'

/** Carries what was typed and not saved over a reload, whoever asked for it, and over the end of a session. */
export function DraftKeeper() {
  const t = useTranslations()
  const { pathname } = useLocation()
  const { formState, getValues, setValue } = useFormContext()
  const { dirtyFields } = formState
  const notify = useNotify()
  // what one typed is for nobody who signs in after them
  const [who] = useState(() => session.known()?.id ?? '')
  const address = `${who} ${pathname}`
  const dirty = useRef<readonly string[]>([])
  useEffect(() => {
    dirty.current = Object.keys(dirtyFields)
  })

  useEffect(() => {
    // the form around this puts in its own values when it has mounted, which is later
    const timer = setTimeout(() => {
      const draft = takeDraft(address)
      if (!draft) return
      for (const [name, value] of Object.entries(draft.values)) setValue(name, value, { shouldDirty: true })
      if (draft.isWhole) notify(t(records.whatYouHadTypedIs), { type: 'info' })
      else
        notify(t(inputs.whatYouHadTypedIsBack), {
          type: 'warning',
        })
    })
    return () => clearTimeout(timer)
  }, [address, setValue, notify, t])

  useEffect(() => {
    const keep = () =>
      keepDraft(address, Object.fromEntries(dirty.current.map((name) => [name, getValues(name)])))
    window.addEventListener('pagehide', keep)
    const unlisten = session.onChange((user) => user === null && keep())
    return () => {
      window.removeEventListener('pagehide', keep)
      unlisten()
    }
  }, [address, getValues])

  return null
}
