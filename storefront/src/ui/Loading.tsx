import * as uiMessages from '@botika/common/messages/ui'
import { t } from '../lib/language/text'
import summary from './summary.module.css'
import ui from './ui.module.css'
import { useEffect, useRef } from 'react'

export const Loading = ({ text = t(uiMessages.loading) }: { text?: string }) => (
  <div role="status" className={ui.stack}>
    <span className={ui.hidden}>{text}</span>
    <span className={ui.skeleton} />
    <span className={ui.skeleton} />
  </div>
)

export const LoadingWithSummary = ({ text }: { text: string }) => (
  <div className={`${summary.layout} ${summary.coming}`} aria-busy="true">
    <div className={ui.stack}>
      <span className={ui.skeleton} />
      <p className={`${ui.card} ${ui.muted}`} role="status">
        {text}
      </p>
      <span className={ui.skeleton} />
    </div>
    <span className={ui.skeleton} />
  </div>
)

/** Takes the focus after a retry, whose button is gone. */
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
