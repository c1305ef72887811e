import * as ui from '@botika/common/messages/ui'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { t } from '../../lib/language/text'
import { useAtom } from '../../lib/store'
import { Icon } from '../Icon'
import { toastAtom } from './atoms'
import styles from './Toasts.module.css'

const SHOWN_MS = 5000

export function Toasts() {
  const [toast, set] = useAtom(toastAtom)
  const { pathname } = useLocation()
  const last = useRef(toast)
  useEffect(() => {
    last.current = toast
  }, [toast])
  useEffect(() => {
    if (last.current?.link?.to === pathname) set(null)
  }, [pathname, set])
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => set(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast, set])
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {toast ? (
        <div key={toast.id} className={`${styles.toast} ${styles[toast.color]}`}>
          <Icon name={toast.color === 'error' || toast.color === 'warning' ? 'alert' : 'check'} />
          <p>{toast.content}</p>
          {toast.link ? (
            <Link to={toast.link.to} onClick={() => set(null)}>
              {toast.link.text}
            </Link>
          ) : null}
          <button type="button" aria-label={t(ui.closeMessage)} onClick={() => set(null)}>
            <Icon name="close" size={18} />
          </button>
        </div>
      ) : null}
    </div>
  )
}
