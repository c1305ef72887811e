import * as uiMessages from '@botika/common/messages/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { t } from '../lib/language/text'
import dialogs from './Dialog.module.css'
import { ErrorNotice } from './Notice'
import { useAction } from './toast/useAction'
import ui from './ui.module.css'

interface Props {
  title: string
  action: string
  isBusy: boolean
  onConfirm: () => Promise<string>
  onClose: () => void
  children: ReactNode
}

export function Question({ title, action, isBusy, onConfirm, onClose, children }: Props) {
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

interface ButtonProps extends Pick<Props, 'title' | 'action' | 'children'> {
  className: string | undefined
  text: string
  work: () => Promise<unknown>
  done: string
}

/** A button that asks before it does something. */
export function QuestionButton({ className, children, text, work, done, ...question }: ButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, run } = useAction()
  const close = () => setIsAsking(false)
  const confirm = () => run(() => work().then(close), done)
  return (
    <>
      <button type="button" className={className} onClick={() => setIsAsking(true)}>
        {children}
      </button>
      {isAsking ? (
        <Question {...question} isBusy={isBusy} onConfirm={confirm} onClose={close}>
          <p className={ui.muted}>{text}</p>
        </Question>
      ) : null}
    </>
  )
}
