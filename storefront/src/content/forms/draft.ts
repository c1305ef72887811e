type Values = Record<string, string>

const keyOf = (name: string) => `draft.${name}`

/** Keeps what was typed until the tab closes, so that a reload loses nothing. */
export function keepDraft(name: string, values: Values) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values))
  } catch {
    // storage is full or forbidden: the form still works
  }
}

/** What was typed before in this tab. */
export function readDraft(name: string): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

export function forgetDraft(name: string) {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // nothing was kept
  }
}
