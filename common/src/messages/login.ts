import { message } from './declare'

export const yourEmailAddressIsConfirmed = message('login.yourEmailAddressIsConfirmed', {
  en: 'Your email address is confirmed',
  fil: 'Kumpirmado na ang iyong email address',
})
export const thankYouEmailsAboutYourOrders = message('login.thankYouEmailsAboutYourOrders', {
  en: 'Thank you. Emails about your orders and your account come to it.',
  fil: 'Salamat. Dito darating ang mga email tungkol sa iyong mga order at account.',
})
export const confirmMyEmailAddress = message('login.confirmMyEmailAddress', {
  en: 'Confirm my email address',
  fil: 'Kumpirmahin ang aking email address',
})
export const confirming = message('login.confirming', { en: 'Confirming…', fil: 'Kinukumpirma…' })
export const passwordOfYourAccount = message('login.passwordOfYourAccount', {
  en: 'Password of your account',
  fil: 'Password ng iyong account',
})
export const soThatNobodyConfirmsAnAccount = message('login.soThatNobodyConfirmsAnAccount', {
  en: 'So that nobody confirms an account that somebody else opened in their name.',
  fil: 'Para walang makakumpirma ng account na binuksan ng iba sa pangalan nila.',
})
export const ifYouDidNotOpen = message('login.ifYouDidNotOpen', {
  en: 'If you did not open an account with us, close this page: without you nothing happens.',
  fil: 'Kung hindi ka nagbukas ng account sa amin, isara ang page na ito: walang mangyayari kung wala ka.',
})
export const thisFormNeedsJavascriptBecause = message('login.thisFormNeedsJavascriptBecause', {
  en: 'This form needs JavaScript, because it checks that a person is writing.',
  fil: 'Kailangan ng JavaScript ang form na ito, dahil sinusuri nito kung tao ang sumusulat.',
})
export const checkingThatAPersonIsWriting = message('login.checkingThatAPersonIsWriting', {
  en: 'Checking that a person is writing. This takes a moment.',
  fil: 'Sinusuri kung tao ang sumusulat. Sandali lang ito.',
})
export const lookIntoYourEmail = message('login.lookIntoYourEmail', {
  en: 'Check your email',
  fil: 'Tingnan ang iyong email',
})
export const ifThereIsAnAccount = message('login.ifThereIsAnAccount', {
  en: 'If there is an account with this address, an email with a link is on its way. The link works once, within the next hour. If nothing arrives, check your spam folder.',
  fil: 'Kung may account sa address na ito, papunta na ang email na may link. Isang beses lang ito magagamit, sa loob ng susunod na oras. Kung walang dumating, tingnan din sa spam.',
})
export const sendMeALink = message('login.sendMeALink', { en: 'Send me a link', fil: 'Padalhan ako ng link' })
export const thisLinkIsNotComplete = message('login.thisLinkIsNotComplete', {
  en: 'This link is not complete',
  fil: 'Hindi kumpleto ang link na ito',
})
export const oneMoment = message('login.oneMoment', { en: 'One moment…', fil: 'Sandali lang…' })
export const thisPageNeedsJavascript = message('login.thisPageNeedsJavascript', {
  en: 'This page needs JavaScript.',
  fil: 'Kailangan ng JavaScript ng page na ito.',
})
export const createAccount = message('login.createAccount', {
  en: 'Create account',
  fil: 'Gumawa ng account',
})
export const makingYourAccount = message('login.makingYourAccount', {
  en: 'Creating your account…',
  fil: 'Ginagawa ang iyong account…',
})
export const youSignInWithItAndOrder = message('login.youSignInWithItAndOrder', {
  en: 'You log in with it, and we send news of your orders there.',
  fil: 'Ito ang gagamitin mo sa pag-log in, at dito darating ang balita tungkol sa order.',
})
export const byCreatingAnAccountYouAgree = message('login.byCreatingAnAccountYouAgree', {
  en: 'By creating an account you agree to the {link}. The {link2} says what we keep and why.',
  fil: 'Sa paggawa ng account, sumasang-ayon ka sa {link}. Nakasaad sa {link2} kung ano ang itinatabi namin at bakit.',
})
export const yourPasswordIsSet = message('login.yourPasswordIsSet', {
  en: 'Your password is set',
  fil: 'Naitakda na ang iyong password',
})
export const yourNewPasswordIsSet = message('login.yourNewPasswordIsSet', {
  en: 'Your new password is set',
  fil: 'Naitakda na ang bago mong password',
})
export const youCanNowLogInWithIt = message('login.youCanNowLogInWithIt', {
  en: 'You can now log in with it.',
  fil: 'Puwede ka nang mag-log in gamit ito.',
})
export const toKeepYourAccountSafe = message('login.toKeepYourAccountSafe', {
  en: 'To keep your account safe, we logged it out everywhere. Log in again with the new password.',
  fil: 'Para ligtas ang iyong account, ni-log out namin ito sa lahat ng device. Mag-log in ulit gamit ang bagong password.',
})
export const askForANewLink = message('login.askForANewLink', {
  en: 'Ask for a new link',
  fil: 'Humingi ng bagong link',
})
export const setPassword = message('login.setPassword', { en: 'Set password', fil: 'Itakda ang password' })
export const somethingWentWrongWhatYouTyped = message('login.somethingWentWrongWhatYouTyped', {
  en: 'Something went wrong. What you typed is still here; please try again.',
  fil: 'May nangyaring mali. Nandito pa rin ang na-type mo; pakisubukan ulit.',
})
export const confirmYourEmailAddress = message('login.confirmYourEmailAddress', {
  en: 'Confirm your email address',
  fil: 'Kumpirmahin ang iyong email address',
})
export const confirmYourEmailAddressWithTheLink = message('login.confirmYourEmailAddressWithTheLink', {
  en: 'Confirm your email address with the link from our email.',
  fil: 'Kumpirmahin ang iyong email address gamit ang link sa email namin.',
})
export const openTheLinkFromOurEmail = message('login.openTheLinkFromOurEmail', {
  en: 'Open the link from our email again, all of it. On your account page you can have it sent again.',
  fil: 'Buksan ulit ang buong link sa email namin. Sa page ng iyong account, puwede itong ipadala ulit.',
})
export const forgotYourPassword = message('login.forgotYourPassword', {
  en: 'Forgot your password?',
  fil: 'Nakalimutan ang password?',
})
export const askForALinkByEmail = message('login.askForALinkByEmail', {
  en: 'Ask for a link by email to set a new password for your Botika account.',
  fil: 'Humingi ng link sa email para magtakda ng bagong password sa iyong Botika account.',
})
export const typeTheEmailAddressOfYourAccount = message('login.typeTheEmailAddressOfYourAccount', {
  en: 'Type the email address of your account. We will send you a link to set a new password.',
  fil: 'I-type ang email address ng iyong account. Padadalhan ka namin ng link para magtakda ng bago.',
})
export const rememberedItLink = message('login.rememberedItLink', {
  en: 'Remembered it? {link}.',
  fil: 'Naalala mo na? {link}.',
})
export const yourAccountIsMadePlease = message('login.yourAccountIsMadePlease', {
  en: 'Your account has been created. Please log in.',
  fil: 'Nagawa na ang iyong account. Mag-log in na.',
})
export const welcomeNameYourAccountIsMade = message('login.welcomeNameYourAccountIsMade', {
  en: 'Welcome, {name}! Your account has been created. Please confirm your email address: check your email.',
  fil: 'Welcome, {name}! Nagawa na ang iyong account. Pakikumpirma ang iyong email address: tingnan ang iyong email.',
})
export const createAFreeBotikaAccount = message('login.createAFreeBotikaAccount', {
  en: 'Create a free Botika account: your orders and bookmarks in one place, and buying again with one tap.',
  fil: 'Gumawa ng libreng Botika account: nasa iisang lugar ang iyong mga order at bookmark, at isang tap lang para bumili ulit.',
})
export const createYourAccount = message('login.createYourAccount', {
  en: 'Create your account',
  fil: 'Gumawa ng iyong account',
})
export const yourOrdersAndBookmarksInOne = message('login.yourOrdersAndBookmarksInOne', {
  en: 'Your orders and bookmarks in one place, and buying again with one tap. You can also order as a guest.',
  fil: 'Nasa iisang lugar ang iyong mga order at bookmark, at isang tap lang para bumili ulit. Puwede ka ring um-order bilang guest.',
})
export const youAreLoggedInAsEmail = message('login.youAreLoggedInAsEmail', {
  en: 'You are logged in as {email}. {link}',
  fil: 'Naka-log in ka bilang {email}. {link}',
})
export const goToTheHomePage = message('login.goToTheHomePage', {
  en: 'Go to the home page',
  fil: 'Pumunta sa home page',
})
export const youHaveAnAccountLink = message('login.youHaveAnAccountLink', {
  en: 'Already have an account? {link}. Do you have a pharmacy? {link2}.',
  fil: 'May account ka na? {link}. May botika ka? {link2}.',
})
export const setANewPasswordWithTheLink = message('login.setANewPasswordWithTheLink', {
  en: 'Set a new password with the link from our email.',
  fil: 'Magtakda ng bagong password gamit ang link sa aming sulat.',
})
export const openTheLinkFromOurEmailAgain = message('login.openTheLinkFromOurEmailAgain', {
  en: 'Open the link from our email again, all of it. If it was cut off, ask for a new one.',
  fil: 'Buksan ulit ang buong link mula sa aming email. Kung naputol ito, humingi ng bago.',
})
export const settingAPasswordNeedsJavascript = message('login.settingAPasswordNeedsJavascript', {
  en: 'Setting a password needs JavaScript.',
  fil: 'Kailangan ng JavaScript para magtakda ng password.',
})
export const logInToYourAccount = message('login.logInToYourAccount', {
  en: 'Log in to your account.',
  fil: 'Mag-log in sa iyong account.',
})
export const yourSessionHasEndedLog = message('login.yourSessionHasEndedLog', {
  en: 'Your session has ended. Log in again to go on.',
  fil: 'Natapos na ang iyong session. Mag-log in ulit para magpatuloy.',
})
export const youAreLoggedInAsEmailWhich = message('login.youAreLoggedInAsEmailWhich', {
  en: 'You are logged in as {email}, which is not a shopper’s account. Log in with one to go on, or {link}.',
  fil: 'Naka-log in ka bilang {email}, na hindi account ng mamimili. Mag-log in gamit ang account ng mamimili para magpatuloy, o {link}.',
})
export const goToYourDashboard = message('login.goToYourDashboard', {
  en: 'go to your dashboard',
  fil: 'pumunta sa iyong dashboard',
})
export const loggingIn = message('login.loggingIn', { en: 'Logging in…', fil: 'Nagla-log in…' })
export const newHereLinkYouCanAlsoLink2 = message('login.newHereLinkYouCanAlsoLink2', {
  en: 'New here? {link}. You can also {link2}.',
  fil: 'Bago ka rito? {link}. Puwede ka ring {link2}.',
})
export const orderAsAGuest = message('login.orderAsAGuest', {
  en: 'order as a guest',
  fil: 'um-order bilang guest',
})
