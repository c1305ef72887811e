import { t } from '../../../../lib/language/words'
import { ListHeading } from '../../../../listing/ListHeading'
import { DirectoryCard } from '../../../../directory/DirectoryCard'
import { DirectoryList } from '../../../../directory/DirectoryList'
import { DirectoryTools } from '../../../../directory/DirectoryTools'
import { OtherKinds } from '../../../../search/OtherKinds'
import { SearchTabs } from '../../../../search/SearchTabs'
import { paths } from '../../../../lib/paths'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs'
import { Head } from '../../../../ui/Head'
import ui from '../../../../ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../../lib/router/page-context'

/** Every pharmacy, or those that were searched. */
export function Component() {
  const { page, query, searched, counts } = useLoaderData<typeof loader>()
  const count = t(page.total === 1 ? '{count} Pharmacy' : '{count} Pharmacies', { count: page.total })
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={searched === null ? t('Pharmacies') : t('Pharmacies: {words}', { words: searched })}
        description={t(
          'Licensed pharmacies in the Philippines: address, opening hours, distance and what they have in stock.',
        )}
        {...(searched === null ? { path: paths.pharmacies() } : {})}
      />
      <Breadcrumbs crumbs={[{ name: searched === null ? t('Pharmacies') : t('Search Results') }]} />
      <ListHeading
        title={searched === null ? t('Pharmacies') : t('Pharmacies for “{words}”', { words: searched })}
        count={count}
      />
      {searched === null ? null : <SearchTabs keyword={searched} counts={counts} />}
      {page.total > 0 || searched === null ? (
        <DirectoryTools query={query} what={t('pharmacies')} hasKeyword={searched === null} />
      ) : null}
      <DirectoryList
        page={page}
        icon="store"
        emptyText={t('No pharmacy was found')}
        all={{ to: paths.pharmacies(), text: t('All pharmacies') }}
        waysOut={searched === null ? null : <OtherKinds keyword={searched} counts={counts} />}
        card={(one, isFirst) => (
          <DirectoryCard
            entry={one}
            isFirst={isFirst}
            to={paths.pharmacy(one)}
            icon="store"
            action={t('View Pharmacy')}
            about={productsOf(one)}
          />
        )}
      />
    </div>
  )
}

const productsOf = ({ products_count }: { products_count?: number | undefined }) =>
  products_count === undefined
    ? null
    : t(products_count === 1 ? '{count} product' : '{count} products', { count: products_count })
