// the generic, then brands of it in other spellings than the generic's
const LINES = `
  abacavir lamivudine: Kivexa, Trizivir
  adalimumab: Humira
  adapalene: Differin, Epiduo
  alendronate: Fosamax, Fosavance
  alfuzosin: Xatral
  amiodarone: Cordarone
  amlodipine: Amvasc, Exforge, Twynsta, Caduet
  amoxicillin: Amox, Pediamox, Amoclav, Clavulin, Bactoclav
  anastrozole: Arimidex
  aripiprazole: Abilify
  atenolol: Tenormin
  atomoxetine: Strattera
  azithromycin: Azithro
  avanafil: Stendra
  azathioprine: Imuran
  baclofen: Lioresal
  betamethasone: Betnovate, Diprosone, Diprogenta, Quadriderm, Celestone, Celestamine, Daivobet, Fucicort
  bicalutamide: Casodex
  bimatoprost: Lumigan, Latisse
  brimonidine: Alphagan, Combigan
  brinzolamide: Azopt
  budesonide: Symbicort, Pulmicort
  bupropion: Wellbutrin, Contrave
  calcipotriol: Daivonex, Dovonex
  canagliflozin: Invokana
  candesartan: Atacand, Blopress
  capecitabine: Xeloda
  captopril: Capoten
  carbidopa levodopa: Sinemet, Stalevo
  carvedilol: Dilatrend
  cefalexin: Ceporex
  cefixime: Suprax, Tergecef
  ceftazidime: Fortum
  ceftriaxone: Rocephin
  cefuroxime: Zegen, Zinacef
  ciclosporin: Sandimmun, Neoral
  ciprofloxacin: Cipro
  cilostazol: Pletal, Pletaal
  clindamycin: Clinda
  clomifene: Clomid
  clonidine: Catapres
  clozapine: Clozaril, Leponex
  cyproterone ethinylestradiol: Diane-35, Androcur
  dabigatran: Pradaxa
  desogestrel: Marvelon, Mercilon, Cerazette
  desvenlafaxine: Pristiq
  dexamethasone: Dexa, Decadron, Maxitrol, Tobradex
  digoxin: Lanoxin
  diltiazem: Dilzem, Herbesser
  donepezil: Aricept
  dorzolamide: Trusopt, Cosopt
  doxazosin: Cardura
  doxycycline: Doxy, Vibramycin
  drospirenone ethinylestradiol: Yasminelle
  dulaglutide: Trulicity
  duloxetine: Cymbalta
  dutasteride: Avodart, Duodart
  dydrogesterone: Duphaston, Femoston
  emtricitabine tenofovir: Truvada, Descovy
  enalapril: Renitec
  enoxaparin: Clexane, Lovenox
  entecavir: Baraclude
  eperisone: Myonal
  erythromycin: Ilosone, Erythrocin
  estrogen: Premarin
  etanercept: Enbrel
  etonogestrel: Implanon, Nexplanon
  ezetimibe: Ezetrol, Vytorin
  febuxostat: Feburic, Uloric
  felodipine: Plendil
  fenofibrate: Lipanthyl
  fluticasone: Flixotide, Avamys, Cutivate
  fosfomycin: Monurol
  gabapentin: Neurontin
  gemfibrozil: Lopid
  gestodene: Gynera, Minulet, Meliane
  glibenclamide: Daonil, Euglucon
  glimepiride: Amaryl
  glipizide: Minidiab
  haloperidol: Haldol
  hydrocortisone: Solu-Cortef
  hydroxychloroquine: Plaquenil
  hydroquinone tretinoin: Tri-Luma
  ibandronate: Bonviva, Boniva
  imatinib: Glivec, Gleevec
  imipenem: Tienam
  imiquimod: Aldara
  indapamide: Natrilix
  insulin: Levemir, Tresiba, Apidra, Toujeo, Novolin, Insulin Glargine, Insulin Lispro, Insulin Aspart, Insulin Human, Insulin Regular, Insulin Isophane, Insulin Detemir, Insulin Degludec, Insulin Glulisine
  ipratropium: Combivent, Duavent, Berodual, Atrovent
  irbesartan: Aprovel, CoAprovel, Avapro
  isosorbide: Isordil, Imdur
  isotretinoin: Acnetrex, Oratane, Isotrex, Curatane, Claravis, Amnesteem
  itraconazole: Sporanox
  ivabradine: Procoralan, Coralan
  ketorolac: Toradol
  lamotrigine: Lamictal
  lansoprazole: Prevacid, Takepron
  latanoprost: Xalatan, Xalacom
  leflunomide: Arava
  letrozole: Femara
  levetiracetam: Keppra
  levofloxacin: Levaquin, Tavanic, Cravit
  levonorgestrel: Nordette, Microgynon, Logynon, Postinor, Trust Pill, Trust Pills, Lady Pill, Lady Pills
  levothyroxine: Eltroxin, Thyrax, Synthroid
  linagliptin: Trajenta, Tradjenta
  linezolid: Zyvox
  lisinopril: Zestril, Prinivil
  lithium: Quilonum, Camcolit, Priadel
  lopinavir ritonavir: Kaletra
  losartan: Hyzaar, Combizar
  lynestrenol: Exluton
  mebeverine: Duspatalin, Colofac
  medroxyprogesterone: Depo-Provera, Depotrust, Lyndavel
  meloxicam: Mobic
  memantine: Ebixa, Namenda
  meropenem: Meronem, Merrem
  mesalazine: Pentasa, Salofalk
  metandienone: Dianabol
  metformin: Janumet, Galvusmet, Xigduo
  methyldopa: Aldomet
  methylprednisolone: Solu-Medrol, Depo-Medrol
  metoprolol: Betaloc
  mifepristone: Mifeprex, Mifegyne
  minocycline: Minocin
  mirabegron: Betmiga, Myrbetriq
  mirtazapine: Remeron
  molnupiravir: Lagevrio
  mometasone: Nasonex, Elica
  moxifloxacin: Avelox, Vigamox
  mycophenolate: Cellcept, Myfortic
  naltrexone: Vivitrol, Revia
  nandrolone: Deca-Durabolin
  nebivolol: Nebilet
  nifedipine: Adalat, Calcibloc
  nirmatrelvir: Paxlovid
  nitrofurantoin: Macrodantin, Macrobid
  norethisterone: Primolut
  olmesartan: Olmetec, Benicar
  ondansetron: Zofran
  orlistat: Xenical
  orphenadrine: Norgesic
  oxandrolone: Anavar
  oxcarbazepine: Trileptal
  paroxetine: Seroxat, Paxil
  perindopril: Coversyl
  phenoxymethylpenicillin: Sumapen
  phenytoin: Dilantin
  pimecrolimus: Elidel
  pioglitazone: Actos
  piperacillin: Tazocin, Zosyn
  piroxicam: Feldene
  prasugrel: Effient
  pramipexole: Sifrol, Mirapex
  prednisolone: Pred Forte
  pregabalin: Lyrica
  procaterol: Meptin
  progesterone: Utrogestan, Crinone
  propranolol: Inderal
  quetiapine: Ketipinor
  rabeprazole: Pariet, Aciphex
  raloxifene: Evista
  ramipril: Tritace, Altace
  rifampicin: Rifadin, Rimactane, Myrin-P
  risedronate: Actonel
  rivastigmine: Exelon
  roxithromycin: Rulid
  sacubitril: Entresto
  saxagliptin: Onglyza
  sibutramine: Reductil, Meridia
  sildenafil: Kamagra, Cenforce, Revatio
  silodosin: Urief, Rapaflo
  solifenacin: Vesicare
  spironolactone: Aldactone
  stanozolol: Winstrol
  sumatriptan: Imigran, Imitrex
  tacrolimus: Protopic, Prograf
  tadalafil: Vidalista, Adcirca
  tamoxifen: Nolvadex
  tamsulosin: Harnal, Flomax
  terbutaline: Bricanyl
  testosterone: Sustanon, Nebido, Androgel, Testoviron
  thiamazole: Tapazole
  ticagrelor: Brilinta, Brilique
  timolol: Timoptic, Timoptol
  tiotropium: Spiriva
  tizanidine: Sirdalud
  tobramycin: Tobrex
  tolterodine: Detrusitol, Detrol
  topiramate: Topamax
  tramadol: Tramal, Ultracet, Dolcet
  tretinoin: Retin-A, Stieva-A
  triamcinolone: Kenacort, Kenalog, Nasacort
  trimetazidine: Vastarel
  ursodeoxycholic: Ursofalk, Actigall
  valaciclovir: Valtrex
  valproic: Epival, Depakote
  vancomycin: Vancocin
  varenicline: Champix, Chantix
  venlafaxine: Effexor
  verapamil: Isoptin
  vildagliptin: Galvus
  botulinum: Botox, Botulax, Dysport, Xeomin, Nabota
  pembrolizumab: Keytruda
  evolocumab: Repatha
  denosumab: Prolia, Xgeva
  isotretinoin: Acnotin
  lidocaine prilocaine: EMLA
  epinephrine: EpiPen
  potassium: Potassium chloride, Kalium Durule
  dienogest: Visanne
`

export const PRESCRIPTION_BRANDS: readonly (readonly [brand: string, generic: string])[] = LINES.split('\n')
  .map((line) => line.trim().split(': '))
  .flatMap(([generic = '', brands = '']) =>
    brands.split(', ').flatMap((brand) => (brand === '' ? [] : [[brand, generic] as const])),
  )
