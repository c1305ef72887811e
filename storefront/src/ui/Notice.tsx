import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'
import ui from './ui.module.css'

const STYLES = { info: ui.notice, warn: ui.noticeWarn, bad: ui.noticeBad }

interface Props {
  tone?: keyof typeof STYLES
  icon?: IconName
  role?: 'status' | 'alert'
  /** True where it keeps a distance from what stands above. */
  isApart?: boolean
  children: ReactNode
}

/** A framed message: something to know, to look at, or that went wrong. */
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

/** Where an error appears after an attempt; there from the start, so that screen readers announce it. */
export const ErrorNotice = ({ text }: { text: string }) => (
  <div role="alert">{text ? <Notice tone="bad">{text}</Notice> : null}</div>
)
