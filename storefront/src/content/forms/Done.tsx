import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon'
import styles from './Form.module.css'

export function Done({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className={styles.done}>
      <span>
        <Icon name="check" size={32} />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  )
}
