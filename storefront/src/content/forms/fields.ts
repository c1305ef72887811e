export type Values = Record<string, string>

type Input = HTMLInputElement | HTMLTextAreaElement

export const isInput = (element: unknown): element is Input =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

export function valuesOf(form: HTMLFormElement): Values {
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(typed.filter(([, value]) => value.trim() !== ''))
}

/** Without passwords, which are never stored. */
export function draftOf(form: HTMLFormElement): Values {
  const isSecret = (name: string) => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLElement && field.dataset['secret'] !== undefined
  }
  return Object.fromEntries(Object.entries(valuesOf(form)).filter(([name]) => !isSecret(name)))
}

/** Fills in a draft where nothing has been typed since. */
export function fillEmpty(form: HTMLFormElement, draft: Values) {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name)
    if (isInput(field) && field.value === '' && field.dataset['secret'] === undefined) field.value = value
  }
}

export function focusFirst(form: HTMLFormElement, errors: Record<string, unknown>) {
  const fields = [...form.elements].filter((element) => isInput(element))
  fields.find((field) => errors[field.name])?.focus()
}
