import { singular } from './tokens'

// everyday words, nouns in the singular: right as they stand, never a slip of a medicine (gout is no goat)
const ENGLISH = `
  abdomen abdominal abscess ache aching acid acidic acidity acne acupuncture addiction adhesive adult
  aftershave aged ageing aging aids air alcohol allergic allergy amnesia anaemia anemia anesthesia anesthetic
  angina ankle antacid anti antiaging antiallergy antianxiety antibacterial antibiotic antibody anticoagulant
  antidandruff antidepressant antidiarrheal antidote antiemetic antifungal antihistamine antimalarial
  antiseptic antispasmodic antiviral anus anxiety anxious appendix appetite apple applicator appointment april
  area arm armpit arterial artery arthritis asthma asthmatic athlete august autism available awake babies baby
  back backache bacteria bacterial bad bag balance bald baldness balm ban band bandage barangay bath bathroom
  bed bee before belly below best better big bile bill bipolar birth bite bitter black blackhead bladder bleed
  bleeding blind blindness blister bloat bloated bloating blood bloody blue body boil bone book boost booster
  bottle bowel box boy brace brain bread breakfast breast breath breathe breathing brittle broken bronchitis
  brown bruise brush bug bump bundle bunion burn burning burp butter buy calf callus calm calorie can cancer
  candle candy cane capsule car care cash cat cataract catheter cavity center chair cheap cheapest check
  checkup cheek cheese chemical chest chew chewable chick chicken chickenpox child childbirth childhood
  children chill chin chlamydia choice cholera cholesterol chronic cigarette circulation city clean cleaner
  cleanser clear clinic close closed closest clot cloth clotting cloudy coat coconut coffee cold colic collagen
  collar colon color comb comfort common compare complete complex compress concentration conception condom
  confusion congestion conjunctivitis constipated constipation consult consultation contact contagious
  contraception contraceptive control corn cornea cost costs cotton cough coughing cover covid cramp cramps
  crave cream cup cure curing current cut cuticle cycle cyst cystitis daily damage dandruff danger dark date
  daughter day deaf december deep deficiency degree dehydrated dehydration delay deliver delivery dementia
  dengue dental dentist dentures deodorant depressed depression derma dermatitis dermatologist detergent detox
  device diabetes diabetic diagnosis diaper diarrhea diarrhoea diet dietary digest digestion digestive dinner
  diphtheria dirty disability discharge discount disease disinfectant disinfection disorder disposable
  dizziness dizzy doctor dog door dose double down drain dream dress drink drip drive drop drops drowsy drug
  drugs drugstore drunk dry dryness dull dust dusty duty dysentery dysmenorrhea ear earache early earwax ease
  east easy eat eczema edema effect effective egg eight elastic elbow elder elderly electrolyte emergency empty
  enema energy enlarged enough epilepsy equipment erectile erection ethyl evening exercise exhausted expire
  expired expiry extra eye eyebrow eyelash eyelid eyesight face facial facility faint fainting fall false
  family fast fasting fat fatigue fatty fear february feed feeding feel feeling feet female feminine fertility
  fever feverish fiber fibroid fight film filter find finger fingernail first fish fit five flat flavor flavour
  flea float floss flow flower flu fluid flush foam folding food foot for forehead forget form formula four
  fracture free fresh friday friend front fruit full fungal fungi fungus gall gallbladder gallstone gargle gas
  gassy gastric gastritis gauze gel generic genital germ german gift ginger girl give glass glaucoma gloss
  gloves glow glue gluten goiter good gout gouty gown gram grandma grandpa grass gray greasy green grey groin
  grow growth guard gum gums gut hair hairfall hand handwash hangover happy hard hay head headache heal healing
  health healthy hear hearing heart heartbeat heartburn heat heavy heel height help hemorrhage hemorrhoid
  hemorrhoids hepatitis herb herbal here hernia herpes hiccup high hip history hives hoarse home honey hormonal
  hormone hospital hot hour hours house how hunger hurt hygiene hyper hypertension hypertensive hypo
  hypotension ice ill illness imbalance immune immunity impotence incontinence indigestion infant infected
  infection infertility inflamed inflammation influenza ingredient inhale inhaler injured injury ink insect
  insecticide insects insomnia intimate iron irregular irritable irritated irritation itch itchiness itching
  itchy january jaundice jaw jelly jet jock joint juice july june ketosis kid kidney kids kind kit knee kneecap
  lab label laboratory lamp large laser last late laxative leak leaking leg lemon lens lenses less leukemia
  libido lice life lifestyle light lime line lining lip lips lipstick liquid list little liver local long loose
  loss lotion low lower lozenge lump lumps lunch lung lupus luteal machine maintenance malaria male
  malnutrition man march mask massage match may meal measles meat med medical medication medicine medicines
  meds melasma memory men meningitis menopause mens menses menstrual menstruation mental menu mercury
  metabolism method migraine mild milk mind mineral minor mint minute miscarriage moisture moisturizer mole
  monday money monitor month morning mosquito mother motion mouth mouthwash move mucus mumps muscle muscular
  mushroom nail nails nappy nasal natural nature nausea nauseous near nearby nearest neck needle nerve nerves
  nervous neuropathy new newborn news next night nightmare nine nipple none north nose nosebleed november numb
  number numbness nurse nursing nutrient nutrition obese obesity october odor off office oil oily ointment old
  one onion online only open opening operation optical option oral orange order organ organic osteoporosis out
  oval ovary over overdose overweight ovulation oxygen pack package packet pad pads pain painful painkiller
  paint pale palm palpitation pancreas panic pap paper paralysis parasite parent part party paste patch patient
  pay pea pediatric pediatrician pee peel pelvic pen penis people pepper period person pest pet pharma
  pharmacies pharmacist pharmacy phlegm phone photo pick pickup pill pillow pills pimple pink place plague
  plain plan plant plaster plastic plus pneumonia poison poisoning polio polish poor pore pores postpartum
  powder power pregnancy pregnant premature prescription pressure prevent prevention price prices private
  probiotic problem product promo prostate protect protection protein psoriasis pulse pump puppy pure pus
  quality quick quiet quit rabies rapid rash rashes rat raw razor red reddish redness refill reflux regular
  relax relaxant relief relieve remedy remove remover repellent replacement rest result ribs rice right ring
  ringing ringworm rinse roll room root rose rough round rub rubber runny rush saline saliva salt salts same
  sample sanitary sanitizer saturday sauce scab scabies scale scalp scar scars scissors scrub sea seasick
  seasickness second sedative seed seizure semen senior senses sensitive sensitivity september seven severe sex
  sexual shampoo shave shaver shaving sheet shingles shock shoe shop short shot shoulder shower sick sickness
  side sign silk simple single sink sinus sinusitis six size skin sleep sleepiness sleeping sleepless sleepy
  slim slimming slow small smart smell smelly smoke smoker smoking smooth snack snake sneeze sneezing snore
  snoring soap sober socks soda soft sole solution son soon sore sores sour south spasm special specialist
  sperm spider spine spit splint sponge spoon sport spot spots sprain spray stain standard start steam sterile
  steroid stick sticks sting stitches stock stomach stone stones stool stop store straight strain strength
  strengthen stress stretch strip strips stroke strong stuffy style sugar suit summer sun sunblock sunburn
  sunday sunscreen supplement supplements supply support suppository surgery surgical swab swallow sweat
  sweating sweaty sweet sweetener swell swelling swollen syndrome syphilis syringe syrup table tablespoon
  tablet tablets tail tall tape tapeworm tartar taste tea tear tears teaspoon teen teenager teeth teething
  temperature ten tender tendon test testis tetanus thermometer thick thigh thin thing thinner third thirst
  thirsty thirty three throat thrush thumb thursday thyroid tick tight time tired tiredness tissue tobacco
  today toddler toe toenail together toilet tomorrow tongue tonic tonight tonsil tonsillitis tonsils tooth
  toothache toothbrush toothpaste total touch toy travel treat treatment tremor trip tube tuberculosis tuesday
  tummy tumor twelve twenty twice twin two type typhoid ulcer ultrasound under underarm underwear upper upset
  urinary urination urine use used uterus uti vaccination vaccine vagina vaginal vaginitis valve vapor varicose
  vegan vegetable vegetarian vein veins vertigo vet veterinarian viral virus vision vitamin vitamins voice
  vomit vomiting waist walk walker wall wart warts wash washing waste water watery wax weak weakness wear
  wednesday week weekly weight west wet wheelchair wheeze wheezing when where which whip whiskers white
  whitehead whitening whole whooping why wide wife wind window wine wipe wipes wisdom with without woman womb
  women wood wool work worm worms worry worse wound wounds wrap wrinkle wrinkles wrist xray year yearly yeast
  yellow yesterday yoga yogurt young zinc zit zone
`

const FILIPINO = `
  abot ahas alaga alak alerhiya alikabok alin alipunga almoranas altapresyon ama amoy anak anemya ang apdo apo
  apoy araw asawa asin asma aso asukal atake atay ate ayaw baba babae baby baga bago bagong bahay bahing bakit
  bakla bakuna balakang balakubak balat baldado balik balikat balisawsaw balot bangungot banyo bara barado
  baradong barato bastos bata batang bato bayad bayag beke benda bente bibig bigas bigat bilbil bilhin bili
  binat binti bituka biyahe biyenan bote botika braso buhangin buhay buhok bukas bukol bulate bulok bulutong
  bungang bungo buni buntis buo buong butas buto daga dagat dalaga dalandan daliri damdamin damit dapat dati
  daw dede dengue dila dilaw diyan doktor doktora dos dosis dugo dumi dumumi dura eskwela espesyal gabi galing
  galis gamit gamot ganito ganoon garapata gasgas gastos gatas gilagid ginaw ginhawa giniginaw gising gripo
  gulay gulugod gumaling guro gusto gutom guwantes habang halaga halaman halik hanap hanggang hangin hapdi hapo
  hapon hawa hemorroid herbal higop hika hilab hilik hilo hilot himatay hindi hinga hingal hininga hipo hirap
  hita hubad hugas husay ibang ibig iboto ihi ihip iihi ilalim ilan ilong impatso impeksyon ina inaantok init
  inom inumin inuubo ipin ipis isa isang isda isip itim itlog kaba kababaihan kabag kabuwanan kagat kahit
  kaibigan kailan kaliwa kalusugan kalyo kamay kamot kanan kanin kanser kapag kapatid kape kasama kasukasuan
  katas katawan kati katulong kaya kidlat kilay kili kilikili kirot kita klinika konti kontra kuko kulangot
  kulani kulay kulot kulubot kulugo kumikirot kumot kuripot kurot kutis kuto kuya labi labis laboratoryo lagnat
  lahat lakad lakas laki lalaki lalamunan laman lamang lamig lamok langaw langgam langis lapit lapnos laruan
  lason lata leeg libag libre likod limot linis lola lolo lubha luga lugar luha luma lumbago lunas lunok luslos
  luya maaga maalat maanghang maasim mababa mabaho mabilis mabisa mabuti madaling magaling magkano magpa mahal
  mahapdi mahina maitim makati makirot malabo malakas malala malalim malamig malapit maliit malusog manas
  manhid manok mantika mapait maputi maputla marami masakit masama masel masustansya mata mataas mataba matamis
  matanda matigas mayroon meron migraine mukha mumo mura murang nagsusuka nagtatae nahihilo namamaga namamanhid
  namumula nana nanay nars ngayon ngipin ngiti nilalagnat nunal obaryo oras ospital paa paano pabango pagdurugo
  pagkain pagod pagsusuka pagtatae palad palaka pamahid pamamaga pamanhid pambata pampa pampababa pampabata
  pampadumi pampagana pampainit pampakalma pampalakas pampalamig pampaligo pampapayat pampaputi pampataba
  pampatigas pampatulog pampurga panahon pandesal pandinig panga panganay pangangati panghilamos panghugas
  pangit paningin panis panlinis pantal pantog parausan pasma paso pasyente patak patay pawis payat pigi pigsa
  pilas pilay pilik piltro pisngi plema polbo presyo pula pulbos pulmonya pulso punas punasan punit puno purga
  puri pusa puso puson puti puyat pwede pwet rayuma regla reseta resibo resita saan sabon saging sakit sakong
  salabat salamat salamin sama sampal sanggol sapatos sarado sariling sariwa selula sensitibo sigarilyo sikmura
  siko sinat singaw singit sinisipon sinok sintomas sinusitis sipilyo sipon sipsip subo sugar sugat suka sukat
  suklay sulit sumasakit sunog suso susunod taas taba tabako tabi tae taga tagal tagihawat tagulabay tainga
  tama tamad tanda tao taon tapal tapos tatay tatlo tawad tawag tawas tayo tenga tetano tibi tigdas tigyawat
  timbang tinapay tinik tinta tisis tiyan tiyo tonsil totoo toyo trabaho trangkaso tuba tubig tuhod tukso tulo
  tulog tulong tumor tuwing tuyo tuyot ubo ugat uhog ukay ulan ulcer ulo umaga unan unang ungas uod upo usok
  utak utot wala walang wika yelo
`

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')

const ORDINARY: ReadonlySet<string> = new Set(
  [...wordsOf(ENGLISH), ...wordsOf(FILIPINO)].flatMap((word) => [word, singular(word)]),
)

/** The length up to which an English word begins no medicine's name: `flu` and fluconazole. */
const SHORT = 4
const LONG_ENGLISH = new Set(wordsOf(ENGLISH).filter((word) => word.length > SHORT))

/** Words that begin no other; Filipino ones never do (`hilo`, dizzy, and the brand Hilomax). */
const WHOLE: ReadonlySet<string> = new Set(
  [...wordsOf(ENGLISH), ...wordsOf(FILIPINO)].filter((word) => !LONG_ENGLISH.has(word)),
)

export const isOrdinary = (word: string): boolean => ORDINARY.has(word) || ORDINARY.has(singular(word))

export const isWhole = (word: string): boolean => WHOLE.has(word)
