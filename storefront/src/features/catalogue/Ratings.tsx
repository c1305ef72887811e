import type { Product } from '@botika/common/products/schema'
import { lazy, Suspense } from 'react'
import { t } from '../../shared/language/words'
import ui from '../../shared/ui/ui.module.css'
import { WhenSeen } from '../../shared/WhenSeen'

const RatingList = lazy(async () => ({ default: (await import('./RatingList')).RatingList }))

/** What those who bought the product think of it. */
export const Ratings = ({ product }: { product: Product }) => (
  <section id="ratings" aria-labelledby="ratings-title" className={ui.stack}>
    <h2 id="ratings-title">
      {product.rating_count > 0 ? t('Ratings ({count})', { count: product.rating_count }) : t('Ratings')}
    </h2>
    <WhenSeen className={ui.stack}>
      <Suspense fallback={<span className={ui.skeleton} />}>
        <RatingList productId={product.id} />
      </Suspense>
    </WhenSeen>
  </section>
)
