import { message } from '../declare'

export const thisCategoryIsNowPartOfName = message('server/catalogue.thisCategoryIsNowPartOfName', {
  en: 'This category is now part of {name}.',
  fil: 'Bahagi na ang kategoryang ito ng {name}.',
})
export const thereIsNoSuchCategory = message('server/catalogue.thereIsNoSuchCategory', {
  en: 'There is no such category.',
  fil: 'Walang ganitong kategorya.',
})
export const chooseOneOfNames = message('server/catalogue.chooseOneOfNames', {
  en: 'Choose one of {names}',
  fil: 'Pumili ng isa sa {names}',
})
export const thereIsNoSuchCategory2 = message('server/catalogue.thereIsNoSuchCategory2', {
  en: 'There is no such category',
  fil: 'Walang ganitong kategorya',
})
export const itIsThereAlready = message('server/catalogue.itIsThereAlready', {
  en: 'It is there already',
  fil: 'Naroon na ito',
})
export const parentHasNameAlreadyMergeTheTwo = message('server/catalogue.parentHasNameAlreadyMergeTheTwo', {
  en: '{parent} has {name} already. Merge the two instead.',
  fil: 'May {name} na sa {parent}. Pagsamahin na lang ang dalawa.',
})
export const pleaseChooseAnotherOne = message('server/catalogue.pleaseChooseAnotherOne', {
  en: 'Please choose another one',
  fil: 'Pumili ng iba',
})
export const nameMayBeDangerousDrugRA9165 = message('server/catalogue.nameMayBeDangerousDrugRA9165', {
  en: '“{name}” may be a dangerous drug (RA 9165): {drug}. An administrator has to check it before it can be sold.',
  fil: 'Maaaring mapanganib na gamot (RA 9165) ang “{name}”: {drug}. Kailangan muna itong suriin ng administrador bago maibenta.',
})
export const dangerousDrugsCantBeListedHereRA = message('server/catalogue.dangerousDrugsCantBeListedHereRA', {
  en: 'Dangerous drugs can’t be listed here (RA 9165): {name}.',
  fil: 'Bawal ilista rito ang mapanganib na gamot (RA 9165): {name}.',
})
export const yourAccountBelongsToNoPharmacy = message('server/catalogue.yourAccountBelongsToNoPharmacy', {
  en: 'Your account belongs to no pharmacy.',
  fil: 'Walang botika ang iyong account.',
})
export const somebodyElseChangedThisMeanwhileLookAt = message(
  'server/catalogue.somebodyElseChangedThisMeanwhileLookAt',
  {
    en: 'Somebody else changed this meanwhile. Look at it again, then save.',
    fil: 'May ibang nagbago nito samantala. Tingnan muli, saka i-save.',
  },
)
export const dangerousDrugsCantBeListedHereRA2 = message(
  'server/catalogue.dangerousDrugsCantBeListedHereRA2',
  {
    en: 'Dangerous drugs can’t be listed here (RA 9165): {name}',
    fil: 'Bawal ilista rito ang mapanganib na gamot (RA 9165): {name}',
  },
)
export const theLawAllowsAtMostMostSource = message('server/catalogue.theLawAllowsAtMostMostSource', {
  en: 'The law allows at most {most} ({source})',
  fil: 'Hanggang {most} lang ang pinapayagan ng batas ({source})',
})
export const onlyAdministratorSuspendsOffer = message('server/catalogue.onlyAdministratorSuspendsOffer', {
  en: 'Only an administrator suspends an offer',
  fil: 'Administrador lang ang nagsususpinde ng alok',
})
export const anAdministratorSuspendedThisOfferPleaseAsk = message(
  'server/catalogue.anAdministratorSuspendedThisOfferPleaseAsk',
  {
    en: 'An administrator suspended this offer. Please ask them to lift it.',
    fil: 'Sinuspinde ng administrador ang alok na ito. Hilingin sa kanya na ibalik ito.',
  },
)
export const anotherOfYourProductsHasThisSKU = message('server/catalogue.anotherOfYourProductsHasThisSKU', {
  en: 'Another of your products has this SKU',
  fil: 'May iba kang produkto na may ganitong SKU',
})
export const thisPharmacyOffersThisProductAlready = message(
  'server/catalogue.thisPharmacyOffersThisProductAlready',
  { en: 'This pharmacy offers this product already.', fil: 'Inaalok na ng botikang ito ang produktong ito.' },
)
export const thisOfferDoesNotExist = message('server/catalogue.thisOfferDoesNotExist', {
  en: 'This offer does not exist.',
  fil: 'Wala ang alok na ito.',
})
export const thereIsNoSuchProduct = message('server/catalogue.thereIsNoSuchProduct', {
  en: 'There is no such product',
  fil: 'Walang ganitong produkto',
})
export const thereIsNoSuchPharmacy = message('server/catalogue.thereIsNoSuchPharmacy', {
  en: 'There is no such pharmacy',
  fil: 'Walang ganitong botika',
})
export const pleaseFillThisIn = message('server/catalogue.pleaseFillThisIn', {
  en: 'Please fill this in',
  fil: 'Pakisagutan ito',
})
export const pleaseChoosePharmacy = message('server/catalogue.pleaseChoosePharmacy', {
  en: 'Please choose a pharmacy',
  fil: 'Pumili ng botika',
})
export const thereIsPriceCapForThisMedicine = message('server/catalogue.thereIsPriceCapForThisMedicine', {
  en: 'There is a price cap for this medicine in this strength and form already',
  fil: 'May takdang presyo na ang gamot na ito sa ganitong tapang at anyo',
})
export const aCapNeedsGenericNameStrengthAnd = message('server/catalogue.aCapNeedsGenericNameStrengthAnd', {
  en: 'A cap needs generic name, strength and dosage form, so that offers can be held to it.',
  fil: 'Kailangan ng takda ang generic name, tapang at anyo, para masukat dito ang mga alok.',
})
export const thereIsNoSuchProduct2 = message('server/catalogue.thereIsNoSuchProduct2', {
  en: 'There is no such product.',
  fil: 'Walang ganitong produkto.',
})
export const onlyAdministratorCanSayThatItNeeds = message(
  'server/catalogue.onlyAdministratorCanSayThatItNeeds',
  {
    en: 'Only an administrator can say that it needs no prescription',
    fil: 'Administrador lang ang makapagsasabing hindi nito kailangan ng reseta',
  },
)
export const pleaseSayWhyItNeedsNoPrescription = message(
  'server/catalogue.pleaseSayWhyItNeedsNoPrescription',
  { en: 'Please say why it needs no prescription', fil: 'Sabihin kung bakit hindi nito kailangan ng reseta' },
)
export const onlyAdministratorCanChangeWhoGetsThe = message(
  'server/catalogue.onlyAdministratorCanChangeWhoGetsThe',
  {
    en: 'Only an administrator can change who gets the discount',
    fil: 'Administrador lang ang makapagbabago kung sino ang may diskuwento',
  },
)
export const pleaseSayWhyTheDiscountIsDecided = message('server/catalogue.pleaseSayWhyTheDiscountIsDecided', {
  en: 'Please say why the discount is decided otherwise',
  fil: 'Sabihin kung bakit iba ang pasya sa diskuwento',
})
export const thereIsNoSuchCategoryHere = message('server/catalogue.thereIsNoSuchCategoryHere', {
  en: 'There is no such category here',
  fil: 'Walang ganitong kategorya rito',
})
export const theLawAllowsAtMostMostFor = message('server/catalogue.theLawAllowsAtMostMostFor', {
  en: 'The law allows at most {most} for this ({source}), and it is offered above that',
  fil: 'Hanggang {most} lang ang pinapayagan ng batas para rito ({source}), at lampas doon ang alok',
})
export const thisProductIsInTheCatalogueAlready = message(
  'server/catalogue.thisProductIsInTheCatalogueAlready',
  { en: 'This product is in the catalogue already.', fil: 'Nasa katalogo na ang produktong ito.' },
)
export const pleaseSayWhoseOfferThisIsSeveral = message('server/catalogue.pleaseSayWhoseOfferThisIsSeveral', {
  en: 'Please say whose offer this is: several pharmacies may have one',
  fil: 'Sabihin kung kaninong alok ito: maaaring mayroon ang ilang botika',
})
export const theyComeInDifferentPacksPricesMay = message(
  'server/catalogue.theyComeInDifferentPacksPricesMay',
  {
    en: 'They come in different packs: prices may be for different amounts.',
    fil: 'Magkaiba ang pakete: maaaring para sa magkaibang dami ang presyo.',
  },
)
export const theirStrengthsAreWrittenDifferently = message(
  'server/catalogue.theirStrengthsAreWrittenDifferently',
  { en: 'Their strengths are written differently.', fil: 'Magkaiba ang pagkakasulat ng tapang.' },
)
export const theirDosageFormsAreWrittenDifferently = message(
  'server/catalogue.theirDosageFormsAreWrittenDifferently',
  { en: 'Their dosage forms are written differently.', fil: 'Magkaiba ang pagkakasulat ng anyo.' },
)
export const theyHaveDifferentRegistrationNumbers = message(
  'server/catalogue.theyHaveDifferentRegistrationNumbers',
  { en: 'They have different registration numbers.', fil: 'Magkaiba ang numero ng rehistro.' },
)
export const onlyOneOfThemNeedsPrescriptionThe = message(
  'server/catalogue.onlyOneOfThemNeedsPrescriptionThe',
  {
    en: 'Only one of them needs a prescription: the one that stays will need it.',
    fil: 'Isa lang sa kanila ang kailangan ng reseta: kakailanganin ito ng mananatili.',
  },
)
export const theProductThatStaysIsNotApproved = message('server/catalogue.theProductThatStaysIsNotApproved', {
  en: 'The product that stays is not approved: the offers of the other one would go off sale. Merge it into the approved one instead, or approve it first.',
  fil: 'Hindi pa aprubado ang produktong mananatili: mawawala sa bentahan ang mga alok ng isa pa. Pagsamahin ito sa aprubadong produkto, o aprubahan muna ito.',
})
export const theProductThatStaysWaitsForCheck = message('server/catalogue.theProductThatStaysWaitsForCheck', {
  en: 'The product that stays waits for a check: all offers stay drafts until then.',
  fil: 'Susuriin pa ang produktong mananatili: mananatiling burador ang lahat ng alok hanggang doon.',
})
export const theProductThatGoesWaitsForCheck = message('server/catalogue.theProductThatGoesWaitsForCheck', {
  en: 'The product that goes waits for a check: its offers stay drafts.',
  fil: 'Susuriin pa ang produktong mawawala: mananatiling burador ang mga alok nito.',
})
export const theProductThatStaysIsSuspendedAll = message(
  'server/catalogue.theProductThatStaysIsSuspendedAll',
  {
    en: 'The product that stays is suspended: all offers will be.',
    fil: 'Suspendido ang produktong mananatili: masususpinde ang lahat ng alok.',
  },
)
export const theProductThatGoesIsSuspendedIts = message('server/catalogue.theProductThatGoesIsSuspendedIts', {
  en: 'The product that goes is suspended: its offers stay suspended until you look at each.',
  fil: 'Suspendido ang produktong mawawala: mananatiling suspendido ang mga alok nito hangga’t hindi mo tinitingnan ang bawat isa.',
})
export const offersAboveThePriceCapOfThe = message('server/catalogue.offersAboveThePriceCapOfThe', {
  en: 'Offers above the price cap of the product that stays: {count, number}. They can’t be bought until they cost less.',
  fil: 'Mga alok na lampas sa takdang presyo ng produktong mananatili: {count, number}. Hindi mabibili hangga’t hindi bumababa ang presyo.',
})
export const pleaseChooseAnotherProduct = message('server/catalogue.pleaseChooseAnotherProduct', {
  en: 'Please choose another product',
  fil: 'Pumili ng ibang produkto',
})
export const adminsKeepApprovedProducts = message('server/catalogue.adminsKeepApprovedProducts', {
  en: 'Administrators keep what the catalogue says about this product: please report a mistake',
  fil: 'Ang mga administrador ang nag-aalaga ng impormasyon ng produktong ito: paki-ulat ang mali',
})
export const noSuchReport = message('server/catalogue.noSuchReport', {
  en: 'There is no such open report.',
  fil: 'Walang ganitong bukas na ulat.',
})
export const itWaitsForApproval = message('server/catalogue.itWaitsForApproval', {
  en: 'This product is new here: its offers go live when an administrator has approved it.',
  fil: 'Bago ang produktong ito rito: magiging live ang mga alok nito kapag naaprubahan ng administrador.',
})
export const sayWhyItIsNoDangerousDrug = message('server/catalogue.sayWhyItIsNoDangerousDrug', {
  en: 'Please say why it is no dangerous drug.',
  fil: 'Pakisabi kung bakit hindi ito mapanganib na gamot.',
})
export const sayWhyItIsReturned = message('server/catalogue.sayWhyItIsReturned', {
  en: 'Please say what the pharmacy has to change.',
  fil: 'Pakisabi kung ano ang dapat baguhin ng botika.',
})
export const nameWasChangedMeanwhile = message('server/catalogue.nameWasChangedMeanwhile', {
  en: '{name} was changed meanwhile. Please look at it again.',
  fil: 'Binago ang {name} habang tinitingnan mo. Pakitingnan itong muli.',
})
export const thisProductWaitsForNoCheck = message('server/catalogue.thisProductWaitsForNoCheck', {
  en: 'This product waits for no check.',
  fil: 'Walang sinusuri sa produktong ito.',
})
export const aDangerousDrugStaysOffSaleRA = message('server/catalogue.aDangerousDrugStaysOffSaleRA', {
  en: 'A dangerous drug stays off sale (RA 9165). Please delete the product.',
  fil: 'Hindi ibinebenta ang mapanganib na gamot (RA 9165). Pakibura ang produkto.',
})
export const thisProductIsNotSuspended = message('server/catalogue.thisProductIsNotSuspended', {
  en: 'This product is not suspended.',
  fil: 'Hindi suspendido ang produktong ito.',
})
export const oneOfTheseProductsDoesNotExist = message('server/catalogue.oneOfTheseProductsDoesNotExist', {
  en: 'One of these products does not exist',
  fil: 'Wala ang isa sa mga produktong ito',
})
export const pleaseTypePlainText = message('server/catalogue.pleaseTypePlainText', {
  en: 'This looks like program code. Please type plain text, without < and >',
  fil: 'Mukhang program code ito. Simpleng teksto lang sana, walang < at >',
})
export const onlyOwnerSetsPrices = message('server/catalogue.onlyOwnerSetsPrices', {
  en: 'Only the owner of the pharmacy changes prices.',
  fil: 'Ang may-ari lang ng botika ang nagbabago ng presyo.',
})
export const youMayChangeStockAlone = message('server/catalogue.youMayChangeStockAlone', {
  en: 'In your position you can change only the stock.',
  fil: 'Sa posisyon mo, stock lang ang mababago mo.',
})
