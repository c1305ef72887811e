const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Every text that is one edit away from a name: a letter more, less, other, twice, or swapped with its neighbour. */
export function slipsOf(name: string): string[] {
  const slips = new Set<string>()
  for (let at = 0; at <= name.length; at++) {
    const [before, after] = [name.slice(0, at), name.slice(at)]
    for (const received of LETTERS) slips.add(before + received + after)
    if (after === '') continue
    slips.add(before + after.slice(1))
    for (const received of LETTERS) slips.add(before + received + after.slice(1))
    if (after.length > 1) slips.add(before + after[1] + after[0] + after.slice(2))
  }
  slips.delete(name)
  return [...slips]
}
