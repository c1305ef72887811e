import type { FileStore } from '../files/store'
import type { SweepRepository } from './sweep-repository'

interface Needs {
  repository: SweepRepository
  store: FileStore
  now: () => Date
  record: (image: string) => Promise<void>
}

const SPARED_MS = 7 * 86_400_000

/** Pictures of a form that was given up: sent by nobody for a week, named by no record. What one once named stays. */
export function pictureSweep({ repository, store, now, record }: Needs) {
  return async () => {
    const before = new Date(now().getTime() - SPARED_MS)
    const images = await repository.findOlder(before)
    if (images.length === 0) return
    const named = await repository.findNamed(images)
    for (const image of images) {
      if (named.has(image)) continue
      if (((await store.age(image)) ?? 0) >= before.getTime()) continue
      await store.remove(image)
      await record(image)
    }
  }
}
