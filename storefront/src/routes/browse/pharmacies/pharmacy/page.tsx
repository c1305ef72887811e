import { addressLine } from '@botika/common/address-line'
import { Link } from '../../../../shared/router/Link'
import { t } from '../../../../shared/language/words'
import { ListHeading } from '../../../../shared/listing/ListHeading'
import { countText, ProductList } from '../../../../features/catalogue/ProductList'
import { DirectoryDetails } from '../../../../features/directory/DirectoryDetails'
import { paths } from '../../../../paths'
import { BookmarkButton } from '../../../../shared/bookmark/BookmarkButton'
import { Breadcrumbs } from '../../../../shared/ui/Breadcrumbs'
import styles from '../../../../shared/ui/chips.module.css'
import { Head } from '../../../../shared/ui/Head'
import { Icon } from '../../../../shared/ui/Icon'
import ui from '../../../../shared/ui/ui.module.css'
import search from '../../../../features/directory/DirectoryTools.module.css'
import { useAddressed } from '../../../../shared/listing/useAddressed'
import type { loader } from './loader'
import { useLoaderData } from '../../../../shared/router/page-context'

/** One pharmacy: where it is, when it is open, and its shelf. */
export function Component() {
  const { pharmacy, page, query, categories } = useLoaderData<typeof loader>()
  const keyword = useAddressed<HTMLInputElement>(query.keyword ?? '')
  const chosen = query.category_id?.length === 1 ? query.category_id[0] : undefined
  const offered = new Set(page.facets?.categories.map(({ id }) => id))
  const shown = page.facets ? categories.filter(({ id }) => offered.has(id) || id === chosen) : categories
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={pharmacy.name}
        description={t('{name}, {address}: opening hours, directions, prices and stock.', {
          name: pharmacy.name,
          address: addressLine({ address: pharmacy.address, city: pharmacy.city }),
        })}
        path={paths.pharmacy(pharmacy)}
        image={pharmacy.image}
      />
      <Breadcrumbs crumbs={[{ name: t('Pharmacies'), to: paths.pharmacies() }, { name: pharmacy.name }]} />
      <DirectoryDetails
        entry={pharmacy}
        icon="store"
        schemaType="Pharmacy"
        path={paths.pharmacy(pharmacy)}
        facts={[
          [t('FDA licence'), pharmacy.license_number],
          ['VAT', pharmacy.is_vat_registered ? t('VAT-registered') : t('Not VAT-registered')],
        ]}
      >
        <BookmarkButton kind="pharmacy" id={pharmacy.id} />
      </DirectoryDetails>
      <section aria-label={t('Products')} className={ui.stackS} id="products">
        <ListHeading title={t('Products')} count={countText(page)} isPart />
        {shown.length > 0 ? (
          <nav aria-label={t('Shop Categories')} className={styles.chips}>
            {shown.map((one) => (
              <Link
                key={one.id}
                to={
                  one.id === chosen
                    ? paths.pharmacy(pharmacy)
                    : paths.pharmacy(pharmacy, { category_id: one.id })
                }
                aria-current={one.id === chosen ? 'true' : undefined}
                preventScrollReset
              >
                {one.name}
              </Link>
            ))}
          </nav>
        ) : null}
        <ProductList
          page={page}
          query={query}
          hasCategories={false}
          hasNearest={false}
          emptyText={
            query.keyword
              ? t('Nothing here matches “{words}”', { words: query.keyword })
              : t('No products here yet')
          }
        >
          {chosen === undefined ? null : (
            <input type="hidden" name="category_id" value={chosen} form="list" />
          )}
          <div className={`${search.search} ${search.alone}`}>
            <label>
              <span className={ui.hidden}>{t('Search in {name}', { name: pharmacy.name })}</span>
              <input
                ref={keyword}
                type="search"
                name="keyword"
                form="list"
                defaultValue={query.keyword}
                placeholder={t('Search in {name}', { name: pharmacy.name })}
              />
            </label>
            <button
              type="submit"
              form="list"
              className={ui.iconButton}
              aria-label={t('Search in {name}', { name: pharmacy.name })}
            >
              <Icon name="search" />
            </button>
          </div>
        </ProductList>
      </section>
    </div>
  )
}
