import { message } from './declare'

export const notFound404 = message('shell.notFound404', { en: '404 Not Found', fil: '404 Hindi Nahanap' })
export const youAreOffline = message('shell.youAreOffline', {
  en: 'You are offline',
  fil: 'Offline ka ngayon',
})
export const anErrorOccurred = message('shell.anErrorOccurred', {
  en: 'An error occurred',
  fil: 'Nagkaroon ng error',
})
export const thisPageCannotBeShown = message('shell.thisPageCannotBeShown', {
  en: 'This page cannot be shown.',
  fil: 'Hindi maipakita ang pahinang ito.',
})
export const homePage = message('shell.homePage', { en: 'Home page', fil: 'Home page' })
export const anErrorOccurredThisPage = message('shell.anErrorOccurredThisPage', {
  en: 'An error occurred: this page could not be loaded. What you have in your cart is saved; try again when you are connected.',
  fil: 'Nagkaroon ng error: hindi makuha ang pahinang ito. Nakatabi pa rin ang laman ng iyong cart; subukan ulit kapag may internet ka na.',
})
export const weCouldNotShowThisPage = message('shell.weCouldNotShowThisPage', {
  en: 'We could not show this page. It is not your fault, and your cart is kept.',
  fil: 'Hindi namin maipakita ang pahinang ito. Hindi mo ito kasalanan, at nakatabi pa rin ang iyong cart.',
})
export const yourAccount = message('shell.yourAccount', { en: 'Your account', fil: 'Ang iyong account' })
export const logInOrRegister = message('shell.logInOrRegister', {
  en: 'Log in or register',
  fil: 'Mag-log in o magrehistro',
})
export const dashboard = message('shell.dashboard', { en: 'Dashboard', fil: 'Dashboard' })
export const logout = message('shell.logout', { en: 'Logout', fil: 'Mag-log out' })
export const quickLinks = message('shell.quickLinks', { en: 'Quick links', fil: 'Mabilisang links' })
export const cart1Item = message('shell.cart1Item', { en: 'Cart, 1 item', fil: 'Cart, 1 item' })
export const cartCountItems = message('shell.cartCountItems', {
  en: 'Cart, {count, number} items',
  fil: 'Cart, {count, number} items',
})
export const cartNoItems = message('shell.cartNoItems', { en: 'Cart, no items', fil: 'Cart, walang laman' })
export const chatWithUs = message('shell.chatWithUs', { en: 'Chat with us', fil: 'Makipag-chat sa amin' })
export const messageUs = message('shell.messageUs', { en: 'Message us', fil: 'Magmensahe sa amin' })
export const browse = message('shell.browse', { en: 'Browse', fil: 'Mamili' })
export const about = message('shell.about', { en: 'About', fil: 'Tungkol sa amin' })
export const help = message('shell.help', { en: 'Help', fil: 'Tulong' })
export const medicinesAndHealthServicesFromLicensed = message(
  'shell.medicinesAndHealthServicesFromLicensed',
  {
    en: 'Medicines and health services from licensed pharmacies near you. Compare prices, order, and track your order to your door.',
    fil: 'Mga gamot at serbisyong pangkalusugan mula sa mga lisensyadong botika na malapit sa iyo. Magkumpara ng presyo, um-order, at i-track hanggang sa iyong pinto.',
  },
)
export const botikaOnName = message('shell.botikaOnName', { en: 'Botika on {name}', fil: 'Botika sa {name}' })
export const copyright = message('shell.copyright', {
  en: '© 2021 Botika. Ask your doctor or pharmacist before you take a medicine.',
  fil: '© 2021 Botika. Magtanong muna sa iyong doktor o parmasyutiko bago uminom ng gamot.',
})
export const pricesIncludeVatSeniorCitizens = message('shell.pricesIncludeVatSeniorCitizens', {
  en: 'Prices include VAT. Senior citizens and persons with disability pay less at checkout.',
  fil: 'Kasama na sa presyo ang VAT. Mas mababa ang babayaran ng mga senior citizen at may kapansanan (PWD) sa checkout.',
})
export const botikaHome = message('shell.botikaHome', { en: 'Botika, home', fil: 'Botika, home' })
export const main = message('shell.main', { en: 'Main', fil: 'Pangunahin' })
export const skipToContent = message('shell.skipToContent', {
  en: 'Skip to content',
  fil: 'Lumaktaw sa nilalaman',
})
export const loadingThePage = message('shell.loadingThePage', {
  en: 'Loading the page',
  fil: 'Binubuksan ang pahina',
})
export const youAreOfflineWhatYouHaveSeen = message('shell.youAreOfflineWhatYouHaveSeen', {
  en: 'You are offline. Pages you have already seen still open, with the prices from that time, and your cart is saved.',
  fil: 'Offline ka ngayon. Bubukas pa rin ang mga nakita mo na, sa presyo noon, at nakatabi ang iyong cart.',
})
export const youAreOnlineAgain = message('shell.youAreOnlineAgain', {
  en: 'You are online again.',
  fil: 'Online ka na ulit.',
})
export const forPharmacies = message('shell.forPharmacies', {
  en: 'For pharmacies',
  fil: 'Para sa mga botika',
})
export const getMoreCustomersWithBotikaLink = message('shell.getMoreCustomersWithBotikaLink', {
  en: 'Get more customers with Botika! {link}',
  fil: 'Dagdagan ang iyong mga customer sa Botika! {link}',
})
export const thisFormNeedsASecure = message('shell.thisFormNeedsASecure', {
  en: 'This form needs a secure connection: open the page with https:// in front.',
  fil: 'Kailangan ng secure na koneksyon para sa form na ito: buksan ang pahina nang may https:// sa unahan.',
})
export const checkingThatYouAreAPerson = message('shell.checkingThatYouAreAPerson', {
  en: 'Checking that you are a person took too long. Please try again.',
  fil: 'Masyadong natagalan ang pagsuri kung tao ka. Pakisubukan ulit.',
})
export const thisPageCouldNotBeFound = message('shell.thisPageCouldNotBeFound', {
  en: 'This page could not be found',
  fil: 'Hindi nahanap ang pahinang ito',
})
export const somethingWentWrongPleaseTryAgain = message('shell.somethingWentWrongPleaseTryAgain', {
  en: 'Something went wrong. Please try again.',
  fil: 'May nangyaring mali. Pakisubukan ulit.',
})
