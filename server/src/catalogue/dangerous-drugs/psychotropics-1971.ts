import type { Schedule } from './entry'

const ANNEX = 'RA 9165, section 3(j) and annex; Convention on Psychotropic Substances, 1971'

export const PSYCHOTROPICS_1971: readonly Schedule[] = [
  {
    schedule: 'UN 1971, Schedule I',
    citation: `${ANNEX}, Schedule I (Green List)`,
    date: '2020-03-04',
    rule: 'refused',
    entries: `
      brolamfetamine
      cathinone
      N,N-diethyltryptamine = diethyltryptamine
      dimethoxyamphetamine
      DMHP
      dimethyltryptamine = ayahuasca
      DOET
      2,5-dimethoxy-4-chloroamphetamine
      eticyclidine
      etryptamine
      N-hydroxy MDA = hydroxytenamfetamine
      lysergide = LSD, lysergic acid diethylamide
      N-ethyl MDA = methylenedioxyethylamphetamine, MDEA
      MDMA = methylenedioxymethamphetamine, midomafetamine ~ ecstasy, ecstacy, extasy
      mescaline = peyote
      methcathinone = ephedrone
      4-methylaminorex
      MMDA
      4-MTA = methylthioamphetamine
      parahexyl = synhexyl
      paramethoxyamphetamine = paramethoxymethamphetamine
      psilocine = psilocin
      psilocybine = psilocybin, magic mushroom
      rolicyclidine
      2,5-dimethoxy-4-methylamphetamine
      tenamfetamine = methylenedioxyamphetamine
      tenocyclidine
      tetrahydrocannabinol = delta-8-tetrahydrocannabinol, THC
      trimethoxyamphetamine
      25B-NBOMe
      25C-NBOMe
      25I-NBOMe
    `,
  },
  {
    schedule: 'UN 1971, Schedule II',
    citation: `${ANNEX}, Schedule II (Green List)`,
    date: '2024-03-22',
    rule: 'refused',
    entries: `
      amfetamine = amphetamine, anfetamina, levamfetamine, levamphetamine / Adderall, Evekeo, Adzenys, Dyanavel, Mydayis, Benzedrine
      amineptine / Survector
      2C-B
      dexamfetamine = dexamphetamine, dextroamphetamine, dextroamfetamine / Dexedrine, Zenzedi, ProCentra, Dextrostat
      dronabinol = delta-9-tetrahydrocannabinol / Marinol, Syndros
      fenetylline = fenethylline / Captagon
      gamma-hydroxybutyric acid = gamma-hydroxybutyrate, GHB, sodium oxybate, oxybate / Xyrem, Xywav, Lumryz, Alcover
      metamfetamine = methamphetamine, metanfetamina, levomethamphetamine, levmetamfetamine, desoxyephedrine, shabu / Desoxyn, Pervitin ~ crystal meth
      mecloqualone
      methaqualone / Quaalude, Mandrax
      methylphenidate = methylphenidat, metilfenidato, methylfenidate, dexmethylphenidate, serdexmethylphenidate / Ritalin, Concerta, Daytrana, Metadate, Methylin, Quillivant, QuilliChew, Medikinet, Equasym, Rubifen, Aptensio, Relexxii, Jornay, Cotempla, Adhansia, Biphentin, Foquest, Focalin, Attenade, Azstarys
      phencyclidine / Sernylan
      phenmetrazine / Preludin
      secobarbital = quinalbarbitone, quinalbarbital / Seconal, Tuinal
      zipeprol / Mirsol, Respilene, Zitoxil
      mephedrone = 4-methylmethcathinone
      benzylpiperazine = N-benzylpiperazine
      JWH-018
      AM-2201
      MDPV = methylenedioxypyrovalerone
      methylone
      ethylone
      eutylone
      pentylone
      pentedrone
      dipentylone
      N-ethylnorpentylone
      N-ethylhexedrone
      methylethcathinone = 4-methylethcathinone
      3-methylmethcathinone
      3-chloromethcathinone
      chloromethcathinone = 4-chloromethcathinone, clephedrone
      alpha-PVP = alpha-pyrrolidinovalerophenone
      alpha-PHP
      alpha-PiHP
      ethylphenidate
      methiopropamine
      methoxetamine
      4,4'-DMAR
      fluoroamphetamine = 4-fluoroamphetamine
      methoxyphencyclidine = 3-methoxyphencyclidine
      diphenidine
      2-fluorodeschloroketamine
      XLR-11
      UR-144
      ADB-CHMINACA
      AB-CHMINACA
      AB-PINACA
      ADB-FUBINACA
      AB-FUBINACA
      ADB-BUTINACA
      5F-APINACA
      5F-MDMB-PINACA
      5F-MDMB-PICA
      4F-MDMB-BINACA
      MDMB-CHMICA
      MDMB-4en-PINACA
      FUB-AMB
      CUMYL-4CN-BINACA
      CUMYL-PEGACLONE
    `,
  },
  {
    schedule: 'UN 1971, Schedule II',
    citation: `${ANNEX}; Commission on Narcotic Drugs, decision of the session 68 (March 2025)`,
    date: '2025-03-12',
    rule: 'refused',
    entries: `
      hexahydrocannabinol
    `,
  },
  {
    // in no schedule by name: a precursor of dexamfetamine that the body splits, refused like it
    schedule: 'as dexamfetamine, UN 1971, Schedule II',
    citation: 'DDB Board Regulation 1, s. 2014, section 1(c): analogues of dangerous drugs',
    date: '2014-06-19',
    rule: 'refused',
    entries: `
      lisdexamfetamine = lisdexamphetamine / Vyvanse, Elvanse, Venvanse, Tyvense
    `,
  },
  {
    schedule: 'UN 1971, Schedule III',
    citation: `${ANNEX}, Schedule III (Green List); DDB Regulation 9, s. 1989 (exempt preparations)`,
    date: '2002-06-07',
    rule: 'refused',
    entries: `
      amobarbital = amylobarbitone, amobarbitone / Amytal
      buprenorphine = buprenorphin, buprenorfina / Norspan, Butrans, Temgesic, Subutex, Suboxone, Zubsolv, Bunavail, Belbuca, Buprenex, Probuphine, Sublocade, Brixadi, Transtec, Buvidal, Sovenor, Simbadol
      butalbital = butalbitone / Fiorinal, Fioricet, Esgic, Phrenilin, Bupap, Zebutal, Allzital
      cathine = norpseudoephedrine
      cyclobarbital / Phanodorm
      flunitrazepam / Rohypnol, Narcozep, Hypnosedon, Silece
      glutethimide / Doriden
      pentazocine / Talwin, Fortral, Fortwin, Sosegon, Talacen
      pentobarbital = pentobarbitone / Nembutal, Euthal, Euthasol, Euthatal, Lethabarb, Dolethal
    `,
  },
  {
    schedule: 'UN 1971, Schedule IV',
    citation: `${ANNEX}, Schedule IV (Green List); DDB Regulations 2-A, s. 1985, 1, s. 1987 and 9, s. 1989 (exempt preparations)`,
    date: '2024-03-22',
    rule: 'refused',
    entries: `
      allobarbital
      alprazolam = alprazolan / Xanax, Xanor, Altrox, Frontin, Tafil, Trankimazin, Niravam ~ xanex, zanax, zanex, xannax, xanaks
      amfepramone = diethylpropion / Tenuate, Tepanil, Regenon, Dobesin
      aminorex
      barbital = barbitone / Veronal
      benzfetamine = benzphetamine / Didrex, Regimex
      bromazepam = bromazepan / Lexotan, Lexotanil, Lectopam, Lexilium, Normoc
      bromazolam
      brotizolam / Lendormin
      butobarbital = butobarbitone / Soneryl
      camazepam
      chlordiazepoxide = chlordiazepoxyde, clordiazepoxide / Librium, Librax, Limbitrol, Libritabs
      clobazam / Frisium, Onfi, Urbanyl, Urbanol, Sympazan
      clonazepam / Rivotril, Ravotril, Klonopin, Clonotril, Paxam
      clonazolam
      clorazepate = clorazepic acid, dipotassium clorazepate / Tranxene, Tranxilium
      clotiazepam / Trecalmo, Veratran
      cloxazolam / Sepazon, Olcadil
      delorazepam
      diazepam / Valium, Diastat, Anxiol, Trankil, Zopamid, Lorcam, Stesolid, Apaurin, Diazemuls, Antenex, Valpam, Seduxen, Relanium, Faustan, Assival, Calmpose, Valtoco
      diclazepam
      estazolam / ProSom, Eurodin
      ethchlorvynol / Placidyl
      ethinamate / Valmid
      ethyl loflazepate = loflazepate / Victan, Meilax
      etilamfetamine = N-ethylamphetamine
      etizolam / Etilaam, Depas, Etizest
      fencamfamin / Reactivan
      fenproporex
      flualprazolam
      flubromazolam
      fludiazepam
      flurazepam / Dalmane, Dalmadorm, Staurodorm
      halazepam / Paxipam
      haloxazolam
      ketazolam / Anxon, Loftran
      lefetamine
      loprazolam / Dormonoct
      lorazepam / Ativan, Temesta, Lorivan, Loreev
      lormetazepam / Noctamid, Loramet
      mazindol / Teronac, Sanorex, Mazanor
      medazepam / Nobrium, Rudotel
      mefenorex
      meprobamate / Equanil, Miltown, Meprate, Micrainin, Equagesic
      mesocarb / Sydnocarb
      methylphenobarbital = mephobarbital, methylphenobarbitone / Mebaral, Prominal
      methyprylon / Noludar
      midazolam / Dormicum, Versed, Hypnovel, Dormonid, Dormoniol, Flormidal, Dormizol, Sedoz, Buccolam, Nayzilam, Seizalam
      nimetazepam / Erimin
      nitrazepam / Mogadon, Alodorm, Radedorm, Eunoctin
      nordazepam = nordiazepam, desmethyldiazepam / Nordaz, Calmday
      oxazepam / Serax, Serenid, Seresta, Adumbran, Serepax, Murelax, Alepam
      oxazolam / Serenal
      pemoline / Cylert
      phenazepam
      phendimetrazine / Bontril, Plegine
      phenobarbital = phenobarbitone, fenobarbital, phenobarb, phenylethylbarbituric acid / Luminal, Gardenal, Donnatal, Solfoton, Sezaby, Bellergal
      phentermine / Duromine, Adipex, Ionamin, Lomaira, Suprenza, Qsymia, Panbesy, Metermine
      pinazepam / Domar
      pipradrol
      prazepam / Centrax, Lysanxia
      pyrovalerone
      secbutabarbital = butabarbital / Butisol
      temazepam / Restoril, Normison, Euhypnos
      tetrazepam / Myolastan, Musaril
      triazolam / Halcion, Songar, Rilamir
      vinylbital = vinylbitone
      zolpidem / Stilnox, Stilnoct, Ambien, Edluar, Zolpimist, Ivadal, Zoldem, Sanval
    `,
  },
  {
    schedule: 'UN 1971, Schedule IV',
    citation: `${ANNEX}; Commission on Narcotic Drugs, decision of the session 68 (March 2025)`,
    date: '2025-03-12',
    rule: 'refused',
    entries: `
      carisoprodol = isomeprobamate / Lagaflex, Carisoma, Vanadom
    `,
  },
]
