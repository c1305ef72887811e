import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../language/words'
import dialogs from '../place/PlaceDialog.module.css'
import ui from './ui.module.css'

interface Props {
  title: string
  /** What the button that does it says. */
  action: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something is done that cannot be taken back. */
export function Question({ title, action, isBusy, onConfirm, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={dialogs.dialog} onClose={onClose} aria-labelledby="question">
      <h2 id="question">{title}</h2>
      {children}
      <div className={ui.between}>
        <button type="button" className={ui.outline} onClick={() => dialog.current?.close()}>
          {t('No, go back')}
        </button>
        <button
          type="button"
          className={ui.primary}
          aria-busy={isBusy}
          onClick={() => {
            if (!isBusy) onConfirm()
          }}
        >
          {action}
        </button>
      </div>
    </dialog>
  )
}
