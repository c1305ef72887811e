import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root, found from wherever this file was built to. */
function rootOf(start: string): string {
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'server/src/schema/migrations'))) return folder
    if (folder === path.dirname(folder))
      throw new Error('The project folder is not complete: clone it again.')
  }
}

const root = rootOf(path.dirname(fileURLToPath(import.meta.url)))

export const projectPath = (inside: string): string => path.join(root, inside)
