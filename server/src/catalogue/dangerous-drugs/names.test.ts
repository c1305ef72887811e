import { describe, expect, it } from 'vitest'
import { slipsOf } from '../../testing/slips'
import { judgeDrug } from './judge'
import { LAWFUL_NAMES } from './lawful'
import { LISTED_DRUGS } from './list'
import { editsAllowed } from '../names/finder'
import { listedNameIn, listedNamesIn } from './names'

const said = (text: string) => {
  const found = listedNameIn(text)
  return found && [found.drug.name, found.isExact ? 'exact' : 'near']
}

describe('a listed name', () => {
  it.each([
    ['Diazepam', 'diazepam'],
    ['Diazepám 5mg', 'diazepam'],
    ['DIAZEPAM5MG TABLET', 'diazepam'],
    ['d.i.a.z.e.p.a.m', 'diazepam'],
    ['ｄｉａｚｅｐａｍ', 'diazepam'],
    ['diаzepаm', 'diazepam'], // with Cyrillic letters
    ['dia\u00adze\u200bpam', 'diazepam'],
    ['Diaze&shy;pam', 'diazepam'],
    ['Diaze&#173;pam', 'diazepam'],
    ['Diaze&#xAD;pam', 'diazepam'],
    ['Diaze&amp;shy;pam', 'diazepam'], // written twice
    ['&#68;iazepa&#x6d;', 'diazepam'],
    ['Diaze\u3164pam', 'diazepam'], // with a letter that shows nothing
    ['ᴅɪᴀᴢᴇᴘᴀᴍ', 'diazepam'], // small capitals
    ['MΟRΡΗΙΝΕ', 'morphine'], // Greek capitals
    ['🇩🇮🇦🇿🇪🇵🇦🇲', 'diazepam'],
    ['🅓🅘🅐🅩🅔🅟🅐🅜', 'diazepam'],
    ['🅳🅸🅰️🆉🅴🅿️🅰🅼', 'diazepam'],
    ['vaӏium', 'diazepam'],
    ['diaƶepam', 'diazepam'],
    ['L.S.D.', 'lysergide'],
    ['chlordiaze poxide', 'chlordiazepoxide'],
    ['morphinesulfate', 'morphine'],
    ['ParacetamolCodeine', 'codeine'],
    ['codeine/paracetamol', 'codeine'],
    ['Paracetamol (with codeine)', 'codeine'],
    ['hydrocodone-acetaminophen', 'hydrocodone'],
    ['Meperidine HCl', 'pethidine'],
    ['Propoxyphene Napsylate', 'dextropropoxyphene'],
    ['gamma hydroxybutyrate', 'gamma-hydroxybutyric acid'],
    ['Sodium Oxybate', 'gamma-hydroxybutyric acid'],
    ['lysergic acid diethylamide', 'lysergide'],
    ['Rivotril', 'clonazepam'],
    ['Dormicum 15 mg', 'midazolam'],
    ['MST Continus', 'morphine'],
    ['Stilnox', 'zolpidem'],
    ['Duromine', 'phentermine'],
    ['Xanor', 'alprazolam'],
    ['Nubain', 'nalbuphine'],
    ['Ketalar', 'ketamine'],
    ['Fenobarbital', 'phenobarbital'],
    ['shabu', 'metamfetamine'],
    ['Xanax™ 0.5', 'alprazolam'],
    ['KMnO4', 'potassium permanganate'],
  ])('is seen in %s', (text, name) => expect(said(text)).toEqual([name, 'exact']))

  it.each([
    ['Clonazepan', 'clonazepam'],
    ['Rivotryl', 'clonazepam'],
    ['Daizepam', 'diazepam'],
    ['d1azepam', 'diazepam'],
    ['0xycodone', 'oxycodone'],
    ['Phenobartbital', 'phenobarbital'],
    ['Metylfenidate', 'methylphenidate'],
    ['dextroanphetamin', 'dexamfetamine'],
    ['gabazolpidem', 'zolpidem'],
    ['Clona zepan', 'clonazepam'],
    ['Diaze pan 5 mg', 'diazepam'],
    ['Rivo tryl', 'clonazepam'],
    ['xanex', 'alprazolam'],
    ['Zanax 500 mcg', 'alprazolam'],
    ['Ecstasy', 'MDMA'],
    ['ecstacy', 'MDMA'],
    ['CBD oil', 'cannabis'],
    ['full spectrum CBD', 'cannabis'],
    ['Val💊ium 10 mg', 'diazepam'],
    ['Val-ium', 'diazepam'],
    ['(xan.ax)', 'alprazolam'],
    ['sha-bu', 'metamfetamine'],
    ['Val\u2800ium', 'diazepam'],
    ['d*azepam', 'diazepam'],
    ['va1ium', 'diazepam'],
    ['Zolpid3m', 'zolpidem'],
    ['fentaɲyl', 'fentanyl'],
    ['Ꭰiazepam', 'diazepam'],
    ['Xanaxx', 'alprazolam'], // five letters, and one too many
    ['Xxanax 500 mcg', 'alprazolam'],
    ['Sudafad', 'pseudoephedrine'],
    ['d1azepan', 'diazepam'],
    ['Robitusin AC', 'codeine'],
    ['MS Contn', 'morphine'],
    ['Lysergik acid', 'lysergic acid'],
    ['Tincture of opyum', 'opium'],
    ['3-metylfentanyl', '3-methylfentanyl'],
    ['25X-NBOMe', '25B-NBOMe'],
    ['Potasium permanganate', 'potassium permanganate'],
    ['Clo na zepan', 'clonazepam'],
    ['ParacetamolCodiene', 'codeine'],
    ['morphynesulphate', 'morphine'],
    ['diazepan5mg', 'diazepam'],
    // other letters for the same sound
    ['hidromorfone', 'hydromorphone'],
    ['Stilnoks', 'zolpidem'],
    ['Mefedrone', 'mephedrone'],
    ['Xannaxx', 'alprazolam'],
    ['Ecstassy', 'MDMA'],
    ['Crystal meth', 'metamfetamine'],
    // a short name in pieces
    ['Val ium 10 mg', 'diazepam'],
    ['Xan ax', 'alprazolam'],
    ['Best Val ium tablets', 'diazepam'],
  ])('is near in %s', (text, name) => expect(said(text)).toEqual([name, 'near']))

  it.each([
    'Dextromethorphan HBr 15 mg',
    'Clozapine 100 mg',
    'Methylprednisolone',
    'Paracetamol',
    'Phenylephrine',
    'Loperamide',
    'Naloxone',
    'Tramadol',
    'Carbamazepine',
    'Oxcarbazepine',
    'Apomorphine',
    'Oxybuprocaine',
    'Ipratropium',
    'Methylene blue',
    'Morinda',
    'Kalium Durule',
    'Robitussin',
    'Robitussin DM',
    'Mucinex DM',
    'Claritine 10 mg',
    'Zyrtec 5 mg',
    'Pack of 4 Risperidone',
    'Chlorphenamine 2.5 mg / Loratadine 5 mg',
    'Omega-3-acid ethyl esters',
    'Dihydroergotamine',
    'Endoxan',
    'Formalin',
    'Plant stanol',
    'Equilibrium',
    'Transluminal',
    'Fake tan with dihydroxyacetone',
    'Ormoc City',
    'Propylene glycol',
    'Piperazine',
    'Alprostadil',
    'Albendazole',
    'the hero in me',
    'Code in a box',
    'β-carotene',
    '地西 5 mg',
    'Omega-3/6/9',
    'Vitamin A, D & E',
    '',
  ])('is not in %s', (text) => expect(listedNamesIn(text)).toEqual([]))

  it('may have one slip in six letters', () => {
    expect([5, 6, 10, 11, 12, 16, 30].map((letters) => editsAllowed(letters))).toEqual([0, 1, 1, 1, 2, 2, 3])
    expect(editsAllowed('xanax'.length, 'xanaxx'.length)).toBe(1)
    // five letters allow none, eleven one, sixteen two
    expect([said('opiun'), said('xanon')]).toEqual([null, null])
    expect([said('hydrumurfona'), said('hydromorfone')]).toEqual([null, ['hydromorphone', 'near']])
    expect([said('clordiazepoxid'), said('klordazepoxid')]).toEqual([['chlordiazepoxide', 'near'], null])
  })
})

describe('the list', () => {
  const named = LISTED_DRUGS.flatMap((drug) => [drug.name, ...drug.names, ...drug.brands])

  it('says of each entry what it rests on, and since when', () => {
    expect(LISTED_DRUGS.length).toBeGreaterThan(300)
    expect(LISTED_DRUGS.filter((drug) => !drug.citation || !/^\d{4}-\d\d-\d\d$/.test(drug.date))).toEqual([])
    expect(named.filter((name) => !/^[A-Za-z0-9][A-Za-z0-9 ,'-]*$/.test(name))).toEqual([])
  })

  it('finds slips of every name of six letters, in whatever field', () => {
    const fields = ['generic_name', 'name', 'brand', 'strength', 'dosage_form', 'pack_size'] as const
    const sample = named
      .filter((name) => name.replace(/[^A-Za-z]/g, '').length >= 6)
      .flatMap((name) => slipsOf(name.toLowerCase()).filter((_, at) => (at * 31 + name.length) % 101 === 0))
      .filter((slip) => !LAWFUL_NAMES.has(slip.replace(/[^a-z0-9]/g, '')))
    expect(sample.length).toBeGreaterThan(5_000)
    expect(sample.filter((slip, at) => !judgeDrug({ [fields[at % fields.length] ?? 'name']: slip }))).toEqual(
      [],
    )
  })

  it('finds each of its own names, and nothing of it among the lawful ones', () => {
    expect(named.filter((name) => !listedNameIn(name)?.isExact)).toEqual([])
    expect([...LAWFUL_NAMES].filter((name) => listedNameIn(name))).toEqual([])
  })
})
