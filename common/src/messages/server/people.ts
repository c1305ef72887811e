import { message } from '../declare'

export const thisIsNotAmongYourAddresses = message('server/people.thisIsNotAmongYourAddresses', {
  en: 'This is not among your addresses.',
  fil: 'Wala ito sa mga address mo.',
})
export const yourEmailAddressIsConfirmed = message('server/people.yourEmailAddressIsConfirmed', {
  en: 'Your email address is confirmed.',
  fil: 'Kumpirmado na ang iyong email address.',
})
export const pleaseTypeCode = message('server/people.pleaseTypeCode', {
  en: 'Please type the code from your app, or a recovery code',
  fil: 'I-type ang code mula sa iyong app, o isang recovery code',
})
export const thisCodeIsNotRight = message('server/people.thisCodeIsNotRight', {
  en: 'This code is not right, or was used already. Type the one that your app shows now',
  fil: 'Mali ang code na ito, o nagamit na. I-type ang ipinapakita ngayon ng iyong app',
})
export const secondFactorIsOn = message('server/people.secondFactorIsOn', {
  en: 'Two-step login is on already.',
  fil: 'Naka-on na ang two-step login.',
})
export const secondFactorIsOff = message('server/people.secondFactorIsOff', {
  en: 'Two-step login is off already.',
  fil: 'Naka-off na ang two-step login.',
})
export const thereIsNoSuchSession = message('server/people.thereIsNoSuchSession', {
  en: 'This device is signed out already.',
  fil: 'Na-sign out na ang device na ito.',
})
export const otherDevicesAreSignedOut = message('server/people.otherDevicesAreSignedOut', {
  en: 'All your other devices are signed out.',
  fil: 'Na-sign out na ang lahat ng iba mong device.',
})
export const thereIsNoSuchUser = message('server/people.thereIsNoSuchUser', {
  en: 'There is no such user.',
  fil: 'Walang ganitong gumagamit.',
})
export const anEmailIsOnItsWayTo = message('server/people.anEmailIsOnItsWayTo', {
  en: 'An email is on its way to {email}.',
  fil: 'May email na papunta sa {email}.',
})
export const thisLinkWasUsedAlreadyOrIs = message('server/people.thisLinkWasUsedAlreadyOrIs', {
  en: 'This link was used already or is too old. Please ask for a new one.',
  fil: 'Nagamit na ang link na ito o luma na. Humingi ng bago.',
})
export const thisIsNotThePasswordOfThe = message('server/people.thisIsNotThePasswordOfThe', {
  en: 'This is not the password of the account',
  fil: 'Hindi ito ang password ng account',
})
export const pleaseTypeThePasswordOfTheAccount = message('server/people.pleaseTypeThePasswordOfTheAccount', {
  en: 'Please type the password of the account',
  fil: 'I-type ang password ng account',
})
export const anotherAccountHasThisEmailAddressAlready = message(
  'server/people.anotherAccountHasThisEmailAddressAlready',
  {
    en: 'Another account has this email address already. Log in with that one instead.',
    fil: 'May iba nang account na may ganitong email address. Doon ka na lang mag-log in.',
  },
)
export const yourNewPasswordIsSetPleaseSign = message('server/people.yourNewPasswordIsSetPleaseSign', {
  en: 'Your new password is set. Please sign in.',
  fil: 'Nakatakda na ang bago mong password. Mag-sign in.',
})
export const thisAccountIsSuspendedLetItSign = message('server/people.thisAccountIsSuspendedLetItSign', {
  en: 'This account is suspended. Let it sign in again before you send a link.',
  fil: 'Suspendido ang account na ito. Payagan muna itong mag-sign in bago magpadala ng link.',
})
export const ifThereIsAccountWithThisAddress = message('server/people.ifThereIsAccountWithThisAddress', {
  en: 'If there is an account with this address, an email with a link is on its way.',
  fil: 'Kung may account ang address na ito, papunta na ang email na may link.',
})
export const yourPasswordIsSetPleaseSignIn = message('server/people.yourPasswordIsSetPleaseSignIn', {
  en: 'Your password is set. Please sign in.',
  fil: 'Nakatakda na ang password mo. Mag-sign in.',
})
export const theLinkIsOnItsWay = message('server/people.theLinkIsOnItsWay', {
  en: 'The link is on its way.',
  fil: 'Papunta na ang link.',
})
export const thereIsNoRoomForMorePlease = message('server/people.thereIsNoRoomForMorePlease', {
  en: 'There is no room for more. Please delete saved filters first.',
  fil: 'Wala nang lugar. Kalimutan muna ang isang naka-save.',
})
export const yourShopIsOpenPleaseSignIn = message('server/people.yourShopIsOpenPleaseSignIn', {
  en: 'Your shop is open. Please sign in.',
  fil: 'Bukas na ang iyong tindahan. Mag-sign in.',
})
export const thePersonWithThisEmailAddressWorks = message(
  'server/people.thePersonWithThisEmailAddressWorks',
  {
    en: 'The person with this email address works for another pharmacy already.',
    fil: 'Sa ibang botika na nagtatrabaho ang may ganitong email address.',
  },
)
export const pleaseChoosePassword = message('server/people.pleaseChoosePassword', {
  en: 'Please choose a password',
  fil: 'Pumili ng password',
})
export const theAccountWithThisEmailAddressIs = message('server/people.theAccountWithThisEmailAddressIs', {
  en: 'The account with this email address is suspended. Let it sign in again first, or ask for another address.',
  fil: 'Suspendido ang account na may ganitong email address. Payagan muna itong mag-sign in muli, o humingi ng ibang address.',
})
export const thereIsNoSuchPreRegistration = message('server/people.thereIsNoSuchPreRegistration', {
  en: 'There is no such pre-registration.',
  fil: 'Walang ganitong aplikasyon.',
})
export const thisApplicationIsNotApproved = message('server/people.thisApplicationIsNotApproved', {
  en: 'This application is not approved.',
  fil: 'Hindi pa aprubado ang aplikasyong ito.',
})
export const thisPharmacyHasSellerAlready = message('server/people.thisPharmacyHasSellerAlready', {
  en: 'This pharmacy has a seller already.',
  fil: 'May seller na ang botikang ito.',
})
export const thisLinkWasUsedAlreadyOrIs2 = message('server/people.thisLinkWasUsedAlreadyOrIs2', {
  en: 'This link was used already or is too old. Please write to us for a new one.',
  fil: 'Nagamit na ang link na ito o luma na. Sumulat sa amin para sa bago.',
})
export const theAccountWithThisEmailAddressIs2 = message('server/people.theAccountWithThisEmailAddressIs2', {
  en: 'The account with this email address is suspended. Please write to us.',
  fil: 'Suspendido ang account na may ganitong email address. Sumulat sa amin.',
})
export const somebodyHasToStayAdminMakeAnother = message('server/people.somebodyHasToStayAdminMakeAnother', {
  en: 'Somebody has to stay an admin: make another one first.',
  fil: 'May dapat manatiling admin: gumawa muna ng isa pa.',
})
export const pleaseTypeYourCurrentPassword = message('server/people.pleaseTypeYourCurrentPassword', {
  en: 'Please type your current password',
  fil: 'I-type ang kasalukuyan mong password',
})
export const thisIsNotYourCurrentPassword = message('server/people.thisIsNotYourCurrentPassword', {
  en: 'This is not your current password',
  fil: 'Hindi ito ang kasalukuyan mong password',
})
export const theCurrentPasswordIsNotRight = message('server/people.theCurrentPasswordIsNotRight', {
  en: 'The current password is not right.',
  fil: 'Mali ang kasalukuyang password.',
})
export const pleaseChooseThePharmacyThisPersonWorks = message(
  'server/people.pleaseChooseThePharmacyThisPersonWorks',
  {
    en: 'Please choose the pharmacy this person works for',
    fil: 'Piliin ang botikang pinagtatrabahuhan ng taong ito',
  },
)
export const aSellerNeedsPharmacy = message('server/people.aSellerNeedsPharmacy', {
  en: 'A seller needs a pharmacy.',
  fil: 'Kailangan ng botika ang nagtitinda.',
})
export const thereIsAccountWithThisEmailAddress = message(
  'server/people.thereIsAccountWithThisEmailAddress',
  {
    en: 'There is an account with this email address already',
    fil: 'May account na ang email address na ito',
  },
)
export const pleaseDeleteYourOwnAccountOnYour = message('server/people.pleaseDeleteYourOwnAccountOnYour', {
  en: 'Please delete your own account on your account page, with your password.',
  fil: 'Burahin ang sarili mong account sa pahina ng iyong account, gamit ang iyong password.',
})
export const anOrderOfThisPersonIsStill = message('server/people.anOrderOfThisPersonIsStill', {
  en: 'An order of this person is still under way. Cancel it, or wait until it has arrived.',
  fil: 'May order pa ang taong ito na hindi pa dumarating. Kanselahin ito, o hintaying dumating.',
})
export const anOrderOfYoursIsStillUnder = message('server/people.anOrderOfYoursIsStillUnder', {
  en: 'You still have an order under way. Cancel it, or wait until you have received it; then delete the account.',
  fil: 'May order ka pang hindi natatanggap. Kanselahin ito, o hintaying matanggap; saka burahin ang account.',
})
export const sellersAndAdminsChooseTheirOwnPassword = message(
  'server/people.sellersAndAdminsChooseTheirOwnPassword',
  {
    en: 'Sellers and admins choose their own password: send them a link',
    fil: 'Ang mga seller at admin ang pumipili ng sarili nilang password: padalhan sila ng link',
  },
)
export const thisIsThePasswordThatYouHave = message('server/people.thisIsThePasswordThatYouHave', {
  en: 'This is the password that you have already',
  fil: 'Ito na ang kasalukuyan mong password',
})
export const pleaseSignIn = message('server/people.pleaseSignIn', {
  en: 'Please sign in.',
  fil: 'Mag-log in muna.',
})
export const youAreSignedOut = message('server/people.youAreSignedOut', {
  en: 'You are signed out.',
  fil: 'Naka-sign out ka na.',
})
export const somebodyElseChangedThisAccountMeanwhilePlease = message(
  'server/people.somebodyElseChangedThisAccountMeanwhilePlease',
  {
    en: 'Somebody else changed this account meanwhile. Please load it again.',
    fil: 'May ibang nagbago ng account na ito samantala. Paki-load muli.',
  },
)
export const youCantTakeYourOwnRightAs = message('server/people.youCantTakeYourOwnRightAs', {
  en: 'You can’t take your own right as an admin away. Please ask another admin to do it.',
  fil: 'Hindi mo maaalis ang sarili mong karapatan bilang admin. Hilingin ito sa ibang admin.',
})
export const thisPersonHasNotConfirmedTheirEmail = message(
  'server/people.thisPersonHasNotConfirmedTheirEmail',
  {
    en: 'This person has not confirmed their email address yet',
    fil: 'Hindi pa kinukumpirma ng taong ito ang email address niya',
  },
)
export const deleteAnAddressFirst = message('server/people.deleteAnAddressFirst', {
  en: 'You can save {count, number} addresses. Please delete one first.',
  fil: 'Hanggang {count, number} address ang puwedeng i-save. Magbura muna ng isa.',
})
export const somebodyHasToStayOwner = message('server/people.somebodyHasToStayOwner', {
  en: 'The pharmacy needs an owner. Please make somebody else an owner first.',
  fil: 'Kailangan ng botika ng may-ari. Gawin munang may-ari ang iba.',
})
export const thereIsNoSuchPharmacy = message('server/people.thereIsNoSuchPharmacy', {
  en: 'There is no such pharmacy.',
  fil: 'Walang ganitong botika.',
})
export const nobodyOfThePharmacy = message('server/people.nobodyOfThePharmacy', {
  en: 'This person does not work at the pharmacy.',
  fil: 'Hindi nagtatrabaho sa botika ang taong ito.',
})
export const thereIsNoSuchInvitation = message('server/people.thereIsNoSuchInvitation', {
  en: 'There is no such invitation: it was followed or withdrawn.',
  fil: 'Walang ganitong imbitasyon: nasundan na ito o binawi.',
})
export const theyWorkHereAlready = message('server/people.theyWorkHereAlready', {
  en: 'Whoever has this email address works at the pharmacy already.',
  fil: 'Nagtatrabaho na sa botika ang may ganitong email address.',
})
export const youWorkHereAlready = message('server/people.youWorkHereAlready', {
  en: 'You work at this pharmacy already.',
  fil: 'Nagtatrabaho ka na sa botikang ito.',
})
export const anAdminWorksAtNoPharmacy = message('server/people.anAdminWorksAtNoPharmacy', {
  en: 'This email address is an admin’s, and an admin works at no pharmacy. Please use another address.',
  fil: 'Sa isang admin ang email address na ito, at walang botikang pinagtatrabahuhan ang admin. Gumamit ng ibang address.',
})
export const youWorkThereNow = message('server/people.youWorkThereNow', {
  en: 'You work at the pharmacy now. Please sign in.',
  fil: 'Nagtatrabaho ka na ngayon sa botika. Mag-sign in.',
})
export const youHaveLeft = message('server/people.youHaveLeft', {
  en: 'You have left {pharmacy}.',
  fil: 'Umalis ka na sa {pharmacy}.',
})
export const pleaseLeaveInstead = message('server/people.pleaseLeaveInstead', {
  en: 'To go yourself, please leave the pharmacy.',
  fil: 'Kung ikaw ang aalis, piliin ang “Umalis sa botika”.',
})
