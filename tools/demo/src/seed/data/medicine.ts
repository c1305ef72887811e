import type { GroupName } from './groups'

export type Medicine = {
  generic: string
  group: GroupName
  /** How many houses make it. */
  makers: number
  /** `strength form size @pesos`, the price for one tablet, sachet, vial or bottle. */
  forms: readonly string[]
  use: string
  dose?: string
}
