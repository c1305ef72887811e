import * as catalogue from '@botika/common/messages/catalogue'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { unbroken } from '../../lib/language/unbroken'
import { t } from '../../lib/language/words'
import { Picture } from '../../ui/Picture'
import ui from '../../ui/ui.module.css'
import styles from './RecentlySeen.module.css'
import { forgetSeen, readSeen } from './store'

/** What was looked at in this browser, but for the product one is looking at. */
export function RecentlySeen({ but }: { but?: number | undefined }) {
  const [seen, setSeen] = useState(readSeen)
  const shown = seen.filter(({ id }) => id !== but)
  if (shown.length === 0) return null
  return (
    <section className={ui.stack} aria-labelledby="seen">
      <div className={ui.between}>
        <div>
          <h2 id="seen">{t(catalogue.recentlySeen)}</h2>
          <p className={ui.muted}>{t(catalogue.keptInThisBrowserAlone)}</p>
        </div>
        <button
          type="button"
          className={ui.quiet}
          onClick={() => {
            forgetSeen()
            setSeen([])
          }}
        >
          {t(catalogue.clear)}
          <span className={ui.hidden}> {t(catalogue.whatIHaveSeen)}</span>
        </button>
      </div>
      <ul className={styles.seen}>
        {shown.map((product) => (
          <li key={product.id}>
            <Picture image={product.image} alt="" width={144} height={144} sizes="144px" max={320} />
            <Link to={paths.product(product)}>{unbroken(product.first)}</Link>
            <small>{unbroken(product.second)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
