import * as catalogue from '@botika/common/messages/catalogue'
import * as uiMessages from '@botika/common/messages/ui'
import { formatNumber } from '@botika/common/numbers/format-number'
import type { Facets } from '@botika/common/products/schema'
import { useId, useState } from 'react'
import { t } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import styles from './Filters.module.css'
import type { ListQuery } from '../listing/list-query'
import { useAddressed } from '../listing/useAddressed'

interface Props {
  facets: Facets | undefined
  query: ListQuery
  hasCategories: boolean
}

export const FORM = 'list'

const SHOWN = 8

export function Filters({ facets, query, hasCategories }: Props) {
  if (!facets) return null
  const { categories, brands, is_prescription, in_stock, price } = facets
  // brands of old links that are no longer sold must be visible to be removed
  const gone = (query.brand ?? [])
    .filter((name) => !brands.some((brand) => brand.name === name))
    .map((name) => ({ name, count: 0 }))
  const hasPrices = price.max !== null || query.min_price !== undefined || query.max_price !== undefined
  return (
    <>
      {hasCategories ? (
        <CheckList
          title={t(catalogue.category)}
          name="category_id"
          chosen={(query.category_id ?? []).map(String)}
          options={categories.map(({ id, name, count }) => ({ value: String(id), text: name, count }))}
        />
      ) : null}
      <CheckList
        title={t(uiMessages.brand)}
        name="brand"
        chosen={query.brand ?? []}
        options={[...brands, ...gone].map(({ name, count }) => ({ value: name, text: name, count }))}
      />
      {hasPrices ? (
        <fieldset className={styles.group}>
          <legend>{t(uiMessages.price)}</legend>
          <div className={styles.range}>
            <PriceField
              name="min_price"
              label={t(catalogue.lowestPrice)}
              hint={price.min}
              value={query.min_price}
            />
            <i aria-hidden="true">{t(catalogue.to)}</i>
            <PriceField
              name="max_price"
              label={t(catalogue.highestPrice)}
              hint={price.max === null ? null : Math.ceil(price.max)}
              value={query.max_price}
            />
          </div>
        </fieldset>
      ) : null}
      <CheckList
        title={t(catalogue.availability)}
        name="in_stock"
        chosen={query.in_stock === true ? ['true'] : []}
        options={[{ value: 'true', text: t(catalogue.inStock), count: in_stock.yes }]}
      />
      <CheckList
        title={t(uiMessages.prescription)}
        name="is_prescription"
        chosen={query.is_prescription === undefined ? [] : [String(query.is_prescription)]}
        options={[
          { value: 'false', text: t(catalogue.notNeeded), count: is_prescription.no },
          { value: 'true', text: t(catalogue.neededRx), count: is_prescription.yes },
        ]}
      />
    </>
  )
}

interface Option {
  value: string
  text: string
  count: number
}

interface CheckListProps {
  title: string
  name: string
  chosen: readonly string[]
  options: readonly Option[]
}

function CheckList({ title, name, chosen, options }: CheckListProps) {
  const [isOpen, setIsOpen] = useState(false)
  const useful = options.filter(({ value, count }) => count > 0 || chosen.includes(value))
  // selected options must not hide behind "show more"
  const first =
    useful.length > SHOWN
      ? [...useful].sort((a, b) => Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)))
      : useful
  const shown = isOpen ? first : first.slice(0, Math.max(SHOWN, chosen.length))
  if (useful.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {shown.map((option) => (
        <Check key={option.value} {...option} name={name} isOn={chosen.includes(option.value)} />
      ))}
      {useful.length > shown.length ? (
        <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
          {t(catalogue.showCountMore, { count: useful.length - shown.length })}
        </button>
      ) : null}
    </fieldset>
  )
}

interface CheckProps extends Option {
  name: string
  isOn: boolean
}

function Check({ name, value, text, count, isOn }: CheckProps) {
  const box = useAddressed<HTMLInputElement>(isOn)
  return (
    <label className={styles.check}>
      <input ref={box} type="checkbox" name={name} value={value} defaultChecked={isOn} form={FORM} />
      <span>{text}</span>
      <span className={styles.count}>{formatNumber(count)}</span>
    </label>
  )
}

interface PriceFieldProps {
  name: string
  label: string
  hint: number | null
  value: number | undefined
}

function PriceField({ name, label, hint, value }: PriceFieldProps) {
  const id = useId()
  const field = useAddressed<HTMLInputElement>(String(value ?? ''))
  return (
    <span>
      <label htmlFor={id} className={ui.hidden}>
        {t(catalogue.labelInPesos, { label })}
      </label>
      <input
        ref={field}
        id={id}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        name={name}
        form={FORM}
        defaultValue={value}
        placeholder={hint === null ? '₱' : `₱${formatNumber(Math.floor(hint))}`}
      />
    </span>
  )
}

export const FiltersButton = ({ count, target }: { count: number; target: string }) => (
  <button type="button" popoverTarget={target} className={`${ui.outline} ${styles.open}`}>
    <Icon name="filter" size={18} /> {t(uiMessages.filters)}
    {count > 0 ? ` (${count})` : ''}
  </button>
)
