import * as searchMessages from '@botika/common/messages/search'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t } from '../../../lib/language/text'
import { ListHeading } from '../../../listing/ListHeading'
import { countText, ProductList } from '../../../catalogue/ProductList'
import { OtherKinds, SearchTabs } from '../../../search/SearchTabs'
import { hintFor, NothingFound, SearchNotes } from '../../../search/SearchNotes'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../lib/router/page-context'

export function Component() {
  const { keyword, query, page, counts } = useLoaderData<typeof loader>()
  const { search: reading } = page
  const isCorrected = reading && reading.corrections.some(({ kind }) => kind !== 'translation')
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={t(searchMessages.searchWords, { words: keyword })}
        description={t(searchMessages.medicinesAndHealthProductsThatMatch, { words: keyword })}
      />
      <Breadcrumbs crumbs={[{ name: t(uiMessages.searchResults) }]} />
      <ListHeading
        title={t(searchMessages.resultsForWords, { words: isCorrected ? reading.searched : keyword })}
        count={countText(page)}
      />
      {reading && (page.data.length > 0 || reading.refused.length > 0) ? (
        <SearchNotes reading={reading} toSearch={paths.searchProducts} hasOtherWords={page.data.length > 0} />
      ) : null}
      <SearchTabs keyword={keyword} counts={counts} />
      <p>
        <Link to={paths.myMedicines()} className={ui.quiet}>
          {t(uiMessages.severalMedicines)}
        </Link>
      </p>
      <ProductList
        page={page}
        query={query}
        emptyText={t(searchMessages.nothingWasFoundForWords, { words: keyword })}
        emptyHint={reading && hintFor(keyword, reading)}
        waysOut={
          <>
            {reading ? (
              <NothingFound keyword={keyword} reading={reading} toSearch={paths.searchProducts} />
            ) : null}
            <OtherKinds keyword={keyword} counts={counts} />
          </>
        }
      />
    </div>
  )
}
