import { message } from './declare'

export const chooseDays = message('checks.chooseDays', {
  en: 'Choose 7, 30 or 90',
  fil: 'Pumili ng 7, 30 o 90',
})
export const notJSON = message('checks.notJSON', {
  en: 'This is not JSON',
  fil: 'Hindi ito JSON',
})
export const controlCharacters = message('checks.controlCharacters', {
  en: 'Please remove the control characters',
  fil: 'Alisin ang mga control character',
})
export const pleaseFillThisIn = message('checks.pleaseFillThisIn', {
  en: 'Please fill this in',
  fil: 'Pakisagutan ito',
})
export const uploadFirst = message('checks.uploadFirst', {
  en: 'Please upload the picture first',
  fil: 'I-upload muna ang larawan',
})
export const pleaseTypeAnEmail = message('checks.pleaseTypeAnEmail', {
  en: 'Please type an email address such as ana@example.com',
  fil: 'Mag-type ng email address gaya ng ana@example.com',
})
export const pleaseTypeAPhone = message('checks.pleaseTypeAPhone', {
  en: 'Please type a phone number such as 0917 123 4567',
  fil: 'Mag-type ng numero ng telepono gaya ng 0917 123 4567',
})
export const pleaseTypeANumber = message('checks.pleaseTypeANumber', {
  en: 'Please type a number',
  fil: 'Mag-type ng numero',
})
export const shouldBe = message('checks.shouldBe', {
  en: 'This should be {kind, select, boolean {yes or no} string {text} array {a list} object {a group of fields} date {a date} file {a file} other {something else}}',
  fil: 'Dapat ay {kind, select, boolean {oo o hindi} string {teksto} array {listahan} object {grupo ng mga field} date {petsa} file {file} other {iba}} ito',
})
export const atMostCharacters = message('checks.atMostCharacters', {
  en: 'At most {maximum, number} characters',
  fil: 'Hanggang {maximum, number} character lang',
})
export const atMost = message('checks.atMost', {
  en: 'At most {maximum, number}',
  fil: 'Hanggang {maximum, number} lang',
})
export const atLeastCharacters = message('checks.atLeastCharacters', {
  en: 'At least {minimum, number} characters',
  fil: 'Hindi bababa sa {minimum, number} character',
})
export const atLeast = message('checks.atLeast', {
  en: 'At least {minimum, number}',
  fil: 'Hindi bababa sa {minimum, number}',
})
export const chooseOneOf = message('checks.chooseOneOf', {
  en: 'Choose one of: {names}',
  fil: 'Pumili ng isa: {names}',
})
export const notValid = message('checks.notValid', {
  en: 'This is not valid',
  fil: 'Hindi ito tama',
})
export const pleaseTypeADate = message('checks.pleaseTypeADate', {
  en: 'Please type a date such as 2026-01-31',
  fil: 'Mag-type ng petsa gaya ng 2026-01-31',
})
export const pleaseTypeADateAndTime = message('checks.pleaseTypeADateAndTime', {
  en: 'Please type a date and time such as 2026-01-31T08:00:00Z',
  fil: 'Mag-type ng petsa at oras gaya ng 2026-01-31T08:00:00Z',
})
export const pleaseTypeAWebAddress = message('checks.pleaseTypeAWebAddress', {
  en: 'Please type an address such as https://example.com',
  fil: 'Mag-type ng address gaya ng https://example.com',
})
export const chooseSize = message('checks.chooseSize', { en: 'Choose {one}', fil: 'Pumili ng {one}' })
export const atMostTwoDecimals = message('checks.atMostTwoDecimals', {
  en: 'At most two decimals',
  fil: 'Hanggang dalawang decimal lang',
})
export const atMost20Million = message('checks.atMost20Million', {
  en: 'At most ₱20,000,000',
  fil: 'Hanggang ₱20,000,000 lang',
})
export const atLeastACentavo = message('checks.atLeastACentavo', {
  en: 'Must be at least ₱0.01',
  fil: 'Hindi dapat bababa sa ₱0.01',
})
export const notBelowZero = message('checks.notBelowZero', {
  en: 'At least ₱0',
  fil: 'Hindi bababa sa ₱0',
})
export const pleaseTypeATime = message('checks.pleaseTypeATime', {
  en: 'Please type a time such as 15:30',
  fil: 'Mag-type ng oras gaya ng 15:30',
})
export const holdersName = message('checks.holdersName', {
  en: 'Please type the holder’s first and last name, as they stand on the ID',
  fil: 'I-type ang pangalan at apelyido ng may-ari gaya ng nakasulat sa ID',
})
export const holdersNumber = message('checks.holdersNumber', {
  en: 'Please type the number as it stands on the ID: at least four letters or digits',
  fil: 'I-type ang numero gaya ng nakasulat sa ID: hindi bababa sa apat na letra o numero',
})
export const theOrderIs = message('checks.theOrderIs', {
  en: 'The order is {status, select, cancelled {cancelled} other {completed}}.',
  fil: '{status, select, cancelled {Kinansela} other {Tapos}} na ang order.',
})
export const theNextStepIs = message('checks.theNextStepIs', {
  en: 'The next step is to {action, select, confirm {confirm the order} ship {ship the order} receive {mark the order as received} pay {mark the order as paid} other {complete the order}}.',
  fil: 'Ang susunod na hakbang: {action, select, confirm {kumpirmahin ang order} ship {ipadala ang order} receive {itala bilang natanggap ang order} pay {itala bilang bayad ang order} other {tapusin ang order}}.',
})
export const theNextStepAtTheCounterIs = message('checks.theNextStepAtTheCounterIs', {
  en: 'The next step is to {action, select, confirm {confirm the order} ship {make it ready for pick-up} receive {mark it as picked up} pay {mark the order as paid} other {complete the order}}.',
  fil: 'Ang susunod na hakbang: {action, select, confirm {kumpirmahin ang order} ship {ihanda para sa pagkuha} receive {itala bilang nakuha na} pay {itala bilang bayad ang order} other {tapusin ang order}}.',
})
export const checkThePrescriptionFirst = message('checks.checkThePrescriptionFirst', {
  en: 'Check the prescription first.',
  fil: 'Suriin muna ang reseta.',
})
export const theLicenceEnded = message('checks.theLicenceEnded', {
  en: 'The pharmacy’s FDA licence is not in force. Add the renewal under Papers, or cancel this order.',
  fil: 'Walang bisa ang FDA license ng botika. Idagdag ang renewal sa mga papeles, o kanselahin ang order.',
})
export const noPharmacistHere = message('checks.noPharmacistHere', {
  en: 'No pharmacist’s PRC card is in force here. Add one under Papers, or cancel this order.',
  fil: 'Walang PRC card ng parmasyutiko na may bisa rito. Magdagdag sa mga papeles, o kanselahin ang order.',
})
export const thePrescriptionWasRejected = message('checks.thePrescriptionWasRejected', {
  en: 'The prescription was rejected; wait for a new one or cancel.',
  fil: 'Tinanggihan ang reseta; hintayin ang bago o kanselahin.',
})
export const confirmTheIDFirst = message('checks.confirmTheIDFirst', {
  en: 'Confirm first that you have seen the ID of the discount’s holder.',
  fil: 'Kumpirmahin muna na nakita mo ang ID ng may-ari ng diskuwento.',
})
export const alreadyCancelled = message('checks.alreadyCancelled', {
  en: 'The order is cancelled already.',
  fil: 'Nakansela na ang order.',
})
export const alreadyReceived = message('checks.alreadyReceived', {
  en: 'The order was received already and can no longer be cancelled.',
  fil: 'Natanggap na ang order at hindi na makakansela.',
})
export const alreadyShipped = message('checks.alreadyShipped', {
  en: 'The order was shipped already and can no longer be cancelled.',
  fil: 'Naipadala na ang order at hindi na makakansela.',
})
export const tooMuchToRemember = message('checks.tooMuchToRemember', {
  en: 'This is too much to remember',
  fil: 'Masyadong marami ito para tandaan',
})
export const cannotBeKept = message('checks.cannotBeKept', {
  en: 'This has characters that can’t be kept',
  fil: 'May mga character dito na hindi puwede',
})
export const atMost100Percent = message('checks.atMost100Percent', {
  en: 'At most 100 percent',
  fil: 'Hanggang 100 porsiyento lang',
})
export const mustBeAfterTheStart = message('checks.mustBeAfterTheStart', {
  en: 'Must be after the start',
  fil: 'Dapat ay pagkatapos ng simula',
})
export const chooseACategory = message('checks.chooseACategory', {
  en: 'Choose a category',
  fil: 'Pumili ng kategorya',
})
export const chooseAtLeastOneProduct = message('checks.chooseAtLeastOneProduct', {
  en: 'Choose at least one product',
  fil: 'Pumili ng kahit isang produkto',
})
export const pleaseGiveAMonth = message('checks.pleaseGiveAMonth', {
  en: 'Please give a month such as 2026-01',
  fil: 'Ibigay ang buwan gaya ng 2026-01',
})
export const theLastDayIsBefore = message('checks.theLastDayIsBefore', {
  en: 'The last day is before the first',
  fil: 'Nauna ang huling araw sa unang araw',
})
export const atMostCountDays = message('checks.atMostCountDays', {
  en: 'At most {count} days at once: please choose a shorter period',
  fil: 'Hanggang {count} araw lang nang sabay: pumili ng mas maikling panahon',
})
export const passwordTooShort = message('checks.passwordTooShort', {
  en: 'Please choose at least {least, number} characters',
  fil: 'Pumili ng hindi bababa sa {least, number} character',
})
export const paperNumberWanted = message('checks.paperNumberWanted', {
  en: 'Please type the number as it stands on the paper.',
  fil: 'Pakitype ang numero gaya ng nakasulat sa dokumento.',
})
