import ui from '../ui/ui.module.css'
import type { CardProduct } from './card-data'
import { ProductCard } from './ProductCard'

interface Props {
  products: readonly CardProduct[]
  heading?: 'h2' | 'h3'
  /** True for the shelf that the page is about: its first picture is fetched at once, alone so that nothing slows it. */
  isFirst?: boolean
}

/** A shelf of products. */
export const ProductGrid = ({ products, heading, isFirst = false }: Props) => (
  <ul className={ui.grid}>
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCard product={product} isFirst={isFirst && index === 0} {...(heading && { heading })} />
      </li>
    ))}
  </ul>
)
