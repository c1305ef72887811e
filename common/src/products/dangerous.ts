import { GENERIC_SYNONYMS } from './synonyms'
import { plain } from './words'

// the lists of dangerous drugs that pharmacies know (RA 9165, the UN's conventions and the board's schedules)
const DANGEROUS = new Set(
  // opioids
  (
    'alfentanil alphaprodine buprenorphine butorphanol codeine dextromoramide dextropropoxyphene diamorphine ' +
    'dihydrocodeine ethylmorphine fentanyl heroin hydrocodone hydromorphone ketobemidone levomethadone ' +
    'levopropoxyphene levorphanol methadone morphine nalbuphine opium oxycodone oxymorphone papaveretum pentazocine ' +
    'pethidine pholcodine piritramide propoxyphene remifentanil sufentanil tapentadol tilidine ' +
    // stimulants and what they are made of
    'amfepramone amfetamine amphetamine benzphetamine cathine cathinone cocaine dexamfetamine dexamphetamine ' +
    'dexmethylphenidate dextroamphetamine diethylpropion ephedrine fenproporex lisdexamfetamine mazindol mephedrone ' +
    'metamfetamine methamphetamine methylphenidate pemoline phendimetrazine phenmetrazine phentermine ' +
    // sedatives
    'allobarbital alprazolam amobarbital barbital bromazepam brotizolam butabarbital butalbital camazepam ' +
    'chlordiazepoxide clobazam clonazepam clorazepate clotiazepam cloxazolam diazepam estazolam flunitrazepam ' +
    'flurazepam glutethimide halazepam ketazolam loprazolam lorazepam lormetazepam mecloqualone medazepam ' +
    'meprobamate methaqualone methylphenobarbital mephobarbital midazolam nimetazepam nitrazepam nordazepam oxazepam ' +
    'oxazolam oxybate pentobarbital phenobarbital pinazepam prazepam quazepam remimazolam secbutabarbital ' +
    'secobarbital temazepam tetrazepam triazolam zaleplon zolpidem zopiclone eszopiclone ' +
    // others
    'cannabis dronabinol ketamine esketamine lysergide nabilone phencyclidine psilocybin tetrahydrocannabinol'
  ).split(' '),
)

/**
 * The dangerous drug that one of a product's names holds, or null: such products can't be listed or imported. Every
 * word counts, also in brackets, because a medicine is as dangerous under its brand as under its generic name.
 */
export function dangerousIngredient(...names: (string | null | undefined)[]): string | null {
  for (const name of names) {
    const words = plain(name ?? '').split(/[^a-z0-9]+/)
    const found = words.map((word) => GENERIC_SYNONYMS.get(word) ?? word).find((word) => DANGEROUS.has(word))
    if (found) return found
  }
  return null
}
