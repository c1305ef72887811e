import { blocksOf } from './article-text'
import styles from './Prose.module.css'

/** Plain text as headings and paragraphs; whatever it holds, it is shown and never run. */
export function ArticleBody({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {blocksOf(text).map((block, index) =>
        block.kind === 'heading' ? (
          <h2 key={block.id} id={block.id}>
            {block.text}
          </h2>
        ) : (
          // paragraphs have no name of their own and never change places
          <p key={`p${index}`}>{block.text}</p>
        ),
      )}
    </div>
  )
}
