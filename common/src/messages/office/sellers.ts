import { message } from '../declare'

export const thisPharmacyIsSuspendedNo = message('office/sellers.thisPharmacyIsSuspendedNo', {
  en: 'This pharmacy is suspended: no offer is shown in the shop. Orders that are under way go on, and its sellers can still sign in to finish them.',
  fil: 'Suspendido ang botikang ito: walang paninda ang makikita sa tindahan. Tuloy ang mga order na kasalukuyang pinoproseso, at makakapag-sign in pa rin ang mga tindero nito para tapusin ang mga iyon.',
})
export const yourPharmacyIsSuspendedNo = message('office/sellers.yourPharmacyIsSuspendedNo', {
  en: 'Your pharmacy is suspended: no offer is shown in the shop. Please finish the orders that are under way, and write to us if you think that this is a mistake.',
  fil: 'Suspendido ang iyong botika: walang paninda ang makikita sa tindahan. Pakitapos ang mga order na kasalukuyang pinoproseso, at sumulat sa amin kung sa tingin mo ay pagkakamali ito.',
})
export const theReasonReason = message('office/sellers.theReasonReason', {
  en: 'The reason: {reason}',
  fil: 'Ang dahilan: {reason}',
})
export const enterTheNewDateOnce = message('office/sellers.enterTheNewDateOnce', {
  en: 'Enter the new date once the pharmacy has shown its new licence.',
  fil: 'Ilagay ang bagong petsa kapag naipakita na ng botika ang bagong lisensiya.',
})
export const sendYourNewLicenceTo = message('office/sellers.sendYourNewLicenceTo', {
  en: 'Add your new licence under Papers, and we confirm it.',
  fil: 'Idagdag sa Mga dokumento ang bago mong lisensiya, at kukumpirmahin namin.',
})
export const theLicenceExpiredOnDate = message('office/sellers.theLicenceExpiredOnDate', {
  en: 'The licence expired on {date}. Until it is renewed, no offer is shown in the shop.',
  fil: 'Napaso ang lisensiya noong {date}. Hangga’t hindi nare-renew, walang paninda ang makikita sa tindahan.',
})
export const theLicenceExpiresOnDate = message('office/sellers.theLicenceExpiresOnDate', {
  en: 'The licence expires on {date}. After that day no offer is shown in the shop.',
  fil: 'Mapapaso ang lisensiya sa {date}. Pagkatapos ng araw na iyon, walang paninda ang makikita sa tindahan.',
})
export const theLicenceIsNotEntered = message('office/sellers.theLicenceIsNotEntered', {
  en: 'The licence is not entered in full, number and last day: until it is, nothing of this pharmacy can be bought.',
  fil: 'Hindi pa kumpleto ang nakalagay na lisensiya, numero at huling araw: hangga’t hindi, walang mabibili sa botikang ito.',
})
export const weDoNotHaveYour = message('office/sellers.weDoNotHaveYour', {
  en: 'We do not have your FDA licence’s number and last day yet: until we do, nothing of your pharmacy can be bought. Add it under Papers, and we confirm it.',
  fil: 'Wala pa sa amin ang numero at huling araw ng iyong FDA license: hangga’t wala, walang mabibili sa iyong botika. Idagdag mo sa Mga dokumento, at kukumpirmahin namin.',
})
export const writeToUs = message('office/sellers.writeToUs', { en: 'Write to us', fil: 'Sumulat sa amin' })
export const decision = message('office/sellers.decision', { en: 'Decision', fil: 'Pasya' })
export const theApplicantWasToldReason = message('office/sellers.theApplicantWasToldReason', {
  en: 'The applicant was told: {reason}',
  fil: 'Sinabi sa nag-apply: {reason}',
})
export const approvingMakesThePharmacyAnd = message('office/sellers.approvingMakesThePharmacyAnd', {
  en: 'Approving makes the pharmacy and mails the applicant a link that makes them its seller.',
  fil: 'Kapag inaprobahan, gagawin ang botika, at padadalhan ang nag-apply ng link na gagawin siyang seller nito.',
})
export const approve = message('office/sellers.approve', { en: 'Approve', fil: 'Aprobahan' })
export const approveThisApplication = message('office/sellers.approveThisApplication', {
  en: 'Approve this application?',
  fil: 'Aprobahan ang aplikasyong ito?',
})
export const applicantIsInvitedByEmail = message('office/sellers.applicantIsInvitedByEmail', {
  en: '{applicant} is invited by email to sell as {pharmacy}. This can’t be undone: to stop a pharmacy, suspend it.',
  fil: 'Iimbitahan sa email si {applicant} na magtinda bilang {pharmacy}. Hindi na ito mababawi: para patigilin ang botika, suspindehin ito.',
})
export const rejectThisApplication = message('office/sellers.rejectThisApplication', {
  en: 'Reject this application?',
  fil: 'Tanggihan ang aplikasyong ito?',
})
export const forExampleNoLicenceTo = message('office/sellers.forExampleNoLicenceTo', {
  en: 'For example: no licence to operate was shown.',
  fil: 'Halimbawa: walang ipinakitang lisensiya.',
})
export const applicantIsToldByEmail = message('office/sellers.applicantIsToldByEmail', {
  en: '{applicant} is told by email that {pharmacy} can’t sell here for now, with your reason. You can still approve it later.',
  fil: 'Sasabihan sa email si {applicant} na hindi muna makapagtitinda rito ang {pharmacy}, kasama ang dahilan mo. Puwede pa rin itong aprobahan sa susunod.',
})
export const openThePharmacy = message('office/sellers.openThePharmacy', {
  en: 'Open the pharmacy',
  fil: 'Buksan ang botika',
})
export const anAccountHasThisEmail = message('office/sellers.anAccountHasThisEmail', {
  en: 'An account has this email address, and it is confirmed: it becomes the seller’s.',
  fil: 'May account na ang email address na ito, at kumpirmado ito: magiging sa seller ito.',
})
export const anAccountHasThisEmailAddress = message('office/sellers.anAccountHasThisEmailAddress', {
  en: 'An account has this email address, but nobody has confirmed it. Whoever follows the link sets a new password for it, and everybody else is signed out.',
  fil: 'May account na ang email address na ito, pero walang nagkumpirma nito. Ang magbubukas ng link ay magtatakda ng bagong password, at masa-sign out ang lahat ng iba.',
})
export const theApplicantHasOpenedThe = message('office/sellers.theApplicantHasOpenedThe', {
  en: 'The applicant has opened the shop.',
  fil: 'Binuksan na ng nag-apply ang tindahan.',
})
export const theApplicantHasALink = message('office/sellers.theApplicantHasALink', {
  en: 'The applicant has a link by email and has not followed it yet.',
  fil: 'May link sa email ang nag-apply at hindi pa niya ito nabubuksan.',
})
export const noLinkThatWorksIs = message('office/sellers.noLinkThatWorksIs', {
  en: 'No link that works is with the applicant: nobody can open the shop.',
  fil: 'Walang gumaganang link ang nag-apply: walang makakapagbukas ng tindahan.',
})
export const sendAnotherLink = message('office/sellers.sendAnotherLink', {
  en: 'Send another link',
  fil: 'Magpadala ng isa pang link',
})
export const yourCurrentPassword = message('office/sellers.yourCurrentPassword', {
  en: 'Your current password',
  fil: 'Ang kasalukuyan mong password',
})
export const yourAddressChangesWhenYou = message('office/sellers.yourAddressChangesWhenYou', {
  en: 'Your address changes when you follow the link that goes to the new one',
  fil: 'Mapapalitan ang address mo kapag binuksan mo ang link na pupunta sa bago',
})
export const theAddressChangesToEmail = message('office/sellers.theAddressChangesToEmail', {
  en: 'The address changes to {email} once the link that went there is followed.',
  fil: 'Magiging {email} ang address kapag binuksan ang link na ipinadala roon.',
})
export const theEmailAddressIsNot = message('office/sellers.theEmailAddressIsNot', {
  en: 'The email address is not confirmed yet. Until it is, nobody can be made a seller or an admin here. A password link confirms it as well.',
  fil: 'Hindi pa kumpirmado ang email address. Hangga’t hindi, hindi ito magagawang seller o admin. Kinukumpirma rin ito ng link para sa password.',
})
export const renameTheHolder = message('office/sellers.renameTheHolder', {
  en: 'Give the holder of a PRC card another name?',
  fil: 'Palitan ang pangalan ng may-ari ng PRC card?',
})
export const theCardGoesBack = message('office/sellers.theCardGoesBack', {
  en: 'The PRC card of {name} then waits until an admin confirms it again. Meanwhile {name} accepts no prescription, and without another card the pharmacy sells nothing on prescription.',
  fil: 'Maghihintay muna ang PRC card ni {name} hanggang kumpirmahin itong muli ng admin. Samantala, walang matatanggap na reseta si {name}, at kung walang ibang card, walang maititinda ang botika na kailangan ng reseta.',
})
export const notSavedChangeItBack = message('office/sellers.notSavedChangeItBack', {
  en: 'Nothing was saved. Change the name back, or save it again',
  fil: 'Walang na-save. Ibalik ang pangalan, o i-save itong muli',
})
export const saveTheName = message('office/sellers.saveTheName', {
  en: 'Save the name',
  fil: 'I-save ang pangalan',
})
export const sendAPasswordLink = message('office/sellers.sendAPasswordLink', {
  en: 'Send a password link',
  fil: 'Magpadala ng link para sa password',
})
export const sendNameALinkTo = message('office/sellers.sendNameALinkTo', {
  en: 'Send {name} a link to set a password?',
  fil: 'Padalhan si {name} ng link para magtakda ng password?',
})
export const sendTheLink = message('office/sellers.sendTheLink', {
  en: 'Send the link',
  fil: 'Ipadala ang link',
})
export const itGoesToEmailAnd = message('office/sellers.itGoesToEmailAnd', {
  en: 'It goes to {email} and works once, for a day. Their present password works until they use it.',
  fil: 'Pupunta ito sa {email} at magagamit nang isang beses, sa loob ng isang araw. Gumagana ang kasalukuyang password hanggang gamitin niya ito.',
})
export const signOutEverywhere = message('office/sellers.signOutEverywhere', {
  en: 'Sign out everywhere',
  fil: 'Mag-sign out saanman',
})
export const signYourselfOutEverywhere = message('office/sellers.signYourselfOutEverywhere', {
  en: 'Sign yourself out everywhere?',
  fil: 'I-sign out ang sarili kahit saan?',
})
export const signNameOutEverywhere = message('office/sellers.signNameOutEverywhere', {
  en: 'Sign {name} out everywhere?',
  fil: 'I-sign out si {name} kahit saan?',
})
export const everySessionOfYoursEnds = message('office/sellers.everySessionOfYoursEnds', {
  en: 'All your sessions end, including this one.',
  fil: 'Matatapos ang lahat ng session mo, pati ito.',
})
export const everySessionEndsOnAll = message('office/sellers.everySessionEndsOnAll', {
  en: 'Every session ends, on all devices. They can sign in again: to stop that, take away “May sign in”.',
  fil: 'Matatapos ang bawat session, sa lahat ng device. Puwede pa rin silang mag-sign in: para pigilan, alisin ang “Puwedeng mag-sign in”.',
})
export const pharmacyWasApprovedAndIts = message('office/sellers.pharmacyWasApprovedAndIts', {
  en: '{pharmacy} was approved, and its owner invited by email',
  fil: 'Inaprubahan ang {pharmacy}, at inimbitahan ang may-ari sa email',
})
export const pharmacyWasRejectedAndThe = message('office/sellers.pharmacyWasRejectedAndThe', {
  en: '{pharmacy} was rejected, and the applicant emailed',
  fil: 'Tinanggihan ang {pharmacy}, at in-email ang nag-apply',
})
export const theLinkIsOnIts = message('office/sellers.theLinkIsOnIts', {
  en: 'The link is on its way.',
  fil: 'Papunta na ang link.',
})
export const approved = message('office/sellers.approved', { en: 'Approved', fil: 'Inaprobahan' })
export const anEmailWithTheLink = message('office/sellers.anEmailWithTheLink', {
  en: 'An email with the link is on its way',
  fil: 'Papunta na ang email na may link',
})
export const signedOutEverywhere = message('office/sellers.signedOutEverywhere', {
  en: 'Signed out everywhere',
  fil: 'Na-sign out saanman',
})
