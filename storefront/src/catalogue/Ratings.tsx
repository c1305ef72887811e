import type { Product } from '@botika/common/products/schema'
import { lazy, Suspense } from 'react'
import ui from '../ui/ui.module.css'
import { WhenSeen } from '../lib/WhenSeen'

const RatingList = lazy(async () => ({ default: (await import('./RatingList')).RatingList }))

/** What those who bought the product think of it, once it is seen. */
export const Ratings = ({ product }: { product: Product }) => (
  <WhenSeen className={ui.stack}>
    <Suspense fallback={<span className={ui.skeleton} />}>
      <RatingList productId={product.id} />
    </Suspense>
  </WhenSeen>
)
