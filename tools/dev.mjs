// `npm run dev`: the sources as they are. The database outlives the server, which starts anew after each change.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { register } from 'tsx/esm/api'
import { root } from './root.mjs'
import { giveUp } from './terminal.mjs'

register()
const { readEnv } = await import('../server/src/platform/lib/env.ts')
const { startEmbedded } = await import('@botika/embedded-postgres')
const { refuseMissingSecret, secretOf } = await import('../server/src/platform/sessions/secret.ts')

const say = (line) => process.stdout.write(`  · ${line}\n`)

try {
  const env = readEnv()
  refuseMissingSecret(env)
  const database = env.DATABASE_URL ? null : await startEmbedded({ dataDir: env.BOTIKA_DATA, say })
  if (database) say(`The database is in ${database.dataDir}`)
  const code = await serve({
    NODE_ENV: 'development',
    ...process.env,
    BOTIKA_DEV: '1',
    // to the server the built-in database is somebody else's: what that forbids was decided here
    BOTIKA_SECRET: secretOf(env),
    BOTIKA_DEMO: env.isDemo ? '1' : '0',
    BOTIKA_DEMO_OPEN: env.isDemo || env.openedBy === null || env.BOTIKA_DEMO_OPEN ? '1' : '0',
    DATABASE_URL: database?.connectionString ?? env.DATABASE_URL,
  })
  await database?.stop()
  process.exit(code)
} catch (error) {
  giveUp(error.message)
}

function serve(variables) {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs')
  const main = path.join(root, 'server/src/main.ts')
  const child = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', main, 'serve'], {
    cwd: root,
    stdio: 'inherit',
    env: variables,
  })
  // Ctrl-C in a terminal reaches the child by itself, any other interrupt doesn't; the database waits for it
  process.on('SIGINT', () => setTimeout(() => child.kill('SIGTERM'), 1_000))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)))
}
