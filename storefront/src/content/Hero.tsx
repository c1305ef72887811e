import type { ReactNode } from 'react'
import ui from '../ui/ui.module.css'
import styles from './Hero.module.css'

interface Props {
  kicker: string
  title: string
  lead: string
  children?: ReactNode
}

export const Hero = ({ kicker, title, lead, children }: Props) => (
  <section className={styles.hero}>
    <div className={`${ui.container} ${styles.inner}`}>
      <p className={styles.kicker}>{kicker}</p>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  </section>
)
