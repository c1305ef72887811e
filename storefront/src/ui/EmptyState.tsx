import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Icon, type IconName } from './Icon'

interface Props {
  icon: IconName
  title: string
  children?: ReactNode
}

export function EmptyState({ icon, title, children }: Props) {
  return (
    <div className={styles.empty}>
      <span>
        <Icon name={icon} size={32} />
      </span>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
