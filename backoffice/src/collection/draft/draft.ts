import { tabStorage } from '@botika/common/safe-storage'
const PREFIX = 'botika.draft '
const LACKING = 'botika.lacking '
const SECRET = /password|token/i

type Values = Readonly<Record<string, unknown>>

/** Stores typed values in this tab until it is reloaded or the same person is back; never secrets or files. */
export function keepDraft(address: string, values: Values) {
  const plain = Object.entries(values).filter(canKeep)
  if (plain.length === 0) return
  tabStorage.attempt((storage) => {
    if (!canKeepAll(values)) storage.setItem(LACKING + address, 'yes')
    storage.setItem(PREFIX + address, JSON.stringify(Object.fromEntries(plain)))
  }, undefined)
}

interface Draft {
  values: Values
  isWhole: boolean
}

export function takeDraft(address: string): Draft | null {
  return tabStorage.attempt((storage) => {
    const stored = storage.getItem(PREFIX + address)
    const isWhole = storage.getItem(LACKING + address) === null
    storage.removeItem(PREFIX + address)
    storage.removeItem(LACKING + address)
    return stored === null ? null : { values: JSON.parse(stored) as Values, isWhole }
  }, null)
}

export const hasDraft = () =>
  tabStorage.attempt((storage) => Object.keys(storage).some((key) => key.startsWith(PREFIX)), false)

export const canKeepAll = (values: Values) => Object.entries(values).every(canKeep)

const canKeep = ([name, value]: [string, unknown]) => !SECRET.test(name) && isPlain(value)

/** A chosen file would come back as an empty object. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  return typeof value !== 'object' || value === null || !('rawFile' in value)
}
