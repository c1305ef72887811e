import { message } from './declare'

export const hello = message('emails.hello', { en: 'Hello {name},', fil: 'Kumusta {name},' })
export const helloNobody = message('emails.helloNobody', { en: 'Hello,', fil: 'Kumusta,' })
export const yourPharmacy = message('emails.yourPharmacy', { en: 'your pharmacy', fil: 'inyong botika' })

export const writeToUs = message('emails.writeToUs', { en: 'Write to us', fil: 'Sumulat sa amin' })
export const openTheOrder = message('emails.openTheOrder', { en: 'Open the order', fil: 'Buksan ang order' })
export const trackYourOrder = message('emails.trackYourOrder', {
  en: 'Track your order',
  fil: 'Subaybayan ang iyong order',
})

export const orderPlaced = message('emails.orderPlaced', {
  en: 'We have your order {number}',
  fil: 'Natanggap namin ang order mong {number}',
})
export const keepTheNumber = message('emails.keepTheNumber', {
  en: 'Thank you for your order. Its number is {number}: keep it, it is all you need to track the order.',
  fil: 'Salamat sa iyong order. Ang numero nito ay {number}: itago ito, ito lang ang kailangan para masubaybayan ang order.',
})
export const pharmacies = message('emails.pharmacies', {
  en: '{count, plural, one {# pharmacy} other {# pharmacies}}',
  fil: '{count, number} botika',
})
export const boughtForPickUp = message('emails.boughtForPickUp', {
  en: '{count, plural, one {# item} other {# items}} from {from}, {total} in all, to be picked up at the pharmacy.',
  fil: '{count, number} gamit mula sa {from}, {total} lahat, kukunin sa botika.',
})
export const boughtForDelivery = message('emails.boughtForDelivery', {
  en: '{count, plural, one {# item} other {# items}} from {from}, {total} in all, to be delivered to your door.',
  fil: '{count, number} gamit mula sa {from}, {total} lahat, ihahatid sa iyong bahay.',
})
export const weWriteAgain = message('emails.weWriteAgain', {
  en: 'We will email you again when the pharmacy has confirmed it.',
  fil: 'Susulat kami ulit kapag nakumpirma na ito ng botika.',
})
export const partAdded = message('emails.partAdded', {
  en: 'Your order {number} has a new part',
  fil: 'May bagong bahagi ang order mong {number}',
})
export const addedFrom = message('emails.addedFrom', {
  en: 'We have added {count, plural, one {# item} other {# items}} from {pharmacy} to your order, {total} in all.',
  fil: 'Nagdagdag kami ng {count, number} gamit mula sa {pharmacy} sa iyong order, {total} lahat.',
})
export const aPharmacy = message('emails.aPharmacy', { en: 'a pharmacy', fil: 'isang botika' })
export const mayCancelThePart = message('emails.mayCancelThePart', {
  en: 'If you did not agree to this, you can cancel the part freely until it is shipped.',
  fil: 'Kung hindi ka pumayag dito, maaari mong kanselahin ang bahagi nang walang bayad hangga’t hindi pa ito naipapadala.',
})
export const newOrder = message('emails.newOrder', {
  en: 'New order {number} to confirm',
  fil: 'Bagong order {number} na kukumpirmahin',
})
export const orderWaits = message('emails.orderWaits', {
  en: 'Order {number} is waiting for you: {total}.',
  fil: 'Naghihintay sa iyo ang order {number}: {total}.',
})
export const orderWaitsWithPrescription = message('emails.orderWaitsWithPrescription', {
  en: 'Order {number} is waiting for you: {total}, with a prescription to check.',
  fil: 'Naghihintay sa iyo ang order {number}: {total}, may resetang susuriin.',
})
export const newPrescription = message('emails.newPrescription', {
  en: 'New prescription to check for order {number}',
  fil: 'Bagong resetang susuriin para sa order {number}',
})
export const pleaseCheckIt = message('emails.pleaseCheckIt', {
  en: 'The shopper has sent another prescription for order {number}. Please check it, so that the order can go on.',
  fil: 'Nagpadala ang mamimili ng ibang reseta para sa order {number}. Pakisuri ito para maituloy ang order.',
})

export const seeRecurring = message('emails.seeRecurring', {
  en: 'See your recurring order',
  fil: 'Tingnan ang iyong paulit-ulit na order',
})
export const nextPlacedOn = message('emails.nextPlacedOn', {
  en: 'The next one is placed on {day}.',
  fil: 'Sa {day} ang susunod.',
})
export const itIsTheLast = message('emails.itIsTheLast', {
  en: 'It is the last one.',
  fil: 'Ito na ang huli.',
})
export const recurringSet = message('emails.recurringSet', {
  en: 'Your recurring order {number} is set up',
  fil: 'Nakatakda na ang paulit-ulit mong order {number}',
})
export const comesOften = message('emails.comesOften', {
  en: 'Your order is placed {often}. Its number is {number}: with it you can follow or stop it.',
  fil: 'Darating ang order mo {often}. Ang numero nito ay {number}: gamit ito, masusundan o maihihinto mo ito.',
})
export const firstIsIn = message('emails.firstIsIn', {
  en: 'The first order is in, {number} for {total}. {next}',
  fil: 'Pumasok na ang unang order, {number} sa halagang {total}. {next}',
})
export const firstPlacedOn = message('emails.firstPlacedOn', {
  en: 'The first order is placed on {day}.',
  fil: 'Sa {day} ang unang order.',
})
export const checkedAnew = message('emails.checkedAnew', {
  en: 'Each time we check prices, stock and prescription again, and email you the result.',
  fil: 'Bawat pagkakataon, sinusuri namin muli ang presyo, stock at reseta, at sinusulatan ka kung ano ang nangyari.',
})
export const recurringPlaced = message('emails.recurringPlaced', {
  en: 'Your recurring order is placed: {number}',
  fil: 'Naipasok na ang paulit-ulit mong order: {number}',
})
export const onItsWayToPharmacy = message('emails.onItsWayToPharmacy', {
  en: 'What you have ordered {often} is on its way to the pharmacy, as order {number} for {total}.',
  fil: 'Papunta na sa botika ang in-order mo {often}, bilang order {number} sa halagang {total}.',
})
export const pricesChanged = message('emails.pricesChanged', {
  en: 'Prices have changed since the last time, when it was {total}.',
  fil: 'Nagbago ang presyo mula noong huli, na {total}.',
})
export const nextAndCancel = message('emails.nextAndCancel', {
  en: '{next} Until the pharmacy has shipped this one, you can cancel it.',
  fil: '{next} Hangga’t hindi pa ito naipapadala ng botika, maaari mo itong kanselahin.',
})
export const prescriptionGone = message('emails.prescriptionGone', {
  en: 'The prescription that came with it is no longer valid or is gone.',
  fil: 'Hindi na balido o wala na ang resetang kasama nito.',
})
export const notActive = message('emails.notActive', {
  en: 'Your account is not active. Please write to us if that is a mistake.',
  fil: 'Hindi aktibo ang iyong account. Sumulat sa amin kung mali ito.',
})
export const notEnough = message('emails.notEnough', {
  en: 'The pharmacy does not have enough in stock.',
  fil: 'Kulang ang stock ng botika.',
})
export const cannotBeBought = message('emails.cannotBeBought', {
  en: 'Something in it cannot be bought at the moment.',
  fil: 'May laman itong hindi mabibili sa ngayon.',
})
export const recurringMissed = message('emails.recurringMissed', {
  en: 'Your recurring order {number} could not be placed',
  fil: 'Hindi naipasok ang paulit-ulit mong order {number}',
})
export const nothingOrdered = message('emails.nothingOrdered', {
  en: 'Nothing was ordered this time. {why} What is missing is shown in your recurring order.',
  fil: 'Walang na-order ngayon. {why} Nasa paulit-ulit mong order kung ano ang kulang.',
})
export const weTryAgain = message('emails.weTryAgain', {
  en: 'We will try again on {day}. If you need it sooner, please order it yourself.',
  fil: 'Susubukan namin ulit sa {day}. Kung kailangan mo ito nang mas maaga, ikaw na ang mag-order.',
})
export const wasTheLast = message('emails.wasTheLast', {
  en: 'It was the last one. If you still need it, please order it yourself.',
  fil: 'Ito na ang huli. Kung kailangan mo pa ito, ikaw na ang mag-order.',
})
export const recurringWaits = message('emails.recurringWaits', {
  en: 'Your recurring order {number} waits',
  fil: 'Naghihintay ang paulit-ulit mong order {number}',
})
export const pausedUntil = message('emails.pausedUntil', {
  en: 'It is due, but {pharmacy} takes no orders until {day}.',
  fil: 'Araw na nito, pero hindi tumatanggap ng order ang {pharmacy} hanggang {day}.',
})
export const pausedWithoutEnd = message('emails.pausedWithoutEnd', {
  en: 'It is due, but {pharmacy} takes no orders for the time being. We look again every day.',
  fil: 'Araw na nito, pero hindi muna tumatanggap ng order ang {pharmacy}. Titingnan namin ulit araw-araw.',
})
export const placedWhenItOpens = message('emails.placedWhenItOpens', {
  en: 'We place it as soon as the pharmacy is open again, and write to you then. If you need it sooner, please order it yourself.',
  fil: 'Ipapasok namin ito pagbukas ulit ng botika, at susulatan ka namin noon. Kung kailangan mo ito nang mas maaga, ikaw na ang mag-order.',
})
export const expectedArrival = message('emails.expectedArrival', {
  en: 'Expected: {when}.',
  fil: 'Inaasahan: {when}.',
})
export const expectedOfPharmacy = message('emails.expectedOfPharmacy', {
  en: '{pharmacy}: {when}',
  fil: '{pharmacy}: {when}',
})
export const recurringStopped = message('emails.recurringStopped', {
  en: 'Your recurring order {number} is stopped',
  fil: 'Inihinto na ang paulit-ulit mong order {number}',
})
export const noFurtherOrders = message('emails.noFurtherOrders', {
  en: 'No further orders are placed. Those that are under way go on.',
  fil: 'Wala nang susunod na order. Tuloy ang mga nasimulan na.',
})
export const yourOrder = message('emails.yourOrder', {
  en: 'Your order {number}',
  fil: 'order mong {number}',
})
export const partOfYourOrder = message('emails.partOfYourOrder', {
  en: 'Part of your order {number}',
  fil: 'bahagi ng order mong {number}',
})
export const isConfirmed = message('emails.isConfirmed', {
  en: '{order} is confirmed',
  fil: 'Nakumpirma na ang {order}',
})
export const isOnItsWay = message('emails.isOnItsWay', {
  en: '{order} is on its way',
  fil: 'Papunta na ang {order}',
})
export const isReady = message('emails.isReady', {
  en: '{order} is ready',
  fil: 'Handa na ang {order}',
})
export const hasArrived = message('emails.hasArrived', {
  en: '{order} has arrived',
  fil: 'Dumating na ang {order}',
})
export const wasPickedUp = message('emails.wasPickedUp', {
  en: '{order} was picked up',
  fil: 'Nakuha na ang {order}',
})
export const isPaid = message('emails.isPaid', {
  en: '{order} is paid',
  fil: 'Bayad na ang {order}',
})
export const isComplete = message('emails.isComplete', {
  en: '{order} is complete',
  fil: 'Tapos na ang {order}',
})
export const wasCancelled = message('emails.wasCancelled', {
  en: '{order} was cancelled',
  fil: 'Nakansela ang {order}',
})
export const passedTheCheck = message('emails.passedTheCheck', {
  en: '{order} passed the prescription check',
  fil: 'Pumasa sa pagsusuri ng reseta ang {order}',
})
export const needsPrescription = message('emails.needsPrescription', {
  en: '{order} needs another prescription',
  fil: 'Kailangan ng ibang reseta ang {order}',
})
export const thePharmacy = message('emails.thePharmacy', {
  en: 'The pharmacy',
  fil: 'ang botika',
})
export const pharmacyConfirmed = message('emails.pharmacyConfirmed', {
  en: '{pharmacy} has confirmed your order and is getting it ready.',
  fil: 'Kinumpirma na ng {pharmacy} ang iyong order at inihahanda na ito.',
})
export const readyAtPharmacy = message('emails.readyAtPharmacy', {
  en: 'Your order is ready for you at {pharmacy}.',
  fil: 'Handa na ang iyong order sa {pharmacy}.',
})
export const pharmacySent = message('emails.pharmacySent', {
  en: '{pharmacy} has sent your order. It is on its way to you.',
  fil: 'Ipinadala na ng {pharmacy} ang iyong order. Papunta na ito sa iyo.',
})
export const youPickedUp = message('emails.youPickedUp', {
  en: 'You told us that you have picked up your order from {pharmacy}. If that was not you, please contact the pharmacy.',
  fil: 'Sinabi mong nakuha mo na ang iyong order sa {pharmacy}. Kung hindi ikaw iyon, makipag-ugnayan sa botika.',
})
export const markedPickedUp = message('emails.markedPickedUp', {
  en: 'Your order from {pharmacy} is marked as picked up. If it was not picked up for you, please contact the pharmacy.',
  fil: 'Minarkahang nakuha na ang iyong order sa {pharmacy}. Kung hindi ito nakuha para sa iyo, makipag-ugnayan sa botika.',
})
export const youReceived = message('emails.youReceived', {
  en: 'You told us that your order from {pharmacy} has arrived. If that was not you, please contact the pharmacy.',
  fil: 'Sinabi mong dumating na ang iyong order mula sa {pharmacy}. Kung hindi ikaw iyon, makipag-ugnayan sa botika.',
})
export const markedReceived = message('emails.markedReceived', {
  en: 'Your order from {pharmacy} is marked as received. If it did not reach you, please contact the pharmacy.',
  fil: 'Minarkahang natanggap na ang iyong order mula sa {pharmacy}. Kung hindi ito nakarating sa iyo, makipag-ugnayan sa botika.',
})
export const pharmacyPaid = message('emails.pharmacyPaid', {
  en: '{pharmacy} has your payment. Thank you.',
  fil: 'Natanggap na ng {pharmacy} ang iyong bayad. Salamat.',
})
export const orderComplete = message('emails.orderComplete', {
  en: 'Your order from {pharmacy} is complete. Thank you for shopping with us.',
  fil: 'Tapos na ang iyong order mula sa {pharmacy}. Salamat sa pamimili sa amin.',
})
export const youCancelled = message('emails.youCancelled', {
  en: 'You have cancelled your order from {pharmacy}.',
  fil: 'Kinansela mo ang iyong order mula sa {pharmacy}.',
})
export const orderCancelled = message('emails.orderCancelled', {
  en: 'Your order from {pharmacy} was cancelled. You can read the reason in your order.',
  fil: 'Nakansela ang iyong order mula sa {pharmacy}. Nasa iyong order ang dahilan.',
})
export const prescriptionChecked = message('emails.prescriptionChecked', {
  en: '{pharmacy} has checked your prescription.',
  fil: 'Sinuri na ng {pharmacy} ang iyong reseta.',
})
export const prescriptionRefused = message('emails.prescriptionRefused', {
  en: '{pharmacy} could not accept your prescription. You can read the reason in your order. Please send another one there, or cancel.',
  fil: 'Hindi natanggap ng {pharmacy} ang iyong reseta. Nasa iyong order ang dahilan. Magpadala roon ng iba, o kanselahin ito.',
})
export const noNeedToPay = message('emails.noNeedToPay', {
  en: 'You do not have to pay for it.',
  fil: 'Hindi mo ito kailangang bayaran.',
})
export const piecesNotThere = message('emails.piecesNotThere', {
  en: '{count, plural, one {One piece that you ordered is missing.} other {# pieces that you ordered are missing.}} You do not pay for what is missing.',
  fil: '{count, number} pirasong in-order mo ang wala. Hindi mo babayaran ang kulang.',
})
export const piecesNotSent = message('emails.piecesNotSent', {
  en: '{count, plural, one {One piece} other {# pieces}} that you ordered could not be sent. You do not pay for what is missing.',
  fil: '{count, number} pirasong in-order mo ang hindi naipadala. Hindi mo babayaran ang kulang.',
})
export const haveReady = message('emails.haveReady', {
  en: 'Please have {total} ready.',
  fil: 'Pakihanda ang {total}.',
})
export const sellerCancelled = message('emails.sellerCancelled', {
  en: 'Order {number} was cancelled',
  fil: 'Nakansela ang order {number}',
})
export const sellerPickedUp = message('emails.sellerPickedUp', {
  en: 'Order {number} was picked up',
  fil: 'Nakuha na ang order {number}',
})
export const sellerArrived = message('emails.sellerArrived', {
  en: 'Order {number} has arrived',
  fil: 'Dumating na ang order {number}',
})
export const shopperCancelled = message('emails.shopperCancelled', {
  en: 'The shopper has cancelled your part of order {number}. Its goods are in stock again: please do not send it.',
  fil: 'Kinansela ng mamimili ang bahagi ninyo ng order {number}. Nasa stock na ulit ang mga ito: huwag na itong ipadala.',
})
export const adminCancelled = message('emails.adminCancelled', {
  en: 'An administrator has cancelled your part of order {number}. Its goods are in stock again: please do not send it.',
  fil: 'Kinansela ng administrator ang bahagi ninyo ng order {number}. Nasa stock na ulit ang mga ito: huwag na itong ipadala.',
})
export const shopperSaysPickedUp = message('emails.shopperSaysPickedUp', {
  en: 'The shopper says that order {number} was picked up. When it is paid for, please mark it as paid.',
  fil: 'Sinabi ng mamimili na nakuha na ang order {number}. Kapag bayad na ito, markahan itong bayad na.',
})
export const shopperSaysArrived = message('emails.shopperSaysArrived', {
  en: 'The shopper says that order {number} has arrived. When it is paid for, please mark it as paid.',
  fil: 'Sinabi ng mamimili na dumating na ang order {number}. Kapag bayad na ito, markahan itong bayad na.',
})
export const adminSaysPickedUp = message('emails.adminSaysPickedUp', {
  en: 'An administrator says that order {number} was picked up. When it is paid for, please mark it as paid.',
  fil: 'Sinabi ng administrator na nakuha na ang order {number}. Kapag bayad na ito, markahan itong bayad na.',
})
export const adminSaysArrived = message('emails.adminSaysArrived', {
  en: 'An administrator says that order {number} has arrived. When it is paid for, please mark it as paid.',
  fil: 'Sinabi ng administrator na dumating na ang order {number}. Kapag bayad na ito, markahan itong bayad na.',
})

export const confirmAddress = message('emails.confirmAddress', {
  en: 'Confirm your email address',
  fil: 'Kumpirmahin ang iyong email address',
})
export const pleaseConfirm = message('emails.pleaseConfirm', {
  en: 'Please confirm that this is the email address of your account with us.',
  fil: 'Pakikumpirma na ito ang email address ng account mo sa amin.',
})
export const worksDaysOrNothing = message('emails.worksDaysOrNothing', {
  en: 'The link works once, within the next {days, number} days. If you have no account with us, do nothing: nobody can use your address without this link.',
  fil: 'Isang beses lang gagana ang link, sa loob ng susunod na {days, number} araw. Kung wala kang account sa amin, huwag kang gumawa ng anuman: walang makagagamit ng iyong address kung wala ang link na ito.',
})
export const confirmMyAddress = message('emails.confirmMyAddress', {
  en: 'Confirm my email address',
  fil: 'Kumpirmahin ang aking email address',
})
export const confirmNewAddress = message('emails.confirmNewAddress', {
  en: 'Confirm your new email address',
  fil: 'Kumpirmahin ang bago mong email address',
})
export const fromNowOn = message('emails.fromNowOn', {
  en: 'Please confirm that this is to be the email address of your account with us. Until then the present one stays.',
  fil: 'Pakikumpirma na ito na ang magiging email address ng account mo sa amin. Hanggang doon, mananatili ang kasalukuyan.',
})
export const worksDays = message('emails.worksDays', {
  en: 'The link works once, within the next {days, number} days. If you did not ask for it, do nothing.',
  fil: 'Isang beses lang gagana ang link, sa loob ng susunod na {days, number} araw. Kung hindi mo ito hiningi, huwag kang gumawa ng anuman.',
})
export const confirmMyNewAddress = message('emails.confirmMyNewAddress', {
  en: 'Confirm my new address',
  fil: 'Kumpirmahin ang bago kong address',
})
export const alreadyAccount = message('emails.alreadyAccount', {
  en: 'You already have an account',
  fil: 'May account ka na',
})
export const somebodyWanted = message('emails.somebodyWanted', {
  en: 'Somebody, we hope you, wanted to use this email address for an account with us. You already have an account with it, and nothing about that was changed.',
  fil: 'May gustong gumamit ng email address na ito para sa account sa amin, sana ay ikaw. May account ka na gamit ito, at walang nabago roon.',
})
export const logInWithThat = message('emails.logInWithThat', {
  en: 'Log in with the password of that account. If you do not remember it, ask for a new one with "Forgot your password?". If it was not you, do nothing.',
  fil: 'Mag-log in gamit ang password ng account na iyon. Kung hindi mo na ito maalala, humingi ng bago sa "Nakalimutan ang password?". Kung hindi ikaw iyon, huwag kang gumawa ng anuman.',
})
export const logIn = message('emails.logIn', {
  en: 'Log in',
  fil: 'Mag-log in',
})
export const aboutToChange = message('emails.aboutToChange', {
  en: 'Your email address is about to change',
  fil: 'Magbabago na ang iyong email address',
})
export const askedToChange = message('emails.askedToChange', {
  en: 'Somebody, we hope you, asked to change the email address of your account. It changes when the new address is confirmed.',
  fil: 'May humiling na palitan ang email address ng iyong account, sana ay ikaw. Magbabago ito kapag nakumpirma na ang bagong address.',
})
export const stopTheChange = message('emails.stopTheChange', {
  en: 'If that was not you, set a new password right away: that stops the change and signs everybody out.',
  fil: 'Kung hindi ikaw iyon, magtakda agad ng bagong password: ihihinto nito ang pagbabago at masa-sign out ang lahat.',
})
export const setNewPassword = message('emails.setNewPassword', {
  en: 'Set a new password',
  fil: 'Magtakda ng bagong password',
})
export const addressChanged = message('emails.addressChanged', {
  en: 'Your email address was changed',
  fil: 'Napalitan ang iyong email address',
})
export const anotherAddress = message('emails.anotherAddress', {
  en: 'Your account with us has another email address now, and emails no longer go to this one.',
  fil: 'May ibang email address na ang account mo sa amin, at wala nang email na ipadadala rito.',
})
export const writeRightAway = message('emails.writeRightAway', {
  en: 'If that was not you, please write to us right away.',
  fil: 'Kung hindi ikaw iyon, sumulat agad sa amin.',
})

export const setYourPassword = message('emails.setYourPassword', {
  en: 'Set your password',
  fil: 'Itakda ang iyong password',
})
export const askedForNew = message('emails.askedForNew', {
  en: 'Somebody, we hope you, asked for a new password for your account.',
  fil: 'May humingi ng bagong password para sa iyong account, sana ay ikaw.',
})
export const askedForLink = message('emails.askedForLink', {
  en: 'Somebody, we hope you, asked for a link to set the password of your account.',
  fil: 'May humingi ng link para maitakda ang password ng iyong account, sana ay ikaw.',
})
export const worksHourStays = message('emails.worksHourStays', {
  en: 'The link works once, within the next hour. If you did not ask for it, do nothing: your password stays as it is.',
  fil: 'Isang beses lang gagana ang link, sa loob ng susunod na isang oras. Kung hindi mo ito hiningi, huwag kang gumawa ng anuman: hindi magbabago ang iyong password.',
})
export const worksHour = message('emails.worksHour', {
  en: 'The link works once, within the next hour. If you did not ask for it, do nothing.',
  fil: 'Isang beses lang gagana ang link, sa loob ng susunod na isang oras. Kung hindi mo ito hiningi, huwag kang gumawa ng anuman.',
})
export const weSendLink = message('emails.weSendLink', {
  en: 'We send you a link with which you set the password of your account.',
  fil: 'Narito ang link para maitakda mo ang password ng iyong account.',
})
export const worksDay = message('emails.worksDay', {
  en: 'It works once, within the next day. Until you use it, everything stays as it is.',
  fil: 'Isang beses lang itong gagana, sa loob ng susunod na isang araw. Hangga’t hindi mo ito ginagamit, walang magbabago.',
})
export const passwordChanged = message('emails.passwordChanged', {
  en: 'Your password was changed',
  fil: 'Napalitan ang iyong password',
})
export const signedOutElsewhere = message('emails.signedOutElsewhere', {
  en: 'Your account has a new password, and it was signed out everywhere but where the password was changed.',
  fil: 'May bagong password ang iyong account, at na-sign out ito saanman maliban kung saan pinalitan ang password.',
})
export const signedOutEverywhere = message('emails.signedOutEverywhere', {
  en: 'Your account has a new password, and everybody who was signed in with it has been signed out.',
  fil: 'May bagong password ang iyong account, at na-sign out ang lahat ng naka-sign in dito.',
})
export const setAnotherAndWrite = message('emails.setAnotherAndWrite', {
  en: 'If that was not you, set another one right away and write to us.',
  fil: 'Kung hindi ikaw iyon, magtakda agad ng iba at sumulat sa amin.',
})
export const twoStepOn = message('emails.twoStepOn', {
  en: 'Two-step login is on',
  fil: 'Naka-on na ang two-step login',
})
export const codeFromNowOn = message('emails.codeFromNowOn', {
  en: 'From now on your account asks for a code from your authenticator app as well as for the password. It was signed out everywhere but where this was turned on.',
  fil: 'Mula ngayon, hihingi ang iyong account ng code mula sa authenticator app bukod sa password. Na-sign out ito saanman maliban kung saan ito in-on.',
})
export const keepRecoveryCodes = message('emails.keepRecoveryCodes', {
  en: 'Keep the recovery codes in a safe place: one of them lets you in when you do not have the app.',
  fil: 'Itago ang mga recovery code sa ligtas na lugar: isa sa mga ito ang magpapapasok sa iyo kapag wala ang app.',
})
export const twoStepOff = message('emails.twoStepOff', {
  en: 'Two-step login is off',
  fil: 'Naka-off na ang two-step login',
})
export const passwordAlone = message('emails.passwordAlone', {
  en: 'From now on the password alone opens your account. It was signed out everywhere but where this was turned off.',
  fil: 'Mula ngayon, password lang ang magbubukas ng iyong account. Na-sign out ito saanman maliban kung saan ito in-off.',
})
export const operatorTurnedOff = message('emails.operatorTurnedOff', {
  en: 'Whoever runs this shop turned it off, so that you get in without the device that you lost. Your account was signed out everywhere. Please log in with the password and set up two-step login again.',
  fil: 'In-off ito ng nagpapatakbo ng tindahang ito, para makapasok ka nang wala ang nawala mong device. Na-sign out ang iyong account saanman. Mag-log in gamit ang password at i-set up ulit ang two-step login.',
})
export const manyWrongCodes = message('emails.manyWrongCodes', {
  en: 'Many wrong codes were typed for your account',
  fil: 'Maraming maling code ang tinype para sa iyong account',
})
export const knowsPassword = message('emails.knowsPassword', {
  en: 'Somebody logged in with the right password, and then typed one wrong code after the other. For up to an hour no further code is taken there; a device on which you logged in before still lets you in.',
  fil: 'May nag-log in gamit ang tamang password, saka sunod-sunod na nag-type ng maling code. Hanggang isang oras, wala nang tatanggaping code doon; makakapasok ka pa rin sa device kung saan ka na nag-log in dati.',
})
export const newRecoveryCodes = message('emails.newRecoveryCodes', {
  en: 'You have new recovery codes',
  fil: 'May mga bago kang recovery code',
})
export const earlierCodesEnd = message('emails.earlierCodesEnd', {
  en: 'New recovery codes were made for your account. The earlier ones no longer work.',
  fil: 'Gumawa ng mga bagong recovery code para sa iyong account. Hindi na gagana ang mga nauna.',
})
export const recoveryCodeUsed = message('emails.recoveryCodeUsed', {
  en: 'A recovery code was used',
  fil: 'May ginamit na recovery code',
})
export const loggedInByCode = message('emails.loggedInByCode', {
  en: 'A recovery code was used instead of your authenticator app. {left, plural, =0 {None is left} one {One is left} other {# are left}}: on the Security page of your account you can make new ones.',
  fil: 'Isang recovery code ang ginamit kapalit ng iyong authenticator app. {left, plural, =0 {Wala nang natitira} other {# pa ang natitira}}: sa page na Seguridad ng iyong account, makakagawa ka ng mga bago.',
})
export const accountDeleted = message('emails.accountDeleted', {
  en: 'Your account was deleted',
  fil: 'Nabura na ang iyong account',
})
export const accountIsGone = message('emails.accountIsGone', {
  en: 'Your account is deleted, as requested. What the law makes us keep of your orders stays without your name.',
  fil: 'Nabura na ang iyong account, gaya ng hiningi. Ang mga ipinatatabi ng batas tungkol sa iyong mga order ay mananatili nang wala ang iyong pangalan.',
})
export const setAnother = message('emails.setAnother', {
  en: 'Set another password',
  fil: 'Magtakda ng ibang password',
})
export const passwordIsSet = message('emails.passwordIsSet', {
  en: 'Your password is set',
  fil: 'Naitakda na ang iyong password',
})
export const firstPassword = message('emails.firstPassword', {
  en: 'Your account has its first password, and you can sign in with it.',
  fil: 'May unang password na ang iyong account, at makakapag-sign in ka na gamit ito.',
})
export const notYouWhoSet = message('emails.notYouWhoSet', {
  en: 'If it was not you who set it, set another one right away and write to us.',
  fil: 'Kung hindi ikaw ang nagtakda nito, magtakda agad ng iba at sumulat sa amin.',
})

export const haveApplication = message('emails.haveApplication', {
  en: 'We have your application to sell with us',
  fil: 'Natanggap namin ang aplikasyon ninyong magbenta sa amin',
})
export const thanksForApplying = message('emails.thanksForApplying', {
  en: 'Thank you for asking to sell {pharmacy}’s medicines on Botika. We look at each application ourselves and write to you as soon as we have decided.',
  fil: 'Salamat sa hangad ninyong ibenta sa Botika ang mga gamot ng {pharmacy}. Tinitingnan namin mismo ang bawat aplikasyon at susulat kami agad kapag nakapagpasya na.',
})
export const nothingToDo = message('emails.nothingToDo', {
  en: 'You need not do anything until then. If it was not you who applied, do nothing either: without your answer no account is opened.',
  fil: 'Wala kayong kailangang gawin hanggang doon. Kung hindi kayo ang nag-apply, huwag ding gumawa ng anuman: walang account na mabubuksan kung wala ang inyong sagot.',
})
export const aboutApplication = message('emails.aboutApplication', {
  en: 'About your application to sell with us',
  fil: 'Tungkol sa aplikasyon ninyong magbenta sa amin',
})
export const cannotTakeOn = message('emails.cannotTakeOn', {
  en: 'Thank you for your patience. We are sorry that we cannot take {pharmacy} on at the moment.',
  fil: 'Salamat sa inyong paghihintay. Paumanhin, hindi namin matatanggap ang {pharmacy} sa ngayon.',
})
export const why = message('emails.why', {
  en: 'Why: {reason}',
  fil: 'Dahilan: {reason}',
})
export const questionOrChange = message('emails.questionOrChange', {
  en: 'If you have a question, or something has changed since, please write to us. You may apply again at any time.',
  fil: 'Kung may tanong kayo, o may nagbago na, sumulat sa amin. Maaari kayong mag-apply ulit anumang oras.',
})
export const knowWhyOrChange = message('emails.knowWhyOrChange', {
  en: 'If you want to know why, or something has changed since, please write to us. You may apply again at any time.',
  fil: 'Kung gusto ninyong malaman ang dahilan, o may nagbago na, sumulat sa amin. Maaari kayong mag-apply ulit anumang oras.',
})
export const canSell = message('emails.canSell', {
  en: '{pharmacy} can sell with us',
  fil: 'Makapagbebenta na sa amin ang {pharmacy}',
})
export const approvedSetPassword = message('emails.approvedSetPassword', {
  en: 'We have approved {pharmacy}. Follow the link to set a password, then enter your address and opening hours and add what you sell.',
  fil: 'Inaprubahan na namin ang {pharmacy}. Sundan ang link para magtakda ng password, saka ilagay ang inyong address at oras ng pagbubukas at idagdag ang inyong ibinebenta.',
})
export const approvedSignIn = message('emails.approvedSignIn', {
  en: 'We have approved {pharmacy}. Follow the link, sign in with the password of the account that you have with us, then enter your address and opening hours and add what you sell.',
  fil: 'Inaprubahan na namin ang {pharmacy}. Sundan ang link, mag-sign in gamit ang password ng account ninyo sa amin, saka ilagay ang inyong address at oras ng pagbubukas at idagdag ang inyong ibinebenta.',
})
export const onlyYou = message('emails.onlyYou', {
  en: 'The link works once, within the next {days, number} days, and only you should use it: it makes whoever follows it the seller of the pharmacy. After that, write to us for another one.',
  fil: 'Isang beses lang gagana ang link, sa loob ng susunod na {days, number} araw, at kayo lang ang dapat gumamit nito: magiging nagtitinda ng botika ang sinumang susunod dito. Pagkatapos noon, sumulat sa amin para sa panibago.',
})
export const openMyShop = message('emails.openMyShop', {
  en: 'Open my shop',
  fil: 'Buksan ang aking tindahan',
})
export const isSuspended = message('emails.isSuspended', {
  en: '{pharmacy} is suspended',
  fil: 'Suspendido ang {pharmacy}',
})
export const weSuspended = message('emails.weSuspended', {
  en: 'We have suspended {pharmacy}: none of its offers is shown in the shop for now.',
  fil: 'Sinuspinde namin ang {pharmacy}: wala muna sa mga alok nito ang makikita sa tindahan.',
})
export const theReason = message('emails.theReason', {
  en: 'The reason: {reason}',
  fil: 'Ang dahilan: {reason}',
})
export const finishOrders = message('emails.finishOrders', {
  en: 'You can still sign in. Please finish the orders that are under way, and write to us if you think that this is a mistake.',
  fil: 'Makakapag-sign in pa rin kayo. Pakitapos ang mga order na nasimulan na, at sumulat sa amin kung sa tingin ninyo ay mali ito.',
})
export const canSellAgain = message('emails.canSellAgain', {
  en: '{pharmacy} can sell again',
  fil: 'Makapagbebenta na ulit ang {pharmacy}',
})
export const suspensionEnded = message('emails.suspensionEnded', {
  en: 'The suspension of {pharmacy} has ended. While its licence is valid, its live offers are shown in the shop again.',
  fil: 'Tapos na ang suspensyon ng {pharmacy}. Habang balido ang lisensya nito, makikita ulit sa tindahan ang mga live na alok nito.',
})
export const lookThroughStock = message('emails.lookThroughStock', {
  en: 'Please look through your stock and prices before the next orders come in.',
  fil: 'Pakitingnan ang inyong stock at presyo bago pumasok ang mga susunod na order.',
})
export const openYourOffice = message('emails.openYourOffice', {
  en: 'Open your office',
  fil: 'Buksan ang inyong opisina',
})
export const openProduct = message('emails.openProduct', {
  en: 'Open the product',
  fil: 'Buksan ang produkto',
})
export const productReturned = message('emails.productReturned', {
  en: '{name} needs a change',
  fil: 'May kailangang baguhin sa {name}',
})
export const productNeedsChange = message('emails.productNeedsChange', {
  en: 'You added {name} to the catalogue. We could not approve it yet, so it is not on sale.',
  fil: 'Idinagdag ninyo ang {name} sa katalogo. Hindi pa namin ito maaprubahan, kaya hindi pa ito naibebenta.',
})
export const changeAndSave = message('emails.changeAndSave', {
  en: 'Please change it and save it: it then comes to us again.',
  fil: 'Pakibago at i-save ito: babalik ito sa amin.',
})
export const aboutYourReport = message('emails.aboutYourReport', {
  en: 'About your report on {name}',
  fil: 'Tungkol sa ulat ninyo sa {name}',
})
export const weLookedAtYourReport = message('emails.weLookedAtYourReport', {
  en: 'You reported a mistake in what the catalogue says about {name}. We have looked at it.',
  fil: 'Nag-ulat kayo ng mali sa sinasabi ng katalogo tungkol sa {name}. Tiningnan na namin ito.',
})
export const ourAnswer = message('emails.ourAnswer', {
  en: 'Our answer: {answer}',
  fil: 'Ang sagot namin: {answer}',
})
export const pharmacyAtStart = message('emails.pharmacyAtStart', {
  en: 'Your pharmacy',
  fil: 'Ang inyong botika',
})
export const answerTo = message('emails.answerTo', {
  en: 'Re: {subject}',
  fil: 'Re: {subject}',
})
export const answerToYourMessage = message('emails.answerToYourMessage', {
  en: 'Our answer to your message',
  fil: 'Ang sagot namin sa mensahe mo',
})
export const joinPharmacy = message('emails.joinPharmacy', {
  en: 'An invitation to work at {pharmacy}',
  fil: 'Imbitasyong magtrabaho sa {pharmacy}',
})
export const invitesOwner = message('emails.invitesOwner', {
  en: '{by} invites you to {pharmacy} as one of its owners.',
  fil: 'Iniimbitahan kayo ni {by} sa {pharmacy} bilang isa sa mga may-ari nito.',
})
export const invitesPharmacist = message('emails.invitesPharmacist', {
  en: '{by} invites you to {pharmacy} as a pharmacist.',
  fil: 'Iniimbitahan kayo ni {by} sa {pharmacy} bilang parmasyutiko.',
})
export const invitesClerk = message('emails.invitesClerk', {
  en: '{by} invites you to {pharmacy} as a clerk.',
  fil: 'Iniimbitahan kayo ni {by} sa {pharmacy} bilang klerk.',
})
export const joinSignIn = message('emails.joinSignIn', {
  en: 'Follow the link, then sign in with the password of the account that you have with us.',
  fil: 'Sundan ang link, saka mag-sign in gamit ang password ng account ninyo sa amin.',
})
export const joinSetPassword = message('emails.joinSetPassword', {
  en: 'Follow the link to set a password, then sign in.',
  fil: 'Sundan ang link para magtakda ng password, saka mag-sign in.',
})
export const onlyYouJoin = message('emails.onlyYouJoin', {
  en: 'The link works once, within the next {days, number} days, and only you should use it. If you do not know the pharmacy, ignore this email: nothing happens then.',
  fil: 'Isang beses lang gagana ang link, sa loob ng susunod na {days, number} araw, at kayo lang ang dapat gumamit nito. Kung hindi ninyo kilala ang botika, huwag pansinin ang email na ito: walang mangyayari.',
})
export const joinThePharmacy = message('emails.joinThePharmacy', {
  en: 'Join the pharmacy',
  fil: 'Sumali sa botika',
})
export const noLongerAt = message('emails.noLongerAt', {
  en: 'You no longer work at {pharmacy}',
  fil: 'Hindi na kayo nagtatrabaho sa {pharmacy}',
})
export const noLongerWorkAt = message('emails.noLongerWorkAt', {
  en: 'Your account no longer opens the back office of {pharmacy}.',
  fil: 'Hindi na nabubuksan ng account ninyo ang back office ng {pharmacy}.',
})
export const shopperAccountStays = message('emails.shopperAccountStays', {
  en: 'You can still shop with it. If this was a mistake, write to the pharmacy.',
  fil: 'Maaari pa rin kayong mamili gamit ito. Kung pagkakamali ito, sumulat sa botika.',
})
export const complaintReceived = message('emails.complaintReceived', {
  en: 'We have your report about order {number}',
  fil: 'Natanggap namin ang report mo tungkol sa order {number}',
})
export const complaintReceivedDays = message('emails.complaintReceivedDays', {
  en: '{pharmacy} has until {answer_by} to answer, and we settle it by {settle_by}. You get an email each time.',
  fil: 'Hanggang {answer_by} ang {pharmacy} para sumagot, at pagpapasyahan namin ito hanggang {settle_by}. Mag-e-email kami sa bawat hakbang.',
})
export const complaintDti = message('emails.complaintDti', {
  en: 'If it is not settled by then, you may also go to the Department of Trade and Industry (DTI).',
  fil: 'Kung hindi ito mapagpasyahan hanggang noon, maaari ka ring lumapit sa Department of Trade and Industry (DTI).',
})
export const complaintOpened = message('emails.complaintOpened', {
  en: 'A shopper reports a problem with order {number}',
  fil: 'May mamimiling nag-report ng problema sa order {number}',
})
export const complaintAnswerBy = message('emails.complaintAnswerBy', {
  en: 'Please read it and answer by {answer_by}.',
  fil: 'Pakibasa at sagutin ito hanggang {answer_by}.',
})
export const complaintForAdmins = message('emails.complaintForAdmins', {
  en: '{pharmacy} is to answer by {answer_by}. It is to be settled by {settle_by}.',
  fil: 'Dapat sumagot ang {pharmacy} hanggang {answer_by}. Dapat itong mapagpasyahan hanggang {settle_by}.',
})
export const complaintAnswered = message('emails.complaintAnswered', {
  en: 'There is an answer to the report about order {number}',
  fil: 'May sagot na sa report tungkol sa order {number}',
})
export const complaintPharmacyAnswered = message('emails.complaintPharmacyAnswered', {
  en: '{pharmacy} has answered. It is to be settled by {settle_by}.',
  fil: 'Sumagot na ang {pharmacy}. Pagpapasyahan ito hanggang {settle_by}.',
})
export const complaintWritten = message('emails.complaintWritten', {
  en: 'A new message about the problem with order {number}',
  fil: 'May bagong mensahe tungkol sa problema sa order {number}',
})
export const complaintShopperWrote = message('emails.complaintShopperWrote', {
  en: 'The shopper has written again.',
  fil: 'Sumulat muli ang mamimili.',
})
export const complaintAdminWrote = message('emails.complaintAdminWrote', {
  en: 'The Botika team has written.',
  fil: 'Sumulat ang team ng Botika.',
})
export const complaintSettled = message('emails.complaintSettled', {
  en: 'The report about order {number} is settled',
  fil: 'Napagpasyahan na ang report tungkol sa order {number}',
})
export const complaintOutcome = message('emails.complaintOutcome', {
  en: 'The outcome: {outcome}. You can read the reason in the report.',
  fil: 'Ang kinalabasan: {outcome}. Nasa report ang dahilan.',
})
export const complaintMayReopen = message('emails.complaintMayReopen', {
  en: 'If you are not satisfied with it, you can reopen it once until {day}.',
  fil: 'Kung hindi ka kuntento, maaari mo itong muling buksan nang isang beses hanggang {day}.',
})
export const complaintWithdrawn = message('emails.complaintWithdrawn', {
  en: 'The report about order {number} was withdrawn',
  fil: 'Iniurong ang report tungkol sa order {number}',
})
export const complaintWithdrawnWords = message('emails.complaintWithdrawnWords', {
  en: 'The shopper has withdrawn it. Nothing more is to be done.',
  fil: 'Iniurong ito ng mamimili. Wala nang kailangang gawin.',
})
export const complaintWithdrawnByYou = message('emails.complaintWithdrawnByYou', {
  en: 'You have withdrawn it. If that was not you, please write to us.',
  fil: 'Iniurong mo ito. Kung hindi ikaw iyon, sumulat sa amin.',
})
export const complaintReopened = message('emails.complaintReopened', {
  en: 'The report about order {number} is open again',
  fil: 'Bukas na muli ang report tungkol sa order {number}',
})
export const complaintReopenedWords = message('emails.complaintReopenedWords', {
  en: 'The shopper has opened it once more. {pharmacy} is to answer by {answer_by}, and it is to be settled by {settle_by}.',
  fil: 'Muli itong binuksan ng mamimili. Dapat sumagot ang {pharmacy} hanggang {answer_by}, at dapat itong mapagpasyahan hanggang {settle_by}.',
})
export const complaintAnswerDue = message('emails.complaintAnswerDue', {
  en: 'The report about order {number} waits for your answer',
  fil: 'Hinihintay ang sagot ninyo sa report tungkol sa order {number}',
})
export const complaintSettleDue = message('emails.complaintSettleDue', {
  en: 'The report about order {number} is to be settled soon',
  fil: 'Malapit na ang takdang araw ng report tungkol sa order {number}',
})
export const complaintSettleBy = message('emails.complaintSettleBy', {
  en: 'It is at {pharmacy}, and is to be settled by {settle_by}.',
  fil: 'Sa {pharmacy} ito, at dapat mapagpasyahan hanggang {settle_by}.',
})
export const seeComplaint = message('emails.seeComplaint', {
  en: 'See the report and the answers',
  fil: 'Tingnan ang report at mga sagot',
})
export const openComplaint = message('emails.openComplaint', {
  en: 'Open the complaint',
  fil: 'Buksan ang reklamo',
})
export const pleaseChoose = message('emails.pleaseChoose', {
  en: 'Please choose: {count, plural, one {# item} other {# items}} of order {number} can’t be sent',
  fil: 'Pumili: {count, number} item ng order {number} ang hindi maipapadala',
})
export const pharmacyRefused = message('emails.pharmacyRefused', {
  en: '{pharmacy} can’t send an item of your order. Please choose in the order within {days, plural, one {# day} other {# days}}: from another pharmacy, or without it. The rest goes on, nothing is moved without your consent, and without an answer the item is left out.',
  fil: 'Hindi maipapadala ng {pharmacy} ang isang item sa iyong order. Pumili sa order sa loob ng {days, number} araw: mula sa ibang botika, o wala na ito. Tuloy ang iba, walang ililipat nang walang pahintulot mo, at kung walang sagot, aalisin ang item.',
})
export const pharmacyRefusedAll = message('emails.pharmacyRefusedAll', {
  en: '{pharmacy} can’t send an item of your order, and nothing else of it is on its way. Please choose in the order within {days, plural, one {# day} other {# days}}: from another pharmacy, or without it. Nothing is moved without your consent, and without an answer the item is left out.',
  fil: 'Hindi maipapadala ng {pharmacy} ang isang item sa iyong order, at wala nang iba pang ipapadala mula rito. Pumili sa order sa loob ng {days, number} araw: mula sa ibang botika, o wala na ito. Walang ililipat nang walang pahintulot mo, at kung walang sagot, aalisin ang item.',
})
export const weAskOthers = message('emails.weAskOthers', {
  en: 'Another pharmacy is being asked for {count, plural, one {# item} other {# items}} of order {number}',
  fil: 'Tinatanong ang ibang botika para sa {count, number} item ng order {number}',
})
export const othersAreAsked = message('emails.othersAreAsked', {
  en: '{pharmacy} can’t send an item of your order. You said yes to another pharmacy that costs no more, so we have asked for you. The pharmacy that we asked has until {by} to answer. You can still go without it.',
  fil: 'Hindi maipapadala ng {pharmacy} ang isang item sa iyong order. Pumayag ka sa ibang botikang hindi mas mahal, kaya nagtanong na kami para sa iyo. Sasagot ang tinanong hanggang {by}. Maaari mo pa rin itong alisin.',
})
export const nobodyTookIt = message('emails.nobodyTookIt', {
  en: '{pharmacy} could not send an item, and the pharmacy that we asked can’t send it either. Please choose once more in the order.',
  fil: 'Hindi rin maipapadala ng tinanong na botika ang hindi naipadala ng {pharmacy}. Pumili muli sa order.',
})
export const goesOnWithout = message('emails.goesOnWithout', {
  en: 'Order {number} goes on without {count, plural, one {an item} other {# items}}',
  fil: 'Tuloy ang order {number} nang wala ang {count, number} item',
})
export const nobodyChose = message('emails.nobodyChose', {
  en: '{pharmacy} could not send an item, and the time to choose is over. The order goes on without it, and you do not pay for it.',
  fil: 'May item na hindi naipadala ng {pharmacy}, at tapos na ang oras ng pagpili. Tuloy ang order nang wala ito, at hindi mo ito babayaran.',
})
export const notSentYet = message('emails.notSentYet', {
  en: 'Order {number} is late: do you want to wait?',
  fil: 'Huli na ang order {number}: gusto mo pa bang maghintay?',
})
export const waitOrChoose = message('emails.waitOrChoose', {
  en: '{pharmacy} has confirmed your items and not sent them yet, long after the time that was said. In the order you can choose another pharmacy, or cancel. If you would rather wait, you need do nothing. What is not sent within {days, plural, one {# more day} other {# more days}} ends, and you are asked again.',
  fil: 'Kinumpirma ng {pharmacy} ang mga item mo pero hindi pa naipapadala, matagal na mula sa oras na sinabi. Sa order, maaari kang pumili ng ibang botika o magkansela. Kung gusto mong maghintay, wala kang kailangang gawin. Matatapos ang hindi maipadala sa loob ng {days, number} araw pa, at tatanungin ka ulit.',
})
export const sellerUnsent = message('emails.sellerUnsent', {
  en: 'Order {number} is late: please send it',
  fil: 'Huli na ang order {number}: pakipadala na',
})
export const pleaseSendIt = message('emails.pleaseSendIt', {
  en: 'Your pharmacy has confirmed its part of order {number} and not sent it. The shopper may take it elsewhere now. If it is with them already, mark it as sent: what is not marked within {days, plural, one {# day} other {# days}} is cancelled automatically.',
  fil: 'Kinumpirma ng inyong botika ang bahagi ninyo ng order {number} pero hindi pa naipapadala. Maaari na itong ilipat ng mamimili sa iba. Kung nasa kanila na ito, markahan itong naipadala: kusang makakansela ang hindi pa sa loob ng {days, number} araw.',
})
export const endedUnsent = message('emails.endedUnsent', {
  en: 'Your part of order {number} was not sent in time and is cancelled. Its goods are in stock again: please do not send it. If the shopper has paid, give the money back.',
  fil: 'Hindi naipadala sa oras ang bahagi ninyo ng order {number}, kaya nakansela na ito. Nasa stock na ulit ang mga ito: huwag na itong ipadala. Kung nakabayad na ang mamimili, ibalik ang pera.',
})
export const hasItArrived = message('emails.hasItArrived', {
  en: 'Has order {number} arrived?',
  fil: 'Dumating na ba ang order {number}?',
})
export const sayIfItHasNot = message('emails.sayIfItHasNot', {
  en: '{pharmacy} sent your order a while ago, and nobody has said that it arrived. If it has, you need do nothing. If it has not, please report it in the order, or ask the pharmacy. What nobody reports within {days, plural, one {# day} other {# days}} counts as received.',
  fil: 'Matagal nang naipadala ng {pharmacy} ang order mo, at wala pang nagsasabing dumating ito. Kung dumating na, wala kang kailangang gawin. Kung hindi pa, i-report ito sa order o magtanong sa botika. Ituturing na natanggap ang hindi mai-report sa loob ng {days, number} araw.',
})
export const waitsForYou = message('emails.waitsForYou', {
  en: 'Order {number} is still waiting for you',
  fil: 'Naghihintay pa rin sa iyo ang order {number}',
})
export const fetchItOrItEnds = message('emails.fetchItOrItEnds', {
  en: '{pharmacy} has had your order ready for a while. If it is not picked up within {days, plural, one {# day} other {# days}}, it is cancelled, and you do not pay for it. If you have it already, please tell the pharmacy.',
  fil: 'Matagal nang handa ang order mo sa {pharmacy}. Kung hindi ito makukuha sa loob ng {days, number} araw, makakansela ito at hindi mo babayaran. Kung nasa iyo na ito, sabihin sa botika.',
})
export const sellerUnreceived = message('emails.sellerUnreceived', {
  en: 'Has order {number} arrived?',
  fil: 'Dumating na ba ang order {number}?',
})
export const pleaseMarkIt = message('emails.pleaseMarkIt', {
  en: 'Your pharmacy has sent its part of order {number}, and nobody has marked it as received. If it came back, please cancel it. What is not reported within {days, plural, one {# day} other {# days}} counts as received.',
  fil: 'Naipadala na ng inyong botika ang bahagi ninyo ng order {number}, at wala pang nagmarkang natanggap ito. Kung bumalik ito, kanselahin ito. Ituturing na natanggap ang hindi mai-report sa loob ng {days, number} araw.',
})
export const sellerUnfetched = message('emails.sellerUnfetched', {
  en: 'Order {number} has not been picked up',
  fil: 'Hindi pa nakukuha ang order {number}',
})
export const pleaseMarkItFetched = message('emails.pleaseMarkItFetched', {
  en: 'Order {number} is ready at your pharmacy and not marked as picked up. If the shopper has it, please mark it. What is not picked up within {days, plural, one {# day} other {# days}} is cancelled automatically.',
  fil: 'Handa na sa inyong botika ang order {number} at hindi pa minamarkahang nakuha. Kung nasa mamimili na ito, markahan ito. Kusang makakansela ang hindi makukuha sa loob ng {days, number} araw.',
})
export const endedUnfetched = message('emails.endedUnfetched', {
  en: 'Your part of order {number} was not picked up and is cancelled. Its goods are in stock again.',
  fil: 'Hindi nakuha ang bahagi ninyo ng order {number}, kaya nakansela na ito. Nasa stock na ulit ang mga ito.',
})
export const nothingIsLeft = message('emails.nothingIsLeft', {
  en: 'Nothing is left of order {number}',
  fil: 'Wala nang natitira sa order {number}',
})
export const nobodyChoseAll = message('emails.nobodyChoseAll', {
  en: '{pharmacy} could not send an item, and the time to choose is over. Nothing of the order is on its way any more, and you do not pay for it.',
  fil: 'May item na hindi naipadala ng {pharmacy}, at tapos na ang oras ng pagpili. Wala nang ipapadala mula sa order, at hindi mo ito babayaran.',
})
export const lineOffered = message('emails.lineOffered', {
  en: 'An item is offered to your pharmacy',
  fil: 'May item na inaalok sa inyong botika',
})
export const lineOfferedWords = message('emails.lineOfferedWords', {
  en: 'Another pharmacy can’t send an item of an order, and the shopper would take it from you. Whoever accepts first sends it. Please answer by {by}.',
  fil: 'May item sa isang order na hindi maipadala ng ibang botika, at gusto itong bilhin ng mamimili sa inyo. Kung sino ang unang tumanggap, siya ang magpapadala. Sumagot hanggang {by}.',
})
export const openTheOffer = message('emails.openTheOffer', {
  en: 'See the item',
  fil: 'Tingnan ang item',
})
export const stopTheseEmails = message('emails.stopTheseEmails', {
  en: 'Stop these emails',
  fil: 'Ihinto ang mga email na ito',
})
export const confirmAlert = message('emails.confirmAlert', {
  en: 'Please confirm that we may write to you about a price',
  fil: 'Pakikumpirma na puwede ka naming sulatan tungkol sa isang presyo',
})
export const alertAskedFor = message('emails.alertAskedFor', {
  en: 'Somebody, probably you, asked us to write to this address once a product costs what they wait for, or is in stock again.',
  fil: 'May humiling, malamang ikaw, na sulatan namin ang address na ito kapag naging kasingbaba na ng hinihintay ang presyo ng isang produkto, o kapag may stock na ulit.',
})
export const confirmAlertOrNothing = message('emails.confirmAlertOrNothing', {
  en: 'We begin once you confirm it within {days, plural, one {# day} other {# days}}. If it was not you, do nothing: we do not write again.',
  fil: 'Magsisimula kami kapag kinumpirma mo ito sa loob ng {days, number} araw. Kung hindi ikaw iyon, huwag pansinin ito: hindi na kami susulat ulit.',
})
export const confirmAndBegin = message('emails.confirmAndBegin', {
  en: 'Yes, write to me',
  fil: 'Oo, sulatan ako',
})
export const priceYouWaitedFor = message('emails.priceYouWaitedFor', {
  en: 'The price that you waited for',
  fil: 'Ang presyong hinihintay mo',
})
export const backInStock = message('emails.backInStock', {
  en: 'Back in stock',
  fil: 'May stock na ulit',
})
export const costsNow = message('emails.costsNow', {
  en: 'A product that you asked us about costs {price} now, in {place}. You wanted to know at {wanted} or below.',
  fil: '{price} na ngayon ang isang produktong ipinabantay mo sa amin, sa {place}. Gusto mong malaman kapag {wanted} o mas mababa na.',
})
export const inStockNow = message('emails.inStockNow', {
  en: 'A product that you asked us about is in stock again in {place}, from {price}.',
  fil: 'May stock na ulit sa {place} ang isang produktong ipinabantay mo sa amin, mula {price}.',
})
export const thePhilippines = message('emails.thePhilippines', {
  en: 'the Philippines',
  fil: 'Pilipinas',
})
export const pricesChange = message('emails.pricesChange', {
  en: 'Prices and stock change: the page says what it costs at the moment.',
  fil: 'Nagbabago ang presyo at stock: nasa pahina kung magkano ito sa ngayon.',
})
