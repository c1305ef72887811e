import { message } from '../declare'

export const thisIDNumberCameUnder = message('office/prescriptions.thisIDNumberCameUnder', {
  en: 'This ID number came under another name with 1 other order.',
  fil: 'May 1 pang order na may ganitong numero ng ID pero ibang pangalan.',
})
export const thisIDNumberCameUnderAnother = message('office/prescriptions.thisIDNumberCameUnderAnother', {
  en: 'This ID number came under another name with {count, number} other orders.',
  fil: 'May {count, number} pang order na may ganitong numero ng ID pero ibang pangalan.',
})
export const theIDWasSeen = message('office/prescriptions.theIDWasSeen', {
  en: 'The ID was seen.',
  fil: 'Nakita na ang ID.',
})
export const theLawLetsOnlyThe = message('office/prescriptions.theLawLetsOnlyThe', {
  en: 'The law lets only the holder have this discount. Look at the ID at hand-over, or at its picture: the name and number have to be those of the order.',
  fil: 'Ang may-ari lang ang pinapayagan ng batas sa diskuwentong ito. Tingnan ang ID sa pag-abot, o ang larawan nito: dapat kapareho ng nasa order ang pangalan at numero.',
})
export const youCanLookAtThe = message('office/prescriptions.youCanLookAtThe', {
  en: 'You can look at the next picture once the shopper has sent it.',
  fil: 'Makikita mo ang susunod na larawan kapag naipadala na ito ng mamimili.',
})
export const noPictureOfThePrescription = message('office/prescriptions.noPictureOfThePrescription', {
  en: 'No picture of the prescription was sent.',
  fil: 'Walang ipinadalang larawan ng reseta.',
})
export const acceptThePrescription = message('office/prescriptions.acceptThePrescription', {
  en: 'Accept the prescription',
  fil: 'Tanggapin ang reseta',
})
export const openThePrescriptionFirstThen = message('office/prescriptions.openThePrescriptionFirstThen', {
  en: 'Open the prescription first: then you can accept it.',
  fil: 'Buksan muna ang reseta: pagkatapos ay matatanggap mo ito.',
})
export const thisPrescriptionAlsoCameWith = message('office/prescriptions.thisPrescriptionAlsoCameWith', {
  en: 'This prescription also came with 1 other order ({days}). It may be a refill: look at what it allows.',
  fil: 'Ang resetang ito ay kasama rin ng 1 pang order ({days}). Maaaring refill ito: tingnan kung ano ang pinapayagan nito.',
})
export const thisPrescriptionAlsoCameWithCount = message(
  'office/prescriptions.thisPrescriptionAlsoCameWithCount',
  {
    en: 'This prescription also came with {count, number} other orders (latest: {days}). It may be a refill: look at what it allows.',
    fil: 'Ang resetang ito ay kasama rin ng {count, number} pang order (pinakahuli: {days}). Maaaring refill ito: tingnan kung ano ang pinapayagan nito.',
  },
)
export const thePrescriptionWasCheckedAnd = message('office/prescriptions.thePrescriptionWasCheckedAnd', {
  en: 'The prescription was checked and accepted.',
  fil: 'Nasuri at tinanggap ang reseta.',
})
export const thePrescriptionWasRejected = message('office/prescriptions.thePrescriptionWasRejected', {
  en: 'The prescription was rejected',
  fil: 'Tinanggihan ang reseta',
})
export const checkThePrescriptionBeforeYou = message('office/prescriptions.checkThePrescriptionBeforeYou', {
  en: 'Check the prescription before you confirm the order.',
  fil: 'Suriin ang reseta bago kumpirmahin ang order.',
})
export const rejectThePrescription = message('office/prescriptions.rejectThePrescription', {
  en: 'Reject the prescription?',
  fil: 'Tanggihan ang reseta?',
})
export const theShopperReadsYourReason = message('office/prescriptions.theShopperReadsYourReason', {
  en: 'The shopper reads your reason and may send another picture.',
  fil: 'Mababasa ng mamimili ang dahilan mo at maaaring magpadala ng ibang larawan.',
})
export const checkThePrescription = message('office/prescriptions.checkThePrescription', {
  en: 'Check the prescription',
  fil: 'Suriin ang reseta',
})
export const prescriptionToCheck = message('office/prescriptions.prescriptionToCheck', {
  en: 'Prescription to check',
  fil: 'Susuriing reseta',
})
export const withAPrescription = message('office/prescriptions.withAPrescription', {
  en: 'With a prescription',
  fil: 'May reseta',
})
export const showTheIdPicture = message('office/prescriptions.showTheIdPicture', {
  en: 'Show the id picture',
  fil: 'Ipakita ang larawan ng ID',
})
export const showThePrescription = message('office/prescriptions.showThePrescription', {
  en: 'Show the prescription',
  fil: 'Ipakita ang reseta',
})
export const idPicture = message('office/prescriptions.idPicture', { en: 'ID picture', fil: 'Larawan ng ID' })
export const onlyPharmacistDecides = message('office/prescriptions.onlyPharmacistDecides', {
  en: 'A pharmacist of the pharmacy whose PRC card is in force opens and decides it.',
  fil: 'Parmasyutiko ng botika na may bisa pang PRC card ang magbubukas at magpapasya rito.',
})
export const aPharmacistChecksFirst = message('office/prescriptions.aPharmacistChecksFirst', {
  en: 'Next, a pharmacist checks the prescription.',
  fil: 'Susunod, susuriin ng parmasyutiko ang reseta.',
})
export const lineToCheck = message('office/prescriptions.lineToCheck', { en: 'To check', fil: 'Titingnan' })
export const lineAccepted = message('office/prescriptions.lineAccepted', { en: 'Accepted', fil: 'Tinanggap' })
export const lineRejected = message('office/prescriptions.lineRejected', {
  en: 'Rejected',
  fil: 'Tinanggihan',
})
export const lineLeftOut = message('office/prescriptions.lineLeftOut', {
  en: 'Left out',
  fil: 'Hindi isinama',
})
export const decidedByAt = message('office/prescriptions.decidedByAt', {
  en: 'By {name}, {moment}',
  fil: 'Ni {name}, {moment}',
})
export const accept = message('office/prescriptions.accept', { en: 'Accept', fil: 'Tanggapin' })
export const leaveItOut = message('office/prescriptions.leaveItOut', {
  en: 'Leave it out',
  fil: 'Huwag isama',
})
export const leaveNameOut = message('office/prescriptions.leaveNameOut', {
  en: 'Leave {name} out?',
  fil: 'Huwag isama ang {name}?',
})
export const theLineIsLeftOut = message('office/prescriptions.theLineIsLeftOut', {
  en: 'It is left out.',
  fil: 'Hindi na ito isasama.',
})
export const theRestIsSent = message('office/prescriptions.theRestIsSent', {
  en: 'The rest of the order goes on without it. The shopper does not pay for it and reads your reason.',
  fil: 'Tuloy ang iba pa sa order nang wala ito. Hindi ito babayaran ng mamimili, at mababasa niya ang dahilan mo.',
})
