import * as catalogue from '@botika/common/messages/catalogue'
import type { RatingPage } from '@botika/common/ratings/endpoints'
import { useState } from 'react'
import type * as z from 'zod'
import { t } from '../lib/language/words'
import { formatDate } from '../lib/language/dates'
import styles from './rating/Rating.module.css'
import { Stars } from './rating/Stars'
import { Answered } from '../ui/Answered'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { useAnswer } from '../lib/useAnswer'
import { MyRating } from './MyRating'

type Page = z.infer<typeof RatingPage>

/** The sums, one's own rating, and everybody's, page by page. */
export function RatingList({ productId }: { productId: number }) {
  const [page, setPage] = useState(1)
  const asked = useAnswer(`${productId} ${page}`, async (signal) =>
    (await import('./rating/calls')).askRatings(productId, page, signal),
  )
  return (
    <Answered asked={asked}>
      {(found) => (
        <>
          {found.rating_count > 0 ? <Summary page={found} /> : null}
          <MyRating productId={productId} isFirst={found.rating_count === 0} onChanged={asked.retry} />
          <ul className={ui.stack}>
            {found.data.map((rating) => (
              <li key={rating.id} className={`${ui.card} ${ui.stackS}`}>
                <div className={ui.between}>
                  <span className={ui.row}>
                    <Stars value={rating.stars} />
                    <b>{rating.author}</b>
                    <span className={`${ui.badge} ${ui.good}`}>
                      <Icon name="check" size={14} /> {t(catalogue.boughtHere)}
                    </span>
                  </span>
                  <span className={`${ui.muted} ${ui.small}`}>{formatDate(rating.updated_at)}</span>
                </div>
                {rating.comment ? <p className={styles.comment}>{rating.comment}</p> : null}
              </li>
            ))}
          </ul>
          {found.last_page > 1 ? (
            <nav className={ui.row} aria-label={t(catalogue.pagesOfRatings)}>
              <button
                type="button"
                className={ui.outline}
                disabled={page <= 1}
                onClick={() => setPage(page - 1)}
              >
                {t(catalogue.newer)}
              </button>
              <span className={ui.muted} role="status">
                {t(catalogue.pagePageOfLast, { page, last: found.last_page })}
              </span>
              <button
                type="button"
                className={ui.outline}
                disabled={page >= found.last_page}
                onClick={() => setPage(page + 1)}
              >
                {t(catalogue.older)}
              </button>
            </nav>
          ) : null}
        </>
      )}
    </Answered>
  )
}

function Summary({ page }: { page: Page }) {
  const average = page.rating_average ?? 0
  return (
    <div className={styles.summary}>
      <p className={ui.stackS}>
        <span className={styles.average}>{average.toFixed(1)}</span>
        <span>
          <Stars value={average} size={22} />
        </span>
        <span className={ui.muted}>
          {page.rating_count === 1
            ? t(catalogue.oneRating)
            : t(catalogue.countRatings, { count: page.rating_count })}
        </span>
      </p>
      <dl className={styles.bars}>
        {[5, 4, 3, 2, 1].map((star) => {
          const count = page.stars[star - 1] ?? 0
          return (
            <div key={star}>
              <dt>{star === 1 ? t(catalogue.oneStar) : t(catalogue.countStars, { star })}</dt>
              <dd>
                <meter min={0} max={page.rating_count} value={count} aria-hidden="true" />
              </dd>
              <dd>{count}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
