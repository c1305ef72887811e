import { type RefObject, useEffect, useRef } from 'react'

/** Keeps a field at what the address says, as the same element: a new one would not have the focus. */
export function useAddressed<T extends HTMLInputElement | HTMLSelectElement>(
  value: string | boolean,
): RefObject<T | null> {
  const field = useRef<T>(null)
  useEffect(() => {
    const element = field.current
    if (!element) return
    if (typeof value === 'boolean') {
      if ('checked' in element) element.checked = value
      return
    }
    element.value = value
    if ('options' in element && element.selectedIndex < 0) element.selectedIndex = 0
  }, [value])
  return field
}
