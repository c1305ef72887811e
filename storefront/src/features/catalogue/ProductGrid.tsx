import ui from '../../shared/ui/ui.module.css'
import type { CardProduct } from './card-data'
import { ProductCard } from './ProductCard'

interface Props {
  products: readonly CardProduct[]
  heading?: 'h2' | 'h3'
  /** How many pictures are fetched before anything else: those that a phone shows first. */
  first?: number
}

/** A shelf of products. */
export const ProductGrid = ({ products, heading, first = 0 }: Props) => (
  <ul className={ui.grid}>
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCard product={product} isFirst={index < first} {...(heading && { heading })} />
      </li>
    ))}
  </ul>
)
