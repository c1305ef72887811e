import type { Motif } from './motifs'

/** Every package that can be drawn. */
export const PICTURE_KINDS = [
  'box',
  'tall-box',
  'blister',
  'sachet',
  'bar',
  'bottle',
  'dropper',
  'nozzle',
  'jar',
  'pills',
  'pump',
  'spray',
  'rollon',
  'can',
  'vial',
  'feeder',
  'tube',
  'ointment',
  'diapers',
  'pouch',
  'wipes',
  'device',
  'thermometer',
  'glucometer',
  'oximeter',
  'nebulizer',
  'inhaler',
  'pen',
  'syringe',
  'masks',
  'gloves',
  'roll',
  'plasters',
  'toothbrush',
  'test-kit',
  'cane',
] as const

export type PictureKind = (typeof PICTURE_KINDS)[number]

export type ProductPicture = {
  kind: PictureKind
  brand: string
  /** The generic name of a medicine, or what the thing is. */
  name: string
  /** Strength and form, or the size. */
  detail: string
  /** How many are in the pack. */
  pack?: string
  color: string
  accent: string
  motif: Motif
  /** A medicine's generic name is boxed above the brand. */
  isMedicine: boolean
  tablet?: 'round' | 'oval' | 'capsule' | 'softgel'
  tabletColor?: string
  seed: number | string
}
