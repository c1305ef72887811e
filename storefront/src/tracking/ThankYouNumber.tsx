import * as tracking from '@botika/common/messages/tracking'
import * as uiMessages from '@botika/common/messages/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../lib/language/words'
import { useTell } from '../ui/toast/atoms'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import styles from './OrderView.module.css'

interface Props {
  orderNumber: string
  to: (orderNumber: string) => string
  children?: ReactNode
}

export function ThankYouNumber({ orderNumber, to, children }: Props) {
  const tell = useTell()

  async function copy(text: string) {
    // refused in some browsers: the number can still be selected
    await navigator.clipboard?.writeText(text).then(
      () => tell(t(tracking.orderNumberCopied), 'success'),
      () => undefined,
    )
  }

  return (
    <>
      <p className={styles.number}>{orderNumber}</p>
      <div className={`${styles.deeds} ${ui.noPrint}`}>
        <button type="button" className={ui.outline} onClick={() => void copy(orderNumber)}>
          <Icon name="copy" size={18} /> {t(tracking.copy)}
        </button>
        <button type="button" className={ui.outline} onClick={() => window.print()}>
          <Icon name="print" size={18} /> {t(uiMessages.print)}
        </button>
        {children}
        <Link to={to(orderNumber)} className={ui.primary}>
          <Icon name="truck" size={18} /> {t(uiMessages.trackYourOrder)}
        </Link>
      </div>
    </>
  )
}
