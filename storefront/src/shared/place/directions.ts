interface Spot {
  latitude: number | null
  longitude: number | null
  address: string
  city?: string | null
}

/** Where a map shows the way: the spot when it is known, else its address. */
export function directionsTo({ latitude, longitude, address, city }: Spot): string {
  if (latitude !== null && longitude !== null) {
    return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
  }
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent([address, city, 'Philippines'].filter(Boolean).join(', '))}`
}
