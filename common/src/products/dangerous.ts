import { ingredientsOf } from './ingredients'

// ingredients on the lists of dangerous drugs that pharmacies know (RA 9165 and the board's schedules)
const DANGEROUS = new Set(
  (
    'alfentanil alprazolam amobarbital amphetamine barbital benzphetamine bromazepam buprenorphine butalbital ' +
    'butorphanol cannabis chlordiazepoxide clobazam clonazepam clorazepate cocaine codeine dextroamphetamine ' +
    'diazepam dihydrocodeine dronabinol ephedrine estazolam fentanyl flunitrazepam flurazepam hydrocodone ' +
    'hydromorphone ketamine levorphanol lisdexamfetamine lorazepam lormetazepam meprobamate methadone ' +
    'methamphetamine methylphenidate dexmethylphenidate midazolam morphine nabilone nalbuphine nitrazepam opium ' +
    'oxazepam oxycodone oxymorphone pentazocine pentobarbital pethidine phendimetrazine phenobarbital phentermine ' +
    'remifentanil secobarbital sufentanil tapentadol temazepam triazolam zaleplon zolpidem zopiclone'
  ).split(' '),
)

/** The dangerous drug that a generic name holds, or null: such products can't be listed or imported. */
export function dangerousIngredient(genericName: string | null | undefined): string | null {
  for (const ingredient of ingredientsOf(genericName ?? '')) {
    const found = ingredient.split(' ').find((word) => DANGEROUS.has(word))
    if (found) return found
  }
  return null
}
