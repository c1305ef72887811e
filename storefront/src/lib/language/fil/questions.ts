import type { Dictionary } from './dictionary'

/** The questions of shoppers and of pharmacies, and their answers. */
export const questions: Dictionary = {
  'Finding and ordering': 'Paghahanap at pag-order',
  'Do I need an account?': 'Kailangan ko ba ng account?',
  'No. You can search, keep a cart, check out and track your order as a guest. An account keeps your orders together, remembers your addresses and lets you buy the same things again.':
    'Hindi. Puwede kang maghanap, magtabi ng cart, mag-checkout at mag-track ng order bilang guest. Sa account, magkakasama ang mga order mo, naaalala ang mga address mo, at madaling bilhin ulit ang dati.',
  'Create an account': 'Gumawa ng account',
  'Who sells me the medicine?': 'Sino ang nagbebenta sa akin ng gamot?',
  'The pharmacy that is named beside the price. Botika is the shelf, not the seller. The pharmacy’s address, phone number and FDA licence are on its page, in your cart and on your order.':
    'Ang botikang nakapangalan sa tabi ng presyo. Ang Botika ang estante, hindi ang nagbebenta. Ang address, telepono at FDA licence ng botika ay nasa pahina nito, sa cart mo at sa order mo.',
  'See all pharmacies': 'Tingnan ang lahat ng botika',
  'Why do prices differ between pharmacies?': 'Bakit iba-iba ang presyo ng mga botika?',
  'Each pharmacy sets its own. The page of a product lists all of them, with stock and distance, so you can weigh five pesos against five kilometres. Where the government has set a maximum retail price, no listing may be above it.':
    'Bawat botika ang nagtatakda ng presyo nito. Nakalista lahat sa pahina ng produkto, kasama ang stock at layo, para matimbang mo ang limang piso laban sa limang kilometro. Kung may maximum retail price ang gobyerno, walang listing na puwedeng lumampas dito.',
  'Can I order from several pharmacies at once?': 'Puwede ba akong umorder sa ilang botika nang sabay?',
  'Yes. Your cart is sorted by pharmacy, and you check out once. Each pharmacy confirms and sends its own part, and you can follow each part by the same order number.':
    'Oo. Nakaayos ang cart mo ayon sa botika, at isang beses ka lang magche-checkout. Bawat botika ang nagkukumpirma at nagpapadala ng bahagi nito, at masusundan mo ang bawat bahagi sa iisang numero ng order.',
  'I typed it wrong and still found it. How?': 'Mali ang type ko pero nahanap pa rin. Paano?',
  'The search forgives mistakes, knows generic names and brands, and reads strengths such as “500mg”. Type what you remember of the box.':
    'Pinapatawad ng search ang mali, kilala nito ang mga generic at brand, at nababasa ang lakas gaya ng “500mg”. I-type lang ang naaalala mo sa kahon.',
  Generics: 'Mga generic',
  'What is a generic medicine?': 'Ano ang generic na gamot?',
  'One that is known by what is inside it. Paracetamol is the generic name; several companies sell it under their own brands, and some under no brand at all. The Generics Act (RA 6675) asks that the generic name comes first, and here it does.':
    'Gamot na kilala sa laman nito. Paracetamol ang generic na pangalan; ibinebenta ito ng ilang kompanya sa sariling brand, at ng iba na walang brand. Ayon sa Generics Act (RA 6675), dapat mauna ang generic na pangalan, at ganoon dito.',
  'Is a generic as good as a brand?': 'Kasinghusay ba ng brand ang generic?',
  'The Food and Drug Administration registers both, and holds both to the same standards. What we list as equivalent has the same active ingredient, the same strength and the same form.':
    'Parehong inirerehistro ng Food and Drug Administration, at pareho ang pamantayan. Ang nakalista naming katumbas ay may parehong aktibong sangkap, parehong lakas at parehong anyo.',
  'May I change from a brand to a generic by myself?':
    'Puwede ba akong lumipat mula brand sa generic nang ako lang?',
  'The choice is yours, and the pharmacist can tell you what is equivalent. With medicines whose dose is set finely, such as levothyroxine, warfarin or those for seizures, ask your doctor before you change.':
    'Nasa iyo ang pasya, at masasabi ng pharmacist kung ano ang katumbas. Sa mga gamot na pino ang sukat ng dose, gaya ng levothyroxine, warfarin o para sa seizure, magtanong muna sa doktor bago lumipat.',
  'Senior citizen and PWD discount': 'Diskuwento ng senior citizen at PWD',
  'How is the discount computed?': 'Paano kinukuwenta ang diskuwento?',
  'First the 12% VAT is taken off, then 20% of what remains. A medicine of ₱112.00 becomes ₱80.00. Medicines that are VAT-exempt, such as listed ones for diabetes, high blood pressure or cancer, have no VAT to take off: there the 20% is taken from the price, so ₱250.00 becomes ₱200.00.':
    'Inaalis muna ang 12% VAT, saka ang 20% ng natitira. Ang gamot na ₱112.00 ay nagiging ₱80.00. Ang mga gamot na VAT-exempt, gaya ng mga nakalista para sa diabetes, altapresyon o kanser, ay walang VAT na aalisin: sa presyo mismo kinukuha ang 20%, kaya ang ₱250.00 ay nagiging ₱200.00.',
  'See more examples': 'Tingnan ang iba pang halimbawa',
  'What do I need for it?': 'Ano ang kailangan ko para dito?',
  'At checkout choose “Senior citizen” or “Person with disability” and type the holder’s full name and ID number. A picture of the ID is optional and speeds up the check. Have the ID ready when you receive the order.':
    'Sa checkout, piliin ang “Senior citizen” o “May kapansanan (PWD)” at i-type ang buong pangalan at ID number ng may-ari. Hindi kailangan ang litrato ng ID pero napapabilis nito ang pagsusuri. Ihanda ang ID pagtanggap ng order.',
  'Does it add up with a promotion?': 'Napapatong ba ito sa promo?',
  'No. The law gives you the better of the two, and the checkout works out both for each product. You pay the lower price.':
    'Hindi. Ibinibigay ng batas ang mas mabuti sa dalawa, at kinukuwenta ng checkout ang pareho para sa bawat produkto. Ang mas mababang presyo ang babayaran mo.',
  'I have a senior ID and a PWD ID. Do I get both?': 'May senior ID at PWD ID ako. Makukuha ko ba pareho?',
  'One holder gets one discount of 20%. Choose either ID; the price is the same.':
    'Isang diskuwento na 20% lang ang para sa isang tao. Piliin ang alinmang ID; pareho ang presyo.',
  'What is not covered?': 'Ano ang hindi sakop?',
  'Cosmetics, most food and other goods that the law does not name, and the delivery fee. The checkout shows what the discount took off, line by line, before you place anything.':
    'Mga kosmetiko, karamihan ng pagkain at ibang produktong hindi binanggit ng batas, at ang bayad sa delivery. Ipinapakita ng checkout ang nabawas ng diskuwento, bawat linya, bago ka umorder.',
  'Can I order for my parents with their ID?':
    'Puwede ba akong umorder para sa magulang ko gamit ang ID nila?',
  'Yes. Somebody else may buy for the holder, and what is bought must be for the holder’s own use. Pharmacies write each such sale into the record book that the law asks for.':
    'Oo. Puwedeng iba ang bumili para sa may-ari ng ID, at ang binili ay dapat para sa sarili nitong gamit. Isinusulat ng mga botika ang bawat ganitong benta sa record book na hinihingi ng batas.',
  Prescriptions: 'Mga reseta',
  'Which products need a prescription?': 'Aling mga produkto ang kailangan ng reseta?',
  'Those with the Rx mark. Add a picture or PDF of the prescription at checkout: all of it, readable, with the doctor’s name and licence number.':
    'Ang mga may markang Rx. Magdagdag ng litrato o PDF ng reseta sa checkout: buo, nababasa, at may pangalan at numero ng lisensya ng doktor.',
  'Who looks at my prescription?': 'Sino ang tumitingin sa reseta ko?',
  'A pharmacist of the pharmacy that sells the medicine, before the order is confirmed. Besides them only you and our administrators can open it, and every opening is recorded.':
    'Ang pharmacist ng botikang nagbebenta ng gamot, bago makumpirma ang order. Bukod sa kanila, ikaw lang at ang aming mga administrator ang makakapagbukas nito, at nakatala ang bawat pagbukas.',
  'What if it is not accepted?': 'Paano kung hindi ito tanggapin?',
  'The pharmacy says why, and you see it when you track your order: perhaps the picture is dark, or the prescription too old. You pay nothing for what is not sent.':
    'Sinasabi ng botika kung bakit, at makikita mo ito kapag nag-track ka ng order: baka madilim ang litrato, o luma na ang reseta. Wala kang babayaran sa hindi ipinadala.',
  'Do you sell controlled medicines?': 'Nagbebenta ba kayo ng mga controlled na gamot?',
  'No. Medicines that the Dangerous Drugs Board lists as dangerous cannot be offered here. They need a special prescription form, on paper and in person.':
    'Hindi. Hindi puwedeng ialok dito ang mga gamot na nakalistang mapanganib ng Dangerous Drugs Board. Kailangan ng mga ito ng espesyal na reseta, nasa papel at personal.',
  'Delivery, pick-up and payment': 'Delivery, pick-up at bayad',
  'How much is delivery?': 'Magkano ang delivery?',
  'Door to door delivery is ₱{fee} for an order. Picking up at the pharmacy is free. The summary shows the whole sum before you place the order.':
    'Ang door to door delivery ay ₱{fee} bawat order. Libre ang pick-up sa botika. Ipinapakita ng buod ang buong halaga bago ka umorder.',
  'How long does it take?': 'Gaano katagal?',
  'The pharmacy confirms during its opening hours and sends the order with its courier, often on the same day. How far it is shows when you track it, and you can call the pharmacy at any time.':
    'Kinukumpirma ito ng botika sa oras ng pagbubukas nito at ipinapadala ng courier nito, madalas sa araw ding iyon. Makikita kung nasaan na ito kapag nag-track ka, at puwede mong tawagan ang botika anumang oras.',
  'How do I pay?': 'Paano ako magbabayad?',
  'In cash, when the order is in your hands: on delivery, or at the counter when you pick it up. You need no card, and we keep no bank details.':
    'Cash, kapag nasa kamay mo na ang order: sa delivery, o sa counter kapag kinuha mo. Hindi kailangan ng card, at wala kaming iniingatang detalye ng bangko.',
  'Will I get an official receipt?': 'Makakakuha ba ako ng official receipt?',
  'Yes, from the pharmacy, because it is the seller. Ask for it when you order by calling the number on its page if it must carry a company’s name.':
    'Oo, mula sa botika, dahil ito ang nagbebenta. Kung dapat nakapangalan sa kompanya, tawagan ang numero sa pahina nito kapag umorder ka.',
  'Tracking, cancelling and returning': 'Pag-track, pagkansela at pagsauli',
  'How do I track my order?': 'Paano ko ita-track ang order ko?',
  'With the order number, which starts with BTK and is on the thank-you page and in your email. Small letters and spaces do not matter. The page shows status and times, and never a name or an address, so you may share it.':
    'Gamit ang numero ng order, na nagsisimula sa BTK at nasa pahina ng pasasalamat at sa email mo. Ayos lang ang maliliit na letra at espasyo. Ipinapakita ng pahina ang status at oras, at hindi kailanman ang pangalan o address, kaya puwede mo itong ibahagi.',
  'Track your order': 'I-track ang order mo',
  'I lost my order number.': 'Nawala ko ang numero ng order ko.',
  'Look for our email on the day you ordered, also among the unwanted mail. With an account it is under “My Orders”. Otherwise write to us.':
    'Hanapin ang email namin noong araw na umorder ka, pati sa spam. Kung may account ka, nasa “Aking mga Order” ito. Kung wala, sumulat sa amin.',
  'Can I cancel?': 'Puwede ba akong magkansela?',
  'Yes, freely and without giving a reason, until the pharmacy has shipped that part. Cancel it under “My Orders”, or call the pharmacy with your order number.':
    'Oo, libre at walang kailangang dahilan, hangga’t hindi pa naipapadala ng botika ang bahaging iyon. Kanselahin ito sa “Aking mga Order”, o tawagan ang botika at sabihin ang numero ng order mo.',
  'Something is damaged, wrong or expired. What now?': 'May sira, mali o expired. Ano ang gagawin?',
  'Do not use it. Tell the pharmacy at once, best with a picture; its phone number is on your order. You have a right to the right product or to your money back. If the pharmacy does not answer, write to us.':
    'Huwag itong gamitin. Sabihin agad sa botika, mas mabuti kung may litrato; nasa order mo ang numero nito. May karapatan ka sa tamang produkto o sa pagbabalik ng pera mo. Kung hindi sumagot ang botika, sumulat sa amin.',
  'Privacy and account': 'Privacy at account',
  'Who learns what I buy?': 'Sino ang nakakaalam ng binibili ko?',
  'The pharmacy that serves you, and nobody who wants to sell you something else. There are no advertising or tracking scripts from others on these pages.':
    'Ang botikang naglilingkod sa iyo, at walang sinumang gustong magbenta sa iyo ng iba pa. Walang script ng patalastas o pagsubaybay mula sa iba sa mga pahinang ito.',
  'Read the Privacy Policy': 'Basahin ang Privacy Policy',
  'How long do you keep my prescription?': 'Gaano katagal ninyo iniingatan ang reseta ko?',
  'Pictures of prescriptions and IDs are deleted 365 days after they were sent.':
    'Binubura ang mga litrato ng reseta at ID 365 araw matapos ipadala.',
  'I forgot my password.': 'Nakalimutan ko ang password ko.',
  'Ask for a link by email. It works once, within the hour.':
    'Humingi ng link sa email. Isang beses itong gagana, sa loob ng isang oras.',
  'May we sell prescription medicines?': 'Puwede ba kaming magbenta ng gamot na may reseta?',
  'Yes. The customer’s prescription comes with the order, and your pharmacist accepts or rejects it before the order can be confirmed. Dangerous drugs cannot be listed.':
    'Oo. Kasama ng order ang reseta ng customer, at tinatanggap o tinatanggihan ito ng pharmacist ninyo bago makumpirma ang order. Hindi puwedeng ilista ang mga mapanganib na gamot.',
  'Who delivers?': 'Sino ang nagde-deliver?',
  'You do, with your own riders or the courier you work with. Enter them once under Courier and choose one when you ship. Customers can also pick up at your counter.':
    'Kayo, gamit ang sarili ninyong rider o ang courier na katuwang ninyo. Ilagay sila nang isang beses sa Courier at pumili ng isa kapag nagpapadala. Puwede ring kunin ng customer sa counter ninyo.',
  'How do customers pay?': 'Paano nagbabayad ang mga customer?',
  'In cash, to you, on delivery or at the counter. The money never passes through us.':
    'Cash, sa inyo, sa delivery o sa counter. Hindi dumadaan sa amin ang pera.',
  'Who bears the senior citizen and PWD discount?':
    'Sino ang sumasagot sa diskuwento ng senior citizen at PWD?',
  'The pharmacy, as in its store; the law lets you deduct it from taxable income. Every such sale is written into a sales record book that you can download for each month.':
    'Ang botika, gaya ng sa tindahan nito; pinapayagan ng batas na ibawas ito sa kitang binubuwisan. Nakasulat ang bawat ganitong benta sa sales record book na mada-download ninyo bawat buwan.',
  'What if we run out of something?': 'Paano kung maubusan kami?',
  'Stock goes down the moment an order is placed, so nothing is sold twice. What reaches zero shows as sold out until you add more.':
    'Bumababa ang stock sa sandaling may umorder, kaya walang naibebenta nang dalawang beses. Ang umabot sa zero ay lalabas na sold out hanggang magdagdag kayo.',
  'What happens when our licence expires?': 'Ano ang mangyayari kapag nag-expire ang lisensya namin?',
  'Your offers leave the shelves on that day and come back when the new licence is entered.':
    'Inaalis sa estante ang mga alok ninyo sa araw na iyon at bumabalik kapag nailagay na ang bagong lisensya.',
}
