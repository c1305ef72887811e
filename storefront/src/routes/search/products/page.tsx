import { ListHeading } from '../../../shared/listing/ListHeading'
import { countText, ProductList } from '../../../features/catalogue/ProductList'
import { SearchTabs } from '../../../features/search/SearchTabs'
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs'
import { Head } from '../../../shared/ui/Head'
import { Icon } from '../../../shared/ui/Icon'
import ui from '../../../shared/ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../shared/router/page-context'

/** What was found for the typed words. */
export function Component() {
  const { keyword, query, page } = useLoaderData<typeof loader>()
  const meant = page.corrected_keyword
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={`Search: ${keyword}`}
        description={`Medicines and health products that match ${keyword}.`}
      />
      <Breadcrumbs crumbs={[{ name: 'Search Results' }]} />
      <ListHeading title={`Results for “${meant ?? keyword}”`} count={countText(page)} />
      {meant ? (
        <p className={`${ui.notice} ${ui.apart}`} role="status">
          <Icon name="info" />
          <span>
            Nothing was found for “{keyword}”, so these are results for <b>{meant}</b>.
          </span>
        </p>
      ) : null}
      <SearchTabs keyword={keyword} />
      <ProductList page={page} query={query} emptyText={`Nothing was found for “${keyword}”`} />
    </div>
  )
}
