/** Why the server could not keep a product, an offer or rows of a spreadsheet. */
export const GOODS: Readonly<Record<string, string>> = {
  // products and offers
  'There is no such product': 'Walang ganitong produkto',
  'There is no such product, or nobody offers it now':
    'Walang ganitong produkto, o walang nag-aalok nito ngayon',
  'This product': 'Ang produktong ito',
  'A product': 'Isang produkto',
  'This product is now {name}': '{name} na ang produktong ito',
  'This product is in the catalogue already': 'Nasa katalogo na ang produktong ito',
  'This product is not suspended': 'Hindi suspendido ang produktong ito',
  'Please say whose offer this is: several pharmacies may have one':
    'Sabihin kung kaninong alok ito: maaaring mayroon ang ilang botika',
  'Only an administrator can say that it needs no prescription':
    'Administrador lang ang makapagsasabing hindi nito kailangan ng reseta',
  'Please say why it needs no prescription': 'Sabihin kung bakit hindi nito kailangan ng reseta',
  'Only an administrator can change who gets the discount':
    'Administrador lang ang makapagbabago kung sino ang may diskuwento',
  'Please say why the discount is decided otherwise': 'Sabihin kung bakit iba ang pasya sa diskuwento',
  'Other pharmacies offer this product too: please ask an administrator to change it':
    'Inaalok din ito ng ibang botika: hilingin sa administrador na baguhin ito',
  'The law allows at most {most} for this ({source}), and it is offered above that':
    'Hanggang {most} lang ang pinapayagan ng batas para rito ({source}), at lampas doon ang alok',
  'The law allows at most {most}': 'Hanggang {most} lang ang pinapayagan ng batas',
  'The law allows at most {most} ({source})': 'Hanggang {most} lang ang pinapayagan ng batas ({source})',
  'Dangerous drugs can’t be listed here (RA 9165): {name}':
    'Bawal ilista rito ang mapanganib na gamot (RA 9165): {name}',
  '“{name}” may be a dangerous drug (RA 9165): {drug}. An administrator has to check it before it can be sold':
    'Maaaring mapanganib na gamot (RA 9165) ang “{name}”: {drug}. Kailangan muna itong suriin ng administrador bago maibenta',
  'A dangerous drug stays off sale (RA 9165). Please delete the product':
    'Hindi ibinebenta ang mapanganib na gamot (RA 9165). Pakibura ang produkto',
  'This product waits for no check': 'Walang sinusuri sa produktong ito',
  'The product that stays waits for a check: all offers stay drafts until then':
    'Susuriin pa ang produktong mananatili: mananatiling burador ang lahat ng alok hanggang doon',
  'The product that goes waits for a check: its offers stay drafts':
    'Susuriin pa ang produktong mawawala: mananatiling burador ang mga alok nito',
  'Only an administrator suspends an offer': 'Administrador lang ang nagsususpinde ng alok',
  'An administrator suspended this offer. Please ask them to lift it':
    'Sinuspinde ng administrador ang alok na ito. Hilingin sa kanya na ibalik ito',
  'Another of your products has this SKU': 'May iba kang produkto na may ganitong SKU',
  'This pharmacy offers this product already': 'Inaalok na ng botikang ito ang produktong ito',
  'This offer does not exist': 'Wala ang alok na ito',
  'You have not rated this product': 'Hindi mo pa nabibigyan ng rating ang produktong ito',
  'You can rate a product once you have received it':
    'Makapagbibigay ka ng rating kapag natanggap mo na ang produkto',

  // merging duplicates
  'Please choose another product': 'Pumili ng ibang produkto',
  'They come in different packs: prices may be for different amounts':
    'Magkaiba ang pakete: maaaring para sa magkaibang dami ang presyo',
  'Their strengths are written differently': 'Magkaiba ang pagkakasulat ng tapang',
  'Their dosage forms are written differently': 'Magkaiba ang pagkakasulat ng anyo',
  'They have different registration numbers': 'Magkaiba ang numero ng rehistro',
  'Only one of them needs a prescription: the one that stays will need it':
    'Isa lang sa kanila ang kailangan ng reseta: kakailanganin ito ng mananatili',
  'The product that stays is suspended: all offers will be':
    'Suspendido ang produktong mananatili: masususpinde ang lahat ng alok',
  'The product that goes is suspended: its offers stay suspended until you look at each':
    'Suspendido ang produktong mawawala: mananatiling suspendido ang mga alok nito hangga’t hindi mo tinitingnan ang bawat isa',
  'Offers above the price cap of the product that stays: {count}. They can’t be bought until they cost less':
    'Mga alok na lampas sa takdang presyo ng produktong mananatili: {count}. Hindi mabibili hangga’t hindi bumababa ang presyo',

  // spreadsheets: the file
  'There is no such upload': 'Walang ganitong upload',
  'This upload was stopped. Nothing of it was kept': 'Itinigil ang upload na ito. Walang natago',
  'A file may have at most {count} rows. Please split it':
    'Hanggang {count} hanay lang ang isang file. Pakihati ito',
  'This workbook unpacks to more than a price list can have. Please save it again as CSV':
    'Mas malaki ang laman ng workbook na ito kaysa sa kayang laman ng listahan ng presyo. I-save muli bilang CSV',
  'This file breaks off or is damaged': 'Putol o sira ang file na ito',
  'This file breaks off or is damaged. Please save it again': 'Putol o sira ang file na ito. I-save muli',
  'No column was found for: {names}. Please say which it is':
    'Walang nahanap na column para sa: {names}. Sabihin kung alin ito',
  'This file has headings, and no rows below them':
    'May mga pamagat ang file na ito, pero walang hanay sa ilalim',
  'This file has no rows': 'Walang hanay ang file na ito',
  'No row with headings was found. The first row should name the columns: Generic name, Brand, Strength, Dosage form, Selling price, Quantity':
    'Walang nahanap na hanay ng mga pamagat. Dapat nasa unang hanay ang mga column: Generic name, Brand, Strength, Dosage form, Selling price, Quantity',
  'This workbook can’t be read. Please save it again as XLSX or CSV':
    'Hindi mabasa ang workbook na ito. I-save muli bilang XLSX o CSV',
  'This is the old Excel format. Please save the file as XLSX or CSV':
    'Lumang format ito ng Excel. I-save ang file bilang XLSX o CSV',
  'This is no spreadsheet. Please send a CSV or XLSX file':
    'Hindi ito spreadsheet. Magpadala ng CSV o XLSX file',
  'A quotation mark opens around here and is never closed; nothing after it could be read':
    'May panipi rito na hindi naisara; walang nabasa pagkatapos nito',
  'One product of this upload was': 'Isang produkto ng upload na ito ang',
  '{count} products of this upload were': '{count} produkto ng upload na ito ang',
  '{what} sold since, so it stays': '{what} nabenta na, kaya mananatili ito',
  '{what} changed since, so it stays': '{what} nabago na, kaya mananatili ito',
  'Rows that say that no prescription is needed: {count}. The catalogue decides, and a medicine that it does not know needs one':
    'Mga hanay na nagsasabing hindi kailangan ng reseta: {count}. Ang katalogo ang nagpapasya, at kailangan nito ang gamot na hindi nito kilala',
  'Rows that say that seniors get no discount: {count}. Medicines for people get it all the same (RA 9994, RA 10754)':
    'Mga hanay na nagsasabing walang diskuwento ang senior: {count}. Mayroon pa rin nito ang gamot para sa tao (RA 9994, RA 10754)',
  'We have no valid FDA licence of {name} on record: nobody can buy these products until it is entered':
    'Wala kaming balidong FDA license ng {name}: walang makakabili ng mga produktong ito hangga’t hindi ito nailalagay',
  'Your products were changed while the file was read. Please send it again':
    'Nabago ang iyong mga produkto habang binabasa ang file. Pakipadala muli',

  // spreadsheets: rows and cells
  'A generic name or a product name is needed': 'Kailangan ng generic name o pangalan ng produkto',
  'The cells of this row seem to have moved: they do not stand under their headings':
    'Parang nalipat ang mga cell ng hanay na ito: wala sila sa ilalim ng kanilang pamagat',
  'At most {most} characters; here are {count}': 'Hanggang {most} character lang; {count} ang narito',
  'Several products fit ({names}). Please add the brand and the pack size':
    'Ilang produkto ang tugma ({names}). Idagdag ang brand at laki ng pakete',
  'Row {row} is the same product': 'Pareho ang produkto sa hanay {row}',
  'Row {row} is the same product. If the packs differ, a pack size in each row tells them apart':
    'Pareho ang produkto sa hanay {row}. Kung magkaiba ang pakete, lagyan ng laki ng pakete ang bawat hanay',
  'This is no dosage form: the cells of this row seem to have moved':
    'Hindi ito dosage form: parang nalipat ang mga cell ng hanay na ito',
  'These are the headings again: left out': 'Mga pamagat ulit ito: hindi isinama',
  'This is a total, not a product: left out': 'Kabuuan ito, hindi produkto: hindi isinama',
  'Please count what one price buys: write the number alone, or what one pack is under Pack size (Box of 100)':
    'Bilangin ang nabibili ng isang presyo: isulat ang numero lang, o kung ano ang isang pakete sa Pack size (Box of 100)',
  'Row {row} has the same SKU': 'Pareho ang SKU sa hanay {row}',
  'This offer is suspended. Please ask an administrator to lift that first':
    'Suspendido ang alok na ito. Hilingin muna sa administrador na ibalik ito',
  'The law caps this price at {most} ({source})': 'Hanggang {most} ang presyong ito ayon sa batas ({source})',
  'There is no such category here; the product is listed without it':
    'Walang ganitong kategorya rito; nakalista ang produkto nang wala ito',
  'Prices are in Philippine pesos': 'Piso ng Pilipinas ang mga presyo',
  'A price is more than zero': 'Higit sa zero ang presyo',
  'Enter a price such as {price}': 'Maglagay ng presyo gaya ng {price}',
  'A price is at most {most}': 'Hanggang {most} ang presyo',
  'A price has at most two decimals': 'Hanggang dalawang decimal ang presyo',
  'A price is at least {least}': 'Hindi bababa sa {least} ang presyo',
  'This is not a number of pieces such as {count}': 'Hindi ito bilang ng piraso gaya ng {count}',
  'Please write the number of pieces without a point': 'Isulat ang bilang ng piraso nang walang tuldok',
  'The number of pieces is whole': 'Buo ang bilang ng piraso',
  'The number of pieces is between {least} and {most}':
    'Nasa pagitan ng {least} at {most} ang bilang ng piraso',
  'A pack holds between {least} and {most} units': '{least} hanggang {most} piraso ang laman ng isang pakete',
  'Please write yes or no (or Rx, OTC)': 'Isulat ang yes o no (o Rx, OTC)',
  'The spreadsheet shows an error here instead of a value':
    'Error ang ipinapakita rito ng spreadsheet, hindi halaga',
  'Some letters here are broken. Please type them again': 'May mga sirang letra rito. I-type muli',
  'There are control characters here. Please type it again': 'May mga control character dito. I-type muli',
  'Excel has turned this into a date. Format the column as text and type it again':
    'Ginawa itong petsa ng Excel. Gawing text ang format ng column at i-type muli',
  'This begins like a formula. Please write plain text':
    'Nagsisimula ito gaya ng formula. Payak na teksto ang isulat',
  'This looks like program code. Please write plain text':
    'Mukha itong program code. Payak na teksto ang isulat',
  'Excel has rounded this number. Format the column as text and type it again':
    'Ni-round ng Excel ang numerong ito. Gawing text ang format ng column at i-type muli',
}
