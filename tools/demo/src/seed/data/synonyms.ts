/** What shoppers of the demo say, and what the catalogue calls it. */
export const SYNONYMS = [
  ['benda', 'bandage'],
  ['bulak', 'cotton'],
  ['gatas', 'milk'],
  ['guwantes', 'gloves'],
  ['hiringgilya', 'syringe'],
  ['lampin', 'diaper'],
  ['pamahid', 'ointment'],
  ['sipilyo', 'toothbrush'],
] as const
