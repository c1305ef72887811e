import { message } from '../declare'

export const earlierUploads = message('office/bulk.earlierUploads', {
  en: 'Earlier uploads',
  fil: 'Mga naunang upload',
})
export const pleaseChooseThePharmacyFirst = message('office/bulk.pleaseChooseThePharmacyFirst', {
  en: 'Please choose the pharmacy first.',
  fil: 'Piliin muna ang botika.',
})
export const sentGoingThroughItRow = message('office/bulk.sentGoingThroughItRow', {
  en: 'Sent. Going through it row by row.',
  fil: 'Naipadala. Sinusuri bawat hanay.',
})
export const percentSent = message('office/bulk.percentSent', {
  en: '{percent, number}% sent',
  fil: '{percent, number}% naipadala',
})
export const yourFileWasSaved = message('office/bulk.yourFileWasSaved', {
  en: 'Your file was saved',
  fil: 'Na-save ang iyong file',
})
export const goToTheProducts = message('office/bulk.goToTheProducts', {
  en: 'Go to the products',
  fil: 'Pumunta sa mga produkto',
})
export const chooseAnotherFile = message('office/bulk.chooseAnotherFile', {
  en: 'Choose another file',
  fil: 'Pumili ng ibang file',
})
export const notUsedFromYourFile = message('office/bulk.notUsedFromYourFile', {
  en: 'Not used from your file: {columns}.',
  fil: 'Hindi ginamit mula sa iyong file: {columns}.',
})
export const rowsMayNameADangerous = message('office/bulk.rowsMayNameADangerous', {
  en: '{rows} may name a dangerous drug (RA 9165): saved as drafts until an administrator has checked.',
  fil: '{rows} na maaaring mapanganib na gamot (RA 9165): burador muna hanggang masuri ng administrador.',
})
export const countRows = message('office/bulk.countRows', {
  en: '{count, plural, one {# row} other {# rows}}',
  fil: '{count, number} hanay',
})
export const remarksOnRows = message('office/bulk.remarksOnRows', {
  en: '{remarks} on rows',
  fil: '{remarks} sa mga hanay',
})
export const countNotes = message('office/bulk.countNotes', {
  en: '{count, plural, one {# note} other {# notes}}',
  fil: '{count, number} puna',
})
export const countPricesAsked = message('office/bulk.countPricesAsked', {
  en: '{count, plural, one {# price is} other {# prices are}} far from what other pharmacies ask. Are they right?',
  fil: '{count, number} presyo ang malayo sa hinihingi ng ibang botika. Tama ba ang mga ito?',
})
export const saveCountPrices = message('office/bulk.saveCountPrices', {
  en: '{count, plural, one {Save it} other {Save all #}}',
  fil: 'I-save ang {count, number}',
})
export const questionsOfRow = message('office/bulk.questionsOfRow', {
  en: 'Questions about row {number, number}',
  fil: 'Mga tanong sa hanay {number, number}',
})
export const noneOfTheseMineIsNew = message('office/bulk.noneOfTheseMineIsNew', {
  en: 'None of these, mine is new',
  fil: 'Wala rito, bago ang akin',
})
export const others = message('office/bulk.others', { en: 'Others ask', fil: 'Hingi ng iba' })
export const rowNumber = message('office/bulk.rowNumber', {
  en: 'Row {number, number}',
  fil: 'Hanay {number, number}',
})
export const nothingInItIsNew = message('office/bulk.nothingInItIsNew', {
  en: 'Nothing in it is new',
  fil: 'Walang bago rito',
})
export const nothingToSaveYet = message('office/bulk.nothingToSaveYet', {
  en: 'Nothing to save yet',
  fil: 'Wala pang mase-save',
})
export const saveProducts = message('office/bulk.saveProducts', {
  en: 'Save {products}',
  fil: 'I-save ang {products}',
})
export const yourFile = message('office/bulk.yourFile', { en: 'Your file', fil: 'Ang iyong file' })
export const template = message('office/bulk.template', { en: 'Template', fil: 'Template' })
export const oneProductInEachRow = message('office/bulk.oneProductInEachRow', {
  en: 'One product in each row. You can use your own list: columns are recognised by their names, and we ask you about those that are not clear. Nothing is saved until you have seen what will happen.',
  fil: 'Isang produkto bawat hanay. Puwede ang sarili mong listahan: kinikilala ang mga column sa pangalan, at tatanungin ka sa hindi malinaw. Walang mase-save hangga’t hindi mo nakikita ang mangyayari.',
})
export const newProductsAre = message('office/bulk.newProductsAre', {
  en: 'New products are',
  fil: 'Ang mga bagong produkto ay',
})
export const liveAtOnce = message('office/bulk.liveAtOnce', { en: 'Live at once', fil: 'Nasa tindahan agad' })
export const draftsSoThatYouCan = message('office/bulk.draftsSoThatYouCan', {
  en: 'Drafts, so that you can check them first',
  fil: 'Burador muna, para masuri mo',
})
export const spreadsheet = message('office/bulk.spreadsheet', { en: 'Spreadsheet', fil: 'Spreadsheet' })
export const chooseAFile = message('office/bulk.chooseAFile', { en: 'Choose a file', fil: 'Pumili ng file' })
export const orDropItHereCSV = message('office/bulk.orDropItHereCSV', {
  en: 'or drop it here. CSV or Excel (XLSX), at most {rows} rows',
  fil: 'o ihulog dito. CSV o Excel (XLSX), hanggang {rows} hanay',
})
export const pasteCellsInstead = message('office/bulk.pasteCellsInstead', {
  en: 'Paste cells instead',
  fil: 'Mag-paste na lang ng mga cell',
})
export const cells = message('office/bulk.cells', { en: 'Cells', fil: 'Mga cell' })
export const withTheirHeadingsInThe = message('office/bulk.withTheirHeadingsInThe', {
  en: 'With their headings in the first row',
  fil: 'Nasa unang hanay ang mga pamagat nila',
})
export const useTheseCells = message('office/bulk.useTheseCells', {
  en: 'Use these cells',
  fil: 'Gamitin ang mga cell na ito',
})
export const whatIsInEachColumn = message('office/bulk.whatIsInEachColumn', {
  en: 'What is in each column',
  fil: 'Ang laman ng bawat column',
})
export const nothingIsTakenFromColumns = message('office/bulk.nothingIsTakenFromColumns', {
  en: 'Nothing is taken from: {columns}. Please say what is in there, or go on without.',
  fil: 'Walang kinukuha mula sa: {columns}. Sabihin kung ano ang laman, o magpatuloy nang wala ito.',
})
export const doNotUse = message('office/bulk.doNotUse', { en: 'Do not use', fil: 'Huwag gamitin' })
export const stillNeededNames = message('office/bulk.stillNeededNames', {
  en: 'Still needed: {names}.',
  fil: 'Kailangan pa: {names}.',
})
export const checkTheRows = message('office/bulk.checkTheRows', {
  en: 'Check the rows',
  fil: 'Suriin ang mga hanay',
})
export const notInTheBotikaCatalogue = message('office/bulk.notInTheBotikaCatalogue', {
  en: 'Not in the Botika catalogue yet, and added to it with your file: {products}.',
  fil: 'Wala pa sa katalogo ng Botika, at idadagdag kasama ng iyong file: {products}.',
})
export const theOtherColumns = message('office/bulk.theOtherColumns', {
  en: 'The other columns',
  fil: 'Ang ibang mga column',
})
export const headingRowNumber = message('office/bulk.headingRowNumber', {
  en: '{heading}, row {number, number}',
  fil: '{heading}, hanay {number, number}',
})
export const rowsWithErrors3 = message('office/bulk.rowsWithErrors3', {
  en: '{rows} with errors',
  fil: '{rows} na may mali',
})
export const fixTheCellsMarkedIn = message('office/bulk.fixTheCellsMarkedIn', {
  en: 'Fix the cells marked in red, then press “Check again”. Or save without these rows: you can download them later, each with what is wrong.',
  fil: 'Ayusin ang mga cell na may pulang marka, saka pindutin ang “Suriin muli”. O mag-save nang wala ang mga hanay na ito: maida-download mo sila pagkatapos, kasama ang mali sa bawat isa.',
})
export const checkAgain = message('office/bulk.checkAgain', { en: 'Check again', fil: 'Suriin muli' })
export const rowsWillBeSavedToo = message('office/bulk.rowsWillBeSavedToo', {
  en: '{rows} will be saved too',
  fil: 'Mase-save din ang {rows}',
})
export const countFixedRows = message('office/bulk.countFixedRows', {
  en: '{count, plural, one {# fixed row} other {# fixed rows}}',
  fil: '{count, number} naayos na hanay',
})
export const showCountMore = message('office/bulk.showCountMore', {
  en: 'Show {count, number} more',
  fil: 'Ipakita ang {count, number} pa',
})
export const rowsWithErrors = message('office/bulk.rowsWithErrors', {
  en: 'Rows with errors',
  fil: 'Mga hanay na may mali',
})
export const row = message('office/bulk.row', { en: 'Row', fil: 'Hanay' })
export const whatWillBeSaved = message('office/bulk.whatWillBeSaved', {
  en: 'What will be saved',
  fil: 'Ang mase-save',
})
export const andRowsLikeThese = message('office/bulk.andRowsLikeThese', {
  en: 'and {rows} like these',
  fil: 'at {rows} na tulad nito',
})
export const countMoreRows = message('office/bulk.countMoreRows', {
  en: '{count, plural, one {# more row} other {# more rows}}',
  fil: '{count, number} pang hanay',
})
export const firstRows = message('office/bulk.firstRows', { en: 'First rows', fil: 'Mga unang hanay' })
export const whatHappens = message('office/bulk.whatHappens', { en: 'What happens', fil: 'Ang mangyayari' })
export const undone = message('office/bulk.undone', { en: 'Undone', fil: 'Na-undo' })
export const undoThisUpload = message('office/bulk.undoThisUpload', {
  en: 'Undo this upload?',
  fil: 'I-undo ang upload na ito?',
})
export const undoTheUpload = message('office/bulk.undoTheUpload', {
  en: 'Undo the upload',
  fil: 'I-undo ang upload',
})
export const whatFileAddedWillBe = message('office/bulk.whatFileAddedWillBe', {
  en: 'What {file} added will be removed, and what it changed goes back to how it was. This works only while nothing of it was sold or changed since.',
  fil: 'Aalisin ang idinagdag ng {file}, at babalik sa dati ang binago nito. Gagana lang ito habang walang naibenta o nabago mula noon.',
})
export const theUploadWasUndone = message('office/bulk.theUploadWasUndone', {
  en: 'The upload was undone',
  fil: 'Na-undo ang upload',
})
export const rowsWithErrors2 = message('office/bulk.rowsWithErrors2', {
  en: 'rows with errors',
  fil: 'mga hanay na may mali',
})
export const countNew = message('office/bulk.countNew', { en: '{count} new', fil: '{count} bago' })
export const countChanged = message('office/bulk.countChanged', {
  en: '{count} changed',
  fil: '{count} binago',
})
export const countWithoutAChange = message('office/bulk.countWithoutAChange', {
  en: '{count} without a change',
  fil: '{count} walang pagbabago',
})
export const rowsWaitingForAnAdministrators = message('office/bulk.rowsWaitingForAnAdministrators', {
  en: '{rows} waiting for an administrator’s check',
  fil: '{rows} na naghihintay ng pagsusuri ng administrador',
})
export const rowsWithErrorsLeftOut = message('office/bulk.rowsWithErrorsLeftOut', {
  en: '{rows} with errors left out',
  fil: '{rows} na may mali, hindi isinama',
})
export const nothingToDo = message('office/bulk.nothingToDo', { en: 'nothing to do', fil: 'walang gagawin' })
export const file = message('office/bulk.file', { en: 'File', fil: 'File' })
export const check = message('office/bulk.check', { en: 'Check', fil: 'Suriin' })
export const thisFileIsLargerThan = message('office/bulk.thisFileIsLargerThan', {
  en: 'This file is larger than 24 MB. Please split it.',
  fil: 'Higit sa 24 MB ang file na ito. Hatiin ito.',
})
export const aName = message('office/bulk.aName', { en: 'a name', fil: 'pangalan' })
export const theSellingPrice = message('office/bulk.theSellingPrice', {
  en: 'the selling price',
  fil: 'presyo ng benta',
})
export const theQuantity = message('office/bulk.theQuantity', { en: 'the quantity', fil: 'dami' })
export const toAdd = message('office/bulk.toAdd', { en: 'To add', fil: 'Idadagdag' })
export const toChange = message('office/bulk.toChange', { en: 'To change', fil: 'Babaguhin' })
export const noChange = message('office/bulk.noChange', { en: 'No change', fil: 'Walang pagbabago' })
export const withErrors = message('office/bulk.withErrors', { en: 'With errors', fil: 'May mali' })
export const needsFixing = message('office/bulk.needsFixing', {
  en: 'Needs fixing',
  fil: 'Kailangang ayusin',
})
export const stoppedNothingFromThisFile = message('office/bulk.stoppedNothingFromThisFile', {
  en: 'Stopped. Nothing from this file was saved.',
  fil: 'Itinigil. Walang na-save mula sa file na ito.',
})
export const tooLateToStopWhat = message('office/bulk.tooLateToStopWhat', {
  en: 'Too late to stop: what you see below was saved. You can undo it.',
  fil: 'Huli na para itigil: na-save na ang nakikita mo sa ibaba. Maaari mo itong i-undo.',
})
export const thisFileIsEmpty = message('office/bulk.thisFileIsEmpty', {
  en: 'This file is empty.',
  fil: 'Walang laman ang file na ito.',
})
export const reading = message('office/bulk.reading', { en: 'Reading', fil: 'Binabasa' })
export const checking = message('office/bulk.checking', { en: 'Checking', fil: 'Sinusuri' })
export const writing = message('office/bulk.writing', { en: 'Writing', fil: 'Isinusulat' })
