import { message } from '../declare'

export const takeBack = message('office/settings.takeBack', { en: 'Take back', fil: 'Bawiin' })
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
