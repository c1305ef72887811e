import { message } from './declare'

export const customerDashboard = message('account.customerDashboard', {
  en: 'Customer Dashboard',
  fil: 'Dashboard ng customer',
})
export const myRatings = message('account.myRatings', { en: 'My Ratings', fil: 'Aking mga Rating' })
export const myAddresses = message('account.myAddresses', { en: 'My Addresses', fil: 'Aking mga Address' })
export const myDetails = message('account.myDetails', { en: 'My Details', fil: 'Aking mga Detalye' })
export const changePassword = message('account.changePassword', {
  en: 'Change password',
  fil: 'Palitan ang password',
})
export const myData = message('account.myData', { en: 'My Data', fil: 'Aking Datos' })
export const yourAddressIsChanged = message('account.yourAddressIsChanged', {
  en: 'Your address was changed.',
  fil: 'Nabago na ang address.',
})
export const yourAddressIsKept = message('account.yourAddressIsKept', {
  en: 'Your address was saved.',
  fil: 'Naitabi na ang address.',
})
export const pleaseLookAtTheMarkedFields = message('account.pleaseLookAtTheMarkedFields', {
  en: 'Please look at the marked fields.',
  fil: 'Pakitingnan ang mga may markang sagot.',
})
export const changeTheAddress = message('account.changeTheAddress', {
  en: 'Change the address',
  fil: 'Baguhin ang address',
})
export const aNewAddress = message('account.aNewAddress', { en: 'A new address', fil: 'Bagong address' })
export const nameOfThisAddress = message('account.nameOfThisAddress', {
  en: 'Name of this address',
  fil: 'Pangalan ng address na ito',
})
export const homeOfficeLolasHouse = message('account.homeOfficeLolasHouse', {
  en: 'Home, office, Lola’s house',
  fil: 'Bahay, opisina, bahay ni Lola',
})
export const theRiderCallsIt = message('account.theRiderCallsIt', {
  en: 'The rider calls this number.',
  fil: 'Tatawagan ng rider.',
})
export const haveThingsSentHereUnless = message('account.haveThingsSentHereUnless', {
  en: 'Have things sent here unless I say otherwise',
  fil: 'Dito ipahatid maliban kung iba ang sabihin ko',
})
export const saving = message('account.saving', { en: 'Saving…', fil: 'Sine-save…' })
export const saveAddress = message('account.saveAddress', { en: 'Save address', fil: 'I-save ang address' })
export const addAnAddress = message('account.addAnAddress', {
  en: 'Add an address',
  fil: 'Magdagdag ng address',
})
export const checkoutBeginsWithTheDefaultOne = message('account.checkoutBeginsWithTheDefaultOne', {
  en: 'Checkout begins with the default one.',
  fil: 'Magsisimula ang checkout sa default.',
})
export const noAddressesYet = message('account.noAddressesYet', {
  en: 'No addresses yet',
  fil: 'Wala pang address',
})
export const keepWhereYouHaveThings = message('account.keepWhereYouHaveThings', {
  en: 'Save the addresses you have things sent to, and checkout fills them in for you.',
  fil: 'Itabi kung saan mo ipinapahatid ang order, at kusa itong ilalagay ng checkout.',
})
export const nameIsYourDefaultAddress = message('account.nameIsYourDefaultAddress', {
  en: '{name} is your default address.',
  fil: 'Default na address mo na ang {name}.',
})
export const nameIsDeleted = message('account.nameIsDeleted', {
  en: '{name} is deleted.',
  fil: 'Nabura na ang {name}.',
})
export const defaultAddress = message('account.defaultAddress', { en: 'Default', fil: 'Default' })
export const edit = message('account.edit', { en: 'Edit', fil: 'I-edit' })
export const makeDefault = message('account.makeDefault', { en: 'Make default', fil: 'Gawing default' })
export const deleteAddress = message('account.deleteAddress', { en: 'Delete', fil: 'Burahin' })
export const deleteName = message('account.deleteName', { en: 'Delete {name}?', fil: 'Burahin ang {name}?' })
export const yesDeleteIt = message('account.yesDeleteIt', { en: 'Yes, delete it', fil: 'Oo, burahin' })
export const addressLineOrdersThatWent = message('account.addressLineOrdersThatWent', {
  en: '{addressLine}. Orders that went there keep it.',
  fil: '{addressLine}. Mananatili ito sa mga order na ipinadala na roon.',
})
export const closedForGood = message('account.closedForGood', {
  en: 'Closed for good',
  fil: 'Tuluyan nang nagsara',
})
export const notListedNow = message('account.notListedNow', {
  en: 'Not listed now',
  fil: 'Hindi nakalista ngayon',
})
export const kindsOfBookmarks = message('account.kindsOfBookmarks', {
  en: 'Kinds of bookmarks',
  fil: 'Mga uri ng bookmark',
})
export const nothingHereYet = message('account.nothingHereYet', {
  en: 'Nothing here yet',
  fil: 'Wala pa rito',
})
export const addToFavoritesOnAPage = message('account.addToFavoritesOnAPage', {
  en: '“Add to Favorites” on a page keeps it here.',
  fil: 'Itatabi rito ang pahinang idinagdag mo sa Favorites.',
})
export const browseName = message('account.browseName', { en: 'Browse {name}', fil: 'Tingnan ang {name}' })
export const nameIsNoLongerAmong = message('account.nameIsNoLongerAmong', {
  en: '{name} is no longer among your bookmarks.',
  fil: 'Wala na sa iyong mga bookmark ang {name}.',
})
export const fromLowestPrice = message('account.fromLowestPrice', {
  en: 'from {lowest_price}',
  fil: 'mula {lowest_price}',
})
export const followCancelPrintBuyAgain = message('account.followCancelPrintBuyAgain', {
  en: 'Follow, cancel, print, buy again.',
  fil: 'Sundan, kanselahin, i-print, bumili ulit.',
})
export const whatYouWantToFindAgain = message('account.whatYouWantToFindAgain', {
  en: 'What you want to find again.',
  fil: 'Mga gusto mong mahanap ulit.',
})
export const sayWhatHelpedAndWhatDidNot = message('account.sayWhatHelpedAndWhatDidNot', {
  en: 'Say what helped, and what did not.',
  fil: 'Sabihin kung ano ang nakatulong, at kung ano ang hindi.',
})
export const whereYouHaveThingsSent = message('account.whereYouHaveThingsSent', {
  en: 'Where you have things sent.',
  fil: 'Kung saan mo ipinapahatid ang mga order.',
})
export const yourNameEmailAndNumber = message('account.yourNameEmailAndNumber', {
  en: 'Your name, email and number.',
  fil: 'Ang iyong pangalan, email at numero.',
})
export const myCart = message('account.myCart', { en: 'My cart', fil: 'Aking cart' })
export const whatYouHaveChosenSoFar = message('account.whatYouHaveChosenSoFar', {
  en: 'What you have chosen so far.',
  fil: 'Ang mga napili mo na.',
})
export const keepYourAccountYours = message('account.keepYourAccountYours', {
  en: 'Keep your account yours.',
  fil: 'Panatilihing sa iyo ang account.',
})
export const downloadItOrDeleteYourAccount = message('account.downloadItOrDeleteYourAccount', {
  en: 'Download it, or delete your account.',
  fil: 'I-download ito, o burahin ang iyong account.',
})
export const helloBoldYouAreLogged = message('account.helloBoldYouAreLogged', {
  en: 'Hello {bold}, you are logged in as {email}.',
  fil: 'Kumusta {bold}, naka-log in ka bilang {email}.',
})
export const latestOrders = message('account.latestOrders', {
  en: 'Latest orders',
  fil: 'Mga pinakahuling order',
})
export const seeAllTotalOrders = message('account.seeAllTotalOrders', {
  en: 'See all {total, number} orders',
  fil: 'Tingnan ang lahat ng {total, number} order',
})
export const noOrdersYet = message('account.noOrdersYet', { en: 'No orders yet', fil: 'Wala pang order' })
export const whatYouOrderShowsHereWithEverything = message('account.whatYouOrderShowsHereWithEverything', {
  en: 'What you order shows here, with everything that happens to it.',
  fil: 'Dito lalabas ang mga in-order mo, kasama ang lahat ng nangyayari rito.',
})
export const recurringOrders = message('account.recurringOrders', {
  en: 'Recurring orders',
  fil: 'Mga paulit-ulit na order',
})
export const noOrderComesAgainByItself = message('account.noOrderComesAgainByItself', {
  en: 'You have no recurring orders.',
  fil: 'Walang order na kusang umuulit.',
})
export const yourAccountIsDeletedThank = message('account.yourAccountIsDeletedThank', {
  en: 'Your account is deleted. Thank you for having been here.',
  fil: 'Nabura na ang iyong account. Salamat sa pagbisita.',
})
export const yesDeleteMyAccountForGood = message('account.yesDeleteMyAccountForGood', {
  en: 'Yes, delete my account for good',
  fil: 'Oo, tuluyang burahin ang aking account',
})
export const yourEmailAddressChangesToEmail = message('account.yourEmailAddressChangesToEmail', {
  en: 'Your email address changes to {email} when you follow the link in the email that we sent there.',
  fil: 'Magiging {email} ang iyong email address kapag binuksan mo ang link sa email na ipinadala namin doon.',
})
export const pleaseConfirmYourEmailAddress = message('account.pleaseConfirmYourEmailAddress', {
  en: 'Please confirm your email address: follow the link in the email that we sent to {email}.',
  fil: 'Pakikumpirma ang iyong email address: buksan ang link sa email na ipinadala namin sa {email}.',
})
export const weHaveSentTheEmail = message('account.weHaveSentTheEmail', {
  en: 'We have sent the email again. If it does not arrive, check your spam folder.',
  fil: 'Ipinadala namin ulit ang email. Kung hindi ito dumating, tingnan ang mga hindi gustong mail.',
})
export const sendTheEmailAgain = message('account.sendTheEmailAgain', {
  en: 'Send the email again',
  fil: 'Ipadala ulit ang email',
})
export const youAreLoggedOut = message('account.youAreLoggedOut', {
  en: 'You are logged out',
  fil: 'Naka-log out ka',
})
export const logInAgainToGo = message('account.logInAgainToGo', {
  en: 'Log in again to go on here.',
  fil: 'Mag-log in ulit para magpatuloy rito.',
})
export const thankYouTheDeliveryIsConfirmed = message('account.thankYouTheDeliveryIsConfirmed', {
  en: 'Thank you! The delivery is confirmed.',
  fil: 'Salamat! Nakumpirma na ang pagtanggap.',
})
export const confirmDelivery = message('account.confirmDelivery', {
  en: 'Confirm delivery',
  fil: 'Kumpirmahing natanggap',
})
export const didEverythingThatWasSentArrive = message('account.didEverythingThatWasSentArrive', {
  en: 'Did everything that was sent arrive?',
  fil: 'Dumating ba ang lahat ng ipinadala?',
})
export const yesIHaveIt = message('account.yesIHaveIt', { en: 'Yes, I have it', fil: 'Oo, nasa akin na' })
export const thisTellsThePharmacyThatYouHold = message('account.thisTellsThePharmacyThatYouHold', {
  en: 'This tells the pharmacy that you hold the parcel. Parts that are not sent yet stay open.',
  fil: 'Sasabihin nito sa botika na hawak mo na ang parsela. Mananatiling bukas ang mga bahaging hindi pa naipapadala.',
})
export const andCountMore = message('account.andCountMore', {
  en: 'and {count, number} more',
  fil: 'at {count, number} pa',
})
export const status = message('account.status', { en: 'Status', fil: 'Status' })
export const allOrders = message('account.allOrders', { en: 'All orders', fil: 'Lahat ng order' })
export const oneOrder = message('account.oneOrder', { en: '1 order', fil: '1 order' })
export const totalOrders = message('account.totalOrders', {
  en: '{total, number} orders',
  fil: '{total, number} order',
})
export const noOrdersHere = message('account.noOrdersHere', {
  en: 'No orders here',
  fil: 'Walang order dito',
})
export const noneOfYourOrdersIsShopper = message('account.noneOfYourOrdersIsShopper', {
  en: 'None of your orders is “{shopperStatus}”.',
  fil: 'Wala sa mga order mo ang “{shopperStatus}”.',
})
export const thereIsNoSuchPage = message('account.thereIsNoSuchPage', {
  en: 'There is no such page.',
  fil: 'Walang ganitong pahina.',
})
export const seeAllOrders = message('account.seeAllOrders', {
  en: 'See all orders',
  fil: 'Tingnan ang lahat ng order',
})
export const yourDataIsDownloaded = message('account.yourDataIsDownloaded', {
  en: 'Your data is downloaded.',
  fil: 'Na-download na ang iyong datos.',
})
export const downloadMyData = message('account.downloadMyData', {
  en: 'Download my data',
  fil: 'I-download ang aking datos',
})
export const oneFileWithEverythingWeHold = message('account.oneFileWithEverythingWeHold', {
  en: 'One file with everything we hold about you: your details, addresses, orders, recurring orders, discount records, bookmarks, ratings, cart, logins and what the security log has of you, and who opened which prescription and when. Pictures of prescriptions are with their orders.',
  fil: 'Isang file na may lahat ng hawak namin tungkol sa iyo: detalye, address, order, paulit-ulit na order, tala ng diskuwento, bookmark, rating, cart, log in at ang nasa tala ng seguridad tungkol sa iyo, at kung sino ang nagbukas ng aling reseta at kailan. Kasama ng mga order ang larawan ng reseta.',
})
export const itIsPlainTextInJson = message('account.itIsPlainTextInJson', {
  en: 'It is plain text in JSON, which any computer can read. It names your medicines: keep it where others cannot see it.',
  fil: 'Plain text ito sa JSON na mababasa ng anumang computer. Nakasulat dito ang mga gamot mo: itabi kung saan hindi makikita ng iba.',
})
export const puttingItTogether = message('account.puttingItTogether', {
  en: 'Putting it together…',
  fil: 'Inihahanda…',
})
export const whatWeKeepAndWhy = message('account.whatWeKeepAndWhy', {
  en: 'What we keep and why is in the {link}.',
  fil: 'Nasa {link} kung ano ang itinatabi namin at bakit.',
})
export const deleteMyAccount = message('account.deleteMyAccount', {
  en: 'Delete my account',
  fil: 'Burahin ang aking account',
})
export const theseGoAtOnceForGood = message('account.theseGoAtOnceForGood', {
  en: 'These go at once, for good:',
  fil: 'Agad at tuluyang mabubura ang mga ito:',
})
export const yourNameEmailNumberAndPassword = message('account.yourNameEmailNumberAndPassword', {
  en: 'your name, email, number and password;',
  fil: 'pangalan, email, numero at password;',
})
export const yourAddressesBookmarksCartAndRecurring = message(
  'account.yourAddressesBookmarksCartAndRecurring',
  {
    en: 'your addresses, bookmarks, cart and recurring orders;',
    fil: 'mga address, bookmark, cart at paulit-ulit na order;',
  },
)
export const yourNameNumberAndStreet = message('account.yourNameNumberAndStreet', {
  en: 'your name, number and street on past orders.',
  fil: 'pangalan, numero at kalye sa mga nakaraang order.',
})
export const theseMustStayForATime = message('account.theseMustStayForATime', {
  en: 'These must stay for a time, because the law says so:',
  fil: 'Kailangang manatili muna ang mga ito ayon sa batas:',
})
export const whatWasSoldForHowMuch = message('account.whatWasSoldForHowMuch', {
  en: 'what was sold, for how much and by which pharmacy, without your name: five years, for the pharmacy’s books (National Internal Revenue Code, section 235);',
  fil: 'kung ano ang naibenta, magkano at ng aling botika, nang walang pangalan mo: limang taon, para sa libro ng botika (National Internal Revenue Code, section 235);',
})
export const theHoldersNameAndId = message('account.theHoldersNameAndId', {
  en: 'the holder’s name and ID number of each senior citizen or PWD discount, in the pharmacy’s record book: as long as RA 9994, RA 10754 and tax law ask;',
  fil: 'ang pangalan at ID number ng may-ari sa bawat diskuwento ng senior citizen o PWD, sa record book ng botika: hangga’t hinihingi ng RA 9994, RA 10754 at batas sa buwis;',
})
export const picturesOfPrescriptionsAndIds = message('account.picturesOfPrescriptionsAndIds', {
  en: 'pictures of prescriptions, IDs and complaints: until 365 days after you sent them.',
  fil: 'mga larawan ng reseta, ID at reklamo: hanggang 365 araw mula nang ipadala mo.',
})
export const yourRatingsStaySignedFormer = message('account.yourRatingsStaySignedFormer', {
  en: 'Your ratings stay, signed “Former customer”. Delete them first if you want them gone.',
  fil: 'Mananatili ang iyong mga rating, nakapirma bilang “Former customer”. Burahin muna kung ayaw mo na.',
})
export const pleaseLookAtTheFieldsAbove = message('account.pleaseLookAtTheFieldsAbove', {
  en: 'Please look at the fields above.',
  fil: 'Pakitingnan ang mga sagot sa itaas.',
})
export const yourNewPasswordIsSet = message('account.yourNewPasswordIsSet', {
  en: 'Your new password is set. Everybody else who was logged in to this account has been logged out.',
  fil: 'Naitakda na ang bagong password. Na-log out na ang lahat ng iba pang naka-log in sa account na ito.',
})
export const currentPassword = message('account.currentPassword', {
  en: 'Current password',
  fil: 'Kasalukuyang password',
})
export const newPasswordOnceMore = message('account.newPasswordOnceMore', {
  en: 'New password once more',
  fil: 'Ulitin ang bagong password',
})
export const youLogInWithItAndEmails = message('account.youLogInWithItAndEmails', {
  en: 'You log in with it, and emails about your orders go there.',
  fil: 'Ito ang gamit mo sa pag-log in, at dito pupunta ang mga email tungkol sa order.',
})
export const toChangeYourEmailAddress = message('account.toChangeYourEmailAddress', {
  en: 'To change your email address. It changes when you follow the link that we send to the new one.',
  fil: 'Para palitan ang iyong email address. Mapapalitan ito kapag binuksan mo ang link na ipapadala namin sa bago.',
})
export const yourCardWaitsAgain = message('account.yourCardWaitsAgain', {
  en: 'With another name your PRC card waits until an admin confirms it again. Until then you accept no prescription.',
  fil: 'Kapag pinalitan ang pangalan, maghihintay ang iyong PRC card hanggang kumpirmahin itong muli ng admin. Hanggang noon, hindi ka makatatanggap ng reseta.',
})
export const forThePharmacyAndTheRider = message('account.forThePharmacyAndTheRider', {
  en: 'For the pharmacy and the rider.',
  fil: 'Para sa botika at sa rider.',
})
export const yourDetailsAreSaved = message('account.yourDetailsAreSaved', {
  en: 'Your details are saved.',
  fil: 'Na-save na ang iyong mga detalye.',
})
export const saveMyDetails = message('account.saveMyDetails', {
  en: 'Save my details',
  fil: 'I-save ang aking mga detalye',
})
export const nextAndPlacedSoFar = message('account.nextAndPlacedSoFar', {
  en: '{next} · {count, number} placed so far',
  fil: '{next} · {count, number} na ang na-place',
})
export const nextOrderOnDate = message('account.nextOrderOnDate', {
  en: 'Next order on {date}',
  fil: 'Susunod na order sa {date}',
})
export const itWaits = message('account.itWaits', {
  en: 'Waits for the pharmacy',
  fil: 'Hinihintay ang botika',
})
export const noMoreOrders = message('account.noMoreOrders', { en: 'No more orders', fil: 'Wala nang order' })
export const toRate = message('account.toRate', { en: 'To rate', fil: 'Ire-rate' })
export const rated = message('account.rated', { en: 'Rated', fil: 'Na-rate na' })
export const nothingRatedYet = message('account.nothingRatedYet', {
  en: 'Nothing rated yet',
  fil: 'Wala pang na-rate',
})
export const nothingToRate = message('account.nothingToRate', {
  en: 'Nothing to rate',
  fil: 'Walang ire-rate',
})
export const whatYouReceiveShowsHereAFew = message('account.whatYouReceiveShowsHereAFew', {
  en: 'What you receive shows here. A few words help the next family to choose.',
  fil: 'Dito lalabas ang mga natanggap mo. Makakatulong ang ilang salita sa susunod na pamilyang pipili.',
})
export const orderedDate = message('account.orderedDate', {
  en: 'Ordered {date}',
  fil: 'In-order noong {date}',
})
export const notShownToOthers = message('account.notShownToOthers', {
  en: 'Not shown to others',
  fil: 'Hindi ipinapakita sa iba',
})
export const pleaseTypeYourCurrentPassword = message('account.pleaseTypeYourCurrentPassword', {
  en: 'Please type your current password',
  fil: 'I-type ang kasalukuyan mong password',
})
export const pleaseChooseAtLeastCountCharacters = message('account.pleaseChooseAtLeastCountCharacters', {
  en: 'Please choose at least {count, number} characters',
  fil: 'Pumili ng hindi bababa sa {count, number} character',
})
export const thisIsYourCurrentPassword = message('account.thisIsYourCurrentPassword', {
  en: 'This is your current password',
  fil: 'Ito ang kasalukuyan mong password',
})
export const thisDiffersFromTheNew = message('account.thisDiffersFromTheNew', {
  en: 'This differs from the new password above',
  fil: 'Hindi ito tugma sa bagong password sa itaas',
})
export const theProductsPharmaciesAndDoctors = message('account.theProductsPharmaciesAndDoctors', {
  en: 'The products, pharmacies and doctors that you keep in mind.',
  fil: 'Ang mga produkto, botika at doktor na gusto mong tandaan.',
})
export const setANewPassword = message('account.setANewPassword', {
  en: 'Set a new password.',
  fil: 'Magtakda ng bagong password.',
})
export const yourOrdersYourBookmarksAndYourPassword = message(
  'account.yourOrdersYourBookmarksAndYourPassword',
  {
    en: 'Your orders, your bookmarks and your password.',
    fil: 'Ang iyong mga order, bookmark at password.',
  },
)
export const order = message('account.order', { en: 'Order', fil: 'Order' })
export const yourOrderAndEverythingThatHappened = message('account.yourOrderAndEverythingThatHappened', {
  en: 'Your order and everything that happened to it.',
  fil: 'Ang iyong order at lahat ng nangyari rito.',
})
export const ifYouOrderedAsAGuest = message('account.ifYouOrderedAsAGuest', {
  en: 'If you ordered as a guest, follow it by its number.',
  fil: 'Kung um-order ka bilang guest, sundan ito gamit ang numero.',
})
export const allYourOrdersAndWhereThey = message('account.allYourOrdersAndWhereThey', {
  en: 'All your orders and where they are.',
  fil: 'Lahat ng order mo at kung nasaan na ang mga ito.',
})
export const downloadWhatWeHoldAbout = message('account.downloadWhatWeHoldAbout', {
  en: 'Download what we hold about you, or delete your account.',
  fil: 'I-download ang hawak namin tungkol sa iyo, o burahin ang iyong account.',
})
export const rateWhatYouHaveReceived = message('account.rateWhatYouHaveReceived', {
  en: 'Rate what you have received.',
  fil: 'I-rate ang natanggap mo na.',
})
export const anOrderThatComesAgain = message('account.anOrderThatComesAgain', {
  en: 'An order that is placed again automatically.',
  fil: 'Order na kusang umuulit.',
})
export const iHaveReceivedTheLatestOrder = message('account.iHaveReceivedTheLatestOrder', {
  en: 'I have received the latest order',
  fil: 'Natanggap ko na ang pinakahuling order',
})
export const thereIsNoSuchRecurring = message('account.thereIsNoSuchRecurring', {
  en: 'There is no such recurring order in your account',
  fil: 'Walang ganitong paulit-ulit na order sa iyong account',
})
export const ifYouSetItUp = message('account.ifYouSetItUp', {
  en: 'If you set it up as a guest, follow it by its number.',
  fil: 'Kung ginawa mo ito bilang guest, sundan gamit ang numero nito.',
})
export const yourAccountNeedsJavascript = message('account.yourAccountNeedsJavascript', {
  en: 'Your account needs JavaScript.',
  fil: 'Kailangan ng JavaScript ang iyong account.',
})
export const lookingUpYourAccount = message('account.lookingUpYourAccount', {
  en: 'Looking up your account…',
  fil: 'Hinahanap ang iyong account…',
})
export const yourAccountDidNotLoad = message('account.yourAccountDidNotLoad', {
  en: 'Your account did not load',
  fil: 'Hindi na-load ang iyong account',
})
export const youStayLoggedInTry = message('account.youStayLoggedInTry', {
  en: 'You stay logged in. Try again when you are connected.',
  fil: 'Naka-log in ka pa rin. Subukan ulit kapag may koneksyon ka na.',
})
export const youAreNowLoggedInAsEmail = message('account.youAreNowLoggedInAsEmail', {
  en: 'You are now logged in as {email}, from another tab.',
  fil: 'Naka-log in ka na ngayon bilang {email}, mula sa ibang tab.',
})
