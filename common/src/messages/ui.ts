import { message } from './declare'

export const myOrders = message('ui.myOrders', { en: 'My Orders', fil: 'Aking mga Order' })
export const myBookmarks = message('ui.myBookmarks', { en: 'My Bookmarks', fil: 'Aking mga Bookmark' })
export const myAccount = message('ui.myAccount', { en: 'My Account', fil: 'Aking Account' })
export const account = message('ui.account', { en: 'Account', fil: 'Account' })
export const receiversFirstName = message('ui.receiversFirstName', {
  en: 'Receiver’s first name',
  fil: 'Pangalan ng tatanggap',
})
export const receiversLastName = message('ui.receiversLastName', {
  en: 'Receiver’s last name',
  fil: 'Apelyido ng tatanggap',
})
export const receiversMobileNumber = message('ui.receiversMobileNumber', {
  en: 'Receiver’s mobile number',
  fil: 'Cellphone ng tatanggap',
})
export const cancel = message('ui.cancel', { en: 'Cancel', fil: 'Kanselahin' })
export const products = message('ui.products', { en: 'Products', fil: 'Produkto' })
export const notOfferedNow = message('ui.notOfferedNow', {
  en: 'Not offered now',
  fil: 'Wala munang nagbebenta',
})
export const pharmacies = message('ui.pharmacies', { en: 'Pharmacies', fil: 'Mga Botika' })
export const doctors = message('ui.doctors', { en: 'Doctors', fil: 'Mga Doktor' })
export const remove = message('ui.remove', { en: 'Remove', fil: 'Alisin' })
export const browseProducts = message('ui.browseProducts', {
  en: 'Browse products',
  fil: 'Tingnan ang mga produkto',
})
export const sendingNow = message('ui.sendingNow', { en: 'Sending…', fil: 'Ipinapadala…' })
export const logIn = message('ui.logIn', { en: 'Log in', fil: 'Mag-log in' })
export const buyAgain = message('ui.buyAgain', { en: 'Buy again', fil: 'Bumili ulit' })
export const print = message('ui.print', { en: 'Print', fil: 'I-print' })
export const privacyPolicy = message('ui.privacyPolicy', {
  en: 'Privacy Policy',
  fil: 'Patakaran sa Privacy',
})
export const newPassword = message('ui.newPassword', { en: 'New password', fil: 'Bagong password' })
export const atLeastCountCharactersThree = message('ui.atLeastCountCharactersThree', {
  en: 'At least {count, number} characters. Three or four words that only you would put together are easy to remember and hard to guess.',
  fil: 'Hindi bababa sa {count, number} character. Tatlo o apat na salitang ikaw lang ang makaiisip na pagsamahin ay madaling tandaan at mahirap hulaan.',
})
export const setting = message('ui.setting', { en: 'Setting…', fil: 'Itinatakda…' })
export const firstName = message('ui.firstName', { en: 'First name', fil: 'Pangalan' })
export const lastName = message('ui.lastName', { en: 'Last name', fil: 'Apelyido' })
export const email = message('ui.email', { en: 'Email', fil: 'Email' })
export const mobileNumber = message('ui.mobileNumber', { en: 'Mobile number', fil: 'Numero ng cellphone' })
export const noMoreOrdersWillBePlaced = message('ui.noMoreOrdersWillBePlaced', {
  en: 'No more orders will be placed.',
  fil: 'Wala nang ipa-place na order.',
})
export const stopIt = message('ui.stopIt', { en: 'Stop it', fil: 'Ihinto' })
export const stopThisRecurringOrder = message('ui.stopThisRecurringOrder', {
  en: 'Stop this recurring order?',
  fil: 'Ihinto ang paulit-ulit na order na ito?',
})
export const yesStopIt = message('ui.yesStopIt', { en: 'Yes, stop it', fil: 'Oo, ihinto' })
export const ordersThatWerePlacedAlready = message('ui.ordersThatWerePlacedAlready', {
  en: 'Orders that were placed already go on. This cannot be undone.',
  fil: 'Tuloy ang mga order na na-place na. Hindi na ito mababawi.',
})
export const ratings = message('ui.ratings', { en: 'Ratings', fil: 'Mga Rating' })
export const seeMyOrders = message('ui.seeMyOrders', {
  en: 'See my orders',
  fil: 'Tingnan ang aking mga order',
})
export const change = message('ui.change', { en: 'Change', fil: 'Baguhin' })
export const rateIt = message('ui.rateIt', { en: 'Rate it', fil: 'Mag-rate' })
export const tryAgain = message('ui.tryAgain', { en: 'Try again', fil: 'Subukan ulit' })
export const seeAllProducts = message('ui.seeAllProducts', {
  en: 'See all products',
  fil: 'Tingnan ang lahat ng produkto',
})
export const register = message('ui.register', { en: 'Register', fil: 'Magrehistro' })
export const trackYourOrder = message('ui.trackYourOrder', {
  en: 'Track your Order',
  fil: 'I-track ang Order',
})
export const howToUse = message('ui.howToUse', { en: 'How to use', fil: 'Paano gamitin' })
export const home = message('ui.home', { en: 'Home', fil: 'Home' })
export const cart = message('ui.cart', { en: 'Cart', fil: 'Cart' })
export const track = message('ui.track', { en: 'Track', fil: 'I-track' })
export const hospitals = message('ui.hospitals', { en: 'Hospitals', fil: 'Mga Ospital' })
export const clinics = message('ui.clinics', { en: 'Clinics', fil: 'Mga Klinika' })
export const aboutUs = message('ui.aboutUs', { en: 'About Us', fil: 'Tungkol sa Amin' })
export const becomeASeller = message('ui.becomeASeller', { en: 'Become a Seller', fil: 'Maging Seller' })
export const news = message('ui.news', { en: 'News', fil: 'Mga Balita' })
export const events = message('ui.events', { en: 'Events', fil: 'Mga Event' })
export const contactUs = message('ui.contactUs', { en: 'Contact Us', fil: 'Makipag-ugnayan' })
export const howItWorks = message('ui.howItWorks', { en: 'How it Works', fil: 'Paano Ito Gumagana' })
export const faqs = message('ui.faqs', { en: 'FAQs', fil: 'Mga Madalas Itanong' })
export const termsOfUse = message('ui.termsOfUse', { en: 'Terms of Use', fil: 'Mga Tuntunin ng Paggamit' })
export const becomeASellerNow = message('ui.becomeASellerNow', {
  en: 'Become a seller now',
  fil: 'Maging seller ngayon',
})
export const soldOut = message('ui.soldOut', { en: 'Sold out', fil: 'Ubos na' })
export const before = message('ui.before', { en: 'before', fil: 'dati' })
export const summary = message('ui.summary', { en: 'Summary', fil: 'Buod' })
export const promotions = message('ui.promotions', { en: 'Promotions', fil: 'Mga promo' })
export const continueShopping = message('ui.continueShopping', { en: 'Continue shopping', fil: 'Mamili pa' })
export const seniorAndPwdDiscount = message('ui.seniorAndPwdDiscount', {
  en: 'Senior and PWD discount',
  fil: 'Diskuwento para sa senior at PWD',
})
export const brand = message('ui.brand', { en: 'Brand', fil: 'Tatak' })
export const price = message('ui.price', { en: 'Price', fil: 'Presyo' })
export const prescription = message('ui.prescription', { en: 'Prescription', fil: 'Reseta' })
export const filters = message('ui.filters', { en: 'Filters', fil: 'Mga filter' })
export const viewBy = message('ui.viewBy', { en: 'View by', fil: 'Ilan ang ipakita' })
export const nearest = message('ui.nearest', { en: 'Nearest', fil: 'Pinakamalapit' })
export const apply = message('ui.apply', { en: 'Apply', fil: 'Ilapat' })
export const allPharmacies = message('ui.allPharmacies', { en: 'All pharmacies', fil: 'Lahat ng botika' })
export const fdaLicenceNumber = message('ui.fdaLicenceNumber', {
  en: 'FDA licence {number}',
  fil: 'FDA license {number}',
})
export const kmAway = message('ui.kmAway', { en: '{km} away', fil: '{km} ang layo' })
export const contact = message('ui.contact', { en: 'Contact', fil: 'Contact' })
export const getDirections = message('ui.getDirections', { en: 'Get Directions', fil: 'Kumuha ng Direksyon' })
export const viewPharmacy = message('ui.viewPharmacy', { en: 'View Pharmacy', fil: 'Tingnan ang Botika' })
export const sending = message('ui.sending', { en: 'Sending', fil: 'Ipinapadala' })
export const recurringOrder = message('ui.recurringOrder', {
  en: 'Recurring order',
  fil: 'Paulit-ulit na order',
})
export const free = message('ui.free', { en: 'Free', fil: 'Libre' })
export const payment = message('ui.payment', { en: 'Payment', fil: 'Bayad' })
export const cashAtThePharmacy = message('ui.cashAtThePharmacy', {
  en: 'Cash at the pharmacy',
  fil: 'Cash sa botika',
})
export const cashOnDelivery = message('ui.cashOnDelivery', {
  en: 'Cash on delivery',
  fil: 'Cash on delivery',
})
export const pictureOfThePrescription = message('ui.pictureOfThePrescription', {
  en: 'Picture of the prescription',
  fil: 'Larawan ng reseta',
})
export const allOfItReadableWithTheDoctors = message('ui.allOfItReadableWithTheDoctors', {
  en: 'All of it, readable, with the doctor’s name and licence number.',
  fil: 'Buo, nababasa, may pangalan at license number ng doktor.',
})
export const whatYouGet = message('ui.whatYouGet', { en: 'What you get', fil: 'Ano ang makukuha mo' })
export const schedule = message('ui.schedule', { en: 'Schedule', fil: 'Iskedyul' })
export const delivery = message('ui.delivery', { en: 'Delivery', fil: 'Delivery' })
export const fromPharmacyName = message('ui.fromPharmacyName', {
  en: 'From {pharmacy_name}',
  fil: 'Mula sa {pharmacy_name}',
})
export const total = message('ui.total', { en: 'Total', fil: 'Kabuuan' })
export const pleaseAddAPictureOfThePrescription = message('ui.pleaseAddAPictureOfThePrescription', {
  en: 'Please add a picture of the prescription',
  fil: 'Maglagay ng larawan ng reseta',
})
export const fromToTo = message('ui.fromToTo', { en: '{from} to {to}', fil: '{from} hanggang {to}' })
export const yourName = message('ui.yourName', { en: 'Your name', fil: 'Pangalan mo' })
export const password = message('ui.password', { en: 'Password', fil: 'Password' })
export const contactUsLink = message('ui.contactUsLink', { en: 'Contact us', fil: 'Makipag-ugnayan' })
export const setANewPassword = message('ui.setANewPassword', {
  en: 'Set a new password',
  fil: 'Magtakda ng bagong password',
})
export const alphabetical = message('ui.alphabetical', { en: 'Alphabetical', fil: 'Alpabetiko' })
export const openNow = message('ui.openNow', { en: 'Open now', fil: 'Bukas ngayon' })
export const laboratories = message('ui.laboratories', { en: 'Laboratories', fil: 'Mga Laboratoryo' })
export const veterinarians = message('ui.veterinarians', { en: 'Veterinarians', fil: 'Mga Beterinaryo' })
export const received = message('ui.received', { en: 'Received', fil: 'Natanggap na' })
export const paid = message('ui.paid', { en: 'Paid', fil: 'Bayad na' })
export const completed = message('ui.completed', { en: 'Completed', fil: 'Tapos na' })
export const cancelled = message('ui.cancelled', { en: 'Cancelled', fil: 'Kinansela' })
export const readyToPickUp = message('ui.readyToPickUp', {
  en: 'Ready to pick up',
  fil: 'Puwede nang i-pick up',
})
export const pickedUp = message('ui.pickedUp', { en: 'Picked up', fil: 'Nakuha na' })
export const thereIsNoSuchOrder = message('ui.thereIsNoSuchOrder', {
  en: 'There is no such order in your account',
  fil: 'Walang ganitong order sa iyong account',
})
export const doctorNoun = message('ui.doctorNoun', { en: 'doctor', fil: 'doktor' })
export const searchResults = message('ui.searchResults', { en: 'Search Results', fil: 'Mga Resulta' })
export const doctorsNoun = message('ui.doctorsNoun', { en: 'doctors', fil: 'doktor' })
export const allDoctors = message('ui.allDoctors', { en: 'All doctors', fil: 'Lahat ng doktor' })
export const licensedPharmaciesOnly = message('ui.licensedPharmaciesOnly', {
  en: 'Licensed pharmacies only',
  fil: 'Mga lisensyadong botika lang',
})
export const browseMedicines = message('ui.browseMedicines', {
  en: 'Browse medicines',
  fil: 'Tingnan ang mga gamot',
})
export const setYourPassword = message('ui.setYourPassword', {
  en: 'Set your password',
  fil: 'Itakda ang iyong password',
})
export const becomeSeller = message('ui.becomeSeller', { en: 'Become a seller', fil: 'Maging seller' })
export const allEvents = message('ui.allEvents', { en: 'All events', fil: 'Lahat ng event' })
export const upcomingEvents = message('ui.upcomingEvents', {
  en: 'Upcoming events',
  fil: 'Mga paparating na event',
})
export const allNews = message('ui.allNews', { en: 'All news', fil: 'Lahat ng balita' })
export const close = message('ui.close', { en: 'Close', fil: 'Isara' })
export const showSeniorAndPwdPrices = message('ui.showSeniorAndPwdPrices', {
  en: 'Show senior and PWD prices',
  fil: 'Ipakita ang presyong pang-senior at PWD',
})
export const done = message('ui.done', { en: 'Done:', fil: 'Tapos na:' })
export const thisCouldNotBeLoaded = message('ui.thisCouldNotBeLoaded', {
  en: 'This could not be loaded',
  fil: 'Hindi ito ma-load',
})
export const thisListEndsBeforeThisPage = message('ui.thisListEndsBeforeThisPage', {
  en: 'This list ends before this page',
  fil: 'Mas maikli ang listahang ito',
})
export const itMayHaveBecomeShorterSince = message('ui.itMayHaveBecomeShorterSince', {
  en: 'It may have become shorter since.',
  fil: 'Maaaring umikli na ito mula noon.',
})
export const toTheFirstPage = message('ui.toTheFirstPage', {
  en: 'To the first page',
  fil: 'Sa unang pahina',
})
export const breadcrumb = message('ui.breadcrumb', { en: 'Breadcrumb', fil: 'Kinaroroonan sa site' })
export const loading = message('ui.loading', { en: 'Loading…', fil: 'Naglo-load…' })
export const typeToSearch = message('ui.typeToSearch', {
  en: 'Type to search',
  fil: 'Mag-type para maghanap',
})
export const labelChoices = message('ui.labelChoices', {
  en: '{label}: choices',
  fil: '{label}: mga pagpipilian',
})
export const theListDidNotLoad = message('ui.theListDidNotLoad', {
  en: 'The list did not load.',
  fil: 'Hindi na-load ang listahan.',
})
export const noSuchName = message('ui.noSuchName', { en: 'No such name', fil: 'Walang ganoong pangalan' })
export const countMoreTypeToNarrow = message('ui.countMoreTypeToNarrow', {
  en: '{count, number} more; type to narrow',
  fil: '{count, number} pa; mag-type para paikliin',
})
export const optional = message('ui.optional', { en: 'optional', fil: 'opsyonal' })
export const openName = message('ui.openName', { en: 'Open {name}', fil: 'Buksan ang {name}' })
export const previewOfName = message('ui.previewOfName', {
  en: 'Preview of {name}',
  fil: 'Preview ng {name}',
})
export const chooseAFileOrTake = message('ui.chooseAFileOrTake', {
  en: 'Choose a file, or take a picture',
  fil: 'Pumili ng file, o kumuha ng litrato',
})
export const jpegPngWebpOrPdf = message('ui.jpegPngWebpOrPdf', {
  en: 'JPEG, PNG, WebP or PDF, at most 8 MB.',
  fil: 'JPEG, PNG, WebP o PDF, hanggang 8 MB.',
})
export const pleaseChooseAJpegPng = message('ui.pleaseChooseAJpegPng', {
  en: 'Please choose a JPEG, PNG or WebP picture, or a PDF',
  fil: 'Pumili ng larawang JPEG, PNG o WebP, o kaya ay PDF',
})
export const thisFileHasSizeAtMost = message('ui.thisFileHasSizeAtMost', {
  en: 'This file is {size}; at most 8 MB can be sent',
  fil: 'May laking {size} ang file na ito; hanggang 8 MB lang ang puwedeng ipadala',
})
export const thisTextIsInEnglishOnly = message('ui.thisTextIsInEnglishOnly', {
  en: 'This text is in English only.',
  fil: 'Sa Ingles lang mababasa ang tekstong ito.',
})
export const loaded = message('ui.loaded', { en: 'Loaded', fil: 'Nai-load na' })
export const closedNow = message('ui.closedNow', { en: 'Closed now', fil: 'Sarado ngayon' })
export const pages = message('ui.pages', { en: 'Pages', fil: 'Mga pahina' })
export const previousPage = message('ui.previousPage', { en: 'Previous page', fil: 'Nakaraang pahina' })
export const pageNumber = message('ui.pageNumber', {
  en: 'Page {page, number}',
  fil: 'Pahina {page, number}',
})
export const nextPage = message('ui.nextPage', { en: 'Next page', fil: 'Susunod na pahina' })
export const quantityOfLabel = message('ui.quantityOfLabel', {
  en: 'Quantity of {label}',
  fil: 'Dami ng {label}',
})
export const oneLess = message('ui.oneLess', { en: 'One less', fil: 'Bawasan ng isa' })
export const quantity = message('ui.quantity', { en: 'Quantity', fil: 'Dami' })
export const oneMore = message('ui.oneMore', { en: 'One more', fil: 'Dagdagan ng isa' })
export const onlyCountInStock = message('ui.onlyCountInStock', {
  en: 'Only {count, number} in stock',
  fil: '{count, number} na lang ang stock',
})
export const noGoBack = message('ui.noGoBack', { en: 'No, go back', fil: 'Hindi, bumalik' })
export const hide = message('ui.hide', { en: 'Hide', fil: 'Itago' })
export const show = message('ui.show', { en: 'Show', fil: 'Ipakita' })
export const hideThePassword = message('ui.hideThePassword', {
  en: 'Hide the password',
  fil: 'Itago ang password',
})
export const showThePassword = message('ui.showThePassword', {
  en: 'Show the password',
  fil: 'Ipakita ang password',
})
export const steps = message('ui.steps', { en: 'Steps', fil: 'Mga hakbang' })
export const subtotal = message('ui.subtotal', { en: 'Subtotal', fil: 'Subtotal' })
export const deliveryFee = message('ui.deliveryFee', { en: 'Delivery fee', fil: 'Bayad sa delivery' })
export const vatTakenOff = message('ui.vatTakenOff', { en: 'VAT taken off', fil: 'Inalis na VAT' })
export const seniorOrPwdDiscount20 = message('ui.seniorOrPwdDiscount20', {
  en: 'Senior or PWD discount (20%)',
  fil: 'Diskuwento ng senior o PWD (20%)',
})
export const closeMessage = message('ui.closeMessage', { en: 'Close message', fil: 'Isara ang mensahe' })
export const severalMedicines = message('ui.severalMedicines', {
  en: 'Several medicines? Price the whole list',
  fil: 'Maraming gamot? Presyuhan ang buong listahan',
})
