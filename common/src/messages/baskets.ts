import { message } from './declare'

export const myMedicines = message('baskets.myMedicines', { en: 'My medicines', fil: 'Mga gamot ko' })
export const whatYourListCosts = message('baskets.whatYourListCosts', {
  en: 'What your whole list of medicines costs near you: in one parcel or several, with delivery and your discount.',
  fil: 'Magkano ang buong listahan ng gamot mo malapit sa iyo: sa isang parsela o ilan, kasama ang delivery at diskuwento mo.',
})
export const oneMedicineALine = message('baskets.oneMedicineALine', {
  en: 'Your medicines, one on each line',
  fil: 'Mga gamot mo, isa sa bawat linya',
})
export const findThese = message('baskets.findThese', { en: 'Find these', fil: 'Hanapin ang mga ito' })
export const addedToYourList = message('baskets.addedToYourList', {
  en: 'Added to your list',
  fil: 'Idinagdag sa listahan mo',
})
export const takeFromMyCart = message('baskets.takeFromMyCart', {
  en: 'Add from my cart',
  fil: 'Kunin sa cart ko',
})
export const takeFromPastOrders = message('baskets.takeFromPastOrders', {
  en: 'Add from my last orders',
  fil: 'Kunin sa mga huling order ko',
})
export const yourList = message('baskets.yourList', { en: 'Your list', fil: 'Ang listahan mo' })
export const youWrote = message('baskets.youWrote', {
  en: 'You wrote: {text}',
  fil: 'Isinulat mo: {text}',
})
export const whichIsText = message('baskets.whichIsText', {
  en: 'Which one is “{text}”?',
  fil: 'Alin dito ang “{text}”?',
})
export const chooseOne = message('baskets.chooseOne', { en: 'Choose one', fil: 'Pumili ng isa' })
export const nothingFoundForText = message('baskets.nothingFoundForText', {
  en: 'We found nothing for “{text}”.',
  fil: 'Wala kaming nakita para sa “{text}”.',
})
export const textMayNotBeSold = message('baskets.textMayNotBeSold', {
  en: '“{text}” may not be sold online (RA 9165).',
  fil: 'Bawal ibenta online ang “{text}” (RA 9165).',
})
export const searchForIt = message('baskets.searchForIt', { en: 'Search for it', fil: 'Hanapin ito' })
export const pieces = message('baskets.pieces', {
  en: 'Tablets, capsules or bottles',
  fil: 'Ilang tableta, kapsula o bote',
})
export const howManyInPacks = message('baskets.howManyInPacks', {
  en: 'In all, in {unit, select, box {{count, plural, one {1 box} other {# boxes}}} blister {{count, plural, one {1 blister pack} other {# blister packs}}} bottle {{count, plural, one {1 bottle} other {# bottles}}} tube {{count, plural, one {1 tube} other {# tubes}}} other {{count, plural, one {1 pack} other {# packs}}}}',
  fil: 'Lahat-lahat, sa {unit, select, box {{count, number} kahon} blister {{count, number} banig} bottle {{count, number} bote} tube {{count, number} tubo} other {{count, number} pakete}}',
})
export const noPastOrders = message('baskets.noPastOrders', {
  en: 'You have no past orders yet.',
  fil: 'Wala ka pang nakaraang order.',
})
export const whichPastOrders = message('baskets.whichPastOrders', {
  en: 'From which orders?',
  fil: 'Mula sa aling mga order?',
})
export const takeFromThese = message('baskets.takeFromThese', {
  en: 'Add to my list',
  fil: 'Idagdag sa listahan ko',
})
export const anyEquivalent = message('baskets.anyEquivalent', {
  en: 'Any equivalent will do: same medicine, strength and form',
  fil: 'Kahit anong katumbas: parehong gamot, lakas at anyo',
})
export const packsMayHoldMore = message('baskets.packsMayHoldMore', {
  en: 'A pack may hold more than was prescribed',
  fil: 'Puwedeng mas marami sa pakete kaysa sa nireseta',
})
export const comparePlans = message('baskets.comparePlans', {
  en: 'See what my list costs',
  fil: 'Tingnan kung magkano lahat',
})
export const choosePlaceForPlans = message('baskets.choosePlaceForPlans', {
  en: 'Choose where it should go: only pharmacies that deliver there are compared.',
  fil: 'Piliin kung saan ihahatid: mga botikang naghahatid lang doon ang ikukumpara.',
})
export const waysToBuyIt = message('baskets.waysToBuyIt', {
  en: 'Ways to buy your list',
  fil: 'Mga paraan ng pagbili ng listahan mo',
})
export const comparedPharmacies = message('baskets.comparedPharmacies', {
  en: '{reaching, plural, one {1 pharmacy that delivers to you has} other {# pharmacies that deliver to you have}} something on your list; {looked, plural, one {1 was compared} other {# were compared}}.',
  fil: '{reaching, plural, other {# botikang naghahatid sa iyo ang}} may nasa listahan mo; {looked, plural, other {# ang ikinumpara}}.',
})
export const nobodyHasYourList = message('baskets.nobodyHasYourList', {
  en: 'No pharmacy that delivers to you can fill this list now. Allow equivalents, change the number of pieces to what packs hold, or choose another place.',
  fil: 'Walang botikang naghahatid sa iyo ang makakapuno ng listahang ito ngayon. Payagan ang mga katumbas, baguhin ang bilang ayon sa laman ng pakete, o pumili ng ibang lugar.',
})
export const cheapest = message('baskets.cheapest', { en: 'Cheapest', fil: 'Pinakamura' })
export const fewest = message('baskets.fewest', { en: 'Fewest parcels', fil: 'Pinakakaunting parsela' })
export const nearest = message('baskets.nearest', { en: 'Nearest', fil: 'Pinakamalapit' })
export const countParcels = message('baskets.countParcels', {
  en: '{count, plural, one {1 parcel} other {# parcels}}',
  fil: '{count, plural, other {# parsela}}',
})
export const upToDistance = message('baskets.upToDistance', {
  en: 'up to {distance} away',
  fil: 'hanggang {distance} ang layo',
})
export const lastParcel = message('baskets.lastParcel', {
  en: 'last parcel: {when}',
  fil: 'huling parsela: {when}',
})
export const nowhere = message('baskets.nowhere', {
  en: 'no pharmacy that delivers to you has it',
  fil: 'walang botikang naghahatid sa iyo ang may ganito',
})
export const noPack = message('baskets.noPack', {
  en: 'no pharmacy has packs for this number of pieces',
  fil: 'walang botikang may pakete para sa ganitong bilang',
})
export const oneParcelMore = message('baskets.oneParcelMore', {
  en: 'it would take one more parcel',
  fil: 'kakailanganin pa ng isang parsela',
})
export const pickUpOnly = message('baskets.pickUpOnly', {
  en: 'prescriptions are handed over at the pharmacy only',
  fil: 'sa botika lang ibinibigay ang mga nireseta',
})
export const stoppedEarly = message('baskets.stoppedEarly', {
  en: 'We stopped before every way was tried. There may be a cheaper one, but none below {bound}.',
  fil: 'Tumigil kami bago nasubukan ang lahat ng paraan. Baka may mas mura pa, pero walang mas mababa sa {bound}.',
})
export const morePieces = message('baskets.morePieces', {
  en: '{name}: {pieces, number} pieces, you asked for {wanted, number}',
  fil: '{name}: {pieces, number} piraso, {wanted, number} ang hiningi mo',
})
export const putKindIntoMyCart = message('baskets.putKindIntoMyCart', {
  en: 'Put this into my cart: {kind}',
  fil: 'Ilagay ito sa cart ko: {kind}',
})
export const yourCartHoldsYourList = message('baskets.yourCartHoldsYourList', {
  en: 'Your cart now holds your list of medicines, in place of what was in it.',
  fil: 'Listahan mo na ng gamot ang laman ng cart mo, kapalit ng dating laman.',
})
export const kindTotal = message('baskets.kindTotal', { en: '{kind}: {total}', fil: '{kind}: {total}' })
