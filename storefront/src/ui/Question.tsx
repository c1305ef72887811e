import * as uiMessages from '@botika/common/messages/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { t } from '../lib/language/text'
import dialogs from './Dialog.module.css'
import { ErrorNotice } from './Notice'
import ui from './ui.module.css'

export interface QuestionProps {
  title: string
  action: string
  isBusy: boolean
  onConfirm: () => Promise<string>
  onClose: () => void
  children: ReactNode
}

export function Question({ title, action, isBusy, onConfirm, onClose, children }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // shown in the dialog, which covers the page
  const [error, setError] = useState('')
  useEffect(() => dialog.current?.showModal(), [])

  async function confirm() {
    if (isBusy) return
    setError('')
    setError(await onConfirm())
  }

  return (
    <dialog ref={dialog} className={dialogs.dialog} onClose={onClose} aria-labelledby="question">
      <h2 id="question">{title}</h2>
      {children}
      <ErrorNotice text={error} />
      <div className={ui.between}>
        <button type="button" className={ui.outline} onClick={() => dialog.current?.close()}>
          {t(uiMessages.noGoBack)}
        </button>
        <button type="button" className={ui.primary} aria-busy={isBusy} onClick={() => void confirm()}>
          {action}
        </button>
      </div>
    </dialog>
  )
}
