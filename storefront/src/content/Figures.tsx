import styles from './Figures.module.css'

interface Props {
  figures: readonly { value: number; text: string }[]
}

export function Figures({ figures }: Props) {
  const shown = figures.filter(({ value }) => value > 0)
  if (shown.length === 0) return null
  return (
    <dl className={styles.figures}>
      {shown.map(({ value, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{value.toLocaleString('en-PH')}</dd>
        </div>
      ))}
    </dl>
  )
}
