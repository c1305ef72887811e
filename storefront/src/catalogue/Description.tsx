import * as catalogue from '@botika/common/messages/catalogue'
import * as uiMessages from '@botika/common/messages/ui'
import type { Product } from '@botika/common/products/schema'
import { type KeyboardEvent, useEffect, useId, useRef, useState, lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { t } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import styles from './Description.module.css'
import { RATINGS_HASH, RATINGS_ID } from './ratings-url'
import { WhenVisible } from '../lib/WhenVisible'

const RatingList = lazy(async () => ({ default: (await import('./RatingList')).RatingList }))

const SECTIONS = [
  ['indications', catalogue.whatItIsFor],
  ['dosage', catalogue.howToTakeIt],
  ['contraindications', catalogue.whenNotToTakeIt],
  ['side_effects', catalogue.sideEffects],
  ['storage', catalogue.howToKeepIt],
] as const

const TABS = [catalogue.productDescription, uiMessages.ratings] as const
const RATINGS = 1

export function Description({ product }: { product: Product }) {
  const id = useId()
  const [open, setOpen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === RATINGS_HASH) setOpen(RATINGS)
  }, [hash, key])
  const about = ownText(product)

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = (open + step + TABS.length) % TABS.length
    setOpen(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <section id={RATINGS_ID} aria-label={t(catalogue.aboutThisProduct)} className={styles.about}>
      <div role="tablist" aria-label={t(catalogue.aboutThisProduct)} className={styles.tabs} ref={list}>
        {TABS.map((name, index) => (
          <button
            key={index === RATINGS ? 'ratings' : 'description'}
            type="button"
            role="tab"
            onKeyDown={onKeyDown}
            id={`${id}-tab-${index}`}
            aria-selected={index === open}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setOpen(index)}
          >
            {t(name)}
            {index === RATINGS && product.rating_count > 0 ? ` (${product.rating_count})` : ''}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel-0`}
        aria-labelledby={`${id}-tab-0`}
        hidden={open !== 0}
        className={styles.panel}
      >
        {about ? <Paragraphs text={about} /> : null}
        {SECTIONS.map(([field, title]) =>
          product[field] ? (
            <div key={field} className={styles.section}>
              <h3>{t(title)}</h3>
              <Paragraphs text={product[field]} />
            </div>
          ) : null,
        )}
        {about || SECTIONS.some(([field]) => product[field]) ? null : (
          <p className={ui.muted}>{t(catalogue.theManufacturersDescriptionHasNotBeenAdded)}</p>
        )}
        <p className={`${ui.notice} ${styles.advice}`}>
          <Icon name="info" /> {t(catalogue.thisPageDoesNotReplace)}
        </p>
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel-1`}
        aria-labelledby={`${id}-tab-1`}
        hidden={open !== RATINGS}
        className={styles.panel}
      >
        <WhenVisible className={ui.stack}>
          <Suspense fallback={<span className={ui.skeleton} />}>
            <RatingList productId={product.id} />
          </Suspense>
        </WhenVisible>
      </div>
    </section>
  )
}

const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)

const ownText = (product: Product) =>
  SECTIONS.reduce(
    (text, [field]) => (product[field] ? text.replace(product[field], '') : text),
    product.description,
  )
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim()
