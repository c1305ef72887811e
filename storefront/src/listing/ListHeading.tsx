import styles from './ListHeading.module.css'

interface Props {
  title: string
  count: string
  isPart?: boolean
}

export function ListHeading({ title, count, isPart = false }: Props) {
  const Heading = isPart ? 'h2' : 'h1'
  return (
    <div className={styles.heading}>
      <Heading>{title}</Heading>
      <p>{count}</p>
    </div>
  )
}
