import type { Schedule } from './entry'

const ANNEX = 'RA 9165, section 3(j) and annex; Single Convention on Narcotic Drugs, 1961, as amended in 1972'

/** Narcotic drugs; what Schedule IV of the convention adds (no medical use) changes nothing here. */
export const NARCOTICS_1961: readonly Schedule[] = [
  {
    schedule: 'UN 1961, Schedule I',
    citation: `${ANNEX}, Schedule I (Yellow List)`,
    date: '2019-03-19',
    rule: 'refused',
    entries: `
      acetorphine
      acetyl-alpha-methylfentanyl
      acetylfentanyl
      acetylmethadol = levacetylmethadol, levomethadyl acetate / Orlaam
      acryloylfentanyl = acrylfentanyl
      AH-7921
      alfentanil / Alfenta, Rapifen
      allylprodine
      alphacetylmethadol
      alphameprodine
      alphamethadol
      alpha-methylfentanyl
      alpha-methylthiofentanyl
      alphaprodine / Nisentil
      anileridine / Leritine
      benzethidine
      benzylmorphine
      betacetylmethadol
      beta-hydroxyfentanyl
      beta-hydroxy-3-methylfentanyl
      betameprodine
      betamethadol
      betaprodine
      bezitramide / Burgodin
      butyrfentanyl = butyrylfentanyl
      cannabis = cannabis resin, marijuana, marihuana, hashish, indian hemp, cannabidiol, nabiximols, medical cannabis / Sativex, Epidiolex, Epidyolex ~ CBD, CBD oil, hemp oil
      carfentanil = carfentanyl / Wildnil
      clonitazene
      coca leaf = coca leaves, erythroxylum coca
      cocaine = cocain, benzoylmethylecgonine / Goprelto, Numbrino
      codoxime
      cyclopropylfentanyl
      desomorphine / Permonid
      dextromoramide / Palfium
      diampromide
      diethylthiambutene
      difenoxin = difenoxine / Motofen
      dihydroetorphine
      dihydromorphine
      dimenoxadol
      dimepheptanol
      dimethylthiambutene
      dioxaphetyl butyrate
      diphenoxylate = difenoxilate, diphenoxilate, diphenoxylate and atropine, co-phenotrope / Lomotil, Lonox, Reasec
      dipipanone / Diconal
      drotebanol
      ecgonine = benzoylecgonine
      ethylmethylthiambutene
      etonitazene
      etorphine
      etoxeridine
      fentanyl = fentanil, phentanyl / Durogesic, Duragesic, Durogesic D-Trans, Sublimaze, Sublimax, Trofenyl, Actiq, Fentora, Abstral, Onsolis, Lazanda, Subsys, Ionsys, Instanyl, Effentora, PecFent, Matrifen, Breakyl
      4-fluoroisobutyrfentanyl = 4-fluoroisobutyrylfentanyl, para-fluoroisobutyrylfentanyl
      furanylfentanyl = furanyl fentanyl
      furethidine
      heroin = diamorphine, diacetylmorphine, acetomorphine, heroine
      hydrocodone = dihydrocodeinone, hydrocodon / Vicodin, Norco, Lortab, Lorcet, Xodol, Zohydro, Hysingla, Tussionex, Hycodan, Tussigon, Vituz, Rezira, Zutripro, Vicoprofen, Reprexain, Ibudone, Zydone, Zamicet, Verdrocet, Anexsia, Maxidone, Hycet, Flowtuss, Obredon, Hycofenix, TussiCaps, Dicodid
      hydromorphinol
      hydromorphone = dihydromorphinone / Dilaudid, Exalgo, Jurnista, Palladone, Palladon
      hydroxypethidine
      isomethadone
      ketobemidone / Ketogan, Cliradon
      levomethorphan
      levomoramide
      levophenacylmorphan
      levorphanol / Levo-Dromoran
      metazocine
      methadone = methadon, amidone, levomethadone / Dolophine, Methadose, Physeptone, Heptanon, Eptadone, L-Polamidon
      methoxyacetylfentanyl
      methyldesorphine
      methyldihydromorphine
      3-methylfentanyl
      3-methylthiofentanyl
      metopon
      morpheridine
      morphine = morphia, morfina, morfine, morphin, morphine sulfate, morphine methobromide, morphine-N-oxide / MS Contin, MST Continus, MSContin, Kadian, Avinza, Oramorph, Roxanol, Sevredol, Astramorph, Duramorph, Infumorph, Relimal, Morin, Arymo, Embeda, MorphaBond, Mitigo, Zomorph, Depodur
      MPPP = desmethylprodine
      MT-45
      myrophine
      nicomorphine
      noracymethadol
      norlevorphanol
      normethadone / Ticarda
      normorphine
      norpipanone
      ocfentanil
      opium = raw opium, opium tincture, tincture of opium, camphorated opium, opium alkaloids, papaveretum, paregoric, laudanum, poppy straw / Pantopon, Omnopon, Dropizole
      oripavine
      orthofluorofentanyl
      oxycodone = oxycodon, dihydrohydroxycodeinone, oxicodone / OxyContin, Oxycotin, OxyNorm, Percocet, Percodan, Roxicodone, Endocet, Endodan, Roxicet, Tylox, Xartemis, Oxaydo, Oxecta, Targin, Targiniq, Targinact, Xtampza, RoxyBond, Primlev, Xolox, Magnacet, Combunox, Nalocet
      oxymorphone / Opana, Numorphan
      para-fluorofentanyl
      parafluorobutyrylfentanyl = parafluorobutyrfentanyl
      PEPAP
      pethidine = meperidine, pethidin, isonipecaine / Demerol, Deme, Dolantin, Dolantina, Dolosal, Meperitab
      phenadoxone
      phenampromide
      phenazocine
      phenomorphan
      phenoperidine
      piminodine
      piritramide / Dipidolor
      proheptazine
      properidine
      racemethorphan
      racemoramide
      racemorphan
      remifentanil / Ultiva
      sufentanil = sufentanyl / Sufenta, Dsuvia, Zalviso
      tetrahydrofuranylfentanyl = tetrahydrofuranyl fentanyl
      thebacon / Acedicon
      thebaine
      thiofentanyl
      tilidine = tilidin / Valoron
      trimeperidine / Promedol
      U-47700
    `,
  },
  {
    schedule: 'UN 1961, Schedule I',
    citation: `${ANNEX}; Commission on Narcotic Drugs, decisions of the sessions 63 to 67 (2020 to 2024)`,
    date: '2024-03-22',
    rule: 'refused',
    entries: `
      crotonylfentanyl
      valerylfentanyl
      isotonitazene
      brorphine
      metonitazene
      2-methyl-AP-237
      etazene = etodesnitazene
      etonitazepyne = N-pyrrolidino etonitazene
      protonitazene
      butonitazene
    `,
  },
  {
    schedule: 'UN 1961, Schedule I',
    citation: `${ANNEX}; Commission on Narcotic Drugs, decisions of the session 68 (March 2025)`,
    date: '2025-03-12',
    rule: 'refused',
    entries: `
      N-pyrrolidino protonitazene = protonitazepyne
      N-pyrrolidino metonitazene = metonitazepyne
      etonitazepipne = N-piperidinyl etonitazene
      N-desethyl isotonitazene
    `,
  },
  {
    // preparations in Schedule III need less paper but stand in the annex too: refused like the substance
    schedule: 'UN 1961, Schedules II and III',
    citation: `${ANNEX}, Schedule II; their preparations: Schedule III, and DDB Board Regulation 1, s. 1973 (codeine)`,
    date: '2002-06-07',
    rule: 'refused',
    entries: `
      acetyldihydrocodeine
      codeine = codein, codeina, codeinum, methylmorphine, co-codamol, co-codaprin / Phensedyl, Codipront, Codipront N, Paveral, Solpadeine, Panadeine, Tuxarin, Tuzistra, Cheratussin, Virtussin, Robitussin AC, Guiatuss AC, Codral Forte, Tussi-Organidin, Capital and Codeine
      dextropropoxyphene = propoxyphene, levopropoxyphene, co-proxamol / Darvon, Darvocet, Dolene, Doloxene, Distalgesic, Algaphan
      dihydrocodeine = drocode, co-dydramol / DHC Continus, Synalgos, Trezix, Panlor, Remedeine
      ethylmorphine = aethylmorphine / Dionin, Codethyline
      nicocodine
      nicodicodine
      norcodeine
      pholcodine = folcodine, pholcodin / Duro-Tuss, Pholtex, Galenphol
      propiram
    `,
  },
]
