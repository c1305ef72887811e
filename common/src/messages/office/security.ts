import { message } from '../declare'

export const securityLog = message('office/security.securityLog', {
  en: 'Security log',
  fil: 'Tala ng seguridad',
})
export const whoReachedForWhat = message('office/security.whoReachedForWhat', {
  en: 'Sign-ins, refusals, changes of rights, opened files and exports. Networks are shortened, and of a failed email address only a mark is kept.',
  fil: 'Mga pag-sign in, pagtanggi, pagbabago ng karapatan, binuksang file at export. Pinaikli ang mga network, at marka lang ng email na nabigo ang itinatago.',
})
export const whoNameOrEmail = message('office/security.whoNameOrEmail', {
  en: 'Who: name or email',
  fil: 'Sino: pangalan o email',
})
export const kind = message('office/security.kind', { en: 'Kind', fil: 'Uri' })
export const nothingYet = message('office/security.nothingYet', {
  en: 'Nothing happened yet',
  fil: 'Wala pang nangyari',
})
export const itFillsByItself = message('office/security.itFillsByItself', {
  en: 'As soon as somebody signs in, is refused, opens a file or exports a list, it stands here.',
  fil: 'Kapag may nag-sign in, tinanggihan, nagbukas ng file o nag-export ng listahan, nakatala ito rito.',
})
export const network = message('office/security.network', { en: 'Network', fil: 'Network' })
export const onlyAddress = message('office/security.onlyAddress', {
  en: 'Only address {mark}',
  fil: 'Address {mark} lang',
})
export const nobodySignedIn = message('office/security.nobodySignedIn', {
  en: 'Nobody signed in',
  fil: 'Walang naka-sign in',
})
export const addressMark = message('office/security.addressMark', {
  en: 'address {mark}',
  fil: 'address {mark}',
})
export const accountOf = message('office/security.accountOf', {
  en: 'account of {name}',
  fil: 'account ni {name}',
})
export const times = message('office/security.times', {
  en: '{count} times within a minute',
  fil: '{count} beses sa loob ng isang minuto',
})
export const aPrescription = message('office/security.aPrescription', {
  en: 'Prescription of order #{id}',
  fil: 'Reseta ng order #{id}',
})
export const anId = message('office/security.anId', {
  en: 'ID picture of order #{id}',
  fil: 'Larawan ng ID ng order #{id}',
})
export const aComplaint = message('office/security.aComplaint', {
  en: 'Picture of a problem with order #{id}',
  fil: 'Larawan ng problema sa order #{id}',
})
export const aPaper = message('office/security.aPaper', {
  en: 'Paper of a pharmacy',
  fil: 'Papeles ng botika',
})
export const ownData = message('office/security.ownData', { en: 'Own data', fil: 'Sariling data' })

export const signIn = message('office/security.signIn', { en: 'Signed in', fil: 'Nag-sign in' })
export const signInFailed = message('office/security.signInFailed', {
  en: 'Sign-in failed',
  fil: 'Nabigong pag-sign in',
})
export const signInSuspended = message('office/security.signInSuspended', {
  en: 'Suspended account tried to sign in',
  fil: 'Sinubukang mag-sign in ng suspendidong account',
})
export const sessionStolen = message('office/security.sessionStolen', {
  en: 'Session ended: an old token was used again',
  fil: 'Tinapos ang session: ginamit muli ang lumang token',
})
export const sessionsEnded = message('office/security.sessionsEnded', {
  en: 'Sessions ended',
  fil: 'Tinapos ang mga session',
})
export const notSignedIn = message('office/security.notSignedIn', {
  en: 'Refused: not signed in',
  fil: 'Tinanggihan: hindi naka-sign in',
})
export const denied = message('office/security.denied', {
  en: 'Refused: no right',
  fil: 'Tinanggihan: walang karapatan',
})
export const rateLimited = message('office/security.rateLimited', {
  en: 'Refused: too often',
  fil: 'Tinanggihan: masyadong madalas',
})
export const roleGiven = message('office/security.roleGiven', {
  en: 'Right given',
  fil: 'Binigyan ng karapatan',
})
export const roleTaken = message('office/security.roleTaken', {
  en: 'Right taken away',
  fil: 'Inalisan ng karapatan',
})
export const accountSuspended = message('office/security.accountSuspended', {
  en: 'Account suspended',
  fil: 'Sinuspinde ang account',
})
export const accountRestored = message('office/security.accountRestored', {
  en: 'Account put back',
  fil: 'Ibinalik ang account',
})
export const accountDeleted = message('office/security.accountDeleted', {
  en: 'Account deleted',
  fil: 'Binura ang account',
})
export const passwordLinkAsked = message('office/security.passwordLinkAsked', {
  en: 'Link for a new password asked for',
  fil: 'Humingi ng link para sa bagong password',
})
export const passwordChanged = message('office/security.passwordChanged', {
  en: 'Password changed',
  fil: 'Binago ang password',
})
export const emailChanged = message('office/security.emailChanged', {
  en: 'Email address changed',
  fil: 'Binago ang email address',
})
export const secondFactorOn = message('office/security.secondFactorOn', {
  en: 'Two-step login turned on',
  fil: 'In-on ang two-step login',
})
export const secondFactorOff = message('office/security.secondFactorOff', {
  en: 'Two-step login turned off',
  fil: 'In-off ang two-step login',
})
export const secondFactorFailed = message('office/security.secondFactorFailed', {
  en: 'Wrong code of two-step login',
  fil: 'Maling code ng two-step login',
})
export const recoveryCodeUsed = message('office/security.recoveryCodeUsed', {
  en: 'Recovery code used',
  fil: 'Ginamit ang recovery code',
})
export const recoveryCodesRenewed = message('office/security.recoveryCodesRenewed', {
  en: 'New recovery codes made',
  fil: 'Gumawa ng mga bagong recovery code',
})
export const fileOpened = message('office/security.fileOpened', {
  en: 'File opened',
  fil: 'Binuksan ang file',
})
export const exported = message('office/security.exported', { en: 'Exported', fil: 'Nag-export' })
