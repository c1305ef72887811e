import * as catalogue from '@botika/common/messages/catalogue'
import * as uiMessages from '@botika/common/messages/ui'
import { t } from '../../../../lib/language/text'
import { ListHeading } from '../../../../listing/ListHeading'
import { countText, ProductList } from '../../../../catalogue/ProductList'
import { paths } from '../../../../lib/paths'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs'
import { Head } from '../../../../ui/Head'
import ui from '../../../../ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../../lib/router/page-context'

export function Component() {
  const { page, query } = useLoaderData<typeof loader>()
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={t(catalogue.medicinesAndHealthProducts)}
        description={t(catalogue.compareThePricesOfMedicines)}
        path={paths.products(query.page > 1 ? { page: query.page } : {})}
      />
      <Breadcrumbs crumbs={[{ name: t(uiMessages.products) }]} />
      <ListHeading title={t(catalogue.medicinesAndHealthProducts)} count={countText(page)} />
      <ProductList page={page} query={query} />
    </div>
  )
}
