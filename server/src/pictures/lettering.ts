import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

/**
 * Text as outlines. A fresh machine may have no font at all, and then an SVG `<text>` renders as nothing;
 * outlines from the packaged open fonts look the same everywhere.
 */
const FACES = {
  plain: 'plus-jakarta-sans/files/plus-jakarta-sans-latin-600-normal.woff',
  strong: 'plus-jakarta-sans/files/plus-jakarta-sans-latin-800-normal.woff',
  round: 'nunito/files/nunito-latin-800-normal.woff',
  narrow: 'barlow-condensed/files/barlow-condensed-latin-600-normal.woff',
  slab: 'bitter/files/bitter-latin-700-normal.woff',
  script: 'kaushan-script/files/kaushan-script-latin-400-normal.woff',
} as const

export type Face = keyof typeof FACES

export type Line = {
  x: number
  y: number
  size: number
  fill: string
  face?: Face
  anchor?: 'start' | 'middle' | 'end'
  /** The widest the line may run; it is set smaller when it would run wider. */
  max?: number
  opacity?: number
}

type Glyph = { d: (x: number, y: number, scale: number) => string; advance: number }

const EM = 100
/** Outlines are written in whole steps of this many parts of a pixel: half the bytes, nothing to see. */
const STEPS = 4
const packages = createRequire(import.meta.url)
const fonts = new Map<Face, opentype.Font>()
const glyphs = new Map<string, Glyph>()

function fontOf(face: Face): opentype.Font {
  const known = fonts.get(face)
  if (known) return known
  const bytes = readFileSync(packages.resolve(`@fontsource/${FACES[face]}`))
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  fonts.set(face, font)
  return font
}

const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`

/** Commands with relative coordinates, which are shorter than absolute ones. */
function outlineOf(commands: readonly opentype.PathCommand[]): Glyph['d'] {
  return (x, y, scale) => {
    let penX = 0
    let penY = 0
    let d = ''
    for (const command of commands) {
      if (command.type === 'Z') {
        d += 'z'
        continue
      }
      const from = (toX: number, toY: number) =>
        pair(Math.round(x + toX * scale) - penX, Math.round(y + toY * scale) - penY)
      const endX = Math.round(x + command.x * scale)
      const endY = Math.round(y + command.y * scale)
      if (command.type === 'M') d += `M${pair(endX, endY)}`
      else if (endX === penX && endY === penY) continue
      else if (command.type === 'L' && endX === penX) d += `v${endY - penY}`
      else if (command.type === 'L' && endY === penY) d += `h${endX - penX}`
      else if (command.type === 'L') d += `l${from(command.x, command.y)}`
      else if (command.type === 'Q') d += `q${from(command.x1, command.y1)} ${from(command.x, command.y)}`
      else
        d += `c${from(command.x1, command.y1)} ${from(command.x2, command.y2)} ${from(command.x, command.y)}`
      penX = endX
      penY = endY
    }
    return d
  }
}

function glyphOf(face: Face, character: string): Glyph {
  const key = face + character
  const known = glyphs.get(key)
  if (known) return known
  const font = fontOf(face)
  const drawn = font.charToGlyph(character)
  const glyph = {
    d: outlineOf(drawn.getPath(0, 0, EM).commands),
    advance: ((drawn.advanceWidth ?? 0) * EM) / font.unitsPerEm,
  }
  glyphs.set(key, glyph)
  return glyph
}

/** How wide `text` runs at `size`. */
export function widthOf(text: string, size: number, face: Face = 'plain'): number {
  let advance = 0
  for (const character of text) advance += glyphOf(face, character).advance
  return (advance * size) / EM
}

/** One line of text as a `<path>`, set smaller where it would be wider than `max`. */
export function letter(text: string, line: Line): string {
  const face = line.face ?? 'plain'
  const natural = widthOf(text, line.size, face)
  const size = line.max && natural > line.max ? (line.size * line.max) / natural : line.size
  const width = widthOf(text, size, face)
  let x = 0 - (line.anchor === 'middle' ? width / 2 : line.anchor === 'end' ? width : 0)
  let d = ''
  for (const character of text) {
    const glyph = glyphOf(face, character)
    d += glyph.d(x * STEPS, 0, (size * STEPS) / EM)
    x += (glyph.advance * size) / EM
  }
  const opacity = line.opacity === undefined ? '' : ` opacity="${line.opacity}"`
  const place = `translate(${line.x.toFixed(1)} ${line.y.toFixed(1)}) scale(${1 / STEPS})`
  return d === '' ? '' : `<path fill="${line.fill}"${opacity} transform="${place}" d="${d}"/>`
}

/** Breaks `text` at spaces into at most `rows` lines that fit `max`; the last line takes what is left. */
export function wrap(text: string, size: number, max: number, rows: number, face: Face = 'plain'): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(' ')) {
    const longer = current ? `${current} ${word}` : word
    if (current && lines.length < rows - 1 && widthOf(longer, size, face) > max) {
      lines.push(current)
      current = word
    } else {
      current = longer
    }
  }
  return current ? [...lines, current] : lines
}
