import { message } from './declare'

export const security = message('account-security.security', { en: 'Security', fil: 'Seguridad' })
export const devicesAndTwoStep = message('account-security.devicesAndTwoStep', {
  en: 'See where you are logged in, and ask for a code as well as your password.',
  fil: 'Tingnan kung saan ka naka-log in, at humingi ng code bukod sa password.',
})
export const whereYouAreLoggedIn = message('account-security.whereYouAreLoggedIn', {
  en: 'Where you are logged in',
  fil: 'Kung saan ka naka-log in',
})
export const whatWeKeepOfDevices = message('account-security.whatWeKeepOfDevices', {
  en: 'We keep the kind of each device and when it was used, to about an hour, so that you know it again. We do not keep its address: that would tell where you were. A login ends after 30 days, an admin’s after 12 hours.',
  fil: 'Itinatabi namin ang uri ng bawat device at kung kailan ito ginamit, sa loob ng mga isang oras, para makilala mo ito. Hindi namin itinatabi ang address nito: masasabi niyon kung nasaan ka. Natatapos ang login pagkalipas ng 30 araw, ang sa admin pagkalipas ng 12 oras.',
})
export const browserOnSystem = message('account-security.browserOnSystem', {
  en: '{browser} on {system}',
  fil: '{browser} sa {system}',
})
export const unknownDevice = message('account-security.unknownDevice', {
  en: 'A device that does not say what it is',
  fil: 'Device na hindi nagpapakilala',
})
export const thisDevice = message('account-security.thisDevice', {
  en: 'This device',
  fil: 'Ang device na ito',
})
export const sinceAndLastUsed = message('account-security.sinceAndLastUsed', {
  en: 'Logged in {began}, last used {used}',
  fil: 'Nag-log in noong {began}, huling ginamit noong {used}',
})
export const logOut = message('account-security.logOut', { en: 'Log out', fil: 'Mag-log out' })
export const deviceIsLoggedOut = message('account-security.deviceIsLoggedOut', {
  en: '{device} is logged out.',
  fil: 'Na-log out na ang {device}.',
})
export const logOutAllOthers = message('account-security.logOutAllOthers', {
  en: 'Log out all other devices',
  fil: 'I-log out ang lahat ng ibang device',
})
export const allOthersAreLoggedOut = message('account-security.allOthersAreLoggedOut', {
  en: 'All other devices are logged out.',
  fil: 'Na-log out na ang lahat ng ibang device.',
})
export const logOutDevice = message('account-security.logOutDevice', {
  en: 'Log out {device}?',
  fil: 'I-log out ang {device}?',
})
export const yesLogOut = message('account-security.yesLogOut', { en: 'Yes, log out', fil: 'Oo, i-log out' })
export const itAsksForThePassword = message('account-security.itAsksForThePassword', {
  en: 'From its next step on it asks for the password again. If you do not know the device, change your password as well.',
  fil: 'Sa susunod nitong gagawin, hihingi na ulit ito ng password. Kung hindi mo kilala ang device, palitan din ang iyong password.',
})

export const twoStepLogin = message('account-security.twoStepLogin', {
  en: 'Two-step login',
  fil: 'Two-step login',
})
export const whatTwoStepIs = message('account-security.whatTwoStepIs', {
  en: 'Besides your password, logging in asks for a code that an app on your phone shows: whoever learns the password alone gets nowhere. Any authenticator app will do.',
  fil: 'Bukod sa password, hihingi ang pag-log in ng code na ipinapakita ng app sa iyong telepono: walang mararating ang password lang ang alam. Kahit anong authenticator app ay puwede.',
})
export const itIsRequired = message('account-security.itIsRequired', {
  en: 'Admins of this shop need it: until it is set up you can do nothing else.',
  fil: 'Kailangan ito ng mga admin ng tindahang ito: hangga’t hindi naka-set up, wala kang ibang magagawa.',
})
export const setItUp = message('account-security.setItUp', { en: 'Set it up', fil: 'I-set up' })
export const goOn = message('account-security.goOn', { en: 'Go on', fil: 'Magpatuloy' })
export const oneMoment = message('account-security.oneMoment', { en: 'One moment…', fil: 'Sandali lang…' })
export const whatYouNeed = message('account-security.whatYouNeed', {
  en: 'You need an authenticator app on your phone, and your password to begin.',
  fil: 'Kailangan mo ng authenticator app sa iyong telepono, at ng password para makapagsimula.',
})
export const scanThis = message('account-security.scanThis', {
  en: 'Scan this with the app, or type the key into it.',
  fil: 'I-scan ito gamit ang app, o i-type dito ang key.',
})
export const openInTheApp = message('account-security.openInTheApp', {
  en: 'Open in an app on this device',
  fil: 'Buksan sa isang app sa device na ito',
})
export const pictureForTheApp = message('account-security.pictureForTheApp', {
  en: 'QR code for the app; the key below says the same',
  fil: 'QR code para sa app; pareho ang sinasabi ng key sa ibaba',
})
export const key = message('account-security.key', { en: 'Key', fil: 'Key' })
export const codeOfTheApp = message('account-security.codeOfTheApp', {
  en: 'Code that the app shows',
  fil: 'Code na ipinapakita ng app',
})
export const turnOn = message('account-security.turnOn', { en: 'Turn it on', fil: 'I-on' })
export const codeOrRecovery = message('account-security.codeOrRecovery', {
  en: 'Code of the app, or a recovery code',
  fil: 'Code ng app, o isang recovery code',
})
export const sixDigits = message('account-security.sixDigits', {
  en: 'Six digits, new every 30 seconds. A recovery code has twenty.',
  fil: 'Anim na digit, bago tuwing 30 segundo. Ang recovery code ay may dalawampu.',
})
export const keepTheseCodes = message('account-security.keepTheseCodes', {
  en: 'Two-step login is on. Keep these recovery codes',
  fil: 'Naka-on na ang two-step login. Itabi ang mga recovery code na ito',
})
export const theseAreYourCodes = message('account-security.theseAreYourCodes', {
  en: 'Your new recovery codes',
  fil: 'Ang mga bago mong recovery code',
})
export const eachWorksOnce = message('account-security.eachWorksOnce', {
  en: 'Each lets you in once when you do not have the app. They are shown only now: write them down or print them, and keep them apart from your phone.',
  fil: 'Bawat isa ay isang beses kang papapasukin kapag wala ang app. Ngayon lang ipinapakita ang mga ito: isulat o i-print, at itago nang hiwalay sa telepono.',
})
export const copyThem = message('account-security.copyThem', { en: 'Copy them', fil: 'Kopyahin' })
export const theyAreCopied = message('account-security.theyAreCopied', {
  en: 'The codes are copied.',
  fil: 'Nakopya na ang mga code.',
})
export const iHaveKeptThem = message('account-security.iHaveKeptThem', {
  en: 'I have saved them',
  fil: 'Naitabi ko na',
})
export const onSince = message('account-security.onSince', {
  en: 'On since {day}. {left, plural, =0 {No recovery code is left.} one {One recovery code is left.} other {# recovery codes are left.}}',
  fil: 'Naka-on mula noong {day}. {left, plural, =0 {Wala nang natitirang recovery code.} other {# recovery code ang natitira.}}',
})
export const newCodes = message('account-security.newCodes', {
  en: 'New recovery codes',
  fil: 'Mga bagong recovery code',
})
export const turnOff = message('account-security.turnOff', { en: 'Turn it off', fil: 'I-off' })
export const isOff = message('account-security.isOff', {
  en: 'Two-step login is off.',
  fil: 'Naka-off na ang two-step login.',
})
export const otherCodesEnd = message('account-security.otherCodesEnd', {
  en: 'The codes that you have now will then stop working.',
  fil: 'Hindi na gagana ang mga code na mayroon ka ngayon.',
})
export const passwordAloneThen = message('account-security.passwordAloneThen', {
  en: 'The password alone opens your account then. Your other devices are logged out.',
  fil: 'Password lang ang magbubukas ng iyong account. Mala-log out ang iba mong device.',
})
export const withoutTheApp = message('account-security.withoutTheApp', {
  en: 'Without the app and the recovery codes, {link}: once we know that it is you, we turn two-step login off.',
  fil: 'Kung wala ang app at ang mga recovery code, {link}: kapag nakilala ka namin, io-off namin ang two-step login.',
})
export const writeToUs = message('account-security.writeToUs', {
  en: 'write to us',
  fil: 'sumulat sa amin',
})
export const logInAsSomebodyElse = message('account-security.logInAsSomebodyElse', {
  en: 'Use another account',
  fil: 'Gumamit ng ibang account',
})
export const setUpFirst = message('account-security.setUpFirst', {
  en: 'First set up two-step login',
  fil: 'I-set up muna ang two-step login',
})
export const adminsNeedACode = message('account-security.adminsNeedACode', {
  en: 'Others can reach this shop, so its admins log in with a code as well as the password. You need an authenticator app on your phone and about a minute.',
  fil: 'Naaabot ng iba ang tindahang ito, kaya nagla-log in ang mga admin nito gamit din ang code bukod sa password. Kailangan mo ng authenticator app sa telepono at mga isang minuto.',
})
