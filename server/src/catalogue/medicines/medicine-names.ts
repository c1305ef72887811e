import { wordsIn } from '../names/normal'
import { BRANDS } from './brands'
import { GENERIC_SYNONYMS } from '@botika/common/products/synonyms'

const NAMES = `
  abacavir abiraterone acarbose aceclofenac acetazolamide acetylcysteine aciclovir acitretin acrivastine
  adalimumab adapalene adefovir adenosine afatinib albendazole albumin alendronate alfacalcidol alfuzosin
  aliskiren allopurinol alogliptin alprostadil alteplase amantadine ambroxol amikacin amiloride aminophylline
  amiodarone amisulpride amitriptyline amlodipine amoxicillin amphotericin ampicillin anastrozole anidulafungin
  apixaban aprepitant aripiprazole armodafinil artemether artesunate asparaginase aspirin atazanavir atenolol
  atomoxetine atorvastatin atovaquone atracurium atropine azatadine azathioprine azelaic azelastine azilsartan
  azithromycin aztreonam bacitracin baclofen balsalazide bambuterol baricitinib beclometasone benazepril
  bendamustine benserazide benzathine benzatropine benzocaine benzonatate benztropine benzydamine betahistine
  betamethasone betaxolol bethanechol bevacizumab bezafibrate bicalutamide bilastine bimatoprost biotin biperiden
  bisacodyl bismuth bisoprolol bleomycin bortezomib bosentan brimonidine brinzolamide bromazine bromhexine
  bromocriptine brompheniramine budesonide bumetanide bupivacaine bupropion buspirone busulfan butamirate
  cabergoline caffeine calamine calcipotriol calcitonin calcitriol canagliflozin candesartan capecitabine
  capreomycin captopril carbamazepine carbetocin carbidopa carbimazole carbinoxamine carbocisteine carboplatin
  carboprost cariprazine carteolol carvedilol caspofungin cefaclor cefadroxil cefalexin cefalotin cefazolin
  cefdinir cefditoren cefepime cefixime cefoperazone cefotaxime cefoxitin cefpodoxime cefprozil cefradine
  ceftaroline ceftazidime ceftibuten ceftriaxone cefuroxime celecoxib cephalexin cetirizine cetrimide chlorambucil
  chloramphenicol chlorhexidine chloroquine chlorothiazide chlorphenamine chlorpheniramine chlorpromazine
  chlorpropamide chlortalidone chlorzoxazone cholecalciferol choline ciclesonide ciclopirox ciclosporin cilostazol
  cimetidine cinacalcet cinnarizine ciprofloxacin cisapride cisatracurium cisplatin citalopram citicoline citrate
  cladribine clarithromycin clemastine clenbuterol clindamycin clobetasol clofazimine clomifene clomiphene
  clomipramine clonidine clopidogrel clotrimazole cloxacillin clozapine colchicine colestyramine colistin
  corticotropin cortisone cotrimoxazole cromolyn crotamiton cyanocobalamin cyclobenzaprine cyclopentolate
  cyclophosphamide cycloserine cyproheptadine cyproterone cytarabine dabigatran dacarbazine dactinomycin
  dalteparin danazol dantrolene dapagliflozin dapsone daptomycin darifenacin darunavir dasatinib daunorubicin
  deferasirox deferiprone deferoxamine deflazacort degarelix delamanid denosumab desipramine desloratadine
  desmopressin desogestrel desonide desoximetasone desvenlafaxine dexamethasone dexketoprofen dexlansoprazole
  dexmedetomidine dextromethorphan dextrose diacerein diclofenac dicloxacillin dicyclomine dicycloverine
  didanosine diethylcarbamazine digoxin diloxanide diltiazem dimenhydrinate dimethicone dinoprostone diosmin
  diphenhydramine dipyridamole disopyramide disulfiram dobutamine docetaxel docusate dolutegravir domperidone
  donepezil dopamine dorzolamide doxazosin doxepin doxofylline doxorubicin doxycycline doxylamine dronedarone
  drospirenone drotaverine duloxetine dutasteride dydrogesterone ebastine econazole edoxaban efavirenz eletriptan
  eltrombopag empagliflozin emtricitabine enalapril enoxaparin entacapone entecavir eperisone epinephrine
  epirubicin eplerenone epoetin eprosartan eptifibatide erdosteine ergometrine ergotamine eribulin erlotinib
  ertapenem erythromycin erythropoietin escitalopram eslicarbazepine esmolol esomeprazole estradiol estriol
  etanercept ethacridine ethambutol ethinylestradiol ethionamide etidronate etodolac etomidate etonogestrel
  etoposide etoricoxib etravirine everolimus exemestane ezetimibe famciclovir famotidine favipiravir febuxostat
  felodipine fenofibrate fenofibric fenoterol ferrous fexofenadine filgrastim finasteride fingolimod flavoxate
  flecainide flucloxacillin fluconazole flucytosine fludarabine fludrocortisone flumazenil flunarizine
  fluocinolone fluocinonide fluorometholone fluorouracil fluoxetine flupentixol fluphenazine flurbiprofen
  flutamide fluticasone fluvastatin fluvoxamine folic folinic fondaparinux formoterol fosfomycin fosinopril
  fulvestrant furosemide fusidate fusidic gabapentin galantamine ganciclovir gatifloxacin gefitinib gemcitabine
  gemfibrozil gentamicin gestodene glibenclamide gliclazide glimepiride glipizide glucagon glucosamine glutathione
  glycerin glycerol glycopyrronium goserelin granisetron griseofulvin guaifenesin guanfacine halobetasol
  haloperidol heparin hyaluronate hydralazine hydrochlorothiazide hydrocortisone hydroquinone hydroxocobalamin
  hydroxychloroquine hydroxyurea hydroxyzine hyoscine hyoscyamine ibandronate ibuprofen idarubicin ifosfamide
  iloprost imatinib imidapril imipenem imipramine imiquimod immunoglobulin indacaterol indapamide indometacin
  indomethacin infliximab inosine insulin interferon ipratropium irbesartan irinotecan isoconazole isoniazid
  isoprinosine isosorbide isotretinoin isoxsuprine itopride itraconazole ivabradine ivermectin josamycin kanamycin
  ketoconazole ketoprofen ketorolac ketotifen labetalol lacidipine lacosamide lactulose lamivudine lamotrigine
  lansoprazole lapatinib latanoprost leflunomide lenalidomide lercanidipine letrozole leucovorin leuprolide
  leuprorelin levamisole levetiracetam levobunolol levocarnitine levocetirizine levodopa levodropropizine
  levofloxacin levonorgestrel levosalbutamol levosulpiride levothyroxine lidocaine linagliptin lincomycin
  linezolid liothyronine liraglutide lisinopril lithium lomefloxacin loperamide lopinavir loratadine losartan
  loteprednol lovastatin loxapine loxoprofen lumefantrine lurasidone lynestrenol mafenide magaldrate mannitol
  maraviroc mebendazole mebeverine meclizine meclozine mecobalamin medroxyprogesterone mefenamic mefloquine
  megestrol meloxicam melphalan memantine mepivacaine mequitazine mercaptopurine meropenem mesalazine mesna
  metamizole metandienone metaraminol metaxalone metformin methenamine methimazole methocarbamol methotrexate
  methyldopa methylergometrine methylergonovine methylprednisolone methylthioninium metoclopramide metolazone
  metoprolol metronidazole micafungin miconazole midodrine mifepristone milnacipran milrinone minocycline
  minoxidil mirabegron mirtazapine misoprostol mitomycin mitoxantrone moclobemide modafinil moexipril molnupiravir
  mometasone montelukast mosapride moxidectin moxifloxacin mupirocin mycophenolate nabumetone nadolol nafcillin
  naftifine naloxone naltrexone nandrolone naphazoline naproxen nateglinide nebivolol nelfinavir neomycin
  neostigmine nepafenac nevirapine niacin niacinamide nicardipine niclosamide nicorandil nicotinamide nicotine
  nifedipine nifuroxazide nilotinib nimesulide nimodipine nintedanib nisoldipine nitazoxanide nitrendipine
  nitrofurantoin nitrofurazone nitroglycerin nizatidine noradrenaline norethindrone norethisterone norfloxacin
  norgestimate nortriptyline nystatin octreotide ofloxacin olanzapine olmesartan olopatadine omeprazole
  ondansetron orlistat ornidazole orphenadrine oseltamivir oxacillin oxaliplatin oxandrolone oxaprozin
  oxcarbazepine oxiconazole oxybutynin oxymetazoline oxytetracycline oxytocin paclitaxel paliperidone pamidronate
  pancreatin pancuronium pantoprazole papaverine paracetamol paricalcitol paroxetine pazopanib peginterferon
  pembrolizumab pemetrexed penicillamine penicillin pentoxifylline perindopril permethrin perphenazine
  phenazopyridine phenobarbitone phenoxymethylpenicillin phentolamine phenylephrine phenytoin phytomenadione
  pilocarpine pimozide pindolol pioglitazone piperacillin piperazine piracetam pirfenidone piroxicam pitavastatin
  pizotifen podophyllin polymyxin posaconazole povidone pralidoxime pramipexole pranlukast prasugrel pravastatin
  praziquantel prazosin prednicarbate prednisolone prednisone pregabalin primaquine primidone probenecid
  procainamide procaine procaterol prochlorperazine progesterone proguanil promethazine propafenone propantheline
  propofol propranolol propylthiouracil protamine prucalopride pyrantel pyrazinamide pyridostigmine pyridoxine
  pyrimethamine quetiapine quinapril quinidine quinine rabeprazole racecadotril raloxifene raltegravir ramipril
  ranibizumab ranitidine ranolazine rasagiline rebamipide regorafenib remdesivir repaglinide retinol ribavirin
  riboflavin rifabutin rifampicin rifapentine rifaximin rilpivirine riluzole riociguat risedronate risperidone
  ritonavir rituximab rivaroxaban rivastigmine rizatriptan rocuronium ropinirole ropivacaine rosiglitazone
  rosuvastatin roxithromycin rupatadine sacubitril salbutamol salicylic salmeterol saxagliptin secnidazole
  secukinumab selegiline selenium semaglutide senna sertaconazole sertraline sevelamer sevoflurane sibutramine
  sildenafil silodosin silymarin simethicone simeticone simvastatin sirolimus sitagliptin sofosbuvir solifenacin
  somatropin sorafenib sotalol sparfloxacin spectinomycin spiramycin spironolactone stanozolol stavudine
  streptokinase streptomycin sucralfate sugammadex sulbactam sulfadiazine sulfamethoxazole sulfasalazine sulindac
  sulpiride sultamicillin sumatriptan sunitinib suxamethonium tacrolimus tadalafil tafluprost tamoxifen tamsulosin
  tazarotene tazobactam teicoplanin telbivudine telmisartan temozolomide tenecteplase teneligliptin tenofovir
  tenoxicam terazosin terbinafine terbutaline terconazole teriflunomide teriparatide testosterone tetracaine
  tetracycline thalidomide theophylline thiamazole thiamine thiamphenicol thiothixene tiagabine tiamulin tibolone
  ticagrelor ticlopidine tigecycline timolol tinidazole tinzaparin tioconazole tiotropium tirofiban tirzepatide
  tizanidine tobramycin tocilizumab tofacitinib tolbutamide tolnaftate tolperisone tolterodine tolvaptan
  topiramate topotecan torasemide tramadol trandolapril tranexamic trastuzumab travoprost trazodone treprostinil
  tretinoin triamcinolone triamterene trifluoperazine trihexyphenidyl trimebutine trimetazidine trimethoprim
  triprolidine triptorelin tropicamide trospium ubidecarenone ulipristal urofollitropin ursodeoxycholic
  ustekinumab valaciclovir valacyclovir valganciclovir valproate valproic valsartan vancomycin vardenafil
  varenicline vasopressin vecuronium venlafaxine verapamil vigabatrin vildagliptin vinblastine vincristine
  vinorelbine vinpocetine vonoprazan voriconazole vortioxetine warfarin xylometazoline zafirlukast zanamivir
  zidovudine ziprasidone zoledronic zolmitriptan zonisamide
  abatacept abobotulinumtoxina acamprosate aclidinium aflibercept aminocaproic anagrelide apomorphine argatroban
  beractant bexarotene botulinum calcipotriene carbachol carisoprodol cevimeline chenodiol clascoterone colesevelam
  colestipol colistimethate cysteamine dalfampridine dexrazoxane diazoxide dienogest diflunisal dimercaprol
  dinitrophenol dofetilide doxapram doxercalciferol dyphylline echothiophate enfuvirtide enzalutamide epoprostenol
  estropipate ethacrynic ethosuximide exenatide ezogabine felbamate fenoldopam fesoterodine flurandrenolide fomepizole
  foscarnet glycopyrrolate hetastarch hyaluronidase ibutilide incobotulinumtoxina isocarboxazid isoproterenol
  ligandrol linaclotide lubiprostone maprotiline mecamylamine mecasermin meclofenamate melanotan metaproterenol
  methazolamide methoxsalen methsuximide miglitol mitotane mycophenolic nedocromil nefazodone nilutamide
  ocriplasmin olodaterol onabotulinumtoxina ostarine pancrelipase pegvisomant phenelzine plerixafor podofilox
  poractant pramlintide ramelteon rasburicase regadenoson reserpine retapamulin reteplase roflumilast salsalate
  sargramostim succinylcholine telavancin thioridazine tiopronin tolazamide tolmetin trimethadione trimethobenzamide
  umeclidinium ursodiol verteporfin vilazodone yohimbine ziconotide zileuton
`

/** Words that name a medicine, sold here or not: never a slip of another (prednisone for prednisolone). */
export const MEDICINE_NAMES: ReadonlySet<string> = new Set([
  ...NAMES.split(/\s+/).filter((word) => word !== ''),
  ...GENERIC_SYNONYMS.keys(),
  ...GENERIC_SYNONYMS.values(),
  ...BRANDS.keys(),
])

/** Medicines that are in goods as well (cosmetics, food, supplements): the word alone makes no medicine. */
export const ALSO_IN_GOODS: ReadonlySet<string> = new Set(
  (
    'albumin aluminum aluminium ascorbic ascorbate azelaic biotin caffeine calamine chlorhexidine cholecalciferol choline ' +
    'citrate cyanocobalamin dextrose dimethicone ferrous fern folic glucosamine glutathione glycerin glycerol hyaluronate insulin lactulose levocarnitine mannitol niacin niacinamide ' +
    'nicotinamide povidone pyridoxine pyridoxin retinol riboflavin salicylic selenium senna silymarin simethicone ' +
    'simeticone thiamine thiamin ubidecarenone betadine caltrate cecon ceelin centrum conzace enervon hydrite ' +
    'pedialyte poten'
  ).split(' '),
)

/** Endings of medicines (WHO, "The use of stems in the selection of INN", 2018) that no everyday word has. */
const STEMS = `
  mab nib ciclib rafenib parib zomib degib lisib ersen siran glutide trutide paratide reotide gliptin gliflozin
  glitazone formin prazole conazole nidazole bendazole sartan dipine statin fibrate pril olol alol osartan azosin
  zosin semide thiazide entan vaptan ciguat xaban gatran parin grel caine cillin penem bactam cycline floxacin
  oxacin mycin micin racin fungin nafine oquine aquine antel vir buvir tegravir triptan setron oxicam profen fenac
  coxib metacin zepam zolam barbital pental curium curonium flurane dronate dronic lukast meterol moterol caterol
  anterol butamol tropium asone isone solone bolone olone onide sterone terone gestrel estradiol ostatin tidine
  ratadine patadine antadine nastine mastine ilastine oxetine triptyline pramine azepine peridol peridone piprazole
  apine gabalin gabatrin racetam toin stigmine dopa giline capone pezil afil steride trexate platin rubicin taxel
  tecan poside citabine arabine tabine mustine limus lidomide imod relin relix tropin poetin grastim kinra bulin
  ximab ergoline triptorelin orphanol fentanil orexant tegrast
`
  .trim()
  .split(/\s+/)
const ENDING = new RegExp(`(?:${STEMS.join('|')})$`)
/** Shorter words end so by chance (`Capone`, `April`). */
const LEAST_LETTERS = 8

export const stemmedIn = (text: string): string[] =>
  wordsIn(text).filter((word) => word.length >= LEAST_LETTERS && ENDING.test(word))
