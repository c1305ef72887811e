import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type FileStore, isStoreName, mustBeName } from './store'

interface Needs {
  folder: string
  /** True: only the account that the server runs as may read what is kept here. */
  isPrivate: boolean
}

const DRAFT = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isAbsent = (error: unknown) => {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR'
}

const nullWhenAbsent = (error: unknown) => {
  if (isAbsent(error)) return null
  throw error
}

export function diskStore({ folder, isPrivate }: Needs): FileStore {
  const place = (name: string) => path.join(folder, mustBeName(name))
  return {
    async put(name, bytes) {
      const target = place(name)
      const draft = `${target}.${randomUUID()}`
      await mkdir(path.dirname(target), { recursive: true, ...(isPrivate ? { mode: 0o700 } : {}) })
      try {
        // nobody ever sees half a file
        await writeFile(draft, bytes, { flag: 'wx', flush: true, ...(isPrivate ? { mode: 0o600 } : {}) })
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    get: (name) => readFile(place(name)).catch(nullWhenAbsent),

    async age(name) {
      const found = await stat(place(name)).catch(nullWhenAbsent)
      return found?.isFile() ? Math.round(found.mtimeMs) : null
    },

    remove: (name) => rm(place(name), { force: true }),

    async list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullWhenAbsent)
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
        )
        .filter((name) => isStoreName(name) && !DRAFT.test(name))
    },
  }
}
