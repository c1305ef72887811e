import { message } from '../declare'

export const weCouldNotReachThe = message('office/shell.weCouldNotReachThe', {
  en: 'We could not reach the server',
  fil: 'Hindi maabot ang server',
})
export const checkYourConnectionAndTry = message('office/shell.checkYourConnectionAndTry', {
  en: 'Check your connection and try again. Nothing was lost.',
  fil: 'Suriin ang koneksiyon at subukang muli. Walang nawala.',
})
export const botika = message('office/shell.botika', { en: 'Botika', fil: 'Botika' })
export const youAreOfflineWhatYou = message('office/shell.youAreOfflineWhatYou', {
  en: 'You are offline. What you see may be old, and nothing can be saved until the connection is back.',
  fil: 'Wala kang koneksiyon. Maaaring luma na ang nakikita mo, at walang mase-save hangga’t hindi ito bumabalik.',
})
export const aNewVersionIsReady = message('office/shell.aNewVersionIsReady', {
  en: 'A new version is ready. What you have typed here is kept.',
  fil: 'May bagong bersiyon na. Mananatili ang anumang na-type mo rito.',
})
export const loadIt = message('office/shell.loadIt', { en: 'Load it', fil: 'I-load' })
export const main = message('office/shell.main', { en: 'Main', fil: 'Pangunahin' })
export const more = message('office/shell.more', { en: 'More', fil: 'Iba pa' })
export const anErrorOccurred = message('office/shell.anErrorOccurred', {
  en: 'An error occurred',
  fil: 'Nagkaroon ng error',
})
export const theBackOfficeCouldNot = message('office/shell.theBackOfficeCouldNot', {
  en: 'The back office could not be shown. What was saved is safe.',
  fil: 'Hindi maipakita ang back office. Ligtas ang na-save.',
})
export const loadThePageAgain = message('office/shell.loadThePageAgain', {
  en: 'Load the page again',
  fil: 'I-load muli ang pahina',
})
export const thisScreenCouldNotBeShown = message('office/shell.thisScreenCouldNotBeShown', {
  en: 'This screen could not be shown ({why}). What was saved is safe.',
  fil: 'Hindi maipakita ang screen na ito ({why}). Ligtas ang mga na-save na.',
})
export const thisScreenCouldNotBe = message('office/shell.thisScreenCouldNotBe', {
  en: 'This screen could not be loaded',
  fil: 'Hindi ma-load ang screen na ito',
})
export const checkYourConnectionThenLoad = message('office/shell.checkYourConnectionThenLoad', {
  en: 'Check your connection, then load the page again.',
  fil: 'Tingnan ang koneksiyon, saka i-load muli ang pahina.',
})
export const itIsLoadedAsSoon = message('office/shell.itIsLoadedAsSoon', {
  en: 'It is loaded as soon as the connection is back.',
  fil: 'Ilo-load ito pagbalik ng koneksiyon.',
})
export const language = message('office/shell.language', { en: 'Language', fil: 'Wika' })
export const backOffice = message('office/shell.backOffice', { en: 'Back office', fil: 'Back office' })
export const menu = message('office/shell.menu', { en: 'Menu', fil: 'Menu' })
export const skipToTheContent = message('office/shell.skipToTheContent', {
  en: 'Skip to the content',
  fil: 'Laktawan papunta sa nilalaman',
})
export const switchToLightColours = message('office/shell.switchToLightColours', {
  en: 'Switch to light colours',
  fil: 'Lumipat sa maliwanag na kulay',
})
export const switchToDarkColours = message('office/shell.switchToDarkColours', {
  en: 'Switch to dark colours',
  fil: 'Lumipat sa madilim na kulay',
})
export const dashboard = message('office/shell.dashboard', { en: 'Dashboard', fil: 'Dashboard' })
export const botikaAdministration = message('office/shell.botikaAdministration', {
  en: 'Botika administration',
  fil: 'Pangasiwaan ng Botika',
})
export const toConfirm = message('office/shell.toConfirm', { en: 'to confirm', fil: 'kukumpirmahin' })
export const signIn = message('office/shell.signIn', { en: 'Sign in', fil: 'Mag-sign in' })
export const forgotYourPassword = message('office/shell.forgotYourPassword', {
  en: 'Forgot your password?',
  fil: 'Nakalimutan ang password?',
})
export const theMarketplacesDayInOne = message('office/shell.theMarketplacesDayInOne', {
  en: 'The marketplace’s day, in one place.',
  fil: 'Ang buong araw ng pamilihan, sa iisang lugar.',
})
export const yourPharmacysDayInOne = message('office/shell.yourPharmacysDayInOne', {
  en: 'Your pharmacy’s day, in one place.',
  fil: 'Ang buong araw ng iyong botika, sa iisang lugar.',
})
export const medicinesPharmaciesAndHealthProviders = message(
  'office/shell.medicinesPharmaciesAndHealthProviders',
  {
    en: 'Medicines, pharmacies and health providers of the Philippines',
    fil: 'Mga gamot, botika at tagapagbigay ng serbisyong pangkalusugan sa Pilipinas',
  },
)
export const toRunTheMarketplaceSellers = message('office/shell.toRunTheMarketplaceSellers', {
  en: 'To run the marketplace: sellers, catalogue and orders.',
  fil: 'Para pangasiwaan ang pamilihan: mga nagtitinda, katalogo at order.',
})
export const toManageYourPharmacysOrders = message('office/shell.toManageYourPharmacysOrders', {
  en: "To manage your pharmacy's orders and products.",
  fil: 'Para pangasiwaan ang mga order at produkto ng iyong botika.',
})
export const yourSessionHasEndedPlease = message('office/shell.yourSessionHasEndedPlease', {
  en: 'Your session has ended. Please sign in again.',
  fil: 'Tapos na ang iyong sesyon. Mag-sign in muli.',
})
export const whatYouTypedAndDid = message('office/shell.whatYouTypedAndDid', {
  en: 'What you typed and did not save is kept, and comes back when you sign in.',
  fil: 'Nakatago ang na-type mo na hindi pa na-save, at babalik kapag nag-sign in ka.',
})
export const notSellingYet = message('office/shell.notSellingYet', {
  en: 'Not selling yet?',
  fil: 'Hindi pa nagtitinda?',
})
export const becomeASeller = message('office/shell.becomeASeller', {
  en: 'Become a seller',
  fil: 'Maging nagtitinda',
})
export const goToTheShop = message('office/shell.goToTheShop', {
  en: 'Go to the shop',
  fil: 'Pumunta sa tindahan',
})
export const thisIsThePharmaciesEntrance = message('office/shell.thisIsThePharmaciesEntrance', {
  en: "This is the pharmacies' entrance",
  fil: 'Pasukan ito ng mga botika',
})
export const emailCanShopButHas = message('office/shell.emailCanShopButHas', {
  en: '{email} can shop, but has no pharmacy to manage. Would you like to sell?',
  fil: 'Puwedeng mamili si {email}, pero walang botikang pinamamahalaan. Gusto mo bang magtinda?',
})
export const keyboard = message('office/shell.keyboard', { en: 'Keyboard', fil: 'Keyboard' })
export const singleKeysDoSomething = message('office/shell.singleKeysDoSomething', {
  en: 'Single-key shortcuts',
  fil: 'May ginagawa ang mga solong key',
})
export const myProducts = message('office/shell.myProducts', { en: 'My Products', fil: 'Aking mga produkto' })
export const addProduct = message('office/shell.addProduct', {
  en: 'Add Product',
  fil: 'Magdagdag ng produkto',
})
export const bulkAddProduct = message('office/shell.bulkAddProduct', {
  en: 'Bulk Add Product',
  fil: 'Maramihang pagdagdag',
})
export const addDoctor = message('office/shell.addDoctor', { en: 'Add Doctor', fil: 'Magdagdag ng doktor' })
export const myOrders = message('office/shell.myOrders', { en: 'My Orders', fil: 'Aking mga order' })
export const recurringOrders = message('office/shell.recurringOrders', {
  en: 'Recurring Orders',
  fil: 'Paulit-ulit na order',
})
export const salesReport = message('office/shell.salesReport', {
  en: 'Sales Report',
  fil: 'Ulat ng benta',
})
export const salesRecordBook = message('office/shell.salesRecordBook', {
  en: 'Sales Record Book',
  fil: 'Talaan ng benta',
})
export const myPharmacy = message('office/shell.myPharmacy', { en: 'My Pharmacy', fil: 'Aking botika' })
export const trade = message('office/shell.trade', { en: 'Trade', fil: 'Kalakalan' })
export const sellers = message('office/shell.sellers', { en: 'Sellers', fil: 'Mga nagtitinda' })
export const catalogue = message('office/shell.catalogue', { en: 'Catalogue', fil: 'Katalogo' })
export const reviewQueue = message('office/shell.reviewQueue', {
  en: 'Review queue',
  fil: 'Mga susuriin',
})
export const duplicates = message('office/shell.duplicates', { en: 'Duplicates', fil: 'Mga doble' })
export const missedSearches = message('office/shell.missedSearches', {
  en: 'Searches without results',
  fil: 'Hanap na walang resulta',
})
export const directory = message('office/shell.directory', { en: 'Directory', fil: 'Direktoryo' })
export const content = message('office/shell.content', { en: 'Content', fil: 'Nilalaman' })
export const system = message('office/shell.system', { en: 'System', fil: 'Sistema' })
export const signingInDidNotWork = message('office/shell.signingInDidNotWork', {
  en: 'Signing in did not work. Please try again.',
  fil: 'Hindi naging matagumpay ang pag-sign in. Pakisubukang muli.',
})
export const seeAtOnceWhatNeeds = message('office/shell.seeAtOnceWhatNeeds', {
  en: 'See at once what needs doing first',
  fil: 'Makita agad kung ano ang dapat unahin',
})
export const takeAnOrderFromNew = message('office/shell.takeAnOrderFromNew', {
  en: 'Take an order from new to delivered with one thumb',
  fil: 'Asikasuhin ang order mula bago hanggang naihatid gamit ang isang hinlalaki',
})
export const keepPricesAndStockRight = message('office/shell.keepPricesAndStockRight', {
  en: 'Keep prices and stock right where you see them',
  fil: 'Itama ang presyo at stock kung saan mo mismo nakikita',
})
export const approveSellersAndHelpThem = message('office/shell.approveSellersAndHelpThem', {
  en: 'Approve sellers, and help them with their orders',
  fil: 'Aprubahan ang mga nagtitinda, at tulungan sila sa mga order nila',
})
export const keepTheCatalogueInOrder = message('office/shell.keepTheCatalogueInOrder', {
  en: 'Keep the catalogue in order, for every pharmacy at once',
  fil: 'Panatilihing maayos ang katalogo, para sa lahat ng botika nang sabay',
})
export const thisHelp = message('office/shell.thisHelp', { en: 'This help', fil: 'Ang tulong na ito' })
export const searchThisList = message('office/shell.searchThisList', {
  en: 'Search this list',
  fil: 'Maghanap sa listahang ito',
})
export const nextRow = message('office/shell.nextRow', { en: 'Next row', fil: 'Susunod na hanay' })
export const rowBefore = message('office/shell.rowBefore', { en: 'Previous row', fil: 'Nakaraang hanay' })
export const undoWhatWasJustDone = message('office/shell.undoWhatWasJustDone', {
  en: 'Undo what was just done',
  fil: 'Bawiin ang kagagawa lang',
})
export const waiting = message('office/shell.waiting', { en: 'waiting', fil: 'naghihintay' })
