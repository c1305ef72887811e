import { fields, offers as offersMessages, products, shared, reviews } from '@botika/common/messages/office'
import type { ProductCard } from '@botika/common/products/schema'
import { Card, Box, Typography, Switch } from '@mui/material'
import { DataTable, useBasename, useCanAccess, useListContext, useCreatePath } from 'react-admin'
import { AllCheckbox, RowCheckbox } from '../../ui/selection'
import type { Hideable } from '../../collection/columns/ColumnsButton'
import { useColumns } from '../../collection/columns/useColumns'
import { useTranslations, type Translate } from '../../lib/language/useTranslations'
import { ColumnInput } from './ColumnInput'
import { ProductPicture } from '../../ui/ProductPicture'
import { RowLink } from '../../ui/RowLink'
import { ToneChip } from '../../ui/StatusChip'
import { InlineFacts } from '../../ui/InlineFacts'
import { unbroken, NOTHING, pesos } from '../../ui/format'
import { GROUP_NAMES, GROUP_TONES, groupOf } from './groups'
import { useOfferAction } from './useOfferAction'
import './ProductName.css'

const Column = DataTable.Col<ProductCard>

/** Columns that one may put away; a seller's price is always there. */
export const HIDEABLE = {
  '/admin': [
    { name: 'category', label: fields.subcategory },
    { name: 'offers', label: offersMessages.offers },
    { name: 'prices', label: offersMessages.prices },
  ],
  '/seller': [
    { name: 'stock', label: shared.stock },
    { name: 'status', label: fields.status },
  ],
} satisfies Record<string, readonly Hideable[]>

export function ProductTable() {
  const t = useTranslations()
  const { isShown } = useColumns()
  const isAdmin = useBasename() === '/admin'
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <DataTable<ProductCard> bulkActionButtons={false} rowClick={false}>
        <Column label={<AllCheckbox />} disableSort render={Choose} />
        <Column
          source="name"
          label={t(shared.product)}
          render={(product) => <ProductName product={product} />}
        />
        {(isAdmin ? adminColumns(t) : sellerColumns(t)).filter(({ key }) => isShown(String(key)))}
      </DataTable>
    </Card>
  )
}

const Choose = ({ id, name }: ProductCard) => <RowCheckbox id={id} name={name} />

const sellerColumns = (t: Translate) => [
  <Column
    key="price"
    source="selling_price"
    label={t(shared.price)}
    align="right"
    render={(product) => <ColumnInput product={product} field="selling_price" />}
  />,
  <Column
    key="stock"
    source="quantity"
    label={t(shared.stock)}
    align="right"
    render={(product) => <ColumnInput product={product} field="quantity" />}
  />,
  <Column
    key="status"
    label={t(fields.status)}
    disableSort
    render={(product) => <StatusSwitch product={product} />}
  />,
]

const adminColumns = (t: Translate) => [
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
  const t = useTranslations()
  return t(products.countPharmacies, { count })
}

export function ProductCards() {
  const { data = [] } = useListContext<ProductCard>()
  const isAdmin = useBasename() === '/admin'
  const t = useTranslations()
  return (
    <ul className="row-cards">
      {data.map((product) => (
        <li key={product.id} className="row-card">
          <ProductName product={product} />
          {isAdmin ? (
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
              <div className="row-more">
                {t(products.countPharmacies, { count: product.offers_count })} ·{' '}
                <PriceRange product={product} />
              </div>
              <RowCheckbox id={product.id} name={product.name} />
            </Box>
          ) : (
            <>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                <Labelled label={t(shared.price)}>
                  <ColumnInput product={product} field="selling_price" />
                </Labelled>
                <Labelled label={t(shared.stock)}>
                  <ColumnInput product={product} field="quantity" />
                </Labelled>
              </Box>
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
                <StatusSwitch product={product} />
                <RowCheckbox id={product.id} name={product.name} />
              </Box>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

const Labelled = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <Box>
    <Typography aria-hidden variant="body2" color="textSecondary">
      {label}
    </Typography>
    {children}
  </Box>
)

/** Generic name first and largest (RA 6675), then the product as it is sold. The way to its page. */
function ProductName({ product }: { product: ProductCard }) {
  const t = useTranslations()
  const createPath = useCreatePath()
  // an SKU is one pharmacy's, and admins see the product of all
  const isAdmin = useBasename() === '/admin'
  return (
    <div className="product-name">
      <ProductPicture image={product.image} size={48} />
      <div className="product-name-words">
        <RowLink isTall to={createPath({ resource: 'products', type: 'edit', id: product.id })}>
          {unbroken(product.generic_name ?? product.name)}
        </RowLink>
        <div className="row-more">
          <InlineFacts>
            {product.generic_name ? product.name : product.pack_size}
            {!isAdmin && product.sku}
          </InlineFacts>
        </div>
        {product.is_prescription && <ToneChip tone="info" label={t(shared.prescription)} />}
      </div>
    </div>
  )
}

function PriceRange({ product: { lowest_price, highest_price } }: { product: ProductCard }) {
  const t = useTranslations()
  if (lowest_price === null) return NOTHING
  return lowest_price === highest_price
    ? pesos(lowest_price)
    : t(shared.fromToTo, { from: pesos(lowest_price), to: pesos(highest_price) })
}

function StatusSwitch({ product }: { product: ProductCard }) {
  const { save, isBusy } = useOfferAction(product)
  const { canAccess: maySell } = useCanAccess({ resource: 'inventories', action: 'sell' })
  const t = useTranslations()
  const group = groupOf(product)
  const isHidden = product.legal_most !== undefined
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Switch
        checked={product.status === 'live'}
        disabled={
          isBusy ||
          !maySell ||
          product.status === 'suspended' ||
          product.inventory_id === null ||
          product.hold_reason !== undefined ||
          product.review !== undefined
        }
        onChange={(_, isLive) => save({ status: isLive ? 'live' : 'draft' })}
        slotProps={{ input: { 'aria-label': t(products.showNameInTheShop, { name: product.name }) } }}
      />
      {product.hold_reason !== undefined ? (
        <Box component="span" title={product.hold_reason}>
          <ToneChip tone="warn" label={t(products.toBeChecked)} />
        </Box>
      ) : product.review !== undefined ? (
        <Box component="span" title={product.review_reason}>
          <ToneChip
            tone={product.review === 'returned' ? 'bad' : 'warn'}
            label={t(product.review === 'returned' ? reviews.returned : products.toBeChecked)}
          />
        </Box>
      ) : isHidden ? (
        <ToneChip tone="bad" label={t(shared.hidden)} />
      ) : (
        <ToneChip tone={GROUP_TONES[group]} label={t(GROUP_NAMES[group])} />
      )}
    </Box>
  )
}
