// Installs and starts Botika by the commands of deploy/README.md, word for word: `npm run deploy-test`, as root on Debian.
// Places, the account's name and the ports are put elsewhere, so that nothing of this machine is touched; systemd is
// stood in for by this program, which runs the unit's ExecStart with its account, folder and settings.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { URI } from 'otpauth'
import { setTimeout as sleep } from 'node:timers/promises'
import { deployTexts, readUnit, shellBlocks } from './deploy-text.mjs'
import { root } from './root.mjs'
import { giveUp, step } from './terminal.mjs'

const PROGRAMS = '/usr/lib/postgresql/15/bin'
const PATIENCE_MS = 120_000
const CLOSED = 'http://127.0.0.1:9/'

if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
  giveUp('This installs Botika as a machine would: it needs root on Debian.')
if (!existsSync(PROGRAMS)) {
  const progress = step('Installing PostgreSQL 15 of Debian')
  execFileSync('apt-get', ['update'], { stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql-15'], { stdio: 'inherit' })
  progress.done()
}

const place = mkdtempSync(path.join(tmpdir(), 'botika-deploy-'))
chmodSync(place, 0o755)
const account = `botika-${path.basename(place).slice(-6).toLowerCase()}`
const [databasePort, port] = [await freePort(), await freePort()]
const origin = `http://127.0.0.1:${port}`
const REPOSITORY = path.join(place, 'repository.git')

/** Each place of the README where this run puts it. */
const here = (text) =>
  text
    .replaceAll('/opt/botika', `${place}/opt/botika`)
    .replaceAll('/var/lib/botika', `${place}/var/lib/botika`)
    .replaceAll('/etc/', `${place}/etc/`)
    .replaceAll('https://git.example/botika.git', REPOSITORY)
    .replaceAll(/(?<=useradd .*)botika$/gm, account)
    .replaceAll(/(?<=su -s \/bin\/sh )botika\b/g, account)
    .replaceAll(/-([og]) botika\b/g, `-$1 ${account}`)

// npm tells what it runs of its own folders; where packages come from may be this machine's to say
const KEPT = /^(?!npm_)|^npm_config_(registry|cafile)$/
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name))),
  // the hardest case: npm leaves out what builds Botika
  NODE_ENV: 'production',
  PGHOST: place,
  PGPORT: String(databasePort),
  PATH: `${PROGRAMS}:${process.env.PATH}`,
}
let server
let failure

try {
  for (const folder of ['opt', 'var/lib', 'etc/systemd/system'])
    mkdirSync(path.join(place, folder), { recursive: true })
  execFileSync('git', ['clone', '--quiet', '--bare', root, REPOSITORY])
  execFileSync('chmod', ['-R', 'a+rX', REPOSITORY])
  startPostgres()
  const { readme } = deployTexts()
  for (const block of shellBlocks(readme)) for (const command of block) await run(command)
  await withoutRegistry()
} catch (error) {
  failure = error
} finally {
  // an account that still has a process can't be taken away
  if (server && server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await ended
  }
  spawnSync('su', ['postgres', '-c', `${PROGRAMS}/pg_ctl -D ${place}/database -m immediate stop`])
  spawnSync('userdel', [account])
  rmSync(place, { recursive: true, force: true })
}
if (failure) giveUp(`The installation by deploy/README.md failed: ${failure.message}`)
process.stdout.write('\nInstalled, started, upgraded, restored and started again by deploy/README.md.\n')

/** A command of the README; what systemd would do is done here, and looked at. */
async function run(command) {
  const progress = step(command.length > 90 ? `${command.slice(0, 90)}…` : command)
  const [, verb] = /^systemctl (\S+)/.exec(command) ?? []
  if (verb === undefined) {
    // the service alone may not write the code; its account builds
    spawnSync('chmod', ['-R', 'u+w', `${place}/opt/botika`])
    const { status, stdout, stderr } = spawnSync('sh', ['-c', here(command)], {
      cwd: place,
      env: environment,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`"${command}" ended with ${status}:\n${stdout}${stderr}`)
    // git takes nothing from a folder of somebody else's
    if (command.startsWith('useradd')) execFileSync('chown', ['-R', account, REPOSITORY])
    if (command.includes('sed -i')) fillIn()
    if (command.includes('create-admin')) await mustSignIn(stdout)
  } else if (verb === 'stop') await stopServer()
  else if (verb !== 'daemon-reload') {
    await stopServer()
    await startServer()
  }
  progress.done()
}

/** What a person fills in by hand: ports and addresses of this machine. */
function fillIn() {
  const file = `${place}/etc/botika.env`
  const settings = readFileSync(file, 'utf8')
    .replace("PORT='3000'", `PORT='${port}'`)
    .replace('127.0.0.1:5432', `127.0.0.1:${databasePort}`)
    .replace("BOTIKA_DATA='/var/lib/botika'", `BOTIKA_DATA='${place}/var/lib/botika'`)
  writeFileSync(file, settings)
}

/** Runs the unit's ExecStart as systemd would: its account, folder and settings, and code that it may not write. */
async function startServer(more = {}) {
  const unit = readUnit(here(readFileSync(`${place}/etc/systemd/system/botika.service`, 'utf8')))
  const settings = spawnSync(
    process.execPath,
    [`--env-file=${unit.EnvironmentFile}`, '-p', 'JSON.stringify(process.env)'],
    { env: {}, encoding: 'utf8' },
  )
  const [command, ...args] = unit.ExecStart.split(' ')
  const code = unit.WorkingDirectory
  if (unit.ReadWritePaths.split(' ').some((folder) => code.startsWith(folder)))
    throw new Error('The service may write its own code')
  execFileSync('chmod', ['-R', 'a-w', code])
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, unit.User.replace(/^botika$/, account)], { encoding: 'utf8' })),
  )
  const [, home] = unit.Environment.split('HOME=')
  server = spawn(command, args, {
    cwd: code,
    uid,
    gid,
    env: { PATH: process.env.PATH, HOME: home, ...JSON.parse(settings.stdout), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk))
  for (const end = Date.now() + PATIENCE_MS; !(await isReady()); await sleep(250))
    if (server.exitCode !== null || Date.now() > end)
      throw new Error(`The service did not get ready:\n${said}`)
  if (/Installing|Building/.test(said)) throw new Error(`The start installed or built anew:\n${said}`)
  const page = await fetch(`${origin}/`)
  if (!page.ok || !(await page.text()).includes('</html>'))
    throw new Error(`The front page answered ${page.status}`)
}

async function stopServer() {
  if (!server || server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  const code = await ended
  server = undefined
  if (code !== 0) throw new Error(`The service ended with ${code}`)
}

/** The next start needs neither the registry nor npm's cache. */
async function withoutRegistry() {
  const progress = step('The next start, without the package registry')
  await stopServer()
  rmSync(`${place}/var/lib/botika/.npm`, { recursive: true, force: true })
  await startServer({ npm_config_registry: CLOSED })
  progress.done()
}

/** The link that create-admin prints sets a password, which opens the back office. */
async function mustSignIn(said) {
  const [, token] = /#token=([\w-]+)/.exec(said) ?? []
  if (!token) throw new Error(`create-admin printed no link:\n${said}`)
  const post = (where, body) =>
    fetch(`${origin}${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const password = 'a password of the deploy test'
  const reset = await post('/api/auth/reset-password', { token, password })
  if (!reset.ok) throw new Error(`The link did not work: ${reset.status} ${await reset.text()}`)
  const [uri] = /otpauth:\S+/.exec(said) ?? []
  if (!uri) throw new Error(`create-admin printed no second factor:\n${said}`)
  const otp = URI.parse(uri).generate()
  const login = await post('/api/auth/login', { email: 'you@example.com', password, otp })
  if (!login.ok) throw new Error(`The admin could not sign in: ${login.status} ${await login.text()}`)
}

function startPostgres() {
  const folder = `${place}/database`
  mkdirSync(folder)
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])))
  chownSync(folder, uid, gid)
  chownSync(place, uid, gid)
  const progress = step('Starting PostgreSQL 15')
  const as = (command) => execFileSync('su', ['postgres', '-c', command], { cwd: '/', stdio: 'ignore' })
  as(`${PROGRAMS}/initdb -D ${folder} --auth-host=scram-sha-256 --auth-local=peer`)
  as(
    `${PROGRAMS}/pg_ctl -D ${folder} -w -l ${folder}/log -o "-p ${databasePort} -k ${place} -c listen_addresses=127.0.0.1" start`,
  )
  progress.done()
}

async function isReady() {
  const answer = await fetch(`${origin}/readyz`).catch(() => null)
  return answer?.ok === true
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address()
      probe.close(() => resolve(free))
    })
  })
}
