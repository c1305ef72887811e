import { contact } from '@botika/common/contact/endpoints'
import { emailLinks } from '@botika/common/email-links/endpoints'
import { passwordLinks } from '@botika/common/password-links/endpoints'
import { preregisters } from '@botika/common/preregisters/endpoints'
import { priceAlerts } from '@botika/common/price-alerts/endpoints'
import { sellerLinks } from '@botika/common/seller-links/endpoints'
import { users } from '@botika/common/users/endpoints'
import { fieldErrors } from './field-errors'

// loaded lazily, with the schemas
export { contact, emailLinks, fieldErrors, passwordLinks, preregisters, priceAlerts, sellerLinks, users }
