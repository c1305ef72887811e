import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Where the built-in database of a data folder lies: elsewhere if its account could not get into the folder. */
export function databaseHome(folder: string): string {
  const pointer = path.join(folder, 'database-is-in')
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : folder
}

/** Deletes a data folder that a measurement made, and its database wherever that lies. */
export function deleteDataFolder(folder: string): void {
  for (const each of [databaseHome(folder), folder]) rmSync(each, { recursive: true, force: true })
}
