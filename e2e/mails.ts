import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dataFolder } from './world'

/** The token of the newest link that was mailed to an address: without SMTP the server writes emails into files. */
export async function tokenFor(email: string): Promise<string> {
  const folder = path.join(dataFolder(), 'mail')
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(250)) {
    const files = await Promise.all(
      (await readdir(folder).catch(() => []))
        .filter((name) => name.endsWith('.eml'))
        .map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
    )
    for (const { name } of files.sort((one, other) => other.at - one.at)) {
      const text = (await readFile(path.join(folder, name), 'utf8'))
        .replace(/=\r?\n/g, '')
        .replace(/=3D/g, '=')
      const token = /#token=([\w-]+)/.exec(text)?.[1]
      if (text.includes(email) && token) return token
    }
  }
  throw new Error(`No email with a link came to ${email}`)
}
