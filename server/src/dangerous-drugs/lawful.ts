/**
 * Lawful names within the distance of a listed one: never taken for a slip of it. Words that are far from every listed
 * name need no line here.
 */
export const LAWFUL_NAMES: ReadonlySet<string> = new Set([
  // the three that are most often asked about
  'dextromethorphan',
  'clozapine',
  'methylprednisolone',
  // active ingredients and chemicals
  'apomorphine',
  'dihydroergotamine',
  'ethylene',
  'hydroxyamfetamine',
  'hydroxyamphetamine',
  'methylene',
  'methylergometrine',
  'methylergonovine',
  'pentylene',
  'phenylacetate',
  'uranyl',
  // brands and plants
  'dilantin',
  'focalgin',
  'galium',
  'ketodan',
  'prosol',
  'terazol',
  'urogesic',
  'vernal',
])
