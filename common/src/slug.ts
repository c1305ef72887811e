/** The specification's slug: lowercase, punctuation to spaces, trimmed, spaces to hyphens. Accents are kept apart from letters first. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .trim()
    .replace(/\s+/g, '-')
}
