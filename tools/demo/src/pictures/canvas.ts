import { mix, tint } from './color'
import { outlinesIn } from './lettering'
import type { Random } from './random'
import { seededRandom } from './random'

export const SIDE = 600

/** Where a stop lies (0 to 1), its colour and its opacity. */
export type Stop = readonly [number, string, number?]

export type Canvas = {
  random: Random
  /** Defines a gradient and answers the paint that names it. `across` runs left to right. */
  paint: (direction: 'down' | 'across' | 'diagonal' | 'radial', stops: readonly Stop[]) => string
  /** Draws `body` cut to the outline `d`. */
  cut: (d: string, body: string) => string
  /** Keeps `body` once and answers a maker of copies, each under its own transform. */
  stamp: (body: string) => (transform: string) => string
  finish: (body: string, width?: number, height?: number) => string
}

const DIRECTIONS = { down: 'x2="0" y2="1"', across: 'x2="1" y2="0"', diagonal: 'x2="1" y2="1"' } as const

export function openCanvas(seed: number | string): Canvas {
  const random = seededRandom(seed)
  const known = new Map<string, string>()
  let definitions = ''
  let count = 0

  function define(make: (id: string) => string): string {
    const shape = make('')
    const existing = known.get(shape)
    if (existing) return existing
    const id = `_${(count++).toString(36)}`
    known.set(shape, id)
    definitions += make(` id="${id}"`)
    return id
  }

  return {
    random,
    paint(direction, stops) {
      const inner = stops
        .map(([at, color, opacity]) => {
          const seen = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
          return `<stop offset="${at}" stop-color="${color}"${seen}/>`
        })
        .join('')
      const id = define((name) =>
        direction === 'radial'
          ? `<radialGradient${name}>${inner}</radialGradient>`
          : `<linearGradient${name} x1="0" y1="0" ${DIRECTIONS[direction]}>${inner}</linearGradient>`,
      )
      return `url(#${id})`
    },
    cut(d, body) {
      const id = define((name) => `<clipPath${name}><path d="${d}"/></clipPath>`)
      return `<g clip-path="url(#${id})">${body}</g>`
    },
    stamp(body) {
      const id = define((name) => `<g${name}>${body}</g>`)
      return (transform) => `<use href="#${id}" transform="${transform}"/>`
    },
    finish: (body, width = SIDE, height = SIDE) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs>${definitions}${outlinesIn(definitions + body)}</defs>${body}</svg>`,
  }
}

const STAGES = ['#eef3fb', '#eaf6f2', '#fdf3e3', '#fdeef2', '#f1eefb', '#eaf5f9', '#f6f4ec'] as const

/** The tinted ground a product stands on: a shelf colour warmed by the brand's own. */
export function stage(canvas: Canvas, color: string): string {
  const ground = mix(canvas.random.pick(STAGES), tint(color, 0.86), 0.45)
  const light = canvas.paint('radial', [
    [0, '#ffffff', 0.95],
    [0.55, '#ffffff', 0.45],
    [1, '#ffffff', 0],
  ])
  const floor = canvas.paint('down', [
    [0, mix(ground, color, 0.1), 0],
    [1, mix(ground, color, 0.12), 0.8],
  ])
  return (
    `<rect width="600" height="600" fill="${ground}"/>` +
    `<ellipse cx="290" cy="250" rx="330" ry="310" fill="${light}"/>` +
    `<rect y="430" width="600" height="170" fill="${floor}"/>`
  )
}

/** A soft contact shadow. */
export function shadow(canvas: Canvas, cx: number, cy: number, rx: number, ry = 22): string {
  const wide = canvas.paint('radial', [
    [0, '#14211f', 0.3],
    [0.5, '#14211f', 0.14],
    [1, '#14211f', 0],
  ])
  return (
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx * 1.18}" ry="${ry * 1.5}" fill="${wide}"/>` +
    `<ellipse cx="${cx}" cy="${cy - ry * 0.25}" rx="${rx * 0.9}" ry="${ry * 0.6}" fill="${wide}"/>`
  )
}

/** Light over something round that stands upright: a bright stripe left, darker edges. */
export function roundness(canvas: Canvas, strength = 1): string {
  return canvas.paint('across', [
    [0, '#0b1513', 0.22 * strength],
    [0.09, '#0b1513', 0.05 * strength],
    [0.16, '#ffffff', 0.5 * strength],
    [0.25, '#ffffff', 0.12 * strength],
    [0.45, '#ffffff', 0],
    [0.72, '#0b1513', 0.05 * strength],
    [1, '#0b1513', 0.28 * strength],
  ])
}

/** A rectangle with rounded corners as an outline. */
export function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius]
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`
}
