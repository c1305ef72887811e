import * as uiMessages from '@botika/common/messages/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { t } from '../lib/language/text'
import styles from './Dialog.module.css'
import { Icon } from './Icon'
import ui from './ui.module.css'

interface Props {
  title: string
  onClose: () => void
  children: (close: () => void) => ReactNode
}

export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} className={styles.dialog} onClose={onClose} aria-labelledby={titleId}>
      <div className={ui.between}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={ui.iconButton} aria-label={t(uiMessages.close)} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {children(close)}
    </dialog>
  )
}
