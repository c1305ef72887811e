import type { Dashboard } from '@botika/common/dashboard/endpoints'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useBasename } from 'react-admin'
import { Link } from 'react-router-dom'

/** For a seller who has not sold anything yet: how it begins. */
export function FirstSteps({ dashboard }: { dashboard: Dashboard }) {
  const office = useBasename()
  const orders = Object.values(dashboard.orders_by_status).reduce((sum, count) => sum + count, 0)
  if (office !== '/seller' || orders > 0) return null
  return (
    <Card component="section" aria-label="First steps" sx={{ p: 3 }}>
      <Typography variant="h2">Ready for the first order</Typography>
      <Typography color="textSecondary" sx={{ my: 1.5, maxWidth: 560 }}>
        Add what you sell with its price and stock and set it live: shoppers nearby find it at once. When
        somebody orders, it shows here and under My Orders.
      </Typography>
      <Button component={Link} to={`${office}/products/create`} variant="contained">
        Add a product
      </Button>
    </Card>
  )
}
