import * as account from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import type { RateableProduct } from '@botika/common/ratings/own-endpoints'
import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../lib/paths'
import { formatDate } from '../lib/language/dates'
import { t, unbroken } from '../lib/language/text'
import rated from '../catalogue/rating/Rating.module.css'
import { Stars } from '../catalogue/rating/Stars'
import chips from '../ui/chips.module.css'
import { EmptyState } from '../ui/EmptyState'
import { Picture } from '../ui/Picture'
import tiles from '../ui/tiles.module.css'
import ui from '../ui/ui.module.css'
import { PagedList } from './PagedList'

const RatingForm = lazy(async () => ({
  default: (await import('../catalogue/rating/RatingForm')).RatingForm,
}))

export function ToRate() {
  const isRated = useSearchParams()[0].get('rated') === 'true'
  return (
    <>
      <nav aria-label={t(uiMessages.ratings)} className={chips.chips}>
        <Link to={paths.toRate()} aria-current={isRated ? undefined : 'page'}>
          {t(account.toRate)}
        </Link>
        <Link to={paths.toRate({ rated: 'true' })} aria-current={isRated ? 'page' : undefined}>
          {t(account.rated)}
        </Link>
      </nav>
      <PagedList
        name={`rated ${isRated}`}
        ask={async (page, signal) =>
          (await import('./calls')).askRateable({ page, is_rated: isRated }, signal)
        }
        empty={
          <EmptyState icon="star" title={isRated ? t(account.nothingRatedYet) : t(account.nothingToRate)}>
            <p>{t(account.whatYouReceiveShowsHereAFew)}</p>
            <Link to={paths.orders()} className={ui.primary}>
              {t(uiMessages.seeMyOrders)}
            </Link>
          </EmptyState>
        }
      >
        {({ data }, again) => (
          <ul className={ui.stack}>
            {data.map((product) => (
              <Row key={product.product_id} product={product} onChanged={again} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function Row({ product, onChanged }: { product: RateableProduct; onChanged: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const { rating, name, product_id: id } = product
  return (
    <li className={`${ui.card} ${ui.stack}`}>
      <div className={ui.between}>
        <div className={tiles.pictured}>
          <Picture image={product.image} alt="" width={64} height={64} sizes="64px" max={160} />
          <div>
            <h2 className={tiles.name}>
              <Link className={ui.plainLink} to={paths.product({ id, name })}>
                {unbroken(name)}
              </Link>
            </h2>
            <p className={`${ui.muted} ${ui.small}`}>
              {t(account.orderedDate, { date: formatDate(product.ordered_at) })}
            </p>
          </div>
        </div>
        {isOpen ? null : (
          <button type="button" className={rating ? ui.outline : ui.primary} onClick={() => setIsOpen(true)}>
            {rating ? t(uiMessages.change) : t(uiMessages.rateIt)}
            <span className={ui.hidden}> {name}</span>
          </button>
        )}
      </div>
      {isOpen ? (
        <Suspense fallback={<span className={ui.skeleton} />}>
          <RatingForm
            productId={id}
            before={rating}
            onDone={() => {
              setIsOpen(false)
              onChanged()
            }}
          />
        </Suspense>
      ) : rating ? (
        <>
          <p className={ui.row}>
            <Stars value={rating.stars} />
            {rating.is_hidden ? (
              <span className={`${ui.badge} ${ui.warn}`}>{t(account.notShownToOthers)}</span>
            ) : null}
          </p>
          {rating.comment ? <p className={rated.comment}>{rating.comment}</p> : null}
        </>
      ) : null}
    </li>
  )
}
