import { message } from './declare'

export const notDelivered = message('complaints.notDelivered', {
  en: 'Not delivered',
  fil: 'Hindi naihatid',
})
export const wrongItem = message('complaints.wrongItem', {
  en: 'Wrong item',
  fil: 'Maling produkto',
})
export const damagedOrExpired = message('complaints.damagedOrExpired', {
  en: 'Damaged or expired',
  fil: 'Sira o expired',
})
export const quality = message('complaints.quality', {
  en: 'Bad quality, or it may be counterfeit',
  fil: 'Masama ang kalidad, o baka peke',
})
export const overcharged = message('complaints.overcharged', {
  en: 'Charged too much, or a discount was not given',
  fil: 'Sobra ang singil, o hindi ibinigay ang discount',
})
export const noAnswer = message('complaints.noAnswer', {
  en: 'The seller does not answer',
  fil: 'Hindi sumasagot ang nagbebenta',
})
export const other = message('complaints.other', {
  en: 'Something else',
  fil: 'Iba pa',
})
export const refund = message('complaints.refund', {
  en: 'Refund owed',
  fil: 'May ibabalik na bayad',
})
export const replacement = message('complaints.replacement', {
  en: 'Replacement',
  fil: 'Papalitan',
})
export const agreed = message('complaints.agreed', {
  en: 'Agreed between shopper and pharmacy',
  fil: 'Nagkasundo ang mamimili at botika',
})
export const rejected = message('complaints.rejected', {
  en: 'Rejected',
  fil: 'Hindi tinanggap',
})
export const withdrawn = message('complaints.withdrawn', {
  en: 'Withdrawn by the shopper',
  fil: 'Iniurong ng mamimili',
})
export const toAnswer = message('complaints.toAnswer', {
  en: 'To answer',
  fil: 'Sasagutin',
})
export const toSettle = message('complaints.toSettle', {
  en: 'To settle',
  fil: 'Pagpapasyahan',
})
export const settled = message('complaints.settled', {
  en: 'Settled',
  fil: 'Napagpasyahan',
})
