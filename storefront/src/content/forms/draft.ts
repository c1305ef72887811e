import { tabStorage } from '@botika/common/safe-storage'
type Values = Record<string, string>

const keyOf = (name: string) => `draft.${name}`

/** Keeps what was typed until the tab closes, so that a reload loses nothing. */
export function keepDraft(name: string, values: Values) {
  tabStorage.write(keyOf(name), JSON.stringify(values))
}

export function readDraft(name: string): Values {
  const kept = tabStorage.readJson(keyOf(name))
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'))
}

export const forgetDraft = (name: string) => tabStorage.remove(keyOf(name))
