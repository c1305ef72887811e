import { message } from '../declare'

export const toChoose = message('office/refusals.toChoose', {
  en: 'Waits for the shopper',
  fil: 'Naghihintay sa mamimili',
})
export const offered = message('office/refusals.offered', {
  en: 'Offered to a pharmacy',
  fil: 'Iniaalok sa botika',
})
export const moved = message('office/refusals.moved', { en: 'Moved', fil: 'Nailipat' })
export const dropped = message('office/refusals.dropped', { en: 'Left out', fil: 'Inalis' })
export const open = message('office/refusals.open', { en: 'To answer', fil: 'Sasagutin' })
export const accepted = message('office/refusals.accepted', { en: 'Accepted', fil: 'Tinanggap' })
export const declined = message('office/refusals.declined', { en: 'Declined', fil: 'Tinanggihan' })
export const taken = message('office/refusals.taken', {
  en: 'Gone to another',
  fil: 'Napunta sa iba',
})
export const lapsed = message('office/refusals.lapsed', { en: 'Time over', fil: 'Lumipas na' })
export const refusedItems = message('office/refusals.refusedItems', {
  en: 'Refused items',
  fil: 'Mga tinanggihang item',
})
export const refusedItemsAbout = message('office/refusals.refusedItemsAbout', {
  en: 'What pharmacies can’t send of an order. Those still open come first, the oldest on top. What nobody chooses or accepts in time is left out automatically.',
  fil: 'Mga hindi maipadala ng mga botika mula sa isang order. Nauuna ang mga nakabinbin, pinakaluma sa itaas. Kusang natatapos ang hindi napili o natanggap sa oras.',
})
export const offeredItems = message('office/refusals.offeredItems', {
  en: 'Offered items',
  fil: 'Mga iniaalok na item',
})
export const offeredItemsAbout = message('office/refusals.offeredItemsAbout', {
  en: 'What other pharmacies can’t send and a shopper would take from you. Whoever accepts first sends it.',
  fil: 'Mga hindi maipadala ng ibang botika na gustong bilhin ng mamimili sa inyo. Kung sino ang unang tumanggap, siya ang magpapadala.',
})
export const byStatus = message('office/refusals.byStatus', {
  en: 'Items by status',
  fil: 'Mga item ayon sa status',
})
export const noneHere = message('office/refusals.noneHere', {
  en: 'Nothing stands here now.',
  fil: 'Walang narito ngayon.',
})
export const noneRefused = message('office/refusals.noneRefused', {
  en: 'Nothing was refused yet',
  fil: 'Wala pang tinanggihan',
})
export const noneOffered = message('office/refusals.noneOffered', {
  en: 'Nothing was offered to you yet',
  fil: 'Wala pang iniaalok sa inyo',
})
export const searchRefused = message('office/refusals.searchRefused', {
  en: 'Order number, product or shopper',
  fil: 'Numero ng order, produkto o mamimili',
})
export const quantityOf = message('office/refusals.quantityOf', {
  en: '{quantity, number} × {product}',
  fil: '{quantity, number} × {product}',
})
export const refusedAt = message('office/refusals.refusedAt', {
  en: 'Refused {moment}',
  fil: 'Tinanggihan {moment}',
})
export const chooseBy = message('office/refusals.chooseBy', {
  en: 'Shopper chooses by {moment}',
  fil: 'Pipili ang mamimili hanggang {moment}',
})
export const pharmacyAnswersBy = message('office/refusals.pharmacyAnswersBy', {
  en: '{pharmacy} answers by {moment}',
  fil: 'Sasagot ang {pharmacy} hanggang {moment}',
})
export const answerBy = message('office/refusals.answerBy', {
  en: 'Answer by {moment}',
  fil: 'Sumagot hanggang {moment}',
})
export const owedAmount = message('office/refusals.owedAmount', {
  en: '{amount} owed',
  fil: '{amount} ang dapat ibalik',
})
export const atMost = message('office/refusals.atMost', {
  en: '{amount} at most',
  fil: '{amount} pinakamataas',
})
export const toCity = message('office/refusals.toCity', { en: 'To {city}', fil: 'Papuntang {city}' })
export const inStock = message('office/refusals.inStock', {
  en: '{count, number} in stock',
  fil: '{count, number} ang stock',
})
export const accept = message('office/refusals.accept', { en: 'Accept', fil: 'Tanggapin' })
export const decline = message('office/refusals.decline', { en: 'Decline', fil: 'Tanggihan' })
export const acceptTitle = message('office/refusals.acceptTitle', {
  en: 'Accept {quantity, number} × {product}?',
  fil: 'Tanggapin ang {quantity, number} × {product}?',
})
export const acceptWhat = message('office/refusals.acceptWhat', {
  en: 'It becomes an order of your pharmacy and is taken from your stock. Confirm and send it as any other.',
  fil: 'Magiging order ito ng inyong botika at ibabawas sa stock ninyo. Kumpirmahin at ipadala ito gaya ng iba.',
})
export const acceptPrescription = message('office/refusals.acceptPrescription', {
  en: 'Its prescription opens to you then. A pharmacist with a PRC card accepts it, and checks the prescription again.',
  fil: 'Mabubuksan na ninyo ang reseta. Parmasyutikong may PRC card ang tumatanggap nito at muling sumusuri sa reseta.',
})
export const pharmacistAccepts = message('office/refusals.pharmacistAccepts', {
  en: 'A pharmacist of your pharmacy whose PRC card is in force accepts it: it needs a prescription.',
  fil: 'Parmasyutiko ng botika ninyo na may bisa pang PRC card ang tatanggap nito: kailangan nito ng reseta.',
})
export const declineTitle = message('office/refusals.declineTitle', {
  en: 'Decline {quantity, number} × {product}?',
  fil: 'Tanggihan ang {quantity, number} × {product}?',
})
export const declineWhat = message('office/refusals.declineWhat', {
  en: 'It is not offered to you again. Others may take it.',
  fil: 'Hindi na ito iaalok sa inyo. Maaaring kunin ito ng iba.',
})
export const isAccepted = message('office/refusals.isAccepted', {
  en: 'It is your order now',
  fil: 'Order na ninyo ito',
})
export const isDeclined = message('office/refusals.isDeclined', {
  en: 'You have declined it',
  fil: 'Tinanggihan na ninyo ito',
})
export const openTheOrder = message('office/refusals.openTheOrder', {
  en: 'Open the order',
  fil: 'Buksan ang order',
})
export const refuse = message('office/refusals.refuse', { en: 'Can’t send it', fil: 'Hindi maipapadala' })
export const refuseName = message('office/refusals.refuseName', {
  en: 'Can’t send {product}',
  fil: 'Hindi maipapadala ang {product}',
})
export const refuseTitle = message('office/refusals.refuseTitle', {
  en: 'You can’t send {product}?',
  fil: 'Hindi maipapadala ang {product}?',
})
export const refuseWhat = message('office/refusals.refuseWhat', {
  en: 'It leaves this order for good, and the rest goes on. The shopper reads why, and may buy it from another pharmacy.',
  fil: 'Tuluyan itong aalisin sa order na ito, at tuloy ang iba. Mababasa ng mamimili kung bakit, at maaari niya itong bilhin sa ibang botika.',
})
export const refuseIt = message('office/refusals.refuseIt', {
  en: 'Take it off the order',
  fil: 'Alisin sa order',
})
export const why = message('office/refusals.why', { en: 'Why?', fil: 'Bakit?' })
export const pleaseChooseWhy = message('office/refusals.pleaseChooseWhy', {
  en: 'Please choose why',
  fil: 'Piliin kung bakit',
})
export const wordsForTheShopper = message('office/refusals.wordsForTheShopper', {
  en: 'Words for the shopper',
  fil: 'Paliwanag para sa mamimili',
})
export const stockBecomesZero = message('office/refusals.stockBecomesZero', {
  en: 'Your stock of it becomes 0, and shoppers no longer find it with you.',
  fil: 'Magiging 0 ang stock ninyo nito, at hindi na ito makikita ng mga mamimili sa inyo.',
})
export const notBackToStock = message('office/refusals.notBackToStock', {
  en: 'What was set aside for this order does not go back to your stock.',
  fil: 'Hindi babalik sa stock ninyo ang inilaan para sa order na ito.',
})
export const backToStock = message('office/refusals.backToStock', {
  en: 'What was set aside for this order goes back to your stock.',
  fil: 'Babalik sa stock ninyo ang inilaan para sa order na ito.',
})
export const isRefused = message('office/refusals.isRefused', {
  en: 'It was taken off the order, and the shopper is notified',
  fil: 'Inalis na ito sa order, at nasabihan na ang mamimili',
})
export const refusedMark = message('office/refusals.refusedMark', {
  en: 'Refused',
  fil: 'Tinanggihan',
})
export const countOffered = message('office/refusals.countOffered', {
  en: '{count, plural, one {# item is offered to you} other {# items are offered to you}}',
  fil: '{count, number} item ang iniaalok sa inyo',
})
export const countRefused = message('office/refusals.countRefused', {
  en: '{count, plural, one {# refused item is waiting} other {# refused items are waiting}}',
  fil: '{count, number} tinanggihang item ang nakabinbin',
})
export const inLog = message('office/refusals.inLog', { en: 'offered item', fil: 'iniaalok na item' })
export const refusedItemOf = message('office/refusals.refusedItemOf', {
  en: 'Refused an item of',
  fil: 'Tumanggi sa isang item ng',
})
