import Bowser from 'bowser'

export interface DeviceName {
  browser: string | null
  system: string | null
}

/**
 * What a browser says it is, in names alone: enough for its owner to know the device again. Versions, models and the
 * address would make of a list of one's devices a record of where one was with what.
 */
export function deviceNameOf(userAgent: string | undefined): DeviceName {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: nameIn(browser.name), system: nameIn(os.name) }
}

const LONGEST = 40

// a browser may say of itself whatever it wants
const nameIn = (name: string | undefined) =>
  name
    ?.replace(/[^\w .-]/g, '')
    .slice(0, LONGEST)
    .trim() || null
