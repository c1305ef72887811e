import { message } from '../declare'

export const whatItIs = message('office/reviews.whatItIs', {
  en: 'Products that pharmacies and files describe are on sale once they are approved here; reports of mistakes come here too.',
  fil: 'Maibebenta lang ang mga produktong inilarawan ng mga botika at file kapag naaprubahan dito; dito rin dumarating ang mga ulat ng mali.',
})
export const keys = message('office/reviews.keys', {
  en: 'Keys: j and k go from one to the next, a approves, r returns, m merges with the likeliest product, x selects.',
  fil: 'Mga key: j at k para lumipat, a para aprubahan, r para ibalik, m para isama sa pinakakaparehong produkto, x para piliin.',
})
export const open = message('office/reviews.open', { en: 'To do', fil: 'Gagawin' })
export const isNew = message('office/reviews.isNew', { en: 'New', fil: 'Bago' })
export const held = message('office/reviews.held', { en: 'Held (RA 9165)', fil: 'Naka-hold (RA 9165)' })
export const reported = message('office/reviews.reported', { en: 'Reported', fil: 'Inulat' })
export const returned = message('office/reviews.returned', { en: 'Returned', fil: 'Ibinalik' })
export const nothingHere = message('office/reviews.nothingHere', {
  en: 'Nothing waits here',
  fil: 'Walang naghihintay dito',
})
export const newOnesComeHere = message('office/reviews.newOnesComeHere', {
  en: 'New products of pharmacies, and what they report, appear here by themselves.',
  fil: 'Kusang lalabas dito ang mga bagong produkto ng mga botika at ang mga iniuulat nila.',
})
export const approve = message('office/reviews.approve', { en: 'Approve', fil: 'Aprubahan' })
export const approveCount = message('office/reviews.approveCount', {
  en: 'Approve {count, number}',
  fil: 'Aprubahan ang {count, number}',
})
export const approveCountQuestion = message('office/reviews.approveCountQuestion', {
  en: 'Approve {count, number} products?',
  fil: 'Aprubahan ang {count, number} produkto?',
})
export const alsoThoseOfOtherPages = message('office/reviews.alsoThoseOfOtherPages', {
  en: 'Some of them are on other pages. They are on sale at once; what may be a dangerous drug stays here.',
  fil: 'Nasa ibang pahina ang ilan sa mga ito. Ibebenta agad ang mga ito; maiiwan dito ang maaaring mapanganib na gamot.',
})
export const returnIt = message('office/reviews.returnIt', { en: 'Return', fil: 'Ibalik' })
export const returnCount = message('office/reviews.returnCount', {
  en: 'Return {count, number}',
  fil: 'Ibalik ang {count, number}',
})
export const selectName = message('office/reviews.selectName', {
  en: 'Select {name}',
  fil: 'Piliin ang {name}',
})
export const selectAll = message('office/reviews.selectAll', {
  en: 'Select all on this page',
  fil: 'Piliin lahat sa pahinang ito',
})
export const countApproved = message('office/reviews.countApproved', {
  en: '{count, plural, one {# product is} other {# products are}} approved',
  fil: '{count, number} produkto ang naaprubahan',
})
export const countReturned = message('office/reviews.countReturned', {
  en: '{count, plural, one {# product is} other {# products are}} returned',
  fil: '{count, number} produkto ang naibalik',
})
export const countFailed = message('office/reviews.countFailed', {
  en: '{done}; {count, number} not: {why}',
  fil: '{done}; {count, number} ang hindi: {why}',
})
export const whatToChange = message('office/reviews.whatToChange', {
  en: 'What the pharmacy has to change',
  fil: 'Ano ang dapat baguhin ng botika',
})
export const itGetsThisByEmail = message('office/reviews.itGetsThisByEmail', {
  en: 'The pharmacy gets this by email, and can change the product and send it again.',
  fil: 'Matatanggap ito ng botika sa email, at maaari nitong baguhin ang produkto at ipadala muli.',
})
export const whyNoDangerousDrug = message('office/reviews.whyNoDangerousDrug', {
  en: 'Why it is no dangerous drug, for the activity log',
  fil: 'Bakit hindi ito mapanganib na gamot, para sa talaan',
})
export const describedBy = message('office/reviews.describedBy', {
  en: 'Described by {name}',
  fil: 'Inilarawan ng {name}',
})
export const fromAFile = message('office/reviews.fromAFile', {
  en: 'From an imported file',
  fil: 'Mula sa in-import na file',
})
export const mayBeOneOfThese = message('office/reviews.mayBeOneOfThese', {
  en: 'May be one of these',
  fil: 'Maaaring isa sa mga ito',
})
export const nothingSimilar = message('office/reviews.nothingSimilar', {
  en: 'Nothing similar is in the catalogue.',
  fil: 'Walang katulad sa katalogo.',
})
export const mergeInto = message('office/reviews.mergeInto', {
  en: 'Merge into this',
  fil: 'Isama rito',
})
export const mergeNameInto = message('office/reviews.mergeNameInto', {
  en: 'Merge {name} into {into}',
  fil: 'Isama ang {name} sa {into}',
})
export const needsPrescription = message('office/reviews.needsPrescription', {
  en: 'Needs a prescription',
  fil: 'Kailangan ng reseta',
})
export const noPrescription = message('office/reviews.noPrescription', {
  en: 'No prescription',
  fil: 'Walang reseta',
})
export const pharmacyReports = message('office/reviews.pharmacyReports', {
  en: '{pharmacy} reports: “{text}”',
  fil: 'Ulat ng {pharmacy}: “{text}”',
})
export const settle = message('office/reviews.settle', { en: 'Answer', fil: 'Sagutin' })
export const yourAnswer = message('office/reviews.yourAnswer', {
  en: 'Your answer to the pharmacy',
  fil: 'Ang sagot mo sa botika',
})
export const itGetsTheAnswer = message('office/reviews.itGetsTheAnswer', {
  en: 'Change the product first where the report is right. The pharmacy gets this answer by email.',
  fil: 'Baguhin muna ang produkto kung tama ang ulat. Matatanggap ng botika ang sagot sa email.',
})
export const theReportIsSettled = message('office/reviews.theReportIsSettled', {
  en: 'The report is answered',
  fil: 'Nasagot na ang ulat',
})
export const waitsForApproval = message('office/reviews.waitsForApproval', {
  en: 'An administrator checks it first; your offer then goes on sale by itself.',
  fil: 'Susuriin muna ito ng administrador; kusa itong maibebenta pagkatapos.',
})
export const wasReturned = message('office/reviews.wasReturned', {
  en: 'It was returned: {reason} Change it and save, and it comes before an administrator again.',
  fil: 'Ibinalik ito: {reason} Baguhin at i-save, at babalik ito sa administrador.',
})
export const catalogueFacts = message('office/reviews.catalogueFacts', {
  en: 'What the catalogue says',
  fil: 'Ang sinasabi ng katalogo',
})
export const keptByAdmins = message('office/reviews.keptByAdmins', {
  en: 'The same for every pharmacy that offers it, and kept by administrators.',
  fil: 'Pareho para sa lahat ng botikang nag-aalok nito, at inaalagaan ng mga administrador.',
})
export const reportAMistake = message('office/reviews.reportAMistake', {
  en: 'Report a mistake',
  fil: 'Mag-ulat ng mali',
})
export const whatIsWrong = message('office/reviews.whatIsWrong', {
  en: 'What is wrong, and what is right',
  fil: 'Ano ang mali, at ano ang tama',
})
export const forExampleOnTheBox = message('office/reviews.forExampleOnTheBox', {
  en: 'For example: the box says 250 mg, not 500 mg.',
  fil: 'Halimbawa: 250 mg ang nasa kahon, hindi 500 mg.',
})
export const anAdminLooks = message('office/reviews.anAdminLooks', {
  en: 'An administrator looks at it and answers by email.',
  fil: 'Titingnan ito ng administrador at sasagutin sa email.',
})
export const thankYouForTheReport = message('office/reviews.thankYouForTheReport', {
  en: 'Thank you: the report is sent',
  fil: 'Salamat: naipadala ang ulat',
})
export const sendReport = message('office/reviews.sendReport', { en: 'Send report', fil: 'Ipadala ang ulat' })
