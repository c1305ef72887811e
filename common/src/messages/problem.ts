import { message } from './declare'

export const malformed = message('problem.malformed', {
  en: 'The request could not be read.',
  fil: 'Hindi mabasa ang kahilingan.',
})
export const captchaFailed = message('problem.captchaFailed', {
  en: 'The check that you are a person failed.',
  fil: 'Hindi pumasa ang pagsuri kung tao ka.',
})
export const notSignedIn = message('problem.notSignedIn', { en: 'Please sign in.', fil: 'Mag-sign in muna.' })
export const wrongLogin = message('problem.wrongLogin', {
  en: 'Wrong email or password.',
  fil: 'Mali ang email o password.',
})
export const sessionEnded = message('problem.sessionEnded', {
  en: 'Your session has ended.',
  fil: 'Natapos na ang iyong session.',
})
export const otpRequired = message('problem.otpRequired', {
  en: 'Please type the code from your authenticator app as well, or a recovery code.',
  fil: 'I-type din ang code mula sa iyong authenticator app, o isang recovery code.',
})
export const wrongOtp = message('problem.wrongOtp', {
  en: 'This code is not right, or was used already. Please type the one that your app shows now.',
  fil: 'Mali ang code na ito, o nagamit na. I-type ang ipinapakita ngayon ng iyong app.',
})
export const secondFactorRequired = message('problem.secondFactorRequired', {
  en: 'Admins of this shop log in with a code as well. Please set up two-step login first.',
  fil: 'Nagla-log in ang mga admin ng tindahang ito gamit din ang code. I-set up muna ang two-step login.',
})
export const forbidden = message('problem.forbidden', {
  en: 'You are not allowed to do this.',
  fil: 'Hindi ka pinapayagang gawin ito.',
})
export const notFound = message('problem.notFound', { en: 'Not found.', fil: 'Hindi nahanap.' })
export const orderNotFound = message('problem.orderNotFound', {
  en: 'Order not found.',
  fil: 'Hindi nahanap ang order.',
})
export const conflict = message('problem.conflict', {
  en: 'This conflicts with the present state.',
  fil: 'Salungat ito sa kasalukuyang kalagayan.',
})
export const alreadyExists = message('problem.alreadyExists', {
  en: 'This exists already.',
  fil: 'Mayroon na nito.',
})
export const priceChanged = message('problem.priceChanged', {
  en: 'Prices have changed.',
  fil: 'May mga nagbagong presyo.',
})
export const outOfStock = message('problem.outOfStock', {
  en: 'Not enough in stock.',
  fil: 'Kulang ang stock.',
})
export const stepRefused = message('problem.stepRefused', {
  en: 'This step is not possible now.',
  fil: 'Hindi puwede ang hakbang na ito ngayon.',
})
export const priceDoubt = message('problem.priceDoubt', {
  en: 'This price is far from what others ask.',
  fil: 'Malayo ang presyong ito sa hinihingi ng iba.',
})
export const staleRecord = message('problem.staleRecord', {
  en: 'Somebody else changed this meanwhile.',
  fil: 'May ibang nagbago nito samantala.',
})
export const inUse = message('problem.inUse', { en: 'This is still in use.', fil: 'Ginagamit pa ito.' })
export const tooLarge = message('problem.tooLarge', { en: 'Too large.', fil: 'Masyadong malaki.' })
export const wrongType = message('problem.wrongType', {
  en: 'This kind of content is not accepted.',
  fil: 'Hindi tinatanggap ang ganitong uri ng laman.',
})
export const invalid = message('problem.invalid', {
  en: 'Some fields are not valid.',
  fil: 'May mga sagot na hindi tama.',
})
export const idempotencyMismatch = message('problem.idempotencyMismatch', {
  en: 'This key was used for another request.',
  fil: 'Nagamit na ang key na ito sa ibang kahilingan.',
})
export const tooManyRequests = message('problem.tooManyRequests', {
  en: 'Too many requests.',
  fil: 'Masyadong maraming request.',
})
export const internal = message('problem.internal', {
  en: 'Something went wrong on our side.',
  fil: 'May nangyaring mali sa aming panig.',
})
export const unavailable = message('problem.unavailable', {
  en: 'The service is not available right now.',
  fil: 'Hindi available ang serbisyo ngayon.',
})
export const ofField = message('problem.ofField', { en: '{field}: {message}', fil: '{field}: {message}' })

// what a browser says itself, where no answer of the service came
export const internalTryAgain = message('problem.internalTryAgain', {
  en: 'Something went wrong on our side. Please try again.',
  fil: 'May nangyaring mali sa aming panig. Subukan ulit.',
})
export const unavailableTryAgain = message('problem.unavailableTryAgain', {
  en: 'The service is not available right now. Please try again in a minute.',
  fil: 'Hindi available ang serbisyo ngayon. Subukan ulit pagkaraan ng isang minuto.',
})
export const tooManyRequestsTryAgain = message('problem.tooManyRequestsTryAgain', {
  en: 'Too many requests. Please try again in a minute.',
  fil: 'Masyadong maraming request. Subukan ulit pagkaraan ng isang minuto.',
})
export const unreached = message('problem.unreached', {
  en: 'We could not reach the server. Check your connection and try again.',
  fil: 'Hindi namin maabot ang server. Tingnan ang iyong koneksyon at subukan ulit.',
})
export const signInAgain = message('problem.signInAgain', {
  en: 'Your session has ended. Please sign in again.',
  fil: 'Natapos na ang iyong session. Mag-log in ulit.',
})
export const loggedInElsewhere = message('problem.loggedInElsewhere', {
  en: 'Somebody else has logged in meanwhile, in another tab.',
  fil: 'May ibang nag-log in habang bukas ito, sa ibang tab.',
})
export const someFailed = message('problem.someFailed', {
  en: '{failed, number} of {all, number} did not work: {why}',
  fil: '{failed, number} sa {all, number} ang hindi nagtagumpay: {why}',
})
export const noSuchRecord = message('problem.noSuchRecord', {
  en: 'There is no such record.',
  fil: 'Walang ganitong tala.',
})
export const notOfferedYet = message('problem.notOfferedYet', {
  en: 'This product is not offered yet.',
  fil: 'Hindi pa inaalok ang produktong ito.',
})
