import type { Centavos } from '../centavos'

/** The most that a pack may cost when one unit of it may cost `cap`. */
export const capOfPack = (cap: Centavos, unitCount: number): Centavos => cap * Math.max(1, unitCount)

/** Whether a price breaks the law: more than the cap allows for the pack. */
export const isAboveCap = (price: Centavos, unitCount: number, cap: Centavos): boolean =>
  price > capOfPack(cap, unitCount)
