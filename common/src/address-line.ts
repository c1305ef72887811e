interface Parts {
  address?: string | null
  barangay?: string | null
  city?: string | null
  province?: string | null
}

const plain = (text: string) => text.trim().toLowerCase()

/** An address on one line, from the street up. Streets are often typed with their barangay: it is not said twice. */
export function addressLine({ address, barangay, city, province }: Parts): string {
  const said: string[] = []
  for (const part of [address, barangay, city, province]) {
    if (!part?.trim()) continue
    const words = said.flatMap((line) => line.split(',')).map(plain)
    if (!words.includes(plain(part))) said.push(part.trim())
  }
  return said.join(', ')
}
