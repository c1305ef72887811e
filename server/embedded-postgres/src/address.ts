import { createHash, randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Account } from './account'
import type { Holder } from './lock'

export const DATABASE = 'botika'
export const SUPERUSER = 'botika'

const PASSWORD_FILE = 'postgres.password'
const LONGEST_FOLDER = 84

/** Where the database answers: a socket folder that nobody else may enter, or, on Windows, a loopback port. */
export interface Address {
  host: string
  port: number
  password?: string
}

/** The socket folder is short whatever the project's path is, and the same at each start. */
export function socketAddress(home: string, account: Account): Address {
  const shortest = tmpdir().length > LONGEST_FOLDER ? '/tmp' : tmpdir()
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12)
  const folder = path.join(shortest, `botika-${name}`)
  return { host: claim(folder, account) ? folder : mkdtempOwned(`${folder}-`, account), port: 5432 }
}

/** A free port, kept for as long as this process lives, and the password kept beside the database. */
export async function loopbackAddress(home: string, account: Account): Promise<Address> {
  const file = path.join(home, PASSWORD_FILE)
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
    giveTo(file, account)
  }
  return { host: '127.0.0.1', port: await freePort(), password: readFileSync(file, 'utf8') }
}

/** The same address as another process tells it; that one keeps the password to itself. */
export function addressOf({ host, port }: Holder, home: string): Address | null {
  if (!host || !port) return null
  if (host.startsWith('/')) return { host, port }
  return { host, port, password: readFileSync(path.join(home, PASSWORD_FILE), 'utf8') }
}

export function connectionStringOf(address: Address, database = DATABASE): string {
  const { host, port, password } = address
  if (host.startsWith('/'))
    return `postgresql://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
  return `postgresql://${SUPERUSER}:${password ?? ''}@${host}:${port}/${database}`
}

/** Clears away what a stopped database leaves in the folder for temporary files. */
export function leaveAddress({ host }: Address) {
  if (host.startsWith('/')) rmSync(host, { recursive: true, force: true })
}

/** False when somebody else made the folder first: names in a shared folder can be guessed. */
function claim(folder: string, account: Account): boolean {
  const uid = account.uid ?? process.getuid?.()
  try {
    mkdirSync(folder, { mode: 0o700 })
    giveTo(folder, account)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const found = lstatSync(folder)
    return found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0
  }
}

function mkdtempOwned(prefix: string, account: Account): string {
  const folder = mkdtempSync(prefix)
  giveTo(folder, account)
  return folder
}

function giveTo(place: string, { uid, gid }: Account) {
  if (uid !== undefined && gid !== undefined) chownSync(place, uid, gid)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
