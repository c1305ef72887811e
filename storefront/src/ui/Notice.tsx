import { tryAgain } from '@botika/common/messages/ui'
import type { ReactNode } from 'react'
import { t } from '../lib/language/text'
import { Icon, type IconName } from './Icon'
import ui from './ui.module.css'

const STYLES = { info: ui.notice, warn: ui.noticeWarn, bad: ui.noticeBad }

interface Props {
  tone?: keyof typeof STYLES
  icon?: IconName
  role?: 'status' | 'alert'
  isApart?: boolean
  children: ReactNode
}

export const Notice = ({
  tone = 'info',
  icon = tone === 'info' ? 'info' : 'alert',
  role,
  isApart,
  children,
}: Props) => (
  <div className={isApart ? `${STYLES[tone]} ${ui.apart}` : STYLES[tone]} role={role}>
    <Icon name={icon} />
    <div>{children}</div>
  </div>
)

interface RetryProps extends Pick<Props, 'tone'> {
  text: string
  onRetry: () => void
  isBusy?: boolean
}

export const RetryNotice = ({ tone = 'bad', text, onRetry, isBusy }: RetryProps) => (
  <Notice tone={tone} role="alert">
    <p>{text}</p>
    <button type="button" className={ui.quiet} onClick={onRetry} aria-busy={isBusy}>
      {t(tryAgain)}
    </button>
  </Notice>
)

export const TextList = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 ? (
    <ul>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  ) : null

/** Always rendered, so that screen readers announce an error. */
export const ErrorNotice = ({ text }: { text: string }) => (
  <div role="alert">{text ? <Notice tone="bad">{text}</Notice> : null}</div>
)
