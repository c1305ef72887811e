import * as dashboard from '@botika/common/messages/office/dashboard'
import * as shared from '@botika/common/messages/office/shared'
import { formatNumber } from '@botika/common/numbers/format-number'
import type { Dashboard } from '@botika/common/dashboard/endpoints'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useBasename, useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { ToneChip } from '../ui/StatusChip'
import { useListAddress } from '../ui/useAddress'
import { pesos, unbroken } from '../ui/format'
import { useTranslations } from '../lib/language/useTranslations'

export function LowStock({ products }: { products: Dashboard['low_stock'] }) {
  const t = useTranslations()
  const isAdmin = useBasename() === '/admin'
  const address = useListAddress()
  return (
    <Panel
      title={t(dashboard.lowStock)}
      empty={t(dashboard.nothingIsRunningLow)}
      count={products.length}
      more={{ to: address('products', { is_low_stock: true }), text: t(dashboard.allProductsLowInStock) }}
    >
      {products.map(({ inventory_id, product_id, product_name, pharmacy_name, quantity }) => (
        <Row
          key={inventory_id}
          productId={product_id}
          name={product_name}
          {...(isAdmin ? { pharmacy: pharmacy_name } : {})}
        >
          <ToneChip
            tone={quantity === 0 ? 'bad' : 'warn'}
            label={quantity === 0 ? t(shared.soldOut) : t(dashboard.countLeft, { count: quantity })}
          />
        </Row>
      ))}
    </Panel>
  )
}

interface TopProductsProps {
  products: Dashboard['top_products']
  days: number
}

export function TopProducts({ products, days }: TopProductsProps) {
  const t = useTranslations()
  return (
    <Panel
      title={t(dashboard.bestSellersOfDaysDays, { days })}
      empty={t(dashboard.nothingWasSoldInThis)}
      count={products.length}
    >
      {products.map(({ product_id, product_name, quantity, total }) => (
        <Row key={product_id} productId={product_id} name={product_name}>
          <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            <Typography sx={{ fontWeight: 700 }}>{pesos(total)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t(dashboard.countSold, { count: formatNumber(quantity) })}
            </Typography>
          </Box>
        </Row>
      ))}
    </Panel>
  )
}

interface PanelProps {
  title: string
  empty: string
  count: number
  more?: { to: string; text: string }
  children: ReactNode
}

function Panel({ title, empty, count, more, children }: PanelProps) {
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {count === 0 ? (
        <Typography color="textSecondary" sx={{ py: 2 }}>
          {empty}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {children}
        </Box>
      )}
      {more && count > 0 && (
        <Link component={RouterLink} to={more.to} sx={{ display: 'inline-block', py: 1.25, fontWeight: 600 }}>
          {more.text}
        </Link>
      )}
    </Card>
  )
}

interface RowProps {
  productId: number
  name: string
  pharmacy?: string
  children: ReactNode
}

function Row({ productId, name, pharmacy, children }: RowProps) {
  const createPath = useCreatePath()
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 52,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Link
        component={RouterLink}
        to={createPath({ resource: 'products', type: 'edit', id: productId })}
        sx={{ flex: '1 1 8em', minWidth: 0, fontWeight: 600, color: 'text.primary' }}
      >
        {unbroken(name)}
        {pharmacy !== undefined && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {pharmacy}
          </Typography>
        )}
      </Link>
      <Box sx={{ ml: 'auto' }}>{children}</Box>
    </Box>
  )
}
