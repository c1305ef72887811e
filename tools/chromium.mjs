import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

// the one without windows first: it draws a page with a quarter less work
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A real Chromium: the one in CHROMIUM, one that is installed, or on Debian, for root, its package. */
export async function findChromium() {
  const found = installed() ?? (mayInstall() && (await install()))
  if (!found)
    throw new Error(
      'The journeys need a Chromium: install one (apt-get install chromium-headless-shell) or name it in CHROMIUM.',
    )
  return found
}

function installed() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const onPath = NAMES.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()).find(
    Boolean,
  )
  return onPath ?? MAC.find((file) => existsSync(file))
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

async function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => promisify(execFile)('apt-get', args, { env, maxBuffer: 64 * 1024 * 1024 })
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', SHELL, 'fonts-liberation')
  return installed()
}
