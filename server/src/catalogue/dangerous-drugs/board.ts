import type { Schedule } from './entry'

const PRECURSORS =
  'RA 9165, section 3(h); UN Convention against Illicit Traffic, 1988; DDB Board Regulation 1, s. 2014 (lists as of 2018-06-28)'

/** Additions of the Dangerous Drugs Board, the precursors, and names that an admin looks at. */
export const BOARD: readonly Schedule[] = [
  {
    schedule: 'DDB Board Regulation 3, s. 2005',
    citation: 'DDB Board Regulation 3, s. 2005: ketamine with its salts and isomers is a dangerous drug',
    date: '2005-07-19',
    rule: 'refused',
    entries: `
      ketamine = ketamin, ketamina, esketamine, arketamine / Ketalar, Ketamax, Ketazol, Ketram, Uniket, Ketanest, Calypsol, Ketaset, Vetalar, Imalgene, Ketolar, Ketaject, Narketan, Anesketin, Spravato
    `,
  },
  {
    schedule: 'DDB Board Regulation 1, s. 2010',
    citation: 'DDB Board Regulation 1, s. 2010: nalbuphine hydrochloride is a dangerous drug',
    date: '2010-12-16',
    rule: 'refused',
    entries: `
      nalbuphine = nalbufine, nalbuphin / Nubain, Nukain, Nalpain
    `,
  },
  {
    // exempt: with other active ingredients, not injected (DDB Board Regulation 2, s. 1988, section 2)
    schedule: 'DDB Board Regulation 4, s. 2005',
    citation:
      'DDB Board Regulation 4, s. 2005: ephedrine and pseudoephedrine are dangerous drugs; exempt preparations: DDB Board Regulation 2, s. 1988, section 2',
    date: '2005-07-19',
    rule: 'refused_alone',
    entries: `
      ephedrine = ephedrin, efedrina, ephedra, ma huang / Akovaz, Corphedra, Emerphed, Rezipres
      pseudoephedrine = pseudoephedrin, pseudoefedrina, D-pseudoephedrine / Sudafed, SudoGest, Cenafed, Decofed, Galpseud, Genaphed, Maxenal, Myfedrine, Nexafed, Robidrine, Silfedrine, Suphedrin, Suphedrine, Vasocedine, Zephrex
    `,
  },
  {
    // brands of exempt preparations with an antihistamine or expectorant: lawful once ingredients are said
    schedule: 'DDB Board Regulation 4, s. 2005',
    citation: 'DDB Board Regulation 2, s. 1988, section 2: exempt preparations of pseudoephedrine',
    date: '2005-07-19',
    rule: 'checked_alone',
    entries: `
      pseudoephedrine / Actifed, Clarinase, Claritin-D, Clarinex-D, Aerinaze, Allegra-D, Telfast-D, Zyrtec-D, Mucinex D, Semprex, Bromfed, Bromfenex, Drixoral, Trinalin, Deconamine, Rondec
    `,
  },
  {
    schedule: 'UN 1988, Table I',
    citation: `${PRECURSORS}, Table I`,
    date: '2024-12-03',
    rule: 'refused',
    entries: `
      acetic anhydride
      N-acetylanthranilic acid
      isosafrole
      safrole
      lysergic acid
      3,4-methylenedioxyphenyl-2-propanone = MDP2P, piperonyl methyl ketone
      1-phenyl-2-propanone = phenylacetone, benzyl methyl ketone
      alpha-phenylacetoacetonitrile = APAAN
      alpha-phenylacetoacetamide = APAA
      methyl alpha-phenylacetoacetate
      BMK glycidate = BMK glycidic acid
      PMK glycidate = PMK glycidic acid
      4-anilino-N-phenethylpiperidine = 4-ANPP
      N-phenethyl-4-piperidone
      4-anilinopiperidine
      norfentanyl
      4-piperidone
      1-boc-4-piperidone
    `,
  },
  {
    // registered oral preparations and permanganate solutions are exempt (DDB, articles without certificate)
    schedule: 'UN 1988, Table I',
    citation: `${PRECURSORS}, Table I; oral preparations registered with the FDA and permanganate solutions are exempt`,
    date: '2018-06-28',
    rule: 'checked_alone',
    entries: `
      ergometrine = ergonovine / Ergotrate, Syntometrine
      ergotamine / Ergomar, Ergostat, Gynergen, Cafergot, Migergot, Migril, Avamigran
      norephedrine = phenylpropanolamine / Acutrim, Propadrine, Propalin
      potassium permanganate = KMnO4, Condy's crystals / Permitabs
      phenylacetic acid
      piperonal = heliotropin
    `,
  },
  {
    schedule: 'UN 1988, Table II',
    citation: `${PRECURSORS}, Table II; household and cosmetic goods below the limits of concentration are exempt`,
    date: '2018-06-28',
    rule: 'checked_alone',
    entries: `
      acetone
      anthranilic acid
      ethyl ether = diethyl ether
      hydrochloric acid = muriatic acid
      methyl ethyl ketone = butanone
      piperidine
      sulphuric acid = sulfuric acid
      toluene
    `,
  },
  {
    // in no schedule named here, but analogues are, and other countries control them: a person decides
    schedule: 'not scheduled, kin of dangerous drugs',
    citation: 'DDB Board Regulation 1, s. 2014, section 1(c): analogues of dangerous drugs; an admin decides',
    date: '2014-06-19',
    rule: 'checked',
    entries: `
      butorphanol / Stadol, Torbugesic, Torbutrol
      tapentadol / Nucynta, Palexia
      zopiclone = zopiclon / Imovane, Zimovane
      eszopiclone / Lunesta
      zaleplon / Sonata, Starnoc
      quazepam / Dormalin
      remimazolam / Byfavo, Anerem
      nabilone / Cesamet
      zolazepam = tiletamine / Zoletil, Telazol
    `,
  },
]
