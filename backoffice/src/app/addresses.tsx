import { useBasename } from 'react-admin'
import { Navigate, useLocation, useParams } from 'react-router-dom'

const ADDRESSES = [
  { from: '/dashboard', to: '' },
  { from: '/orders/list', to: '/orders' },
  { from: '/orders/details', to: '/orders' },
  { from: '/orders/details/:id', to: '/orders/:id/show' },
  // as for all that can be edited, where orders are only shown
  { from: '/orders/:id', to: '/orders/:id/show' },
  { from: '/products/list', to: '/products' },
  { from: '/products/add', to: '/products/create' },
  { from: '/doctors/list', to: '/doctors' },
  { from: '/doctors/add', to: '/doctors/create' },
  { from: '/promotions/discounts', to: '/promotions' },
] as const

const FOR_ADMINS = [{ from: '/pharmacy', to: '/pharmacies' }] as const

export const addressesOf = (office: '/seller' | '/admin') =>
  office === '/admin' ? [...ADDRESSES, ...FOR_ADMINS] : ADDRESSES

export function Moved({ to }: { to: string }) {
  const office = useBasename()
  const params = useParams()
  const { search } = useLocation()
  const pathname = office + to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return <Navigate to={{ pathname, search }} replace />
}
