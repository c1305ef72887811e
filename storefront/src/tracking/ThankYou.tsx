import * as checkout from '@botika/common/messages/checkout'
import * as tracking from '@botika/common/messages/tracking'
import * as uiMessages from '@botika/common/messages/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../lib/language/text'
import { paths } from '../lib/paths'
import { Loading } from '../ui/Loading'
import { EmptyState } from '../ui/EmptyState'
import { Head } from '../ui/Head'
import { Icon, type IconName } from '../ui/Icon'
import { useToast } from '../ui/toast/atoms'
import ui from '../ui/ui.module.css'
import summary from '../ui/summary.module.css'
import styles from './OrderView.module.css'

interface Props {
  /** Null where none was placed in this tab, undefined during hydration. */
  orderNumber: string | null | undefined
  title: string
  description: string
  details?: ReactNode
  note: string
  to: (orderNumber: string) => string
  actions?: ReactNode
  none: { icon: IconName; title: string; text: string }
  children: ReactNode
}

export function ThankYou({ orderNumber, description, none, children, ...thanks }: Props) {
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack} ${summary.screen}`}>
      <Head title={t(checkout.thankYou)} description={description} />
      {orderNumber ? (
        <Thanks orderNumber={orderNumber} {...thanks} />
      ) : (
        <>
          <h1 className={ui.hidden}>{t(checkout.thankYou)}</h1>
          {orderNumber === undefined ? (
            <Loading />
          ) : (
            <EmptyState icon={none.icon} title={none.title}>
              <p>{none.text}</p>
              <Link to={paths.trackYourOrder()} className={ui.primary}>
                {t(uiMessages.trackYourOrder)}
              </Link>
            </EmptyState>
          )}
        </>
      )}
      {children}
      <p className={`${ui.noPrint} ${ui.after}`}>
        <Link to={paths.products()} className={ui.quiet}>
          {t(uiMessages.continueShopping)}
        </Link>
      </p>
    </div>
  )
}

interface ThanksProps extends Pick<Props, 'title' | 'details' | 'note' | 'to' | 'actions'> {
  orderNumber: string
}

function Thanks({ orderNumber, title, details, note, to, actions }: ThanksProps) {
  const showToast = useToast()

  async function copy() {
    // browsers may deny it: the number can be selected
    await navigator.clipboard?.writeText(orderNumber).then(
      () => showToast(t(tracking.orderNumberCopied), 'success'),
      () => undefined,
    )
  }

  return (
    <div className={styles.thanks}>
      <span>
        <Icon name="check" size={40} />
      </span>
      <h1>{title}</h1>
      {details}
      <p>{note}</p>
      <p className={styles.number}>{orderNumber}</p>
      <div className={`${styles.actions} ${ui.noPrint}`}>
        <button type="button" className={ui.outline} onClick={() => void copy()}>
          <Icon name="copy" size={18} /> {t(tracking.copy)}
        </button>
        <button type="button" className={ui.outline} onClick={() => window.print()}>
          <Icon name="print" size={18} /> {t(uiMessages.print)}
        </button>
        {actions}
        <Link to={to(orderNumber)} className={ui.primary}>
          <Icon name="truck" size={18} /> {t(uiMessages.trackYourOrder)}
        </Link>
      </div>
    </div>
  )
}
