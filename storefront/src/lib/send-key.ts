import { tabStorage } from '@botika/common/safe-storage'

interface SavedKey {
  key: string
  /** A digest: health and identity stay out of the storage. */
  mark: string
}

export interface SendKey {
  keyOf: (fingerprint: string) => string
  forgetKey: () => void
}

/** Idempotency keys: the same content keeps its key over reloads, until it has arrived. */
export function sendKey(name: string): SendKey {
  let saved: SavedKey | null = null
  return {
    keyOf(fingerprint) {
      const mark = digest(fingerprint)
      saved = read(name) ?? saved
      if (saved?.mark !== mark) {
        saved = { key: newKey(), mark }
        tabStorage.write(name, JSON.stringify(saved))
      }
      return saved.key
    },
    forgetKey() {
      saved = null
      tabStorage.remove(name)
    },
  }
}

function read(name: string): SavedKey | null {
  const found = tabStorage.readJson(name) as Partial<SavedKey> | null
  return typeof found?.key === 'string' && typeof found.mark === 'string' ? (found as SavedKey) : null
}

/** FNV-1a with two seeds: enough for the few requests of one tab. */
const digest = (text: string) => [0x811c9dc5, 0x01000193].map((seed) => fnv(text, seed)).join('-')

function fnv(text: string, seed: number): string {
  let hash = seed
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash.toString(36)
}

/** crypto.randomUUID needs HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
