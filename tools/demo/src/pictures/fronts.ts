import type { Canvas } from './canvas'
import { inkOn, mix, shade, tint } from './color'
import { letter } from './lettering'
import { drawMotif } from './motifs'
import type { ProductPicture } from './product-picture'
import { hashOf } from './random'
import { words } from './words'

/** A rectangle to print on, from its own upper left corner. */
export type Sheet = { width: number; height: number }

export const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}"/>`

type Design = (canvas: Canvas, item: ProductPicture, sheet: Sheet) => string

const band: Design = (canvas, item, { width: w, height: h }) => {
  const top = h * 0.2
  return (
    rect(0, 0, w, h, '#ffffff') +
    rect(
      0,
      0,
      w,
      top,
      canvas.paint('across', [
        [0, item.color],
        [1, mix(item.color, item.accent, 0.35)],
      ]),
    ) +
    letter(item.pack ?? item.brand, {
      x: w * 0.07,
      y: top * 0.66,
      size: top * 0.42,
      fill: inkOn(item.color),
      face: 'plain',
      max: w * 0.6,
    }) +
    `<path fill="${tint(item.color, 0.8)}" d="M0 ${h}V${h * 0.86}Q${w * 0.45} ${h * 0.7} ${w} ${h * 0.88}V${h}z"/>` +
    `<path fill="${item.accent}" d="M0 ${h}V${h * 0.95}Q${w * 0.5} ${h * 0.84} ${w} ${h * 0.97}V${h}z"/>` +
    drawMotif(item.motif, w * 0.88, top * 0.5, top * 0.34, inkOn(item.color), item.color) +
    words(item, {
      x: w * 0.07,
      y: top + h * 0.04,
      width: w * 0.86,
      height: h * 0.6,
      ink: shade(item.color, 0.68),
      brandInk: item.color,
      centred: false,
    })
  )
}

const flood: Design = (canvas, item, { width: w, height: h }) => {
  const ink = inkOn(item.color)
  return (
    rect(
      0,
      0,
      w,
      h,
      canvas.paint('diagonal', [
        [0, tint(item.color, 0.12)],
        [1, shade(item.color, 0.25)],
      ]),
    ) +
    `<circle cx="${w * 0.9}" cy="${h * 0.14}" r="${Math.min(w, h) * 0.42}" fill="${item.accent}" opacity="0.34"/>` +
    `<circle cx="${w * 0.98}" cy="${h * 0.9}" r="${Math.min(w, h) * 0.3}" fill="#ffffff" opacity="0.12"/>` +
    drawMotif(item.motif, w * 0.86, h * 0.17, Math.min(w, h) * 0.1, ink, item.color) +
    words(item, {
      x: w * 0.08,
      y: h * 0.14,
      width: w * 0.8,
      height: h * 0.76,
      ink,
      brandInk: ink,
      centred: false,
    })
  )
}

const diagonal: Design = (canvas, item, { width: w, height: h }) =>
  rect(0, 0, w, h, '#ffffff') +
  `<path fill="${item.accent}" d="M${w * 0.52} ${h}L${w} ${h * 0.42}V${h}z"/>` +
  `<path fill="${canvas.paint('down', [
    [0, item.color],
    [1, shade(item.color, 0.2)],
  ])}" d="M${w * 0.6} ${h}L${w} ${h * 0.53}V${h}z"/>` +
  rect(0, 0, w, h * 0.045, item.color) +
  drawMotif(item.motif, w * 0.87, h * 0.84, Math.min(w, h) * 0.1, inkOn(item.color), item.color) +
  words(item, {
    x: w * 0.07,
    y: h * 0.1,
    width: w * 0.84,
    height: h * 0.62,
    ink: '#22302d',
    brandInk: item.color,
    centred: false,
  }) +
  letter(item.pack ?? '', { x: w * 0.07, y: h * 0.93, size: h * 0.075, fill: '#52605d', max: w * 0.44 })

const swoosh: Design = (canvas, item, { width: w, height: h }) => {
  const paint = canvas.paint('across', [
    [0, item.color],
    [1, mix(item.color, item.accent, 0.55)],
  ])
  return (
    rect(0, 0, w, h, tint(item.color, 0.93)) +
    `<path fill="${paint}" d="M0 ${h * 0.74}C${w * 0.3} ${h * 0.52} ${w * 0.6} ${h * 0.98} ${w} ${h * 0.66}V${h}H0z"/>` +
    `<path fill="none" stroke="${item.accent}" stroke-width="${h * 0.025}" d="M0 ${h * 0.69}C${w * 0.3} ${h * 0.47} ${w * 0.6} ${h * 0.93} ${w} ${h * 0.61}"/>` +
    (h > w ? '' : drawMotif(item.motif, w * 0.86, h * 0.16, Math.min(w, h) * 0.1, item.color, '#ffffff')) +
    letter(item.pack ?? '', {
      x: w * 0.93,
      y: h * 0.94,
      size: h * 0.075,
      fill: inkOn(mix(item.color, item.accent, 0.4)),
      anchor: 'end',
      max: w * 0.6,
    }) +
    words(item, {
      x: w * 0.07,
      y: h * 0.06,
      width: w * 0.8,
      height: h * 0.56,
      ink: shade(item.color, 0.7),
      brandInk: shade(item.color, 0.12),
      centred: false,
    })
  )
}

const sidebar: Design = (canvas, item, { width: w, height: h }) => {
  const side = w * 0.2
  return (
    rect(0, 0, w, h, '#fdfefe') +
    rect(
      0,
      0,
      side,
      h,
      canvas.paint('down', [
        [0, item.color],
        [1, shade(item.color, 0.22)],
      ]),
    ) +
    rect(side, 0, w * 0.022, h, item.accent) +
    drawMotif(item.motif, side * 0.5, h * 0.24, side * 0.3, inkOn(item.color), item.color) +
    `<circle cx="${side * 0.5}" cy="${h * 0.78}" r="${side * 0.2}" fill="${item.accent}"/>` +
    words(item, {
      x: side + w * 0.08,
      y: h * 0.08,
      width: w * 0.66,
      height: h * 0.74,
      ink: '#22302d',
      brandInk: item.color,
      centred: false,
    }) +
    letter(item.pack ?? '', {
      x: side + w * 0.08,
      y: h * 0.93,
      size: h * 0.07,
      fill: '#5b6966',
      max: w * 0.6,
    })
  )
}

const halves: Design = (canvas, item, { width: w, height: h }) => {
  const line = h * 0.66
  return (
    rect(0, 0, w, h, '#ffffff') +
    rect(
      0,
      line,
      w,
      h - line,
      canvas.paint('across', [
        [0, item.color],
        [1, shade(item.color, 0.22)],
      ]),
    ) +
    rect(0, line - h * 0.03, w, h * 0.03, item.accent) +
    `<circle cx="${w * 0.86}" cy="${line}" r="${h * 0.13}" fill="#ffffff"/>` +
    drawMotif(item.motif, w * 0.86, line, h * 0.08, item.accent, '#ffffff') +
    letter(item.pack ?? '', {
      x: w * 0.07,
      y: line + (h - line) * 0.62,
      size: h * 0.1,
      fill: inkOn(item.color),
      max: w * 0.6,
    }) +
    words(item, {
      x: w * 0.07,
      y: h * 0.05,
      width: w * 0.86,
      height: h * 0.55,
      ink: '#22302d',
      brandInk: shade(item.color, 0.1),
      centred: false,
    })
  )
}

const DESIGNS: readonly Design[] = [band, flood, diagonal, swoosh, sidebar, halves]

/** The printed front of a flat package. A brand keeps one design over its whole line, as real ones do. */
export function front(canvas: Canvas, item: ProductPicture, sheet: Sheet): string {
  const design = DESIGNS[hashOf(`${item.brand} front`) % DESIGNS.length] ?? band
  return design(canvas, item, sheet)
}
