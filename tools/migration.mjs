// Writes a migration for what changed in server/src/schema: `npm run migration -- --name what_changed`, or with
// `--custom` an empty one. drizzle-kit compares with the newest snapshot alone, so the older ones are deleted.
import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const META = path.join(root, 'server/src/schema/migrations/meta')

/** Snapshots before the newest, which no command reads. */
export const staleSnapshots = () =>
  readdirSync(META)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .slice(0, -1)
    .map((name) => path.join(META, name))

if (process.argv[1] === import.meta.filename) {
  execFileSync('npx', ['drizzle-kit', 'generate', ...process.argv.slice(2)], {
    cwd: path.join(root, 'server'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  for (const file of staleSnapshots()) rmSync(file)
}
