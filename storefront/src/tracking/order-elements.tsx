import { addressLine } from '@botika/common/address-line'
import * as uiMessages from '@botika/common/messages/ui'
import type { RecurringOrder } from '@botika/common/recurring-orders/schema'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../lib/language/text'
import { paths } from '../lib/paths'
import { EmptyState } from '../ui/EmptyState'
import type { IconName } from '../ui/Icon'
import { Picture } from '../ui/Picture'
import ui from '../ui/ui.module.css'
import styles from './OrderView.module.css'

interface HeadingProps {
  orderNumber: string
  status: string
  tone: 'good' | 'bad' | 'warn' | 'info'
  children?: ReactNode
}

export const OrderHeading = ({ orderNumber, status, tone, children }: HeadingProps) => (
  <div className={ui.between}>
    <p className={ui.row}>
      <b className={styles.code}>{orderNumber}</b>
      <span className={`${ui.badge} ${ui[tone]}`}>{status}</span>
    </p>
    {children}
  </div>
)

type ReceiverFields =
  | 'receiver_first_name'
  | 'receiver_last_name'
  | 'receiver_number'
  | 'delivery_option'
  | 'address'
  | 'barangay'
  | 'city'
  | 'province'

export const Receiver = ({ order }: { order: Pick<RecurringOrder, ReceiverFields> }) => (
  <p className={ui.small}>
    <b>
      {order.receiver_first_name} {order.receiver_last_name}
    </b>
    <br />
    {order.receiver_number}
    {order.delivery_option !== 'pick_up' && (
      <>
        <br />
        {addressLine(order)}
      </>
    )}
  </p>
)

export const ItemPicture = ({ image }: { image: string | null }) => (
  <Picture image={image} alt="" width={56} height={56} sizes="56px" max={160} className={styles.picture} />
)

interface MissingProps {
  icon: IconName
  title: string
  text: string
  to: string
  link: string
}

export const MissingOrder = ({ icon, title, text, to, link }: MissingProps) => (
  <EmptyState icon={icon} title={title}>
    <p>{text}</p>
    <div className={ui.row}>
      <Link to={to} className={ui.primary}>
        {link}
      </Link>
      <Link to={paths.trackYourOrder()} className={ui.outline}>
        {t(uiMessages.trackYourOrder)}
      </Link>
    </div>
  </EmptyState>
)
