import { message } from '../declare'

export const captchaFailed = message('server/platform.captchaFailed', {
  en: 'The check that you are a person failed or has expired. Please send the form again.',
  fil: 'Hindi pumasa o lumipas na ang pagsuri kung tao ka. Pakipadala muli ang form.',
})
export const distanceNeedsPlace = message('server/platform.distanceNeedsPlace', {
  en: 'Sorting by distance needs lat and lng',
  fil: 'Kailangan ng lat at lng ang pagsunod-sunod ayon sa layo',
})
export const recordNotFound = message('server/platform.recordNotFound', {
  en: 'This {noun} does not exist.',
  fil: 'Wala ang {noun} na ito.',
})
export const noPharmacyOfYours = message('server/platform.noPharmacyOfYours', {
  en: 'Your account belongs to no pharmacy.',
  fil: 'Walang botika ang iyong account.',
})
export const recordChangedMeanwhile = message('server/platform.recordChangedMeanwhile', {
  en: 'Somebody else changed this {noun} meanwhile. Look at it again and repeat your change.',
  fil: 'May ibang nagbago ng {noun} na ito samantala. Tingnan muli at ulitin ang iyong pagbabago.',
})
export const relatedNotFound = message('server/platform.relatedNotFound', {
  en: 'This one does not exist',
  fil: 'Wala ang isang ito',
})
export const thisRecord = message('server/platform.thisRecord', {
  en: 'This {noun}',
  fil: 'Ang {noun} na ito',
})
export const stillInUse = message('server/platform.stillInUse', {
  en: '{kept} still has {nouns}, so it can’t be deleted.',
  fil: 'Hindi mabubura dahil may {nouns} pa: {kept}.',
})
export const keptStillUsedElsewhereSo = message('server/platform.keptStillUsedElsewhereSo', {
  en: '{kept} is still used elsewhere, so it can’t be deleted.',
  fil: 'Hindi mabubura dahil ginagamit pa sa iba: {kept}.',
})
export const nameTaken = message('server/platform.nameTaken', {
  en: 'There is a {noun} with this {field} already',
  fil: 'May {noun} nang may ganitong {field, select, name {pangalan} title {pamagat} word {salita} other {{field}}}',
})
export const chooseSort = message('server/platform.chooseSort', {
  en: 'Choose one of {names}',
  fil: 'Pumili ng isa sa {names}',
})
export const emailNotFound = message('server/platform.emailNotFound', {
  en: 'There is no such email.',
  fil: 'Walang ganitong email.',
})
export const picturesUnavailable = message('server/platform.picturesUnavailable', {
  en: 'Pictures can’t be kept or read right now. Please try again in a minute.',
  fil: 'Hindi maitatago o mababasa ang mga larawan ngayon. Pakisubukan muli pagkalipas ng isang minuto.',
})
export const sendUncompressed = message('server/platform.sendUncompressed', {
  en: 'Please send this uncompressed.',
  fil: 'Ipadala ito nang hindi naka-compress.',
})
export const nestedTooDeep = message('server/platform.nestedTooDeep', {
  en: 'Lists within lists go too deep here.',
  fil: 'Masyadong malalim ang mga listahan sa loob ng listahan dito.',
})
export const sendJson = message('server/platform.sendJson', {
  en: 'Please send JSON.',
  fil: 'Magpadala ng JSON.',
})
export const tooManyFiles = message('server/platform.tooManyFiles', {
  en: 'Too many files at once. Please try again in a minute.',
  fil: 'Masyadong maraming file nang sabay. Subukan ulit pagkalipas ng isang minuto.',
})
export const fieldTooLarge = message('server/platform.fieldTooLarge', {
  en: 'A field may have at most {size, number} KiB.',
  fil: 'Hanggang {size, number} KiB lang ang isang field.',
})
export const tooManyFormFields = message('server/platform.tooManyFormFields', {
  en: 'A form may have at most {most, number} fields.',
  fil: 'Hanggang {most, number} field lang ang isang form.',
})
export const tooManyFormFiles = message('server/platform.tooManyFormFiles', {
  en: 'A form may have at most {most, number} files.',
  fil: 'Hanggang {most, number} file lang ang isang form.',
})
export const formUnreadable = message('server/platform.formUnreadable', {
  en: 'The form could not be read.',
  fil: 'Hindi nabasa ang form.',
})
export const fileTooLarge = message('server/platform.fileTooLarge', {
  en: 'A file may have at most {size, number} MiB.',
  fil: 'Hanggang {size, number} MiB lang ang isang file.',
})
export const serviceAway = message('server/platform.serviceAway', {
  en: 'The service is starting or catching its breath. Please try again in a moment.',
  fil: 'Nagsisimula o humihinga lang ang serbisyo. Subukan ulit mayamaya.',
})
export const bodyTooLarge = message('server/platform.bodyTooLarge', {
  en: 'This is larger than what is accepted here.',
  fil: 'Mas malaki ito sa tinatanggap dito.',
})
export const thisExistsAlready = message('server/platform.thisExistsAlready', {
  en: 'This exists already.',
  fil: 'Mayroon na nito.',
})
export const stillReferredTo = message('server/platform.stillReferredTo', {
  en: 'Something that this refers to, or that refers to this, is in the way.',
  fil: 'May nakaugnay rito na nakaharang.',
})
export const unstorableText = message('server/platform.unstorableText', {
  en: 'The text has characters that can’t be kept.',
  fil: 'May mga character sa teksto na hindi maitatago.',
})
export const somethingWentWrongOnOur = message('server/platform.somethingWentWrongOnOur', {
  en: 'Something went wrong on our side. Please try again.',
  fil: 'May nangyaring mali sa aming panig. Subukan ulit.',
})
export const nothingHere = message('server/platform.nothingHere', {
  en: 'There is nothing at this address.',
  fil: 'Walang laman ang address na ito.',
})
export const addressUnreadable = message('server/platform.addressUnreadable', {
  en: 'This address can’t be read.',
  fil: 'Hindi mabasa ang address na ito.',
})
export const otherSite = message('server/platform.otherSite', {
  en: 'This was asked for by a page of another site.',
  fil: 'Galing ito sa pahina ng ibang site.',
})
export const unknownField = message('server/platform.unknownField', {
  en: 'There is no such field',
  fil: 'Walang ganitong field',
})
export const notValid = message('server/platform.notValid', { en: 'Not valid', fil: 'Hindi tama' })
export const notSortable = message('server/platform.notSortable', {
  en: 'This list can’t be sorted',
  fil: 'Hindi maaaring pagsunud-sunurin nang iba ang listahang ito',
})
export const idempotencyKeyFormat = message('server/platform.idempotencyKeyFormat', {
  en: 'An Idempotency-Key has 1 to 200 visible characters.',
  fil: '1 hanggang 200 nakikitang character ang Idempotency-Key.',
})
export const choosePicture = message('server/platform.choosePicture', {
  en: 'Please choose a JPEG, PNG or WebP picture.',
  fil: 'Pumili ng larawang JPEG, PNG o WebP.',
})
export const pictureUnreadable = message('server/platform.pictureUnreadable', {
  en: 'This picture could not be read',
  fil: 'Hindi mabasa ang larawang ito',
})
export const tooManyAttempts = message('server/platform.tooManyAttempts', {
  en: 'Too many attempts. Please try again in {time}.',
  fil: 'Masyadong maraming pagsubok. Pakisubukan muli pagkalipas ng {time}.',
})
export const fileEmpty = message('server/platform.fileEmpty', {
  en: 'This file is empty.',
  fil: 'Walang laman ang file na ito.',
})
export const fileOver8MiB = message('server/platform.fileOver8MiB', {
  en: 'A file may have at most 8 MiB.',
  fil: 'Hanggang 8 MiB lang ang isang file.',
})
export const choosePictureOrPdf = message('server/platform.choosePictureOrPdf', {
  en: 'Please choose a JPEG, PNG or WebP picture, or a PDF.',
  fil: 'Pumili ng larawang JPEG, PNG o WebP, o ng PDF.',
})
export const pdfNotPlain = message('server/platform.pdfNotPlain', {
  en: 'This PDF is locked or does more than show pages. Please take a photo instead.',
  fil: 'Naka-lock ang PDF na ito o may ginagawa bukod sa pagpapakita ng mga pahina. Kunan na lang ng litrato.',
})
export const pdfWithoutPages = message('server/platform.pdfWithoutPages', {
  en: 'This PDF has no page. Please choose another file, or take a photo.',
  fil: 'Walang pahina ang PDF na ito. Pumili ng ibang file, o kunan ng litrato.',
})
export const pictureDamaged = message('server/platform.pictureDamaged', {
  en: 'This picture is damaged or too large. Please take another one.',
  fil: 'Sira o masyadong malaki ang larawang ito. Kumuha ng iba.',
})
export const fileDeleted = message('server/platform.fileDeleted', {
  en: 'This file was deleted when its time was over.',
  fil: 'Binura ang file na ito nang matapos ang panahon nito.',
})
export const fileLost = message('server/platform.fileLost', {
  en: 'This file was not deleted, but this server cannot find it. Please tell the people who run it.',
  fil: 'Hindi binura ang file na ito, ngunit hindi ito mahanap ng server. Pakisabi sa mga nagpapatakbo nito.',
})
export const passwordBlank = message('server/platform.passwordBlank', {
  en: 'A password needs more than blanks',
  fil: 'Hindi puwedeng puro puwang ang password',
})
export const passwordIsEmail = message('server/platform.passwordIsEmail', {
  en: 'Please choose a password that is not your email address',
  fil: 'Pumili ng password na hindi ang iyong email address',
})
export const passwordCommon = message('server/platform.passwordCommon', {
  en: 'This password is one of the first that anybody would guess. Please choose another',
  fil: 'Isa ito sa mga password na unang mahuhulaan ng kahit sino. Pumili ng iba',
})
export const accountInactive = message('server/platform.accountInactive', {
  en: 'This account is not active. Please write to us if that is a mistake.',
  fil: 'Hindi aktibo ang account na ito. Sumulat sa amin kung mali ito.',
})
export const yourSessionHasEndedPlease = message('server/platform.yourSessionHasEndedPlease', {
  en: 'Your session has ended. Please sign in again.',
  fil: 'Natapos na ang iyong session. Mag-log in ulit.',
})
export const pleaseSignIn = message('server/platform.pleaseSignIn', {
  en: 'Please sign in.',
  fil: 'Mag-log in muna.',
})
export const minutes = message('server/platform.minutes', {
  en: '{count, plural, one {a minute} other {# minutes}}',
  fil: '{count, number} minuto',
})
export const hours = message('server/platform.hours', {
  en: '{count, number} hours',
  fil: '{count, number} oras',
})
export const couriers = message('server/platform.couriers', { en: 'couriers', fil: 'mga courier' })
export const doctors = message('server/platform.doctors', { en: 'doctors', fil: 'mga doktor' })
export const inventories = message('server/platform.inventories', { en: 'offers', fil: 'mga alok' })
export const preregisters = message('server/platform.preregisters', {
  en: 'an application',
  fil: 'aplikasyon',
})
export const products = message('server/platform.products', { en: 'products', fil: 'mga produkto' })
export const promotions = message('server/platform.promotions', { en: 'promotions', fil: 'mga promo' })
export const salesRecords = message('server/platform.salesRecords', {
  en: 'entries in the sales record book',
  fil: 'mga tala sa aklat ng benta',
})
export const sellerOrders = message('server/platform.sellerOrders', { en: 'orders', fil: 'mga order' })
export const subcategories = message('server/platform.subcategories', {
  en: 'subcategories',
  fil: 'mga subcategory',
})
export const subsubcategories = message('server/platform.subsubcategories', {
  en: 'sub-subcategories',
  fil: 'mga sub-subcategory',
})
export const users = message('server/platform.users', { en: 'users', fil: 'mga gumagamit' })
export const nothingAtThisAddress = message('server/platform.nothingAtThisAddress', {
  en: 'There is nothing at this address.',
  fil: 'Walang laman ang address na ito.',
})
export const busyTitle = message('server/platform.busyTitle', {
  en: 'Very many people are here',
  fil: 'Napakaraming tao rito',
})
export const busyAndAgain = message('server/platform.busyAndAgain', {
  en: 'We are busy right now. This page tries again by itself in two seconds.',
  fil: 'Abala kami ngayon. Kusang susubok muli ang page na ito pagkalipas ng dalawang segundo.',
})
export const awayTitle = message('server/platform.awayTitle', {
  en: 'We will be back in a moment',
  fil: 'Babalik kami agad',
})
export const awayAndAgain = message('server/platform.awayAndAgain', {
  en: 'The service is starting or catching its breath. This page tries again by itself in two seconds.',
  fil: 'Nagsisimula o humihinga lang ang serbisyo. Kusang susubok muli ang page na ito pagkalipas ng dalawang segundo.',
})
export const busy = message('server/platform.busy', {
  en: 'Very many people are here right now. Please try again in a moment.',
  fil: 'Napakaraming tao rito ngayon. Pakisubukan muli maya-maya.',
})
