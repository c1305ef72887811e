import { tabStorage } from '@botika/common/safe-storage'
type Values = Record<string, string>

const keyOf = (name: string) => `draft.${name}`

export function saveDraft(name: string, values: Values) {
  tabStorage.write(keyOf(name), JSON.stringify(values))
}

export function readDraft(name: string): Values {
  const saved = tabStorage.readJson(keyOf(name))
  if (typeof saved !== 'object' || saved === null) return {}
  return Object.fromEntries(Object.entries(saved).filter(([, value]) => typeof value === 'string'))
}

export const forgetDraft = (name: string) => tabStorage.remove(keyOf(name))
