import type { Named } from './places'
import { clean, shorten } from './text'

/** One line from street to province, each part once. */
export function addressOf(parts: (string | undefined)[], { barangay, city, province }: Named): string {
  const street = parts
    .map((part) => clean(part).replace(/[,\s]+$/, ''))
    .filter(Boolean)
    .join(' ')
  const line: string[] = []
  for (const part of [street, barangay, city, province]) {
    const isThere = line.some((known) =>
      known.split(', ').some((one) => one.toLowerCase() === part?.toLowerCase()),
    )
    if (part && !isThere) line.push(part)
  }
  return shorten(line.join(', '), 300, ', ')
}

/** Degrees from text; null when they lie nowhere on earth. */
export function degreesOf(lat: string | undefined, lng: string | undefined) {
  const latitude = Number.parseFloat(lat ?? '')
  const longitude = Number.parseFloat(lng ?? '')
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPlace && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null
}
