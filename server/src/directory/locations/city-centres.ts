import centres from './city-centres.json' with { type: 'json' }

type Centre = readonly [number, number]

const KNOWN = new Map(Object.entries({ ...centres.rough, ...centres.known }) as unknown as [string, Centre][])

export const isRough = (cityCode: string) => cityCode.slice(0, 7) in centres.rough

/** About where a city or municipality is, by its PSGC code of ten digits; degrees of WGS 84. */
export function centreOf(cityCode: string): { lat: number; lng: number } | null {
  const found = KNOWN.get(cityCode.slice(0, 7))
  return found ? { lat: found[0], lng: found[1] } : null
}
