import type { Canvas } from './canvas'
import { openCanvas, stage } from './canvas'
import * as bottles from './bottles'
import * as cartons from './cartons'
import * as devices from './devices'
import * as soft from './soft'
import * as supplies from './supplies'
import type { PictureKind, ProductPicture } from './product-picture'

type Draw = (canvas: Canvas, item: ProductPicture) => string

const KINDS: Record<PictureKind, Draw> = {
  box: cartons.box,
  'tall-box': cartons.tallBox,
  blister: cartons.blister,
  sachet: cartons.sachet,
  bar: cartons.bar,
  bottle: bottles.bottle,
  dropper: bottles.dropper,
  nozzle: bottles.nozzle,
  jar: bottles.jar,
  pills: bottles.pills,
  pump: bottles.pump,
  spray: bottles.spray,
  rollon: bottles.rollon,
  can: bottles.can,
  vial: bottles.vial,
  feeder: bottles.feeder,
  tube: soft.tube,
  ointment: soft.ointment,
  diapers: soft.diapers,
  pouch: soft.pouch,
  wipes: soft.wipes,
  device: devices.monitor,
  thermometer: devices.thermometer,
  glucometer: devices.glucometer,
  oximeter: devices.oximeter,
  nebulizer: devices.nebulizer,
  inhaler: devices.inhaler,
  pen: devices.pen,
  syringe: devices.syringe,
  masks: supplies.masks,
  gloves: supplies.gloves,
  roll: supplies.roll,
  plasters: supplies.plasters,
  toothbrush: supplies.toothbrush,
  'test-kit': supplies.testKit,
  cane: supplies.cane,
}

/** A product on its tinted stage as a 600 × 600 SVG without any text element: the same facts, the same picture. */
export function drawProduct(item: ProductPicture): string {
  const canvas = openCanvas(item.seed)
  const ground = stage(canvas, item.color)
  return canvas.finish(
    `${ground}<g transform="translate(300 306) scale(1.15) translate(-300 -306)">${KINDS[item.kind](canvas, item)}</g>`,
  )
}
