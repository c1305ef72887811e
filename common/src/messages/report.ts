import { message } from './declare'

export const reportAProblem = message('report.reportAProblem', {
  en: 'Report a problem',
  fil: 'Mag-report ng problema',
})
export const whatWentWrong = message('report.whatWentWrong', {
  en: 'What went wrong with the part from {pharmacy}?',
  fil: 'Ano ang naging problema sa bahagi mula sa {pharmacy}?',
})
export const whoReadsIt = message('report.whoReadsIt', {
  en: '{pharmacy} and our team read what you write, and nobody else. Both are notified at once.',
  fil: 'Ang {pharmacy} at ang aming team lang ang makababasa ng isinulat mo. Sasabihan agad silang dalawa.',
})
export const reason = message('report.reason', {
  en: 'What is it about?',
  fil: 'Tungkol saan ito?',
})
export const pleaseChoose = message('report.pleaseChoose', {
  en: 'Please choose',
  fil: 'Pumili',
})
export const pleaseChooseWhat = message('report.pleaseChooseWhat', {
  en: 'Please choose what it is about.',
  fil: 'Piliin kung tungkol saan ito.',
})
export const tellUs = message('report.tellUs', {
  en: 'What happened?',
  fil: 'Ano ang nangyari?',
})
export const tellUsHint = message('report.tellUsHint', {
  en: 'What you got, when, and what would put it right.',
  fil: 'Ano ang natanggap mo, kailan, at ano ang makaaayos nito.',
})
export const pleaseTellUs = message('report.pleaseTellUs', {
  en: 'Please write what happened.',
  fil: 'Isulat kung ano ang nangyari.',
})
export const picture = message('report.picture', {
  en: 'Picture {number, number}',
  fil: 'Larawan {number, number}',
})
export const pictureHint = message('report.pictureHint', {
  en: 'For example of the package and its label. Only the pharmacy and our team can open it.',
  fil: 'Halimbawa, ng pakete at label nito. Ang botika at ang aming team lang ang makabubukas nito.',
})
export const send = message('report.send', {
  en: 'Send the report',
  fil: 'Ipadala ang report',
})
export const sent = message('report.sent', {
  en: 'Your report was sent. You get an email when there is an answer.',
  fil: 'Naipadala ang report mo. Mag-e-email kami kapag may sagot na.',
})
export const problemReported = message('report.problemReported', {
  en: 'Reported problem',
  fil: 'Iniulat na problema',
})
export const waitsForPharmacy = message('report.waitsForPharmacy', {
  en: 'The pharmacy has until {day} to answer.',
  fil: 'Hanggang {day} ang botika para sumagot.',
})
export const waitsForUs = message('report.waitsForUs', {
  en: 'The pharmacy has answered. We settle it by {day}.',
  fil: 'Sumagot na ang botika. Pagpapasyahan namin ito hanggang {day}.',
})
export const mayGoToDti = message('report.mayGoToDti', {
  en: 'If it is not settled by {day}, you may also go to the Department of Trade and Industry (DTI).',
  fil: 'Kung hindi ito mapagpasyahan hanggang {day}, maaari ka ring lumapit sa Department of Trade and Industry (DTI).',
})
export const settledAs = message('report.settledAs', {
  en: 'Settled on {day}: {outcome}',
  fil: 'Napagpasyahan noong {day}: {outcome}',
})
export const you = message('report.you', {
  en: 'You',
  fil: 'Ikaw',
})
export const ourTeam = message('report.ourTeam', {
  en: 'The Botika team',
  fil: 'Ang team ng Botika',
})
export const youWithdrew = message('report.youWithdrew', {
  en: 'You withdrew the report.',
  fil: 'Iniurong mo ang report.',
})
export const openedAgain = message('report.openedAgain', {
  en: 'Reopened',
  fil: 'Muling binuksan',
})
export const yourMessage = message('report.yourMessage', {
  en: 'Your message',
  fil: 'Ang mensahe mo',
})
export const sendMessage = message('report.sendMessage', {
  en: 'Send the message',
  fil: 'Ipadala ang mensahe',
})
export const messageSent = message('report.messageSent', {
  en: 'Your message was sent.',
  fil: 'Naipadala ang mensahe mo.',
})
export const withdraw = message('report.withdraw', {
  en: 'Withdraw the report',
  fil: 'Iurong ang report',
})
export const withdrawQuestion = message('report.withdrawQuestion', {
  en: 'Withdraw this report?',
  fil: 'Iurong ang report na ito?',
})
export const withdrawWhat = message('report.withdrawWhat', {
  en: 'The pharmacy and our team are notified that it is withdrawn. You can reopen it within a few days.',
  fil: 'Sasabihan ang botika at ang aming team na tapos na ito. Mabubuksan mo itong muli nang isang beses sa loob ng ilang araw.',
})
export const yesWithdraw = message('report.yesWithdraw', {
  en: 'Yes, withdraw it',
  fil: 'Oo, iurong',
})
export const isWithdrawn = message('report.isWithdrawn', {
  en: 'The report is withdrawn.',
  fil: 'Naiurong na ang report.',
})
export const notContent = message('report.notContent', {
  en: 'Not satisfied? You can reopen it once until {day}, and say why.',
  fil: 'Hindi kuntento? Hanggang {day} maaari mo itong muling buksan nang isang beses at sabihin kung bakit.',
})
export const openAgain = message('report.openAgain', {
  en: 'Reopen it',
  fil: 'Buksan muli',
})
export const whyAgain = message('report.whyAgain', {
  en: 'Why is it not settled?',
  fil: 'Bakit hindi pa ito tapos?',
})
export const isOpenAgain = message('report.isOpenAgain', {
  en: 'The report is open again.',
  fil: 'Bukas na muli ang report.',
})
export const showPicture = message('report.showPicture', {
  en: 'Show picture {number, number}',
  fil: 'Ipakita ang larawan {number, number}',
})
export const pictureAlt = message('report.pictureAlt', {
  en: 'Picture of the report',
  fil: 'Larawan ng report',
})
export const downloadPdf = message('report.downloadPdf', {
  en: 'Download the PDF',
  fil: 'I-download ang PDF',
})
export const seeReports = message('report.seeReports', {
  en: 'See what you have reported',
  fil: 'Tingnan ang mga na-report mo',
})
export const noReports = message('report.noReports', {
  en: 'Nothing was reported with this number and email address.',
  fil: 'Walang na-report gamit ang numero at email address na ito.',
})
export const reportsAndAnswers = message('report.reportsAndAnswers', {
  en: 'Reported problems and answers',
  fil: 'Mga iniulat na problema at sagot',
})
export const enterEmail = message('report.enterEmail', {
  en: 'Give the email address of the order to see your reports and the answers.',
  fil: 'Ilagay ang email address ng order para makita ang mga report mo at ang mga sagot.',
})
export const show = message('report.show', {
  en: 'Show them',
  fil: 'Ipakita',
})
export const sending = message('report.sending', {
  en: 'Sending the report',
  fil: 'Ipinapadala ang report',
})
export const withAccount = message('report.withAccount', {
  en: 'Ordered with an account? {link} to see them.',
  fil: 'Um-order gamit ang account? {link} para makita ang mga ito.',
})
