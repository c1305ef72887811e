interface Spot {
  latitude: number | null
  longitude: number | null
  address: string
  city?: string | null
}

export function directionsTo({ latitude, longitude, address, city }: Spot): string | null {
  if (latitude !== null && longitude !== null) {
    return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
  }
  const known = [address, city].filter(Boolean)
  if (known.length === 0) return null
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent([...known, 'Philippines'].join(', '))}`
}
