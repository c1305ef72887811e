import type { ReactNode } from 'react'
import { Prose } from '../../features/content/Prose'
import styles from '../../features/content/Prose.module.css'
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs'
import { Head } from '../../shared/ui/Head'
import ui from '../../shared/ui/ui.module.css'

interface Props {
  title: string
  description: string
  path: string
  text?: string
  children?: ReactNode
}

/** A page of words. */
export const StaticPage = ({ title, description, path, text, children }: Props) => (
  <div className={`${ui.container} ${ui.page}`}>
    <Head title={title} description={description} path={path} />
    <div className={styles.article}>
      <div>
        <Breadcrumbs crumbs={[{ name: title }]} />
        <h1>{title}</h1>
        <p className={styles.lead}>{description}</p>
      </div>
      {text ? <Prose text={text} /> : null}
      {children}
    </div>
  </div>
)
