import { BEAUTY } from './beauty'
import { DEVICES } from './devices'
import { GROCERY } from './grocery'
import { MOTHER_AND_BABY } from './mother-and-baby'
import { PERSONAL_CARE } from './personal-care'
import { VITAMINS } from './vitamins'
import type { Placement } from '../shelf'

/** Everything that is not a medicine, category by category. */
export const SHELVES: readonly Placement[] = [
  ...VITAMINS,
  ...MOTHER_AND_BABY,
  ...PERSONAL_CARE,
  ...DEVICES,
  ...BEAUTY,
  ...GROCERY,
]
