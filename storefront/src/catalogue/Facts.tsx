import type { Product } from '@botika/common/products/schema'
import { Link } from '../lib/router/Link'
import { t, word } from '../lib/language/words'
import { paths } from '../lib/paths'
import styles from './Facts.module.css'

/** What the product is, in pairs. */
export function Facts({ product }: { product: Product }) {
  const { category, subcategory, subsubcategory } = product
  const pairs = [
    [word('Generic Name'), product.generic_name],
    [word('Brand'), product.brand],
    [word('Strength'), product.strength],
    [word('Form'), product.dosage_form],
    [word('Pack'), product.pack_size],
    [word('Manufacturer'), product.manufacturer],
    [word('FDA registration'), product.registration_number],
    ['SKU', product.sku ?? `BTK-${product.inventory_id ?? product.id}`],
  ] as const
  return (
    <dl className={styles.facts}>
      {pairs.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
      {category ? (
        <div>
          <dt>{t('Category')}</dt>
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
