import { products, shared } from '@botika/common/messages/office'
import type { ProductCard } from '@botika/common/products/schema'
import { Box, Typography } from '@mui/material'
import { useBasename, useListContext } from 'react-admin'
import { RowCheckbox } from '../../ui/selection'
import { OfferInput } from './OfferInput'
import { PriceRange } from './PriceRange'
import { ProductName } from './ProductName'
import { StatusSwitch } from './StatusSwitch'
import { useWords } from '../../lib/language/useWords'

/** The phone's view: one card a product. */
export function ProductCards() {
  const { data = [] } = useListContext<ProductCard>()
  const isAdmin = useBasename() === '/admin'
  const t = useWords()
  return (
    <ul className="row-cards">
      {data.map((product) => (
        <li key={product.id} className="row-card">
          <ProductName product={product} />
          {isAdmin ? (
            <div className="row-more">
              {t(products.countPharmacies, { count: product.offers_count })} ·{' '}
              <PriceRange product={product} />
            </div>
          ) : (
            <>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                <Labelled label={t(shared.price)}>
                  <OfferInput product={product} field="selling_price" />
                </Labelled>
                <Labelled label={t(shared.stock)}>
                  <OfferInput product={product} field="quantity" />
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
