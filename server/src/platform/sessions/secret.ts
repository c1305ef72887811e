import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CliError } from '../lib/cli-error'

const SHORTEST = 32

/** The key of an installation for its own machine: made at the first start, in a file that only its account may read. */
function storedSecret(folder: string): string {
  const file = path.join(folder, 'secret')
  try {
    writeFileSync(file, randomBytes(48).toString('base64'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < SHORTEST)
    throw new CliError(`${file} is damaged: delete it, so that a new one is made, or set BOTIKA_SECRET.`)
  return secret
}

interface Settings {
  BOTIKA_SECRET?: string | undefined
  BOTIKA_DATA: string
  openedBy: string | null
}

export function refuseMissingSecret({ BOTIKA_SECRET, openedBy }: Settings): void {
  if (!BOTIKA_SECRET && openedBy)
    throw new CliError(
      `BOTIKA_SECRET is missing, which a server that is open to others needs (${openedBy} is set): give it at least ${SHORTEST} random characters, for example from openssl rand -base64 48, the same on every server of a database.`,
    )
}

/** The key that signs access tokens: the one of the settings, or the kept one where nobody else gets to the server. */
export function secretOf(settings: Settings): string {
  refuseMissingSecret(settings)
  return settings.BOTIKA_SECRET ?? storedSecret(settings.BOTIKA_DATA)
}
