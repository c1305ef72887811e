import { front } from './fronts'
import { wordmarkOf } from './words'
import type { Canvas } from './canvas'
import { rounded, roundness, shadow } from './canvas'
import { mix, shade, tint } from './color'
import { letter } from './lettering'
import type { ProductPicture } from './product-picture'

/** A flat carton lying behind things. */
function carton(
  canvas: Canvas,
  item: ProductPicture,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  return (
    `<g transform="translate(${x} ${y})">${canvas.cut(rounded(0, 0, width, height, 3), front(canvas, item, { width, height }))}` +
    `<path fill="${shade(item.color, 0.3)}" d="M${width} 0l38-26v${height}l-38 26z"/><path fill="${tint(item.color, 0.32)}" d="M0 0l38-26h${width}l-38 26z"/></g>`
  )
}

/** Face masks before their box. */
export function masks(canvas: Canvas, item: ProductPicture): string {
  const cloth = canvas.paint('down', [
    [0, tint(item.accent, 0.55)],
    [1, tint(item.accent, 0.25)],
  ])
  const one =
    '<path fill="none" stroke="#e6eded" stroke-width="6" d="M12 24q-58-6-52 46t54 40M236 24q58-6 52 46t-54 40"/>' +
    `<path fill="${cloth}" d="M14 14Q124-10 234 14l4 100q-114 50-228 0z"/><path fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" d="M14 44q110-18 220 0M13 68q111-10 222 0M12 92q112 4 224 0"/><path stroke="#fff" stroke-width="5" fill="none" d="M14 14Q124-10 234 14"/>`
  return (
    shadow(canvas, 304, 490, 214, 22) +
    carton(canvas, item, 104, 168, 356, 214) +
    `<g transform="translate(190 356) rotate(-5)"><path transform="translate(4 12)" fill="#14211f" opacity=".14" d="M14 14Q124-10 234 14l4 100q-114 50-228 0z"/>${one}</g>`
  )
}

/** A box with a glove coming out of it. */
export function gloves(canvas: Canvas, item: ProductPicture): string {
  const glove = tint(item.accent, 0.3)
  return (
    shadow(canvas, 306, 484, 214, 22) +
    carton(canvas, item, 104, 248, 360, 222) +
    `<ellipse cx="304" cy="236" rx="104" ry="13" fill="#22302d" opacity=".75"/>` +
    `<path fill="${glove}" d="M244 238q-18-60 0-86 16-14 22 10l6 26q-4-64 8-88 18-16 24 8l2 70q2-76 16-90 20-8 20 16l-4 82q10-58 22-66 20-4 16 20-8 60-22 98z"/><path fill="${roundness(canvas, 0.5)}" d="M244 238q-18-60 0-86 16-14 22 10l6 26q-4-64 8-88 18-16 24 8l2 70q2-76 16-90 20-8 20 16l-4 82q10-58 22-66 20-4 16 20-8 60-22 98z"/>`
  )
}

/** A rolled elastic bandage or tape. */
export function roll(canvas: Canvas, item: ProductPicture): string {
  const cloth = mix('#ecd9c0', tint(item.color, 0.7), 0.25)
  const side = canvas.paint('down', [
    [0, tint(cloth, 0.4)],
    [0.5, cloth],
    [1, shade(cloth, 0.3)],
  ])
  const rings = [66, 52, 38, 24]
    .map(
      (r) =>
        `<ellipse cx="214" cy="376" rx="${r * 0.62}" ry="${r}" fill="none" stroke="${shade(cloth, 0.22)}" stroke-width="4"/>`,
    )
    .join('')
  let weave = ''
  for (let x = 236; x < 420; x += 14) weave += `M${x} 298q18 78 0 156`
  return (
    shadow(canvas, 312, 480, 206, 22) +
    carton(canvas, item, 124, 132, 320, 200) +
    `<path fill="${side}" d="M214 296h196q50 0 50 80t-50 80H214z"/><path stroke="${shade(cloth, 0.16)}" stroke-width="3" fill="none" d="${weave}"/>` +
    `<ellipse cx="214" cy="376" rx="50" ry="80" fill="${tint(cloth, 0.25)}"/>${rings}<ellipse cx="214" cy="376" rx="8" ry="13" fill="${shade(cloth, 0.5)}"/>`
  )
}

/** Adhesive plasters before their box. */
export function plasters(canvas: Canvas, item: ProductPicture): string {
  const skin = '#e8b48a'
  let holes = ''
  for (const x of [-66, -54, 54, 66]) for (const y of [-10, 0, 10]) holes += `M${x} ${y}h.1`
  const one = canvas.stamp(
    `<rect x="-106" y="-27" width="212" height="62" rx="30" fill="#14211f" opacity=".13"/><rect x="-106" y="-31" width="212" height="62" rx="31" fill="${skin}"/><rect x="-38" y="-31" width="76" height="62" fill="#f6e3d1"/><path stroke="#c98d60" stroke-width="5" stroke-linecap="round" d="${holes}"/><rect x="-92" y="-25" width="184" height="9" rx="4" fill="#fff" opacity=".35"/>`,
  )
  return (
    shadow(canvas, 304, 492, 206, 20) +
    carton(canvas, item, 120, 148, 328, 220) +
    one('translate(246 420) rotate(-18)') +
    one('translate(372 436) rotate(14)')
  )
}

/** A toothbrush and its paper back. */
export function toothbrush(canvas: Canvas, item: ProductPicture): string {
  const handle = 'M-16 40q16-14 32 0l8 250q-4 30-24 30t-24-30z'
  const brush = (color: string) =>
    `<path fill="${color}" d="${handle}"/><path fill="${roundness(canvas)}" d="${handle}"/><path fill="${color}" d="M-20-66h40v112h-40z"/><path fill="#fff" d="M-17-62h34v26h-34z"/><path fill="${tint(item.accent, 0.4)}" d="M-17-34h34v26h-34z"/><path fill="#fff" d="M-17-6h34v26h-34z"/><path stroke="#0b1513" stroke-opacity=".12" stroke-width="2" d="M-9-62v84M0-62v84M9-62v84"/>`
  return (
    shadow(canvas, 300, 510, 130, 18) +
    `<path fill="#ffffff" d="${rounded(188, 76, 224, 430, 18)}"/><g transform="translate(188 390)">${canvas.cut(rounded(0, 0, 224, 116, 14), front(canvas, item, { width: 224, height: 116 }))}</g>` +
    `<path fill="${tint(item.color, 0.82)}" d="${rounded(200, 88, 200, 296, 14)}"/>` +
    `<g transform="translate(258 166) scale(.66)">${brush(item.color)}</g><g transform="translate(342 166) scale(.66)">${brush(item.accent)}</g>` +
    `<path fill="#fff" opacity=".28" d="M200 102q0-14 14-14h60L200 300z"/>`
  )
}

/** A rapid test cassette before its box. */
export function testKit(canvas: Canvas, item: ProductPicture): string {
  return (
    shadow(canvas, 306, 490, 206, 20) +
    carton(canvas, item, 112, 150, 344, 218) +
    `<g transform="translate(300 424) rotate(-6)"><path transform="translate(4 12)" fill="#14211f" opacity=".14" d="${rounded(-170, -46, 340, 92, 30)}"/><path fill="#fbfdfd" stroke="#d4dddd" stroke-width="3" d="${rounded(-170, -46, 340, 92, 30)}"/>` +
    `<path fill="#eef3f3" stroke="#cbd6d6" stroke-width="3" d="${rounded(-48, -24, 120, 48, 10)}"/><path fill="#d14d63" d="M-8-20h7v40h-7z"/><path fill="#e9edec" d="M30-20h7v40h-7z"/><circle cx="-104" r="22" fill="#e4ebeb" stroke="#cbd6d6" stroke-width="3"/>` +
    `${letter(item.brand, { x: 120, y: 8, size: 22, fill: item.color, max: 70, anchor: 'middle', face: wordmarkOf(item.brand) })}</g>`
  )
}

/** A walking cane, standing. */
export function cane(canvas: Canvas, item: ProductPicture): string {
  const metal = canvas.paint('across', [
    [0, shade(item.color, 0.35)],
    [0.35, tint(item.color, 0.45)],
    [1, shade(item.color, 0.4)],
  ])
  return (
    shadow(canvas, 306, 522, 116, 16) +
    `<path fill="${metal}" d="M288 160h24v292h-24z"/><path fill="#36423f" d="M214 116q0-30 40-30h96q40 0 40 30t-40 30h-22q-16 0-16 18h-24q0-18-16-18h-18q-40 0-40-30z"/><path fill="#fff" opacity=".2" d="M232 100q20-10 136 0v8q-80-10-136 0z"/>` +
    `<path fill="none" stroke="${shade(item.color, 0.3)}" stroke-width="13" stroke-linejoin="round" d="M300 444l-74 62M300 444l74 62M300 444l-26 72M300 444l30 72"/>` +
    '<path stroke="#2b3533" stroke-width="22" stroke-linecap="round" d="M218 508h16M366 508h16M266 518h16M322 518h16"/>' +
    `<path fill="#ffffff" d="${rounded(330, 250, 150, 96, 10)}"/><g transform="translate(330 250)">${canvas.cut(rounded(0, 0, 150, 96, 10), front(canvas, item, { width: 150, height: 96 }))}</g><path stroke="#6a7775" stroke-width="2" d="M312 240l30 20"/>`
  )
}
