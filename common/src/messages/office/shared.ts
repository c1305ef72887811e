import { message } from '../declare'

export const pharmacyOrNumber = message('office/shared.pharmacyOrNumber', {
  en: 'Pharmacy, number or name',
  fil: 'Botika, numero o pangalan',
})

export const tryAgain = message('office/shared.tryAgain', { en: 'Try again', fil: 'Subukang muli' })
export const loading = message('office/shared.loading', { en: 'Loading', fil: 'Naglo-load' })
export const done = message('office/shared.done', { en: 'Done', fil: 'Tapos na' })
export const soldOut = message('office/shared.soldOut', { en: 'Sold out', fil: 'Ubos na' })
export const countOrders = message('office/shared.countOrders', {
  en: '{count, plural, one {# order} other {# orders}}',
  fil: '{count, number} order',
})
export const orders = message('office/shared.orders', { en: 'Orders', fil: 'Mga order' })
export const countProducts = message('office/shared.countProducts', {
  en: '{count, plural, one {# product} other {# products}}',
  fil: '{count, number} produkto',
})
export const back = message('office/shared.back', { en: 'Back', fil: 'Bumalik' })
export const stop = message('office/shared.stop', { en: 'Stop', fil: 'Ihinto' })
export const undo = message('office/shared.undo', { en: 'Undo', fil: 'Ibalik' })
export const close = message('office/shared.close', { en: 'Close', fil: 'Isara' })
export const failedRefused = message('office/shared.failedRefused', {
  en: '{failed, number} refused',
  fil: '{failed, number} ang tinanggihan',
})
export const filtersCount = message('office/shared.filtersCount', {
  en: 'Filters ({count, number})',
  fil: 'Mga filter ({count, number})',
})
export const filters = message('office/shared.filters', { en: 'Filters', fil: 'Mga filter' })
export const clearFilters = message('office/shared.clearFilters', {
  en: 'Clear filters',
  fil: 'Alisin ang mga filter',
})
export const youAreOfflineAndThis = message('office/shared.youAreOfflineAndThis', {
  en: 'You are offline and this list has not been read yet',
  fil: 'Wala kang koneksiyon at hindi pa nababasa ang listahang ito',
})
export const thisListCouldNotBe = message('office/shared.thisListCouldNotBe', {
  en: 'This list could not be loaded',
  fil: 'Hindi ma-load ang listahang ito',
})
export const theseRowsMayHaveChanged = message('office/shared.theseRowsMayHaveChanged', {
  en: 'These rows may have changed since: {why}',
  fil: 'Maaaring nagbago na ang mga hanay na ito: {why}',
})
export const goToTheDashboard = message('office/shared.goToTheDashboard', {
  en: 'Go to the dashboard',
  fil: 'Pumunta sa dashboard',
})
export const signInAsSomebodyElse = message('office/shared.signInAsSomebodyElse', {
  en: 'Sign in as somebody else',
  fil: 'Mag-sign in bilang iba',
})
export const thereIsNoSuchWhat = message('office/shared.thereIsNoSuchWhat', {
  en: 'There is no such {what}',
  fil: 'Walang ganoong {what}',
})
export const theWhatCouldNotBe = message('office/shared.theWhatCouldNotBe', {
  en: 'The {what} could not be loaded',
  fil: 'Hindi ma-load ang {what}',
})
export const itWasRemovedOrIt = message('office/shared.itWasRemovedOrIt', {
  en: 'It was removed, or it belongs to somebody else.',
  fil: 'Tinanggal na ito, o sa iba ito.',
})
export const backToTheList = message('office/shared.backToTheList', {
  en: 'Back to the list',
  fil: 'Bumalik sa listahan',
})
export const n404NotFound = message('office/shared.n404NotFound', {
  en: '404 Not Found',
  fil: '404 Hindi natagpuan',
})
export const thisPageCouldNotBe = message('office/shared.thisPageCouldNotBe', {
  en: 'This page could not be found, or it is not part of your back office.',
  fil: 'Hindi natagpuan ang pahinang ito, o hindi ito bahagi ng iyong back office.',
})
export const itComesByItselfWhen = message('office/shared.itComesByItselfWhen', {
  en: 'It comes by itself when the connection is back.',
  fil: 'Kusa itong lalabas pagbalik ng koneksiyon.',
})
export const nothingIsUnderTab = message('office/shared.nothingIsUnderTab', {
  en: 'Nothing is under “{tab}”',
  fil: 'Walang laman ang “{tab}”',
})
export const nothingMatches = message('office/shared.nothingMatches', {
  en: 'Nothing matches',
  fil: 'Walang tumutugma',
})
export const seeTabCount = message('office/shared.seeTabCount', {
  en: 'See “{tab}” ({count})',
  fil: 'Tingnan ang “{tab}” ({count})',
})
export const clearSearchAndFilters = message('office/shared.clearSearchAndFilters', {
  en: 'Clear search and filters',
  fil: 'Alisin ang paghahanap at mga filter',
})
export const tryOtherWordsOrFewer = message('office/shared.tryOtherWordsOrFewer', {
  en: 'Try other words, or fewer filters.',
  fil: 'Sumubok ng ibang salita, o bawasan ang mga filter.',
})
export const notDone = message('office/shared.notDone', { en: 'Not done', fil: 'Hindi nagawa' })
export const titleBotikaBackOffice = message('office/shared.titleBotikaBackOffice', {
  en: '{title} · Botika back office',
  fil: '{title} · Botika back office',
})
export const pages = message('office/shared.pages', { en: 'Pages', fil: 'Mga pahina' })
export const viewBy = message('office/shared.viewBy', { en: 'View by', fil: 'Ilan ang ipakita' })
export const fromToOfCount = message('office/shared.fromToOfCount', {
  en: '{from, number}–{to, number} of {count, number}',
  fil: '{from, number}–{to, number} sa {count, number}',
})
export const pleaseSayWhy = message('office/shared.pleaseSayWhy', {
  en: 'Please say why.',
  fil: 'Pakisabi kung bakit.',
})
export const clearTheSearch = message('office/shared.clearTheSearch', {
  en: 'Clear the search',
  fil: 'Alisin ang hinahanap',
})
export const openTheShop = message('office/shared.openTheShop', {
  en: 'Open the shop',
  fil: 'Buksan ang tindahan',
})
export const seeYourProducts = message('office/shared.seeYourProducts', {
  en: 'See your products',
  fil: 'Tingnan ang mga produkto mo',
})
export const chosenRows = message('office/shared.chosenRows', {
  en: 'Chosen rows',
  fil: 'Mga napiling hanay',
})
export const clearTheChoice = message('office/shared.clearTheChoice', {
  en: 'Clear',
  fil: 'Bawiin ang pagpili',
})
export const countChosen = message('office/shared.countChosen', {
  en: '{count, number} chosen',
  fil: '{count, number} ang napili',
})
export const clear = message('office/shared.clear', { en: 'Clear', fil: 'Alisin' })
export const opensInANewTab = message('office/shared.opensInANewTab', {
  en: 'opens in a new tab',
  fil: 'bubukas sa bagong tab',
})
export const any = message('office/shared.any', { en: 'Any', fil: 'Kahit ano' })
export const chooseName = message('office/shared.chooseName', {
  en: 'Choose {name}',
  fil: 'Piliin ang {name}',
})
export const chooseAllOnThisPage = message('office/shared.chooseAllOnThisPage', {
  en: 'Choose all on this page',
  fil: 'Piliin lahat sa pahinang ito',
})
export const open = message('office/shared.open', { en: 'Open', fil: 'Buksan' })
export const lessThanAMinute = message('office/shared.lessThanAMinute', {
  en: 'less than a minute',
  fil: 'wala pang isang minuto',
})
export const signOut = message('office/shared.signOut', { en: 'Sign out', fil: 'Mag-sign out' })
export const columns = message('office/shared.columns', { en: 'Columns', fil: 'Mga column' })
export const fromToTo = message('office/shared.fromToTo', {
  en: '{from} to {to}',
  fil: '{from} hanggang {to}',
})
export const pictures = message('office/shared.pictures', { en: 'Pictures', fil: 'Mga larawan' })
export const product = message('office/shared.product', { en: 'Product', fil: 'Produkto' })
export const cancel = message('office/shared.cancel', { en: 'Cancel', fil: 'Kanselahin' })
export const saved = message('office/shared.saved', { en: 'Saved', fil: 'Naka-save' })
export const draft = message('office/shared.draft', { en: 'Draft', fil: 'Burador' })
export const activityLog = message('office/shared.activityLog', {
  en: 'Activity log',
  fil: 'Talaan ng mga ginawa',
})
export const from = message('office/shared.from', { en: 'From', fil: 'Mula' })
export const to = message('office/shared.to', { en: 'To', fil: 'Hanggang' })
export const categoryTree = message('office/shared.categoryTree', {
  en: 'Category tree',
  fil: 'Puno ng kategorya',
})
export const messages = message('office/shared.messages', { en: 'Messages', fil: 'Mga mensahe' })
export const mailOutbox = message('office/shared.mailOutbox', {
  en: 'Mail outbox',
  fil: 'Mga ipinadalang email',
})
export const words = message('office/shared.words', { en: 'Words', fil: 'Mga salita' })
export const delivery = message('office/shared.delivery', { en: 'Delivery', fil: 'Paghahatid' })
export const countTimes = message('office/shared.countTimes', {
  en: '{count, plural, one {# time} other {# times}}',
  fil: '{count, number} beses',
})
export const receiver = message('office/shared.receiver', { en: 'Receiver', fil: 'Tatanggap' })
export const cancelNumber = message('office/shared.cancelNumber', {
  en: 'Cancel {number}?',
  fil: 'Kanselahin ang {number}?',
})
export const prescription = message('office/shared.prescription', { en: 'Prescription', fil: 'Reseta' })
export const seniorCitizen = message('office/shared.seniorCitizen', {
  en: 'Senior citizen',
  fil: 'Senior citizen',
})
export const pwd = message('office/shared.pwd', { en: 'PWD', fil: 'PWD' })
export const order = message('office/shared.order', { en: 'Order', fil: 'Order' })
export const placed = message('office/shared.placed', { en: 'Placed', fil: 'Inorder' })
export const paid = message('office/shared.paid', { en: 'Paid', fil: 'Bayad na' })
export const reject = message('office/shared.reject', { en: 'Reject', fil: 'Tanggihan' })
export const reason = message('office/shared.reason', { en: 'Reason', fil: 'Dahilan' })
export const countOffers = message('office/shared.countOffers', {
  en: '{count, plural, one {# offer} other {# offers}}',
  fil: '{count, number} alok',
})
export const nameNumberId = message('office/shared.nameNumberId', {
  en: '{name}, number {id}',
  fil: '{name}, numero {id}',
})
export const thisCantBeUndone = message('office/shared.thisCantBeUndone', {
  en: 'This can’t be undone.',
  fil: 'Hindi na ito mababawi.',
})
export const countPieces = message('office/shared.countPieces', {
  en: '{count, plural, one {# piece} other {# pieces}}',
  fil: '{count, number} piraso',
})
export const price = message('office/shared.price', { en: 'Price', fil: 'Presyo' })
export const stock = message('office/shared.stock', { en: 'Stock', fil: 'Stock' })
export const sku = message('office/shared.sku', { en: 'SKU', fil: 'SKU' })
export const hidden = message('office/shared.hidden', { en: 'Hidden', fil: 'Nakatago' })
export const ratings = message('office/shared.ratings', { en: 'Ratings', fil: 'Mga rating' })
export const recurringOrders = message('office/shared.recurringOrders', {
  en: 'Recurring orders',
  fil: 'Paulit-ulit na order',
})
export const recurringOrder = message('office/shared.recurringOrder', {
  en: 'recurring order',
  fil: 'paulit-ulit na order',
})
export const days = message('office/shared.days', { en: 'Days', fil: 'Mga araw' })
export const notYet = message('office/shared.notYet', { en: 'Not yet', fil: 'Hindi pa' })
export const salesReport = message('office/shared.salesReport', {
  en: 'Sales report',
  fil: 'Ulat ng benta',
})
export const salesRecordBook = message('office/shared.salesRecordBook', {
  en: 'Sales record book',
  fil: 'Talaan ng benta',
})
export const countDays = message('office/shared.countDays', {
  en: '{count, plural, one {# day} other {# days}}',
  fil: '{count, number} araw',
})
export const pleaseFillThisIn = message('office/shared.pleaseFillThisIn', {
  en: 'Please fill this in',
  fil: 'Pakipunan ito',
})
export const settings = message('office/shared.settings', { en: 'Settings', fil: 'Mga setting' })
export const thisCanBeDoneFor = message('office/shared.thisCanBeDoneFor', {
  en: 'This can be done for none of them',
  fil: 'Hindi ito magagawa sa alinman sa kanila',
})
export const workedOfTotalPutBack = message('office/shared.workedOfTotalPutBack', {
  en: '{worked, number} of {total, number} put back',
  fil: '{worked, number} sa {total, number} ang naibalik',
})
export const firstPage = message('office/shared.firstPage', { en: 'First page', fil: 'Unang pahina' })
export const lastPage = message('office/shared.lastPage', { en: 'Last page', fil: 'Huling pahina' })
export const nextPage = message('office/shared.nextPage', { en: 'Next page', fil: 'Susunod na pahina' })
export const previousPage = message('office/shared.previousPage', {
  en: 'Previous page',
  fil: 'Nakaraang pahina',
})
export const youAreOfflineAndThisPage = message('office/shared.youAreOfflineAndThisPage', {
  en: 'You are offline and this page has not been read yet',
  fil: 'Wala kang koneksiyon at hindi pa nababasa ang pahinang ito',
})
export const subject = message('office/shared.subject', { en: 'Subject', fil: 'Paksa' })
export const written = message('office/shared.written', { en: 'Written', fil: 'Isinulat' })
export const all = message('office/shared.all', { en: 'All', fil: 'Lahat' })
export const orderConfirmed = message('office/shared.orderConfirmed', {
  en: 'Order confirmed',
  fil: 'Nakumpirma ang order',
})
export const orderShipped = message('office/shared.orderShipped', {
  en: 'Order shipped',
  fil: 'Naipadala ang order',
})
export const orderCompleted = message('office/shared.orderCompleted', {
  en: 'Order completed',
  fil: 'Natapos ang order',
})
export const orderCancelled = message('office/shared.orderCancelled', {
  en: 'Order cancelled',
  fil: 'Nakansela ang order',
})
export const prescriptionAccepted = message('office/shared.prescriptionAccepted', {
  en: 'Prescription accepted',
  fil: 'Tinanggap ang reseta',
})
export const prescriptionRejected = message('office/shared.prescriptionRejected', {
  en: 'Prescription rejected',
  fil: 'Tinanggihan ang reseta',
})
export const ready = message('office/shared.ready', { en: 'Ready', fil: 'Handa' })
export const newIt = message('office/shared.newIt', { en: 'New', fil: 'Bago' })
export const rejected = message('office/shared.rejected', { en: 'Rejected', fil: 'Tinanggihan' })
export const quantity = message('office/shared.quantity', { en: 'Quantity', fil: 'Bilang' })
export const vatRemoved = message('office/shared.vatRemoved', { en: 'VAT removed', fil: 'Inalis na VAT' })
export const countHours = message('office/shared.countHours', {
  en: '{count, plural, one {# hour} other {# hours}}',
  fil: '{count, number} oras',
})
export const countMinutes = message('office/shared.countMinutes', {
  en: '{count, plural, one {# minute} other {# minutes}}',
  fil: '{count, number} minuto',
})
export const countRowsLeftOut = message('office/shared.countRowsLeftOut', {
  en: '{count, plural, one {# row left out} other {# rows left out}}',
  fil: '{count, number} ang hindi isinama',
})
export const somethingWentWrong = message('office/shared.somethingWentWrong', {
  en: 'Something went wrong',
  fil: 'May nangyaring mali',
})
export const chooseAllCount = message('office/shared.chooseAllCount', {
  en: 'Choose all {count, number}',
  fil: 'Piliin lahat ng {count, number}',
})
