import type { Canvas } from './canvas'
import { inkOn, shade, tint } from './color'
import type { Sheet } from './fronts'
import { rect } from './fronts'
import { letter } from './lettering'
import { drawMotif } from './motifs'
import type { ProductPicture } from './product-picture'
import { hashOf } from './random'
import { words } from './words'

/** A wrap-around label, centred, for bottles, jars and tubes. */
export function label(canvas: Canvas, item: ProductPicture, { width: w, height: h }: Sheet): string {
  const style = hashOf(`${item.brand} label`) % 4
  if (style === 0) {
    return (
      rect(
        0,
        0,
        w,
        h,
        canvas.paint('down', [
          [0, item.color],
          [1, shade(item.color, 0.18)],
        ]),
      ) +
      `<path fill="${item.accent}" opacity="0.55" d="M0 ${h}V${h * 0.88}Q${w / 2} ${h * 0.72} ${w} ${h * 0.88}V${h}z"/>` +
      words(item, {
        x: w * 0.1,
        y: h * 0.06,
        width: w * 0.8,
        height: h * 0.76,
        ink: inkOn(item.color),
        brandInk: inkOn(item.color),
        centred: true,
      })
    )
  }
  if (style === 1) {
    return (
      rect(0, 0, w, h, '#ffffff') +
      rect(0, 0, w, h * 0.1, item.color) +
      rect(0, h * 0.1, w, h * 0.025, item.accent) +
      rect(0, h * 0.84, w, h * 0.16, item.color) +
      letter(item.pack ?? '', {
        x: w / 2,
        y: h * 0.95,
        size: h * 0.075,
        fill: inkOn(item.color),
        anchor: 'middle',
        max: w * 0.8,
      }) +
      words(item, {
        x: w * 0.1,
        y: h * 0.15,
        width: w * 0.8,
        height: h * 0.66,
        ink: '#22302d',
        brandInk: item.color,
        centred: true,
      })
    )
  }
  if (style === 2) {
    return (
      rect(0, 0, w, h, tint(item.color, 0.9)) +
      `<path fill="${item.color}" d="M0 0H${w}V${h * 0.1}Q${w / 2} ${h * 0.24} 0 ${h * 0.1}z"/>` +
      drawMotif(item.motif, w / 2, h * 0.88, h * 0.065, item.accent, '#ffffff') +
      words(item, {
        x: w * 0.1,
        y: h * 0.2,
        width: w * 0.8,
        height: h * 0.6,
        ink: shade(item.color, 0.68),
        brandInk: shade(item.color, 0.15),
        centred: true,
      })
    )
  }
  return (
    rect(0, 0, w, h, '#fffdf8') +
    rect(0, h * 0.06, w, h * 0.018, item.accent) +
    rect(0, h * 0.92, w, h * 0.018, item.accent) +
    `<path fill="${item.color}" d="M0 ${h * 0.72}L${w} ${h * 0.62}V${h * 0.92}H0z"/>` +
    letter(item.pack ?? '', {
      x: w / 2,
      y: h * 0.86,
      size: h * 0.085,
      fill: inkOn(item.color),
      anchor: 'middle',
      max: w * 0.8,
    }) +
    words(item, {
      x: w * 0.1,
      y: h * 0.1,
      width: w * 0.8,
      height: h * 0.52,
      ink: '#22302d',
      brandInk: item.color,
      centred: true,
    })
  )
}
