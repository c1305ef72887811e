import type { Face } from './lettering'
import { letter, widthOf, wrap } from './lettering'
import type { ProductPicture } from './product-picture'
import { hashOf } from './random'

const WORDMARKS = ['plain', 'round', 'slab', 'plain', 'round', 'narrow', 'hand'] as const

/** A brand is always set in the same face. */
export function wordmarkOf(brand: string): Face {
  // a generics line is set plainly
  if (brand.includes('Generics')) return 'narrow'
  return WORDMARKS[hashOf(brand) % WORDMARKS.length] ?? 'plain'
}

type Words = {
  x: number
  y: number
  width: number
  height: number
  ink: string
  brandInk: string
  centred: boolean
}

/**
 * The words of a package, stacked and set to fit: on a medicine the generic name stands boxed above the brand,
 * as the Generics Act wants it; elsewhere the brand leads.
 */
export function words(item: ProductPicture, area: Words): string {
  const face = wordmarkOf(item.brand)
  const unit = Math.min(area.width / 10, area.height / 6.2)
  const anchor = area.centred ? 'middle' : 'start'
  const brandSize = Math.min(unit * 2.5, (unit * 2.5 * area.width) / widthOf(item.brand, unit * 2.5, face))
  const nameSize = unit * (item.isMedicine ? 0.98 : 1.02)
  const names = wrap(item.name, nameSize, area.width * 0.88, 2)
  const details = wrap(item.detail, unit * 0.78, area.width, 2)
  const nameHeight = names.length * nameSize * 1.16
  const boxed = item.isMedicine ? unit * 0.7 : 0
  const total = nameHeight + boxed + brandSize * 1.12 + details.length * unit * 0.95 + unit * 0.5
  let y = area.y + Math.max(0, (area.height - total) / 2)
  const x = area.centred ? area.x + area.width / 2 : area.x
  let out = ''

  const setNames = () => {
    if (item.isMedicine) {
      const wide = Math.min(area.width, Math.max(...names.map((name) => widthOf(name, nameSize))) + unit)
      const left = area.centred ? x - wide / 2 : x
      out += `<rect x="${left.toFixed(1)}" y="${y.toFixed(1)}" width="${wide.toFixed(1)}" height="${(nameHeight + unit * 0.42).toFixed(1)}" rx="${(unit * 0.18).toFixed(1)}" fill="none" stroke="${area.ink}" stroke-width="${Math.max(1.6, unit * 0.07).toFixed(1)}"/>`
      y += unit * 0.14
    }
    for (const name of names) {
      y += nameSize * 1.12
      const inset = item.isMedicine && !area.centred ? unit * 0.5 : 0
      out += letter(name, {
        x: x + inset,
        y: y - nameSize * 0.16,
        size: nameSize,
        fill: area.ink,
        face: 'plain',
        anchor,
        max: area.width * 0.92,
      })
    }
    y += item.isMedicine ? unit * 0.5 : unit * 0.1
  }
  const setBrand = () => {
    y += brandSize * 0.96
    out += letter(item.brand, {
      x,
      y: y - brandSize * 0.06,
      size: brandSize,
      fill: area.brandInk,
      face,
      anchor,
      max: area.width,
    })
    y += brandSize * (face === 'hand' ? 0.3 : 0.14)
  }
  if (item.isMedicine) {
    setNames()
    setBrand()
  } else {
    setBrand()
    setNames()
  }
  for (const detail of details) {
    y += unit * 0.95
    out += letter(detail, { x, y, size: unit * 0.78, fill: area.ink, anchor, max: area.width, opacity: 0.86 })
  }
  return out
}
