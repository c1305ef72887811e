import * as catalogue from '@botika/common/messages/catalogue'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t } from '../../../../lib/language/text'
import { ListHeading } from '../../../../listing/ListHeading'
import { countText, ProductList } from '../../../../catalogue/ProductList'
import { paths } from '../../../../lib/paths'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs'
import styles from '../../../../ui/chips.module.css'
import { Head } from '../../../../ui/Head'
import ui from '../../../../ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../../lib/router/page-context'

export function Component() {
  const { category, subcategory, page, query } = useLoaderData<typeof loader>()
  const { name } = subcategory ?? category
  const own = subcategory ? paths.subcategory(category, subcategory) : paths.category(category)
  const below = subcategory
    ? (subcategory.subsubcategories ?? []).map((one) => ({
        id: one.id,
        name: one.name,
        to: paths.subcategory(category, subcategory, { subsubcategory_id: one.id }),
        isOn: query.subsubcategory_id?.includes(one.id) ?? false,
      }))
    : (category.subcategories ?? []).map((one) => ({
        id: one.id,
        name: one.name,
        to: paths.subcategory(category, one),
        isOn: false,
      }))
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={name}
        description={t(catalogue.nameComparePricesAndStock, { name, count: countText(page).toLowerCase() })}
        path={own}
      />
      <Breadcrumbs
        crumbs={[
          { name: t(uiMessages.products), to: paths.products() },
          ...(subcategory ? [{ name: category.name, to: paths.category(category) }] : []),
          { name },
        ]}
      />
      <ListHeading title={name} count={countText(page)} />
      {below.length > 0 ? (
        <nav aria-label={t(catalogue.partsOfName, { name })} className={styles.chips}>
          {below.map((one) => (
            <Link key={one.id} to={one.isOn ? own : one.to} aria-current={one.isOn ? 'true' : undefined}>
              {one.name}
            </Link>
          ))}
        </nav>
      ) : null}
      <ProductList
        page={page}
        query={query}
        hasCategories={false}
        emptyText={t(catalogue.noProductsInNameYet, { name })}
      />
    </div>
  )
}
