import type { ProductCard } from '@botika/common/products/schema'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useBasename, useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { ProductPicture } from '../../shared/ProductPicture'
import { ToneChip } from '../../shared/StatusChip'
import { Facts } from '../../shared/Facts'
import { unbroken } from '../../shared/words'

/** Generic name first and largest (RA 6675), then the product as it is sold. The way to its page. */
export function ProductName({ product }: { product: ProductCard }) {
  const createPath = useCreatePath()
  // an SKU is one pharmacy's, and admins see the product of all
  const isAdmin = useBasename() === '/admin'
  return (
    <Box
      sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: { xs: 0, md: 'min(16.25rem, 26vw)' } }}
    >
      <ProductPicture image={product.image} size={48} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          data-row-link
          to={createPath({ resource: 'products', type: 'edit', id: product.id })}
          // as high as a thumb on phones, without moving what is around it
          sx={{
            fontWeight: 700,
            display: { xs: 'block', md: 'inline' },
            py: { xs: 1.25, md: 0 },
            my: { xs: -1.25, md: 0 },
          }}
        >
          {unbroken(product.generic_name ?? product.name)}
        </Link>
        <Typography variant="body2" color="textSecondary">
          <Facts>
            {product.generic_name ? product.name : product.pack_size}
            {!isAdmin && product.sku}
          </Facts>
        </Typography>
        {product.is_prescription && <ToneChip tone="info" label="Prescription" />}
      </Box>
    </Box>
  )
}
