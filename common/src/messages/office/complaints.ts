import { message } from '../declare'

export const complaints = message('office/complaints.complaints', {
  en: 'Complaints',
  fil: 'Mga reklamo',
})
export const complaint = message('office/complaints.complaint', {
  en: 'Complaint',
  fil: 'Reklamo',
})
export const byStatus = message('office/complaints.byStatus', {
  en: 'Complaints by status',
  fil: 'Mga reklamo ayon sa status',
})
export const orderOrShopper = message('office/complaints.orderOrShopper', {
  en: 'Order number or shopper',
  fil: 'Numero ng order o mamimili',
})
export const late = message('office/complaints.late', {
  en: 'Late',
  fil: 'Huli na',
})
export const onlyLate = message('office/complaints.onlyLate', {
  en: 'Late ones',
  fil: 'Mga huli na',
})
export const reasonWord = message('office/complaints.reasonWord', {
  en: 'About',
  fil: 'Tungkol sa',
})
export const noneYet = message('office/complaints.noneYet', {
  en: 'No complaints yet',
  fil: 'Wala pang reklamo',
})
export const shoppersReport = message('office/complaints.shoppersReport', {
  en: 'What shoppers report about an order comes here, so that it is answered in time.',
  fil: 'Dito dumarating ang iniuulat ng mga mamimili tungkol sa order, para masagot sa oras.',
})
export const noneToAnswer = message('office/complaints.noneToAnswer', {
  en: 'Complaints that wait for the pharmacy’s answer.',
  fil: 'Mga reklamong naghihintay ng sagot ng botika.',
})
export const noneToSettle = message('office/complaints.noneToSettle', {
  en: 'Complaints that the pharmacy has answered, and an admin settles.',
  fil: 'Mga reklamong nasagot na ng botika at pagpapasyahan ng admin.',
})
export const noneSettled = message('office/complaints.noneSettled', {
  en: 'Complaints that are settled or withdrawn.',
  fil: 'Mga reklamong napagpasyahan o iniurong na.',
})
export const answerBy = message('office/complaints.answerBy', {
  en: 'Answer by {moment}',
  fil: 'Sagutin hanggang {moment}',
})
export const settleBy = message('office/complaints.settleBy', {
  en: 'Settle by {moment}',
  fil: 'Pagpasyahan hanggang {moment}',
})
export const reported = message('office/complaints.reported', {
  en: 'Reported {moment}',
  fil: 'Iniulat {moment}',
})
export const reopened = message('office/complaints.reopened', {
  en: 'Reopened',
  fil: 'Muling binuksan',
})
export const conversation = message('office/complaints.conversation', {
  en: 'Conversation',
  fil: 'Usapan',
})
export const theShopper = message('office/complaints.theShopper', {
  en: 'The shopper',
  fil: 'Ang mamimili',
})
export const thePharmacy = message('office/complaints.thePharmacy', {
  en: 'The pharmacy',
  fil: 'Ang botika',
})
export const anAdmin = message('office/complaints.anAdmin', {
  en: 'An admin',
  fil: 'Isang admin',
})
export const roleAndName = message('office/complaints.roleAndName', {
  en: '{role}: {name}',
  fil: '{role}: {name}',
})
export const openedIt = message('office/complaints.openedIt', {
  en: 'Reported a problem',
  fil: 'Nag-report ng problema',
})
export const settledIt = message('office/complaints.settledIt', {
  en: 'Settled: {outcome}',
  fil: 'Nagpasya: {outcome}',
})
export const withdrewIt = message('office/complaints.withdrewIt', {
  en: 'Withdrew it',
  fil: 'Iniurong ito',
})
export const reopenedIt = message('office/complaints.reopenedIt', {
  en: 'Reopened it',
  fil: 'Muling binuksan ito',
})
export const wordsGone = message('office/complaints.wordsGone', {
  en: 'Deleted together with the shopper’s account.',
  fil: 'Nabura kasama ng account ng mamimili.',
})
export const showPicture = message('office/complaints.showPicture', {
  en: 'Show picture {number, number}',
  fil: 'Ipakita ang larawan {number, number}',
})
export const pictureName = message('office/complaints.pictureName', {
  en: 'Picture of the complaint',
  fil: 'Larawan ng reklamo',
})
export const viewsAreLogged = message('office/complaints.viewsAreLogged', {
  en: 'Each time a picture is opened is recorded.',
  fil: 'Itinatala ang bawat pagbukas ng larawan.',
})
export const yourAnswer = message('office/complaints.yourAnswer', {
  en: 'Your answer, for the shopper',
  fil: 'Ang sagot mo, para sa mamimili',
})
export const yourMessage = message('office/complaints.yourMessage', {
  en: 'Your message, for the shopper and the pharmacy',
  fil: 'Ang mensahe mo, para sa mamimili at botika',
})
export const answer = message('office/complaints.answer', {
  en: 'Send the answer',
  fil: 'Ipadala ang sagot',
})
export const send = message('office/complaints.send', {
  en: 'Send the message',
  fil: 'Ipadala ang mensahe',
})
export const answered = message('office/complaints.answered', {
  en: 'The answer is on its way',
  fil: 'Papunta na ang sagot',
})
export const sent = message('office/complaints.sent', {
  en: 'The message is on its way',
  fil: 'Papunta na ang mensahe',
})
export const settle = message('office/complaints.settle', {
  en: 'Settle',
  fil: 'Pagpasyahan',
})
export const settleTitle = message('office/complaints.settleTitle', {
  en: 'Settle this complaint',
  fil: 'Pagpasyahan ang reklamong ito',
})
export const settleWhat = message('office/complaints.settleWhat', {
  en: 'Shopper and pharmacy get it by email and can no longer write. The shopper may reopen it once within a few days.',
  fil: 'Makukuha ito ng mamimili at botika sa email at hindi na sila makakasulat. Maaari itong muling buksan ng mamimili nang isang beses sa loob ng ilang araw.',
})
export const outcome = message('office/complaints.outcome', {
  en: 'Outcome',
  fil: 'Kinalabasan',
})
export const pleaseChoose = message('office/complaints.pleaseChoose', {
  en: 'Please choose the outcome',
  fil: 'Piliin ang kinalabasan',
})
export const why = message('office/complaints.why', {
  en: 'Why, and what happens now',
  fil: 'Bakit, at ano ang susunod',
})
export const whyHelp = message('office/complaints.whyHelp', {
  en: 'Shopper and pharmacy read it. For a refund: how much, and how it is paid back.',
  fil: 'Mababasa ito ng mamimili at botika. Kung may ibabalik na bayad: magkano at paano.',
})
export const isSettled = message('office/complaints.isSettled', {
  en: 'The complaint is settled',
  fil: 'Napagpasyahan na ang reklamo',
})
export const theOrder = message('office/complaints.theOrder', {
  en: 'The order',
  fil: 'Ang order',
})
export const openOrder = message('office/complaints.openOrder', {
  en: 'Open the order',
  fil: 'Buksan ang order',
})
export const days = message('office/complaints.days', {
  en: 'Days',
  fil: 'Mga araw',
})
export const answerUntil = message('office/complaints.answerUntil', {
  en: 'Pharmacy answers by',
  fil: 'Sasagot ang botika hanggang',
})
export const settleUntil = message('office/complaints.settleUntil', {
  en: 'Settled by',
  fil: 'Pagpapasyahan hanggang',
})
export const settledOn = message('office/complaints.settledOn', {
  en: 'Settled on',
  fil: 'Napagpasyahan noong',
})
export const lawAsks = message('office/complaints.lawAsks', {
  en: 'After seven days without settlement a shopper may go to the DTI (RA 11967, section 24).',
  fil: 'Pagkaraan ng pitong araw na walang pasya, maaaring lumapit ang mamimili sa DTI (RA 11967, seksyon 24).',
})
export const seeTheOrders = message('office/complaints.seeTheOrders', {
  en: 'See the orders',
  fil: 'Tingnan ang mga order',
})
export const reportedOn = message('office/complaints.reportedOn', {
  en: 'Reported',
  fil: 'Iniulat',
})
export const pleaseSayWhy = message('office/complaints.pleaseSayWhy', {
  en: 'Please say why',
  fil: 'Sabihin kung bakit',
})
export const complaintInLog = message('office/complaints.complaintInLog', {
  en: 'complaint',
  fil: 'reklamo',
})
