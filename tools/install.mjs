// Brings node_modules to exactly what package-lock.json says, and only when it isn't there yet.
import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'
import { giveUp, step } from './terminal.mjs'

/** What is run: what builds Botika belongs to it, also where NODE_ENV or npm's settings leave that out. */
export const INSTALL = [
  'ci',
  '--include=dev',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/** Says who has to build where the account that runs Botika may not change its code. */
export function mustBeWritable() {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    giveUp(
      `Botika in ${root} is not built yet, or changed since, and this account may not write there: run npm run build as the account that owns it, then start again.`,
    )
  }
}

/** Installs the locked dependencies when they are missing or stale. */
export async function ensureInstalled() {
  const wanted = packagesOf(path.join(root, 'package-lock.json'))
  // npm writes this one last, so an install that was cut short counts as none
  const found = packagesOf(path.join(root, 'node_modules/.package-lock.json'))
  if (isComplete(wanted, found)) return
  mustBeWritable()
  const progress = step('Installing the locked dependencies')
  const names = Object.keys(wanted).filter((name) => name && !wanted[name].optional)
  const watch = setInterval(() => {
    const there = names.filter((name) => existsSync(path.join(root, name, 'package.json'))).length
    progress.far(`${Math.floor((there / names.length) * 20) * 5} % of ${names.length} packages`)
  }, 1_000)
  const { code, output } = await npm(INSTALL)
  clearInterval(watch)
  if (code !== 0) {
    progress.failed()
    process.stderr.write(output)
    giveUp('The dependencies could not be installed: check the network and the disk, then start again.')
  }
  progress.done(`${names.length} packages`)
}

/** Runs npm and hands back its exit code and what it said. */
export function npm(args) {
  const self = process.env.npm_execpath
  const [command, before] = self?.endsWith('.js') ? [process.execPath, [self]] : ['npm', []]
  return new Promise((resolve) => {
    const child = spawn(command, [...before, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command === 'npm' && process.platform === 'win32',
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 1, output: `${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Whether everything that the lock names for this machine is there, in just that version. */
export function isComplete(wanted, found) {
  return Object.entries(wanted).every(([name, { version, optional, integrity, link }]) => {
    if (!name.includes('node_modules/')) return true
    const there = found[name]
    // what is for other platforms only stays away
    if (!there) return optional === true
    return link ? there.link === true : there.version === version && there.integrity === integrity
  })
}

function packagesOf(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {}
}
