import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawAvatar, drawBuilding, drawNoImage, drawScene, drawStorefront } from './covers'
import { letter, widthOf } from './lettering'
import { drawProduct } from './product'
import { PICTURE_KINDS } from './product-picture'
import type { ProductPicture } from './product-picture'

const PARACETAMOL: ProductPicture = {
  kind: 'box',
  brand: 'Hilomax',
  name: 'Paracetamol',
  detail: '500 mg tablet',
  pack: '100 tablets',
  color: '#0b7a63',
  accent: '#f2b53a',
  motif: 'pill',
  isMedicine: true,
  tablet: 'round',
  seed: 7,
}

const LOOK = { name: 'Botika ni Aling Rosa', color: '#0b7a63', accent: '#f2b53a', seed: 3 }

const COVERS = {
  storefront: drawStorefront(LOOK),
  hospital: drawBuilding({ ...LOOK, kind: 'hospital' }),
  veterinarian: drawBuilding({ ...LOOK, kind: 'veterinarian' }),
  avatar: drawAvatar({ ...LOOK, hair: 'long' }),
  scene: drawScene({ ...LOOK, motif: 'drop' }),
  'no image': drawNoImage(),
}

describe('pictures', () => {
  it.each(PICTURE_KINDS)('draws a %s without text elements, under 15 kB', (kind) => {
    const svg = drawProduct({ ...PARACETAMOL, kind })
    expect(svg).not.toContain('<text')
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(svg.length).toBeLessThan(15_000)
  })

  it.each(Object.entries(COVERS))('draws a %s without text elements, under 15 kB', (_name, svg) => {
    expect(svg).not.toContain('<text')
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(svg.length).toBeLessThan(15_000)
  })

  it('draws the same facts the same and another seed otherwise', () => {
    expect(drawProduct(PARACETAMOL)).toBe(drawProduct({ ...PARACETAMOL }))
    expect(drawProduct({ ...PARACETAMOL, seed: 8 })).not.toBe(drawProduct(PARACETAMOL))
  })

  it.each(['hospital', 'clinic'] as const)('draws a %s with its windows alike on both sides', (kind) => {
    const svg = drawBuilding({ ...LOOK, kind })
    const columns = [...svg.matchAll(/<use href="#_\w+" transform="translate\(([\d.]+) [\d.]+\)"/g)]
      .map(([, x]) => Number(x))
      .filter((x, index, all) => all.indexOf(x) !== all.lastIndexOf(x))
    const across = [...new Set(columns)].sort((a, b) => a - b)
    const mirrored = across.map((x) => 800 - x - 46).sort((a, b) => a - b)
    expect(across.length).toBeGreaterThan(3)
    for (const [index, x] of across.entries()) expect(x).toBeCloseTo(mirrored[index] ?? 0, 0)
  })

  it.each(['capsule', 'tea', 'walk', 'sun', 'rain'])('cuts no emblem off at the edge, seed %s', (seed) => {
    const svg = drawScene({ ...LOOK, motif: 'drop', seed })
    const emblems = [...svg.matchAll(/<g transform="translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)"/g)]
    expect(emblems.length).toBeGreaterThan(9)
    for (const [, x, y, size] of emblems) {
      expect(Math.min(Number(x), 1200 - Number(x))).toBeGreaterThan(Number(size))
      expect(Math.min(Number(y), 675 - Number(y))).toBeGreaterThan(Number(size))
    }
  })

  it('can be turned into pixels', async () => {
    const { data, info } = await sharp(Buffer.from(drawProduct(PARACETAMOL)))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([600, 600])
    expect(new Set(data).size).toBeGreaterThan(100)
  })

  it('sets a line smaller rather than wider than it may run', () => {
    expect(widthOf('Losartan Potassium', 40)).toBeGreaterThan(100)
    const narrow = letter('Losartan Potassium', { x: 0, y: 0, size: 40, fill: '#000000', max: 100 })
    const scale = Number(/scale\(([\d.]+)\)/.exec(narrow)?.[1])
    const lefts = [...narrow.matchAll(/x="(-?\d+)"/g)].map(([, x]) => Number(x) * scale)
    expect(lefts).toHaveLength('LosartanPotassium'.length)
    expect(Math.max(...lefts)).toBeLessThan(100)
  })
})
