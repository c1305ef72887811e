import { blocksOf, spansOf } from './article-text'
import styles from './Prose.module.css'

/** Plain text as headings, lists and paragraphs; HTML in it is never run. */
export function ArticleBody({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {blocksOf(text).map((block, index) =>
        block.kind === 'heading' ? (
          <h2 key={block.id} id={block.id}>
            <Spans text={block.text} />
          </h2>
        ) : block.kind === 'list' ? (
          <ul key={`l${index}`}>
            {block.items.map((item, at) => (
              <li key={at}>
                <Spans text={item} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={`p${index}`}>
            <Spans text={block.text} />
          </p>
        ),
      )}
    </div>
  )
}

const Spans = ({ text }: { text: string }) =>
  spansOf(text).map(({ text: part, isStrong }, at) => (isStrong ? <strong key={at}>{part}</strong> : part))
