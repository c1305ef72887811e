import styles from './Prose.module.css'

/** Plain text with blank lines between paragraphs, `## ` before headings and `- ` before points. Nothing in it can run. */
export const Prose = ({ text }: { text: string }) => (
  <div className={styles.prose}>
    {text
      .split(/\n{2,}/)
      .map((block) => block.trim())
      .filter(Boolean)
      .map((block, index) => (
        // blocks never move: the text is what it is
        <Block key={`${index} ${block.slice(0, 20)}`} text={block} />
      ))}
  </div>
)

function Block({ text }: { text: string }) {
  if (text.startsWith('## ')) return <h2>{text.slice(3)}</h2>
  const lines = text.split('\n')
  if (lines.every((line) => line.startsWith('- '))) {
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    )
  }
  return <p>{text}</p>
}
