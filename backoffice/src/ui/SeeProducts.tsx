import * as shared from '@botika/common/messages/office/shared'
import { useTranslations } from '../lib/language/useTranslations'
import { useBasename } from 'react-admin'
import { OfficeLink } from './OfficeLink'
import { ShopLink } from './ShopLink'

export const SeeProducts = () => {
  const t = useTranslations()
  return useBasename() === '/admin' ? (
    <ShopLink to="/" label={t(shared.openTheShop)} />
  ) : (
    <OfficeLink to="/products" label={t(shared.seeYourProducts)} />
  )
}
