import { message } from '../declare'

export const itLeavesTheseListsFor = message('office/dispatch.itLeavesTheseListsFor', {
  en: 'It leaves these lists for good. The shopper keeps seeing that it was cancelled.',
  fil: 'Tuluyan itong mawawala sa mga listahang ito. Makikita pa rin ng mamimili na kinansela ito.',
})
export const thereIsNoCourierYet = message('office/dispatch.thereIsNoCourierYet', {
  en: 'There is no courier yet. They are added under “Courier” in the menu.',
  fil: 'Wala pang tagahatid. Idinadagdag sila sa “Tagahatid” sa menu.',
})
export const noCourierNamed = message('office/dispatch.noCourierNamed', {
  en: 'No courier named',
  fil: 'Walang pinangalanang tagahatid',
})
export const sentOfWantedReady = message('office/dispatch.sentOfWantedReady', {
  en: '{sent, number} of {wanted, number} ready',
  fil: '{sent, number} sa {wanted, number} ang handa na',
})
export const sentOfWantedSent = message('office/dispatch.sentOfWantedSent', {
  en: '{sent, number} of {wanted, number} sent',
  fil: '{sent, number} sa {wanted, number} ang naipadala',
})
export const pickUp = message('office/dispatch.pickUp', { en: 'Pick up', fil: 'Kukunin sa botika' })
export const eachOneLeavesWholeTo = message('office/dispatch.eachOneLeavesWholeTo', {
  en: 'Each order is sent complete. To send only part of one, open it.',
  fil: 'Buo ang pagpapadala ng bawat isa. Para magpadala ng bahagi lang, buksan ito.',
})
export const print = message('office/dispatch.print', { en: 'Print', fil: 'I-print' })
export const readyForPickUp2 = message('office/dispatch.readyForPickUp2', {
  en: 'Ready for pick-up?',
  fil: 'Handa na bang kunin?',
})
export const shipTheOrder = message('office/dispatch.shipTheOrder', {
  en: 'Ship the order',
  fil: 'Ipadala ang order',
})
export const shipThisPart = message('office/dispatch.shipThisPart', {
  en: 'Ship this part',
  fil: 'Ipadala ang bahaging ito',
})
export const shipAll = message('office/dispatch.shipAll', { en: 'Ship all', fil: 'Ipadala lahat' })
export const whatCanBePickedUp = message('office/dispatch.whatCanBePickedUp', {
  en: 'What can be picked up',
  fil: 'Ano ang puwede nang kunin',
})
export const whatLeaves = message('office/dispatch.whatLeaves', {
  en: 'What leaves',
  fil: 'Ano ang ipapadala',
})
export const didYouReceiveAmountFor = message('office/dispatch.didYouReceiveAmountFor', {
  en: 'Did you receive {amount} for {number}? This can’t be undone.',
  fil: 'Natanggap mo ba ang {amount} para sa {number}? Hindi na ito mababawi.',
})
export const nameSentOfWantedReady = message('office/dispatch.nameSentOfWantedReady', {
  en: '{name}: {sent, number} of {wanted, number} ready',
  fil: '{name}: {sent, number} sa {wanted, number} ang handa na',
})
export const nameSentOfWantedSent = message('office/dispatch.nameSentOfWantedSent', {
  en: '{name}: {sent, number} of {wanted, number} sent',
  fil: '{name}: {sent, number} sa {wanted, number} ang naipadala',
})
export const confirmedOrdersWaitHereUntil = message('office/dispatch.confirmedOrdersWaitHereUntil', {
  en: 'Confirmed orders wait here until they are shipped or ready for pick-up.',
  fil: 'Naghihintay rito ang mga nakumpirmang order hanggang maipadala o handa nang kunin.',
})
export const notShipped = message('office/dispatch.notShipped', { en: 'Not shipped', fil: 'Hindi naipadala' })
export const chosenWhenItIsShipped = message('office/dispatch.chosenWhenItIsShipped', {
  en: 'Chosen when it is shipped',
  fil: 'Pipiliin kapag ipinadala',
})
export const cashOnPickUp = message('office/dispatch.cashOnPickUp', {
  en: 'Cash on pick-up',
  fil: 'Cash pagkuha',
})
export const ship = message('office/dispatch.ship', { en: 'Ship', fil: 'Ipadala' })
export const shipTheseOrders = message('office/dispatch.shipTheseOrders', {
  en: 'Ship these orders?',
  fil: 'Ipadala ang mga order na ito?',
})
export const noneOfTheseOrdersCan = message('office/dispatch.noneOfTheseOrdersCan', {
  en: 'None of these orders can be shipped',
  fil: 'Walang maipapadala sa mga order na ito',
})
export const workedOfTotalShipped = message('office/dispatch.workedOfTotalShipped', {
  en: '{worked, number} of {total, number} shipped',
  fil: '{worked, number} sa {total, number} ang naipadala',
})
export const readyForPickUp = message('office/dispatch.readyForPickUp', {
  en: 'Ready for pick-up',
  fil: 'Handa nang kunin',
})
export const areTheseOrdersReadyFor = message('office/dispatch.areTheseOrdersReadyFor', {
  en: 'Are these orders ready for pick-up?',
  fil: 'Handa na bang kunin ang mga order na ito?',
})
export const workedOfTotalReadyFor = message('office/dispatch.workedOfTotalReadyFor', {
  en: '{worked, number} of {total, number} ready for pick-up',
  fil: '{worked, number} sa {total, number} ang handa nang kunin',
})
export const shipOrMakeReady = message('office/dispatch.shipOrMakeReady', {
  en: 'Ship or make ready',
  fil: 'Ipadala o ihanda',
})
export const shipTheseOrdersOrMake = message('office/dispatch.shipTheseOrdersOrMake', {
  en: 'Ship these orders, or make them ready for pick-up?',
  fil: 'Ipadala ang mga order na ito, o ihanda para kunin?',
})
export const noneOfTheseOrdersCanBeShipped = message('office/dispatch.noneOfTheseOrdersCanBeShipped', {
  en: 'None of these orders can be shipped or made ready',
  fil: 'Walang maipapadala o maihahanda sa mga order na ito',
})
export const workedOfTotalShippedOr = message('office/dispatch.workedOfTotalShippedOr', {
  en: '{worked, number} of {total, number} shipped or ready',
  fil: '{worked, number} sa {total, number} ang naipadala o handa na',
})
export const packingSlip = message('office/dispatch.packingSlip', {
  en: 'Packing slip',
  fil: 'Listahan ng laman',
})
export const labelForTheParcel = message('office/dispatch.labelForTheParcel', {
  en: 'Label for the parcel',
  fil: 'Tatak ng parsela',
})
export const nothingWouldLeaveToSend = message('office/dispatch.nothingWouldLeaveToSend', {
  en: 'Nothing would leave. To send nothing at all, cancel the order instead.',
  fil: 'Walang maipapadala. Kung wala talaga, kanselahin na lang ang order.',
})
export const shipped = message('office/dispatch.shipped', { en: 'Shipped', fil: 'Naipadala' })
export const markAsReceived = message('office/dispatch.markAsReceived', {
  en: 'Mark as received',
  fil: 'Markahang natanggap',
})
export const received = message('office/dispatch.received', { en: 'Received', fil: 'Natanggap' })
export const markedAsReceived = message('office/dispatch.markedAsReceived', {
  en: 'Marked as received',
  fil: 'Minarkahang natanggap',
})
export const theShopperCanPickIt = message('office/dispatch.theShopperCanPickIt', {
  en: 'The shopper can pick it up',
  fil: 'Puwede na itong kunin ng mamimili',
})
export const markAsPickedUp = message('office/dispatch.markAsPickedUp', {
  en: 'Mark as picked up',
  fil: 'Markahang nakuha na',
})
export const pickedUp = message('office/dispatch.pickedUp', { en: 'Picked up', fil: 'Nakuha na' })
export const markedAsPickedUp = message('office/dispatch.markedAsPickedUp', {
  en: 'Marked as picked up',
  fil: 'Minarkahang nakuha na',
})
export const toBePickedUp = message('office/dispatch.toBePickedUp', {
  en: 'To be picked up',
  fil: 'Kukunin pa',
})
export const pickUpAtPharmacy = message('office/dispatch.pickUpAtPharmacy', {
  en: 'Pick up at pharmacy',
  fil: 'Kukunin sa botika',
})
export const deliveredAndPaid = message('office/dispatch.deliveredAndPaid', {
  en: 'Delivered and paid',
  fil: 'Naihatid at bayad na',
})
export const thenItIsClosed = message('office/dispatch.thenItIsClosed', {
  en: 'It is marked as received and paid, and closed where no ID is left to see.',
  fil: 'Itatala itong natanggap at bayad na, at isasara kung wala nang ID na titingnan.',
})
export const deliveredAndPaidThese = message('office/dispatch.deliveredAndPaidThese', {
  en: 'Were these orders delivered and paid?',
  fil: 'Naihatid at nabayaran ba ang mga order na ito?',
})
export const workedOfTotalDone = message('office/dispatch.workedOfTotalDone', {
  en: '{worked, number} of {total, number} done',
  fil: '{worked, number} sa {total, number} ang tapos',
})
export const noneCanTakeThisStep = message('office/dispatch.noneCanTakeThisStep', {
  en: 'None of these orders can take this step now.',
  fil: 'Wala sa mga order na ito ang puwede sa hakbang na ito ngayon.',
})
export const sumToHaveReceived = message('office/dispatch.sumToHaveReceived', {
  en: 'Together {sum}.',
  fil: 'Kabuuang {sum}.',
})
export const printSlips = message('office/dispatch.printSlips', {
  en: 'Print slips',
  fil: 'I-print ang mga slip',
})
