import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The account PostgreSQL runs under; empty for our own. */
export interface Account {
  uid?: number
  gid?: number
}

/**
 * PostgreSQL refuses to run as root, so root hands it to the owner of what is there already,
 * and to `nobody` where everything is root's.
 */
export function databaseAccount(...folders: string[]): Account {
  if (process.getuid?.() !== 0) return {}
  for (const folder of folders) {
    const owner = statSync(folder, { throwIfNoEntry: false })
    if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  }
  return nobody()
}

/** Whether the account gets into the folder. Asked of the system itself: modes alone don't tell. */
export function canEnter(account: Account, folder: string): boolean {
  if (account.uid === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'cd -- "$0"', folder], { ...account, cwd: '/' }).status === 0
}

function nobody(): Account {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}
