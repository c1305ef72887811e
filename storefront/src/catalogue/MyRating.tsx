import * as catalogue from '@botika/common/messages/catalogue'
import * as uiMessages from '@botika/common/messages/ui'
import { lazy, Suspense, useState } from 'react'
import { createPath, Link, useLocation } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t } from '../lib/language/words'
import { withNodes } from '../lib/language/withNodes'
import { Stars } from './rating/Stars'
import { hasRole, useUser } from '../session/atoms'
import ui from '../ui/ui.module.css'
import { RATINGS_HASH } from './ratings-address'
import { useAnswer } from '../lib/useAnswer'

const RatingForm = lazy(async () => ({
  default: (await import('./rating/RatingForm')).RatingForm,
}))

interface Props {
  productId: number
  /** True while nobody has rated the product. */
  isFirst: boolean
  onChanged: () => void
}

/** The shopper's own rating, or how to come to one. */
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
  const { answer, retry } = useAnswer(`mine ${productId}`, async (signal) =>
    (await import('./rating/calls')).askMyRating(productId, signal),
  )
  if (answer.state !== 'found') return null
  const { may_rate, rating } = answer.data
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
