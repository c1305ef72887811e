import { nameSort } from '@botika/common/products/words'
import { slugOf } from '@botika/common/slug'
import { isReadable } from '../directory'
import { type PlaceFacts, shorten } from '@botika/registers'
import type { Named, Places } from './places'

export function locatedOf(facts: PlaceFacts & { address?: string }, places: Places) {
  const { isGuess, ...found } = places.find(facts)
  const place = {
    barangay: found.barangay,
    city: found.city ?? (facts.city || null),
    province: found.province ?? (facts.province || null),
  }
  const name = shorten(facts.name || namelessIn(place), 200)
  const isKnown = facts.hours !== null && isReadable(facts.hours)
  const notes: (string | false | null)[] = [
    Boolean(facts.code) && isGuess && 'barangay code is not in the present list: place by name',
    !facts.name && 'has no name: named by its place',
    facts.hours !== null && !isKnown && 'opening hours can’t be read: left out',
  ]
  return {
    notes: notes.filter((note) => typeof note === 'string'),
    opening_hours: isKnown ? facts.hours : null,
    located: {
      import_key: facts.importKey,
      name,
      slug: slugOf(name),
      name_sort: nameSort(name),
      description: facts.description,
      address: shorten(facts.address ?? '', 300) || addressOf(facts.street, place),
      ...place,
      ...(facts.point ?? { latitude: null, longitude: null }),
      phone: facts.phone,
    },
  }
}

const namelessIn = ({ barangay, city }: Named) =>
  ['Pharmacy', [barangay, city].filter(Boolean).join(', ')].filter(Boolean).join(' in ')

function addressOf(street: string, { barangay, city, province }: Named): string {
  const line: string[] = []
  for (const part of [street.trim().replace(/[,\s]+$/, ''), barangay, city, province]) {
    const isThere = line.some((known) =>
      known.split(', ').some((one) => one.toLowerCase() === part?.toLowerCase()),
    )
    if (part && !isThere) line.push(part)
  }
  return shorten(line.join(', '), 300, ', ')
}
