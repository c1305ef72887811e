const RESULTS = /^\/search\/(?:facilities\/[^/]+|products|pharmacies|doctors)\/([^/]+)/

/** The words whose results stand at an address; nothing at any other page's. */
export function searchedAt(pathname: string): string {
  const words = RESULTS.exec(pathname)?.[1] ?? ''
  try {
    return decodeURIComponent(words)
  } catch {
    return words
  }
}
