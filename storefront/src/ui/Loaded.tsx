import * as uiMessages from '@botika/common/messages/ui'
import { useEffect, useRef } from 'react'
import { t } from '../lib/language/words'
import ui from './ui.module.css'

/** Stands before what has come because somebody asked again: the button they pressed is gone, and the focus with it. */
export function Loaded() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <span ref={place} tabIndex={-1} className={ui.hidden}>
      {t(uiMessages.loaded)}
    </span>
  )
}
