import ui from '../../shared/ui/ui.module.css'
import type { CardProduct } from './card-data'
import { ProductCard } from './ProductCard'

// two rows of two on a phone, the first row on a wide screen
const FIRST = 4

/** A shelf of products. */
export const ProductGrid = ({
  products,
  heading,
}: {
  products: readonly CardProduct[]
  heading?: 'h2' | 'h3'
}) => (
  <ul className={ui.grid}>
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCard product={product} isFirst={index < FIRST} {...(heading && { heading })} />
      </li>
    ))}
  </ul>
)
