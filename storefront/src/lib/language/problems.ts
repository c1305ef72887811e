/** The commonest texts that come from the server and from the checks of fields, as they are written there. */
export const problems: Readonly<Record<string, string>> = {
  'Please fill this in': 'Pakisagutan ito',
  'This PDF is locked or does more than show pages. Please take a photo instead':
    'Naka-lock ang PDF na ito o may ginagawa bukod sa pagpapakita ng mga pahina. Kunan na lang ng litrato',
  'There is no such field': 'Walang ganitong field',
  'There is no such province. Please choose one from the list':
    'Walang ganitong lalawigan. Pumili mula sa listahan',
  'There is no such city in this province. Please choose one from the list':
    'Walang ganitong lungsod sa lalawigang ito. Pumili mula sa listahan',
  'There is no such barangay in this city. Please choose one from the list':
    'Walang ganitong barangay sa lungsod na ito. Pumili mula sa listahan',
  'Too many files at once. Please try again in a minute':
    'Masyadong maraming file nang sabay. Subukan ulit pagkalipas ng isang minuto',
  'A form may have at most # fields.': 'Hanggang # field lang ang isang form.',
  'A form may have at most # files.': 'Hanggang # file lang ang isang form.',
  'A password needs more than blanks': 'Hindi puwedeng puro puwang ang password',
  'A password needs more than blanks.': 'Hindi puwedeng puro puwang ang password.',
  'Please choose a password that is not your email address':
    'Pumili ng password na hindi ang iyong email address',
  'Please choose a password that is not your email address.':
    'Pumili ng password na hindi ang iyong email address.',
  'This password is one of the first that anybody would guess. Please choose another':
    'Isa ito sa mga password na unang mahuhulaan ng kahit sino. Pumili ng iba',
  'This password is one of the first that anybody would guess. Please choose another.':
    'Isa ito sa mga password na unang mahuhulaan ng kahit sino. Pumili ng iba.',
  'Please choose a password': 'Pumili ng password',
  'Please choose a password.': 'Pumili ng password.',
  'This is the password that you have already': 'Ito na ang kasalukuyan mong password',
  'This is the password that you have already.': 'Ito na ang kasalukuyan mong password.',
  'Please type your current password': 'I-type ang kasalukuyan mong password',
  'This is not your current password': 'Hindi ito ang kasalukuyan mong password',
  'The current password is not right.': 'Mali ang kasalukuyang password.',
  'Please type the password of the account': 'I-type ang password ng account',
  'Please type the password of the account.': 'I-type ang password ng account.',
  'This is not the password of the account': 'Hindi ito ang password ng account',
  'This is not the password of the account.': 'Hindi ito ang password ng account.',
  'This link was used already or is too old. Please ask for a new one.':
    'Nagamit na ang link na ito o luma na. Humingi ng bago.',
  'This link was used already or is too old. Please write to us for a new one.':
    'Nagamit na ang link na ito o luma na. Sumulat sa amin para sa bago.',
  'Another account has this email address already. Log in with that one instead.':
    'May iba nang account na may ganitong email address. Doon ka na lang mag-log in.',
  'Please type a number': 'Mag-type ng numero',
  'At most # characters': 'Hanggang # character lang',
  'At least # characters': 'Hindi bababa sa # character',
  'At most #': 'Hanggang # lang',
  'At least #': 'Hindi bababa sa #',
  'This is not valid': 'Hindi ito tama',
  'Please type a date such as #': 'Mag-type ng petsa gaya ng #',
  'Please type an email address such as ana@example.com': 'Mag-type ng email address gaya ng ana@example.com',
  'Please type a phone number such as # # #': 'Mag-type ng numero ng telepono gaya ng # # #',
  'Please choose at least # characters': 'Pumili ng hindi bababa sa # character',
  'This has characters that can’t be kept': 'May mga character dito na hindi puwede',
  'Your session has ended. Please sign in again.': 'Natapos na ang iyong session. Mag-log in ulit.',
  'Somebody else has logged in meanwhile, in another tab.':
    'May ibang nag-log in habang bukas ito, sa ibang tab.',
  'This account is not active. Please write to us if that is a mistake.':
    'Hindi aktibo ang account na ito. Sumulat sa amin kung mali ito.',
  'Wrong email or password.': 'Mali ang email o password.',
  'Please sign in.': 'Mag-log in muna.',
  'You are not allowed to do this.': 'Hindi ka pinapayagang gawin ito.',
  'This was asked for by a page of another site.': 'Galing ito sa pahina ng ibang site.',
  'Order not found.': 'Hindi nahanap ang order.',
  'Not found.': 'Hindi nahanap.',
  'Prices have changed.': 'May mga nagbagong presyo.',
  'Not enough in stock.': 'Kulang ang stock.',
  'This step is not possible now.': 'Hindi puwede ang hakbang na ito ngayon.',
  'Some fields are not valid.': 'May mga sagot na hindi tama.',
  'Too large.': 'Masyadong malaki.',
  'Too many requests.': 'Masyadong maraming request.',
  'Something went wrong on our side.': 'May nangyaring mali sa aming panig.',
  'The service is not available right now.': 'Hindi available ang serbisyo ngayon.',
  'Something went wrong on our side. Please try again.': 'May nangyaring mali sa aming panig. Subukan ulit.',
  'The service is not available right now. Please try again in a minute.':
    'Hindi available ang serbisyo ngayon. Subukan ulit pagkaraan ng isang minuto.',
  'Too many requests. Please try again in a minute.':
    'Masyadong maraming request. Subukan ulit pagkaraan ng isang minuto.',
  'The check that you are a person failed.': 'Hindi pumasa ang pagsuri kung tao ka.',
  'We could not reach the server. Check your connection and try again.':
    'Hindi namin maabot ang server. Tingnan ang iyong koneksyon at subukan ulit.',
  'Please try again.': 'Pakisubukan ulit.',
  'The service is starting or catching its breath. Please try again in a moment.':
    'Nagsisimula o humihinga lang ang serbisyo. Subukan ulit mayamaya.',
  'Too many attempts. Please try again in a minute.':
    'Masyadong maraming subok. Subukan ulit pagkaraan ng isang minuto.',
  'Too many attempts. Please try again in # minutes.':
    'Masyadong maraming subok. Subukan ulit pagkaraan ng # minuto.',
  'Too many attempts. Please try again in # hours.':
    'Masyadong maraming subok. Subukan ulit pagkaraan ng # oras.',

  // why a line of a cart or an order can't be bought as it is wanted
  'This product is no longer offered by this pharmacy.':
    'Hindi na ibinebenta ng botikang ito ang produktong ito.',
  '{NAME} is no longer offered by this pharmacy.': 'Hindi na ibinebenta ng botikang ito ang {NAME}.',
  '{NAME} can’t be sold at this price: the law allows at most {MOST}. {PHARMACY} has to lower it first.':
    'Hindi puwedeng ibenta ang {NAME} sa presyong ito: hanggang {MOST} lang ang pinapayagan ng batas. Kailangan muna itong ibaba ng {PHARMACY}.',
  '{PHARMACY} can’t take orders right now: it has to show a valid FDA licence first.':
    'Hindi makatanggap ng order ang {PHARMACY} ngayon: kailangan muna nitong magpakita ng balidong FDA license.',
  '{NAME} is sold out at {PHARMACY}.': 'Ubos na ang {NAME} sa {PHARMACY}.',
  '{PHARMACY} has only {COUNT} of {NAME} left.': '{COUNT} na lang ang natitirang {NAME} sa {PHARMACY}.',
  '{NAME} needs a prescription and can only be picked up at {PHARMACY}.':
    'Kailangan ng reseta ang {NAME} at sa {PHARMACY} lang ito puwedeng kunin.',
  'This is no longer offered.': 'Hindi na ito ibinebenta.',
  'This is sold out.': 'Ubos na ito.',
  'Only # in stock.': '# na lang ang stock.',
  '{NAME} is sold out.': 'Ubos na ang {NAME}.',
  '{NAME} is no longer offered.': 'Hindi na ibinebenta ang {NAME}.',
  'This is not in your cart.': 'Wala ito sa iyong cart.',
  'Your cart is full. Please check out or take something out first.':
    'Puno na ang iyong cart. Mag-checkout muna o mag-alis ng ilan.',

  // what keeps an order from being placed or changed
  'Prices have changed. Please look at the new total before you order.':
    'May mga nagbagong presyo. Tingnan muna ang bagong total bago umorder.',
  'Many are buying this right now. Please try again.': 'Marami ang bumibili nito ngayon. Pakisubukan ulit.',
  'This order was sent before with other contents.': 'Naipadala na ang order na ito na iba ang laman.',
  'Please sign in again, or check out as a guest.': 'Mag-log in ulit, o mag-checkout bilang guest.',
  'This order is too large. Please split it.': 'Masyadong malaki ang order na ito. Paghati-hatiin ito.',
  'Please type the holder’s first and last name, as they stand on the ID':
    'I-type ang pangalan at apelyido ng may-ari gaya ng nakasulat sa ID',
  'Please type the number as it stands on the ID: at least four letters or digits':
    'I-type ang numero gaya ng nakasulat sa ID: hindi bababa sa apat na letra o numero',
  'Please add a picture of your prescription.': 'Magdagdag ng larawan ng iyong reseta.',
  'Nothing of this order can be bought right now.': 'Walang mabibili sa order na ito sa ngayon.',
  'There is no such order.': 'Walang ganoong order.',
  'There is no such recurring order.': 'Walang ganoong recurring order.',
  'Nothing of this order has been shipped yet.': 'Wala pang naipapadala sa order na ito.',
  'You can rate a product once you have received it.':
    'Puwede mong bigyan ng rating ang produkto kapag natanggap mo na ito.',
  'You can keep # addresses. Please delete one first.':
    'Hanggang # address ang puwede mong i-save. Mag-delete muna ng isa.',
  'This is not among your addresses.': 'Wala ito sa mga address mo.',
  'This is not among your bookmarks.': 'Wala ito sa mga bookmark mo.',
}
