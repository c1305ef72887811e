import * as content from '@botika/common/messages/content'
import type { ReactElement, ReactNode } from 'react'
import { t, unbroken } from '../lib/language/text'
import prose from './Prose.module.css'
import styles from './Sections.module.css'

/** A text is a paragraph, several are a list. */
export type Block = string | readonly string[] | ReactElement

export interface Section {
  id: string
  /** In the language of the text, which may not be the page's. */
  title: string
  body: readonly Block[]
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
          <div className={isText ? prose.prose : undefined}>{body.map(blockOf)}</div>
        </section>
      ))}
      {children}
    </div>
  </div>
)

function blockOf(block: Block, index: number): ReactNode {
  if (typeof block === 'string') return <p key={index}>{unbroken(block)}</p>
  if (!('props' in block))
    return (
      <ul key={index}>
        {block.map((text) => (
          <li key={text}>{unbroken(text)}</li>
        ))}
      </ul>
    )
  return block
}
