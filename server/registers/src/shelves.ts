import { plain } from '@botika/common/products/words'

/** Where a product hangs: category, subcategory, sub-subcategory. */
export type Path = readonly [string, string, string]

const PRESCRIPTION: readonly (readonly [string, string])[] = [
  ['Allergy tests and extracts', 'allergenic extract|allergen\\b|insect venom'],
  ['Oxygen and medical gases', '\\bgas\\b|oxygen|nitrous'],
  ['Diagnostics', 'contrast agent|diagnostic|radiolabel|imaging|tuberculin'],
  ['Vaccines', 'vaccine|toxoid|inactivated.*virus|live attenuated'],
  ['Tuberculosis', 'antimycobacterial|rifamycin|isoniazid|pyrazinamide|ethambutol|tubercul'],
  [
    'Cancer care',
    'antineoplastic|alkylating|aromatase|kinase inhib|topoisomerase|antimetabolite(?! immuno)|nucleoside metabolic|platinum-based|microtubule|androgen receptor|estrogen receptor|folate analog|vinca|proteasome|estrogen agonist/antagonist|cytotoxic|anticancer|gonadotropin',
  ],
  [
    'Diabetes',
    'biguanide|sulfonylurea|insulin|glucosidase|dipeptidyl|glinide|glp-1|thiazolidinedione|antidiabet|glucose lowering|hypoglycemic|peroxisome proliferator receptor gamma|cotransporter 2',
  ],
  [
    'Cholesterol',
    'hmg-coa|cholesterol|peroxisome proliferator receptor alpha|nicotinic acid|bile acid sequestrant|lipid|fibrate|statin\\b',
  ],
  [
    'Blood thinners',
    'vitamin k antagonist|anti-?coagulant|heparin|platelet|factor xa|thrombin|antithrombotic|plasminogen',
  ],
  [
    'Hypertension and heart',
    'angiotensin|adrenergic.{0,3}blocker|beta blocking|alpha and beta|calcium channel|diuretic|vasodilator|antiarrhythmic|cardiac glycoside|aldosterone|central alpha-2|renin|antihypertensive|anti-anginal|endothelin|blood viscosity',
  ],
  [
    'Asthma and COPD',
    'beta2-adrenergic|leukotriene|methylxanthine|bronchodilator|anti-?asthma|expectorant|mucolytic|antitussive',
  ],
  [
    'Antivirals and antifungals',
    'antiviral|immunodeficiency|hepatitis|herpes|neuraminidase|m2 protein|protease inhib|antifungal|antimycotic|nucleoside analog|echinocandin|reverse transcriptase',
  ],
  [
    'Antibiotics',
    'antibacter|antimicrobial|penicillin|cephalosporin|macrolide|quinolone|aminoglycoside|tetracycline|carbapenem|lactamase|glycopeptide|lincosamide|antimalarial|anthelmintic|antiparasit|antiprotozoal|antifilarial|anti-?infective',
  ],
  [
    'Mental health and nerves',
    'epilep|convuls|serotonin|antidepress|antipsychotic|phenothiazine|benzodiazepine|barbiturate|dopamine|cholinesterase|central nervous system|mood stabil|aminoketone|gamma-aminobutyric|decarboxylation|monoamine|amine anorectic|sedative|hypnotic|nmda|n-methyl|norepinephrine',
  ],
  [
    'Strong pain and inflammation',
    'nonsteroidal|non-steroidal|nsaid|opioid|muscle relaxant|antirheumatic|xanthine oxidase|gout|anesthetic|analgesic|cyclooxygenase|uricosuric',
  ],
  [
    'Stomach and gut',
    'proton pump|histamine-2|antiemetic|aminosalicylate|laxative|antidiarrheal|gastrointestin|bile acid|calculi|pancrea|prostaglandin e1|substance p',
  ],
  ["Women's health", 'estrogen|progest|contracepti|uterine|follicle stimulating|ovulation'],
  [
    'Thyroid and hormones',
    'thyroxine|thyroid|corticosteroid|androgen|5-alpha|bisphosphonate|somatostatin|growth hormone|parathyroid|hormone|calcitonin|phosphodiesterase 5',
  ],
  [
    'Kidney and urinary',
    'cholinergic muscarinic|urinary|phosphate binder|potassium (?:salt|binder)|renal|anticholinergic',
  ],
  ['Eye and ear', 'carbonic anhydrase|ophthalm|\\botic\\b|auricular|prostaglandin analog|antineovascular'],
  ['Skin and scalp', 'retinoid|keratolytic|topical|cutaneous|psoriasis|calcineurin|ectoparasit|antiseptic'],
  ['Allergy', 'histamine'],
  [
    'Vitamins and minerals on prescription',
    'vitamin|folic|iron|electrolyte|amino acid|parenteral nutrition|mineral|dental.*fluoride|fluoride|\\bsalt\\b',
  ],
]

const OVER_THE_COUNTER: readonly (readonly [string, string])[] = [
  ['Pain and fever', 'paracetamol|acetaminophen|ibuprofen|mefenamic|naproxen|aspirin|analgesic|nsaid'],
  [
    'Cough and colds',
    'cough|cold|phenylephrine|guaifenesin|carbocisteine|ambroxol|dextromethorphan|mucolytic|expectorant',
  ],
  ['Allergy', 'histamine|cetirizine|loratadine|diphenhydramine|chlorphenamine'],
  ['Diarrhea and hydration', 'loperamide|rehydration|diarrh|zinc|electrolyte'],
  ['Stomach care', 'antacid|hydroxide|simeticone|simethicone|laxative|bisacodyl|hyoscine|omeprazole'],
  ['Deworming', 'anthelmintic|mebendazole|albendazole|pyrantel'],
  ['Eye care', 'ophthalm|eye|tetrahydrozoline'],
  ['Mouth and throat', 'lozenge|gargle|mouth|throat|oral gel'],
  ['Skin treatment', 'cream|ointment|lotion|topical|antiseptic|disinfectant|shampoo|povidone|clotrimazole'],
]

const compile = (rules: readonly (readonly [string, string])[]) =>
  rules.map(([name, pattern]) => [name, new RegExp(pattern)] as const)
const ON_PRESCRIPTION = compile(PRESCRIPTION)
const FREE = compile(OVER_THE_COUNTER)

const find = (rules: readonly (readonly [string, RegExp])[], ...texts: string[]) => {
  for (const text of texts.map(plain)) {
    const found = text && rules.find(([, pattern]) => pattern.test(text))
    if (found) return found[0]
  }
  return undefined
}

const INGREDIENTS: readonly (readonly [string, RegExp])[] = compile([
  [
    'Antibiotics',
    '\\bcef|cillin\\b|mycin\\b|floxacin|sulfameth|trimethoprim|metronidazole|cycline\\b|penem\\b|quine\\b|nidazole|bendazole',
  ],
  ['Antivirals and antifungals', 'vir\\b|vudine|conazole|nystatin|terbinafine'],
  [
    'Hypertension and heart',
    'pril\\b|sartan|olol\\b|dipine|furosemide|thiazide|digoxin|amiodarone|nitrate|spironolactone',
  ],
  ['Cholesterol', 'statin\\b|fibrate|ezetimibe'],
  ['Diabetes', 'metformin|gliptin|gliclazide|glimepiride|insulin|gliflozin|glibenclamide|glipizide'],
  ['Blood thinners', 'warfarin|heparin|clopidogrel|xaban|aspirin'],
  ['Asthma and COPD', 'salbutamol|budesonide|montelukast|theophylline|ipratropium|terol\\b|acetylcysteine'],
  [
    'Mental health and nerves',
    'pine\\b|done\\b|zepam|oxetine|sertraline|citalopram|haloperidol|lithium|valpro|levetiracetam|phenytoin|gabapentin|pregabalin',
  ],
  [
    'Cancer care',
    'tinib|mab\\b|platin|taxel|rubicin|tamoxifen|bine\\b|methotrexate|fluorouracil|cyclophosphamide|letrozole',
  ],
  [
    'Strong pain and inflammation',
    'coxib|profen|diclofenac|ketorolac|tramadol|allopurinol|colchicine|caine\\b|mefenamic|paracetamol|acetaminophen',
  ],
  ['Stomach and gut', 'prazole\\b|tidine\\b|setron|metoclopramide|lactulose|bisacodyl|hyoscine'],
  [
    'Thyroid and hormones',
    'thyroxine|predniso|dexamethasone|hydrocortisone|methimazole|dronate|testosterone',
  ],
  ["Women's health", 'estradiol|gest|oxytocin|medroxy'],
  [
    'Vitamins and minerals on prescription',
    'vitamin|folic|ferrous|calcium|zinc|sodium|potassium|magnesium|dextrose|amino',
  ],
  ['Vaccines', 'vaccine|toxoid'],
])

export interface ShelfFacts {
  /** Pharmacologic class or category, as the source names it. */
  classes: string
  generic: string
  form: string
  route: string
  isPrescription: boolean
}

/** The shelf of a medicine, by its class, else by its ingredient, route or form. */
export function shelfOf({ classes, generic, form, route, isPrescription }: ShelfFacts): Path {
  if (!isPrescription) {
    return ['Medicines', 'Over the counter', find(FREE, generic, classes, form) ?? 'Other remedies']
  }
  const byClass = find(ON_PRESCRIPTION, classes)
  return ['Medicines', 'Prescription', byClass ?? find(INGREDIENTS, generic) ?? byUse(generic, form, route)]
}

function byUse(generic: string, form: string, route: string): string {
  return find(ON_PRESCRIPTION, `${form} ${route}`, generic) ?? 'Other prescription medicines'
}

export const SUPPLEMENTS: Path = ['Vitamins and supplements', 'Supplements', 'Food supplements']
export const DEVICES: Path = ['Medical devices and supplies', 'Home care', 'Devices']
export const VETERINARY: Path = ['Medicines', 'Veterinary', 'Veterinary medicines']
