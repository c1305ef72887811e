import * as content from '@botika/common/messages/content'
import type { ReactNode } from 'react'
import { t } from '../lib/language/text'
import prose from './Prose.module.css'
import styles from './Sections.module.css'

export interface Section {
  id: string
  /** In the language of the text, which may not be the page's. */
  title: string
  body: ReactNode
}

interface Props {
  sections: readonly Section[]
  isText?: boolean
  children?: ReactNode
}

export const Sections = ({ sections, isText = true, children }: Props) => (
  <div className={styles.layout}>
    <nav aria-labelledby="on-this-page" className={styles.contents}>
      <h2 id="on-this-page">{t(content.onThisPage)}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
    <div className={styles.sections}>
      {sections.map(({ id, title, body }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {isText ? <div className={prose.prose}>{body}</div> : body}
        </section>
      ))}
      {children}
    </div>
  </div>
)
