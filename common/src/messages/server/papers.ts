import { message } from '../declare'

export const noSuchPaper = message('server/papers.noSuchPaper', {
  en: 'There is no such paper.',
  fil: 'Walang ganitong dokumento.',
})
export const lastDayWanted = message('server/papers.lastDayWanted', {
  en: 'Please give the last day on which it is valid',
  fil: 'Pakibigay ang huling araw na balido ito',
})
export const alreadyExpired = message('server/papers.alreadyExpired', {
  en: 'This day is over: please add the renewed one',
  fil: 'Lumipas na ang araw na ito: pakidagdag ang na-renew',
})
export const tooFarAhead = message('server/papers.tooFarAhead', {
  en: 'This is more than {years, number} years ahead: please check the year',
  fil: 'Lampas {years, number} taon pa ito: pakitingnan ang taon',
})
export const holderWanted = message('server/papers.holderWanted', {
  en: 'Please give the name on the card',
  fil: 'Pakibigay ang pangalan sa card',
})
export const fileWanted = message('server/papers.fileWanted', {
  en: 'Please add a picture or PDF of it',
  fil: 'Pakidagdag ang larawan o PDF nito',
})
export const pharmacyOrApplication = message('server/papers.pharmacyOrApplication', {
  en: 'Say whose paper it is: a pharmacy’s or an application’s',
  fil: 'Sabihin kung kanino ang dokumento: sa isang botika o sa isang aplikasyon',
})
export const noSuchPharmacy = message('server/papers.noSuchPharmacy', {
  en: 'There is no such pharmacy',
  fil: 'Walang ganitong botika',
})
export const noSuchApplication = message('server/papers.noSuchApplication', {
  en: 'There is no such open application',
  fil: 'Walang ganitong bukas na aplikasyon',
})
export const notOfThePharmacy = message('server/papers.notOfThePharmacy', {
  en: 'Please choose an owner or pharmacist of this pharmacy',
  fil: 'Pakipili ang isang may-ari o parmasyutiko ng botikang ito',
})
export const papersMissing = message('server/papers.papersMissing', {
  en: 'These papers have to be confirmed first: {papers}',
  fil: 'Kailangan munang makumpirma ang mga dokumentong ito: {papers}',
})
export const decidedAlready = message('server/papers.decidedAlready', {
  en: 'This paper was decided on already.',
  fil: 'Napagpasyahan na ang dokumentong ito.',
})
export const expiredMeanwhile = message('server/papers.expiredMeanwhile', {
  en: 'This paper has expired: please return it and ask for the renewed one.',
  fil: 'Paso na ang dokumentong ito: pakibalik at hingin ang na-renew.',
})
export const sayWhyReturned = message('server/papers.sayWhyReturned', {
  en: 'Please say why: the pharmacy gets it by email',
  fil: 'Pakisabi kung bakit: ipapadala ito sa botika sa email',
})
export const holderStays = message('server/papers.holderStays', {
  en: 'The holder of this paper can’t be changed: please add another one.',
  fil: 'Hindi mapapalitan ang may-ari ng dokumentong ito: pakidagdag ang iba.',
})
export const namesDiffer = message('server/papers.namesDiffer', {
  en: 'The card is {name}’s, and this account has another name',
  fil: 'Kay {name} ang card, at iba ang pangalan ng account na ito',
})
export const renamedSince = message('server/papers.renamedSince', {
  en: 'The name of this account was changed after the card was added: please ask an admin to tie it',
  fil: 'Pinalitan ang pangalan ng account na ito matapos idagdag ang card: pakihiling sa admin na itali ito',
})
