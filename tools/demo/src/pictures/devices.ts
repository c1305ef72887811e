import { front } from './fronts'
import { wordmarkOf } from './words'
import type { Canvas } from './canvas'
import { rounded, roundness, shadow } from './canvas'
import { inkOn, shade, tint } from './color'
import { letter } from './lettering'
import { drawMotif } from './motifs'
import type { ProductPicture } from './product-picture'

const shell = (canvas: Canvas) =>
  canvas.paint('diagonal', [
    [0, '#ffffff'],
    [0.6, '#f3f6f6'],
    [1, '#d5dddd'],
  ])
const screen = (canvas: Canvas) =>
  canvas.paint('down', [
    [0, '#1e2d2b'],
    [1, '#2f423f'],
  ])
const DIGITS = '#9fe8c9'

const brand = (
  item: ProductPicture,
  x: number,
  y: number,
  size: number,
  max: number,
  fill = shade(item.color, 0.15),
) => letter(item.brand, { x, y, size, max, fill, face: wordmarkOf(item.brand), anchor: 'middle' })

/** A blood pressure monitor with its cuff. */
export function monitor(canvas: Canvas, item: ProductPicture): string {
  const high = canvas.random.whole(112, 124)
  const low = canvas.random.whole(70, 82)
  const cuff = canvas.paint('across', [
    [0, shade(item.color, 0.5)],
    [0.4, shade(item.color, 0.15)],
    [1, shade(item.color, 0.55)],
  ])
  return (
    shadow(canvas, 316, 488, 214, 24) +
    `<path fill="${cuff}" d="M372 160q120-30 140 40v180q-20 60-140 40z"/><path fill="#fff" opacity=".12" d="M392 166q60-10 92 12v28q-40-26-92-12z"/>` +
    `<path fill="none" stroke="#3a4644" stroke-width="11" stroke-linecap="round" d="M408 410q44 60 78 16t-20-60"/>` +
    `<path fill="#14211f" opacity=".14" d="${rounded(104, 148, 310, 346, 40)}"/>` +
    `<path fill="${shell(canvas)}" d="${rounded(96, 138, 310, 346, 40)}"/><path fill="none" stroke="#fff" stroke-width="3" d="${rounded(99, 141, 304, 340, 38)}"/>` +
    `<path fill="${screen(canvas)}" d="${rounded(122, 166, 186, 226, 18)}"/>` +
    letter(String(high), { x: 290, y: 244, size: 74, fill: DIGITS, face: 'narrow', anchor: 'end' }) +
    letter(String(low), { x: 290, y: 318, size: 74, fill: DIGITS, face: 'narrow', anchor: 'end' }) +
    letter('72', { x: 290, y: 374, size: 42, fill: DIGITS, face: 'narrow', anchor: 'end' }) +
    letter('SYS', { x: 140, y: 208, size: 17, fill: '#7fae9f', face: 'narrow' }) +
    letter('DIA', { x: 140, y: 282, size: 17, fill: '#7fae9f', face: 'narrow' }) +
    drawMotif('heart', 152, 356, 13, '#ff7d6b', '#1e2d2b') +
    `<circle cx="356" cy="226" r="31" fill="${item.accent}"/><path fill="#fff" opacity=".35" d="M332 214q24-26 48 0-24-8-48 0z"/>` +
    letter('START', {
      x: 356,
      y: 231,
      size: 15,
      fill: inkOn(item.accent),
      face: 'narrow',
      anchor: 'middle',
    }) +
    `<circle cx="356" cy="304" r="20" fill="#e2e8e8"/><circle cx="356" cy="362" r="20" fill="#e2e8e8"/><path stroke="#6b7977" stroke-width="3" fill="none" d="M348 304h16M356 296v16M348 362h16"/>` +
    brand(item, 216, 446, 40, 180)
  )
}

/** A digital thermometer, or one held to the forehead. */
export function thermometer(canvas: Canvas, item: ProductPicture): string {
  const reading = `${canvas.random.pick(['36.5', '36.7', '36.8'])}`
  if (canvas.random.chance(0.4)) return forehead(canvas, item, reading)
  const body = 'M-210-14q0-16 20-20l150-26q14-2 40-2h150q60 0 60 62t-60 62H0q-26 0-40-2l-150-26q-20-4-20-20z'
  const lit = canvas.paint('down', [
    [0, '#ffffff', 0.7],
    [0.3, '#ffffff', 0],
    [0.7, '#0b1513', 0.04],
    [1, '#0b1513', 0.26],
  ])
  return (
    shadow(canvas, 306, 456, 214, 20) +
    `<g transform="translate(318 306) rotate(-24)"><path transform="translate(4 16)" fill="#14211f" opacity=".12" d="${body}"/>` +
    `<path fill="#fbfdfd" d="${body}"/><path fill="${item.color}" d="M90-62h60q60 0 60 62t-60 62H90z"/>` +
    '<path fill="#b9c4c5" d="M-250-7h44v14h-44q-8 0-8-7t8-7z"/>' +
    `<path fill="${screen(canvas)}" d="${rounded(-56, -38, 124, 76, 12)}"/>` +
    letter(`${reading}°`, { x: 8, y: 22, size: 58, fill: DIGITS, face: 'narrow', anchor: 'middle' }) +
    `<path fill="${lit}" d="${body}"/><circle cx="134" r="27" fill="#ffffff" opacity=".9"/><circle cx="134" r="19" fill="${item.accent}"/>` +
    `${letter(item.brand, { x: -132, y: 12, size: 30, fill: item.color, max: 96, face: wordmarkOf(item.brand), anchor: 'middle' })}</g>`
  )
}

function forehead(canvas: Canvas, item: ProductPicture, reading: string): string {
  const grip = 'M252 300l110-14 26 186q2 26-24 30l-62 6q-24 2-28-22z'
  const head = 'M150 170q4-44 50-46l180-4q60 0 72 56l8 60q4 52-48 56l-196 20q-48 4-58-44z'
  return (
    shadow(canvas, 324, 504, 128, 20) +
    `<path fill="${item.color}" d="${grip}"/><path fill="${roundness(canvas, 0.7)}" d="${grip}"/>` +
    `<path fill="${shell(canvas)}" d="${head}"/><path fill="#42504e" d="M130 190q0-22 22-24l10 106q-24 0-28-24z"/>` +
    `<path fill="${screen(canvas)}" d="M250 148h148q26 0 28 22l4 50q0 18-20 20l-146 12q-20 0-22-18l-6-64q0-20 14-22z"/>` +
    letter(`${reading}°C`, { x: 338, y: 224, size: 60, fill: DIGITS, face: 'narrow', anchor: 'middle' }) +
    `<circle cx="258" cy="346" r="20" fill="${item.accent}"/>` +
    brand(item, 332, 288, 26, 150)
  )
}

/** A glucose meter with its strip. */
export function glucometer(canvas: Canvas, item: ProductPicture): string {
  const d = 'M190 176q0-72 110-72t110 72v232q0 88-110 88t-110-88z'
  return (
    shadow(canvas, 300, 494, 136, 22) +
    `<path fill="${item.color}" d="${d}"/><path fill="${roundness(canvas, 0.8)}" d="${d}"/>` +
    `<path fill="${shell(canvas)}" d="M208 186q0-60 92-60t92 60v216q0 72-92 72t-92-72z"/>` +
    `<path fill="${screen(canvas)}" d="${rounded(226, 182, 148, 140, 18)}"/>` +
    letter(String(canvas.random.whole(88, 104)), {
      x: 300,
      y: 272,
      size: 84,
      fill: DIGITS,
      face: 'narrow',
      anchor: 'middle',
    }) +
    letter('mg/dL', { x: 300, y: 304, size: 22, fill: '#7fae9f', face: 'narrow', anchor: 'middle' }) +
    `<circle cx="300" cy="414" r="31" fill="${item.accent}"/><path stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" d="M300 400v14M288 406a17 17 0 1 0 24 0"/>` +
    brand(item, 300, 364, 32, 140) +
    '<path fill="#f5f7f7" d="M286 474h28v52h-28z"/><path fill="#b5473c" d="M294 514h12v12h-12z"/><path fill="#8d9b99" d="M286 486h28v6h-28z"/>'
  )
}

/** A fingertip oximeter. */
export function oximeter(canvas: Canvas, item: ProductPicture): string {
  const upper = 'M130 262q0-70 70-76l190-12q84 0 84 76t-84 78l-190 10q-70 0-70-76z'
  const lower = 'M138 320q160-36 330-4l6 48q0 66-84 70l-190 6q-66 0-68-70z'
  return (
    shadow(canvas, 306, 466, 190, 22) +
    `<path fill="${shade(item.color, 0.2)}" d="${lower}"/><path fill="#2c3836" d="M150 322q150-26 306 0v18q-156-22-306 0z"/>` +
    `<path fill="${item.color}" d="${upper}"/><path fill="${canvas.paint('down', [
      [0, '#ffffff', 0.4],
      [0.4, '#ffffff', 0],
      [1, '#0b1513', 0.22],
    ])}" d="${upper}"/>` +
    `<path fill="${screen(canvas)}" d="${rounded(196, 210, 160, 96, 16)}"/>` +
    letter('98', { x: 232, y: 282, size: 66, fill: DIGITS, face: 'narrow', anchor: 'middle' }) +
    letter('72', { x: 312, y: 282, size: 66, fill: '#ffd479', face: 'narrow', anchor: 'middle' }) +
    `<circle cx="412" cy="252" r="26" fill="${item.accent}"/>` +
    brand(item, 306, 412, 40, 220, inkOn(shade(item.color, 0.2)))
  )
}

/** A compressor nebuliser with mask and tubing. */
export function nebulizer(canvas: Canvas, item: ProductPicture): string {
  const d = 'M110 330q0-92 92-100h150q86 8 86 100v112q0 46-46 46H156q-46 0-46-46z'
  return (
    shadow(canvas, 304, 490, 206, 24) +
    `<path fill="${shell(canvas)}" d="${d}"/><path fill="${item.color}" d="M110 404q164 44 328 0v38q0 46-46 46H156q-46 0-46-46z"/>` +
    `<path fill="${roundness(canvas, 0.55)}" d="${d}"/><circle cx="176" cy="300" r="24" fill="${item.accent}"/><path stroke="#c2cccb" stroke-width="6" stroke-linecap="round" d="M330 280h60M330 298h60M330 316h60"/>` +
    brand(item, 274, 366, 42, 230) +
    '<path fill="none" stroke="#cfe3e3" stroke-width="13" stroke-linecap="round" d="M236 234q-6-96 90-96 60 0 84 36"/>' +
    `<path fill="#eaf6f5" fill-opacity=".88" stroke="#b6cfce" stroke-width="4" d="M398 108q70-30 104 40 22 52-30 78-60 24-84-30-16-54 10-88z"/><path fill="${tint(item.color, 0.4)}" d="M392 186l34-14 18 38-34 16z"/><circle cx="456" cy="158" r="14" fill="#fff" stroke="#b6cfce" stroke-width="4"/>`
  )
}

/** A metered dose inhaler, its carton behind it. */
export function inhaler(canvas: Canvas, item: ProductPicture): string {
  const body = 'M300 214h128q10 0 10 10l14 196q0 20-20 20h-30l-80 66q-12 8-22-2l-46-46q-10-10 0-22l56-64z'
  return (
    shadow(canvas, 300, 504, 196, 20) +
    `<g transform="translate(96 176)">${canvas.cut(rounded(0, 0, 196, 306, 3), front(canvas, item, { width: 196, height: 306 }))}<path fill="${shade(item.color, 0.3)}" d="M196 0l30-20v306l-30 20z"/><path fill="${tint(item.color, 0.3)}" d="M0 0l30-20h196l-30 20z"/></g>` +
    `<path fill="#d4dbdc" d="${rounded(322, 128, 86, 110, 14)}"/><path fill="${roundness(canvas)}" d="${rounded(322, 128, 86, 110, 14)}"/>` +
    `<path fill="${item.accent}" d="${body}"/><path fill="${roundness(canvas, 0.8)}" d="${body}"/>` +
    `<path fill="${shade(item.accent, 0.3)}" d="M254 440l54 54q12 10 22 2l-66-72z"/><path fill="#ffffff" d="${rounded(330, 262, 92, 104, 10)}"/>` +
    letter(item.brand, {
      x: 376,
      y: 306,
      size: 26,
      fill: item.color,
      max: 80,
      face: wordmarkOf(item.brand),
      anchor: 'middle',
    }) +
    letter(item.name, { x: 376, y: 330, size: 16, fill: '#33413f', max: 80, anchor: 'middle' })
  )
}

/** Pre-filled pens before their carton. */
export function pen(canvas: Canvas, item: ProductPicture): string {
  const d = rounded(0, 0, 380, 44, 18)
  const lit = canvas.paint('down', [
    [0, '#ffffff', 0.6],
    [0.35, '#ffffff', 0],
    [1, '#0b1513', 0.26],
  ])
  const one =
    `<path transform="translate(4 12)" fill="#14211f" opacity=".14" d="${d}"/><path fill="#f4f7f7" d="${d}"/><path fill="${item.color}" d="M250 0h112q18 0 18 22t-18 22H250z"/><path fill="${item.accent}" d="M10 5h34v34H10q-10 0-10-17T10 5z"/><path fill="#cfe6ea" d="M58 10h76v24H58z"/><path fill="${lit}" d="${d}"/>` +
    letter(item.brand, {
      x: 198,
      y: 30,
      size: 24,
      fill: item.color,
      max: 96,
      face: wordmarkOf(item.brand),
      anchor: 'middle',
    })
  const copy = canvas.stamp(one)
  return (
    shadow(canvas, 310, 492, 214, 20) +
    `<g transform="translate(112 166)">${canvas.cut(rounded(0, 0, 360, 200, 3), front(canvas, item, { width: 360, height: 200 }))}<path fill="${shade(item.color, 0.32)}" d="M360 0l38-28v200l-38 28z"/><path fill="${tint(item.color, 0.3)}" d="M0 0l38-28h360l-38 28z"/></g>` +
    copy('translate(112 388) rotate(-4)') +
    copy('translate(122 446) rotate(3)')
  )
}

/** A disposable syringe over its wrapper. */
export function syringe(canvas: Canvas, item: ProductPicture): string {
  let marks = ''
  for (let x = -120; x < 70; x += 19) marks += `M${x}-30v${(x + 120) % 38 === 0 ? 26 : 16}`
  return (
    shadow(canvas, 300, 474, 190, 20) +
    `<g transform="translate(300 306) scale(.84) translate(-306 -300)"><g transform="translate(300 236) rotate(-7)"><path fill="#ffffff" d="${rounded(-210, -92, 420, 184, 10)}"/><g transform="translate(-206 -88)">${canvas.cut(rounded(0, 0, 412, 176, 8), front(canvas, item, { width: 412, height: 176 }))}</g></g>` +
    `<g transform="translate(316 398) rotate(-9)"><ellipse cy="52" rx="230" ry="14" fill="#14211f" opacity=".13"/>` +
    `<path fill="#dfe8e9" d="M92-12h150v24H92z"/><path fill="#c6d3d5" d="M236-42h14v84h-14z"/><path fill="${item.accent}" d="M-250-10h62v20h-62z" opacity=".9"/><path fill="#9eadaf" d="M-330-2h84v4h-84z"/>` +
    `<path fill="#f2f9fa" fill-opacity=".85" stroke="#b4c6c9" stroke-width="3" d="${rounded(-190, -30, 290, 60, 12)}"/><path fill="#42504e" d="M76-26h20v52H76z"/><path fill="#c6d3d5" d="M96-52h14v104H96z"/><path fill="${tint(item.color, 0.6)}" opacity=".6" d="M-186-26H74v52h-260z"/><path stroke="#52615f" stroke-width="3" d="${marks}"/></g></g>`
  )
}
