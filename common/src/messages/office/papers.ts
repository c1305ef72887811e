import { message } from '../declare'

export const papers = message('office/papers.papers', { en: 'Papers', fil: 'Mga dokumento' })
export const whatAdminsSee = message('office/papers.whatAdminsSee', {
  en: 'What pharmacies may trade by. Confirm what they add, or return it with a reason; the paper before it stays valid meanwhile.',
  fil: 'Ang batayan ng pagtitinda ng mga botika. Kumpirmahin ang idinaragdag nila, o ibalik na may dahilan; balido muna ang naunang dokumento.',
})
export const whatSellersSee = message('office/papers.whatSellersSee', {
  en: 'What your pharmacy may trade by. Add a renewal as soon as you have it: we confirm it, and the present paper stays valid meanwhile. Only your people and our admins see these files.',
  fil: 'Ang batayan ng pagtitinda ng inyong botika. Idagdag ang renewal pagkatanggap nito: kukumpirmahin namin, at balido muna ang kasalukuyan. Ang inyong mga tao at mga admin lang namin ang nakakakita ng mga file na ito.',
})
export const waiting = message('office/papers.waiting', { en: 'To be confirmed', fil: 'Kukumpirmahin' })
export const confirmed = message('office/papers.confirmed', { en: 'Confirmed', fil: 'Nakumpirma' })
export const returned = message('office/papers.returned', { en: 'Returned', fil: 'Ibinalik' })
export const ended = message('office/papers.ended', { en: 'No longer used', fil: 'Hindi na ginagamit' })
export const expired = message('office/papers.expired', { en: 'Expired', fil: 'Paso na' })
export const ends7 = message('office/papers.ends7', { en: 'Expires in 7 days', fil: 'Matatapos sa 7 araw' })
export const ends30 = message('office/papers.ends30', { en: 'In 30 days', fil: 'Sa 30 araw' })
export const ends60 = message('office/papers.ends60', { en: 'In 60 days', fil: 'Sa 60 araw' })
export const all = message('office/papers.all', { en: 'All', fil: 'Lahat' })

export const nothingHere = message('office/papers.nothingHere', {
  en: 'No paper is here',
  fil: 'Walang dokumento rito',
})
export const nothingWaits = message('office/papers.nothingWaits', {
  en: 'What pharmacies and applicants add waits here until you confirm it.',
  fil: 'Dito naghihintay ang idinaragdag ng mga botika at aplikante hanggang kumpirmahin ninyo.',
})
export const noneExpired = message('office/papers.noneExpired', {
  en: 'Every confirmed paper is still valid.',
  fil: 'Balido pa ang lahat ng nakumpirmang dokumento.',
})
export const noneEnds = message('office/papers.noneEnds', {
  en: 'No confirmed paper ends that soon.',
  fil: 'Walang nakumpirmang dokumentong matatapos agad.',
})
export const noneYet = message('office/papers.noneYet', {
  en: 'Papers come with applications, and pharmacies add them in their office.',
  fil: 'Kasama ng mga aplikasyon ang mga dokumento, at idinaragdag din ng mga botika sa kanilang office.',
})
export const seeAll = message('office/papers.seeAll', {
  en: 'See all papers',
  fil: 'Tingnan ang lahat ng dokumento',
})
export const add = message('office/papers.add', { en: 'Add a paper', fil: 'Magdagdag ng dokumento' })
export const renew = message('office/papers.renew', { en: 'Renew', fil: 'I-renew' })
export const addAgain = message('office/papers.addAgain', {
  en: 'Add it again',
  fil: 'Idagdag ulit',
})
export const kind = message('office/papers.kind', { en: 'Paper', fil: 'Dokumento' })
export const number = message('office/papers.number', { en: 'Number', fil: 'Numero' })
export const expiresOn = message('office/papers.expiresOn', { en: 'Last day', fil: 'Huling araw' })
export const withoutEnd = message('office/papers.withoutEnd', {
  en: 'Leave it empty if none stands on it.',
  fil: 'Iwanang blangko kung walang nakasulat.',
})
export const holderName = message('office/papers.holderName', {
  en: 'Name on the card',
  fil: 'Pangalan sa card',
})
export const file = message('office/papers.file', { en: 'Picture or PDF', fil: 'Larawan o PDF' })
export const noFile = message('office/papers.noFile', { en: 'No file', fil: 'Walang file' })
export const numberIs = message('office/papers.numberIs', {
  en: 'No. {number}',
  fil: 'Blg. {number}',
})
export const until = message('office/papers.until', { en: 'until {date}', fil: 'hanggang {date}' })
export const show = message('office/papers.show', { en: 'Show the file', fil: 'Ipakita ang file' })
export const close = message('office/papers.close', { en: 'Close', fil: 'Isara' })
export const download = message('office/papers.download', {
  en: 'Download the PDF',
  fil: 'I-download ang PDF',
})
export const confirm = message('office/papers.confirm', { en: 'Confirm', fil: 'Kumpirmahin' })
export const returnIt = message('office/papers.returnIt', { en: 'Return', fil: 'Ibalik' })
export const whatIsWrong = message('office/papers.whatIsWrong', {
  en: 'What is wrong with it',
  fil: 'Ano ang mali rito',
})
export const forExample = message('office/papers.forExample', {
  en: 'For example: the last day can’t be read.',
  fil: 'Halimbawa: hindi mabasa ang huling araw.',
})
export const itGetsThis = message('office/papers.itGetsThis', {
  en: 'The pharmacy gets this by email. A confirmed paper that is returned no longer counts: without its licence a pharmacy sells nothing.',
  fil: 'Makukuha ito ng botika sa email. Hindi na bibilangin ang nakumpirmang dokumento na ibinalik: kung walang license, walang maititinda ang botika.',
})
export const wasConfirmed = message('office/papers.wasConfirmed', {
  en: 'The paper is confirmed',
  fil: 'Nakumpirma ang dokumento',
})
export const wasReturned = message('office/papers.wasReturned', {
  en: 'The paper was returned',
  fil: 'Naibalik ang dokumento',
})
export const wasAdded = message('office/papers.wasAdded', {
  en: 'The paper was added',
  fil: 'Naidagdag ang dokumento',
})
export const returnedBecause = message('office/papers.returnedBecause', {
  en: 'Returned: {reason}',
  fil: 'Ibinalik: {reason}',
})
export const missing = message('office/papers.missing', {
  en: 'Missing or no longer valid: {papers}.',
  fil: 'Kulang o hindi na balido: {papers}.',
})
export const noCardNoPrescriptions = message('office/papers.noCardNoPrescriptions', {
  en: 'Without a pharmacist’s valid PRC card nothing that needs a prescription can be bought.',
  fil: 'Kung walang balidong PRC card ng parmasyutiko, walang mabibiling gamot na kailangan ng reseta.',
})
export const whoseIsIt = message('office/papers.whoseIsIt', {
  en: 'Say whose card it is',
  fil: 'Sabihin kung kanino ang card',
})
export const isTied = message('office/papers.isTied', {
  en: 'The card is tied to the account of its holder',
  fil: 'Nakatali na ang card sa account ng may-ari nito',
})
export const tiedToNobody = message('office/papers.tiedToNobody', {
  en: 'Not tied to anybody’s account yet: until it is, the card does not count and nobody accepts a prescription with it.',
  fil: 'Hindi pa nakatali sa account ninuman: hangga’t hindi, hindi binibilang ang card at walang makatatanggap ng reseta gamit ito.',
})
export const tiedTo = message('office/papers.tiedTo', {
  en: 'Tied to the account of {name}.',
  fil: 'Nakatali sa account ni {name}.',
})
export const tiedOnConfirming = message('office/papers.tiedOnConfirming', {
  en: 'Once it is confirmed, it is tied to the account of {name}, whose name is on it.',
  fil: 'Kapag nakumpirma, itatali ito sa account ni {name}, na siyang nakapangalan dito.',
})
export const tiedOnOpening = message('office/papers.tiedOnOpening', {
  en: '{name} is named on it: it is tied to their account when they open their shop.',
  fil: 'Nakapangalan ito kay {name}: itatali ito sa account niya kapag binuksan niya ang tindahan.',
})
export const namesNotTheApplicant = message('office/papers.namesNotTheApplicant', {
  en: 'The applicant has another name: until the pharmacy says whose card it is, it sells nothing on prescription.',
  fil: 'Iba ang pangalan ng aplikante: hangga’t hindi sinasabi ng botika kung kanino ang card, wala itong maititindang kailangan ng reseta.',
})
export const changeWhoseItIs = message('office/papers.changeWhoseItIs', {
  en: 'Change whose card it is',
  fil: 'Palitan kung kanino ang card',
})
export const countsNot = message('office/papers.countsNot', {
  en: 'Does not count',
  fil: 'Hindi binibilang',
})
export const holderIsGone = message('office/papers.holderIsGone', {
  en: 'Its holder is no active owner or pharmacist of the pharmacy, so the card does not count.',
  fil: 'Ang may-ari nito ay hindi aktibong may-ari ng botika o parmasyutiko rito, kaya hindi binibilang ang card.',
})
export const countPapers = message('office/papers.countPapers', {
  en: '{count, plural, one {# paper to confirm} other {# papers to confirm}}',
  fil: '{count, plural, =1 {# dokumentong kukumpirmahin} other {# dokumentong kukumpirmahin}}',
})
export const addYourPapers = message('office/papers.addYourPapers', {
  en: 'Show your papers',
  fil: 'Ipakita ang inyong mga dokumento',
})
export const licenceCardAndMore = message('office/papers.licenceCardAndMore', {
  en: 'FDA licence, pharmacist’s PRC card, BIR certificate and business registration.',
  fil: 'FDA license, PRC card ng parmasyutiko, BIR certificate at rehistro ng negosyo.',
})
