import { label } from './labels'
import type { Canvas } from './canvas'
import { rounded, roundness, shadow } from './canvas'
import { mix, shade, tint } from './color'
import { drawMotif } from './motifs'
import type { ProductPicture } from './product-picture'

type Outline = { d: string; fill: string }
type Band = { x: number; y: number; width: number; height: number }

/** Something round and upright: outline, label around it, light over both. */
function upright(canvas: Canvas, item: ProductPicture, body: Outline, band: Band, extra = ''): string {
  const print = label(canvas, item, { width: band.width, height: band.height })
  return (
    `<path fill="${body.fill}" d="${body.d}"/>${extra}` +
    canvas.cut(
      body.d,
      `<g transform="translate(${band.x} ${band.y})">${canvas.cut(`M0 0h${band.width}v${band.height}h${-band.width}z`, print)}</g>`,
    ) +
    `<path fill="${roundness(canvas)}" d="${body.d}"/>`
  )
}

function ribbedCap(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
): string {
  let ribs = ''
  for (let at = x + 7; at < x + width - 3; at += 8) ribs += `M${at} ${y + height * 0.24}V${y + height - 4}`
  const d = rounded(x, y, width, height, 8)
  return (
    `<path fill="${color}" d="${d}"/><path stroke="${shade(color, 0.25)}" stroke-opacity=".55" stroke-width="2.4" d="${ribs}"/>` +
    `<path fill="${roundness(canvas, 0.9)}" d="${d}"/>`
  )
}

const AMBER: readonly [string, string] = ['#8a4a16', '#4f2407']

/** A glass bottle of syrup with its measuring cup. */
export function bottle(canvas: Canvas, item: ProductPicture): string {
  const glass = canvas.paint('down', [
    [0, AMBER[0]],
    [1, AMBER[1]],
  ])
  const d = 'M262 150h76v44c0 26 62 34 62 92v188q0 26-26 26H226q-26 0-26-26V286c0-58 62-66 62-92z'
  const cup =
    `<path fill="#ffffff" opacity=".72" d="M424 412h92l-10 82q-2 10-12 10h-48q-10 0-12-10z"/><path fill="${mix(item.accent, '#7a3c12', 0.35)}" opacity=".8" d="M429 452h82l-5 42q-2 10-12 10h-48q-10 0-12-10z"/>` +
    '<ellipse cx="470" cy="412" rx="46" ry="8" fill="#fff" stroke="#c9d3d2" stroke-width="2"/><path stroke="#9fb0ae" stroke-width="2" d="M470 436h26M474 456h20M474 476h18"/>'
  const hasCup = canvas.random.chance(0.6)
  return (
    shadow(canvas, hasCup ? 330 : 300, 502, hasCup ? 190 : 132, 20) +
    (hasCup ? '<g transform="translate(-34 0)">' : '<g>') +
    upright(canvas, item, { d, fill: glass }, { x: 200, y: 290, width: 200, height: 180 }) +
    ribbedCap(canvas, 254, 96, 92, 60, canvas.random.pick(['#ffffff', '#ffffff', item.color])) +
    `${hasCup ? cup : ''}</g>`
  )
}

/** A small bottle with a rubber bulb or a nozzle: drops. */
export function dropper(canvas: Canvas, item: ProductPicture): string {
  const d = 'M252 236h96q44 8 44 54v186q0 24-24 24H232q-24 0-24-24V290q0-46 44-54z'
  const isGlass = canvas.random.chance(0.5)
  const fill = isGlass
    ? canvas.paint('down', [
        [0, AMBER[0]],
        [1, AMBER[1]],
      ])
    : canvas.paint('down', [
        [0, '#ffffff'],
        [1, '#e6eceb'],
      ])
  const bulb = '<path fill="$c" d="M276 178V120q0-34 24-34t24 34v58z"/>'.replace(
    '$c',
    isGlass ? '#2e3433' : item.accent,
  )
  return (
    shadow(canvas, 300, 502, 132, 20) +
    bulb +
    `<path fill="${roundness(canvas, 0.7)}" d="M276 178V120q0-34 24-34t24 34v58z"/>` +
    ribbedCap(canvas, 256, 172, 88, 66, isGlass ? '#2e3433' : item.color) +
    upright(canvas, item, { d, fill }, { x: 208, y: 300, width: 184, height: 172 })
  )
}

/** Eye, ear and nose drops: a squeezable bottle with a nozzle. */
export function nozzle(canvas: Canvas, item: ProductPicture): string {
  const d = 'M222 262q0-26 26-26h104q26 0 26 26v214q0 24-24 24H246q-24 0-24-24z'
  const cap = 'M268 188l10-92q2-14 22-14t22 14l10 92z'
  return (
    shadow(canvas, 300, 502, 122, 20) +
    `<path fill="#f4f7f6" d="M266 186h68v54h-68z"/><path fill="${item.color}" d="${cap}"/><path fill="${roundness(canvas)}" d="${cap}"/>` +
    upright(canvas, item, { d, fill: '#fbfdfc' }, { x: 222, y: 268, width: 156, height: 196 })
  )
}

/** A wide plastic jar with a screw lid. */
export function jar(canvas: Canvas, item: ProductPicture): string {
  const d = 'M170 232q0-24 24-24h212q24 0 24 24v238q0 30-30 30H200q-30 0-30-30z'
  const fill = canvas.paint('down', [
    [0, '#ffffff'],
    [1, '#e8eeed'],
  ])
  return (
    shadow(canvas, 300, 504, 162, 22) +
    ribbedCap(canvas, 182, 132, 236, 74, item.color) +
    upright(canvas, item, { d, fill }, { x: 170, y: 250, width: 260, height: 206 })
  )
}

/** The tall white bottle that vitamins come in, now and then with some of them before it. */
export function pills(canvas: Canvas, item: ProductPicture): string {
  const d = 'M196 222q0-34 40-34h128q40 0 40 34v254q0 24-24 24H220q-24 0-24-24z'
  const isTinted = canvas.random.chance(0.35)
  const fill = isTinted
    ? canvas.paint('down', [
        [0, AMBER[0]],
        [1, AMBER[1]],
      ])
    : canvas.paint('down', [
        [0, '#ffffff'],
        [1, '#e8eeed'],
      ])
  const pill = item.tabletColor ?? item.accent
  const gel = canvas.paint('down', [
    [0, tint(pill, 0.45)],
    [0.5, pill],
    [1, shade(pill, 0.3)],
  ])
  const one = canvas.stamp(
    `<ellipse cy="17" rx="32" ry="7" fill="#14211f" opacity=".18"/><rect x="-31" y="-15" width="62" height="30" rx="15" fill="${gel}"/><rect x="-20" y="-10" width="32" height="6" rx="3" fill="#fff" opacity=".75"/>`,
  )
  const loose = canvas.random.chance(0.55)
    ? one('translate(436 486) rotate(-8)') +
      one('translate(398 508) rotate(22)') +
      one('translate(470 512) rotate(-24)')
    : ''
  return (
    shadow(canvas, 306, 503, 146, 20) +
    ribbedCap(canvas, 214, 108, 172, 74, isTinted ? '#f4f6f5' : item.color) +
    upright(canvas, item, { d, fill }, { x: 196, y: 236, width: 208, height: 226 }) +
    loose
  )
}

/** Lotion, shampoo, alcohol: a bottle with a pump or a flip cap. */
export function pump(canvas: Canvas, item: ProductPicture): string {
  const d = 'M204 256q0-52 56-56h80q56 4 56 56v222q0 24-24 24H228q-24 0-24-24z'
  const liquid = canvas.random.chance(0.4) ? tint(item.color, 0.55) : '#fbfdfc'
  const head = canvas.random.chance(0.6)
    ? `<path fill="#f2f5f4" d="M276 152h48v50h-48z"/><path fill="${item.color}" d="M264 172h72v32h-72z"/><path fill="#e3e9e8" d="M292 118h16v40h-16z"/><path fill="${item.color}" d="M216 88q0-10 10-10h84q22 0 22 22v24h-64v-10h-42q-10 0-10-10z"/><path fill="#fff" opacity=".35" d="M224 84h84q12 0 16 8H224z"/>`
    : ribbedCap(canvas, 256, 134, 88, 68, item.color)
  return (
    shadow(canvas, 300, 504, 132, 20) +
    head +
    upright(
      canvas,
      item,
      {
        d,
        fill: canvas.paint('down', [
          [0, liquid],
          [1, shade(liquid, 0.08)],
        ]),
      },
      { x: 204, y: 262, width: 192, height: 204 },
    )
  )
}

/** A trigger or mist spray. */
export function spray(canvas: Canvas, item: ProductPicture): string {
  const d = 'M216 250q0-40 44-44h80q44 4 44 44v228q0 24-24 24H240q-24 0-24-24z'
  const head = 'M254 204v-70q0-22 22-22h48q22 0 22 22v70z'
  return (
    shadow(canvas, 300, 504, 122, 20) +
    `<path fill="${item.color}" d="${head}"/><path fill="${roundness(canvas)}" d="${head}"/><circle cx="282" cy="142" r="9" fill="#0b1513" opacity=".6"/>` +
    upright(canvas, item, { d, fill: '#fbfdfc' }, { x: 216, y: 258, width: 168, height: 206 })
  )
}

/** Roll-on deodorant. */
export function rollon(canvas: Canvas, item: ProductPicture): string {
  const d = 'M212 262q88-26 176 0l-12 216q-2 24-26 24H250q-24 0-26-24z'
  const cap = 'M226 252V160q0-62 74-62t74 62v92q-74-22-148 0z'
  return (
    shadow(canvas, 300, 504, 116, 20) +
    `<path fill="${tint(item.color, 0.15)}" d="${cap}"/><path fill="${roundness(canvas)}" d="${cap}"/>` +
    upright(canvas, item, { d, fill: '#fbfdfc' }, { x: 212, y: 276, width: 176, height: 196 })
  )
}

/** A tin of milk powder with its scoop line. */
export function can(canvas: Canvas, item: ProductPicture): string {
  const d = 'M160 160v308c0 20 62 36 140 36s140-16 140-36V160z'
  const silver = canvas.paint('across', [
    [0, '#aeb8ba'],
    [0.2, '#f3f6f6'],
    [0.6, '#c4cccd'],
    [1, '#8f9b9d'],
  ])
  return (
    shadow(canvas, 300, 502, 170, 24) +
    upright(canvas, item, { d, fill: tint(item.color, 0.4) }, { x: 160, y: 166, width: 280, height: 320 }) +
    `<path fill="${silver}" d="M156 138v24c0 18 64 32 144 32s144-14 144-32v-24z"/>` +
    `<ellipse cx="300" cy="138" rx="144" ry="32" fill="${tint(item.color, 0.35)}"/><ellipse cx="300" cy="136" rx="126" ry="25" fill="${tint(item.color, 0.6)}"/>`
  )
}

/** A glass vial with an aluminium seal, for what is injected. */
export function vial(canvas: Canvas, item: ProductPicture): string {
  const d = 'M262 214h76v20q52 12 52 58v184q0 24-24 24H234q-24 0-24-24V292q0-46 52-58z'
  const glass = canvas.paint('down', [
    [0, '#e9f2f3', 0.9],
    [1, '#c6d6d8'],
  ])
  const seal = canvas.paint('across', [
    [0, '#9aa6a8'],
    [0.25, '#f5f7f7'],
    [0.6, '#c3cccd'],
    [1, '#7f8c8e'],
  ])
  return (
    shadow(canvas, 300, 502, 130, 20) +
    `<path fill="${item.color}" d="${rounded(252, 110, 96, 34, 8)}"/><path fill="${roundness(canvas)}" d="${rounded(252, 110, 96, 34, 8)}"/>` +
    `<path fill="${seal}" d="M248 140h104v68q0 8-8 8h-88q-8 0-8-8z"/>` +
    upright(
      canvas,
      item,
      { d, fill: glass },
      { x: 210, y: 306, width: 180, height: 154 },
      '<path fill="#fff" opacity=".6" d="M210 286q90 20 180 0v20H210z"/>',
    )
  )
}

/** A baby's feeding bottle. */
export function feeder(canvas: Canvas, item: ProductPicture): string {
  const d = 'M206 262q0-24 24-24h140q24 0 24 24v214q0 26-26 26H232q-26 0-26-26z'
  let marks = ''
  for (let y = 280; y < 480; y += 26) marks += `M366 ${y}h${(y - 280) % 52 === 0 ? 20 : 12}`
  return (
    shadow(canvas, 300, 504, 122, 20) +
    '<path fill="#f0d9b5" d="M276 170q-4-30 8-52 4-26 16-26t16 26q12 22 8 52z"/><path fill="#f5e4c8" d="M246 182q54-36 108 0z"/>' +
    ribbedCap(canvas, 222, 178, 156, 64, item.color) +
    `<path fill="${tint(item.color, 0.86)}" d="${d}"/><path fill="#ffffff" opacity=".85" d="M206 318q94 16 188 0v158q0 26-26 26H232q-26 0-26-26z"/>` +
    drawMotif(item.motif, 268, 360, 34, item.accent, '#ffffff') +
    `<g transform="translate(214 396)">${label(canvas, { ...item, detail: '' }, { width: 128, height: 76 })}</g>` +
    `<path stroke="${shade(item.color, 0.3)}" stroke-width="3" d="${marks}"/><path fill="${roundness(canvas, 0.8)}" d="${d}"/>`
  )
}
