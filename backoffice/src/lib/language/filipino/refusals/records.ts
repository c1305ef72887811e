import { HELD_NOUNS, RECORD_NOUNS } from '../nouns'

/** Why the server could not do something, whatever it was about, and what is wrong with a field. */
export const RECORDS: Readonly<Record<string, string>> = {
  // the request
  'The request could not be read': 'Hindi nabasa ang kahilingan',
  'The form could not be read': 'Hindi nabasa ang form',
  'Please send this uncompressed': 'Ipadala ito nang hindi naka-compress',
  'Please send JSON': 'JSON ang dapat ipadala',
  'This is not JSON': 'Hindi ito JSON',
  'Lists within lists go too deep here': 'Masyadong malalim ang mga listang nasa loob ng listahan',
  'This address can’t be read': 'Hindi mabasa ang address na ito',
  'There is nothing at this address': 'Walang laman ang address na ito',
  'Not found': 'Hindi nahanap',
  'Too large': 'Masyadong malaki',
  'This is larger than what is accepted here': 'Mas malaki ito sa tinatanggap dito',
  'This kind of content is not accepted': 'Hindi tinatanggap ang ganitong laman',
  'Too many requests': 'Masyadong maraming kahilingan',
  'Too many requests. Please try again in a minute':
    'Masyadong maraming kahilingan. Pakisubukan muli pagkalipas ng isang minuto',
  'Too many attempts. Please try again in {what}':
    'Masyadong maraming pagsubok. Pakisubukan muli pagkalipas ng {what}',
  'a minute': 'isang minuto',
  '{count} minutes': '{count} minuto',
  '{count} hours': '{count} oras',
  'Something went wrong': 'May nangyaring mali',
  'Something went wrong on our side': 'May nangyaring mali sa aming panig',
  'Something went wrong on our side. Please try again':
    'May nangyaring mali sa aming panig. Pakisubukan muli',
  'The service is not available right now': 'Hindi magamit ang serbisyo ngayon',
  'The service is not available right now. Please try again in a minute':
    'Hindi magamit ang serbisyo ngayon. Pakisubukan muli pagkalipas ng isang minuto',
  'The service is starting or catching its breath. Please try again in a moment':
    'Nagsisimula pa o nagpapahinga ang serbisyo. Pakisubukan muli maya-maya',
  'We could not reach the server. Check your connection and try again':
    'Hindi maabot ang server. Tingnan ang iyong koneksiyon at subukan muli',
  'This key was used for another request': 'Nagamit na ang susing ito sa ibang kahilingan',
  'Please try again': 'Pakisubukan muli',
  '{count} of {all} did not work: {what}': '{count} sa {all} ang hindi nagtagumpay: {what}',
  'Signing in did not work. Please try again': 'Hindi nakapag-sign in. Pakisubukan muli',

  // who asks
  'This was asked for by a page of another site': 'Galing ito sa pahina ng ibang site',
  'Please sign in': 'Mag-sign in muna',
  'Wrong email or password': 'Mali ang email o password',
  'Your session has ended': 'Tapos na ang iyong sesyon',
  'Your session has ended. Please sign in again': 'Tapos na ang iyong sesyon. Mag-sign in muli',
  'Somebody else has logged in meanwhile, in another tab':
    'May ibang nag-log in habang bukas ito, sa ibang tab',
  'This account is not active. Please write to us if that is a mistake':
    'Hindi aktibo ang account na ito. Sumulat sa amin kung mali ito',
  'This account is suspended. Let it sign in again before you send a link':
    'Suspendido ang account na ito. Payagan muna itong mag-sign in bago magpadala ng link',
  'The link is on its way': 'Papunta na ang link',
  'You are not allowed to do this': 'Hindi ka pinapayagang gawin ito',
  'Your account belongs to no pharmacy': 'Walang botika ang iyong account',
  'The check that you are a person failed': 'Hindi pumasa ang pagsuri kung tao ka',
  'The check that you are a person failed or has expired. Please send the form again':
    'Hindi pumasa o lumipas na ang pagsuri kung tao ka. Pakipadala muli ang form',

  // records
  'This conflicts with the present state': 'Salungat ito sa kasalukuyang kalagayan',
  'This exists already': 'Mayroon na nito',
  'This is still in use': 'Ginagamit pa ito',
  'Something that this refers to, or that refers to this, is in the way': 'May nakaugnay rito na nakaharang',
  'Somebody else changed this meanwhile': 'May ibang nagbago nito samantala',
  'Somebody else changed this meanwhile. Look at it again, then save':
    'May ibang nagbago nito samantala. Tingnan muli, saka i-save',
  'Somebody else changed this {noun} meanwhile. Look at it again and repeat your change':
    'May ibang nagbago ng {noun} na ito samantala. Tingnan muli at ulitin ang iyong pagbabago',
  'Somebody else changed this account meanwhile. Please load it again':
    'May ibang nagbago ng account na ito samantala. Paki-load muli',
  'This {noun} does not exist': 'Wala ang {noun} na ito',
  'This {noun}': 'Ang {noun} na ito',
  'This one does not exist': 'Wala ang isang ito',
  'There is no such {noun}': 'Walang ganitong {noun}',
  'There is a {noun} with this {noun2} already': 'May {noun} nang may ganitong {noun2}',
  '{what} still has {noun}, so it can’t be deleted': 'Hindi mabubura dahil may {noun} pa: {what}',
  '{what} is still used elsewhere, so it can’t be deleted':
    'Hindi mabubura dahil ginagamit pa sa iba: {what}',
  'It is there already': 'Naroon na ito',
  'Only an administrator changes this': 'Administrador lang ang nagbabago nito',
  'This was approved already. To stop the pharmacy, suspend it':
    'Naaprobahan na ito. Para patigilin ang botika, suspendihin ito',
  'The account with this email address is suspended. Let it sign in again first, or ask for another address':
    'Suspendido ang account na may ganitong email address. Payagan muna itong mag-sign in muli, o humingi ng ibang address',
  'The person with this email address works for another pharmacy already':
    'Sa ibang botika na nagtatrabaho ang may ganitong email address',
  'There is no such pharmacy': 'Walang ganitong botika',
  'There is no such user': 'Walang ganitong gumagamit',
  'There is no such email': 'Walang ganitong email',
  'There is no such rating': 'Walang ganitong rating',
  'There is no such category': 'Walang ganitong kategorya',
  'There is no such category here': 'Walang ganitong kategorya rito',
  'This category is now part of {name}': 'Bahagi na ang kategoryang ito ng {name}',
  '{parent} has {name} already. Merge the two instead':
    'May {name} na sa {parent}. Pagsamahin na lang ang dalawa',
  'Please choose another one': 'Pumili ng iba',
  'May not be sold online (RA 9165)': 'Hindi maaaring ibenta online (RA 9165)',
  'Must be another word': 'Dapat ay ibang salita',
  'These words are not on the list': 'Wala sa listahan ang mga salitang ito',
  'There is a price cap for this medicine in this strength and form already':
    'May takdang presyo na ang gamot na ito sa ganitong tapang at anyo',
  'A cap needs generic name, strength and dosage form, so that offers can be held to it':
    'Kailangan ng takda ang generic name, tapang at anyo, para masukat dito ang mga alok',
  'Must not be before the first day': 'Hindi dapat mas maaga sa unang araw',
  'Must be after the start': 'Dapat ay pagkatapos ng simula',
  'At most 100 percent': 'Hanggang 100 porsiyento lang',
  'Choose a category': 'Pumili ng kategorya',
  'Choose at least one product': 'Pumili ng kahit isang produkto',
  'One of these products does not exist': 'Wala ang isa sa mga produktong ito',
  'There is no room for more. Please forget a saved choice first':
    'Wala nang lugar. Kalimutan muna ang isang naka-save',
  'This is too much to remember': 'Masyadong marami ito para tandaan',
  'Please give a month such as {month}': 'Magbigay ng buwan gaya ng {month}',

  // people
  'Somebody has to stay an admin: make another one first':
    'May dapat manatiling admin: gumawa muna ng isa pa',
  'You can’t take your own right as an admin away. Please ask another admin to do it':
    'Hindi mo maaalis ang sarili mong karapatan bilang admin. Hilingin ito sa ibang admin',
  'A seller needs a pharmacy': 'Kailangan ng botika ang nagtitinda',
  'Please choose the pharmacy this person works for': 'Piliin ang botikang pinagtatrabahuhan ng taong ito',
  'There is an account with this email address already': 'May account na ang email address na ito',
  'Please delete your own account on your account page, with your password':
    'Burahin ang sarili mong account sa pahina ng iyong account, gamit ang iyong password',
  'An order of this person is still under way. Cancel it, or wait until it has arrived':
    'May order pa ang taong ito na hindi pa dumarating. Kanselahin ito, o hintaying dumating',
  'An order of yours is still under way. Cancel it, or wait until you have received it; then delete the account':
    'May order ka pang hindi natatanggap. Kanselahin ito, o hintaying matanggap; saka burahin ang account',
  'The password is not right': 'Mali ang password',
  'This is not your password': 'Hindi ito ang iyong password',
  'The current password is not right': 'Mali ang kasalukuyang password',
  'This is not your current password': 'Hindi ito ang kasalukuyan mong password',
  'Please choose a password': 'Pumili ng password',
  'Please choose at least {count} characters': 'Pumili ng hindi bababa sa {count} character',
  'A password needs more than blanks': 'Hindi puwedeng puro puwang ang password',
  'Please choose a password that is not your email address':
    'Pumili ng password na hindi ang iyong email address',
  'This password is one of the first that anybody would guess. Please choose another':
    'Isa ito sa mga password na unang mahuhulaan ng kahit sino. Pumili ng iba',
  'This is the password that you have already': 'Ito na ang kasalukuyan mong password',
  'Please type your current password': 'I-type ang kasalukuyan mong password',
  'Please type the password of the account': 'I-type ang password ng account',
  'This is not the password of the account': 'Hindi ito ang password ng account',
  'This link was used already or is too old. Please write to us for a new one':
    'Nagamit na ang link na ito o luma na. Sumulat sa amin para sa bago',
  'Another account has this email address already. Log in with that one instead':
    'May iba nang account na may ganitong email address. Doon ka na lang mag-log in',
  'The account with this email address is suspended. Please write to us':
    'Suspendido ang account na may ganitong email address. Sumulat sa amin',
  'This person has not confirmed their email address yet':
    'Hindi pa kinukumpirma ng taong ito ang email address niya',
  'Sellers and admins choose their own password: send them a link':
    'Ang mga seller at admin ang pumipili ng sarili nilang password: padalhan sila ng link',
  'Your shop is open. Please sign in': 'Bukas na ang iyong tindahan. Mag-sign in',
  'Your email address is confirmed': 'Kumpirmado na ang iyong email address',
  'An email is on its way to {email}': 'May email na papunta sa {email}',
  'This application is not approved': 'Hindi pa aprubado ang aplikasyong ito',
  'This pharmacy has a seller already': 'May seller na ang botikang ito',
  'This link was used already or is too old. Please ask for a new one':
    'Nagamit na o luma na ang link na ito. Humingi ng bago',
  'If there is an account with this address, an email with a link is on its way':
    'Kung may account ang address na ito, papunta na ang email na may link',
  'Your new password is set. Please sign in': 'Nakatakda na ang bago mong password. Mag-sign in',
  'Your password is set. Please sign in': 'Nakatakda na ang password mo. Mag-sign in',
  'You are signed out': 'Naka-sign out ka na',

  // fields
  'Some fields are not valid': 'May mga field na hindi tama',
  'Not valid': 'Hindi tama',
  'This is not valid': 'Hindi ito tama',
  'Please fill this in': 'Pakisagutan ito',
  'There is no such field': 'Walang ganitong field',
  'There is no such province. Please choose one from the list':
    'Walang ganitong lalawigan. Pumili mula sa listahan',
  'There is no such city in this province. Please choose one from the list':
    'Walang ganitong lungsod sa lalawigang ito. Pumili mula sa listahan',
  'There is no such barangay in this city. Please choose one from the list':
    'Walang ganitong barangay sa lungsod na ito. Pumili mula sa listahan',
  'Too many files at once. Please try again in a minute':
    'Masyadong maraming file nang sabay. Subukan ulit pagkalipas ng isang minuto',
  'Please choose a pharmacy': 'Pumili ng botika',
  'Please choose the pharmacy': 'Piliin ang botika',
  'Please type a number': 'Mag-type ng numero',
  'This should be {kind}': 'Dapat ay {kind} ito',
  'At most two decimals': 'Hanggang dalawang decimal lang',
  'At most {most}': 'Hanggang {most} lang',
  'At least {least}': 'Hindi bababa sa {least}',
  'At most {count} characters': 'Hanggang {count} character lang',
  'At least {count} characters': 'Hindi bababa sa {count} character',
  'Must be at least {least}': 'Dapat ay hindi bababa sa {least}',
  'Choose {one}': 'Pumili ng {one}',
  'Choose one of {names}': 'Pumili ng isa sa {names}',
  'Choose one of: {names}': 'Pumili ng isa: {names}',
  'Sorting by distance needs lat and lng': 'Kailangan ng lat at lng ang pagsunod-sunod ayon sa layo',
  'Please type a date such as {day}': 'Mag-type ng petsa gaya ng {day}',
  'Please type a date and time such as {moment}': 'Mag-type ng petsa at oras gaya ng {moment}',
  'Please type an address such as https://example.com': 'Mag-type ng address gaya ng https://example.com',
  'Please type an email address such as ana@example.com': 'Mag-type ng email address gaya ng ana@example.com',
  'Please type a phone number such as {number}': 'Mag-type ng numero ng telepono gaya ng {number}',
  'Please remove the control characters': 'Alisin ang mga control character',
  'This has characters that can’t be kept': 'May mga character dito na hindi maitatago',
  'The text has characters that can’t be kept': 'May mga character sa teksto na hindi maitatago',

  // pictures and files
  'Please choose a JPEG, PNG or WebP picture': 'Pumili ng larawang JPEG, PNG o WebP',
  'Please choose a JPEG, PNG or WebP picture, or a PDF': 'Pumili ng larawang JPEG, PNG o WebP, o ng PDF',
  'This picture could not be read': 'Hindi mabasa ang larawang ito',
  'This picture is gone': 'Wala na ang larawang ito',
  'This picture is damaged or too large. Please take another one':
    'Sira o masyadong malaki ang larawang ito. Kumuha ng iba',
  'Pictures can’t be kept or read right now. Please try again in a minute':
    'Hindi maitatago o mababasa ang mga larawan ngayon. Pakisubukan muli pagkalipas ng isang minuto',
  'A file may have at most {size} MiB': 'Hanggang {size} MiB lang ang isang file',
  'This list can’t be sorted': 'Hindi maaaring pagsunud-sunurin nang iba ang listahang ito',
  'A form may have at most {count} fields': 'Hanggang {count} field lang ang isang form',
  'A form may have at most {count} files': 'Hanggang {count} file lang ang isang form',
  'A field may have at most {size} KiB': 'Hanggang {size} KiB lang ang isang field',
  'Please upload the picture first': 'I-upload muna ang larawan',
  'This PDF is locked or does more than show pages. Please take a photo instead':
    'Naka-lock ang PDF na ito o may ginagawa bukod sa pagpapakita ng mga pahina. Kunan na lang ng litrato',
  'This file is empty': 'Walang laman ang file na ito',
  'This file was deleted when its time was over': 'Binura ang file na ito nang matapos ang panahon nito',
  'This file was not deleted, but this server cannot find it. Please tell the people who run it':
    'Hindi binura ang file na ito, ngunit hindi ito mahanap ng server. Pakisabi sa mga nagpapatakbo nito',
}

/** What records and their fields are called in the sentences above. */
export const NOUNS: Readonly<Record<string, string>> = {
  ...RECORD_NOUNS,
  ...HELD_NOUNS,
  pharmacy: 'botika',
  product: 'produkto',
  category: 'kategorya',
  subsubcategory: 'sub-subcategory',
  promotion: 'promo',
  message: 'mensahe',
  'pre-registration': 'aplikasyon',
  name: 'pangalan',
  title: 'pamagat',
  slug: 'address',
  word: 'salita',
  email: 'email',
}
