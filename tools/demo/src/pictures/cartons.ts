import { front } from './fronts'
import type { Canvas } from './canvas'
import { rounded, roundness, shadow } from './canvas'
import { inkOn, mix, shade, tint } from './color'
import { letter } from './lettering'
import { hashOf } from './random'
import type { ProductPicture } from './product-picture'

type Block = { x: number; y: number; width: number; height: number; depth: number; rise: number }

/** A carton seen from its front, a little from above and the right. */
function carton(canvas: Canvas, item: ProductPicture, block: Block): string {
  const { x, y, width: w, height: h, depth, rise } = block
  const isDark = hashOf(`${item.brand} side`) % 3 > 0
  const side = isDark ? shade(item.color, 0.3) : tint(item.color, 0.72)
  const top = isDark ? tint(item.color, 0.22) : '#ffffff'
  const sidePaint = canvas.paint('across', [
    [0, side],
    [1, shade(side, 0.22)],
  ])
  const face = canvas.paint('diagonal', [
    [0, '#ffffff', 0.26],
    [0.4, '#ffffff', 0],
    [1, '#0b1513', 0.1],
  ])
  const topPath = `M${x} ${y}l${depth} ${-rise}h${w}l${-depth} ${rise}z`
  const sidePath = `M${x + w} ${y}l${depth} ${-rise}v${h}l${-depth} ${rise}z`
  return (
    `<path fill="${top}" d="${topPath}"/><path fill="#0b1513" opacity=".05" d="${topPath}"/>` +
    `<path fill="${sidePaint}" d="${sidePath}"/>` +
    `<g transform="translate(${x + w} ${y}) skewY(${((-Math.atan2(rise, depth) * 180) / Math.PI).toFixed(2)})">` +
    `<rect x="${depth * 0.3}" y="${h * 0.2}" width="${depth * 0.13}" height="${h * 0.6}" fill="${isDark ? '#ffffff' : item.color}" opacity=".35"/></g>` +
    `<g transform="translate(${x} ${y})">${canvas.cut(rounded(0, 0, w, h, 3), front(canvas, item, { width: w, height: h }))}` +
    `<path fill="${face}" d="${rounded(0, 0, w, h, 3)}"/></g>` +
    `<path fill="none" stroke="#ffffff" stroke-opacity=".5" stroke-width="1.5" d="M${x} ${y}h${w}v${h}"/>`
  )
}

/** A wide carton, as tablets come in. */
export function box(canvas: Canvas, item: ProductPicture): string {
  const [w, h] = canvas.random.pick([
    [372, 236],
    [388, 216],
    [352, 252],
  ] as const)
  const x = 300 - w / 2 - 18
  const y = 470 - h
  const soloRise = canvas.random.pick([30, 38])
  return (
    shadow(canvas, 306, 474, w * 0.56, 20) +
    carton(canvas, item, {
      x,
      y: y - (item.tablet ? 30 : 2),
      width: w,
      height: h,
      depth: 42,
      rise: soloRise,
    }) +
    (item.tablet
      ? strip(canvas, item, { x: 388, y: 456, width: 232, height: 114, turn: -9, columns: 5, rows: 2 })
      : '')
  )
}

/** A tall carton, as bottles, tubes and sachets come in. */
export function tallBox(canvas: Canvas, item: ProductPicture): string {
  const w = canvas.random.whole(212, 236)
  const h = canvas.random.whole(330, 356)
  return (
    shadow(canvas, 312, 500, w * 0.68, 20) +
    carton(canvas, item, { x: 292 - w / 2 - 16, y: 496 - h, width: w, height: h, depth: 46, rise: 28 })
  )
}

type Strip = {
  x: number
  y: number
  width: number
  height: number
  turn: number
  columns: number
  rows: number
}

const TABLETS = {
  round: { rx: 0.34, ry: 0.34, isSquare: true },
  oval: { rx: 0.4, ry: 0.27, isSquare: false },
  capsule: { rx: 0.41, ry: 0.19, isSquare: false },
  softgel: { rx: 0.39, ry: 0.3, isSquare: false },
} as const

/** One bubble of a blister with its tablet or capsule, around the origin. */
function bubble(canvas: Canvas, item: ProductPicture, width: number, height: number): string {
  const shape = TABLETS[item.tablet ?? 'round']
  const unit = Math.min(width, height)
  const rx = shape.rx * (shape.isSquare ? unit : Math.min(width, height * 2.3))
  const ry = shape.isSquare ? rx : Math.min(shape.ry * height * 1.3, rx)
  const pill = item.tabletColor ?? item.color
  const body = canvas.paint('diagonal', [
    [0, tint(pill, 0.35)],
    [0.5, pill],
    [1, shade(pill, 0.25)],
  ])
  const corner = item.tablet === 'capsule' || item.tablet === 'softgel' ? ry : rx
  const bar = (x: number, w: number, fill: string) =>
    `<rect x="${x.toFixed(1)}" y="${(-ry).toFixed(1)}" width="${w.toFixed(1)}" height="${(ry * 2).toFixed(1)}" rx="${corner.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${fill}"/>`
  const second =
    item.tablet === 'capsule'
      ? bar(
          -rx,
          rx * 1.08,
          canvas.paint('down', [
            [0, '#ffffff'],
            [1, mix('#d9dedd', item.accent, 0.3)],
          ]),
        )
      : ''
  return (
    `<ellipse cx="1" cy="2" rx="${(rx * 1.2).toFixed(1)}" ry="${(ry * 1.26).toFixed(1)}" fill="#0b1513" opacity=".13"/>` +
    `<ellipse rx="${(rx * 1.18).toFixed(1)}" ry="${(ry * 1.22).toFixed(1)}" fill="#f7f9f9" opacity=".75"/>` +
    bar(-rx, rx * 2, body) +
    second +
    `<ellipse cx="${(-rx * 0.3).toFixed(1)}" cy="${(-ry * 0.42).toFixed(1)}" rx="${(rx * 0.42).toFixed(1)}" ry="${(ry * 0.22).toFixed(1)}" fill="#fff" opacity=".72"/>`
  )
}

function strip(
  canvas: Canvas,
  item: ProductPicture,
  { x, y, width: w, height: h, turn, columns, rows }: Strip,
): string {
  const foil = canvas.paint('diagonal', [
    [0, '#f3f5f6'],
    [0.3, '#cfd6d9'],
    [0.5, '#eef1f2'],
    [0.75, '#c2cacd'],
    [1, '#e4e9ea'],
  ])
  const cellWidth = (w * 0.92) / columns
  const cellHeight = (h * 0.76) / rows
  const copy = canvas.stamp(bubble(canvas, item, cellWidth * 0.92, cellHeight * 0.9))
  let bubbles = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cx = w * 0.04 + cellWidth * (column + 0.5)
      const cy = h * 0.2 + cellHeight * (row + 0.5)
      bubbles += copy(`translate(${cx.toFixed(1)} ${cy.toFixed(1)})`)
    }
  }
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) translate(${-w / 2} ${-h / 2})">` +
    `<path transform="translate(5 9)" fill="#14211f" opacity=".16" d="${rounded(0, 0, w, h, 13)}"/>` +
    `<path fill="${foil}" d="${rounded(0, 0, w, h, 13)}"/>` +
    `<path fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="2" d="${rounded(1.5, 1.5, w - 3, h - 3, 12)}"/>` +
    `<rect x="${w * 0.03}" y="${h * 0.045}" width="${w * 0.94}" height="${h * 0.13}" rx="5" fill="${item.color}"/>` +
    letter(rows > 2 ? `${item.name} ${item.detail}` : item.brand, {
      x: w / 2,
      y: h * 0.147,
      size: h * 0.095,
      fill: inkOn(item.color),
      anchor: 'middle',
      max: w * 0.88,
      face: 'plain',
    }) +
    `${bubbles}</g>`
  )
}

/** Blisters lying on the shelf, one over the other. */
export function blister(canvas: Canvas, item: ProductPicture): string {
  const columns = canvas.random.pick([4, 5, 5])
  const turn = canvas.random.pick([-14, -11, 12])
  const size = { width: 392, height: 246, columns, rows: 3 }
  return (
    shadow(canvas, 300, 462, 208, 24) +
    strip(canvas, item, { ...size, x: 318, y: 252, turn: turn > 0 ? turn - 16 : turn + 17 }) +
    strip(canvas, item, { ...size, x: 290, y: 302, turn })
  )
}

/** A heat-sealed powder sachet in front of a second one. */
export function sachet(canvas: Canvas, item: ProductPicture): string {
  const w = 232
  const h = 318
  const crimp = canvas.paint('across', [
    [0, '#0b1513', 0.14],
    [0.2, '#ffffff', 0.35],
    [0.5, '#0b1513', 0.04],
    [0.8, '#ffffff', 0.3],
    [1, '#0b1513', 0.18],
  ])
  let ridges = ''
  for (let x = 6; x < w; x += 9) ridges += `M${x} 3v20M${x} ${h - 23}v20`
  const body =
    canvas.cut(
      rounded(0, 0, w, h, 6),
      `<rect width="${w}" height="${h}" fill="${tint(item.color, 0.25)}"/><g transform="translate(0 26)">${front(canvas, item, { width: w, height: h - 52 })}</g>`,
    ) +
    `<path fill="${crimp}" d="${rounded(0, 0, w, h, 6)}"/><path stroke="#fff" stroke-opacity=".55" stroke-width="2" d="${ridges}"/>`
  const one = canvas.stamp(body)
  const place = (x: number, y: number, turn: number) =>
    one(`translate(${x} ${y}) rotate(${turn} ${w / 2} ${h / 2})`)
  return (
    shadow(canvas, 312, 476, 190, 22) +
    place(246, 128, 11) +
    `<rect x="152" y="152" width="${w}" height="${h}" rx="6" transform="rotate(-5 268 310)" fill="#14211f" opacity=".14"/>` +
    place(142, 146, -5)
  )
}

/** Soap and the like: a low wrapped bar. */
export function bar(canvas: Canvas, item: ProductPicture): string {
  return (
    shadow(canvas, 300, 442, 220, 22) +
    `<g transform="rotate(-4 300 330)">${carton(canvas, item, { x: 96, y: 250, width: 372, height: 182, depth: 48, rise: 40 })}` +
    `<path fill="${roundness(canvas, 0.35)}" d="${rounded(96, 250, 372, 182, 3)}"/></g>`
  )
}
