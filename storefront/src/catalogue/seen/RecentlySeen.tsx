import * as catalogue from '@botika/common/messages/catalogue'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { t, unbroken } from '../../lib/language/text'
import { Picture } from '../../ui/Picture'
import ui from '../../ui/ui.module.css'
import styles from './RecentlySeen.module.css'
import { browserStorage } from '@botika/common/safe-storage'

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
            <Picture image={product.image} width={144} max={320} />
            <Link to={paths.product(product)}>{unbroken(product.first)}</Link>
            <small>{unbroken(product.second)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

export interface SeenProduct {
  id: number
  name: string
  first: string
  second: string
  image: string | null
}

const KEY = 'recentlySeen'
const MOST = 12

const isSeen = (value: unknown): value is SeenProduct => {
  const { id, name, first, second, image } = (value ?? {}) as Record<string, unknown>
  return (
    Number.isInteger(id) &&
    [name, first, second].every((text) => typeof text === 'string') &&
    (image === null || typeof image === 'string')
  )
}

export function readSeen(): SeenProduct[] {
  const saved = browserStorage.readJson(KEY)
  return Array.isArray(saved) ? saved.filter(isSeen).slice(0, MOST) : []
}

export function noteSeen(product: SeenProduct) {
  const others = readSeen().filter(({ id }) => id !== product.id)
  browserStorage.write(KEY, JSON.stringify([product, ...others].slice(0, MOST)))
}

export const forgetSeen = () => browserStorage.remove(KEY)
