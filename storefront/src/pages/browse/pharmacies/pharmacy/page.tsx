import * as directory from '@botika/common/messages/directory'
import * as uiMessages from '@botika/common/messages/ui'
import { addressLine } from '@botika/common/address-line'
import { isLicensed, mayDispense } from '@botika/common/pharmacies/licence'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../../lib/language/text'
import { ListHeading } from '../../../../listing/ListHeading'
import { countText, ProductList } from '../../../../catalogue/ProductList'
import { DirectoryDetails } from '../../../../directory/DirectoryDetails'
import { paths } from '../../../../lib/paths'
import { BookmarkButton } from '../../../../bookmark/BookmarkButton'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs'
import styles from '../../../../ui/chips.module.css'
import { Head } from '../../../../ui/Head'
import { Icon } from '../../../../ui/Icon'
import ui from '../../../../ui/ui.module.css'
import search from '../../../../directory/DirectoryTools.module.css'
import { useAddressed } from '../../../../listing/useAddressed'
import type { loader } from './loader'
import { PER_PAGE } from './per-page'
import { useLoaderData } from '../../../../lib/router/page-context'

const SearchNotes = lazy(async () => ({
  default: (await import('../../../../search/SearchNotes')).SearchNotes,
}))

export function Component() {
  const { pharmacy, page, query, categories } = useLoaderData<typeof loader>()
  const keyword = useAddressed<HTMLInputElement>(query.keyword ?? '')
  const chosen = categories.find(({ field, id }) => query[field]?.length === 1 && query[field][0] === id)
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={pharmacy.name}
        description={t(directory.nameAddressOpeningHoursDirections, {
          name: pharmacy.name,
          address: addressLine({ address: pharmacy.address, city: pharmacy.city }),
        })}
        path={paths.pharmacy(pharmacy)}
        image={pharmacy.image}
      />
      <Breadcrumbs
        crumbs={[{ name: t(uiMessages.pharmacies), to: paths.pharmacies() }, { name: pharmacy.name }]}
      />
      <DirectoryDetails
        entry={pharmacy}
        icon="store"
        schemaType="Pharmacy"
        path={paths.pharmacy(pharmacy)}
        facts={[
          [t(directory.fdaLicence), pharmacy.license_number],
          ['VAT', pharmacy.is_vat_registered ? t(directory.vatRegistered) : t(directory.notVatRegistered)],
        ]}
      >
        <BookmarkButton kind="pharmacy" id={pharmacy.id} />
      </DirectoryDetails>
      <section aria-label={t(uiMessages.products)} className={ui.stackS} id="products">
        {isLicensed(pharmacy) ? null : (
          <p className={ui.noticeWarn}>
            <Icon name="info" /> {t(directory.thisPharmacyCantTakeOrders)}
          </p>
        )}
        {isLicensed(pharmacy) && !mayDispense(pharmacy) ? (
          <p className={ui.noticeWarn}>
            <Icon name="info" /> {t(directory.noPrescriptionsHere)}
          </p>
        ) : null}
        {categories.length > 0 ? (
          <nav aria-labelledby="shop-categories">
            <h2 id="shop-categories">{t(directory.shopCategories)}</h2>
            <div className={styles.chips}>
              {categories.map((one) => (
                <Link
                  key={`${one.field}-${one.id}`}
                  to={
                    one === chosen
                      ? paths.pharmacy(pharmacy)
                      : paths.pharmacy(pharmacy, { [one.field]: one.id })
                  }
                  aria-current={one === chosen ? 'true' : undefined}
                  preventScrollReset
                >
                  {one.name}
                </Link>
              ))}
            </div>
          </nav>
        ) : null}
        <ListHeading title={t(uiMessages.products)} count={countText(page)} isPart />
        {query.keyword && page.search ? (
          <Suspense fallback={null}>
            <SearchNotes
              reading={page.search}
              toSearch={(words) => `${paths.pharmacy(pharmacy, { keyword: words })}#products`}
            />
          </Suspense>
        ) : null}
        <ProductList
          page={page}
          query={query}
          hasCategories={false}
          hasNearest={false}
          perPage={PER_PAGE}
          emptyText={
            query.keyword
              ? t(directory.nothingHereMatchesWords, { words: query.keyword })
              : t(isLicensed(pharmacy) ? directory.noProductsHereYet : directory.nothingCanBeOrderedHereRight)
          }
          emptyHint={
            isLicensed(pharmacy) || query.keyword ? undefined : t(directory.otherPharmaciesMayHaveWhatYouNeed)
          }
        >
          {chosen ? <input type="hidden" name={chosen.field} value={chosen.id} form="list" /> : null}
          <div className={`${search.search} ${search.alone}`}>
            <label>
              <span className={ui.hidden}>{t(directory.searchInName, { name: pharmacy.name })}</span>
              <input
                ref={keyword}
                type="search"
                name="keyword"
                form="list"
                defaultValue={query.keyword}
                placeholder={t(directory.searchInName, { name: pharmacy.name })}
              />
            </label>
            <button
              type="submit"
              form="list"
              className={ui.iconButton}
              aria-label={t(directory.searchInName, { name: pharmacy.name })}
            >
              <Icon name="search" />
            </button>
          </div>
        </ProductList>
      </section>
    </div>
  )
}
