import { fields, offers as offersMessages, products, shell } from '@botika/common/messages/office'
import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import BulkIcon from '@mui/icons-material/PlaylistAddOutlined'
import { Button } from '@mui/material'
import { useBasename, useCanAccess, useCreatePath, useGetList, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { ColumnsButton } from '../../collection/columns/ColumnsButton'
import { ExportButton } from '../../collection/export/ExportButton'
import { Choice, ChoiceFilter } from '../../ui/filters'
import { ListScreen } from '../../ui/ListScreen'
import { Message } from '../../ui/Message'
import { SavedFilters } from '../../collection/saved/SavedFilters'
import { useIsPhone } from '../../ui/useIsPhone'
import { GROUP_NAMES, GROUP_TABS } from './groups'
import { HIDEABLE, ProductCards, ProductTable } from './ProductRows'
import { ProductSelection } from './ProductSelection'
import { inEnglish, useTranslations } from '../../lib/language/useTranslations'
import type { Category } from '@botika/common/categories/endpoints'
import type { ProductCard } from '@botika/common/products/schema'
import type { ExportColumn } from '../../collection/export/sheet'

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')

const FACTS: readonly ExportColumn<ProductCard>[] = [
  { heading: 'Product name', read: (product) => product.name },
  { heading: 'Generic name', read: (product) => product.generic_name },
  { heading: 'Brand', read: (product) => product.brand },
  { heading: 'Strength', read: (product) => product.strength },
  { heading: 'Dosage form', read: (product) => product.dosage_form },
  { heading: 'Pack size', read: (product) => product.pack_size },
  { heading: 'Units in a pack', read: (product) => product.unit_count },
  { heading: 'Prescription', read: (product) => yesOrNo(product.is_prescription) },
  { heading: 'Subcategory', read: (product) => product.subcategory_name },
]

const OFFER_COLUMNS: readonly ExportColumn<ProductCard>[] = [
  { heading: 'SKU', read: (product) => product.sku },
  ...FACTS,
  { heading: 'Selling price', read: (product) => product.selling_price },
  { heading: 'Quantity', read: (product) => product.quantity },
  { heading: 'Status', read: (product) => product.status && inEnglish(GROUP_NAMES[product.status]) },
]

const CATALOGUE_COLUMNS: readonly ExportColumn<ProductCard>[] = [
  ...FACTS,
  { heading: 'Pharmacies', read: (product) => product.offers_count },
  { heading: 'Lowest price', read: (product) => product.lowest_price },
  { heading: 'Highest price', read: (product) => product.highest_price },
]

export function ProductList() {
  const t = useTranslations()
  const isAdmin = useBasename() === '/admin'
  const add = <AddButton />
  return (
    <ListScreen
      list={{ sort: { field: 'name', order: 'ASC' } }}
      title={isAdmin ? t(fields.products) : t(products.myProducts)}
      buttons={
        <>
          <ExportButton name="products" columns={isAdmin ? CATALOGUE_COLUMNS : OFFER_COLUMNS} />
          <BulkButton />
          {add}
        </>
      }
      tabs={GROUP_TABS}
      search={t(products.nameGenericBrandOrSKU)}
      filters={
        <>
          <SavedFilters />
          <CategoryFilter />
          <OnlyFilter />
          <CapFilter />
          <HeldFilter />
          <ColumnsButton columns={HIDEABLE[isAdmin ? '/admin' : '/seller']} />
        </>
      }
      selection={<ProductSelection />}
      lowestRow={72}
      empty={
        <Message title={t(products.noProductsYet)} action={add}>
          {t(offersMessages.addWhatYouSellWith)}
        </Message>
      }
    >
      <Rows />
    </ListScreen>
  )
}

function CategoryFilter() {
  const t = useTranslations()
  const { data: rows } = useListContext()
  const { data = [] } = useGetList<Category>(
    'categories',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } },
    { staleTime: 60_000, enabled: rows !== undefined },
  )
  return <ChoiceFilter name="category_id" label={t(fields.category)} choices={data} />
}

const ONLY = [
  { id: 'low', name: products.lowStock, filter: { is_low_stock: true } },
  { id: 'bare', name: products.withoutAPicture, filter: { has_picture: false } },
  { id: 'rx', name: products.needsAPrescription, filter: { is_prescription: true } },
  { id: 'otc', name: products.withoutAPrescription, filter: { is_prescription: false } },
] as const

function OnlyFilter() {
  const { filterValues, setFilters } = useListContext()
  const t = useTranslations()
  const { is_low_stock, has_picture, is_prescription, ...others } = filterValues
  const now = { is_low_stock, has_picture, is_prescription }
  const chosen = ONLY.find(({ filter }) =>
    Object.entries(filter).every(([name, value]) => String(now[name as keyof typeof now]) === String(value)),
  )
  return (
    <Choice
      label={t(products.only)}
      value={chosen?.id ?? ''}
      choices={ONLY.map(({ id, name }) => ({ id, name: t(name) }))}
      onChoose={(id) => setFilters({ ...others, ...ONLY.find((one) => one.id === id)?.filter })}
    />
  )
}

function CapFilter() {
  const { filterValues, setFilters } = useListContext()
  const t = useTranslations()
  const { is_above_cap: isSet, ...others } = filterValues
  if (isSet === undefined) return null
  return (
    <Button
      variant="outlined"
      endIcon={<CloseIcon />}
      aria-label={t(offersMessages.showMoreThanWhatIsAbove)}
      onClick={() => setFilters(others)}
    >
      {t(offersMessages.aboveThePriceCap)}
    </Button>
  )
}

function HeldFilter() {
  const { filterValues, setFilters } = useListContext()
  const { canAccess } = useCanAccess({ resource: 'products', action: 'moderate' })
  const t = useTranslations()
  const { is_held: isSet, ...others } = filterValues
  if (isSet !== undefined) {
    return (
      <Button
        variant="outlined"
        endIcon={<CloseIcon />}
        aria-label={t(products.showMoreThanWhatIs)}
        onClick={() => setFilters(others)}
      >
        {t(products.toBeChecked)}
      </Button>
    )
  }
  return canAccess ? (
    <Button onClick={() => setFilters({ ...others, is_held: true })}>{t(products.toBeChecked)}</Button>
  ) : null
}

const Rows = () => (useIsPhone() ? <ProductCards /> : <ProductTable />)

function AddButton() {
  const t = useTranslations()
  const createPath = useCreatePath()
  const { canAccess } = useCanAccess({ resource: 'products', action: 'create' })
  if (!canAccess) return null
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'products', type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {t(shell.addProduct)}
    </Button>
  )
}

function BulkButton() {
  const t = useTranslations()
  const office = useBasename()
  const { canAccess } = useCanAccess({ resource: 'products', action: 'bulk' })
  if (!canAccess) return null
  return (
    <Button component={Link} to={`${office}/products/add-bulk`} variant="outlined" startIcon={<BulkIcon />}>
      {t(shell.bulkAddProduct)}
    </Button>
  )
}
