import { wordsIn } from '../names/normal'

/** Endings kept for medicines (WHO, "The use of stems in the selection of INN", 2018) that no everyday word has. */
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

/** Words that are made like the name of a medicine, whether or not anybody has listed it: `ruxolitinib`. */
export const stemmedIn = (text: string): string[] =>
  wordsIn(text).filter((word) => word.length >= LEAST_LETTERS && ENDING.test(word))
