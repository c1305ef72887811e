import { t } from '../../../../shared/language/words'
import { ListHeading } from '../../../../shared/listing/ListHeading'
import { countText, ProductList } from '../../../../features/catalogue/ProductList'
import { paths } from '../../../../paths'
import { Breadcrumbs } from '../../../../shared/ui/Breadcrumbs'
import { Head } from '../../../../shared/ui/Head'
import ui from '../../../../shared/ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../../shared/router/page-context'

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
