import { rounded, openCanvas } from './canvas'
import type { Canvas } from './canvas'
import { inkOn, mix, shade, tint } from './color'
import { letter, widthOf, wrap } from './lettering'
import type { Motif } from './motifs'
import { drawMotif } from './motifs'

const WIDE = { width: 800, height: 600 }

export type Place = { name: string; color: string; accent: string; seed: number | string }

/** Sky, a town behind and the street before it. */
function street(canvas: Canvas, color: string): string {
  const sky = canvas.paint('down', [
    [0, mix('#cfe8f6', tint(color, 0.7), 0.35)],
    [1, '#fdf6ea'],
  ])
  let town = ''
  for (let x = -20; x < 820; x += canvas.random.whole(58, 96)) {
    const height = canvas.random.whole(120, 290)
    town += `M${x} 500v${-height}h${canvas.random.whole(54, 90)}v${height}z`
  }
  const tree = canvas.stamp(
    '<path fill="#8a6a4a" d="M-6 0h12v-70h-12z"/><circle cy="-110" r="52" fill="#5fa777"/><circle cx="-30" cy="-84" r="34" fill="#579c6e"/><circle cx="26" cy="-88" r="38" fill="#6fb686"/>',
  )
  return (
    `<rect width="800" height="600" fill="${sky}"/><circle cx="${canvas.random.whole(560, 720)}" cy="96" r="44" fill="#fff3d6"/>` +
    `<path fill="${mix('#b9d3dc', tint(color, 0.6), 0.3)}" opacity=".55" d="${town}"/>` +
    tree('translate(72 512)') +
    tree('translate(736 512) scale(.9)') +
    '<rect y="506" width="800" height="94" fill="#cdd3d2"/><rect y="500" width="800" height="14" fill="#eef1f0"/><path stroke="#fff" stroke-width="7" stroke-dasharray="54 40" d="M0 562h800"/>'
  )
}

/** A pharmacy's storefront with its sign, awning and full shelves behind the glass. */
export function drawStorefront({ name, color, accent, seed }: Place): string {
  const canvas = openCanvas(seed)
  const wall = canvas.random.pick(['#f7efe2', '#f1f4f3', '#f6ebe6', '#edf2f6'])
  const left = 118
  const width = 564
  const stripes = canvas.random.chance(0.65)
  const count = 12
  const flap = width / count
  let awning = ''
  for (let index = 0; index < count; index++) {
    const x = left - 18 + (index * (width + 36)) / count
    const w = (width + 36) / count
    const fill = stripes && index % 2 ? '#ffffff' : color
    awning += `<path fill="${fill}" d="M${x.toFixed(1)} 254h${w.toFixed(1)}v52a${(w / 2).toFixed(1)} ${(flap * 0.42).toFixed(1)} 0 0 1 ${(-w).toFixed(1)} 0z"/>`
  }
  const goods = canvas.stamp('<rect width="18" height="30" rx="3"/>')
  let shelves = ''
  for (const y of [366, 420]) {
    shelves += `<path stroke="#cdb99a" stroke-width="5" d="M152 ${y + 32}h214"/>`
    for (let x = 158; x < 350; x += 24) {
      const paint = canvas.random.pick([color, accent, '#ffffff', '#f0b84c', '#5aa9c9', '#e2725b'])
      shelves += `<g fill="${paint}">${goods(`translate(${x} ${y + canvas.random.pick([0, 4, 0, 8])})`)}</g>`
    }
  }
  const glass = canvas.paint('diagonal', [
    [0, '#dff1f4'],
    [0.5, '#bfdde3'],
    [1, '#e6f4f5'],
  ])
  const lines = wrap(name, 42, width - 150, 1)
  return canvas.finish(
    street(canvas, color) +
      `<rect x="${left}" y="136" width="${width}" height="374" fill="${wall}"/><rect x="${left - 10}" y="120" width="${width + 20}" height="20" rx="4" fill="${shade(wall, 0.16)}"/>` +
      `<rect x="${left + 16}" y="156" width="${width - 32}" height="88" rx="12" fill="${shade(color, 0.18)}"/><rect x="${left + 16}" y="154" width="${width - 32}" height="86" rx="12" fill="${color}"/>` +
      `<circle cx="${left + 66}" cy="197" r="27" fill="#ffffff"/>${drawMotif('plus', left + 66, 197, 18, color, '#fff')}` +
      letter(lines[0] ?? name, {
        x: left + 108,
        y: 211,
        size: 40,
        fill: inkOn(color),
        face: 'plain',
        max: width - 150,
      }) +
      `<path fill="${glass}" d="${rounded(144, 324, 230, 160, 8)}"/>${shelves}<path fill="none" stroke="${shade(wall, 0.35)}" stroke-width="8" d="${rounded(144, 324, 230, 160, 8)}"/>` +
      `<path fill="${glass}" d="${rounded(426, 320, 96, 190, 6)}"/><path fill="${glass}" d="${rounded(526, 320, 96, 190, 6)}"/><path fill="none" stroke="${shade(color, 0.3)}" stroke-width="9" d="M426 512V320h196v192M524 320v192"/><path stroke="${accent}" stroke-width="7" stroke-linecap="round" d="M512 400v44M536 400v44"/>` +
      `<g transform="translate(474 372) rotate(-5)"><rect x="-22" y="-22" width="44" height="44" rx="9" fill="#fff"/>${drawMotif('plus', 0, 0, 15, '#1f7a4d', '#fff')}</g>` +
      `<path fill="#0b1513" opacity=".1" d="M${left} 254h${width}v74H${left}z"/>${awning}<rect x="${left - 22}" y="246" width="${width + 44}" height="12" rx="5" fill="${shade(color, 0.25)}"/>` +
      `<path fill="#fff" opacity=".28" d="M160 340l60 0-60 90zM440 334h36l-36 80z"/>` +
      '<g transform="translate(652 510)"><path fill="#c8764a" d="M-24 0l-6-44h60l-6 44z"/><path fill="#5fa777" d="M0-40c-40-10-30-60-4-66 4-26 34-10 24 14 22 8 14 50-20 52z"/></g>',
    WIDE.width,
    WIDE.height,
  )
}

/** Where `count` things of one width begin that stand in even gaps between two walls. */
function spread(from: number, to: number, count: number, width: number): number[] {
  const gap = (to - from - count * width) / (count + 1)
  return Array.from({ length: count }, (_, index) => from + gap + index * (width + gap))
}

export type FacilityKind = 'hospital' | 'clinic' | 'laboratory' | 'veterinarian'

const EMBLEMS: Record<FacilityKind, Motif> = {
  hospital: 'plus',
  clinic: 'heart',
  laboratory: 'drop',
  veterinarian: 'bone',
}

/** How wide a window is, where the sign begins, and where a hospital's tower stands. */
const PANE = 46
const SIGN = 404
const TOWER = { left: 334, right: 466 }

/** A health facility: a tall house for a hospital, a lower one for the rest. */
export function drawBuilding({ kind, name, color, accent, seed }: Place & { kind: FacilityKind }): string {
  const canvas = openCanvas(seed)
  const isTall = kind === 'hospital'
  const floors = isTall ? canvas.random.whole(4, 5) : 2
  const width = isTall ? 470 : 520
  const left = 400 - width / 2
  const storey = isTall ? 66 : 84
  const top = 506 - 76 - floors * storey
  const wall = canvas.random.pick(['#fbfaf6', '#eef3f6', '#f8f0e8'])
  const pane = canvas.paint('diagonal', [
    [0, '#d6edf3'],
    [1, '#94bfcb'],
  ])
  const tall = storey / 2
  const step = (SIGN - 8 - tall - (top + 26)) / (floors - 1)
  const windowAt = canvas.stamp(
    `<rect width="${PANE}" height="${tall}" rx="5" fill="${pane}"/><path fill="#fff" opacity=".45" d="M4 4h20L4 30z"/>`,
  )
  const columns = isTall
    ? [...spread(left, TOWER.left, 2, PANE), ...spread(TOWER.right, left + width, 2, PANE)]
    : spread(left, left + width, 7, PANE)
  let windows = ''
  for (let floor = 0; floor < floors; floor++) {
    for (const x of columns)
      windows += windowAt(`translate(${x.toFixed(1)} ${(top + 26 + floor * step).toFixed(1)})`)
  }
  const size = Math.min(32, (32 * (width - 90)) / widthOf(name, 32))
  return canvas.finish(
    street(canvas, color) +
      `<path fill="#14211f" opacity=".1" d="M${left + width} ${top + 30}l36 26V506h-36z"/><rect x="${left}" y="${top}" width="${width}" height="${506 - top}" fill="${wall}"/><rect x="${left - 12}" y="${top - 14}" width="${width + 24}" height="18" rx="5" fill="${shade(color, 0.1)}"/>` +
      (isTall
        ? `<rect x="${TOWER.left}" y="${top - 46}" width="${TOWER.right - TOWER.left}" height="${506 - top + 46}" fill="${color}"/><circle cx="400" cy="${top + 36}" r="46" fill="#fff"/>${drawMotif(EMBLEMS[kind], 400, top + 36, 30, color, '#fff')}`
        : `<circle cx="400" cy="${top - 24}" r="42" fill="#fff" stroke="${color}" stroke-width="8"/>${drawMotif(EMBLEMS[kind], 400, top - 24, 24, color, '#fff')}`) +
      windows +
      `<rect x="${left - 6}" y="${SIGN}" width="${width + 12}" height="50" rx="8" fill="${shade(color, 0.22)}"/>` +
      letter(name, {
        x: 400,
        y: 429 + size * 0.34,
        size,
        fill: '#ffffff',
        face: 'plain',
        anchor: 'middle',
        max: width - 70,
      }) +
      `<path fill="${pane}" d="M344 454h112v54H344z"/><path stroke="${shade(color, 0.3)}" stroke-width="7" fill="none" d="M344 508v-54h112v54M400 454v54"/><path fill="${accent}" d="M${left + 30} 478h96v30h-96zM${left + width - 126} 478h96v30h-96z" opacity=".8"/>`,
    WIDE.width,
    WIDE.height,
  )
}

const SKINS = ['#f1c9a5', '#e0ac82', '#c98f63', '#b57a50'] as const
const HAIRS = ['#1d1b1e', '#2b211d', '#3a2a22', '#6b6563'] as const

/** A neutral picture of a doctor: coat, stethoscope, no face that could be somebody's. */
export function drawAvatar({
  color,
  accent,
  seed,
  hair,
}: {
  color: string
  accent: string
  seed: number | string
  hair: 'short' | 'long'
}): string {
  const canvas = openCanvas(seed)
  const skin = canvas.random.pick(SKINS)
  const dark = canvas.random.pick(HAIRS)
  const ground = canvas.paint('down', [
    [0, tint(color, 0.74)],
    [1, tint(color, 0.52)],
  ])
  const glasses = canvas.random.chance(0.4)
  const back =
    hair === 'long'
      ? canvas.random.pick([
          'M196 250q-6-140 104-140t104 140l6 128q-110 46-220 0z',
          'M204 240q0-130 96-130t96 130v70H204zM300 84a44 44 0 1 1 0 88 44 44 0 0 1 0-88z',
        ])
      : ''
  const fringe =
    hair === 'long'
      ? 'M208 236q4-104 92-104t92 104q-34-16-60-60-44 54-124 60z'
      : canvas.random.pick([
          'M206 226q-6-100 94-102 100 2 94 102-10-38-38-52-60 10-112 0-28 14-38 52z',
          'M206 230q-10-102 84-106 116-4 104 106-14-18-20-46-74 6-120-22-34 24-48 68z',
        ])
  return canvas.finish(
    `<rect width="600" height="600" fill="${ground}"/><circle cx="300" cy="270" r="224" fill="#fff" opacity=".28"/>` +
      (back ? `<path fill="${dark}" d="${back}"/>` : '') +
      `<path fill="${shade(skin, 0.12)}" d="M258 330h84v84q-42 40-84 0z"/><path fill="#ffffff" d="M84 600q4-162 132-186l42-14q42 44 84 0l42 14q128 24 132 186z"/>` +
      `<path fill="${color}" d="M250 402q50 60 100 0l24 198H226z"/><path fill="#f0f4f3" d="M250 400l-40 16 18 84 36 100h-90l-30-60M350 400l40 16-18 84-36 100h90l30-60"/><path fill="none" stroke="#cfd9d8" stroke-width="4" d="M250 402l-22 98 38 100M350 402l22 98-38 100"/>` +
      `<path fill="none" stroke="#384643" stroke-width="11" stroke-linecap="round" d="M232 412q-20 92 40 118M368 412q16 60 0 100"/><circle cx="368" cy="530" r="20" fill="#b9c7c6" stroke="#384643" stroke-width="8"/><circle cx="278" cy="534" r="9" fill="#384643"/>` +
      `<ellipse cx="300" cy="252" rx="84" ry="106" fill="${skin}"/><path fill="${dark}" d="${fringe}"/>` +
      (glasses
        ? `<path fill="none" stroke="#2f3d3a" stroke-width="6" d="M228 256h56v34h-56zM316 256h56v34h-56zM284 266h32"/>`
        : '') +
      `<path stroke="${shade(skin, 0.35)}" stroke-width="6" stroke-linecap="round" fill="none" d="M274 318q26 20 52 0"/>` +
      `<g transform="translate(430 508)"><rect x="-38" y="-22" width="76" height="44" rx="8" fill="${accent}"/>${drawMotif('plus', 0, 0, 13, inkOn(accent), accent)}</g>`,
  )
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** An abstract picture for news, events and categories: large soft shapes about one emblem. */
export function drawScene({
  color,
  accent,
  motif,
  seed,
  width = 1200,
  height = 675,
}: {
  color: string
  accent: string
  motif: Motif
  seed: number | string
  width?: number
  height?: number
}): string {
  const canvas = openCanvas(seed)
  const ground = canvas.paint('diagonal', [
    [0, tint(color, 0.82)],
    [1, tint(mix(color, accent, 0.4), 0.58)],
  ])
  const side = Math.min(width, height)
  const [cx, cy] = [width * canvas.random.between(0.44, 0.58), height * 0.5]
  const disc = canvas.paint('diagonal', [
    [0, tint(color, 0.16)],
    [1, shade(color, 0.28)],
  ])
  const gloss = canvas.paint('down', [
    [0, '#ffffff', 0.34],
    [0.6, '#ffffff', 0],
  ])
  let small = ''
  for (let index = 0; index < 9; index++) {
    const angle = (index / 9) * Math.PI * 2 + canvas.random.between(-0.2, 0.2)
    const far = side * canvas.random.between(0.46, 0.68)
    const size = side * canvas.random.between(0.03, 0.062)
    // whole, also where a card shows less than the picture
    const margin = size + side * 0.05
    const aside = size + width * (width > height ? canvas.random.between(0.13, 0.18) : 0.08)
    const x = within(cx + Math.cos(angle) * far * (width / height), aside, width - aside)
    const y = within(cy + Math.sin(angle) * far * 0.72, margin, height - margin)
    const paint = canvas.random.pick([accent, color, '#ffffff', tint(accent, 0.4)])
    small += `<g opacity=".85">${drawMotif(canvas.random.pick(['plus', 'pill', 'leaf', 'drop', 'spark', motif] as const), x, y, size, paint, tint(color, 0.7))}</g>`
  }
  return canvas.finish(
    `<rect width="${width}" height="${height}" fill="${ground}"/><circle cx="${cx + side * 0.5}" cy="${cy - side * 0.3}" r="${side * 0.5}" fill="${accent}" opacity=".22"/><circle cx="${cx - side * 0.62}" cy="${cy + side * 0.38}" r="${side * 0.42}" fill="#fff" opacity=".5"/>` +
      `<path fill="${tint(color, 0.45)}" opacity=".55" d="M0 ${height}V${height * 0.8}Q${width * 0.3} ${height * 0.62} ${width * 0.55} ${height * 0.8}T${width} ${height * 0.74}V${height}z"/>${small}` +
      `<circle cx="${cx}" cy="${cy + side * 0.03}" r="${side * 0.31}" fill="#14211f" opacity=".12"/><circle cx="${cx}" cy="${cy}" r="${side * 0.3}" fill="${disc}"/><circle cx="${cx}" cy="${cy}" r="${side * 0.265}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="${side * 0.008}"/>` +
      drawMotif(motif, cx, cy, side * 0.15, '#ffffff', color) +
      `<path fill="${gloss}" d="M${cx - side * 0.26} ${cy - side * 0.1}a${side * 0.28} ${side * 0.28} 0 0 1 ${side * 0.52} 0q${-side * 0.26} ${side * 0.14} ${-side * 0.52} 0z"/>`,
    width,
    height,
  )
}

/** What shows where a picture is missing. */
export function drawNoImage(): string {
  const canvas = openCanvas(1)
  return canvas.finish(
    `<rect width="600" height="600" fill="${canvas.paint('down', [
      [0, '#f3f6f5'],
      [1, '#e6ecea'],
    ])}"/><g fill="none" stroke="#a9b8b4" stroke-width="14" stroke-linejoin="round"><path d="M190 236l110-48 110 48v128l-110 48-110-48z"/><path d="M190 236l110 50 110-50M300 286v126M246 212l108 48"/></g>` +
      letter('No picture yet', { x: 300, y: 486, size: 32, fill: '#6d7f7a', anchor: 'middle' }),
  )
}
