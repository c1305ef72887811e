import { message } from '../declare'

export const staff = message('office/staff.staff', {
  en: 'Staff',
  fil: 'Mga tauhan',
})
export const staffCouldNotBeRead = message('office/staff.staffCouldNotBeRead', {
  en: 'The staff could not be read',
  fil: 'Hindi mabasa ang listahan ng mga tauhan',
})
export const cardUntil = message('office/staff.cardUntil', {
  en: 'PRC card until {day}',
  fil: 'PRC card hanggang {day}',
})
export const cardNotInForce = message('office/staff.cardNotInForce', {
  en: 'PRC card not in force ({day})',
  fil: 'Walang bisa ang PRC card ({day})',
})
export const positionChanged = message('office/staff.positionChanged', {
  en: 'The position was changed.',
  fil: 'Nabago na ang posisyon.',
})
export const positionOfName = message('office/staff.positionOfName', {
  en: 'Position of {name}',
  fil: 'Posisyon ni {name}',
})
export const makeNamePosition = message('office/staff.makeNamePosition', {
  en: '{name}: {position}?',
  fil: '{name}: {position}?',
})
export const changePosition = message('office/staff.changePosition', {
  en: 'Change the position',
  fil: 'Baguhin ang posisyon',
})
export const theyAreSignedOut = message('office/staff.theyAreSignedOut', {
  en: 'They are signed out and have the new rights when they sign in again.',
  fil: 'Masa-sign out sila, at makukuha ang bagong mga karapatan sa susunod na pag-sign in.',
})
export const tookOff = message('office/staff.tookOff', {
  en: 'They no longer work here.',
  fil: 'Hindi na sila nagtatrabaho rito.',
})
export const takeOff = message('office/staff.takeOff', {
  en: 'Remove',
  fil: 'Alisin',
})
export const takeNameOff = message('office/staff.takeNameOff', {
  en: 'Remove {name} from the pharmacy',
  fil: 'Alisin si {name} sa botika',
})
export const theyLoseAccess = message('office/staff.theyLoseAccess', {
  en: 'They lose access at once and are notified by email. They can still shop with their account.',
  fil: 'Mawawalan sila agad ng access at aabisuhan sa email. Mananatili ang account nila bilang mamimili.',
})
export const youLeft = message('office/staff.youLeft', {
  en: 'You have left the pharmacy.',
  fil: 'Umalis ka na sa botika.',
})
export const leaveThePharmacy = message('office/staff.leaveThePharmacy', {
  en: 'Leave the pharmacy',
  fil: 'Umalis sa botika',
})
export const leaveNamed = message('office/staff.leaveNamed', {
  en: 'Leave {pharmacy}?',
  fil: 'Umalis sa {pharmacy}?',
})
export const youLoseAccess = message('office/staff.youLoseAccess', {
  en: 'You lose access to this back office at once. Your account stays a shopper’s.',
  fil: 'Mawawalan ka agad ng access sa back office na ito. Mananatili ang account mo bilang mamimili.',
})
export const openInvitations = message('office/staff.openInvitations', {
  en: 'Open invitations',
  fil: 'Mga bukas na imbitasyon',
})
export const nobodyIsInvited = message('office/staff.nobodyIsInvited', {
  en: 'Nobody is invited at the moment.',
  fil: 'Walang iniimbitahan sa ngayon.',
})
export const expiredOn = message('office/staff.expiredOn', {
  en: 'By {name}, expired on {day}',
  fil: 'Mula kay {name}, napaso noong {day}',
})
export const invitedByUntil = message('office/staff.invitedByUntil', {
  en: 'By {name}, works until {day}',
  fil: 'Mula kay {name}, gagana hanggang {day}',
})
export const invitationSent = message('office/staff.invitationSent', {
  en: 'The invitation is on its way.',
  fil: 'Papunta na ang imbitasyon.',
})
export const invitationWithdrawn = message('office/staff.invitationWithdrawn', {
  en: 'The invitation was withdrawn.',
  fil: 'Binawi na ang imbitasyon.',
})
export const sendAgain = message('office/staff.sendAgain', {
  en: 'Send again',
  fil: 'Ipadala ulit',
})
export const withdraw = message('office/staff.withdraw', {
  en: 'Withdraw',
  fil: 'Bawiin',
})
export const withdrawOf = message('office/staff.withdrawOf', {
  en: 'Withdraw the invitation to {email}?',
  fil: 'Bawiin ang imbitasyon kay {email}?',
})
export const theLinkEnds = message('office/staff.theLinkEnds', {
  en: 'The link in the email no longer works.',
  fil: 'Hindi na gagana ang link sa email.',
})
export const invite = message('office/staff.invite', {
  en: 'Invite',
  fil: 'Mag-imbita',
})
export const inviteSomebody = message('office/staff.inviteSomebody', {
  en: 'Invite somebody',
  fil: 'Mag-imbita ng tauhan',
})
export const sendTheInvitation = message('office/staff.sendTheInvitation', {
  en: 'Send the invitation',
  fil: 'Ipadala ang imbitasyon',
})
export const theyGetALink = message('office/staff.theyGetALink', {
  en: 'They get an email with a link that works once. Only whoever reads their mail can follow it.',
  fil: 'Makakatanggap sila ng email na may link na isang beses lang gagana. Ang nakakabasa lang ng email nila ang makakasunod nito.',
})
export const ownersMay = message('office/staff.ownersMay', {
  en: 'Everything, staff and papers too',
  fil: 'Lahat, pati mga tauhan at papeles',
})
export const pharmacistsMay = message('office/staff.pharmacistsMay', {
  en: 'Orders, prescriptions, products and stock',
  fil: 'Mga order, reseta, produkto at stock',
})
export const clerksMay = message('office/staff.clerksMay', {
  en: 'Orders and stock, no prescriptions',
  fil: 'Mga order at stock, walang reseta',
})
