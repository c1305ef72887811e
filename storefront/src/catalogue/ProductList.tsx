import * as catalogue from '@botika/common/messages/catalogue'
import * as uiMessages from '@botika/common/messages/ui'
import { formatNumber } from '@botika/common/numbers/format-number'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@botika/common/http/page-numbers'
import { type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import { BeyondLast } from '../ui/BeyondLast'
import { EmptyState } from '../ui/EmptyState'
import { Icon } from '../ui/Icon'
import { Pagination } from '../ui/Pagination'
import ui from '../ui/ui.module.css'
import type { CardPage } from './card-data'
import { Filters, FiltersButton, FORM } from './Filters'
import filterStyles from './Filters.module.css'
import { countFilters, type ListQuery, SORTS } from '../listing/list-query'
import { ProductGrid } from './ProductGrid'
import styles from './ProductList.module.css'
import { useFilterForm } from '../listing/useFilterForm'
import { SortTools } from '../listing/SortTools'
import { useAddressed } from '../listing/useAddressed'
import listtoolsStyles from '../listing/ListTools.module.css'

interface Props {
  page: CardPage
  query: ListQuery
  hasCategories?: boolean
  hasNearest?: boolean
  perPage?: number
  children?: ReactNode
  emptyText?: string
  emptyHint?: string | undefined
  waysOut?: ReactNode
}

const SHEET = 'filters'

export function ProductList({
  page,
  query,
  hasCategories = true,
  hasNearest = true,
  perPage = DEFAULT_PAGE_SIZE,
  children,
  emptyText,
  emptyHint,
  waysOut,
}: Props) {
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const { apply, onSubmit } = useFilterForm()
  const change = () => {
    if (form.current) apply(form.current)
  }
  const filters = countFilters(query)
  const isSearched = waysOut !== undefined || query.keyword !== undefined
  const otherHint = t(
    isSearched ? catalogue.checkTheSpellingTryAShorter : catalogue.pharmaciesAreStillFillingTheir,
  )
  const elsewhere =
    pathname === paths.products()
      ? { to: paths.pharmacies(), text: uiMessages.allPharmacies }
      : { to: paths.products(), text: uiMessages.seeAllProducts }
  const wayOut = filters > 0 ? { to: pathname, text: catalogue.clearAllFilters } : elsewhere
  const hasTools = page.total > 0 || filters > 0

  return (
    <div className={hasTools ? styles.layout : ui.apart}>
      <form id={FORM} ref={form} action={pathname} onSubmit={onSubmit} data-per-page={perPage} hidden />
      {hasTools ? (
        <aside
          id={SHEET}
          popover="auto"
          className={filterStyles.panel}
          aria-label={t(uiMessages.filters)}
          onChange={change}
          data-auto={FORM}
        >
          <div className={filterStyles.head}>
            <h2>{t(uiMessages.filters)}</h2>
            <button
              type="button"
              popoverTarget={SHEET}
              popoverTargetAction="hide"
              className={ui.iconButton}
              aria-label={t(catalogue.closeFilters)}
            >
              <Icon name="close" />
            </button>
          </div>
          <Filters facets={page.facets} query={query} hasCategories={hasCategories} />
          <div className={filterStyles.foot}>
            {filters > 0 ? (
              <Link to={pathname} className={ui.quiet} preventScrollReset>
                {t(catalogue.clearAll)}
              </Link>
            ) : null}
            <noscript>
              <button type="submit" form={FORM} className={ui.soft}>
                {t(uiMessages.apply)}
              </button>
            </noscript>
            <button
              type="button"
              popoverTarget={SHEET}
              popoverTargetAction="hide"
              className={`${ui.primary} ${filterStyles.close}`}
            >
              {t(catalogue.showCount, { count: countText(page) })}
            </button>
          </div>
        </aside>
      ) : null}
      <div className={styles.results}>
        {children}
        {hasTools ? (
          <div className={styles.bar} data-auto={FORM}>
            <FiltersButton count={filters} target={SHEET} />
            <ListTools query={query} onChange={change} hasNearest={hasNearest} />
          </div>
        ) : null}
        {page.data.length > 0 ? (
          <ProductGrid products={page.data} heading="h2" isFirst isAnywhere={hasNearest} />
        ) : page.current_page > page.last_page ? (
          <BeyondLast />
        ) : (
          <EmptyState
            icon="search"
            title={
              emptyText ?? t(filters > 0 ? catalogue.nothingMatchesTheseFilters : catalogue.noProductsYet)
            }
          >
            <p>{filters > 0 ? t(catalogue.tryFewerFiltersAnotherWord) : (emptyHint ?? otherHint)}</p>
            {filters > 0 ? null : waysOut}
            <Link to={wayOut.to} className={ui.soft}>
              {t(wayOut.text)}
            </Link>
          </EmptyState>
        )}
        <Pagination current={page.current_page} last={page.last_page} />
      </div>
    </div>
  )
}

export const countText = ({ total, total_is_capped }: Pick<CardPage, 'total' | 'total_is_capped'>) =>
  t(total === 1 ? catalogue.countProduct : catalogue.countProducts, {
    count: `${formatNumber(total)}${total_is_capped ? '+' : ''}`,
  })

interface ListToolsProps extends Pick<Props, 'query' | 'hasNearest'> {
  onChange: () => void
}

const CHOICES = SORTS.map(({ value, text }) => ({ value: value === 'relevance' ? '' : value, text }))

function ListTools({ query, onChange, hasNearest = true }: ListToolsProps) {
  const size = useAddressed<HTMLSelectElement>(String(query.per_page))
  return (
    <div className={listtoolsStyles.tools}>
      <SortTools
        sorts={CHOICES}
        current={query.filter === 'relevance' ? '' : (query.filter ?? '')}
        from={query}
        form={FORM}
        onChange={onChange}
        hasNearest={hasNearest}
      />
      <label className={listtoolsStyles.size}>
        <span>{t(uiMessages.viewBy)}</span>
        <select
          ref={size}
          className={ui.select}
          name="per_page"
          form={FORM}
          defaultValue={query.per_page}
          onChange={onChange}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </div>
  )
}
