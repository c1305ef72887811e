import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the journeys' own server listens; chosen so that it meets no other. */
export const PORT = Number(process.env['E2E_PORT'] ?? 3917)

const SHELL = '/usr/bin/chromium-headless-shell'
const INSTALLED = existsSync(SHELL) ? SHELL : '/usr/bin/chromium'

export const ORIGIN = `http://localhost:${PORT}`

export const MAIN = fileURLToPath(new URL('../server/dist/main.js', import.meta.url))

/** Where the journeys' server keeps its files; known once it was started. */
export const dataFolder = () => process.env['E2E_DATA'] ?? ''

/** The browser of the journeys: a real one, as `npm test` finds or installs it. */
export const BROWSER = {
  executablePath: process.env['CHROMIUM'] ?? INSTALLED,
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    // no page lives long enough to earn back what compiling it well costs: a seventh of the journeys' time
    '--js-flags=--no-opt --no-maglev',
    // spaces between words as wide as in a window
    '--font-render-hinting=none',
  ],
}

/** The demo accounts, as `npm start` prints them. */
export const PASSWORD = 'botika-demo'
/** What people choose whose accounts the journeys make: nobody may choose the demo's. */
export const OWN_PASSWORD = 'apat na luntiang mangga'
export const ACCOUNTS = {
  admin: 'admin@botika.test',
  seller: 'seller@botika.test',
  pharmacist: 'pharmacist@botika.test',
  clerk: 'clerk@botika.test',
  customer: 'customer@botika.test',
} as const

/** What tells a name from those of other runs: digits alone, as `5mg` and `2iu` would be read as a medicine's strength. */
export const newStamp = () => String(Date.now() % 1_000_000_000)
