import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

/**
 * Text as outlines. A fresh machine may have no font at all, and then an SVG `<text>` renders as nothing;
 * outlines from the packaged open fonts look the same everywhere.
 */
const FACES = {
  plain: 'plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff',
  round: 'nunito/files/nunito-latin-800-normal.woff',
  narrow: 'barlow-condensed/files/barlow-condensed-latin-600-normal.woff',
  slab: 'bitter/files/bitter-latin-700-normal.woff',
  hand: 'kaushan-script/files/kaushan-script-latin-400-normal.woff',
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

type Glyph = { d: string; advance: number }

/** Outlines are whole numbers in an em of this many units: fine enough for the largest wordmark. */
const EM = 250
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
function outlineOf(commands: readonly opentype.PathCommand[]): string {
  let penX = 0
  let penY = 0
  let d = ''
  for (const command of commands) {
    if (command.type === 'Z') {
      d += 'z'
      continue
    }
    const from = (toX: number, toY: number) => pair(Math.round(toX) - penX, Math.round(toY) - penY)
    const endX = Math.round(command.x)
    const endY = Math.round(command.y)
    if (command.type === 'M') d += `M${pair(endX, endY)}`
    else if (endX === penX && endY === penY) continue
    else if (command.type === 'L' && endX === penX) d += `v${endY - penY}`
    else if (command.type === 'L' && endY === penY) d += `h${endX - penX}`
    else if (command.type === 'L') d += `l${from(endX, endY)}`
    else if (command.type === 'Q') d += `q${from(command.x1, command.y1)} ${from(endX, endY)}`
    else d += `c${from(command.x1, command.y1)} ${from(command.x2, command.y2)} ${from(endX, endY)}`
    penX = endX
    penY = endY
  }
  return d
}

function glyphOf(face: Face, character: string): Glyph {
  const key = face + character
  const known = glyphs.get(key)
  if (known) return known
  const font = fontOf(face)
  const drawn = font.charToGlyph(character)
  const glyph = {
    d: outlineOf(drawn.getPath(0, 0, EM).commands),
    advance: Math.round(((drawn.advanceWidth ?? 0) * EM) / font.unitsPerEm),
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

/** One line of text, set smaller where it would be wider than `max`. Its glyphs are defined by `outlinesIn`. */
export function letter(text: string, line: Line): string {
  const face = line.face ?? 'plain'
  const natural = widthOf(text, line.size, face)
  const size = line.max && natural > line.max ? (line.size * line.max) / natural : line.size
  const width = (widthOf(text, size, face) * EM) / size
  let x = line.anchor === 'middle' ? -Math.round(width / 2) : line.anchor === 'end' ? -Math.round(width) : 0
  let uses = ''
  for (const character of text) {
    const glyph = glyphOf(face, character)
    if (glyph.d) uses += `<use href="#${face.charAt(0)}${character.codePointAt(0)?.toString(36)}" x="${x}"/>`
    x += glyph.advance
  }
  const opacity = line.opacity === undefined ? '' : ` opacity="${line.opacity}"`
  const place = `translate(${line.x.toFixed(1)} ${line.y.toFixed(1)}) scale(${(size / EM).toFixed(4)})`
  return uses === '' ? '' : `<g fill="${line.fill}"${opacity} transform="${place}">${uses}</g>`
}

const INITIALS = new Map<string, Face>()
for (const face of ['plain', 'round', 'narrow', 'slab', 'hand'] as const) INITIALS.set(face.charAt(0), face)

/** The outline of every glyph that `drawing` uses, each once. */
export function outlinesIn(drawing: string): string {
  const used = new Map(
    [...drawing.matchAll(/href="#([a-z])([0-9a-z]+)" x/g)].map((match) => [match[0], match]),
  )
  let outlines = ''
  for (const [, initial = '', code = ''] of used.values()) {
    const face = INITIALS.get(initial)
    if (!face) continue
    const { d } = glyphOf(face, String.fromCodePoint(Number.parseInt(code, 36)))
    outlines += `<path id="${initial}${code}" d="${d}"/>`
  }
  return outlines
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
