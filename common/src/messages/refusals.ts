import { message } from './declare'

export const notInStock = message('refusals.notInStock', { en: 'Not in stock', fil: 'Walang stock' })
export const damaged = message('refusals.damaged', { en: 'Damaged', fil: 'Sira' })
export const expired = message('refusals.expired', {
  en: 'Expired or near expiry',
  fil: 'Expired na o malapit nang mag-expire',
})
export const wrongPrice = message('refusals.wrongPrice', {
  en: 'The price was wrong',
  fil: 'Mali ang presyo',
})
export const other = message('refusals.other', { en: 'Another reason', fil: 'Ibang dahilan' })
export const notConfirmed = message('refusals.notConfirmed', {
  en: 'Not confirmed in time',
  fil: 'Hindi nakumpirma sa oras',
})
export const notSent = message('refusals.notSent', {
  en: 'Not sent in time',
  fil: 'Hindi naipadala sa oras',
})
export const noOtherPrescription = message('refusals.noOtherPrescription', {
  en: 'No other prescription came in time',
  fil: 'Walang dumating na ibang reseta sa oras',
})
export const aPharmacyCantSend = message('refusals.aPharmacyCantSend', {
  en: 'A pharmacy can’t send everything',
  fil: 'May hindi maipapadala ang isang botika',
})
export const nothingMovesWithoutYes = message('refusals.nothingMovesWithoutYes', {
  en: 'The rest of your order goes on. Nothing is bought from another pharmacy without your consent.',
  fil: 'Tuloy ang iba pa sa order mo. Walang bibilhin sa ibang botika nang walang pahintulot mo.',
})
export const nothingIsOnItsWay = message('refusals.nothingIsOnItsWay', {
  en: 'Nothing of this order is on its way now. Nothing is bought from another pharmacy without your consent.',
  fil: 'Walang ipinapadala mula sa order na ito ngayon. Walang bibilhin sa ibang botika nang walang pahintulot mo.',
})
export const giveYourEmail = message('refusals.giveYourEmail', {
  en: 'Give the email address of the order to see what you can choose.',
  fil: 'Ibigay ang email address ng order para makita ang mga mapipili mo.',
})
export const showTheChoices = message('refusals.showTheChoices', {
  en: 'Show the choices',
  fil: 'Ipakita ang mga pagpipilian',
})
export const pharmacyAndReason = message('refusals.pharmacyAndReason', {
  en: '{pharmacy}: {reason}',
  fil: '{pharmacy}: {reason}',
})
export const chooseUntil = message('refusals.chooseUntil', {
  en: 'Please choose by {moment}. After that it is left out.',
  fil: 'Pumili hanggang {moment}. Pagkatapos noon, aalisin na ito.',
})
export const pharmacyIsAsked = message('refusals.pharmacyIsAsked', {
  en: '{pharmacy} is asked and has until {moment} to accept.',
  fil: 'Tinanong na ang {pharmacy}, at may hanggang {moment} para tanggapin ito.',
})
export const anotherSendsIt = message('refusals.anotherSendsIt', {
  en: 'Another pharmacy sends it: see its part of this order.',
  fil: 'Ibang botika ang magpapadala nito: tingnan ang bahagi nito sa order na ito.',
})
export const leftOut = message('refusals.leftOut', {
  en: 'Left out, and you do not pay for it.',
  fil: 'Inalis ito, at hindi mo ito babayaran.',
})
export const isOwed = message('refusals.isOwed', {
  en: 'You have paid for it: {pharmacy} owes you {amount}.',
  fil: 'Nabayaran mo na ito: {amount} ang dapat ibalik sa iyo ng {pharmacy}.',
})
export const sameProduct = message('refusals.sameProduct', {
  en: 'The same product',
  fil: 'Parehong produkto',
})
export const equivalent = message('refusals.equivalent', {
  en: 'An equivalent of another brand',
  fil: 'Katumbas, ibang brand',
})
export const costsMore = message('refusals.costsMore', {
  en: '{amount} more than you agreed to',
  fil: 'Mas mahal nang {amount} kaysa sa napagkasunduan',
})
export const costsLess = message('refusals.costsLess', {
  en: '{amount} less than you agreed to',
  fil: 'Mas mura nang {amount} kaysa sa napagkasunduan',
})
export const costsTheSame = message('refusals.costsTheSame', {
  en: 'Costs no more than you agreed to',
  fil: 'Hindi mas mahal kaysa sa napagkasunduan',
})
export const chooseThis = message('refusals.chooseThis', { en: 'Choose this', fil: 'Piliin ito' })
export const productFromPharmacy = message('refusals.productFromPharmacy', {
  en: ': {product} from {pharmacy}',
  fil: ': {product} mula sa {pharmacy}',
})
export const goWithout = message('refusals.goWithout', { en: 'Go without it', fil: 'Huwag na itong isama' })
export const goWithoutTitle = message('refusals.goWithoutTitle', {
  en: 'Go on without {product}?',
  fil: 'Ituloy nang wala ang {product}?',
})
export const youSave = message('refusals.youSave', {
  en: 'Without it, you do not pay its {amount}.',
  fil: 'Kung wala ito, hindi mo babayaran ang {amount} nito.',
})
export const askTitle = message('refusals.askTitle', {
  en: 'Ask {pharmacy} for it?',
  fil: 'Hilingin ito sa {pharmacy}?',
})
export const forDelivery = message('refusals.forDelivery', {
  en: '{fee} of it for delivery',
  fil: '{fee} nito para sa delivery',
})
export const youPayNoMore = message('refusals.youPayNoMore', {
  en: '{quantity, number} × {product}, {total}. It is yours once {pharmacy} accepts, and never for more.',
  fil: '{quantity, number} × {product}, {total}. Sa iyo na ito kapag tinanggap ng {pharmacy}, at hindi ito lalampas sa halagang iyon.',
})
export const prescriptionOpens = message('refusals.prescriptionOpens', {
  en: '{pharmacy} can see your prescription once it accepts, and its pharmacist checks it again.',
  fil: 'Mabubuksan ng {pharmacy} ang iyong reseta kapag tinanggap nito, at susuriin itong muli ng parmasyutiko nila.',
})
export const yesAsk = message('refusals.yesAsk', { en: 'Yes, ask for it', fil: 'Oo, hilingin ito' })
export const yesWithout = message('refusals.yesWithout', {
  en: 'Yes, without it',
  fil: 'Oo, huwag na isama',
})
export const choiceIsNoted = message('refusals.choiceIsNoted', {
  en: 'Your choice is noted',
  fil: 'Nakuha na ang pinili mo',
})
export const noChoices = message('refusals.noChoices', {
  en: 'No other pharmacy that reaches you has it now.',
  fil: 'Walang ibang botikang umaabot sa iyo ang mayroon nito ngayon.',
})
export const ifAPharmacyCantSend = message('refusals.ifAPharmacyCantSend', {
  en: 'If a pharmacy can’t send something, another may, if it costs me no more',
  fil: 'Kung may hindi maipadala, puwedeng ibang botika kung hindi mas mahal',
})
export const thenItSeesThePrescription = message('refusals.thenItSeesThePrescription', {
  en: 'The new pharmacy can then see your prescription, once it has accepted. If you do not tick this, we ask you first.',
  fil: 'Mabubuksan nito ang reseta kapag tinanggap. Kung walang pahintulot, tatanungin ka muna namin.',
})
export const lineRefused = message('refusals.lineRefused', {
  en: 'The pharmacy can’t send an item',
  fil: 'May item na hindi maipapadala ng botika',
})
export const lineMoved = message('refusals.lineMoved', {
  en: 'Another pharmacy sends an item',
  fil: 'Ibang botika ang magpapadala ng isang item',
})
export const lineDropped = message('refusals.lineDropped', {
  en: 'An item was left out',
  fil: 'May item na inalis',
})
