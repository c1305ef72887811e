/** Why the server could not take or move on an order. */
export const TRADE_REFUSALS: Readonly<Record<string, string>> = {
  // steps
  'There is no such order': 'Walang ganitong order',
  'Order not found': 'Hindi nahanap ang order',
  'Sorry! We could not find your order number. Please type it again!':
    'Paumanhin! Hindi namin mahanap ang numero ng iyong order. Paki-type muli!',
  'This step is not possible now': 'Hindi puwede ang hakbang na ito ngayon',
  'The order is {what}': '{what} ang order',
  completed: 'tapos na',
  cancelled: 'kinansela na',
  'The next step is to {what}': 'Ang susunod na hakbang: {what}',
  'confirm the order': 'kumpirmahin ang order',
  'ship the order': 'ipadala ang order',
  'mark the order as received': 'itala bilang natanggap ang order',
  'mark the order as paid': 'itala bilang bayad ang order',
  'complete the order': 'tapusin ang order',
  'Check the prescription first': 'Suriin muna ang reseta',
  'The prescription was rejected; wait for a new one or cancel':
    'Tinanggihan ang reseta; hintayin ang bago o kanselahin',
  'The order is cancelled already': 'Nakansela na ang order',
  'The order was received already and can no longer be cancelled':
    'Natanggap na ang order at hindi na makakansela',
  'The order was shipped already and can no longer be cancelled':
    'Naipadala na ang order at hindi na makakansela',
  'Please choose one of your active couriers': 'Pumili ng isa sa iyong mga aktibong courier',
  'One of these items is not in this order': 'Wala sa order na ito ang isa sa mga item',
  'Only {count} of {name} were ordered': '{count} lang ng {name} ang inorder',
  'Nothing would be sent. Please cancel the order instead':
    'Walang maipapadala. Kanselahin na lang ang order',
  'Only a cancelled order can be cleared away': 'Kinanselang order lang ang maaaring iligpit',
  'This order stands in the sales record book, so it has to stay':
    'Nasa talaan ng benta ang order na ito, kaya dapat itong manatili',
  'Nothing of this order has been shipped yet': 'Wala pang naipapadala sa order na ito',
  'The courier of this order can no longer be changed': 'Hindi na mapapalitan ang courier ng order na ito',
  'No such picture came with this order': 'Walang ganitong larawan na kasama ng order na ito',

  // prescriptions
  'This order needs no prescription': 'Hindi kailangan ng reseta ang order na ito',
  'Please tell the shopper why, so that they can send a better one':
    'Sabihin sa mamimili kung bakit, para makapagpadala siya ng mas maayos',
  'The prescription can be checked only before the order is confirmed':
    'Masusuri lang ang reseta bago kumpirmahin ang order',
  'No pharmacy has asked for another prescription': 'Walang botikang humingi ng ibang reseta',
  'Please add a picture of your prescription': 'Magdagdag ng larawan ng iyong reseta',

  // adding a part
  'This order is complete. Please place a new one': 'Tapos na ang order na ito. Gumawa ng bago',
  'Please choose offers of one pharmacy': 'Pumili ng mga alok ng iisang botika',
  'This pharmacy has a part of this order already': 'May bahagi na sa order na ito ang botikang ito',
  'Prices have changed': 'May mga nagbagong presyo',
  'Prices have changed. Please look at the new total before you order':
    'May mga nagbagong presyo. Tingnan muna ang bagong kabuuan bago umorder',
  'Not enough in stock': 'Kulang ang stock',
  'The account of this shopper is closed or suspended': 'Sarado o suspendido ang account ng mamimiling ito',
  'Confirm first that you have seen the ID of the discount’s holder':
    'Kumpirmahin muna na nakita mo ang ID ng may-ari ng diskuwento',
  'Open the prescription first: it can be accepted by who has seen it':
    'Buksan muna ang reseta: ang nakakita lang nito ang makatatanggap',
  'Nothing of this order is discounted, so no ID has to be seen':
    'Walang may diskuwento sa order na ito, kaya walang ID na kailangang makita',
  'This order has come to its end': 'Tapos na ang order na ito',
  'Many are buying this right now. Please try again': 'Marami ang bumibili nito ngayon. Pakisubukan muli',
  '{name} is no longer offered by this pharmacy': 'Hindi na inaalok ng botikang ito ang {name}',
  '{name} can’t be sold at this price: the law allows at most {most}. {pharmacy} has to lower it first':
    'Hindi maibebenta ang {name} sa presyong ito: hanggang {most} lang ang pinapayagan ng batas. Kailangan muna itong ibaba ng {pharmacy}',
  '{pharmacy} can’t take orders right now: it has to show a valid FDA licence first':
    'Hindi makatatanggap ng order ngayon ang {pharmacy}: kailangan muna nitong magpakita ng balidong FDA license',
  '{name} is sold out at {pharmacy}': 'Ubos na ang {name} sa {pharmacy}',
  '{pharmacy} has only {count} of {name} left': '{count} na lang ang {name} sa {pharmacy}',
  '{name} needs a prescription and can only be picked up at {pharmacy}':
    'Kailangan ng reseta ang {name} at makukuha lang sa {pharmacy}',

  // carts and checkout
  'This is not in your cart': 'Wala ito sa iyong cart',
  'This is sold out': 'Ubos na ito',
  'Only {count} in stock': '{count} na lang ang stock',
  'This is no longer offered': 'Hindi na ito inaalok',
  'Your cart is full. Please check out or take something out first':
    'Puno na ang iyong cart. Mag-checkout o magtanggal muna',
  'Only {count} of {name} in stock': '{count} na lang ang stock ng {name}',
  '{name} is sold out': 'Ubos na ang {name}',
  '{name} is no longer offered': 'Hindi na inaalok ang {name}',
  '{name} did not fit: your cart is full': 'Hindi nagkasya ang {name}: puno na ang iyong cart',
  'This key was used for another cart. Please try again':
    'Nagamit na ang susing ito sa ibang cart. Pakisubukan muli',
  'An Idempotency-Key has 1 to 200 visible characters':
    '1 hanggang 200 nakikitang character ang Idempotency-Key',
  'Online payment is not offered. Please choose cash': 'Walang online na bayad. Piliin ang cash',
  'This order is too large. Please split it': 'Masyadong malaki ang order na ito. Pakihati',
  'Please split this order into smaller ones': 'Hatiin ang order na ito',
  'Please sign in again, or check out as a guest': 'Mag-sign in muli, o mag-checkout bilang guest',
  'This order was sent before with other contents': 'Naipadala na ang order na ito na iba ang laman',
  'Nothing of this order can be bought right now': 'Walang mabibili sa order na ito ngayon',
  'Only what was in this order can be ordered again here': 'Ang nasa order na ito lang ang mauulit dito',
  'Please type the holder’s first and last name, as they stand on the ID':
    'I-type ang pangalan at apelyido ng may-ari gaya ng nakasulat sa ID',
  'Please type the number as it stands on the ID: at least four letters or digits':
    'I-type ang numero gaya ng nakasulat sa ID: hindi bababa sa apat na letra o numero',
  'You can keep {count} addresses. Please delete one first':
    '{count} address lang ang maitatago. Magbura muna ng isa',
  'This is not among your addresses': 'Wala ito sa iyong mga address',
  'This is not among your bookmarks': 'Wala ito sa iyong mga bookmark',

  // recurring orders
  'There is no such recurring order': 'Walang ganitong paulit-ulit na order',
  'No order has been placed yet': 'Wala pang nailalagay na order',
  'Please choose a day from today on, within a year': 'Pumili ng araw mula ngayon, sa loob ng isang taon',
  'Please choose a last day that is not before the first': 'Pumili ng huling araw na hindi mas maaga sa una',
}
