import { message } from '../declare'

export const email = message('office/fields.email', { en: 'Email', fil: 'Email' })
export const password = message('office/fields.password', { en: 'Password', fil: 'Password' })
export const about = message('office/fields.about', { en: 'About', fil: 'Tungkol dito' })
export const promotion = message('office/fields.promotion', { en: 'Promotion', fil: 'Promo' })
export const yesIt = message('office/fields.yesIt', { en: 'Yes', fil: 'Oo' })
export const noIt = message('office/fields.noIt', { en: 'No', fil: 'Hindi' })
export const status = message('office/fields.status', { en: 'Status', fil: 'Katayuan' })
export const courier = message('office/fields.courier', { en: 'Courier', fil: 'Tagahatid' })
export const pharmacy = message('office/fields.pharmacy', { en: 'Pharmacy', fil: 'Botika' })
export const category = message('office/fields.category', { en: 'Category', fil: 'Kategorya' })
export const subcategory = message('office/fields.subcategory', { en: 'Subcategory', fil: 'Subkategorya' })
export const subSubcategory = message('office/fields.subSubcategory', {
  en: 'Sub-subcategory',
  fil: 'Sub-subkategorya',
})
export const products = message('office/fields.products', { en: 'Products', fil: 'Mga produkto' })
export const name = message('office/fields.name', { en: 'Name', fil: 'Pangalan' })
export const genericName = message('office/fields.genericName', {
  en: 'Generic name',
  fil: 'Generic na pangalan',
})
export const strength = message('office/fields.strength', { en: 'Strength', fil: 'Lakas' })
export const forExample500Mg = message('office/fields.forExample500Mg', {
  en: 'For example: 500 mg',
  fil: 'Halimbawa: 500 mg',
})
export const form = message('office/fields.form', { en: 'Form', fil: 'Anyo' })
export const forExampleTablet = message('office/fields.forExampleTablet', {
  en: 'For example: tablet',
  fil: 'Halimbawa: tablet',
})
export const customer = message('office/fields.customer', { en: 'Customer', fil: 'Mamimili' })
export const synonyms = message('office/fields.synonyms', { en: 'Synonyms', fil: 'Mga kasingkahulugan' })
