import * as directory from '@botika/common/messages/directory'
import * as uiMessages from '@botika/common/messages/ui'
import { t } from '../../../../lib/language/text'
import { ListHeading } from '../../../../listing/ListHeading'
import { DirectoryCard } from '../../../../directory/DirectoryCard'
import { DirectoryList } from '../../../../directory/DirectoryList'
import { DirectoryTools } from '../../../../directory/DirectoryTools'
import { OtherKinds, SearchTabs } from '../../../../search/SearchTabs'
import { paths } from '../../../../lib/paths'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs'
import { Head } from '../../../../ui/Head'
import ui from '../../../../ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../../lib/router/page-context'

export function Component() {
  const { page, query, searched, counts } = useLoaderData<typeof loader>()
  const count = t(directory.countPharmacies, { count: page.total })
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={
          searched === null ? t(uiMessages.pharmacies) : t(directory.pharmaciesWords, { words: searched })
        }
        description={t(directory.licensedPharmaciesPhilippinesAddress)}
        {...(searched === null ? { path: paths.pharmacies() } : {})}
      />
      <Breadcrumbs
        crumbs={[{ name: searched === null ? t(uiMessages.pharmacies) : t(uiMessages.searchResults) }]}
      />
      <ListHeading
        title={
          searched === null ? t(uiMessages.pharmacies) : t(directory.pharmaciesForWords, { words: searched })
        }
        count={count}
      />
      {searched === null ? null : <SearchTabs keyword={searched} counts={counts} />}
      {page.total > 0 || searched === null ? (
        <DirectoryTools query={query} what={t(directory.pharmacies)} hasKeyword={searched === null} />
      ) : null}
      <DirectoryList
        page={page}
        icon="store"
        emptyText={t(directory.noPharmacyWasFound)}
        all={{ to: paths.pharmacies(), text: t(uiMessages.allPharmacies) }}
        waysOut={searched === null ? null : <OtherKinds keyword={searched} counts={counts} />}
        card={(one, isFirst) => (
          <DirectoryCard
            entry={one}
            isFirst={isFirst}
            to={paths.pharmacy(one)}
            icon="store"
            action={t(uiMessages.viewPharmacy)}
            about={productsOf(one)}
          />
        )}
      />
    </div>
  )
}

const productsOf = ({ products_count }: { products_count?: number | undefined }) =>
  products_count === undefined ? null : t(directory.countProducts, { count: products_count })
