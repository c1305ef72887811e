type Dictionary = Readonly<Record<string, string>>

interface Pattern {
  matches: RegExp
  /** Names of the places, in their order. */
  places: string[]
  said: string
}

/** Puts values into their places. */
const fill = (sentence: string, values: Dictionary) =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

const PLACE = /\{(\w+)\}/g

/**
 * Says sentences of the server by a dictionary whose English leaves places for names and numbers; null for what is
 * not in it. `{noun}` takes only what stands in the dictionary itself, `{what}` also anything else. A full stop at the
 * end is kept, and needs none in the dictionary.
 */
export function teller(dictionary: Dictionary): (text: string) => string | null {
  const patterns = Object.entries(dictionary)
    .filter(([english]) => english.includes('{'))
    .sort(([one], [other]) => wordsOf(other).length - wordsOf(one).length)
    .map(([english, said]) => patternOf(english, said))

  const say = (text: string): string | null => {
    if (Object.hasOwn(dictionary, text)) return dictionary[text] ?? null
    for (const { matches, places, said } of patterns) {
      const held = matches.exec(text)?.slice(1)
      if (!held) continue
      const values = places.map((place, at) => valueOf(place, held[at] ?? ''))
      if (!values.includes(null))
        return fill(said, Object.fromEntries(places.map((place, at) => [place, values[at] ?? ''])))
    }
    return null
  }
  function valueOf(place: string, held: string): string | null {
    if (place.startsWith('noun')) return say(held)
    return place === 'what' ? (say(held) ?? held) : held
  }

  return (text) => {
    if (!text.endsWith('.')) return say(text)
    const said = say(text.slice(0, -1))
    return said === null ? null : `${said}.`
  }
}

/** What stands for itself: of two patterns that fit, the one that says more is meant. */
const wordsOf = (english: string) => english.replace(PLACE, '')

function patternOf(english: string, said: string): Pattern {
  const source = english
    .split(PLACE)
    .map((part, at) => (at % 2 === 1 ? '(.+?)' : part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)))
    .join('')
  return {
    matches: new RegExp(`^${source}$`, 's'),
    places: [...english.matchAll(PLACE)].map(([, name]) => name ?? ''),
    said,
  }
}
