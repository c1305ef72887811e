import { t } from '../../../../lib/language/words'
import { ListHeading } from '../../../../listing/ListHeading'
import { countText, ProductList } from '../../../../catalogue/ProductList'
import { paths } from '../../../../lib/paths'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs'
import { Head } from '../../../../ui/Head'
import ui from '../../../../ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../../lib/router/page-context'

/** Every product that a pharmacy offers. */
export function Component() {
  const { page, query } = useLoaderData<typeof loader>()
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={t('Medicines and health products')}
        description={t(
          'Compare the prices of medicines and health products at licensed pharmacies in the Philippines.',
        )}
        path={paths.products(query.page > 1 ? { page: query.page } : {})}
      />
      <Breadcrumbs crumbs={[{ name: t('Products') }]} />
      <ListHeading title={t('Medicines and health products')} count={countText(page)} />
      <ProductList page={page} query={query} />
    </div>
  )
}
