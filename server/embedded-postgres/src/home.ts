import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { canEnter, type Account } from './account'

/** Where the database goes when its account can't enter the project, as in a home that only root may enter. */
export const ELSEWHERE = '/var/lib/botika'

const POINTER = 'database-is-in'
const OWNER = 'belongs-to'

/** Whether a data folder has a database already, in itself or elsewhere. */
export const hasDatabase = (dataDir: string): boolean =>
  existsSync(path.join(dataDir, 'postgres')) || existsSync(path.join(dataDir, POINTER))

/** The folder for the database of this data folder: itself, where the account gets in. */
export async function homeOf(dataDir: string, account: Account): Promise<string> {
  if (existsSync(path.join(dataDir, 'postgres'))) return dataDir
  const known = await rememberedHome(dataDir)
  if (known) return known
  if (canEnter(account, dataDir)) return dataDir

  const home = path.join(ELSEWHERE, randomBytes(6).toString('hex'))
  await mkdir(home, { recursive: true, mode: 0o711 })
  await writeFile(path.join(home, OWNER), dataDir)
  await writeFile(path.join(dataDir, POINTER), home)
  return home
}

/** A data folder that was moved takes its database along; a copy of one gets its own. */
async function rememberedHome(dataDir: string): Promise<string | null> {
  const home = readText(path.join(dataDir, POINTER))
  if (!home || !existsSync(path.join(home, 'postgres'))) return null
  const owner = readText(path.join(home, OWNER))
  if (owner === dataDir) return home
  if (owner && readText(path.join(owner, POINTER)) === home) return null
  await writeFile(path.join(home, OWNER), dataDir)
  return home
}

function readText(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}
