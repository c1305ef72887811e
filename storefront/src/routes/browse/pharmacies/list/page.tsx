import { ListHeading } from '../../../../shared/listing/ListHeading'
import { DirectoryCard } from '../../../../features/directory/DirectoryCard'
import { DirectoryList } from '../../../../features/directory/DirectoryList'
import { DirectoryTools } from '../../../../features/directory/DirectoryTools'
import { SearchTabs } from '../../../../features/search/SearchTabs'
import { paths } from '../../../../paths'
import { Breadcrumbs } from '../../../../shared/ui/Breadcrumbs'
import { Head } from '../../../../shared/ui/Head'
import ui from '../../../../shared/ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../../shared/router/page-context'

/** Every pharmacy, or those that were searched. */
export function Component() {
  const { page, query, searched } = useLoaderData<typeof loader>()
  const count = `${page.total.toLocaleString('en-PH')} ${page.total === 1 ? 'Pharmacy' : 'Pharmacies'}`
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={searched === null ? 'Pharmacies' : `Pharmacies: ${searched}`}
        description="Licensed pharmacies in the Philippines: address, opening hours, distance and what they have in stock."
        {...(searched === null ? { path: paths.pharmacies() } : {})}
      />
      <Breadcrumbs crumbs={[{ name: searched === null ? 'Pharmacies' : 'Search Results' }]} />
      <ListHeading title={searched === null ? 'Pharmacies' : `Pharmacies for “${searched}”`} count={count} />
      {searched === null ? null : <SearchTabs keyword={searched} />}
      <DirectoryTools query={query} what="pharmacies" hasKeyword={searched === null} />
      <DirectoryList
        page={page}
        icon="store"
        emptyText="No pharmacy was found"
        card={(one) => (
          <DirectoryCard
            entry={one}
            to={paths.pharmacy(one)}
            icon="store"
            action="View Pharmacy"
            about={productsOf(one)}
          />
        )}
      />
    </div>
  )
}

const productsOf = ({ products_count }: { products_count?: number | undefined }) =>
  products_count === undefined ? null : `${products_count.toLocaleString('en-PH')} products`
