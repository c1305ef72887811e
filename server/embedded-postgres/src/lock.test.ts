import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Held, takeLock, type Lock } from './lock'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'botika-lock-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function leaveDeadLock() {
  const script = `
    const { takeLock } = await import(${JSON.stringify(path.join(import.meta.dirname, 'lock.ts'))})
    await takeLock(${JSON.stringify(folder)})
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  await expect(takeLock(folder)).rejects.toMatchObject({ holder: { pid: child.pid } })
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('the lock on a data folder', () => {
  it('is held once and free again after its release', async () => {
    const lock = await takeLock(folder)
    await expect(takeLock(folder)).rejects.toBeInstanceOf(Held)
    await lock.release()
    expect(readdirSync(folder)).toEqual([])
    await (await takeLock(folder)).release()
  })

  it('tells who holds it', async () => {
    const lock = await takeLock(folder)
    lock.tell({ host: '/tmp/somewhere', port: 5432 })
    await expect(takeLock(folder)).rejects.toMatchObject({
      holder: { pid: process.pid, host: '/tmp/somewhere', port: 5432 },
    })
    await lock.release()
  })

  it('goes to exactly one of many that find it dead', async () => {
    await leaveDeadLock()
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(folder)))
    const winners = tries.filter(
      (attempt): attempt is PromiseFulfilledResult<Lock> => attempt.status === 'fulfilled',
    )
    expect(winners).toHaveLength(1)
    await winners[0]?.value.release()
  })
})
