import { message } from './declare'

export const sayWhere = message('how-to-use.sayWhere', {
  en: 'Say where it should go',
  fil: 'Sabihin kung saan ihahatid',
})
export const chooseACity = message('how-to-use.chooseACity', {
  en: 'Tap “Deliver to” at the top and choose a city; your phone or a saved address can fill it in, too. From then on products show the best offer there: who brings it, for how much and when. “{nearestFirst}” sorts a list by distance.',
  fil: 'Pindutin ang “Ihatid sa” sa itaas at pumili ng lungsod; puwede ring ang telepono mo o isang address mo ang magsabi. Mula noon, ipinapakita ng mga produkto ang pinakamagandang alok doon: sino ang maghahatid, magkano at kailan. Inaayos ng “{nearestFirst}” ang listahan ayon sa layo.',
})
export const placeIsKept = message('how-to-use.placeIsKept', {
  en: 'Your location is saved to within about 100 metres, in your browser and, when you are logged in, with your account. The cross beside it deletes it.',
  fil: 'Mga 100 metro lang ang katumpakan ng lugar na itinatabi sa browser mo at, kapag naka-log in ka, sa account mo. Nabubura ito sa ekis sa tabi nito.',
})
export const search = message('how-to-use.search', {
  en: 'Search',
  fil: 'Maghanap',
})
export const typeIntoTheBox = message('how-to-use.typeIntoTheBox', {
  en: 'Type into the box at the top and choose from the list, or press Enter to see everything. You can type',
  fil: 'Mag-type sa kahon sa itaas at pumili sa listahan, o pindutin ang Enter para makita ang lahat. Puwede mong i-type',
})
export const genericName = message('how-to-use.genericName', {
  en: 'the generic name: paracetamol, losartan, cetirizine',
  fil: 'ang generic na pangalan: paracetamol, losartan, cetirizine',
})
export const brandMisspelled = message('how-to-use.brandMisspelled', {
  en: 'the brand, even misspelled: “biogesik” finds it too',
  fil: 'ang brand, kahit mali ang baybay: nahahanap din ang “biogesik”',
})
export const strengthWithIt = message('how-to-use.strengthWithIt', {
  en: 'the strength with it: amoxicillin 500mg, salbutamol 2mg/5mL',
  fil: 'pati ang lakas: amoxicillin 500mg, salbutamol 2mg/5mL',
})
export const pharmacyDoctorHospital = message('how-to-use.pharmacyDoctorHospital', {
  en: 'a pharmacy, a doctor or a hospital: switch with the tabs above the results',
  fil: 'isang botika, doktor o ospital: lumipat gamit ang mga tab sa itaas ng mga resulta',
})
export const narrowBy = message('how-to-use.narrowBy', {
  en: 'On the left (on a phone behind “{filters}”) you can narrow by category, brand, price, what is in stock and what needs no prescription.',
  fil: 'Sa kaliwa (sa telepono, sa likod ng “{filters}”) puwede kang pumili ayon sa kategorya, brand, presyo, kung may stock at kung hindi kailangan ng reseta.',
})
export const compare = message('how-to-use.compare', {
  en: 'Compare before you choose',
  fil: 'Magkumpara bago pumili',
})
export const threeQuestions = message('how-to-use.threeQuestions', {
  en: 'The page of a product answers three questions:',
  fil: 'Tatlong tanong ang sinasagot ng pahina ng produkto:',
})
export const whoHasIt = message('how-to-use.whoHasIt', {
  en: 'Who has it?',
  fil: 'Sino ang mayroon?',
})
export const everyPharmacy = message('how-to-use.everyPharmacy', {
  en: 'Every pharmacy with its price, its stock, how far it is and whether it is open now.',
  fil: 'Bawat botika, kasama ang presyo, stock, layo at kung bukas ito ngayon.',
})
export const whatElse = message('how-to-use.whatElse', {
  en: 'What else would do?',
  fil: 'Ano pa ang puwede?',
})
export const equivalentsHave = message('how-to-use.equivalentsHave', {
  en: 'Equivalents have the same active ingredient, strength and form. They are sorted by the price of one tablet, so a big box and a small one can be compared.',
  fil: 'Ang mga katumbas ay may parehong aktibong sangkap, lakas at anyo. Nakaayos sila ayon sa presyo ng isang tableta, kaya maikukumpara ang malaki at maliit na kahon.',
})
export const whatMustIKnow = message('how-to-use.whatMustIKnow', {
  en: 'What must I know?',
  fil: 'Ano ang dapat kong malaman?',
})
export const whatItIsFor = message('how-to-use.whatItIsFor', {
  en: 'What it is for, how it is taken, when not to take it. Ask your doctor or pharmacist about your own case.',
  fil: 'Para saan ito, paano iniinom, kailan hindi puwede. Magtanong sa doktor o pharmacist tungkol sa sarili mong kalagayan.',
})
export const fillYourCart = message('how-to-use.fillYourCart', {
  en: 'Fill your cart',
  fil: 'Punuin ang cart',
})
export const roundButton = message('how-to-use.roundButton', {
  en: 'The round button on a card adds one from the pharmacy that is shown; on the product page you choose the pharmacy and the quantity. Your cart is sorted by pharmacy and stays in this browser until you come back.',
  fil: 'Ang bilog na button ay nagdaragdag ng isa mula sa ipinapakitang botika; sa pahina ng produkto, ikaw ang pipili ng botika at dami. Nakaayos ang cart mo ayon sa botika at nananatili sa browser na ito hanggang bumalik ka.',
})
export const tickWhatYouWant = message('how-to-use.tickWhatYouWant', {
  en: 'In the cart, tick what you want to buy now. Prices and stock are checked again, and you are told if one has changed.',
  fil: 'Sa cart, lagyan ng tsek ang gusto mong bilhin ngayon. Tinatanong muli ang presyo at stock, at sasabihin sa iyo kung may nagbago.',
})
export const checkOut = message('how-to-use.checkOut', {
  en: 'Check out',
  fil: 'Mag-checkout',
})
export const contact = message('how-to-use.contact', {
  en: 'Contact.',
  fil: 'Contact.',
})
export const yourNameEmail = message('how-to-use.yourNameEmail', {
  en: 'Your name, email and mobile number, and somebody else’s if they receive the parcel.',
  fil: 'Ang pangalan, email at mobile number mo, at ng iba kung sila ang tatanggap.',
})
export const delivery = message('how-to-use.delivery', {
  en: 'Delivery.',
  fil: 'Delivery.',
})
export const toYourDoor = message('how-to-use.toYourDoor', {
  en: 'To your door for ₱{fee}, or free at the pharmacy. Type the first letters of province, city and barangay and choose from the list.',
  fil: 'Hanggang pinto mo sa halagang ₱{fee}, o libre sa botika. I-type ang unang mga letra ng probinsya, lungsod at barangay at pumili sa listahan.',
})
export const payment = message('how-to-use.payment', {
  en: 'Payment.',
  fil: 'Bayad.',
})
export const cashWhenYouHaveIt = message('how-to-use.cashWhenYouHaveIt', {
  en: 'Cash, when you have it. Here you also add a discount and a prescription.',
  fil: 'Cash, kapag hawak mo na. Dito rin idinadagdag ang diskuwento at reseta.',
})
export const review = message('how-to-use.review', {
  en: 'Review.',
  fil: 'Suriin.',
})
export const theWholeSum = message('how-to-use.theWholeSum', {
  en: 'The whole sum, line by line. Nothing is ordered before you press “Place order”.',
  fil: 'Ang buong halaga, bawat linya. Walang ino-order hangga’t hindi mo pinipindot ang “I-place ang order”.',
})
export const pressAgain = message('how-to-use.pressAgain', {
  en: 'If your connection breaks, press again: the same order is never placed twice.',
  fil: 'Kung maputol ang koneksyon, pumindot ulit: hindi nadodoble ang order.',
})
export const addAPrescription = message('how-to-use.addAPrescription', {
  en: 'Add a prescription',
  fil: 'Magdagdag ng reseta',
})
export const rxNeedsOne = message('how-to-use.rxNeedsOne', {
  en: 'Products with the Rx mark need one. A good picture saves a phone call:',
  fil: 'Kailangan nito ng mga produktong may markang Rx. Nakakatipid ng tawag ang malinaw na litrato:',
})
export const layThePaperFlat = message('how-to-use.layThePaperFlat', {
  en: 'Lay the paper flat in daylight and take all of it, with all four corners.',
  fil: 'Ilatag ang papel sa maliwanag at kunan nang buo, kasama ang apat na sulok.',
})
export const mustBeReadable = message('how-to-use.mustBeReadable', {
  en: 'The doctor’s name, licence number and signature, the date and your name must be readable.',
  fil: 'Dapat nababasa ang pangalan, numero ng lisensya at pirma ng doktor, ang petsa at ang pangalan mo.',
})
export const formats = message('how-to-use.formats', {
  en: 'JPEG, PNG, WebP or PDF, at most 8 MB.',
  fil: 'JPEG, PNG, WebP o PDF, hanggang 8 MB.',
})
export const keepThePaper = message('how-to-use.keepThePaper', {
  en: 'A pharmacist reads it before the order is confirmed. Keep the paper: the pharmacy may ask for it when you receive the medicine.',
  fil: 'Binabasa ito ng pharmacist bago makumpirma ang order. Itabi ang papel: puwede itong hingin ng botika kapag tinanggap mo ang gamot.',
})
export const useADiscount = message('how-to-use.useADiscount', {
  en: 'Use a senior citizen or PWD discount',
  fil: 'Gamitin ang diskuwento ng senior citizen o PWD',
})
export const whoseDiscount = message('how-to-use.whoseDiscount', {
  en: 'Under “Payment” choose whose discount it is, then type the holder’s name and ID number as they stand on the ID. The summary changes at once: VAT off, then 20% off, on every product that is covered. Have the ID ready when the order arrives.',
  fil: 'Sa “Bayad”, piliin kung kanino ang diskuwento, saka i-type ang pangalan at ID number ayon sa ID. Agad magbabago ang buod: alis ang VAT, saka 20% bawas, sa bawat produktong sakop. Ihanda ang ID pagdating ng order.',
})
export const howComputed = message('how-to-use.howComputed', {
  en: 'How the discount is computed',
  fil: 'Paano kinukuwenta ang diskuwento',
})
export const trackYourOrder = message('how-to-use.trackYourOrder', {
  en: 'Track your order',
  fil: 'I-track ang order mo',
})
export const startsWithBtk = message('how-to-use.startsWithBtk', {
  en: 'Your order number starts with BTK. Type it under {link}; small letters, spaces and a zero typed as O are understood. You see each pharmacy’s part and what happened when.',
  fil: 'Nagsisimula sa BTK ang numero ng order mo. I-type ito sa {link}; naiintindihan ang maliliit na letra, espasyo at ang zero na na-type bilang O. Makikita mo ang bahagi ng bawat botika at kung ano ang nangyari at kailan.',
})
export const namesNobody = message('how-to-use.namesNobody', {
  en: 'The page names nobody and shows no address, so you can send the number to whoever waits at home. Send it to nobody else, though: whoever has it can follow the order.',
  fil: 'Walang pangalan o address sa pahina, kaya puwede mong ipadala ang numero sa naghihintay sa bahay. Ingatan pa rin ito: masusundan ng may hawak nito ang order.',
})
export const withAnAccount = message('how-to-use.withAnAccount', {
  en: 'With an account',
  fil: 'Kung may account ka',
})
export const freeAndOptional = message('how-to-use.freeAndOptional', {
  en: 'An account is free and optional. It keeps your orders and bookmarks together on every device, lets you buy again with one tap, and can have your maintenance medicines come every month. What you put into the cart as a guest comes along when you log in.',
  fil: 'Libre ang account at hindi kailangan. Pinagsasama nito ang mga order at bookmark mo sa bawat device, nakakabili ka ulit sa isang pindot, at puwedeng dumating buwan-buwan ang maintenance mo. Sumasama ang inilagay mo sa cart bilang guest kapag nag-log in ka.',
})
export const createAnAccount = message('how-to-use.createAnAccount', {
  en: 'Create an account',
  fil: 'Gumawa ng account',
})
