import { message } from '../declare'

export const pricesAreInPhilippinePesos = message('server/ingest.pricesAreInPhilippinePesos', {
  en: 'Prices are in Philippine pesos.',
  fil: 'Piso ng Pilipinas ang mga presyo.',
})
export const aPriceIsMoreThanZero = message('server/ingest.aPriceIsMoreThanZero', {
  en: 'A price must be more than zero.',
  fil: 'Higit sa zero ang presyo.',
})
export const enterPriceSuchAs123450 = message('server/ingest.enterPriceSuchAs123450', {
  en: 'Enter a price such as 1,234.50.',
  fil: 'Maglagay ng presyo gaya ng 1,234.50.',
})
export const aPriceIsAtMost1000 = message('server/ingest.aPriceIsAtMost1000', {
  en: 'A price can be at most ₱1,000,000.',
  fil: 'Hanggang ₱1,000,000 lang ang presyo.',
})
export const aPriceHasAtMostTwoDecimals = message('server/ingest.aPriceHasAtMostTwoDecimals', {
  en: 'A price can have at most two decimals.',
  fil: 'Hanggang dalawang decimal ang presyo.',
})
export const aPriceIsAtLeast001 = message('server/ingest.aPriceIsAtLeast001', {
  en: 'A price must be at least ₱0.01.',
  fil: 'Hindi bababa sa ₱0.01 ang presyo.',
})
export const pleaseCountWhatOnePriceBuysWrite = message('server/ingest.pleaseCountWhatOnePriceBuysWrite', {
  en: 'Please count what one price buys: write the number alone, or what one pack is under Pack size (Box of 100).',
  fil: 'Bilangin ang nabibili ng isang presyo: isulat ang numero lang, o kung ano ang isang pakete sa Pack size (Box of 100).',
})
export const thisIsNotNumberOfPiecesSuch = message('server/ingest.thisIsNotNumberOfPiecesSuch', {
  en: 'This is not a number of pieces such as 120.',
  fil: 'Hindi ito bilang ng piraso gaya ng 120.',
})
export const pleaseWriteTheNumberOfPiecesWithout = message(
  'server/ingest.pleaseWriteTheNumberOfPiecesWithout',
  {
    en: 'Please write the number of pieces without a point.',
    fil: 'Isulat ang bilang ng piraso nang walang tuldok.',
  },
)
export const theNumberOfPiecesIsWhole = message('server/ingest.theNumberOfPiecesIsWhole', {
  en: 'The number of pieces must be a whole number.',
  fil: 'Buo ang bilang ng piraso.',
})
export const theNumberOfPiecesIsBetween0 = message('server/ingest.theNumberOfPiecesIsBetween0', {
  en: 'The number of pieces must be between 0 and 1,000,000.',
  fil: 'Nasa pagitan ng 0 at 1,000,000 ang bilang ng piraso.',
})
export const aPackHoldsBetween1And100 = message('server/ingest.aPackHoldsBetween1And100', {
  en: 'A pack must hold between 1 and 100,000 units.',
  fil: '1 hanggang 100,000 piraso ang laman ng isang pakete.',
})
export const pleaseWriteYesOrNoOrRx = message('server/ingest.pleaseWriteYesOrNoOrRx', {
  en: 'Please write yes or no (or Rx, OTC).',
  fil: 'Isulat ang yes o no (o Rx, OTC).',
})
export const dangerousDrugsCantBeListedHereRA = message('server/ingest.dangerousDrugsCantBeListedHereRA', {
  en: 'Dangerous drugs can’t be listed here (RA 9165): {name}.',
  fil: 'Bawal ilista rito ang mapanganib na gamot (RA 9165): {name}.',
})
export const theSpreadsheetShowsErrorHereInsteadOf = message(
  'server/ingest.theSpreadsheetShowsErrorHereInsteadOf',
  {
    en: 'The spreadsheet shows an error here instead of a value.',
    fil: 'Error ang ipinapakita rito ng spreadsheet, hindi halaga.',
  },
)
export const someLettersHereAreBrokenPleaseType = message(
  'server/ingest.someLettersHereAreBrokenPleaseType',
  {
    en: 'Some letters here are broken. Please type them again.',
    fil: 'May mga sirang letra rito. I-type muli.',
  },
)
export const thereAreControlCharactersHerePleaseType = message(
  'server/ingest.thereAreControlCharactersHerePleaseType',
  {
    en: 'There are control characters here. Please type it again.',
    fil: 'May mga control character dito. I-type muli.',
  },
)
export const excelHasTurnedThisIntoDateFormat = message('server/ingest.excelHasTurnedThisIntoDateFormat', {
  en: 'Excel has turned this into a date. Format the column as text and type it again.',
  fil: 'Ginawa itong petsa ng Excel. Gawing text ang format ng column at i-type muli.',
})
export const thisBeginsLikeFormulaPleaseWritePlain = message(
  'server/ingest.thisBeginsLikeFormulaPleaseWritePlain',
  {
    en: 'This begins like a formula. Please write plain text.',
    fil: 'Nagsisimula ito gaya ng formula. Payak na teksto ang isulat.',
  },
)
export const thisLooksLikeProgramCodePleaseWrite = message(
  'server/ingest.thisLooksLikeProgramCodePleaseWrite',
  {
    en: 'This looks like program code. Please write plain text.',
    fil: 'Mukha itong program code. Payak na teksto ang isulat.',
  },
)
export const excelHasRoundedThisNumberFormatThe = message(
  'server/ingest.excelHasRoundedThisNumberFormatThe',
  {
    en: 'Excel has rounded this number. Format the column as text and type it again.',
    fil: 'Ni-round ng Excel ang numerong ito. Gawing text ang format ng column at i-type muli.',
  },
)
export const aFileMayHaveAtMostCount = message('server/ingest.aFileMayHaveAtMostCount', {
  en: 'A file may have at most {count} rows. Please split it.',
  fil: 'Hanggang {count} hanay lang ang isang file. Pakihati ito.',
})
export const thisFileHasHeadingsAndNoRows = message('server/ingest.thisFileHasHeadingsAndNoRows', {
  en: 'This file has headings, and no rows below them.',
  fil: 'May mga pamagat ang file na ito, pero walang hanay sa ilalim.',
})
export const noColumnWasFoundForNamesPlease = message('server/ingest.noColumnWasFoundForNamesPlease', {
  en: 'No column was found for: {names}. Please say which it is.',
  fil: 'Walang nahanap na column para sa: {names}. Sabihin kung alin ito.',
})
export const thisFileHasNoRows = message('server/ingest.thisFileHasNoRows', {
  en: 'This file has no rows.',
  fil: 'Walang hanay ang file na ito.',
})
export const noRowWithHeadingsWasFoundThe = message('server/ingest.noRowWithHeadingsWasFoundThe', {
  en: 'No row with headings was found. The first row should name the columns: Generic name, Brand, Strength, Dosage form, Selling price, Quantity.',
  fil: 'Walang nahanap na hanay ng mga pamagat. Dapat nasa unang hanay ang mga column: Generic name, Brand, Strength, Dosage form, Selling price, Quantity.',
})
export const thisFileIsEmpty = message('server/ingest.thisFileIsEmpty', {
  en: 'This file is empty.',
  fil: 'Walang laman ang file na ito.',
})
export const thisWorkbookCantBeReadPleaseSave = message('server/ingest.thisWorkbookCantBeReadPleaseSave', {
  en: 'This workbook can’t be read. Please save it again as XLSX or CSV.',
  fil: 'Hindi mabasa ang workbook na ito. I-save muli bilang XLSX o CSV.',
})
export const thisIsTheOldExcelFormatPlease = message('server/ingest.thisIsTheOldExcelFormatPlease', {
  en: 'This is the old Excel format. Please save the file as XLSX or CSV.',
  fil: 'Lumang format ito ng Excel. I-save ang file bilang XLSX o CSV.',
})
export const thisIsNoSpreadsheetPleaseSendCSV = message('server/ingest.thisIsNoSpreadsheetPleaseSendCSV', {
  en: 'This is no spreadsheet. Please send a CSV or XLSX file.',
  fil: 'Hindi ito spreadsheet. Magpadala ng CSV o XLSX file.',
})
export const thisFileBreaksOffOrIsDamaged = message('server/ingest.thisFileBreaksOffOrIsDamaged', {
  en: 'This file breaks off or is damaged. Please save it again.',
  fil: 'Putol o sira ang file na ito. I-save muli.',
})
export const thisFileBreaksOffOrIsDamaged2 = message('server/ingest.thisFileBreaksOffOrIsDamaged2', {
  en: 'This file breaks off or is damaged',
  fil: 'Putol o sira ang file na ito',
})
export const severalProductsFitNamesPleaseAddThe = message(
  'server/ingest.severalProductsFitNamesPleaseAddThe',
  {
    en: 'Several products fit ({names}). Please choose one, or add the brand and the pack size.',
    fil: 'Ilang produkto ang tugma ({names}). Pumili ng isa, o idagdag ang brand at laki ng pakete.',
  },
)
export const rowRowIsTheSameProduct = message('server/ingest.rowRowIsTheSameProduct', {
  en: 'Row {row, number} is the same product.',
  fil: 'Pareho ang produkto sa hanay {row, number}.',
})
export const aProductNumberOrNew = message('server/ingest.aProductNumberOrNew', {
  en: 'One of the numbers offered for this row, or new',
  fil: 'Isa sa mga numerong inialok para sa hanay na ito, o new',
})
export const rowRowIsTheSameProductIf = message('server/ingest.rowRowIsTheSameProductIf', {
  en: 'Row {row, number} is the same product. If the packs differ, a pack size in each row tells them apart.',
  fil: 'Pareho ang produkto sa hanay {row, number}. Kung magkaiba ang pakete, lagyan ng laki ng pakete ang bawat hanay.',
})
export const thisOfferIsSuspendedPleaseAskAdministrator = message(
  'server/ingest.thisOfferIsSuspendedPleaseAskAdministrator',
  {
    en: 'This offer is suspended. Please ask an administrator to lift that first.',
    fil: 'Suspendido ang alok na ito. Hilingin muna sa administrador na ibalik ito.',
  },
)
export const rowRowHasTheSameSKU = message('server/ingest.rowRowHasTheSameSKU', {
  en: 'Row {row, number} has the same SKU.',
  fil: 'Pareho ang SKU sa hanay {row, number}.',
})
export const anotherOfYourProductsHasThisSKU = message('server/ingest.anotherOfYourProductsHasThisSKU', {
  en: 'Another of your products has this SKU.',
  fil: 'May iba kang produkto na may ganitong SKU.',
})
export const theLawCapsThisPriceAtMost = message('server/ingest.theLawCapsThisPriceAtMost', {
  en: 'The law caps this price at {most} ({source}).',
  fil: 'Hanggang {most} ang presyong ito ayon sa batas ({source}).',
})
export const thereIsNoSuchCategoryHereThe = message('server/ingest.thereIsNoSuchCategoryHereThe', {
  en: 'There is no such category here; the product is listed without it.',
  fil: 'Walang ganitong kategorya rito; nakalista ang produkto nang wala ito.',
})
export const thisUploadWasStoppedNothingOfIt = message('server/ingest.thisUploadWasStoppedNothingOfIt', {
  en: 'This upload was stopped. Nothing of it was kept.',
  fil: 'Itinigil ang upload na ito. Walang natago.',
})
export const aQuotationMarkOpensAroundHereAnd = message('server/ingest.aQuotationMarkOpensAroundHereAnd', {
  en: 'A quotation mark opens around here and is never closed; nothing after it could be read.',
  fil: 'May panipi rito na hindi naisara; walang nabasa pagkatapos nito.',
})
export const atMostMostCharactersHereAreCount = message('server/ingest.atMostMostCharactersHereAreCount', {
  en: 'At most {most, number} characters; here are {count, number}.',
  fil: 'Hanggang {most, number} character lang; {count, number} ang narito.',
})
export const pleaseFillThisIn = message('server/ingest.pleaseFillThisIn', {
  en: 'Please fill this in.',
  fil: 'Pakisagutan ito.',
})
export const thisIsNoDosageFormTheCells = message('server/ingest.thisIsNoDosageFormTheCells', {
  en: 'This is no dosage form: the cells of this row seem to have moved.',
  fil: 'Hindi ito dosage form: parang nalipat ang mga cell ng hanay na ito.',
})
export const aGenericNameOrProductNameIs = message('server/ingest.aGenericNameOrProductNameIs', {
  en: 'A generic name or a product name is needed.',
  fil: 'Kailangan ng generic name o pangalan ng produkto.',
})
export const theCellsOfThisRowSeemTo = message('server/ingest.theCellsOfThisRowSeemTo', {
  en: 'The cells of this row seem to have moved: they do not stand under their headings.',
  fil: 'Parang nalipat ang mga cell ng hanay na ito: wala sila sa ilalim ng kanilang pamagat.',
})
export const theseAreTheHeadingsAgainLeftOut = message('server/ingest.theseAreTheHeadingsAgainLeftOut', {
  en: 'These are the headings again: left out.',
  fil: 'Mga pamagat ulit ito: hindi isinama.',
})
export const thisIsTotalNotProductLeftOut = message('server/ingest.thisIsTotalNotProductLeftOut', {
  en: 'This is a total, not a product: left out.',
  fil: 'Kabuuan ito, hindi produkto: hindi isinama.',
})
export const thereIsNoSuchUpload = message('server/ingest.thereIsNoSuchUpload', {
  en: 'There is no such upload.',
  fil: 'Walang ganitong upload.',
})
export const productsSoldSinceSoItStays = message('server/ingest.productsSoldSinceSoItStays', {
  en: '{products} sold since, so it stays.',
  fil: '{products} nabenta na, kaya mananatili ito.',
})
export const productsChangedSinceSoItStays = message('server/ingest.productsChangedSinceSoItStays', {
  en: '{products} changed since, so it stays.',
  fil: '{products} nabago na, kaya mananatili ito.',
})
export const thereIsNoSuchPharmacy = message('server/ingest.thereIsNoSuchPharmacy', {
  en: 'There is no such pharmacy.',
  fil: 'Walang ganitong botika.',
})
export const pleaseChooseThePharmacy = message('server/ingest.pleaseChooseThePharmacy', {
  en: 'Please choose the pharmacy.',
  fil: 'Piliin ang botika.',
})
export const oneProductOfThisUploadWas = message('server/ingest.oneProductOfThisUploadWas', {
  en: 'One product of this upload was',
  fil: 'Isang produkto ng upload na ito ang',
})
export const countProductsOfThisUploadWere = message('server/ingest.countProductsOfThisUploadWere', {
  en: '{count, number} products of this upload were',
  fil: '{count, number} produkto ng upload na ito ang',
})
export const weHaveNoValidFDALicenceOf = message('server/ingest.weHaveNoValidFDALicenceOf', {
  en: 'We have no valid FDA licence of {name} on record: nobody can buy these products until it is entered.',
  fil: 'Wala kaming balidong FDA license ng {name}: walang makakabili ng mga produktong ito hangga’t hindi ito nailalagay.',
})
export const rowsThatSayThatNoPrescriptionIs = message('server/ingest.rowsThatSayThatNoPrescriptionIs', {
  en: 'Rows that say that no prescription is needed: {count, number}. The catalogue decides, and a medicine that it does not know needs one.',
  fil: 'Mga hanay na nagsasabing hindi kailangan ng reseta: {count, number}. Ang katalogo ang nagpapasya, at kailangan nito ang gamot na hindi nito kilala.',
})
export const rowsThatSayThatSeniorsGetNo = message('server/ingest.rowsThatSayThatSeniorsGetNo', {
  en: 'Rows that say that seniors get no discount: {count, number}. Medicines for people get it all the same (RA 9994, RA 10754).',
  fil: 'Mga hanay na nagsasabing walang diskuwento ang senior: {count, number}. Mayroon pa rin nito ang gamot para sa tao (RA 9994, RA 10754).',
})
export const yourProductsWereChangedWhileTheFile = message(
  'server/ingest.yourProductsWereChangedWhileTheFile',
  {
    en: 'Your products were changed while the file was read. Please send it again.',
    fil: 'Nabago ang iyong mga produkto habang binabasa ang file. Pakipadala muli.',
  },
)
export const thisWorkbookUnpacksToMoreThanPrice = message(
  'server/ingest.thisWorkbookUnpacksToMoreThanPrice',
  {
    en: 'This workbook unpacks to more than a price list can have. Please save it again as CSV.',
    fil: 'Mas malaki ang laman ng workbook na ito kaysa sa kayang laman ng listahan ng presyo. I-save muli bilang CSV.',
  },
)
export const whatToFix = message('server/ingest.whatToFix', { en: 'What to fix', fil: 'Ang aayusin' })
export const rowInYourFile = message('server/ingest.rowInYourFile', {
  en: 'Row in your file',
  fil: 'Hanay sa iyong file',
})
export const thisFileHasTooManyCells = message('server/ingest.thisFileHasTooManyCells', {
  en: 'A row may have at most {columns, number} cells and a file {cells, number}, empty ones too. Please remove columns and rows that hold nothing.',
  fil: 'Hanggang {columns, number} cell ang isang hilera at {cells, number} ang isang file, pati mga walang laman. Pakialis ang mga column at hilerang walang laman.',
})
export const newProductsWaitForApproval = message('server/ingest.newProductsWaitForApproval', {
  en: '{count, plural, one {# row is} other {# rows are}} about products that are new here: they go on sale when an administrator has approved them.',
  fil: 'Tungkol sa mga produktong bago rito ang {count, number} na row: maibebenta kapag naaprubahan ng administrador.',
})
export const namesAnotherMedicine = message('server/ingest.namesAnotherMedicine', {
  en: 'Its name or brand is that of a different medicine from its generic name.',
  fil: 'Ang pangalan o brand nito ay sa ibang gamot, hindi sa generic name nito.',
})
export const fileSaysNoPrescription = message('server/ingest.fileSaysNoPrescription', {
  en: 'The file says that no prescription is needed; the catalogue says that one is.',
  fil: 'Ayon sa file, hindi kailangan ng reseta; ayon sa katalogo, kailangan.',
})
