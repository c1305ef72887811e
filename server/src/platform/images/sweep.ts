import type { FileStore } from '../files/store'
import type { SweepRepository } from './sweep-repository'

interface Needs {
  repository: SweepRepository
  store: FileStore
  now: () => Date
  /** Writes down which picture was taken away. */
  record: (image: string) => Promise<void>
}

// a form may stay open over a long weekend
const SPARED_MS = 7 * 86_400_000

/**
 * Takes away pictures that were uploaded in a form which was given up: for a week nobody sent them again, and no record
 * names them. What a record once named stays, as the log of changes still tells of it.
 */
export function pictureSweep({ repository, store, now, record }: Needs) {
  return async () => {
    const before = new Date(now().getTime() - SPARED_MS)
    const images = await repository.findOlder(before)
    if (images.length === 0) return
    const named = await repository.findNamed(images)
    for (const image of images) {
      if (named.has(image)) continue
      // sent again while this was asked
      if (((await store.age(image)) ?? 0) >= before.getTime()) continue
      await store.remove(image)
      await record(image)
    }
  }
}
