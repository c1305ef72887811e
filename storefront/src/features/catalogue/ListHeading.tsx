import styles from './ProductList.module.css'

/** The title of a list and how much is in it. */
export const ListHeading = ({ title, count }: { title: string; count: string }) => (
  <div className={styles.heading}>
    <h1>{title}</h1>
    <p>{count}</p>
  </div>
)
