// Checks the alert rules and runs their tests with promtool: `npm run alerts`.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './root.mjs'

const folder = path.join(root, 'deploy/prometheus')
for (const words of [
  ['check', 'rules', 'rules.yml'],
  ['test', 'rules', 'rules.test.yml'],
]) {
  const { error, status } = spawnSync('promtool', words, { cwd: folder, stdio: 'inherit' })
  if (error?.code === 'ENOENT')
    console.error('There is no promtool: install the Debian package prometheus (apt-get install prometheus).')
  if (error || status !== 0) process.exit(1)
}
