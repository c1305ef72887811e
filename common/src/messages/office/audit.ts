import { message } from '../declare'

export const everyChangeBySellersAnd = message('office/audit.everyChangeBySellersAnd', {
  en: 'Every change by sellers and admins, with who made it and what it was before. Entries stay as they are written.',
  fil: 'Bawat pagbabago ng mga nagtitinda at admin, kung sino ang gumawa at ano ang dati. Nananatili ang tala kung paano isinulat.',
})
export const whoDidItNameOr = message('office/audit.whoDidItNameOr', {
  en: 'Who did it: name or email',
  fil: 'Sino ang gumawa: pangalan o email',
})
export const what = message('office/audit.what', { en: 'What', fil: 'Ano' })
export const nothingWasChangedYet = message('office/audit.nothingWasChangedYet', {
  en: 'Nothing was changed yet',
  fil: 'Wala pang nabago',
})
export const asSoonAsASeller = message('office/audit.asSoonAsASeller', {
  en: 'As soon as a seller or an admin adds, changes or deletes something, it stands here.',
  fil: 'Kapag may idinagdag, binago o binura ang nagtitinda o admin, nakatala ito rito.',
})
export const personId = message('office/audit.personId', { en: 'Person #{id}', fil: 'Tao #{id}' })
export const onlyWords = message('office/audit.onlyWords', { en: 'Only {words}', fil: '{words} lang' })
export const botikaItself = message('office/audit.botikaItself', {
  en: 'Botika itself',
  fil: 'Ang Botika mismo',
})
export const before = message('office/audit.before', { en: 'Before:', fil: 'Dati:' })
export const after = message('office/audit.after', { en: 'After:', fil: 'Ngayon:' })
export const readIDNumbersIn = message('office/audit.readIDNumbersIn', {
  en: 'read ID numbers in',
  fil: 'ay nagbasa ng mga numero ng ID sa',
})
export const theSalesRecordBook = message('office/audit.theSalesRecordBook', {
  en: 'the sales record book',
  fil: 'talaan ng benta',
})
export const uploadedProductsInBulk = message('office/audit.uploadedProductsInBulk', {
  en: 'uploaded products in bulk',
  fil: 'ay maramihang nag-upload ng mga produkto',
})
export const undidABulkUploadOf = message('office/audit.undidABulkUploadOf', {
  en: 'undid a bulk upload of products',
  fil: 'ay binawi ang maramihang pag-upload ng mga produkto',
})
