import type { Product } from '@botika/common/products/schema'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import styles from './Facts.module.css'

/** What the product is, in pairs. */
export function Facts({ product }: { product: Product }) {
  const { category, subcategory, subsubcategory } = product
  const pairs = [
    ['Generic Name', product.generic_name],
    ['Brand', product.brand],
    ['Strength', product.strength],
    ['Form', product.dosage_form],
    ['Pack', product.pack_size],
    ['Manufacturer', product.manufacturer],
    ['FDA registration', product.registration_number],
    ['SKU', product.sku ?? `BTK-${product.inventory_id ?? product.id}`],
  ] as const
  return (
    <dl className={styles.facts}>
      {pairs.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
      {category ? (
        <div>
          <dt>Category</dt>
          <dd>
            <Link to={paths.category(category)}>{category.name}</Link>
            {subcategory ? (
              <>
                {' › '}
                <Link to={paths.subcategory(category, subcategory)}>{subcategory.name}</Link>
              </>
            ) : null}
            {subsubcategory ? ` › ${subsubcategory.name}` : null}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
