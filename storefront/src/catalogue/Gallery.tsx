import * as catalogue from '@botika/common/messages/catalogue'
import type { Product } from '@botika/common/products/schema'
import { useRef, useState } from 'react'
import { t } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import { Picture } from '../ui/Picture'
import ui from '../ui/ui.module.css'
import styles from './Gallery.module.css'
import { namesOf } from './naming'

export function Gallery({ product }: { product: Product }) {
  const strip = useRef<HTMLUListElement>(null)
  const { first } = namesOf(product)
  const images = [...new Set([product.image, ...product.images].filter((one) => one !== null))]
  const shown = images.length > 0 ? images : [null]
  const [at, setAt] = useState(0)
  const arrow = (icon: 'left' | 'right', label: string, step: number) => (
    <button
      type="button"
      className={ui.iconButton}
      aria-label={label}
      onClick={() => {
        const next = (at + step + shown.length) % shown.length
        strip.current?.scrollTo({ left: next * strip.current.clientWidth })
      }}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <div className={styles.gallery}>
      {/* a strip that scrolls must be reachable by keyboard */}
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / (clientWidth || 1)))
        }
        {...(shown.length > 1 ? { tabIndex: 0, 'aria-label': t(catalogue.pictures) } : {})}
      >
        {shown.map((image, index) => (
          <li key={image}>
            <Picture
              image={image}
              alt={
                shown.length > 1
                  ? t(catalogue.namePictureNumberOfCount, {
                      name: first,
                      number: index + 1,
                      count: shown.length,
                    })
                  : first
              }
              width={640}
              sizes="(min-width: 1334px) 611px, (min-width: 768px) 46vw, 100vw"
              max={960}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
      {shown.length > 1 ? (
        <div className={styles.arrows}>
          <span role="status">
            <span aria-hidden="true">
              {at + 1} / {shown.length}
            </span>
            <span className={ui.hidden}>
              {t(catalogue.pictureNumberOfCount, { number: at + 1, count: shown.length })}
            </span>
          </span>
          {arrow('left', t(catalogue.previousPicture), -1)}
          {arrow('right', t(catalogue.nextPicture), 1)}
        </div>
      ) : null}
    </div>
  )
}
