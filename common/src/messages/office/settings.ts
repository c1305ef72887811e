import { message } from '../declare'

export const reopen = message('office/settings.reopen', { en: 'Reopen', fil: 'Buksan muli' })
export const messageWord = message('office/settings.messageWord', { en: 'message', fil: 'mensahe' })
export const nameEmailOrWords = message('office/settings.nameEmailOrWords', {
  en: 'Name, email or words',
  fil: 'Pangalan, email o salita',
})
export const noMessagesYet = message('office/settings.noMessagesYet', {
  en: 'No messages yet',
  fil: 'Wala pang mensahe',
})
export const openTheContactForm = message('office/settings.openTheContactForm', {
  en: 'Open the contact form',
  fil: 'Buksan ang contact form',
})
export const whatPeopleWriteThroughContact = message('office/settings.whatPeopleWriteThroughContact', {
  en: 'What people write through Contact us shows here.',
  fil: 'Lalabas dito ang isinusulat ng mga tao sa Contact us.',
})
export const noSubject = message('office/settings.noSubject', { en: 'No subject', fil: 'Walang paksa' })
export const reply = message('office/settings.reply', { en: 'Reply', fil: 'Sumagot' })
export const changedHereAtOnce = message('office/settings.changedHereAtOnce', {
  en: 'Changed here, at once',
  fil: 'Binabago rito, agad',
})
export const theSettingsCouldNotBe = message('office/settings.theSettingsCouldNotBe', {
  en: 'The settings could not be loaded',
  fil: 'Hindi ma-load ang mga setting',
})
export const theRestIsSetWhere = message('office/settings.theRestIsSetWhere', {
  en: 'The rest is set where the server runs, by the variable named with each, and holds from its next start. Keys and passwords are never shown.',
  fil: 'Ang iba ay itinatakda kung saan tumatakbo ang server, sa variable na nakasulat sa bawat isa, at may bisa sa susunod na simula. Hindi kailanman ipinapakita ang mga susi at password.',
})
export const defaultIt = message('office/settings.defaultIt', { en: 'Default', fil: 'Default' })
export const theMessageWaitsAgain = message('office/settings.theMessageWaitsAgain', {
  en: 'The message is open again',
  fil: 'Naghihintay muli ang mensahe',
})
export const theMessageIsPutAside = message('office/settings.theMessageIsPutAside', {
  en: 'The message is marked as done',
  fil: 'Naitabi na ang mensahe',
})
export const toAnswer = message('office/settings.toAnswer', { en: 'To answer', fil: 'Sasagutin' })
export const theMostThatTheLaw = message('office/settings.theMostThatTheLaw', {
  en: 'the most that the law lets a medicine cost',
  fil: 'ang pinakamataas na presyong pinapayagan ng batas',
})
export const whatCostsLessFromWhen = message('office/settings.whatCostsLessFromWhen', {
  en: 'what costs less, from when to when',
  fil: 'ano ang mas mura, at kailan',
})
export const wordsThatSearchesReadAs = message('office/settings.wordsThatSearchesReadAs', {
  en: 'words that searches read as others',
  fil: 'mga salitang binabasa ng paghahanap bilang iba',
})
export const whatShoppersBrowseBy = message('office/settings.whatShoppersBrowseBy', {
  en: 'what shoppers browse by',
  fil: 'ang tinitingnan ng mga mamimili',
})
export const whoMaySellSuspendingOne = message('office/settings.whoMaySellSuspendingOne', {
  en: 'who may sell; suspending one takes it out of the shop',
  fil: 'sino ang puwedeng magtinda; aalis sa tindahan ang sususpindihin',
})
export const rolesAndWhoMaySign = message('office/settings.rolesAndWhoMaySign', {
  en: 'roles, and who may sign in',
  fil: 'mga papel, at sino ang puwedeng mag-sign in',
})
export const writeOnByEmail = message('office/settings.writeOnByEmail', {
  en: 'Write by email',
  fil: 'Sumulat sa email',
})
export const theAnswerIsSent = message('office/settings.theAnswerIsSent', {
  en: 'The answer is sent',
  fil: 'Naipadala ang sagot',
})
export const sendAnswer = message('office/settings.sendAnswer', {
  en: 'Send the answer',
  fil: 'Ipadala ang sagot',
})
export const yourAnswer = message('office/settings.yourAnswer', { en: 'Your answer', fil: 'Ang sagot mo' })
export const itGoesTo = message('office/settings.itGoesTo', {
  en: 'It goes to {email}, and is kept here.',
  fil: 'Mapupunta ito sa {email}, at itatago rito.',
})
export const answeredAt = message('office/settings.answeredAt', {
  en: 'Answered, {at}',
  fil: 'Sinagot, {at}',
})
