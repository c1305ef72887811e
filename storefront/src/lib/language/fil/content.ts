import type { Dictionary } from './dictionary'

/** What the pages of words, their forms, logging in and registering say. */
export const content: Dictionary = {
  // forms
  'This form needs JavaScript, because it checks that a person is writing.':
    'Kailangan ng JavaScript ang form na ito, dahil sinusuri nito kung tao ang sumusulat.',
  'Checking that a person is writing. This takes a moment.':
    'Sinusuri kung tao ang sumusulat. Sandali lang ito.',
  'Something went wrong. What you typed is still here; please try again.':
    'May nangyaring mali. Nandito pa rin ang na-type mo; pakisubukan ulit.',
  'Your message is here': 'Natanggap na ang iyong mensahe',
  'Thank you for writing. We answer by email, usually within two working days.':
    'Salamat sa pagsulat. Sasagot kami sa email, kadalasan sa loob ng dalawang araw ng trabaho.',
  'Send message': 'Ipadala ang mensahe',
  'Your name': 'Pangalan mo',
  'We answer to this address.': 'Dito kami sasagot.',
  Subject: 'Paksa',
  'With an order number, if it is about one.': 'Isama ang numero ng order, kung tungkol sa isang order.',
  Message: 'Mensahe',
  'Look into your email': 'Tingnan ang iyong email',
  'If there is an account with this address, an email with a link is on its way. The link works once, within the next hour. If nothing arrives, look among the unwanted mail.':
    'Kung may account sa address na ito, papunta na ang email na may link. Isang beses lang ito magagamit, sa loob ng susunod na oras. Kung walang dumating, tingnan din sa spam.',
  'Send me a link': 'Padalhan ako ng link',
  'We have your application': 'Natanggap na ang iyong aplikasyon',
  'We look at your licence next, and write to you by email. When your pharmacy is approved, the email has a link to set your password and open your shop.':
    'Susunod naming titingnan ang iyong lisensya, at susulat kami sa email. Kapag naaprubahan ang iyong botika, may link sa email para magtakda ng password at buksan ang iyong tindahan.',
  'Send application': 'Ipadala ang aplikasyon',
  'Name of the pharmacy': 'Pangalan ng botika',
  'As it stands on your FDA licence to operate.': 'Gaya ng nakasulat sa iyong FDA license to operate.',
  'Address of the pharmacy': 'Address ng botika',
  'Street, barangay, city and province.': 'Kalye, barangay, lungsod at probinsya.',
  'You will sign in with it.': 'Ito ang gagamitin mo sa pag-log in.',
  'Contact number': 'Contact number',
  'Such as 0917 123 4567.': 'Halimbawa, 0917 123 4567.',
  'Anything we should know': 'May dapat ba kaming malaman?',
  'Number of branches, your licence number, whether you deliver yourself':
    'Bilang ng sangay, numero ng lisensya, kung kayo mismo ang nagde-deliver',
  'Create account': 'Gumawa ng account',
  'Making your account…': 'Ginagawa ang iyong account…',
  'You sign in with it, and order news comes here.':
    'Ito ang gagamitin mo sa pag-log in, at dito darating ang balita tungkol sa order.',
  Password: 'Password',
  'By creating an account you agree to the {link}. The {link2} says what we keep and why.':
    'Sa paggawa ng account, sumasang-ayon ka sa {link}. Nakasaad sa {link2} kung ano ang itinatabi namin at bakit.',
  'Your new password is set': 'Naitakda na ang bago mong password',
  'Your password is set': 'Naitakda na ang iyong password',
  'You can now log in with it.': 'Puwede ka nang mag-log in gamit ito.',
  'To keep your account safe, we logged it out everywhere. Log in again with the new password.':
    'Para ligtas ang iyong account, ni-log out namin ito sa lahat ng device. Mag-log in ulit gamit ang bagong password.',
  'Ask for a new link': 'Humingi ng bagong link',
  'Set password': 'Itakda ang password',

  // log in, register, passwords
  'Your session has ended. Log in again to go on.':
    'Natapos na ang iyong session. Mag-log in ulit para magpatuloy.',
  'Log in to your account.': 'Mag-log in sa iyong account.',
  'Logging in…': 'Nagla-log in…',
  'You are logged in as {email}. {link}': 'Naka-log in ka bilang {email}. {link}',
  'Go to the home page': 'Pumunta sa home page',
  'You are logged in as {email}, which is not a shopper’s account. Log in with one to go on, or {link}.':
    'Naka-log in ka bilang {email}, na hindi account ng mamimili. Mag-log in gamit ang account ng mamimili para magpatuloy, o {link}.',
  'go to your dashboard': 'pumunta sa iyong dashboard',
  'New here? {link}. You can also {link2}.': 'Bago ka rito? {link}. Puwede ka ring {link2}.',
  'order as a guest': 'um-order bilang guest',
  'Create a free Botika account: your orders and bookmarks in one place, and buying again with one tap.':
    'Gumawa ng libreng Botika account: nasa iisang lugar ang iyong mga order at bookmark, at isang tap lang para bumili ulit.',
  'Create your account': 'Gumawa ng iyong account',
  'Your orders and bookmarks in one place, and buying again with one tap. You can also order as a guest.':
    'Nasa iisang lugar ang iyong mga order at bookmark, at isang tap lang para bumili ulit. Puwede ka ring um-order bilang guest.',
  'Your account is made. Please log in.': 'Nagawa na ang iyong account. Mag-log in na.',
  'Welcome, {name}! Your account is made. Please confirm your email address: look into your email.':
    'Welcome, {name}! Nagawa na ang iyong account. Pakikumpirma ang iyong email address: tingnan ang iyong email.',
  'This page needs JavaScript.': 'Kailangan ng JavaScript ng page na ito.',
  'Confirm your email address': 'Kumpirmahin ang iyong email address',
  'Confirm your email address with the link from our email.':
    'Kumpirmahin ang iyong email address gamit ang link sa email namin.',
  'Open the link from our email again, all of it. On your account page you can have it sent again.':
    'Buksan ulit ang buong link sa email namin. Sa page ng iyong account, puwede itong ipadala ulit.',
  'Your email address is confirmed': 'Kumpirmado na ang iyong email address',
  'Thank you. Emails about your orders and your account come to it.':
    'Salamat. Dito darating ang mga email tungkol sa iyong mga order at account.',
  'Confirm my email address': 'Kumpirmahin ang aking email address',
  'Confirming…': 'Kinukumpirma…',
  'Password of your account': 'Password ng iyong account',
  'So that nobody confirms an account that somebody else opened in their name.':
    'Para walang makakumpirma ng account na binuksan ng iba sa pangalan nila.',
  'If you did not open an account with us, close this page: without you nothing happens.':
    'Kung hindi ka nagbukas ng account sa amin, isara ang page na ito: walang mangyayari kung wala ka.',
  'Open your shop': 'Buksan ang iyong tindahan',
  'Open the shop of your pharmacy with the link from our email.':
    'Buksan ang tindahan ng iyong botika gamit ang link sa email namin.',
  'Open the link from our email again, all of it. If it was cut off, write to us for a new one.':
    'Buksan ulit ang buong link sa email namin. Kung naputol ito, sumulat sa amin para sa bago.',
  'Your shop is open': 'Bukas na ang iyong tindahan',
  'Sign in to enter your address and opening hours, and to add what you sell.':
    'Mag-sign in para ilagay ang iyong address at oras ng pagbubukas, at idagdag ang iyong paninda.',
  'Go to my shop': 'Pumunta sa aking tindahan',
  'Open my shop': 'Buksan ang aking tindahan',
  'Opening…': 'Binubuksan…',
  'You sign in with the password of the account that you have with us.':
    'Mag-sign in gamit ang password ng account mo sa amin.',
  'You have an account? {link}. You have a pharmacy? {link2}.':
    'May account ka na? {link}. May botika ka? {link2}.',
  'Become a seller': 'Maging seller',
  'Forgot your password?': 'Nakalimutan ang password?',
  'Ask for a link by email to set a new password for your Botika account.':
    'Humingi ng link sa email para magtakda ng bagong password sa iyong Botika account.',
  'Type the email address of your account. We send you a link to set a new one.':
    'I-type ang email address ng iyong account. Padadalhan ka namin ng link para magtakda ng bago.',
  'Remembered it? {link}.': 'Naalala mo na? {link}.',
  'Set a new password': 'Magtakda ng bagong password',
  'Set a new password with the link from our email.':
    'Magtakda ng bagong password gamit ang link sa aming sulat.',
  'This link is not complete': 'Hindi kumpleto ang link na ito',
  'Open the link from our email again, all of it. If it was cut off, ask for a new one.':
    'Buksan ulit ang buong link mula sa aming email. Kung naputol ito, humingi ng bago.',
  'One moment…': 'Sandali lang…',
  'Setting a password needs JavaScript.': 'Kailangan ng JavaScript para magtakda ng password.',

  // about us
  'Botika puts the shelves of licensed pharmacies in the Philippines on one page: who has your medicine, for how much, and how far away.':
    'Pinagsasama ng Botika sa iisang pahina ang mga paninda ng mga lisensyadong botika sa Pilipinas: sino ang may gamot mo, magkano, at gaano kalayo.',
  'The generic name first': 'Generic na pangalan ang una',
  'What is inside a medicine stands above its brand, and the same medicine under other names is one tap away, with the price of one tablet.':
    'Nauuna ang sangkap ng gamot bago ang tatak, at isang tap lang ang layo ng parehong gamot sa ibang pangalan, kasama ang presyo ng isang tableta.',
  'Each shows its FDA licence. On the day a licence expires, that pharmacy’s offers leave the shelves by themselves.':
    'Nakapaskil ang FDA license ng bawat isa. Sa araw na mapaso ang lisensya, kusang nawawala ang mga paninda ng botikang iyon.',
  'A pharmacist looks': 'Tinitingnan ng parmasyutiko',
  'Every prescription is read by a pharmacist before an order is confirmed. Dangerous drugs are not sold here at all.':
    'Binabasa ng parmasyutiko ang bawat reseta bago makumpirma ang order. Hindi talaga ibinebenta rito ang mga mapanganib na gamot (dangerous drugs).',
  'The lawful price for seniors and PWDs': 'Tamang presyo ayon sa batas para sa senior at PWD',
  'VAT off, then 20% off, worked out line by line before you order, and never less than a promotion would give.':
    'Walang VAT, saka 20% na bawas, malinaw ang kuwenta ng bawat item bago ka um-order, at hindi bababa sa ibibigay ng promo.',
  'Every price in the open, from the pharmacies around you.':
    'Lantad ang bawat presyo, mula sa mga botikang nasa paligid mo.',
  'A medicine can cost twice as much on one side of the street as on the other, and nobody tells you. We do.':
    'Puwedeng doble ang presyo ng gamot sa isang panig ng kalsada kaysa sa kabila, at walang nagsasabi sa iyo. Kami, sinasabi namin.',
  'How it works': 'Paano ito gumagana',
  'licensed pharmacy': 'lisensyadong botika',
  'medicine or health product': 'gamot o produktong pangkalusugan',
  'hospital, clinic, lab or vet': 'ospital, klinika, laboratoryo o beterinaryo',
  'licensed pharmacies': 'mga lisensyadong botika',
  'medicines and health products': 'mga gamot at produktong pangkalusugan',
  'hospitals, clinics, labs and vets': 'ospital, klinika, laboratoryo, beterinaryo',
  'Why we built this': 'Bakit namin ito ginawa',
  'A parent with a feverish child should not have to walk from counter to counter to find who has the syrup. A grandmother on five maintenance medicines should not pay the price of whichever shop is closest, only because she cannot know the others. And the drugstore on the corner, with fair prices and a pharmacist who knows your name, should be as easy to find as a chain.':
    'Hindi dapat palipat-lipat ng botika ang magulang na may nilalagnat na anak para lang mahanap kung sino ang may syrup. Hindi dapat mapilitan ang lolang may limang maintenance na gamot na magbayad sa presyo ng pinakamalapit na tindahan dahil lang hindi niya alam ang iba. At ang botika sa kanto, na patas ang presyo at kilala ka ng parmasyutiko, ay dapat kasindaling mahanap ng malalaking chain.',
  'So we ask local pharmacies to put their shelves on one page, with real prices and real stock. You search once, compare, and order from one of them or from several. They pack it and bring it to your door, or you fetch it. We are not a pharmacy, and we do not sell medicine: we connect you with those who are licensed to.':
    'Kaya hinihiling namin sa mga lokal na botika na ilagay ang kanilang paninda sa iisang pahina, na may totoong presyo at totoong stock. Isang beses ka lang maghahanap, magkukumpara, at oorder sa isa o sa ilan sa kanila. Sila ang mag-iimpake at maghahatid sa iyong pinto, o ikaw ang kukuha. Hindi kami botika at hindi kami nagbebenta ng gamot: ikinokonekta ka namin sa mga may lisensya.',
  'What we hold to': 'Ang aming pinaninindigan',
  'What we leave out': 'Ang wala rito',
  'There are no advertisements between you and a price, no pharmacy can pay to stand first, and no script of another company watches what you search for. What you tell us about your health is seen by you and by the pharmacy that serves you; the {link} says the rest in plain words.':
    'Walang ad sa pagitan mo at ng presyo, walang botikang makapagbabayad para mauna, at walang script ng ibang kompanya na nagbabantay sa hinahanap mo. Ikaw at ang botikang nagsisilbi sa iyo lang ang nakakakita ng sinasabi mo tungkol sa iyong kalusugan; nasa {link} ang iba pa sa malinaw na salita.',
  'I have a pharmacy': 'May botika ako',

  // become a seller, pre-register
  'Get more customers for your pharmacy: show your prices and stock to people nearby. Licensed pharmacies in the Philippines can pre-register in two minutes.':
    'Dagdagan ang customers ng iyong botika: ipakita ang presyo at stock mo sa mga taong malapit. Makakapag-pre-register ang mga lisensyadong botika sa Pilipinas sa loob ng dalawang minuto.',
  'For licensed pharmacies': 'Para sa mga lisensyadong botika',
  'Get more customers for your pharmacy.': 'Dagdagan ang customers ng iyong botika.',
  'People nearby are searching for what stands on your shelf. Let them find it at your price, under your name.':
    'Hinahanap ng mga taong malapit ang nasa istante mo. Hayaang makita nila ito sa presyo mo, sa ilalim ng pangalan mo.',
  'Pre-register your pharmacy': 'I-pre-register ang iyong botika',
  'How it goes': 'Ang mga hakbang',
  'What you need': 'Ano ang kailangan mo',
  'What pharmacies ask': 'Mga tanong ng mga botika',
  'Found by those who look for it': 'Nahahanap ng mga naghahanap',
  'People search by brand, by generic name, with typing mistakes, and see you by how near you are.':
    'Naghahanap ang mga tao gamit ang tatak, generic na pangalan, kahit mali ang baybay, at nakikita ka nila ayon sa lapit mo.',
  'Your shelf, your prices': 'Paninda mo, presyo mo',
  'Set price and stock for each product, one at a time or with a spreadsheet. Your name stands on every offer.':
    'Itakda ang presyo at stock ng bawat produkto, isa-isa o gamit ang spreadsheet. Nasa bawat paninda ang pangalan mo.',
  'Orders in clear steps': 'Malinaw na hakbang ng mga order',
  'Confirm, ship, received, paid, completed: always one next step, on the phone behind the counter too.':
    'Confirm, ship, natanggap, bayad, tapos: laging iisa ang susunod na hakbang, kahit sa cellphone sa likod ng counter.',
  'Prescriptions with the order': 'Kasama ng order ang reseta',
  'The picture is there before you confirm. Your pharmacist accepts it, or rejects it with a reason.':
    'Nandoon na ang larawan bago ka mag-confirm. Tinatanggap ito ng parmasyutiko mo, o tinatanggihan nang may dahilan.',
  'Discounts to the centavo': 'Diskuwentong eksakto hanggang sentimo',
  'Senior citizen and PWD discounts are computed for you, with a sales record book to download each month.':
    'Kinukuwenta para sa iyo ang diskuwento ng senior citizen at PWD, may sales record book na mada-download bawat buwan.',
  'Nothing sold twice': 'Walang nabebenta nang doble',
  'Stock goes down the moment somebody orders, however many order at once, and comes back when they cancel.':
    'Bumababa ang stock sa sandaling may um-order, kahit gaano karami ang sabay-sabay, at bumabalik kapag kinansela.',
  'Pre-register': 'Mag-pre-register',
  'The name of your pharmacy and how we reach you. It takes two minutes.':
    'Ang pangalan ng iyong botika at kung paano ka namin makokontak. Dalawang minuto lang.',
  'We check your licence': 'Titingnan namin ang iyong lisensya',
  'We look up your FDA licence to operate and may call you with a question or two.':
    'Hahanapin namin ang iyong FDA license to operate at maaaring tumawag para magtanong.',
  'Set your password': 'Itakda ang iyong password',
  'An email comes with a link. Add your address, opening hours and a picture of your shop.':
    'May darating na email na may link. Ilagay ang iyong address, oras ng bukas at larawan ng tindahan.',
  'Fill your shelf': 'Punuin ang iyong istante',
  'Choose from the medicines that are known here and type price and stock, or send your list as a CSV or Excel file.':
    'Pumili sa mga gamot na nandito na at i-type ang presyo at stock, o ipadala ang listahan bilang CSV o Excel file.',
  'Take your first order': 'Tanggapin ang una mong order',
  'It appears on your dashboard and in your email, with one button to press next.':
    'Lalabas ito sa iyong dashboard at email, at isang button lang ang susunod na pipindutin.',
  'A valid licence to operate (LTO) as a drugstore from the Food and Drug Administration':
    'Balidong license to operate (LTO) bilang botika mula sa Food and Drug Administration',
  'A registered pharmacist, with a current PRC licence':
    'Rehistradong parmasyutiko na may kasalukuyang PRC license',
  'Your business permit and BIR registration; we ask whether you are registered for VAT':
    'Business permit at BIR registration; itatanong namin kung rehistrado ka sa VAT',
  'Somebody who looks at orders while you are open; a phone is enough':
    'Taong titingin sa mga order habang bukas kayo; sapat na ang cellphone',
  'Pre-registering is free and binds you to nothing.': 'Libre ang pre-registration at wala kang obligasyon.',
  'Something else? {link}.': 'May iba pa? {link}.',
  'Write to us': 'Sumulat sa amin',
  'And may call or write with a question.': 'At maaaring tumawag o sumulat kung may tanong.',
  'You get an email': 'Makakatanggap ka ng email',
  'With a link to set your password, good for seven days.':
    'May link para magtakda ng password, magagamit sa loob ng pitong araw.',
  'You open your shop': 'Bubuksan mo ang iyong tindahan',
  'Address, opening hours, then your products.': 'Address, oras ng bukas, saka ang mga produkto mo.',
  'Apply to sell on Botika: tell us the name of your pharmacy and how we reach you. It takes two minutes and is free.':
    'Mag-apply para magbenta sa Botika: sabihin ang pangalan ng iyong botika at kung paano ka makokontak. Dalawang minuto lang at libre.',
  'Two minutes, free, and it binds you to nothing.': 'Dalawang minuto, libre, at walang obligasyon.',
  'What happens next': 'Ano ang susunod',
  'We use what you type to look at your application and for nothing else; the {link} says more.':
    'Gagamitin lang namin ang ita-type mo para tingnan ang iyong aplikasyon; may dagdag na paliwanag sa {link}.',

  // contact us
  'Write to Botika about an order, a pharmacy, your data or an idea. We answer by email, usually within two working days.':
    'Sumulat sa Botika tungkol sa order, botika, iyong datos o ideya. Sasagot kami sa email, kadalasan sa loob ng dalawang araw ng trabaho.',
  'We read everything, and answer by email, usually within two working days.':
    'Binabasa namin ang lahat, at sumasagot kami sa email, kadalasan sa loob ng dalawang araw ng trabaho.',
  'Quicker ways': 'Mas mabilis na paraan',
  'Where is my order? {link} by its number; the phone number of the pharmacy stands there as well.':
    'Nasaan ang order ko? {link} gamit ang numero nito; nandoon din ang telepono ng botika.',
  'Track it': 'I-track ito',
  'Discounts, prescriptions, delivery: see {link}.': 'Diskuwento, reseta, delivery: tingnan ang {link}.',
  'You have a pharmacy? {link}.': 'May botika ka? {link}.',
  'About your data: write “Privacy” as the subject, and the privacy officer answers.':
    'Tungkol sa iyong datos: ilagay ang “Privacy” bilang paksa, at ang privacy officer ang sasagot.',
  'Is it an emergency? Call {link}. We cannot give medical advice by message.':
    'Emergency ba? Tumawag sa {link}. Hindi kami makapagbibigay ng payong medikal sa mensahe.',

  // how it works
  'How Botika works: compare pharmacies, order with or without an account, have prescriptions checked, get the lawful discount, pay in cash and track your order.':
    'Paano gumagana ang Botika: magkumpara ng mga botika, um-order nang may account o wala, ipasuri ang reseta, kunin ang diskuwentong ayon sa batas, magbayad ng cash at i-track ang order.',
  'From a pharmacy’s shelf to your door.': 'Mula sa istante ng botika hanggang sa iyong pinto.',
  'Search once, see every price, order in a minute, and pay when it is in your hands.':
    'Isang hanap, kita ang bawat presyo, um-order sa isang minuto, at magbayad kapag hawak mo na.',
  'Step by step': 'Isa-isang hakbang',
  'Pharmacies show their shelves': 'Ipinapakita ng mga botika ang kanilang paninda',
  'Licensed pharmacies enter their own prices and stock. We check the licence; the price is theirs, and never above a maximum retail price that the government has set.':
    'Ang mga lisensyadong botika mismo ang naglalagay ng presyo at stock. Tinitingnan namin ang lisensya; sila ang nagpepresyo, at hindi lalampas sa maximum retail price na itinakda ng gobyerno.',
  'You search once': 'Isang beses ka lang maghahanap',
  'By brand, by generic name, or by what you remember of the box. You see every offer, cheapest or nearest first, and the same medicine under its other names.':
    'Gamit ang tatak, generic na pangalan, o kung ano ang naaalala mo sa kahon. Makikita mo ang bawat alok, una ang pinakamura o pinakamalapit, at ang parehong gamot sa iba nitong pangalan.',
  'You order, from one pharmacy or from several': 'Oorder ka, sa isa o sa ilang botika',
  'No account needed. The whole sum, with discounts and delivery, stands there before you place anything. If a price has changed meanwhile, you are told first.':
    'Hindi kailangan ng account. Kita agad ang kabuuan, kasama ang diskuwento at delivery, bago ka mag-place ng order. Kung may nagbagong presyo, sasabihin muna sa iyo.',
  'A pharmacist checks': 'Sinusuri ng parmasyutiko',
  'If there is a prescription, the pharmacy reads it. Then it confirms your order and packs it. What you ordered is set aside for you from the moment you place it.':
    'Kung may reseta, binabasa ito ng botika. Saka nito kinukumpirma at iniimpake ang order mo. Nakareserba na para sa iyo ang in-order mo mula sa sandaling i-place mo ito.',
  'You follow it by its number': 'Masusundan mo gamit ang numero',
  'Confirmed, shipped, received: each pharmacy’s part shows where it is. Until a part is shipped you can cancel it freely.':
    'Kumpirmado, naipadala, natanggap: makikita kung nasaan na ang bahagi ng bawat botika. Hangga’t hindi pa naipapadala, malaya mo itong makakansela.',
  'You pay when you have it': 'Magbabayad ka kapag hawak mo na',
  'In cash, at your door or at the counter. The official receipt comes from the pharmacy.':
    'Cash, sa iyong pinto o sa counter. Galing sa botika ang opisyal na resibo.',
  'What delivery costs': 'Magkano ang delivery',
  '{bold} ₱{fee} for an order. The pharmacy sends it with its own courier.':
    '{bold} ₱{fee} bawat order. Ipinapadala ito ng botika sa sarili nitong courier.',
  '{bold} {value}. Wait until it is confirmed, then show the order number at the counter.':
    '{bold} {value}. Hintayin munang makumpirma, saka ipakita ang numero ng order sa counter.',
  free: 'libre',
  'Why the generic name comes first': 'Bakit generic na pangalan ang nauuna',
  'The Generics Act (RA 6675) wants you to know what you are buying. Two medicines with the same active ingredient, in the same strength and form, do the same work, and one may cost a fraction of the other.':
    'Gusto ng Generics Act (RA 6675) na alam mo ang binibili mo. Pareho ang bisa ng dalawang gamot na may parehong sangkap, tapang at anyo, at maaaring di-hamak na mas mura ang isa.',
  'Every product page lists such equivalents with the price of one tablet, capsule or millilitre. Nothing is ever swapped without you: the choice is yours, and your doctor or pharmacist can help.':
    'Nakalista sa pahina ng bawat produkto ang mga katumbas nito kasama ang presyo ng isang tableta, kapsula o mililitro. Walang ipinapalit nang hindi mo alam: ikaw ang pipili, at matutulungan ka ng iyong doktor o parmasyutiko.',
  'How the senior citizen and PWD discount is computed':
    'Paano kinukuwenta ang diskuwento ng senior citizen at PWD',
  'Republic Acts 9994 and 10754 give two things at once: the VAT is taken off, and then 20% of what remains. Medicines that are VAT-exempt, among them listed ones for diabetes, high cholesterol, hypertension, cancer, mental illness, tuberculosis and kidney disease, have no VAT to take off.':
    'Dalawang bagay ang sabay na ibinibigay ng Republic Act 9994 at 10754: inaalis ang VAT, saka ang 20 porsiyento ng natitira. Walang VAT na aalisin sa mga gamot na VAT-exempt, kasama ang mga nakalistang gamot para sa diabetes, mataas na kolesterol, alta-presyon, kanser, sakit sa isip, tuberkulosis at sakit sa bato.',
  'The discount does not add up with a promotion: the checkout works out both for each product, and you pay the lower price. The delivery fee is not discounted. You need the holder’s name and ID number at checkout, and the ID itself when the order arrives.':
    'Hindi puwedeng pagsabayin ang diskuwento at promo: kinukuwenta ng checkout ang dalawa para sa bawat produkto, at ang mas mababa ang babayaran mo. Walang diskuwento ang bayad sa delivery. Kailangan ang pangalan at ID number ng may-ari sa checkout, at ang mismong ID pagdating ng order.',

  // how to use, questions, news, events, legal texts
  'A guide to Botika: set your place, search, compare pharmacies, check out with a prescription or a senior citizen discount, and track your order.':
    'Gabay sa Botika: itakda ang lokasyon, maghanap, magkumpara ng mga botika, mag-checkout nang may reseta o diskuwento ng senior, at i-track ang order.',
  'How to use Botika': 'Paano gamitin ang Botika',
  'From the first search to the parcel at your door. Show it to your parents: the letters grow with the browser, and nothing here needs an account.':
    'Mula sa unang paghahanap hanggang sa parsela sa iyong pinto. Ipakita ito sa iyong mga magulang: lumalaki ang letra kasabay ng browser, at hindi kailangan ng account dito.',
  'Start with a search': 'Magsimula sa paghahanap',
  'Answers about ordering, generics, senior citizen and PWD discounts, prescriptions, delivery, tracking and your privacy.':
    'Mga sagot tungkol sa pag-order, generics, diskuwento ng senior citizen at PWD, reseta, delivery, pag-track at iyong privacy.',
  'Frequently asked questions': 'Mga madalas itanong',
  'Tap a question to see its answer.': 'I-tap ang tanong para makita ang sagot.',
  'Not answered yet?': 'Hindi pa nasagot?',
  'Write to us. We read everything.': 'Sumulat sa amin. Binabasa namin ang lahat.',
  'This article is for general information and does not replace advice. Ask your doctor or pharmacist about your own case.':
    'Pangkalahatang impormasyon lang ang artikulong ito at hindi kapalit ng payo. Magtanong sa iyong doktor o parmasyutiko tungkol sa sarili mong kaso.',
  'More news': 'Iba pang balita',
  'News, page {number}': 'Mga balita, pahina {number}',
  'Health advice, medicine prices and news from the pharmacies on Botika, in plain words.':
    'Payong pangkalusugan, presyo ng gamot at balita mula sa mga botika sa Botika, sa malinaw na salita.',
  'Health, medicines and your rights as a buyer, in plain words.':
    'Kalusugan, gamot at mga karapatan mo bilang mamimili, sa malinaw na salita.',
  'There is no news yet': 'Wala pang balita',
  'Articles appear here as soon as they are published.': 'Lalabas dito ang mga artikulo kapag nailathala na.',
  Upcoming: 'Paparating',
  Past: 'Nakaraan',
  'Past events': 'Mga nakaraang event',
  'This event is over': 'Tapos na ang event na ito',
  When: 'Kailan',
  Where: 'Saan',
  'More events': 'Iba pang event',
  'Upcoming or past': 'Paparating o nakaraan',
  'Free check-ups, vaccination days, talks and classes near you: what is coming up, and what was.':
    'Libreng check-up, araw ng bakuna, talakayan at klase na malapit sa iyo: mga paparating at mga nakaraan.',
  'Check-ups, vaccination days, talks and classes. Most of them are free.':
    'Check-up, araw ng bakuna, talakayan at klase. Libre ang karamihan.',
  'No event is over yet': 'Wala pang natapos na event',
  'Nothing is planned right now': 'Wala munang nakaplano ngayon',
  'See what is coming up.': 'Tingnan ang mga paparating.',
  'New events appear here. Until then, see what was.':
    'Dito lalabas ang mga bagong event. Sa ngayon, tingnan ang mga nakaraan.',
  'What Botika keeps about you, why, for how long, who sees it, and your rights under the Data Privacy Act of 2012 (RA 10173), in plain words.':
    'Ano ang itinatabi ng Botika tungkol sa iyo, bakit, gaano katagal, sino ang nakakakita, at ang mga karapatan mo sa Data Privacy Act of 2012 (RA 10173), sa malinaw na salita.',
  'What you buy at a pharmacy says much about you. This notice says what we keep, why, for how long and who sees it, as the Data Privacy Act of 2012 (RA 10173) asks. In force since {date}.':
    'Maraming sinasabi tungkol sa iyo ang binibili mo sa botika. Nakasaad dito kung ano ang itinatabi namin, bakit, gaano katagal at sino ang nakakakita, ayon sa Data Privacy Act of 2012 (RA 10173). May bisa mula {date}.',
  'The terms of Botika in plain words: who sells, prices and discounts, prescriptions, cancelling and returning, and what this site is not.':
    'Ang mga tuntunin ng Botika sa malinaw na salita: sino ang nagbebenta, presyo at diskuwento, reseta, pagkansela at pagbabalik, at kung ano ang hindi saklaw ng site na ito.',
  'What you can expect here, and what is expected of you. In force since {date}.':
    'Ano ang maaasahan mo rito, at ano ang inaasahan sa iyo. May bisa mula {date}.',
}
