import { withNodes } from '../../../shared/language/withNodes'
import { t } from '../../../shared/language/words'
import { ListHeading } from '../../../shared/listing/ListHeading'
import { countText, ProductList } from '../../../features/catalogue/ProductList'
import { OtherKinds } from '../../../features/search/OtherKinds'
import { SearchTabs } from '../../../features/search/SearchTabs'
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs'
import { Head } from '../../../shared/ui/Head'
import { Icon } from '../../../shared/ui/Icon'
import ui from '../../../shared/ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../shared/router/page-context'

/** What was found for the typed words. */
export function Component() {
  const { keyword, query, page, counts } = useLoaderData<typeof loader>()
  const meant = page.corrected_keyword
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={t('Search: {words}', { words: keyword })}
        description={t('Medicines and health products that match {words}.', { words: keyword })}
      />
      <Breadcrumbs crumbs={[{ name: t('Search Results') }]} />
      <ListHeading title={t('Results for “{words}”', { words: meant ?? keyword })} count={countText(page)} />
      {meant ? (
        <p className={`${ui.notice} ${ui.apart}`} role="status">
          <Icon name="info" />
          <span>
            {withNodes('Nothing was found for “{words}”, so these are results for {meant}.', {
              words: keyword,
              meant: <b>{meant}</b>,
            })}
          </span>
        </p>
      ) : null}
      <SearchTabs keyword={keyword} counts={counts} />
      <ProductList
        page={page}
        query={query}
        emptyText={t('Nothing was found for “{words}”', { words: keyword })}
        waysOut={<OtherKinds keyword={keyword} counts={counts} />}
      />
    </div>
  )
}
