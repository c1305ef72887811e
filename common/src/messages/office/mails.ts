import { message } from '../declare'

export const recipientOrSubject = message('office/mails.recipientOrSubject', {
  en: 'Recipient or subject',
  fil: 'Tatanggap o paksa',
})
export const noEmailsYet = message('office/mails.noEmailsYet', {
  en: 'No emails yet',
  fil: 'Wala pang email',
})
export const seeWhereMailGoes = message('office/mails.seeWhereMailGoes', {
  en: 'See where mail goes',
  fil: 'Tingnan kung saan napupunta ang email',
})
export const ordersInvitationsAndNewPasswords = message('office/mails.ordersInvitationsAndNewPasswords', {
  en: 'Orders, invitations and new passwords send emails. Each one shows here, with how often it was tried.',
  fil: 'Nagpapadala ng email ang mga order, imbitasyon at bagong password. Lalabas dito ang bawat isa, at kung ilang beses sinubukan.',
})
export const emailsByStatus = message('office/mails.emailsByStatus', {
  en: 'Emails by status',
  fil: 'Mga email ayon sa katayuan',
})
export const email = message('office/mails.email', { en: 'email', fil: 'email' })
export const linksThatOpenAnAccount = message('office/mails.linksThatOpenAnAccount', {
  en: 'Links that open an account or an order are cut short here. That you read this email is in the activity log.',
  fil: 'Pinaikli rito ang mga link na nagbubukas ng account o order. Nakatala na binasa mo ang email na ito.',
})
export const sendAgain = message('office/mails.sendAgain', { en: 'Send again', fil: 'Ipadala muli' })
export const sendNow = message('office/mails.sendNow', { en: 'Send now', fil: 'Ipadala na' })
export const sendThisEmailAgain = message('office/mails.sendThisEmailAgain', {
  en: 'Send this email again?',
  fil: 'Ipadala muli ang email na ito?',
})
export const recipientHasItAlreadyLinks = message('office/mails.recipientHasItAlreadyLinks', {
  en: '{recipient} has it already. Links that work once may have ended since.',
  fil: 'Natanggap na ito ni {recipient}. Maaaring tapos na ang mga link na isang beses lang gumagana.',
})
export const sentMoment = message('office/mails.sentMoment', {
  en: 'Sent {moment}',
  fil: 'Ipinadala {moment}',
})
export const notTriedYet = message('office/mails.notTriedYet', {
  en: 'Not tried yet',
  fil: 'Hindi pa nasusubukan',
})
export const triedTimes = message('office/mails.triedTimes', {
  en: 'Tried {times}',
  fil: 'Sinubukan nang {times}',
})
export const triedNextMoment = message('office/mails.triedNextMoment', {
  en: '{tried}, next {moment}',
  fil: '{tried}, susunod {moment}',
})
export const recipient = message('office/mails.recipient', { en: 'Recipient', fil: 'Tatanggap' })
export const soFar = message('office/mails.soFar', { en: 'So far', fil: 'Hanggang ngayon' })
export const theEmailIsOnIts = message('office/mails.theEmailIsOnIts', {
  en: 'The email is on its way',
  fil: 'Papunta na ang email',
})
export const waiting = message('office/mails.waiting', { en: 'Waiting', fil: 'Naghihintay' })
export const failed = message('office/mails.failed', { en: 'Failed', fil: 'Pumalya' })
export const emailsWaitHereUntilThey = message('office/mails.emailsWaitHereUntilThey', {
  en: 'Emails wait here until they are sent.',
  fil: 'Naghihintay rito ang mga email hanggang maipadala.',
})
export const emailsThatWentOutAre = message('office/mails.emailsThatWentOutAre', {
  en: 'Emails that went out are kept here.',
  fil: 'Nakatago rito ang mga email na naipadala na.',
})
export const emailsThatCouldNotBe = message('office/mails.emailsThatCouldNotBe', {
  en: 'Emails that could not be sent show here, each with the reason.',
  fil: 'Narito ang mga email na hindi naipadala, kasama ang dahilan ng bawat isa.',
})
export const orderPlaced = message('office/mails.orderPlaced', {
  en: 'Order placed',
  fil: 'May bagong order',
})
export const itemsAddedToAnOrder = message('office/mails.itemsAddedToAnOrder', {
  en: 'Items added to an order',
  fil: 'Nadagdagan ang order',
})
export const orderReceived = message('office/mails.orderReceived', {
  en: 'Order received',
  fil: 'Natanggap ang order',
})
export const orderPaid = message('office/mails.orderPaid', { en: 'Order paid', fil: 'Nabayaran ang order' })
export const newOrderToThePharmacy = message('office/mails.newOrderToThePharmacy', {
  en: 'New order, to the pharmacy',
  fil: 'Bagong order, para sa botika',
})
export const cancelledByTheShopperTo = message('office/mails.cancelledByTheShopperTo', {
  en: 'Cancelled by the shopper, to the pharmacy',
  fil: 'Kinansela ng mamimili, para sa botika',
})
export const receivedByTheShopperTo = message('office/mails.receivedByTheShopperTo', {
  en: 'Received by the shopper, to the pharmacy',
  fil: 'Natanggap ng mamimili, para sa botika',
})
export const newPrescriptionToThePharmacy = message('office/mails.newPrescriptionToThePharmacy', {
  en: 'New prescription, to the pharmacy',
  fil: 'Bagong reseta, para sa botika',
})
export const linkForANewPassword = message('office/mails.linkForANewPassword', {
  en: 'Link for a new password',
  fil: 'Link para sa bagong password',
})
export const passwordWasChanged = message('office/mails.passwordWasChanged', {
  en: 'Password was changed',
  fil: 'Napalitan ang password',
})
export const firstPasswordWasSet = message('office/mails.firstPasswordWasSet', {
  en: 'First password was set',
  fil: 'Naitakda ang unang password',
})
export const linkToConfirmAnAddress = message('office/mails.linkToConfirmAnAddress', {
  en: 'Link to confirm an address',
  fil: 'Link para kumpirmahin ang address',
})
export const thereIsAnAccountAlready = message('office/mails.thereIsAnAccountAlready', {
  en: 'There is an account already',
  fil: 'May account na',
})
export const addressIsAboutToChange = message('office/mails.addressIsAboutToChange', {
  en: 'Address is about to change',
  fil: 'Mapapalitan na ang address',
})
export const addressWasChanged = message('office/mails.addressWasChanged', {
  en: 'Address was changed',
  fil: 'Napalitan ang address',
})
export const invitationOfASeller = message('office/mails.invitationOfASeller', {
  en: 'Invitation of a seller',
  fil: 'Imbitasyon sa nagtitinda',
})
export const applicationReceived = message('office/mails.applicationReceived', {
  en: 'Application received',
  fil: 'Natanggap ang aplikasyon',
})
export const applicationRejected = message('office/mails.applicationRejected', {
  en: 'Application rejected',
  fil: 'Tinanggihan ang aplikasyon',
})
export const pharmacySuspended = message('office/mails.pharmacySuspended', {
  en: 'Pharmacy suspended',
  fil: 'Sinuspinde ang botika',
})
export const pharmacyLetInAgain = message('office/mails.pharmacyLetInAgain', {
  en: 'Pharmacy let in again',
  fil: 'Pinapasok muli ang botika',
})
export const recurringOrderSet = message('office/mails.recurringOrderSet', {
  en: 'Recurring order set',
  fil: 'Naitakda ang paulit-ulit na order',
})
export const recurringOrderPlaced = message('office/mails.recurringOrderPlaced', {
  en: 'Recurring order placed',
  fil: 'Nailagay ang paulit-ulit na order',
})
export const recurringOrderMissed = message('office/mails.recurringOrderMissed', {
  en: 'Recurring order missed',
  fil: 'Hindi nailagay ang paulit-ulit na order',
})
export const recurringOrderStopped = message('office/mails.recurringOrderStopped', {
  en: 'Recurring order stopped',
  fil: 'Itinigil ang paulit-ulit na order',
})
export const givenUp = message('office/mails.givenUp', { en: 'Given up', fil: 'Isinuko' })
export const failedTriesAgain = message('office/mails.failedTriesAgain', {
  en: 'Failed, tries again',
  fil: 'Pumalya, susubok muli',
})
