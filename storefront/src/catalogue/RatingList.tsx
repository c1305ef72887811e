import * as catalogue from '@botika/common/messages/catalogue'
import type { Label } from '@botika/common/messages/message'
import type { RatingPage } from '@botika/common/ratings/endpoints'
import { lazy, Suspense, useState } from 'react'
import type * as z from 'zod'
import { t, withNodes } from '../lib/language/text'
import { formatDate } from '../lib/language/dates'
import styles from './rating/Rating.module.css'
import { Stars } from './rating/Stars'
import { QueryResult } from '../ui/QueryResult'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { useQuery } from '../lib/useQuery'
import * as uiMessages from '@botika/common/messages/ui'
import { createPath, Link, useLocation } from 'react-router-dom'
import { paths } from '../lib/paths'
import { hasRole, useUser } from '../session/atoms'
import { RATINGS_HASH } from './ratings-url'

type Page = z.infer<typeof RatingPage>

export function RatingList({ productId }: { productId: number }) {
  const [page, setPage] = useState(1)
  const query = useQuery(`${productId} ${page}`, async (signal) =>
    (await import('./rating/calls')).askRatings(productId, page, signal),
  )
  const turn = (to: number, last: number, label: Label) => (
    <button type="button" className={ui.outline} disabled={to < 1 || to > last} onClick={() => setPage(to)}>
      {t(label)}
    </button>
  )
  return (
    <QueryResult query={query}>
      {(found) => (
        <>
          {found.rating_count > 0 ? <Summary page={found} /> : null}
          <MyRating productId={productId} isFirst={found.rating_count === 0} onChanged={query.retry} />
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
              {turn(page - 1, found.last_page, catalogue.newer)}
              <span className={ui.muted} role="status">
                {t(catalogue.pagePageOfLast, { page, last: found.last_page })}
              </span>
              {turn(page + 1, found.last_page, catalogue.older)}
            </nav>
          ) : null}
        </>
      )}
    </QueryResult>
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

const RatingForm = lazy(async () => ({
  default: (await import('./rating/RatingForm')).RatingForm,
}))

interface Props {
  productId: number
  isFirst: boolean
  onChanged: () => void
}

export function MyRating(props: Props) {
  const user = useUser()
  const here = createPath({ ...useLocation(), hash: RATINGS_HASH })
  if (hasRole(user, 'customer')) return <Own {...props} />
  return (
    <p className={ui.muted}>
      {props.isFirst ? `${t(catalogue.noRatingsYet)} ` : null}
      {user
        ? null
        : withNodes(catalogue.haveYouBoughtItHereLink, {
            link: <Link to={paths.login({ next: here })}>{t(uiMessages.logIn)}</Link>,
          })}
    </p>
  )
}

function Own({ productId, isFirst, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { result, retry } = useQuery(`mine ${productId}`, async (signal) =>
    (await import('./rating/calls')).askMyRating(productId, signal),
  )
  if (result.state !== 'found') return null
  const { may_rate, rating } = result.data
  if (isOpen) {
    return (
      <div className={ui.card}>
        <Suspense fallback={<span className={ui.skeleton} />}>
          <RatingForm
            productId={productId}
            before={rating}
            onDone={() => {
              setIsOpen(false)
              retry()
              onChanged()
            }}
          />
        </Suspense>
      </div>
    )
  }
  if (!may_rate && !rating) {
    return (
      <p className={ui.muted}>
        {isFirst ? `${t(catalogue.noRatingsYet)} ` : null}
        {t(catalogue.youCanRateItOnce)}
      </p>
    )
  }
  return (
    <div className={ui.row}>
      {rating ? (
        <span>
          {t(catalogue.yourRating)} <Stars value={rating.stars} />
        </span>
      ) : (
        <span>{isFirst ? t(catalogue.youHaveBoughtItBeTheFirst) : t(catalogue.youHaveBoughtIt)}</span>
      )}
      <button type="button" className={rating ? ui.outline : ui.primary} onClick={() => setIsOpen(true)}>
        {rating ? t(catalogue.changeMyRating) : t(uiMessages.rateIt)}
      </button>
    </div>
  )
}
