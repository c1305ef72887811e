import * as catalogue from '@botika/common/messages/catalogue'
import * as uiMessages from '@botika/common/messages/ui'
import { lazy, Suspense, useMemo } from 'react'
import { BuyBox } from '../../../../catalogue/BuyBox'
import { Description } from '../../../../catalogue/Description'
import { Equivalents } from '../../../../catalogue/Equivalents'
import { Facts } from '../../../../catalogue/Facts'
import { Gallery } from '../../../../catalogue/Gallery'
import { namesOf } from '../../../../catalogue/naming'
import { Offers } from '../../../../catalogue/Offers'
import { ProductGrid } from '../../../../catalogue/ProductGrid'
import { ProductData } from '../../../../catalogue/ProductData'
import { paths } from '../../../../lib/paths'
import { t } from '../../../../lib/language/text'
import { WhenVisible } from '../../../../lib/WhenVisible'
import { Breadcrumbs, type Crumb } from '../../../../ui/Breadcrumbs'
import { Seen } from '../../../../catalogue/seen/Seen'
import { Head } from '../../../../ui/Head'
import ui from '../../../../ui/ui.module.css'
import type { loader } from './loader'
import styles from './page.module.css'
import { useLoaderData } from '../../../../lib/router/page-context'

const PriceWatch = lazy(async () => ({
  default: (await import('../../../../content/price-alert/PriceWatch')).PriceWatch,
}))

export function Component() {
  const { product, offers, equivalents, equivalentsCount, related } = useLoaderData<typeof loader>()
  const { first, second } = namesOf(product)
  const { category, subcategory, id, name, image } = product
  const seen = useMemo(() => ({ id, name, first, second, image }), [id, name, first, second, image])
  const crumbs: Crumb[] = [
    { name: t(uiMessages.products), to: paths.products() },
    ...(category ? [{ name: category.name, to: paths.category(category) }] : []),
    ...(category && subcategory
      ? [{ name: subcategory.name, to: paths.subcategory(category, subcategory) }]
      : []),
    { name: first },
  ]
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={second ? `${first}, ${second}` : first}
        description={`${first}: compare the price, stock and distance of ${offers.length} pharmacies. ${product.description}`.slice(
          0,
          160,
        )}
        path={paths.product(product)}
        image={product.image}
      />
      <ProductData product={product} offers={offers} />
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.product} key={product.id}>
        <Gallery product={product} />
        <div className={styles.buy}>
          <BuyBox product={product} offers={offers} />
          <Equivalents product={product} equivalents={equivalents} count={equivalentsCount} />
          <WhenVisible id="watch" className={styles.watch}>
            <Suspense>
              <PriceWatch product={product} />
            </Suspense>
          </WhenVisible>
        </div>
        <Facts product={product} />
      </div>
      <div className={styles.below} key={`below ${product.id}`}>
        <Offers product={product} offers={offers} />
        <Description product={product} />
        {related.length > 0 ? (
          <section className={ui.stack} aria-labelledby="related">
            <h2 id="related">{t(catalogue.relatedProducts)}</h2>
            <ProductGrid products={related} />
          </section>
        ) : null}
        <Seen now={seen} />
      </div>
    </div>
  )
}
