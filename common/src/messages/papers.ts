import { message } from './declare'

export const fdaLicence = message('papers.fdaLicence', {
  en: 'FDA licence to operate',
  fil: 'FDA license to operate',
})
export const prcCard = message('papers.prcCard', {
  en: 'pharmacist’s PRC card',
  fil: 'PRC card ng parmasyutiko',
})
export const birCertificate = message('papers.birCertificate', {
  en: 'BIR certificate or sworn declaration',
  fil: 'BIR certificate o sworn declaration',
})
export const businessRegistration = message('papers.businessRegistration', {
  en: 'business registration',
  fil: 'rehistro ng negosyo',
})

export const couldNotAccept = message('papers.couldNotAccept', {
  en: 'About the {paper} of {pharmacy}',
  fil: 'Tungkol sa {paper} ng {pharmacy}',
})
export const lookedAtAndCouldNot = message('papers.lookedAtAndCouldNot', {
  en: 'We have looked at the {paper} of {pharmacy}, number {number}, and could not accept it.',
  fil: 'Tiningnan namin ang {paper} ng {pharmacy}, numero {number}, at hindi namin ito matanggap.',
})
export const openPapers = message('papers.openPapers', {
  en: 'Open the papers',
  fil: 'Buksan ang mga dokumento',
})
export const endsOn = message('papers.endsOn', {
  en: 'The {paper} of {pharmacy} expires on {date}',
  fil: 'Matatapos ang {paper} ng {pharmacy} sa {date}',
})
export const holdsUntil = message('papers.holdsUntil', {
  en: 'The {paper} of {pharmacy}, number {number}, is valid until {date}.',
  fil: 'Balido ang {paper} ng {pharmacy}, numero {number}, hanggang {date}.',
})
export const withoutLicence = message('papers.withoutLicence', {
  en: 'From the day after, nothing of your pharmacy can be bought until the new licence is confirmed.',
  fil: 'Mula sa susunod na araw, walang mabibili sa inyong botika hangga’t hindi nakukumpirma ang bagong license.',
})
export const withoutCard = message('papers.withoutCard', {
  en: 'Without a pharmacist whose card is valid, your pharmacy can’t sell prescription medicines.',
  fil: 'Kung walang parmasyutikong may balidong card, hindi makapagbebenta ang inyong botika ng gamot na may reseta.',
})
export const addRenewal = message('papers.addRenewal', {
  en: 'Add the renewal as soon as you have it: the present one holds until it ends, also while we look at the new one.',
  fil: 'Idagdag ang renewal pagkatanggap ninyo: balido ang kasalukuyan hanggang sa huling araw nito, kahit habang tinitingnan namin ang bago.',
})
