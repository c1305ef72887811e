import { front } from './fronts'
import { label } from './labels'
import { words } from './words'
import type { Canvas } from './canvas'
import { rounded, roundness, shadow } from './canvas'
import { inkOn, shade, tint } from './color'
import { drawMotif } from './motifs'
import type { ProductPicture } from './product-picture'

/** A tube standing on its cap: creams, gels, toothpaste, sunscreen. */
export function tube(canvas: Canvas, item: ProductPicture): string {
  const d = 'M194 112h212l-26 306q-1 14-16 14H236q-15 0-16-14z'
  const base = canvas.random.pick(['#ffffff', tint(item.color, 0.9), '#ffffff'])
  let crimp = ''
  for (let x = 199; x < 404; x += 8) crimp += `M${x} 92v20`
  return (
    shadow(canvas, 300, 500, 108, 18) +
    `<path fill="${base}" d="${d}"/>` +
    canvas.cut(
      d,
      `<g transform="translate(190 138)">${label(canvas, item, { width: 220, height: 270 })}</g>`,
    ) +
    `<path fill="${roundness(canvas, 0.9)}" d="${d}"/>` +
    `<path fill="${shade(base, 0.06)}" d="M190 88h220l-4 26H194z"/><path stroke="#0b1513" stroke-opacity=".16" stroke-width="2" d="${crimp}"/>` +
    `<path fill="${item.accent}" d="M238 432h124v58q0 10-10 10H248q-10 0-10-10z"/><path fill="${roundness(canvas)}" d="M238 432h124v58q0 10-10 10H248q-10 0-10-10z"/>`
  )
}

/** A lying tube before its carton: ointments. */
export function ointment(canvas: Canvas, item: ProductPicture): string {
  const body = 'M0 6L250 30q14 2 14 16v46q0 14-14 16L0 132z'
  const plain = canvas.paint('down', [
    [0, '#ffffff'],
    [0.5, '#f3f6f6'],
    [1, '#cfd8d8'],
  ])
  const light = canvas.paint('down', [
    [0, '#ffffff', 0.55],
    [0.3, '#ffffff', 0.1],
    [0.7, '#0b1513', 0.06],
    [1, '#0b1513', 0.24],
  ])
  const print =
    `<rect x="26" width="196" height="140" fill="${item.color}"/><rect x="222" width="14" height="140" fill="${item.accent}"/>` +
    words(
      { ...item, detail: '' },
      {
        x: 38,
        y: 22,
        width: 174,
        height: 96,
        ink: inkOn(item.color),
        brandInk: inkOn(item.color),
        centred: false,
      },
    )
  return (
    shadow(canvas, 304, 482, 220, 22) +
    `<g transform="translate(112 158) scale(.98)">${canvas.cut(rounded(0, 0, 372, 170, 3), front(canvas, item, { width: 372, height: 170 }))}` +
    `<path fill="${shade(item.color, 0.32)}" d="M372 0l34-26v170l-34 26z"/><path fill="${tint(item.color, 0.3)}" d="M0 0l34-26h372l-34 26z"/></g>` +
    `<g transform="translate(120 330) rotate(5)"><ellipse cx="160" cy="138" rx="176" ry="16" fill="#14211f" opacity=".16"/><path fill="${plain}" d="${body}"/>${canvas.cut(body, print)}<path fill="${light}" d="${body}"/>` +
    '<path fill="#dfe6e6" d="M-16 4h20v130h-20z"/><path fill="#fff" opacity=".6" d="M-12 4h4v130h-4z"/>' +
    `<path fill="${item.accent}" d="M264 38h52q12 0 12 12v40q0 12-12 12h-52z"/><path fill="${light}" d="M264 38h52q12 0 12 12v40q0 12-12 12h-52z"/></g>`
  )
}

/** A soft plastic pack: diapers, napkins, cotton. */
export function diapers(canvas: Canvas, item: ProductPicture): string {
  const d =
    'M120 196q-6-44 40-48 140-18 280 0 46 4 40 48-16 140 0 266 4 36-32 40-148 16-296 0-36-4-32-40 16-126 0-266z'
  const film = canvas.paint('diagonal', [
    [0, tint(item.color, 0.2)],
    [1, shade(item.color, 0.12)],
  ])
  const gloss = canvas.paint('diagonal', [
    [0, '#ffffff', 0.5],
    [0.22, '#ffffff', 0.05],
    [0.6, '#ffffff', 0],
    [1, '#0b1513', 0.26],
  ])
  return (
    shadow(canvas, 300, 500, 206, 24) +
    `<path fill="${film}" d="${d}"/>` +
    canvas.cut(
      d,
      `<path fill="#ffffff" opacity=".94" d="M100 250q200-90 400 0v160q-200 70-400 0z"/><path fill="none" stroke="${item.accent}" stroke-width="10" d="M100 246q200-90 400 0M100 414q200 70 400 0"/>` +
        words(item, {
          x: 158,
          y: 226,
          width: 284,
          height: 200,
          ink: shade(item.color, 0.6),
          brandInk: shade(item.color, 0.1),
          centred: true,
        }),
    ) +
    drawMotif(item.motif, 182, 184, 27, inkOn(item.color), item.color) +
    `<circle cx="416" cy="462" r="36" fill="${item.accent}"/>` +
    drawMotif('spark', 416, 462, 18, inkOn(item.accent), item.accent) +
    `<path fill="${gloss}" d="${d}"/><path stroke="#fff" stroke-opacity=".45" stroke-width="4" fill="none" d="M150 178q150-30 300 0M146 474q154 24 308 0"/>`
  )
}

/** A stand-up pouch: coffee, oats, herbal tea, milk refills, wet wipes. */
export function pouch(canvas: Canvas, item: ProductPicture): string {
  const d = 'M176 106h248q-12 190 14 356-6 40-46 40H208q-40 0-46-40 26-166 14-356z'
  const gloss = canvas.paint('across', [
    [0, '#0b1513', 0.2],
    [0.12, '#ffffff', 0.4],
    [0.3, '#ffffff', 0],
    [0.8, '#ffffff', 0.12],
    [1, '#0b1513', 0.26],
  ])
  return (
    shadow(canvas, 300, 500, 150, 22) +
    canvas.cut(
      d,
      `<rect x="150" y="100" width="300" height="410" fill="${tint(item.color, 0.12)}"/><g transform="translate(174 142)">${front(canvas, item, { width: 252, height: 330 })}</g>`,
    ) +
    `<path fill="${gloss}" d="${d}"/><path fill="#ffffff" opacity=".35" d="M176 106h248l-1 28H177z"/><path stroke="#0b1513" stroke-opacity=".18" stroke-width="2" stroke-dasharray="7 6" d="M177 138h246"/>`
  )
}

/** A flat pack with a lid that peels: wipes. */
export function wipes(canvas: Canvas, item: ProductPicture): string {
  const d =
    'M84 250q-4-24 22-26 194-16 388 0 26 2 22 26-10 92 0 178 4 24-22 26-194 14-388 0-26-2-22-26 10-86 0-178z'
  const gloss = canvas.paint('down', [
    [0, '#ffffff', 0.5],
    [0.25, '#ffffff', 0.05],
    [0.7, '#0b1513', 0.02],
    [1, '#0b1513', 0.22],
  ])
  return (
    shadow(canvas, 300, 460, 230, 24) +
    canvas.cut(
      d,
      `<g transform="translate(80 216)">${front(canvas, item, { width: 440, height: 246 })}</g>`,
    ) +
    `<path fill="${gloss}" d="${d}"/>` +
    `<g transform="translate(394 352) scale(.82)"><path fill="#ffffff" d="${rounded(0, 0, 120, 78, 26)}"/><path fill="none" stroke="${item.accent}" stroke-width="5" d="${rounded(9, 9, 102, 60, 20)}"/>${drawMotif(item.motif, 60, 39, 18, item.color, '#ffffff')}</g>`
  )
}
