import { useBasename } from 'react-admin'
import { OfficeLink } from './OfficeLink'
import { ShopLink } from './ShopLink'

/** Where nothing has come yet a seller can look at what shoppers find, and an admin at the shop. */
export const SeeProducts = () =>
  useBasename() === '/admin' ? (
    <ShopLink to="/" label="Open the shop" />
  ) : (
    <OfficeLink to="/products" label="See your products" />
  )
