import { createHash } from 'node:crypto'
import { chmodSync, rmSync, statSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What the process that holds a data folder tells to others who ask. */
export interface Holder {
  pid?: number
  /** Where its database answers. */
  host?: string
  port?: number
}

/** A data folder held by this process. The kernel lets go of it when the process dies, however it dies. */
export interface Lock {
  /** What others are told from now on. */
  tell(holder: Holder): void
  release(): Promise<void>
}

/** Somebody else holds the folder. */
export class Held extends Error {
  constructor(readonly holder: Holder) {
    super(`held by process ${holder.pid ?? 'unknown'}`)
  }
}

const NAME = 'botika.lock'
const GUARD_IS_ABANDONED_AFTER = 5_000
const GUARD_WAIT = 8_000

/** Takes the folder or throws `Held`. Two starters that come at once, even onto a dead lock, are told apart. */
export async function takeLock(folder: string): Promise<Lock> {
  const place = placeOf(folder)
  if (process.platform === 'win32') return listen(place)
  const guard = path.join(folder, `${NAME}.guard`)
  await enter(guard)
  try {
    await refuseIfHeld(place)
    rmSync(path.join(place.folder, place.name), { force: true })
    return await listen(place)
  } catch (error) {
    if (!isWithoutSockets(error)) throw error
    const elsewhere = { folder: tmpdir(), name: `botika-${hash(folder)}.lock` }
    await refuseIfHeld(elsewhere)
    rmSync(path.join(elsewhere.folder, elsewhere.name), { force: true })
    return await listen(elsewhere)
  } finally {
    await rm(guard, { recursive: true, force: true })
  }
}

interface Place {
  folder: string
  name: string
}

function placeOf(folder: string): Place {
  if (process.platform !== 'win32') return { folder, name: NAME }
  return { folder: '', name: `\\\\.\\pipe\\botika-${hash(folder)}` }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Only one starter at a time may judge a lock dead and replace it. */
async function enter(guard: string) {
  for (const end = Date.now() + GUARD_WAIT; ;) {
    try {
      return await mkdir(guard)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST' || Date.now() > end) throw error
    }
    const since = statSync(guard, { throwIfNoEntry: false })?.mtimeMs
    if (since !== undefined && Date.now() - since > GUARD_IS_ABANDONED_AFTER)
      await rm(guard, { recursive: true, force: true })
    else await sleep(25)
  }
}

async function refuseIfHeld(place: Place) {
  const answer = await ask(place)
  if (answer) throw new Held(answer)
}

/** Null when nobody is there. */
function ask(place: Place): Promise<Holder | null> {
  return new Promise((resolve, reject) => {
    const socket: Socket = inFolder(place.folder, () => connect(place.name))
    let text = ''
    socket.setTimeout(1_000, () => socket.destroy())
    socket.on('data', (chunk) => (text += chunk))
    socket.on('error', (error) => {
      const code = codeOf(error)
      if (code === 'ENOENT' || code === 'ECONNREFUSED') resolve(null)
      else if (code === 'EACCES' || code === 'ECONNRESET' || code === 'EPIPE') resolve({})
      else reject(error)
    })
    // a holder that is stopped or busy still holds
    socket.on('close', () => resolve(read(text)))
  })
}

function listen(place: Place): Promise<Lock> {
  let told: Holder = { pid: process.pid }
  return new Promise((resolve, reject) => {
    const server: Server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.end(JSON.stringify(told))
    })
    server.unref()
    server.on('error', (error) => {
      if (process.platform === 'win32' && codeOf(error) === 'EADDRINUSE')
        ask(place).then((holder) => reject(new Held(holder ?? {})), reject)
      else reject(error)
    })
    server.on('listening', () => {
      if (place.folder) chmodSync(path.join(place.folder, place.name), 0o600)
      resolve({
        tell: (holder) => (told = { pid: process.pid, ...holder }),
        // closing removes the socket by the name it was made with
        release: () => new Promise((done) => inFolder(place.folder, () => server.close(() => done()))),
      })
    })
    inFolder(place.folder, () => server.listen(place.name))
  })
}

/** A socket's path may have some 100 bytes only, a data folder's more, so both calls use a name alone. */
function inFolder<T>(folder: string, act: () => T): T {
  if (!folder) return act()
  const before = process.cwd()
  process.chdir(folder)
  try {
    return act()
  } finally {
    process.chdir(before)
  }
}

function read(text: string): Holder {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return {}
  }
}

const isWithoutSockets = (error: unknown) =>
  ['EOPNOTSUPP', 'ENOTSUP', 'EPERM', 'EINVAL', 'ENOSYS'].includes(codeOf(error))

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
