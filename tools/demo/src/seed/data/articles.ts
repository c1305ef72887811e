import type { Motif } from '../../pictures/motifs'

export type Article = { title: string; excerpt: string; body: string; motif: Motif; daysAgo: number | null }

/** Plain text: blank lines between paragraphs, `## ` before headings. A null day is a draft. */
export const ARTICLES: readonly Article[] = [
  {
    title: 'Generic or branded? How the Generics Act saves you money',
    excerpt:
      'The same ingredient, strength and form does the same work. What the box must tell you, and how to compare.',
    motif: 'pill',
    daysAgo: 3,
    body: `A medicine has two names. The generic name says what is inside: paracetamol, losartan, amoxicillin. The brand name says who sells it. Republic Act 6675, the Generics Act of 1988, asks that the generic name stands first and in the clearest letters on every box, every prescription and every shelf, so that you can tell what you are buying.

## When are two medicines equivalent?
Look at three things: the ingredient, the strength and the form. Losartan potassium 50 mg tablets from two makers are equivalent. A 100 mg tablet is not, and neither is the combination with hydrochlorothiazide, even when the boxes look alike.

## Why is one cheaper?
The first maker pays for research and advertising; those who come later do not. All of them need a registration from the Food and Drug Administration, which checks that the medicine holds what it says and dissolves as it should. A plain box is not a sign of lower quality.

## How to compare here
Every medicine page on Botika lists equivalents with the price per tablet or per millilitre, cheapest first. A box of 100 may look expensive and still be the cheaper one for each tablet. Your pharmacist may offer you the choice; the decision is always yours.

Ask your doctor before you change between brands of medicines whose dose is set finely, such as levothyroxine, warfarin or medicines for seizures. For most others, the switch is a matter of price alone.`,
  },
  {
    title: 'Your senior citizen discount, centavo by centavo',
    excerpt: 'Why the discount on a ₱112 medicine is ₱32 and not ₱22.40, and what to bring when you buy.',
    motif: 'heart',
    daysAgo: 8,
    body: `Filipinos aged 60 and over pay less for medicines under Republic Act 9994. Persons with disability have the same right under Republic Act 10754. The law gives two things at once: the value-added tax is taken off, and then 20% is taken off what remains.

## An example
A medicine costs ₱112.00 with tax. Without the 12% tax it costs ₱100.00. Twenty percent of that is ₱20.00, so you pay ₱80.00. You save ₱32.00.

Some medicines carry no tax to begin with: those listed for diabetes, high cholesterol, hypertension, cancer, mental illness, tuberculosis and kidney disease. There the 20% is taken from the full price: ₱250.00 becomes ₱200.00.

## What about promotions?
The discount cannot be combined with a sale. You get whichever is lower, and the checkout works out both for you.

## What to have ready
You need the full name and the number on the ID of the senior citizen or person with disability. Somebody else may do the buying. The discount is for the holder's own use, so pharmacies write each sale into a record book, and large amounts of one medicine may raise a question. Somebody who has both IDs uses one of them.

The delivery fee is not discounted. Vitamins without a prescription, milk and cosmetics are usually not covered.`,
  },
  {
    title: 'Dengue season: warning signs every family should know',
    excerpt: 'Fever goes down and the danger begins. When to go to the hospital, and what not to take.',
    motif: 'drop',
    daysAgo: 14,
    body: `Dengue comes with the rains, when mosquitoes breed in still water. It starts with a sudden high fever, headache, pain behind the eyes, aching joints and often a rash. Most people recover at home. Some become very ill, usually just when the fever goes down, between the third and seventh day.

## Go to the hospital at once for
Severe stomach pain. Vomiting that does not stop. Bleeding from gums or nose, or black stools. Fast breathing. Cold, clammy skin. Great weakness or restlessness, or a child who will not wake properly. Do not wait for the morning.

## At home
Rest and drink often: water, oral rehydration solution, soup, juice. Take paracetamol for the fever, at most 4 grams a day for adults and by weight for children. Do not take aspirin, ibuprofen or mefenamic acid: they make bleeding worse. Have the blood count checked as the doctor asks, since falling platelets give early warning.

## Search and destroy
Once a week, empty and scrub everything that holds water: pails, flower vases, tyres, gutters, the tray of the refrigerator. Dengue mosquitoes bite in the early morning and late afternoon; wear long sleeves and use repellent, also on children.`,
  },
  {
    title: 'How to read a medicine label in one minute',
    excerpt: 'Seven lines on the box that are worth your time.',
    motif: 'shield',
    daysAgo: 21,
    body: `The label of a medicine is small, but everything you need is on it. Read it twice: when you buy, and again before the first dose.

## What to look for
The generic name, in a box above the brand. The strength, such as 500 mg or 250 mg/5 mL: for a syrup it tells how much is in one teaspoon. The form: tablets that are film-coated or of modified release must not be crushed. The Rx sign means that a prescription is needed.

Then the registration number of the Food and Drug Administration, which starts with letters such as DR, and which you can look up. The lot number and the expiry date: a medicine that expires in March may be used until the end of that month. And the storage: below 30 degrees for most, 2 to 8 degrees for insulin and some drops.

## Signs that something is wrong
Misspelled words, a torn seal, tablets of a different colour than last time, no registration number, a price too good to be true. Do not take it; show it to a pharmacist.

Keep medicines in their box. A loose blister in a drawer has lost its instructions, and often its expiry date.`,
  },
  {
    title: 'Antibiotics: why you should never share or save them',
    excerpt: 'They do nothing against a cold, and half a course is worse than none.',
    motif: 'shield',
    daysAgo: 29,
    body: `Antibiotics kill bacteria. Colds, flu, most sore throats and most coughs are caused by viruses, on which antibiotics have no effect at all. Taking them anyway brings side effects and teaches the bacteria in your body to survive.

Bacteria that have learned to survive spread to others. In the Philippines, some urinary and lung infections no longer respond to the medicines that cured them ten years ago. Every course that was not needed, and every course that was stopped half way, adds to it.

## Three rules
Take an antibiotic only when a doctor has prescribed it for this illness, for you. Take every dose, at the right hours, for as many days as written, even when you feel well on the third. Do not keep what is left and do not give it to anyone.

## Tell the doctor
If you ever had a rash or swelling after penicillin; if you are pregnant; which other medicines you take. A rash, severe diarrhea or trouble breathing during the course is a reason to call at once.

This is why pharmacies on Botika ask for a picture of the prescription before they send an antibiotic. It takes a minute and protects all of us.`,
  },
  {
    title: 'High blood pressure has no symptoms: measure it right at home',
    excerpt:
      'Five minutes of rest, arm at the height of the heart, two readings. How to get numbers your doctor can use.',
    motif: 'heart',
    daysAgo: 37,
    body: `One in three or four Filipino adults has high blood pressure, and many do not know it. It does not hurt. It quietly strains the heart, the kidneys and the vessels of the brain until one day it shows as a stroke. The only way to know is to measure.

## Before you measure
No coffee, cigarette or exercise for half an hour. Empty the bladder. Sit with your back supported, both feet on the floor and legs not crossed, and rest for five minutes without talking.

## Measuring
Put the cuff on the bare upper arm, two fingers above the elbow, with the arm resting on a table at the height of the heart. A cuff that is too small reads too high, so check the size on the box. Take two readings, one minute apart, morning and evening, for a week, and write them down.

## What the numbers mean
At home, an average of 135 over 85 or more is high. Once above 180 over 120, rest and measure again; with chest pain, a severe headache, weakness or trouble speaking, go to the emergency room.

Medicines for blood pressure work only while you take them. A normal reading means that they work, not that you can stop.`,
  },
  {
    title: 'Oral rehydration: the simplest life-saver in your cabinet',
    excerpt: 'How to mix it, how to give it, and when it is not enough.',
    motif: 'drop',
    daysAgo: 46,
    body: `Diarrhea is dangerous because of the water and salt it takes away, most of all in small children and older people. Oral rehydration salts give both back in the proportion that the gut can absorb. They cost less than a snack.

## How to mix
Wash your hands. Dissolve the whole sachet in exactly the amount of clean water that is printed on it, usually one litre or 200 mL. Less water makes it too salty, more makes it weak. Do not add sugar. Throw away what is left after 24 hours.

## How to give
Small sips often, with a spoon or cup. If the child vomits, wait ten minutes and go on more slowly. Give a quarter to half a cup after each loose stool below two years, half to one cup from two to ten years, and as much as they want above. Go on breast-feeding and eating. Zinc for 10 to 14 days shortens the illness in children.

## When to see a doctor
Blood in the stool, high fever, sunken eyes, no tears, no urine for six hours, a child who cannot drink or is very sleepy, or diarrhea for more than two days in a baby.

Sports drinks and soft drinks are not the same: too much sugar, too little salt.`,
  },
  {
    title: 'Storing medicines in a warm country',
    excerpt: 'Not in the bathroom, not on the dashboard: where heat and damp do the least harm.',
    motif: 'sun',
    daysAgo: 58,
    body: `Most medicines are tested for storage at up to 30 degrees Celsius. A closed room in April reaches more, a parked car reaches 60. Heat and damp break down tablets and syrups long before the expiry date, and you cannot always see it.

## Good places
A cupboard in the bedroom or living room, away from windows, the stove and the top of the refrigerator. High up or locked, where children cannot reach. In the original pack.

## Bad places
The bathroom and the kitchen sink, because of steam. The car. The door of the refrigerator for anything that has to stay cold, since it warms up each time it opens.

## Cold medicines
Insulin, some eye drops and vaccines stay at 2 to 8 degrees and must not freeze. Take them home in a small cooler. The pen in use may stay at room temperature for four weeks. During a long brownout, keep the refrigerator shut; it holds its cold for about four hours.

Twice a year, go through the cabinet. Bring what has expired back to a pharmacy that collects it, or mix it with used coffee grounds in a sealed bag before it goes into the bin, so that nobody takes it by mistake.`,
  },
  {
    title: 'Buying medicine online safely: a checklist',
    excerpt: 'Who sells it, with which licence, and what must be on the receipt.',
    motif: 'shield',
    daysAgo: 66,
    body: `Buying medicine online is lawful when the seller is a licensed pharmacy. The trouble is that anybody can put up a page with pictures of boxes. Before you pay, spend a minute on these points.

## The seller
Is there a pharmacy name, a street address, a telephone number and a licence to operate? On Botika they stand beside every offer. A seller who answers only by private message and wants money sent to a personal account is not a pharmacy.

## The medicine
A pharmacy asks for a prescription when the law asks for one. Whoever sells antibiotics or sleeping tablets without a question cuts other corners as well. Be careful with prices far below everybody else's, and with cures for everything.

## On delivery
Check the seal, the expiry date, the lot number and that the strength is the one you ordered. Cold medicines should arrive cold. Ask for an official receipt; for a senior or PWD discount it shows the discount and your ID number.

If something is wrong, tell the pharmacy the same day and keep the pack. You may also report to the Food and Drug Administration.`,
  },
  {
    title: 'Asthma: reliever or controller?',
    excerpt: 'The blue inhaler opens the airways for a few hours. It does not treat the asthma.',
    motif: 'lungs',
    daysAgo: 79,
    body: `People with asthma often own one inhaler, salbutamol, and use it whenever breathing is hard. It helps within minutes, and that is what it is for. But it only relaxes the muscles around the airways; the swelling inside them stays, and the next attack is being prepared.

## Two kinds of medicine
A reliever is for now: salbutamol, when you wheeze. A controller is for every day, also when you feel well: an inhaled steroid such as budesonide or fluticasone, often with a second medicine, or montelukast tablets. It takes days to weeks to show what it can do.

## You need a controller when
You use the reliever more than twice a week. You wake up at night coughing. You avoid stairs or sport. You were in an emergency room in the last year.

## Technique matters
Shake, breathe out, seal your lips, press and breathe in slowly at the same moment, hold for ten seconds. Wait a minute before the second puff. Children use a spacer. Rinse your mouth after a steroid inhaler.

If ten puffs through a spacer bring no relief, or the lips turn blue, go to the nearest hospital and go on with the reliever on the way.`,
  },
  {
    title: 'First 1,000 days: what mother and baby need',
    excerpt: 'Iron, folic acid, breast milk and the vaccines that are free.',
    motif: 'baby',
    daysAgo: 92,
    body: `From the start of pregnancy to the second birthday, a child's brain and body grow faster than ever again. What happens in these thousand days cannot be made up for later, and most of it is simple.

## Pregnancy
At least eight check-ups, the first before twelve weeks. Iron with folic acid every day: it prevents anaemia and some birth defects. No alcohol, no cigarettes, and no medicine or herbal product without asking.

## The first six months
Breast milk alone: no water, no other milk. It adapts to the baby and protects against diarrhea and pneumonia. When something stands in the way, a health worker or breast-feeding group helps more often than a tin.

## From six months
Soft family food with egg, fish, vegetables and a little oil, three times a day and more, along with breast milk up to two years and beyond. Vitamin A and deworming are given at the health centre.

## Vaccines
The national programme is free: BCG and hepatitis B at birth, then the five-in-one, polio, pneumonia and measles. Bring the card to every visit. A mild fever after a vaccine is normal; paracetamol by weight is enough.`,
  },
  {
    title: 'Planning a medicine kit for typhoon season',
    excerpt: 'A draft list for your go-bag: two weeks of maintenance medicine, wound care and clean water.',
    motif: 'plus',
    daysAgo: null,
    body: `When the signal goes up, pharmacies close and roads flood. A small kit that is packed in advance keeps a minor problem minor.

Pack two weeks of every maintenance medicine with a copy of the prescription, in a sealed bag. Add paracetamol, oral rehydration salts, loperamide for adults, antihistamine tablets, antiseptic, gauze, plasters, tape, alcohol, masks, a thermometer and insect repellent.

Whoever must wade through flood water should ask a health worker about doxycycline against leptospirosis, wash with soap afterwards and cover every cut. Check the kit at the start of each rainy season and replace what expires.`,
  },
]

export type EventSeed = {
  name: string
  motif: Motif
  inDays: number
  lasts?: number
  city: number
  venue: string
  description: string
}

export const EVENTS: readonly EventSeed[] = [
  {
    name: 'Free blood pressure and sugar check',
    motif: 'heart',
    inDays: 4,
    city: 0,
    venue: 'Teachers Village Covered Court',
    description:
      'Nurses and pharmacists measure your blood pressure and blood sugar for free, from 8 in the morning. Come without breakfast for the sugar test and bring your list of medicines.',
  },
  {
    name: 'Dengue awareness caravan',
    motif: 'drop',
    inDays: 11,
    lasts: 2,
    city: 8,
    venue: 'Cebu Provincial Capitol Grounds',
    description:
      'Two days of talks, a search-and-destroy walk through the barangays, and free test kits for those with fever.',
  },
  {
    name: 'Medicine take-back day',
    motif: 'shield',
    inDays: 18,
    city: 2,
    venue: 'Poblacion Community Center',
    description:
      'Bring expired and left-over medicines in any condition. Pharmacists sort them and see to it that they are destroyed properly.',
  },
  {
    name: 'Breast-feeding circle for new mothers',
    motif: 'baby',
    inDays: 25,
    city: 11,
    venue: 'Agdao Health Center',
    description:
      'Mothers share what worked, with a lactation nurse to answer questions. Babies are welcome; snacks are served.',
  },
  {
    name: 'Diabetes cooking class',
    motif: 'leaf',
    inDays: 33,
    city: 9,
    venue: 'Molo Plaza Hall',
    description:
      'A dietitian cooks three Filipino dishes with less sugar and less rice that still taste like home. Seats are limited to forty.',
  },
  {
    name: 'Community pharmacy conference',
    motif: 'plus',
    inDays: 52,
    lasts: 3,
    city: 3,
    venue: 'Ortigas Convention Hall',
    description:
      'Three days on patient counselling, record keeping and selling online within the law. Earns professional development units.',
  },
  {
    name: 'Anti-rabies vaccination for pets',
    motif: 'bone',
    inDays: -6,
    city: 6,
    venue: 'Burnham Park Picnic Grove',
    description: 'Veterinarians vaccinated dogs and cats for free and registered them with the city.',
  },
  {
    name: 'Senior citizens wellness day',
    motif: 'sun',
    inDays: -20,
    city: 1,
    venue: 'España Parish Hall',
    description:
      'Eye checks, flu vaccines, light exercise and a talk on the senior discount for more than three hundred lolos and lolas.',
  },
  {
    name: 'World Hypertension Day fun walk',
    motif: 'heart',
    inDays: -48,
    city: 5,
    venue: 'Antipolo Cathedral Grounds',
    description:
      'Five easy kilometres up to the view deck, with a measuring station at the start and the finish.',
  },
  {
    name: 'Blood donation drive',
    motif: 'drop',
    inDays: -75,
    city: 12,
    venue: 'Carmen Gymnasium',
    description:
      'Donors gave 214 bags of blood for dengue patients and operations. Thank you to everyone who came.',
  },
]
