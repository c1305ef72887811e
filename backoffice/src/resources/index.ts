import type { OfficeResource } from '../ui/office-resource'
import { audit } from './audit'
import { categories } from './categories'
import { clinics } from './clinics'
import { contact } from './contact'
import { couriers } from './couriers'
import { doctors } from './doctors'
import { events } from './events'
import { hospitals } from './hospitals'
import { laboratories } from './laboratories'
import { mails } from './mails'
import { news } from './news'
import { orders } from './orders'
import { pharmacies } from './pharmacies'
import { preregisters } from './preregisters'
import { priceCaps } from './price-caps'
import { products } from './products'
import { promotions } from './promotions'
import { ratings } from './ratings'
import { recurring } from './recurring'
import { searchMisses } from './search-misses'
import { searchSynonyms } from './search-synonyms'
import { specialties } from './specialties'
import { subcategories } from './subcategories'
import { subsubcategories } from './subsubcategories'
import { users } from './users'
import { veterinarians } from './veterinarians'

const seller: readonly OfficeResource[] = [orders, products, doctors, couriers, promotions, recurring]

/** Which screens each office has. What is only chosen from (categories, specialties) needs none. */
export const RESOURCES: Record<'/seller' | '/admin', readonly OfficeResource[]> = {
  '/seller': seller,
  '/admin': [
    ...seller,
    pharmacies,
    preregisters,
    users,
    categories,
    subcategories,
    subsubcategories,
    specialties,
    hospitals,
    clinics,
    laboratories,
    veterinarians,
    news,
    events,
    priceCaps,
    contact,
    ratings,
    searchMisses,
    searchSynonyms,
    mails,
    audit,
  ],
}
