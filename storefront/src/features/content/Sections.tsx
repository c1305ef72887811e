import type { ReactNode } from 'react'
import prose from './Prose.module.css'
import styles from './Sections.module.css'

export interface Section {
  /** Where links lead to. */
  id: string
  title: string
  body: ReactNode
}

/** A long text in sections, with the list of them beside it, or above it on a phone. */
export const Sections = ({ sections }: { sections: readonly Section[] }) => (
  <div className={styles.layout}>
    <nav aria-labelledby="on-this-page" className={styles.contents}>
      <h2 id="on-this-page">On this page</h2>
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
          <div className={prose.prose}>{body}</div>
        </section>
      ))}
    </div>
  </div>
)
