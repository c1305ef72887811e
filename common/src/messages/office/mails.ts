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
export const givenUp = message('office/mails.givenUp', { en: 'Given up', fil: 'Isinuko' })
export const failedTriesAgain = message('office/mails.failedTriesAgain', {
  en: 'Failed, tries again',
  fil: 'Pumalya, susubok muli',
})
