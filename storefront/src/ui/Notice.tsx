import type { ReactNode } from 'react'
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
