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
export const added = message('office/audit.added', { en: 'added', fil: 'ay nagdagdag ng' })
export const changed = message('office/audit.changed', { en: 'changed', fil: 'ay nagbago ng' })
export const deleted = message('office/audit.deleted', { en: 'deleted', fil: 'ay nagbura ng' })
export const uploadedInBulk = message('office/audit.uploadedInBulk', {
  en: 'uploaded in bulk',
  fil: 'ay maramihang nag-upload ng',
})
export const undidTheUploadOf = message('office/audit.undidTheUploadOf', {
  en: 'undid the upload of',
  fil: 'ay nagbawi ng upload ng',
})
export const exported = message('office/audit.exported', { en: 'exported', fil: 'ay nag-export ng' })
export const read = message('office/audit.read', { en: 'read', fil: 'ay nagbasa ng' })
export const readTheIDNumberOf = message('office/audit.readTheIDNumberOf', {
  en: 'read the ID number of',
  fil: 'ay nagbasa ng numero ng ID ng',
})
export const reSent = message('office/audit.reSent', { en: 're-sent', fil: 'ay muling nagpadala ng' })
export const moved = message('office/audit.moved', { en: 'moved', fil: 'ay naglipat ng' })
export const merged = message('office/audit.merged', { en: 'merged', fil: 'ay nagsama ng' })
export const suspended = message('office/audit.suspended', { en: 'suspended', fil: 'ay nagsuspinde ng' })
export const putBack = message('office/audit.putBack', { en: 'put back', fil: 'ay nagbalik ng' })
export const released = message('office/audit.released', { en: 'released', fil: 'ay nagpayag sa' })
export const approved = message('office/audit.approved', { en: 'approved', fil: 'ay nag-apruba ng' })
export const returned = message('office/audit.returned', { en: 'returned', fil: 'ay nagbalik sa botika ng' })
export const reportedAMistakeIn = message('office/audit.reportedAMistakeIn', {
  en: 'reported a mistake in',
  fil: 'ay nag-ulat ng mali sa',
})
export const answeredAReportOn = message('office/audit.answeredAReportOn', {
  en: 'answered a report on',
  fil: 'ay sumagot sa ulat tungkol sa',
})
export const imported = message('office/audit.imported', { en: 'imported', fil: 'ay nag-import ng' })
export const actionApproved = message('office/audit.actionApproved', { en: 'Approved', fil: 'Inaprubahan' })
export const actionReturned = message('office/audit.actionReturned', { en: 'Returned', fil: 'Ibinalik' })
export const hid = message('office/audit.hid', { en: 'hid', fil: 'ay nagtago ng' })
export const showedAgain = message('office/audit.showedAgain', {
  en: 'showed again',
  fil: 'ay muling nagpakita ng',
})
export const signedOut = message('office/audit.signedOut', { en: 'signed out', fil: 'ay nag-sign out ng' })
export const sentALinkForA = message('office/audit.sentALinkForA', {
  en: 'sent a link for a password to',
  fil: 'ay nagpadala ng link para sa password ng',
})
export const sentASellersLinkFor = message('office/audit.sentASellersLinkFor', {
  en: 'sent a seller’s link for',
  fil: 'nagpadala ng link ng seller para sa',
})
export const changedThePasswordOf = message('office/audit.changedThePasswordOf', {
  en: 'changed the password of',
  fil: 'ay nagpalit ng password ng',
})
export const confirmed = message('office/audit.confirmed', { en: 'confirmed', fil: 'ay nagkumpirma ng' })
export const shipped = message('office/audit.shipped', { en: 'shipped', fil: 'ay nagpadala ng' })
export const markedAsReceived = message('office/audit.markedAsReceived', {
  en: 'marked as received',
  fil: 'ay nagtala bilang natanggap ng',
})
export const markedAsPaid = message('office/audit.markedAsPaid', {
  en: 'marked as paid',
  fil: 'ay nagtala bilang bayad ng',
})
export const completed = message('office/audit.completed', { en: 'completed', fil: 'ay nagkumpleto ng' })
export const cancelled = message('office/audit.cancelled', { en: 'cancelled', fil: 'ay nagkansela ng' })
export const product = message('office/audit.product', { en: 'product', fil: 'produkto' })
export const offer = message('office/audit.offer', { en: 'offer', fil: 'alok' })
export const pharmacy = message('office/audit.pharmacy', { en: 'pharmacy', fil: 'botika' })
export const user = message('office/audit.user', { en: 'user', fil: 'gumagamit' })
export const subcategory = message('office/audit.subcategory', { en: 'subcategory', fil: 'subcategory' })
export const subSubcategory = message('office/audit.subSubcategory', {
  en: 'sub-subcategory',
  fil: 'sub-subcategory',
})
export const application = message('office/audit.application', { en: 'application', fil: 'aplikasyon' })
export const customersOrder = message('office/audit.customersOrder', {
  en: 'customer’s order',
  fil: 'order ng mamimili',
})
export const salesRecordBook = message('office/audit.salesRecordBook', {
  en: 'sales record book',
  fil: 'talaan ng benta',
})
export const salesReport = message('office/audit.salesReport', {
  en: 'sales report',
  fil: 'ulat ng benta',
})
export const rating = message('office/audit.rating', { en: 'rating', fil: 'rating' })
export const picture = message('office/audit.picture', { en: 'picture', fil: 'larawan' })
export const vainSearch = message('office/audit.vainSearch', {
  en: 'search without results',
  fil: 'paghahanap na walang nahanap',
})
export const actionAdded = message('office/audit.actionAdded', { en: 'Added', fil: 'Idinagdag' })
export const actionDeleted = message('office/audit.actionDeleted', { en: 'Deleted', fil: 'Binura' })
export const actionReleased = message('office/audit.actionReleased', { en: 'Released', fil: 'Pinayagan' })
export const actionMerged = message('office/audit.actionMerged', { en: 'Merged', fil: 'Isinama' })
export const actionMoved = message('office/audit.actionMoved', { en: 'Moved', fil: 'Inilipat' })
export const actionHid = message('office/audit.actionHid', { en: 'Hid', fil: 'Itinago' })
export const actionReSent = message('office/audit.actionReSent', { en: 'Re-sent', fil: 'Muling ipinadala' })
export const actionRead = message('office/audit.actionRead', { en: 'Read', fil: 'Binasa' })
export const actionUploadedInBulk = message('office/audit.actionUploadedInBulk', {
  en: 'Uploaded in bulk',
  fil: 'Maramihang in-upload',
})
export const actionExported = message('office/audit.actionExported', { en: 'Exported', fil: 'In-export' })
export const actionSignedOut = message('office/audit.actionSignedOut', {
  en: 'Signed out',
  fil: 'Na-sign out',
})
export const changedThePassword = message('office/audit.changedThePassword', {
  en: 'Changed the password',
  fil: 'Pinalitan ang password',
})
export const actionSentALinkForA = message('office/audit.actionSentALinkForA', {
  en: 'Sent a link for a password',
  fil: 'Nagpadala ng link para sa password',
})
export const created = message('office/audit.created', { en: 'Created', fil: 'Naidagdag' })
export const discountReason = message('office/audit.discountReason', {
  en: 'Discount reason',
  fil: 'Dahilan sa diskuwento',
})
export const drugClass = message('office/audit.drugClass', { en: 'Drug class', fil: 'Uri ng gamot' })
export const fields = message('office/audit.fields', { en: 'Fields', fil: 'Mga field' })
export const handledAt = message('office/audit.handledAt', { en: 'Handled at', fil: 'Natapos noong' })
export const hiddenReason = message('office/audit.hiddenReason', {
  en: 'Hidden reason',
  fil: 'Dahilan ng pagtago',
})
export const image = message('office/audit.image', { en: 'Image', fil: 'Larawan' })
export const images = message('office/audit.images', { en: 'Images', fil: 'Mga larawan' })
export const into = message('office/audit.into', { en: 'Into', fil: 'Papunta sa' })
export const seniorCitizenDiscountable = message('office/audit.seniorCitizenDiscountable', {
  en: 'Senior citizen discountable',
  fil: 'May diskuwento ng senior citizen',
})
export const vatExempt = message('office/audit.vatExempt', { en: 'Vat exempt', fil: 'Walang VAT' })
export const vatRegistered = message('office/audit.vatRegistered', {
  en: 'Vat registered',
  fil: 'Rehistrado sa VAT',
})
export const keyword = message('office/audit.keyword', { en: 'Keyword', fil: 'Hinanap na salita' })
export const labName = message('office/audit.labName', { en: 'Lab name', fil: 'Pangalan ng laboratoryo' })
export const licenseExpiresOn = message('office/audit.licenseExpiresOn', {
  en: 'License expires on',
  fil: 'Mapapaso ang lisensiya sa',
})
export const licenseNumber = message('office/audit.licenseNumber', {
  en: 'License number',
  fil: 'Numero ng lisensiya',
})
export const pharmacyName = message('office/audit.pharmacyName', {
  en: 'Pharmacy name',
  fil: 'Pangalan ng botika',
})
export const prescriptionReason = message('office/audit.prescriptionReason', {
  en: 'Prescription reason',
  fil: 'Dahilan sa reseta',
})
export const publishedAt = message('office/audit.publishedAt', { en: 'Published at', fil: 'Paglalathala' })
export const actionRating = message('office/audit.actionRating', { en: 'Rating', fil: 'Rating' })
export const refused = message('office/audit.refused', { en: 'Refused', fil: 'Tinanggihan' })
export const registrationNumber = message('office/audit.registrationNumber', {
  en: 'Registration number',
  fil: 'Numero ng rehistro',
})
export const rejectionReason = message('office/audit.rejectionReason', {
  en: 'Rejection reason',
  fil: 'Dahilan ng pagtanggi',
})
export const sentBefore = message('office/audit.sentBefore', { en: 'Sent before', fil: 'Naipadala na noon' })
export const sku = message('office/audit.sku', { en: 'Sku', fil: 'SKU' })
export const subsubcategory = message('office/audit.subsubcategory', {
  en: 'Subsubcategory',
  fil: 'Sub-subcategory',
})
export const suspensionReason = message('office/audit.suspensionReason', {
  en: 'Suspension reason',
  fil: 'Dahilan ng pagsuspinde',
})
export const updated = message('office/audit.updated', { en: 'Updated', fil: 'Binago' })
export const upload = message('office/audit.upload', { en: 'Upload', fil: 'Pag-upload' })
export const invited = message('office/audit.invited', { en: 'sent', fil: 'nagpadala ng' })
export const sentAgain = message('office/audit.sentAgain', { en: 'sent again', fil: 'muling nagpadala ng' })
export const withdrew = message('office/audit.withdrew', { en: 'withdrew', fil: 'binawi ang' })
export const endedThePlaceOf = message('office/audit.endedThePlaceOf', {
  en: 'ended the work of',
  fil: 'tinapos ang trabaho ng',
})
export const invitation = message('office/audit.invitation', { en: 'invitation', fil: 'imbitasyon' })
export const answered = message('office/audit.answered', {
  en: 'answered',
  fil: 'sinagot ang',
})
export const settled = message('office/audit.settled', {
  en: 'settled',
  fil: 'pinagpasyahan ang',
})
export const actionAnswered = message('office/audit.actionAnswered', {
  en: 'Answered',
  fil: 'Sinagot',
})
export const actionSettled = message('office/audit.actionSettled', {
  en: 'Settled',
  fil: 'Pinagpasyahan',
})
export const outcome = message('office/audit.outcome', {
  en: 'Outcome',
  fil: 'Kinalabasan',
})
export const turnedTwoStepOnFor = message('office/audit.turnedTwoStepOnFor', {
  en: 'turned two-step login on for',
  fil: 'in-on ang two-step login ng',
})
export const turnedTwoStepOffFor = message('office/audit.turnedTwoStepOffFor', {
  en: 'turned two-step login off for',
  fil: 'in-off ang two-step login ng',
})
export const madeRecoveryCodesFor = message('office/audit.madeRecoveryCodesFor', {
  en: 'made new recovery codes for',
  fil: 'gumawa ng mga bagong recovery code para sa',
})
export const resetTwoStepOf = message('office/audit.resetTwoStepOf', {
  en: 'reset two-step login of',
  fil: 'ni-reset ang two-step login ng',
})
