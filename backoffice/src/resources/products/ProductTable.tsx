import { fields, offers as offersMessages, products, shared } from '@botika/common/messages/office'
import type { ProductCard } from '@botika/common/products/schema'
import { Card } from '@mui/material'
import { DataTable, useBasename } from 'react-admin'
import { AllCheckbox, RowCheckbox } from '../../ui/selection'
import { useWords, type Words } from '../../lib/language/useWords'
import { OfferInput } from './OfferInput'
import { PriceRange } from './PriceRange'
import { ProductName } from './ProductName'
import { StatusSwitch } from './StatusSwitch'

const Column = DataTable.Col<ProductCard>

/** The desk's view: price and stock are changed right here. */
export function ProductTable() {
  const t = useWords()
  const isAdmin = useBasename() === '/admin'
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <DataTable<ProductCard> bulkActionButtons={false} rowClick={false}>
        {!isAdmin && <Column label={<AllCheckbox />} disableSort render={Choose} />}
        <Column
          source="name"
          label={t(shared.product)}
          render={(product) => <ProductName product={product} />}
        />
        {isAdmin ? adminColumns(t) : sellerColumns(t)}
      </DataTable>
    </Card>
  )
}

const Choose = ({ id, name }: ProductCard) => <RowCheckbox id={id} name={name} />

const sellerColumns = (t: Words) => [
  <Column
    key="price"
    source="selling_price"
    label={t(shared.price)}
    align="right"
    render={(product) => <OfferInput product={product} field="selling_price" />}
  />,
  <Column
    key="stock"
    source="quantity"
    label={t(shared.stock)}
    align="right"
    render={(product) => <OfferInput product={product} field="quantity" />}
  />,
  <Column
    key="status"
    label={t(fields.status)}
    disableSort
    render={(product) => <StatusSwitch product={product} />}
  />,
]

const adminColumns = (t: Words) => [
  <Column
    key="category"
    source="subcategory_name"
    label={t(fields.subcategory)}
    disableSort
    render={({ subcategory_name }) => <span className="row-bounded">{subcategory_name}</span>}
  />,
  <Column
    key="offers"
    label={t(offersMessages.offers)}
    disableSort
    sx={{ whiteSpace: 'nowrap' }}
    render={({ offers_count }) => <Pharmacies count={offers_count} />}
  />,
  <Column
    key="prices"
    label={t(offersMessages.prices)}
    disableSort
    sx={{ whiteSpace: 'nowrap' }}
    render={(product) => <PriceRange product={product} />}
  />,
]

function Pharmacies({ count }: { count: number }) {
  const t = useWords()
  return t(products.countPharmacies, { count })
}
