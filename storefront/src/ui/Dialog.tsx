import * as uiMessages from '@botika/common/messages/ui'
import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import { t } from '../lib/language/text'
import styles from './Dialog.module.css'
import { Icon } from './Icon'
import ui from './ui.module.css'

interface Props {
  ref: RefObject<HTMLDialogElement | null>
  title: string
  onClose: () => void
  children: ReactNode
}

export function Dialog({ ref, title, onClose, children }: Props) {
  const titleId = useId()
  useEffect(() => ref.current?.showModal(), [ref])
  return (
    <dialog ref={ref} className={styles.dialog} onClose={onClose} aria-labelledby={titleId}>
      <div className={ui.between}>
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className={ui.iconButton}
          aria-label={t(uiMessages.close)}
          onClick={() => ref.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
