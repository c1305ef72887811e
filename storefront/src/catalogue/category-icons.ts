import type { IconName } from '../ui/Icon'

const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/prescri|\brx\b/i, 'paper'],
  [/vitamin|supplement|nutri/i, 'shield'],
  [/baby|mother|child|infant/i, 'heart'],
  [/device|monitor|equipment|suppl/i, 'stetho'],
  [/personal|hygiene|bath|soap/i, 'drop'],
  [/beauty|skin/i, 'star'],
  [/grocery|food|drink/i, 'cart'],
  [/first aid|wound|medical/i, 'plus'],
  [/pet|vet/i, 'paw'],
  [/counter|cough|cold|pain|allerg|medicine/i, 'pill'],
]

export const categoryIcon = (name: string): IconName =>
  ICONS.find(([pattern]) => pattern.test(name))?.[1] ?? 'box'
