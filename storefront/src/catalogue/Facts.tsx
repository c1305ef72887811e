import * as catalogue from '@botika/common/messages/catalogue'
import * as ui from '@botika/common/messages/ui'
import type { Product } from '@botika/common/products/schema'
import { Link } from 'react-router-dom'
import { t } from '../lib/language/text'
import { paths } from '../lib/paths'
import styles from './Facts.module.css'

export function Facts({ product }: { product: Product }) {
  const { category, subcategory, subsubcategory } = product
  const pairs = [
    [catalogue.genericName, product.generic_name],
    [ui.brand, product.brand],
    [catalogue.strength, product.strength],
    [catalogue.form, product.dosage_form],
    [catalogue.pack, product.pack_size],
    [catalogue.manufacturer, product.manufacturer],
    [catalogue.fdaRegistration, product.registration_number],
    [catalogue.sku, product.sku ?? `BTK-${product.inventory_id ?? product.id}`],
  ] as const
  return (
    <dl className={styles.facts}>
      {pairs.map(([name, value], index) =>
        value ? (
          <div key={index}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
      {category ? (
        <div>
          <dt>{t(catalogue.category)}</dt>
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
