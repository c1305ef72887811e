import { distanceKm } from '@botika/common/distance'

export interface Point {
  lat: number
  lng: number
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const FORMS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(String.raw`[?&](?:q|query|ll|destination)=(?:loc:)?${NUMBER}(?:,|%2C)\s*${NUMBER}`, 'i'),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(String.raw`#map=\d+(?:\.\d+)?/${NUMBER}/${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
  new RegExp(String.raw`^\(?${NUMBER}\s*[,;\s]\s*${NUMBER}\)?$`),
]

export function readPoint(text: string): Point | null {
  for (const form of FORMS) {
    const found = form.exec(text.trim())
    const point = { lat: Number(found?.[1]), lng: Number(found?.[2]) }
    if (found && Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180) return point
  }
  return null
}

const METRES_PER_DEGREE = 111_320

/** Six decimals are some ten centimetres. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

export function nudged({ lat, lng }: Point, north: number, east: number): Point {
  const shrink = Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  return {
    lat: rounded(lat + north / METRES_PER_DEGREE),
    lng: rounded(lng + east / (METRES_PER_DEGREE * shrink)),
  }
}

export function offsetOf(from: Point, to: Point) {
  const shrink = Math.cos((from.lat * Math.PI) / 180)
  return {
    east: (to.lng - from.lng) * METRES_PER_DEGREE * shrink,
    north: (to.lat - from.lat) * METRES_PER_DEGREE,
  }
}

export interface Offset {
  east: number
  north: number
}

export function pressedOffset(
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
  reach: number,
): Offset {
  return {
    east: ((clientX - box.left) / box.width - 0.5) * 2 * reach,
    north: (0.5 - (clientY - box.top) / box.height) * 2 * reach,
  }
}

export function farthestSpot(spots: readonly Offset[], places: readonly Offset[]): Offset {
  const room = (spot: Offset) =>
    Math.min(Infinity, ...places.map(({ east, north }) => Math.hypot(east - spot.east, north - spot.north)))
  return spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best))
}

const isInPhilippines = ({ lat, lng }: Point) => lat > 4 && lat < 21.5 && lng > 114 && lng < 127

/** Farther than this from every pharmacy of its city, a pin is probably wrong. */
const DOUBTFUL_KM = 15

export type Doubt = { kind: 'abroad' } | { kind: 'far'; km: number }

export function pinWarning(point: Point, known: readonly Point[]): Doubt | null {
  if (!isInPhilippines(point)) return { kind: 'abroad' }
  if (known.length === 0) return null
  const km = Math.min(...known.map((one) => distanceKm(point, one)))
  return km > DOUBTFUL_KM ? { kind: 'far', km: Math.round(km) } : null
}
