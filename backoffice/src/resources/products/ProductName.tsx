import { shared } from '@botika/common/messages/office'
import { useWords } from '../../lib/language/useWords'
import type { ProductCard } from '@botika/common/products/schema'
import { useBasename, useCreatePath } from 'react-admin'
import { ProductPicture } from '../../ui/ProductPicture'
import { RowLink } from '../../ui/RowLink'
import { ToneChip } from '../../ui/StatusChip'
import { Facts } from '../../ui/Facts'
import { unbroken } from '../../ui/words'
import './ProductName.css'

/** Generic name first and largest (RA 6675), then the product as it is sold. The way to its page. */
export function ProductName({ product }: { product: ProductCard }) {
  const t = useWords()
  const createPath = useCreatePath()
  // an SKU is one pharmacy's, and admins see the product of all
  const isAdmin = useBasename() === '/admin'
  return (
    <div className="product-name">
      <ProductPicture image={product.image} size={48} />
      <div className="product-name-words">
        <RowLink isTall to={createPath({ resource: 'products', type: 'edit', id: product.id })}>
          {unbroken(product.generic_name ?? product.name)}
        </RowLink>
        <div className="row-more">
          <Facts>
            {product.generic_name ? product.name : product.pack_size}
            {!isAdmin && product.sku}
          </Facts>
        </div>
        {product.is_prescription && <ToneChip tone="info" label={t(shared.prescription)} />}
      </div>
    </div>
  )
}
