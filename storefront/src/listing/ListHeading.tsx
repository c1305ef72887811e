import styles from './ListHeading.module.css'

interface Props {
  title: string
  count: string
  /** True where the page has its own title already. */
  isPart?: boolean
}

/** The title of a list and how much is in it. */
export function ListHeading({ title, count, isPart = false }: Props) {
  const Heading = isPart ? 'h2' : 'h1'
  return (
    <div className={styles.heading}>
      <Heading>{title}</Heading>
      <p>{count}</p>
    </div>
  )
}
