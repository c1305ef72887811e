import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from '../pictures/random'

/** Collects drawings under names that change when the drawing does, since pictures are cached for good. */
export function collectPictures() {
  const files = new Map<string, string>()
  return {
    files,
    /** Keeps the drawing and answers the name it is served under: short, since lists repeat it in every width. */
    add(svg: string): string {
      let hash = hashOf(svg)
      let file = nameOf(hash)
      while (files.has(file) && files.get(file) !== svg) file = nameOf(++hash)
      files.set(file, svg)
      return file
    },
  }
}

const nameOf = (hash: number) => `demo-${hash.toString(36)}.svg`

export type Pictures = ReturnType<typeof collectPictures>

const AT_ONCE = 32

export async function writePictures(files: ReadonlyMap<string, string>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const waiting = [...files]
  const write = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await writeFile(join(folder, next[0]), next[1])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, write))
}
